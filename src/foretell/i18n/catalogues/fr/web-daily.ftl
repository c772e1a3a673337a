### The deal of the day

daily-title = La donne du jour
daily-number = nº { $number }
daily-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
daily-opponents = Contre { $first }, { $second } et { $third } ({ $level })
daily-play = Jouer
daily-terms = Tout le monde reçoit les mêmes cartes. Un seul essai compte, sans conseil et sans annulation.
daily-terms-later = Une donne d’un autre jour : votre résultat est gardé, mais ne compte pas pour votre série.
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-see-result = Résultat du jour
daily-played-on = Jouée plus tard : { $date }. Elle ne compte pas pour votre série.
daily-streak = { $days ->
    [0] Pas de série en cours
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-longest = record : { $days }
daily-at-risk = jouez aujourd’hui pour la garder
daily-next = Prochaine donne dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Face aux niveaux
daily-levels-note = Les points de chaque niveau avec vos cartes, à votre place, contre les mêmes adversaires.
daily-levels-plays = joue…
daily-best = À côté de la meilleure partie
daily-best-outcome = { $outcome ->
    [behind] { $level } a fait { $gap } points de plus que vous avec les mêmes cartes.
    [ahead] Vous avez fait { $gap } points de plus que { $level }, le meilleur des niveaux.
   *[level] Vous avez fait autant de points que { $level }, le meilleur des niveaux.
}
daily-best-total = Au total
daily-people = Face aux autres
daily-people-few = { $people ->
    [one] Votre résultat est le seul pour l’instant. La comparaison commence à cinq.
   *[other] Il n’y a que { $people } résultats pour l’instant. La comparaison commence à cinq.
}
daily-people-standing = Mieux que { $percent } % des { $others } autres : place { $rank } sur { $people }.
daily-people-note = Vos coups ont été envoyés à ce serveur sans votre nom. Il ne garde que les points.
daily-share = Partager
daily-share-title = Foretell, donne du jour nº { $number }
daily-share-points = { $points } points
daily-share-levels = Mieux que { $beaten } niveaux sur { $levels }
daily-share-button = Partager
daily-copy = Copier
daily-copied = Copié.
daily-not-copied = La copie n’est pas permise ici. Sélectionnez le texte ci-dessus.

## Once more, where it does not count

daily-again = La rejouer
daily-practice-note = Pour s’entraîner, avec conseils et annulation. Votre résultat ne change pas.
daily-practise = S’entraîner

## Other days

daily-calendar = Tous les jours
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day = { $state ->
    [played] { $date } : { $points } points
    [later] { $date } : { $points } points, jouée plus tard
    [forgiven] { $date } : manquée et pardonnée
    [today] { $date } : aujourd’hui, pas encore jouée
   *[missed] { $date } : pas jouée
}
daily-sign = { $sign ->
    [made] annonce tenue
    [near] manquée d’un pli
    [later] jouée plus tard
   *[missed] manquée de plus
}
daily-forgiveness = Un jour manqué par semaine, du lundi au dimanche, est pardonné : votre série continue. { $week ->
    [used] Celui de cette semaine est utilisé.
   *[free] Celui de cette semaine est encore disponible.
}
daily-archive = Vous pouvez encore jouer les jours manqués, sans changer votre série.
daily-to-today = La donne d’aujourd’hui
