### L’entraîneur : vos habitudes au fil des parties, et des exercices

## The habit that costs most

coach-most = L’habitude qui coûte le plus
coach-none = Dès que vous aurez analysé une partie, l’entraîneur commencera à chercher vos habitudes.
coach-wait = { $games ->
    [one] Encore { $games } partie et je pourrai le dire.
   *[other] Encore { $games } parties et je pourrai le dire.
}
coach-open = Rien ne ressort encore.
coach-fine = Aucune habitude ne vous coûte cher.
coach-wait-text = { $games ->
    [one] J’ai vu { $games } partie analysée : trop peu pour distinguer une habitude du hasard.
   *[other] J’ai vu { $games } parties analysées : trop peu pour distinguer une habitude du hasard.
}
coach-open-text = { $games ->
    [one] Dans { $games } partie analysée, vous perdez des points ici et là ; aucune sorte de décision ne ressort au-delà du hasard.
   *[other] Dans { $games } parties analysées, vous perdez des points ici et là ; aucune sorte de décision ne ressort au-delà du hasard.
}
coach-fine-text = { $games ->
    [one] Dans { $games } partie analysée, aucune sorte de décision ne vous coûte un demi-point au-delà du hasard.
   *[other] Dans { $games } parties analysées, aucune sorte de décision ne vous coûte un demi-point par partie au-delà du hasard.
}
coach-unreviewed = { $games ->
    [one] { $games } partie terminée n’est pas encore analysée. Je ne vois que les parties analysées.
   *[other] { $games } parties terminées ne sont pas encore analysées. Je ne vois que les parties analysées.
}
coach-when = { $band ->
    [b12] { $place ->
        [first] Avec 1 ou 2 cartes et en annonçant en premier,
        [between] Avec 1 ou 2 cartes et en annonçant au milieu,
        [last] Avec 1 ou 2 cartes et en annonçant en dernier,
        [unseen] Avec 1 ou 2 cartes et des annonces cachées,
       *[any] Avec 1 ou 2 cartes,
    }
    [b35] { $place ->
        [first] Avec 3 à 5 cartes et en annonçant en premier,
        [between] Avec 3 à 5 cartes et en annonçant au milieu,
        [last] Avec 3 à 5 cartes et en annonçant en dernier,
        [unseen] Avec 3 à 5 cartes et des annonces cachées,
       *[any] Avec 3 à 5 cartes,
    }
    [b68] { $place ->
        [first] Avec 6 à 8 cartes et en annonçant en premier,
        [between] Avec 6 à 8 cartes et en annonçant au milieu,
        [last] Avec 6 à 8 cartes et en annonçant en dernier,
        [unseen] Avec 6 à 8 cartes et des annonces cachées,
       *[any] Avec 6 à 8 cartes,
    }
    [b9] { $place ->
        [first] Avec 9 cartes ou plus et en annonçant en premier,
        [between] Avec 9 cartes ou plus et en annonçant au milieu,
        [last] Avec 9 cartes ou plus et en annonçant en dernier,
        [unseen] Avec 9 cartes ou plus et des annonces cachées,
       *[any] Avec 9 cartes ou plus,
    }
   *[any] { $place ->
        [first] En annonçant en premier,
        [between] En annonçant au milieu,
        [last] En annonçant en dernier,
        [unseen] Quand les annonces sont cachées,
       *[any] Dans l’ensemble,
    }
}
coach-habit-bid = { $side ->
    [high] { $when } vous annoncez { $tricks } de trop : { $points } points par partie.
    [low] { $when } vous annoncez { $tricks } de moins qu’il ne faut : { $points } points par partie.
   *[even] { $when } vos annonces se trompent dans les deux sens : { $points } points par partie.
}
coach-habit-trump = Choisir l’atout vous coûte { $points } points par partie.
coach-habit-lead = Entamer vous coûte { $points } points par partie.
coach-habit-follow = Fournir quand il vous faut encore des plis vous coûte { $points } points par partie.
coach-habit-duck = Perdre les plis dont vous ne voulez pas vous coûte { $points } points par partie.
coach-habit-discard = Défausser sans la couleur demandée vous coûte { $points } points par partie.
coach-habit-ending = La fin des manches vous coûte { $points } points par partie.
coach-habit-even = Jouer quand le compte est juste vous coûte { $points } points par partie.
coach-seen = { $games ->
    [one] { $cases } décisions dans { $games } partie
   *[other] { $cases } décisions dans { $games } parties
}
coach-between = très probablement de { $low } à { $high } points par partie
coach-drill = Cinq donnes pour s’y exercer
coach-drill-on = { $deals ->
    [one] Continuer : encore { $deals } donne
   *[other] Continuer : encore { $deals } donnes
}

