### foretell puzzles

commands-puzzles = Trouver des problèmes dans des parties entre bots et les écrire dans un fichier, ou continuer un tel fichier.
    .short = trouver des problèmes dans des parties de bots
puzzles-option-out = Fichier à écrire ou à continuer.
puzzles-option-count = Nombre minimal de problèmes dans le fichier (par défaut : 100).
puzzles-finding = Recherche de problèmes
puzzles-found = { $count } problèmes se trouvent dans { $file }.
puzzles-not-puzzles = Ce n’est pas un fichier de problèmes : « { $found } ». Indiquez un autre fichier, ou un fichier qui n’existe pas encore.
