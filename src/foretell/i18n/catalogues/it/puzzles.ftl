### foretell puzzles

commands-puzzles = Trova problemi in partite tra bot e li scrive in un file, o continua un file già iniziato.
    .short = trova problemi in partite tra bot
puzzles-option-out = File da scrivere o da continuare.
puzzles-option-count = Numero minimo di problemi nel file (predefinito: 100).
puzzles-finding = Ricerca di problemi
puzzles-found = { $count } problemi si trovano in { $file }.
puzzles-not-puzzles = Questo non è un file di problemi: «{ $found }». Indica un altro file, o uno che non esiste ancora.