## The figures

coach-bids = Vos annonces
coach-cards = Atout et cartes
coach-matrix = Cartes et tour ensemble
coach-kind = Décision
coach-bias = De trop
coach-loss = Chaque fois
coach-game = Par partie
coach-trend = Récent
coach-note = Points perdus et, en dessous, l’intervalle à 95 %, qui contient très probablement le vrai chiffre. « Récent » est la seconde moitié de vos parties moins la première. Les chiffres gris viennent de moins de dix décisions.
coach-matrix-note = Plis annoncés au-dessus (+) ou au-dessous (−) de la meilleure annonce connue.
coach-cases = { $cases ->
    [one] { $cases } décision
   *[other] { $cases } décisions
}
coach-n = n = { $cases }
coach-range = de { $low } à { $high }
coach-better = { $points } de moins, mieux
coach-worse = { $points } de plus, moins bien
coach-level = pas de changement net
coach-kind-all = Toutes
coach-of-bids = Annonces : { $kind }
coach-kind-b12 = 1 ou 2 cartes
coach-kind-b35 = 3–5 cartes
coach-kind-b68 = 6–8 cartes
coach-kind-b9 = 9 ou plus
coach-kind-first = En premier
coach-kind-between = Au milieu
coach-kind-last = En dernier
coach-kind-unseen = Cachées
coach-kind-trump = Choix de l’atout
coach-kind-lead = Entamer
coach-kind-follow = Fournir
    .hint = il faut des plis
coach-kind-duck = Laisser passer
    .hint = le pli est à perdre
coach-kind-discard = Défausser
    .hint = sans la couleur
coach-kind-ending = Fin de manche
    .hint = trois plis à jouer
coach-kind-even = Compte juste
    .hint = toutes les cartes de ces manches
coach-column-first = Premier
coach-column-between = Milieu
coach-column-last = Dernier
coach-column-unseen = Cachées

## Drills

coach-outcomes = Ce qu’elle est devenue
coach-outcome-score = { $right } sur { $deals } donnes justes, { $date }
coach-before = avant
coach-since = depuis
coach-outcome-unknown = { $cases ->
    [0] Aucune partie depuis. Revenez après quelques-unes.
    [one] Seulement { $cases } décision depuis : trop peu pour le dire.
   *[other] { $cases } décisions depuis : pas assez pour le dire.
}
coach-outcome-unclear = { $when ->
    [month] Après un mois : pas de changement au-delà du hasard.
   *[early] Pour l’instant, pas de changement au-delà du hasard.
}
coach-outcome-better = { $when ->
    [month] Après un mois, elle vous coûte { $points } points de moins chaque fois.
   *[early] Pour l’instant, elle vous coûte { $points } points de moins chaque fois.
}
coach-outcome-worse = { $when ->
    [month] Après un mois, elle vous coûte { $points } points de plus chaque fois.
   *[early] Pour l’instant, elle vous coûte { $points } points de plus chaque fois.
}
coach-outcome-bias = Annonces : { $before } avant, { $since } depuis
coach-deal = Donne { $deal } sur { $deals }
coach-ask-bid = Combien annoncez-vous ?
coach-ask-trump = Quel atout ?
coach-ask-card = Quelle carte ?
coach-stop = Arrêter
coach-why = Pourquoi ?
coach-next = Donne suivante
coach-result = Résultat
coach-right = Bien
coach-wrong = Coûte { $points }
coach-right-text = Aussi bien que le meilleur choix.
coach-wrong-text = { $points } points de moins que le meilleur choix.
coach-against = Contre votre choix
coach-play-on = Continuer à jouer
coach-then = Jouez la manche jusqu’au bout, ou passez à la donne suivante.
coach-deals-missing = Impossible de distribuer : les bots ne sont pas encore disponibles hors ligne.
coach-waits = On distribue…
coach-over = { $right ->
    [0] Aucune juste sur { $deals }
    [one] { $right } juste sur { $deals }
   *[other] { $right } justes sur { $deals }
}
coach-over-lost = { $points } points perdus
coach-over-text = Jouez maintenant comme d’habitude. Dans un mois, je comparerai vos nouvelles parties à celles d’avant.
coach-back = Retour à l’entraîneur
