### Puzzles

puzzles-title = Problèmes
puzzles-missing = Les problèmes n’ont pas pu être chargés. Ils restent sur l’appareil une fois ouverts avec une connexion.
puzzles-rating = Votre cote
puzzles-rating-first = Elle part du milieu et trouve sa place en une vingtaine de problèmes.
puzzles-rating-guess = Encore une estimation : entre { $from } et { $to }
puzzles-rating-between = Très probablement entre { $from } et { $to }
puzzles-answered = { $count ->
    [one] { $count } traité
   *[other] { $count } traités
}
puzzles-right = { $share } de bonnes réponses
puzzles-streak = { $count } de suite
puzzles-begin = Résoudre des problèmes
puzzles-terms = Une seule réponse par problème. Le meilleur coup y vaut toujours au moins 8 points de plus que tout autre.

## Runs

puzzles-runs = Contre la montre et en série
puzzles-run-storm = Tempête
    .short = Le plus possible en trois minutes
    .text = Résolvez le plus de problèmes possible en trois minutes. Une mauvaise réponse coûte dix secondes, et cinq bonnes de suite en rapportent cinq.
    .begin = Lancer le chrono
    .over = Le temps est écoulé
puzzles-run-streak = Série
    .short = De plus en plus dur, jusqu’à la première erreur
    .text = Sans chrono. Chaque problème est plus difficile que le précédent, et la première mauvaise réponse met fin à la série.
    .begin = Commencer
    .over = La série est finie
puzzles-run-terms = Tempêtes et séries ne changent pas votre cote.
puzzles-run-right = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
puzzles-run-solved = { $count ->
    [one] problème résolu
   *[other] problèmes résolus
}
puzzles-run-longest = Plus longue série : { $count }
puzzles-run-missed = Revoir les problèmes manqués
puzzles-run-again = Encore une fois
puzzles-run-result = Voir le résultat
puzzles-run-stop = Quitter
puzzles-best = Votre record : { $count }
puzzles-new-best = Votre nouveau record
puzzles-seconds = { $seconds } s
puzzles-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

## Sets

puzzles-sets = Recueils
puzzles-done = { $done } sur { $all }
puzzles-set-all = Tous les problèmes
puzzles-set-bid = Annoncez avec cette main
puzzles-set-card = Trouvez la carte
puzzles-set-trump = Choisissez l’atout
puzzles-set-zero = Annoncer zéro
puzzles-set-lead = Entamer
puzzles-set-follow = Fournir la couleur
puzzles-set-discard = Se défausser
puzzles-set-wizard = Wizards
puzzles-set-jester = Fous
puzzles-set-last = Les trois dernières cartes
puzzles-set-no-trump = Sans atout
puzzles-set-several = Deux ou trois coups
puzzles-set-hard = Difficiles
puzzles-set-three = À trois
puzzles-set-crowd = À cinq ou six
puzzles-set-over = Vous avez répondu à tous les problèmes de ce recueil.

## A puzzle

puzzles-ask-bid = Quelle annonce est la meilleure ?
puzzles-ask-play = Quelle carte est la meilleure ?
puzzles-ask-choose-trump = Quelle couleur prendre comme atout ?
puzzles-stop = Retour aux recueils
puzzles-why = Explication
puzzles-next = Problème suivant
puzzles-is-right = Exact
puzzles-is-wrong = Pas le meilleur choix
puzzles-against = Contre votre réponse
puzzles-and-now = Et maintenant ? { $question }
puzzles-moves = Coups
puzzles-move = Coup { $place }
puzzles-try-on = Continuer à partir d’ici
puzzles-your-rating = Votre cote : { $rating }
puzzles-interval = (de { $from } à { $to })
puzzles-again-unrated = Vous aviez déjà répondu à ce problème : votre cote ne change pas.
puzzles-difficulty = Problème : { $rating }
puzzles-found-by = Trouvé par : { $bots }.
puzzles-found-none = Aucun niveau ne le trouve.
puzzles-network = le réseau
