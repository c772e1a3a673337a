### Les bots : la commande qui en donne la liste et les compile

commands-bots = Donner la liste des bots : ce que fait chacun, et si son code est compilé pour cet ordinateur. Chaque bot décide aussitôt ; le code compilé prend les mêmes décisions plus vite.
    .short = donner la liste des bots, ou les compiler

bots-option-compile = Compiler d’abord ces bots pour cet ordinateur, en une demi-minute au plus chacun : { $bots }.
bots-option-json = Écrire les noms et les états en une ligne de JSON.

bots-about-random = joue n’importe quel coup permis
bots-about-steady = un joueur solide, qui se règle sur la valeur de sa main
bots-about-searcher = essaie chaque coup dans 1 000 parties possibles
bots-about-yardstick = essaie chaque coup dans 100 parties possibles
bots-about-learned = un réseau de neurones, sans recherche
bots-about-strongest = une recherche guidée par des réseaux : le bot le plus fort
bots-about-beginner = un niveau pour les humains : le plus facile
bots-about-casual = un niveau pour les humains : quelques soirées de pratique
bots-about-seasoned = un niveau pour les humains : beaucoup de soirées de pratique
bots-about-expert = un niveau pour les humains : calcule à l’avance
bots-about-master = un niveau pour les humains : le bot le plus fort
bots-about-other = d’un autre paquet

bots-ready = prêt
bots-compiled = compilé
bots-uncompiled = non compilé
bots-unusable = ne peut pas fonctionner ici

bots-line = { $bot } : { $about } ({ $state })
bots-compiling = Compilation de { $bot }.
bots-note = Un bot non compilé décide aussitôt, lui aussi, mais met environ deux fois plus de temps dans une partie. Pour en compiler un : { $command }
