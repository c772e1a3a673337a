### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell : le jeu de cartes Wizard, avec toutes ses règles et ses variantes. Annoncez combien de plis vous ferez, et faites-en exactement autant.

commands-play = Jouer une partie ici, dans le terminal, contre des bots. Les règles habituelles s’appliquent, sauf options contraires ; chaque coup est aussitôt enregistré, et la partie peut être reprise plus tard. Pendant la partie, { $help } affiche l’aide.
    .short = jouer une partie contre des bots
commands-simulate = Faire jouer aux bots des parties entières et écrire les enregistrements dans un fichier. La même graine et les mêmes options donnent les mêmes parties.
    .short = faire jouer des bots et enregistrer les parties
commands-check = Vérifier des fichiers de parties, en enregistrement ou en texte court : le format et toutes les règles. Chaque faute est une ligne FICHIER:LIGNE: quoi (article). Le code de sortie est 0 si tout est conforme, 1 s’il y a des fautes, 2 si un fichier ne peut pas être lu.
    .short = chercher des fautes dans des parties
commands-show = Afficher des parties manche par manche : toutes les mains, les annonces, les plis et le bloc de score ; ou les écrire sous une autre forme.
    .short = afficher des parties manche par manche
commands-rules = Afficher les règles d’une table : uniquement celles que ses options mettent en jeu.
    .short = afficher les règles d’une table
commands-completion = Écrire un script grâce auquel le shell complète commandes, options, variantes, bots et fichiers. bash : source <(foretell completion bash) dans ~/.bashrc ; zsh : source <(foretell completion zsh) dans ~/.zshrc ; fish : foretell completion fish > ~/.config/fish/completions/foretell.fish
    .short = compléter les commandes dans votre shell

## Parts of a help page

commands-usage = Usage :
commands-usage-command = COMMANDE
commands-usage-options = [OPTIONS…]
commands-group-commands = Les commandes
commands-group-study = Jouer et progresser
commands-group-measure = Mesurer et héberger
commands-group-examples = Exemples
commands-more-options = { $count } autres options de la partie : { $command }
commands-group-arguments = Les fichiers
commands-group-game = Le jeu
commands-group-table = La table
commands-group-record = L’enregistrement
commands-group-what = La tâche
commands-group-screen = L’écran
commands-group-other = Autres options

## What stands for a value

commands-value-number = N
commands-value-seconds = SECONDES
commands-value-dealer = draw|PLACE
commands-value-sizes = CARTES
commands-value-preset = VARIANTE
commands-value-clause = ARTICLE
commands-value-file = FICHIER
commands-value-bots = BOT[,BOT…]
commands-value-hex = HEX
commands-value-name = NOM

## The options of a game

commands-option-preset = Règles toutes prêtes : { $presets }. Les options données à part l’emportent ; la variante fixe aussi les valeurs imprimées et la langue.
commands-option-players = Nombre de joueurs, de 2 à 6 (par défaut : 4).
commands-option-deal = Un seul jeu pour tous, ou chacun sa couleur (à 3 ou 4).
commands-option-bidding = Moment où les annonces sont connues : aussitôt, ou quand tous ont annoncé, ou après la manche ; à deux, elles sont toujours secrètes.
commands-option-even-bid = Si les annonces peuvent tomber juste : toujours, pas quand le dernier à annoncer est seul en tête, ou jamais.
commands-option-even-bid-from = Le plus petit nombre de cartes en main avec lequel --even-bid limite la dernière annonce.
commands-option-winning-wizard = Le Wizard qui fait le pli s’il y en a plusieurs : le premier ou le dernier.
commands-option-clairvoyance = Avant d’annoncer, voir toutes les mains sauf la sienne.
commands-option-clairvoyant-rounds = Manches avec la clairvoyance : toutes, ou seulement la première.
commands-option-follow-after-wizard = Quand un Wizard ouvre le pli, fournir la couleur de la première carte numérotée.
commands-option-first-dealer = Premier donneur : tiré au sort, ou une place à partir de 0 (dans play, 0 est la vôtre).
commands-option-hand-sizes = Cartes par manche : 1,3,5 ou des suites comme 1-10 ou 15-1.
commands-option-edition = Couleurs des cartes à jouer, ou peuples et couleurs.

