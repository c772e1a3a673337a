### L’analyse d’une partie

## A game at a glance

web-review-luck = { $luck ->
    [good] { $you ->
        [yes] La chance était de votre côté.
       *[no] La chance était du côté de { $who }.
    }
    [bad] { $you ->
        [yes] La chance était contre vous.
       *[no] La chance était contre { $who }.
    }
   *[even] { $you ->
        [yes] La chance a peu compté.
       *[no] La chance a peu compté pour { $who }.
    }
}
web-review-skill = { $skill ->
    [excellent] D’excellentes décisions : presque aucun point offert.
    [solid] Des décisions solides : peu de points offerts.
    [mixed] { $blunders ->
        [0] La plupart des décisions étaient bonnes, mais les erreurs se sont accumulées.
        [one] La plupart des décisions étaient bonnes, mais une gaffe a coûté cher.
       *[other] La plupart des décisions étaient bonnes, mais { $blunders } gaffes ont coûté cher.
    }
   *[weak] { $blunders ->
        [0] Bien des décisions ont coûté des points.
        [one] Bien des décisions ont coûté des points ; l’une était une gaffe.
       *[other] Bien des décisions ont coûté des points ; { $blunders } étaient des gaffes.
    }
}
web-review-headline-luck = { $you ->
    [yes] D’où viennent vos points
   *[no] D’où viennent les points de { $who }
}
web-review-accuracy = précision
web-review-count-inaccurate = { $count ->
    [one] 1 imprécision
   *[other] { $count } imprécisions
}
web-review-count-mistake = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
}
web-review-count-blunder = { $count ->
    [one] 1 gaffe
   *[other] { $count } gaffes
}
web-review-average = Moyenne
    .hint = d’une place dans une telle partie
web-review-cards = Cartes
    .hint = celles qui ont été reçues
web-review-others = Les autres
    .hint = ce que leurs décisions ont apporté
web-review-hidden = Cartes cachées
    .hint = ce que personne ne pouvait savoir
web-review-decisions = Décisions
    .hint = ce qu’elles ont coûté
web-review-own = Coups joués
    .hint = avec les cartes telles qu’elles étaient
web-review-points = Points
web-review-sure = À quel point est-ce sûr ?
web-review-step = Parcourir la partie
web-review-back = Retour auprès des autres
web-review-curve = Au-dessus de la moyenne
web-review-curve-played = tel que joué
web-review-curve-best = avec les meilleures décisions
web-review-curve-text = Points au-dessus de la moyenne à la fin : { $points } tel que joué, { $best } avec les meilleures décisions. Les chiffres de chaque manche sont dans le tableau ci-dessous.
web-review-curve-text-luck = Points au-dessus de la moyenne à la fin : { $points }. Les chiffres de chaque manche sont dans le tableau ci-dessous.
web-review-figures = Manche par manche
web-review-well = Ce qui a bien marché
web-review-well-find = La meilleure trouvaille : le choix suivant valait { $points } points de moins.
web-review-well-odds = Contre toute attente : l’annonce avait { $chance } de chances, et elle a été tenue.
web-review-well-rescue = Sauvetage : il ne restait que { $chance } de chances, et l’annonce a été tenue.
web-review-well-sound = { $count } décisions sur { $total } n’ont rien coûté de notable.
web-review-moments = Les moments les plus coûteux
web-review-moments-none = Aucune décision n’a coûté assez pour être signalée.
web-review-moments-wait = Aucun pour l’instant.
web-review-moments-all = Afficher les { $count }
web-review-thresholds = Ce qui compte comme erreur
web-review-thresholds-text = Une décision qui a certainement perdu au moins ce nombre de points compte comme
web-review-threshold-inaccurate = imprécision
web-review-threshold-mistake = erreur
web-review-threshold-blunder = gaffe
web-review-thresholds-refused = Entrez des nombres supérieurs à 0, chacun au moins égal au précédent. D’ici là, les précédents s’appliquent.
web-review-thresholds-reset = Revenir à { $inaccurate }, { $mistake } et { $blunder }
web-review-moment-where = { $kind ->
    [bid] Manche { $round }, annonce
    [trump] Manche { $round }, atout
   *[card] Manche { $round }, pli { $trick }
}
web-review-moment-text = { $judgement ->
    [blunder] gaffe
    [mistake] erreur
    [inaccurate] imprécision
   *[none] décision
}, { $chosen } au lieu de { $best }, a coûté { $points } points
web-review-players = Tous les joueurs
web-review-players-hint = Choisissez un joueur pour analyser ses décisions.
web-review-player = Joueur
web-review-you = vous
web-review-no-round = Une partie peut être analysée après sa première manche.
web-review-column-round = Manche
web-review-column-bid = Annonce
web-review-column-points = Points
web-review-column-cards = Cartes
web-review-column-others = Autres
web-review-column-own = Coups
web-review-column-decisions = Décisions
web-review-column-accuracy = Précision
web-review-column-verdict = Verdict
web-review-bid-taken = { $taken } sur { $bid }
web-review-verdict-made = Annonce tenue, rien de gâché.
web-review-verdict-lucky = Annonce tenue, avec de la chance.
web-review-verdict-bid = L’annonce était mauvaise, le jeu était bon.
web-review-verdict-play = L’annonce était bonne, le jeu l’a perdue.
web-review-verdict-both = Ni l’annonce ni le jeu n’étaient bons.
web-review-verdict-cards = L’annonce et le jeu étaient bons, les cartes étaient mal placées.

