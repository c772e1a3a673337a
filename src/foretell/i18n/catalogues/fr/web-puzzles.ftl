### Puzzles

puzzles-title = Problèmes
puzzles-missing = Les problèmes n’ont pas pu être chargés. Ils restent sur l’appareil une fois ouverts avec une connexion.
puzzles-rating = Votre cote
puzzles-answered = { $count ->
    [one] { $count } traité
   *[other] { $count } traités
}
puzzles-right = { $share } de bonnes réponses
puzzles-streak = { $count } de suite
puzzles-begin = Résoudre des problèmes
puzzles-terms = Une seule réponse par problème. Le meilleur coup y vaut toujours au moins 8 points de plus que tout autre.

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
puzzles-and-now = Et maintenant ? { $question }
puzzles-moves = Coups
puzzles-move = Coup { $place }
puzzles-try-on = Continuer à partir d’ici
puzzles-your-rating = Votre cote : { $rating }
puzzles-difficulty = Problème : { $rating }
puzzles-found-by = Trouvé par : { $bots }.
puzzles-found-none = Aucun niveau ne le trouve.
puzzles-network = le réseau
