### Les bots face à face : les commandes, leurs tableaux, l’image, et ce qui est impossible

commands-tournament = Faire jouer aux bots les mêmes donnes dans toutes les dispositions des places, et dire qui joue le mieux et avec quelle certitude : un bot parmi des copies d’un autre (--alone, --others), ou tous les bots d’un groupe (--pool). La même graine et les mêmes options donnent les mêmes parties.
    .short = comparer des bots entre eux
commands-rate = Classer les bots d’après leurs résultats dans des tournois aux mêmes options, que --resume a gardés dans des fichiers.
    .short = classer des bots d’après leurs tournois
commands-value-bot = BOT

arena-option-alone = Bot seul parmi les autres : { $bots }.
arena-option-others = Bot de toutes les autres places.
arena-option-pool = Bots qui jouent tous les uns contre les autres.
arena-option-tables = Tables d’un groupe : mélangées, chaque bot seul parmi des copies de chaque autre, ou les deux (par défaut : les deux).
arena-option-estimate = Façon d’estimer l’avance avec --alone : plain, telle quelle, ou control, sans la chance des décisions (par défaut : plain).
arena-option-deals = Nombre de donnes (par défaut : 100).
arena-option-seed = Graine dont viennent toutes les donnes (par défaut : celle du fichier à continuer, sinon une nouvelle).
arena-option-jobs = Nombre de parties à la fois (par défaut et au plus : le nombre de cœurs).
arena-option-ray = Jouer sur la grappe Ray à cette adresse : auto, HÔTE:PORT ou ray://HÔTE:PORT.
arena-option-resume = Garder chaque partie dans ce fichier, et continuer après celles qui y sont déjà.
arena-option-plot = Dessiner aussi une image (PNG) dans ce fichier.
arena-option-force = Écraser l’image si elle existe.
arena-option-json = Donner tous les chiffres en une ligne de JSON, sans rien d’autre.
arena-option-json-ratings = Donner les cotes en une ligne de JSON, sans rien d’autre.
arena-argument-results = Fichiers de résultats.

arena-title = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} à { $players } joueurs, { $games } parties, graine { $seed }
arena-rated = Parties à { $players } joueurs
arena-torn = La dernière ligne de { $path } était incomplète ; sa partie est rejouée.
arena-interrupted = Interrompu : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} sur { $total }. Les chiffres portent sur les donnes complètes.
arena-kept = Les parties sont enregistrées dans { $path } ; la même commande continue le tournoi.
arena-drawn = Image écrite dans { $path }

## The tables

arena-among = { $alone } parmi { $others }
arena-among-others = parmi { $others }
arena-mixed = Tables mélangées
arena-alone = Chaque bot seul parmi des copies d’un autre
arena-note = Par manche, par partie : points. Avance : points par manche de plus que les autres à la table. Tenues : manches où l’on fait autant de plis qu’annoncé. Gagnées : parties, les victoires partagées comptant pour leur part. 1er, 2e, etc. : parties finies à ce rang, %. Temps : d’une décision, et celui que 99 sur 100 ne dépassent pas. ± est la moitié d’un intervalle à 95 %.
arena-alone-note = Chiffres du bot qui est seul. Avance : points par manche de plus que les autres à la table. ± est la moitié d’un intervalle à 95 %.
arena-column-round = par manche
arena-column-lead = avance
arena-column-exact = tenues, %
arena-column-won = gagnées, %
arena-column-place = rang
arena-column-game = par partie
arena-column-nth = { $place ->
    [1] 1er
   *[other] { $place }e
}
arena-column-time = temps, ms
arena-column-slow = 99 %
arena-figures-told = { $bot } : { $round } points par manche, { $game } par partie ; avance de { $lead } points par manche ; { $exact } des annonces tenues, { $won } des parties gagnées, rang moyen { $place } ({ $places }) ; { $time } ms par décision, 99 sur 100 en { $slow } ms.
arena-place-told = { $place } : { $share } %

## Ratings

arena-ratings = Cotes
arena-ratings-note = 1500 est la moyenne de ces bots ; 400 points de plus valent dix contre un. Victoires : part des parties qu’un bot devrait gagner parmi d’autres tirés de ce groupe. Les intervalles et ± sont à 95 %.
arena-column-rating = cote
arena-column-range = intervalle
arena-column-expected = victoires, %
arena-column-games = parties
arena-rating-told = { $bot } : cote { $rating }, intervalle { $range } ; devrait gagner { $won } des parties.

## The picture

arena-picture = Points par manche
arena-picture-alone = seul
arena-picture-others = les autres
arena-axis-points = points par manche, avec des intervalles à 95 %

## What cannot be done

arena-which-bots = Nommez un bot avec --alone et les autres avec --others, ou tous avec --pool.
arena-too-few-bots = Il faut au moins { $least } bots pour les comparer, pas { $given }.
arena-named-twice = { $bot } est deux fois dans le groupe. Nommez-le une seule fois.
arena-bot-failed = { $bot } a échoué à la donne { $deal }, à la place { $seat } de { $bots } : « { $what } ». Pour revoir la partie : foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out FICHIER, avec les mêmes options.
arena-worker-lost = Le processus qui jouait la donne { $deal } avec { $bots } s’est arrêté sans explication ; peut-être a-t-il manqué de mémoire.
arena-other-match = { $path } contient les résultats d’un autre tournoi. Ceci diffère : { $differing }. Choisissez un autre fichier.
arena-no-results = { $path }, ligne { $line } : ce n’est pas le résultat d’un tournoi.
arena-nothing-to-rate = Aucune donne n’a encore été jouée dans toutes les dispositions des places.
arena-other-options = On ne peut classer ensemble que des parties aux mêmes options. Ceci diffère : { $options }.
arena-no-control = --estimate control ne vaut que pour un bot seul (--alone) parmi des copies de l’un de ceux-ci (--others) : { $known }, sans --deal one_suit ni --clairvoyance. Changez ces options ou retirez --estimate control.
arena-never-met = Jamais à la même table : { $some } d’un côté, { $others } de l’autre. On ne peut donc pas les comparer.
arena-games-differ = La donne { $deal } de la graine { $seed } avec { $bots } figure deux fois et s’est jouée de deux façons : l’un de ces bots a changé entre-temps.
arena-no-ray = Une grappe Ray a besoin de Ray, qui n’est pas installé. Pour l’installer : { $install }
arena-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $reason }
arena-cluster-failed = La grappe Ray n’a pas pu jouer la donne { $deal } avec { $bots } : { $reason }