## Other options

commands-option-lang = Langue (par défaut : celle du système).
commands-option-plain = Écrire ligne par ligne, sans colonnes ni couleurs, pour les lecteurs d’écran.
commands-option-pace = Secondes d’attente avant d’afficher ce que fait un autre joueur (par défaut : 0.4 ; 0 avec --plain).
commands-option-auto = Jouer d’office la carte quand une seule est permise.
commands-option-faces = Valeurs imprimées sur les cartes : 2 à 10, J, Q, K, A, ou 1 à 13.
commands-option-opponents = Bots des autres places, à tour de rôle : { $bots } (par défaut : steady).
commands-option-bots = Bots des places, à tour de rôle : { $bots } (par défaut : steady).
commands-option-names = Votre nom. À répéter pour chaque personne qui joue à ce terminal, de 2 à 6 : chacune ne voit que sa main.
commands-option-seed = Graine dont viennent toutes les cartes (par défaut : une nouvelle).
commands-option-record = Enregistrer la partie dans ce nouveau fichier (par défaut : dans votre dossier d’état).
commands-option-resume = Reprendre la partie de ce fichier. Un enregistrement continue dans le même fichier ; un texte court reste tel quel, et la partie est enregistrée dans votre dossier d’état.
commands-option-out = Fichier à écrire : des enregistrements ou, si le nom se termine par .parquet, un tableau ; - pour la sortie standard.
commands-option-games = Nombre de parties (par défaut : 1).
commands-option-rows = Lignes d’un tableau Parquet : decisions (décisions), rounds (manches, une ligne par place) ou games (parties ; par défaut : decisions).
commands-option-jobs = Nombre de processus (par défaut et au plus : un par cœur). Le fichier est le même quel que soit ce nombre.
commands-jobs-reduced = --jobs { $jobs } dépasse le nombre de cœurs de cette machine : { $cores } à la fois.
commands-option-force = Écraser le fichier s’il existe.
commands-option-game = Seulement la partie qui porte ce numéro dans le fichier.
commands-option-round = Seulement cette manche.
commands-option-as = Écrire plutôt sous cette forme : record (fait d’un texte court un enregistrement), text (fait d’un enregistrement un texte court) ou positions (une ligne par décision, comme foretell advise --position la lit).
commands-option-fair = Vérifier aussi le mélange honnête : toutes les donnes doivent découler de l’engagement pris avant la partie et des nonces. Un enregistrement sans engagement est une faute.
commands-option-complete = Signaler comme fautes les parties interrompues.
commands-option-json-rules = En JSON : le titre, les options, et chaque article avec son chapitre, son titre et son texte.
commands-option-json-check = En JSON, un objet par ligne : chaque faute avec fichier, ligne, code, données, article et phrase ; la dernière ligne donne le bilan.
commands-option-json-show = En JSON, un objet par partie : l’en-tête et chaque manche avec mains, annonces, plis et points.
commands-option-commitment = Engagement que vous avez noté avant la partie ; celui de l’enregistrement doit être le même. Avec --fair ou à sa place.
commands-option-version = Afficher la version.
commands-option-help = Afficher cette page.
commands-argument-files = Fichiers de parties, en enregistrement ou en texte court ; - pour l’entrée standard.
commands-argument-record = Fichier de parties, en enregistrement ou en texte court ; - pour l’entrée standard.
commands-argument-part = Seulement cet article ou ce chapitre, par exemple 7.3 ou 7 (par défaut : tout).
commands-argument-shell = Le shell qui lit le script.

## What commands say

commands-checked = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $broken-off ->
    [0] { "" }
    [one] {" "}({ $broken-off } interrompue)
   *[other] {" "}({ $broken-off } interrompues)
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} : { $faults ->
    [0] tout est conforme aux règles
    [one] 1 faute
   *[other] { $faults } fautes
}
commands-fair = { $id } : le mélange respecte l’engagement { $commitment }, { $noted ->
    [yes] celui que vous avez noté
   *[no] à comparer avec celui qui a été montré avant la partie
} ; { $givers ->
    [none] personne n’a donné de nonce
   *[other] nonces donnés par { $givers }
} ; { $deals ->
    [0] rien n’a encore été distribué
    [1] la seule donne en découle
   *[other] les { $deals } donnes en découlent
}.
commands-simulated = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
} dans { $file }, graine { $seed }
commands-playing = Parties en cours

