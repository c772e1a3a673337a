### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell : le jeu de cartes Wizard, avec toutes ses règles et ses variantes. Annoncez combien de plis vous ferez, et faites-en exactement autant.

commands-play = Jouez une partie ici, dans le terminal, contre des bots. Les règles ordinaires valent, sauf si les options disent autre chose ; tout ce qui se passe est aussitôt enregistré, et la partie peut être reprise. Pendant la partie, { $help } vous aide.
    .short = jouer une partie contre des bots
commands-simulate = Fait jouer aux bots des parties entières et les écrit dans un fichier. La même graine et les mêmes options donnent les mêmes parties.
    .short = faire jouer des bots et enregistrer les parties
commands-check = Vérifie des enregistrements : le format et toutes les règles. Chaque faute est une ligne FICHIER:LIGNE: quoi (règle). Le code de sortie est 0 si tout est régulier, 1 s’il y a des fautes, 2 si un fichier ne peut pas être lu.
    .short = chercher des fautes dans des enregistrements
commands-show = Montre un enregistrement manche par manche : toutes les mains, les paris, les plis et le bloc de score.
    .short = montrer un enregistrement manche par manche
commands-rules = Afficher les règles d’une table : uniquement celles que ses options mettent en jeu.
    .short = afficher les règles d’une table

## Parts of a help page

commands-usage = Usage :
commands-usage-command = COMMANDE
commands-usage-options = [OPTIONS…]
commands-group-commands = Les commandes
commands-group-arguments = Les fichiers
commands-group-game = Le jeu
commands-group-table = La table
commands-group-record = L’enregistrement
commands-group-what = Que faire
commands-group-screen = L’écran
commands-group-other = Et aussi

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
commands-option-players = Combien de joueurs, de 2 à 6 ; 4 sans cette option.
commands-option-deal = Un seul jeu pour tous, ou une couleur chacun (à 3 ou 4).
commands-option-bidding = Les paris s’entendent aussitôt, ou quand tous ont parié, ou après la manche ; à deux, ils sont toujours secrets.
commands-option-even-bid = Si les paris peuvent tomber juste : toujours, pas quand le dernier à parier est seul en tête, ou jamais.
commands-option-winning-wizard = Lequel de plusieurs Wizards fait le pli.
commands-option-clairvoyance = Avant de parier, voir toutes les mains sauf la sienne.
commands-option-follow-after-wizard = Quand un Wizard ouvre le pli, fournir la couleur de la première carte numérotée.
commands-option-first-dealer = Le premier donneur : tiré au sort, ou une place depuis 0 (dans play, 0 c’est vous).
commands-option-hand-sizes = Cartes par manche : 1,3,5 ou des suites comme 1-10 ou 15-1.
commands-option-edition = Couleurs des cartes à jouer, ou peuples et couleurs.

## Other options

commands-option-lang = La langue ; celle du système sans cette option.
commands-option-plain = Ligne par ligne, sans colonnes ni couleurs, pour lecteurs d’écran.
commands-option-pace = Secondes avant que n’apparaisse ce que fait un autre joueur (par défaut : 0.4 ; 0 avec --plain).
commands-option-auto = Joue sans demander la seule carte permise.
commands-option-faces = Ce que montrent les cartes : 2 à 10, J, Q, K, A, ou 1 à 13.
commands-option-opponents = Les bots des autres places, à tour de rôle : { $bots } ; steady sans cette option.
commands-option-bots = Les bots des places, à tour de rôle : { $bots } ; steady sans cette option.
commands-option-names = Votre nom. Répétez l’option pour chaque personne qui joue à ce terminal, de 2 à 6 : chacune voit sa main seule.
commands-option-seed = La graine dont viennent toutes les cartes ; une nouvelle sans cette option.
commands-option-record = Enregistre la partie dans ce nouveau fichier ; sinon dans votre dossier d’état.
commands-option-resume = Reprend la partie de ce fichier.
commands-option-out = Le fichier à écrire ; - est la sortie standard.
commands-option-games = Combien de parties ; 1 sans cette option.
commands-option-force = Écrase le fichier s’il existe.
commands-option-game = Seulement la partie de ce numéro dans le fichier.
commands-option-round = Seulement cette manche.
commands-option-fair = Vérifie aussi que l’on a mélangé honnêtement : de l’engagement pris avant la partie et des nonces doit découler chaque donne. Un enregistrement qui n’en dit rien est une faute.
commands-option-complete = Signale comme fautes les parties interrompues.
commands-option-json-rules = En JSON : le titre, les options, et chaque article avec son chapitre, son titre et son texte.
commands-option-json-check = En JSON, un objet par ligne : chaque faute avec fichier, ligne, code, données, article et phrase ; la dernière ligne donne le compte.
commands-option-json-show = En JSON, un objet par partie : l’en-tête et chaque manche avec mains, paris, plis et points.
commands-option-commitment = L’engagement que vous avez noté avant la partie ; ce doit être celui de l’enregistrement. Avec --fair ou à sa place.
commands-option-version = Montre la version.
commands-option-help = Montre cette page.
commands-argument-files = Des fichiers d’enregistrements ; - est l’entrée standard.
commands-argument-record = Un fichier d’enregistrements ; - est l’entrée standard.
commands-argument-part = Seulement cet article ou cette partie, par exemple 7.3 ou 7 (par défaut : tout).

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
    [0] tout est régulier
    [one] 1 faute
   *[other] { $faults } fautes
}
commands-fair = { $id } : le mélange tient l’engagement { $commitment }, { $noted ->
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
commands-playing = On joue

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
commands-too-much = { $command } ne sait que faire de « { $extra } ». Voyez { $command } --help.
commands-misused = Cela ne va pas : { $what }
commands-not-a-number = { $flag } demande un nombre entier à partir de { $least }, pas « { $value } ».
commands-not-among = { $flag } ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
commands-too-many-bots = { $seats ->
    [0] Toutes les places sont prises par des personnes : retirez --bots ou augmentez --players.
   *[other] { $given } bots pour { $seats } places, c’est trop : nommez-en un pour toutes, ou un pour chacune.
}
commands-too-many-people = { $given } personnes pour { $seats } places, c’est trop : augmentez --players ou donnez moins de noms.
commands-not-with-resume = { $flag } ne va pas avec --resume : l’enregistrement le dit déjà. Retirez-le.
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
commands-no-such-clause = Ces règles n’ont pas d’article { $part }. foretell rules les montre tous ; ceux des variantes demandent leurs options.
commands-not-seconds = { $flag } demande un nombre de secondes de 0 à { $most }, et non « { $value } ».
commands-no-such-part = { $part ->
    [round] Il n’y a pas de manche { $number } : { $there ->
        [0] rien n’a encore été distribué
        [one] la partie n’en a qu’une
       *[other] la partie en a { $there }
    }
   *[game] Il n’y a pas de partie { $number } : { $there ->
        [one] le fichier n’en contient qu’une
       *[other] le fichier en contient { $there }
    }
}.
