### foretell puzzles

commands-puzzles = Buscar problemas en partidas entre bots y escribirlos en un archivo, o continuar uno ya empezado.
    .short = busca problemas en partidas de bots
puzzles-option-out = Archivo que escribir o continuar.
puzzles-option-count = Número mínimo de problemas en el archivo (por defecto: 100).
puzzles-finding = Buscando problemas
puzzles-found = Hay { $count } problemas en { $file }.
puzzles-not-puzzles = Esto no es un archivo de problemas: «{ $found }». Indica otro archivo, o uno que aún no exista.
