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
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-see-result = Résultat du jour
daily-streak = { $days ->
    [0] Pas de série en cours
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-longest = record : { $days }
daily-next = Prochaine donne dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Face aux niveaux
daily-levels-note = Les points de chaque niveau avec vos cartes, à votre place, contre les mêmes adversaires.
daily-levels-plays = joue…
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
daily-yesterday = Hier
daily-yesterday-result = Votre résultat : { $points }.
daily-yesterday-none = Vous ne l’avez pas jouée. Vous pouvez encore vous entraîner avec ses cartes.
