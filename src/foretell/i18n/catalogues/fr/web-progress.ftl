### Ses propres erreurs et statistiques

## Mistakes

web-mistakes-due = { $count ->
    [0] Rien n’est à revoir
    [one] { $count } erreur à revoir
   *[other] { $count } erreurs à revoir
}
web-mistakes-none = Dès que vous aurez analysé une partie, ses erreurs seront réunies ici pour être résolues à nouveau.
web-mistakes-text = { $count ->
    [one] Vos parties analysées comptent { $count } erreur. Une fois résolue, elle revient après un moment.
   *[other] Vos parties analysées comptent { $count } erreurs. Celles que vous résolvez reviennent après un moment, de moins en moins souvent.
}
web-mistakes-kinds = Sortes de décisions
web-mistakes-bid = Annonces
web-mistakes-trump = Choix de l’atout
web-mistakes-lead = Entames
web-mistakes-discard = Autres cartes
web-mistakes-ending = Fin de manche
web-mistakes-solve = Résoudre
web-mistakes-solve-again = Résoudre quand même
web-mistakes-place = { $place } sur { $count }
web-mistakes-ask = Quel est le meilleur choix ?
web-mistakes-skip = Passer
web-mistakes-end = Terminer
web-mistakes-right = Juste
web-mistakes-wrong = Pas le meilleur choix
web-mistakes-right-text = { $chosen } : aussi bien que le meilleur choix.
web-mistakes-wrong-text = { $chosen } n’est pas le meilleur choix ici. Mieux : { $best }.
web-mistakes-then = Dans la partie : { $chosen }
web-mistakes-next = Suivante

## Statistics

web-stats-none = Vos statistiques commencent avec la première partie que vous terminez ici.
web-stats-games = Parties
web-stats-won = Gagnées
web-stats-exact = Annonces tenues
web-stats-points = Points par manche
web-stats-accuracy = Précision
web-stats-form = Points avec et sans la chance
web-stats-form-none = Analysez une partie pour voir ce que la chance a fait de vos points.
web-stats-form-above = au-dessus de la moyenne, par manche
web-stats-form-decisions = sans la chance : ce que coûtent les décisions
web-stats-form-text = { $games ->
    [one] Points par manche dans { $games } partie analysée. Les chiffres sont dans le tableau ci-dessous.
   *[other] Points par manche dans { $games } parties analysées. Les chiffres sont dans le tableau ci-dessous.
}
web-stats-form-table = Partie par partie
web-stats-date = Date
web-stats-bias = Dans quel sens vous vous trompez
web-stats-bias-text = { $side ->
    [high] En moyenne, vous annoncez { $tricks } plis de plus que vous n’en faites.
    [low] En moyenne, vous annoncez { $tricks } plis de moins que vous n’en faites.
   *[even] En moyenne, vous faites autant de plis que vous en annoncez.
}
web-stats-bias-best = { $side ->
    [high] Comparées aux meilleures annonces connues, les vôtres sont trop hautes de { $tricks }.
    [low] Comparées aux meilleures annonces connues, les vôtres sont trop basses de { $tricks }.
   *[even] Comparées aux meilleures annonces connues, les vôtres ne penchent d’aucun côté.
}
web-stats-bias-low = trop basses { $share }
web-stats-bias-exact = justes { $share }
web-stats-bias-high = trop hautes { $share }
web-stats-size = Par nombre de cartes
web-stats-bid = Par annonce
web-stats-order = Par tour d’annonce
web-stats-column-size = Cartes
web-stats-column-bid = Annonce
web-stats-column-order = Tour
web-stats-column-rounds = Manches
web-stats-range = { $low }–{ $high }
web-stats-note = Les petits chiffres sont des intervalles à 95 %, qui contiennent très probablement le vrai chiffre. Les chiffres gris viennent de moins de dix manches.
web-stats-rivals = Contre les autres
web-stats-ahead = Devant
web-stats-lead = Points d’avance