## Its computation

web-review-begins = Chargement du bot le plus fort…
web-review-running = Analyse des décisions : { $done } sur { $total }
web-review-paused = Arrêtée après { $done } décisions sur { $total }
web-review-pause = Arrêter
web-review-resume = Continuer
web-review-again = Réessayer
web-review-unavailable = Le bot le plus fort n’est pas sur cet appareil et n’a pas pu être chargé. Connectez-vous une fois et il y restera.
web-review-broken-off = L’analyse a été interrompue. Ce qui est déjà connu est conservé.

## Its moments

web-review-overview = Vue d’ensemble
web-review-seat = Analyser les décisions de { $who }
web-review-slider = Moment de la partie
web-review-mistake-back = Erreur précédente
web-review-mistake-next = Erreur suivante
web-review-mistakes = { $count ->
    [0] Aucune erreur
    [one] 1 erreur
   *[other] { $count } erreurs
}
web-review-verdict-line = { $judgement ->
    [blunder] Gaffe
    [mistake] Erreur
    [inaccurate] Imprécision
    [best] Meilleur choix
   *[fine] Bien
} : { $you ->
    [yes] { $chosen }
   *[no] { $chosen } ({ $who })
}
web-review-bid = annoncer { $bid }
web-review-round = Manche { $round }
web-review-round-result = { $taken ->
    [one] { $taken } pli
   *[other] { $taken } plis
} pour une annonce de { $bid } : { $points } points.
web-review-decision-best = On ne connaît rien de mieux.
web-review-decision-loss = { $points } ± { $margin } points de moins que le meilleur choix : { $best }.
web-review-values = Ce que valait chaque choix
web-review-tricks = Plis faits dans des parties possibles
web-review-tricks-count = Plis
web-review-tricks-bid = Avec une annonce de { $bid }
web-review-action-bid = Annonce
web-review-action-trump = Atout
web-review-action-card = Carte
web-review-best = meilleur
web-review-chosen = choisi
web-review-hindsight = Après coup
web-review-hindsight-show = Voir l’après-coup
web-review-hindsight-hide = Masquer l’après-coup
web-review-hindsight-note = Points de la manche avec les cartes telles qu’elles étaient vraiment. Personne ne pouvait le savoir.
web-review-why = En faveur de { $best }
web-review-against = Contre { $chosen }

## What if

web-review-watch = Voir comment cela tourne mal
web-review-watch-title = Une partie possible
web-review-watch-note = C’est l’une des { $games } parties possibles, avec des mains compatibles avec ce que vous saviez. Ce n’est pas ce qui s’est passé.
web-review-watch-back = Retour à l’analyse
web-review-what-if = Et si… ?
web-review-what-if-text = Continuez à partir d’ici contre les mêmes joueurs.
web-review-what-if-same = La même donne
web-review-what-if-other = Une autre donne possible
web-review-what-if-end = { $change ->
    [more] { $points } points de plus que dans la partie
    [less] { $points } points de moins que dans la partie
   *[same] Autant de points que dans la partie
}
web-review-what-if-back = Retour à l’analyse
web-review-what-if-on = Continuer à jouer
web-review-ends = La fin de la manche
web-review-ends-deal = Donne
web-review-ends-original = Dans la partie
web-review-ends-same = La même donne
web-review-ends-other = Une autre donne

table-key-mistakes = erreur suivante ou précédente