## What is wrong with a command line

commands-unknown-command = Il n’y a pas de commande « { $command } ». { $close ->
    [none] Les commandes sont : { $known }.
   *[other] Vouliez-vous dire { $close } ?
}
commands-unknown-flag = { $command } n’a pas d’option { $flag }. { $close ->
    [none] Voyez { $command } --help.
   *[other] Vouliez-vous dire { $close } ?
}
commands-needs-value = Il manque une valeur après { $flag }.
commands-takes-no-value = { $flag } ne prend pas de valeur.
commands-missing = Il manque { $what } à { $command }. Voyez { $command } --help.
commands-too-much = { $command } n’attend pas « { $extra } ». Voyez { $command } --help.
commands-misused = Impossible : { $what }
commands-not-a-number = { $flag } demande un nombre entier, au moins { $least }, pas « { $value } ».
commands-number-too-large = { $flag } demande un nombre jusqu’à { $most }, pas { $value }.
commands-not-among = { $flag ->
    [none] « { $value } » n’est pas parmi les choix
   *[other] { $flag } ne peut pas valoir « { $value } »
}. Choisissez parmi : { $known }.
commands-too-many-bots = { $seats ->
    [0] Toutes les places sont prises par des personnes : retirez --bots ou augmentez --players.
   *[other] { $given } bots pour { $seats } places, c’est trop : nommez-en un pour toutes, ou un pour chacune.
}
commands-too-many-people = { $given } personnes pour { $seats } places, c’est trop : augmentez --players ou donnez moins de noms.
commands-too-few-people = { $tables ->
    [one] Il faut au moins { $least } personnes pour une table
   *[other] Il faut au moins { $least } personnes pour { $tables } tables, trois à chacune
}, pas { $people } : augmentez --people ou réduisez --tables.
commands-not-with-resume = { $flag } ne va pas avec --resume : l’enregistrement le fixe déjà. Retirez cette option.
commands-not-together = { $flag } ne va pas avec { $other }. Retirez l’une des deux.
commands-record-is-over = Cette partie est terminée et ne peut pas être reprise. Pour la revoir : { $program } show { $file }
commands-file-exists = { $path } existe déjà. { $instead ->
    [resume] Choisissez un autre nom, ou reprenez cette partie : --resume { $path }
    [name] Choisissez un autre nom.
   *[force] Choisissez un autre nom, ou écrasez-le : --force
}
commands-file-trouble = { $path } : { $why ->
    [missing] ce fichier ou ce dossier n’existe pas
    [folder] c’est un dossier, pas un fichier
    [forbidden] vous n’avez pas le droit de le lire ou de l’écrire
    [full] il n’y a plus de place sur le disque
   *[other] { $detail }
}.
commands-no-such-clause = Ces règles n’ont pas d’article { $part }. foretell rules les affiche tous ; ceux d’une variante demandent ses options.
commands-rows-need-parquet = { $flag } choisit les lignes d’un tableau. Indiquez un fichier qui se termine par { $suffix }, ou retirez { $flag }.
commands-games-lost = Le processus qui jouait les parties { $first } à { $last } s’est arrêté de façon inattendue ; la mémoire manque peut-être. Essayez avec moins de --jobs.
commands-not-seconds = { $flag } demande un nombre de secondes de 0 à { $most }, pas « { $value } ».
commands-no-such-part = { $part ->
    [round] Il n’y a pas de manche { $number } : { $there ->
        [0] rien n’a encore été distribué
        [one] la partie n’en a qu’une
       *[other] la partie en a { $there }
    }
   *[game] Il n’y a pas de partie { $number } : { $there ->
        [0] le fichier n’en contient aucune
        [one] le fichier n’en contient qu’une
       *[other] le fichier en contient { $there }
    }
}.
