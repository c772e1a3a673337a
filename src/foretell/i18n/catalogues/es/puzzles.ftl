### foretell puzzles

commands-puzzles = Busca problemas en partidas entre bots y los escribe en un archivo, o continúa uno ya empezado.
    .short = busca problemas en partidas de bots
puzzles-option-out = Archivo que escribir o continuar.
puzzles-option-count = Número mínimo de problemas en el archivo (por defecto: 100).
puzzles-finding = Buscando problemas
puzzles-found = Hay { $count } problemas en { $file }.
puzzles-not-puzzles = Esto no es un archivo de problemas: «{ $found }». Indica otro archivo, o uno que aún no exista.
