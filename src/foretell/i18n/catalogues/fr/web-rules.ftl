### Les règles sur la page : le jeu en bref, et une recherche

## The game in short

web-primer = Le jeu en bref
web-primer-aim = Le but
web-primer-aim-text = Avant chaque manche, vous annoncez combien de plis vous ferez : seul le compte exact est bon. À la première manche, chacun reçoit une carte, puis une de plus à chaque manche.
web-primer-trick = Le pli
web-primer-trick-text = Chacun joue une carte. Si vous pouvez fournir la couleur demandée, vous le devez. La plus haute carte de cette couleur gagne, et qui remporte le pli entame le suivant.
web-primer-trump = L’atout
web-primer-trump-text = Après la donne, on retourne une carte : sa couleur est l’atout. N’importe quel atout bat toutes les cartes des autres couleurs. À la dernière manche, il ne reste aucune carte à retourner : il n’y a pas d’atout.
web-primer-special = Wizards et Fous
web-primer-special-text = Ils n’ont pas de couleur et se jouent à tout moment. Le premier Wizard d’un pli le gagne. Un Fou ne gagne que si tout le monde joue un Fou : c’est alors le premier.
web-primer-score = Le score
web-primer-score-text = Une annonce tenue rapporte 20 points, plus 10 par pli. Sinon, vous perdez 10 points par pli en trop ou en moins.
web-primer-bid = Annonce
web-primer-taken = Faits
web-primer-points = Points
web-primer-led = entame
web-primer-wins = gagne
web-primer-turned = atout

## A trick to judge

web-primer-quiz = Qui gagne ce pli ?
web-primer-quiz-text = La carte de gauche est l’entame. Touchez la carte qui gagne.
web-primer-trump-is = Atout : { $suit }.
web-primer-no-trump = Sans atout.
web-primer-right = Exact.
web-primer-wrong = Pas tout à fait.
web-primer-why-wizard = Le premier Wizard gagne le pli.
web-primer-why-jesters = Si tout le monde joue un Fou, le premier gagne.
web-primer-why-trump = L’atout le plus haut bat toutes les cartes des autres couleurs.
web-primer-why-after-jester = Un Fou ne demande aucune couleur : c’est la carte suivante qui décide de la couleur à fournir.
web-primer-why-led = La plus haute carte de la couleur demandée gagne, puisque personne n’a joué d’atout.
web-primer-next = Pli suivant
web-primer-quiz-over = Vous en avez trouvé { $right } sur { $tricks }.
web-primer-quiz-again = Encore une fois

## The search

web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ces mots.

## Les règles d’une table

web-rules-cards-rising = de { $first } à { $last } cartes
web-rules-cards = cartes : { $sizes }
web-rules-minutes = environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
web-rules-patience = Si un coup prend plus de { $seconds } secondes, un bot le joue.
web-rules-silence = Au bout de { $seconds } secondes, les autres peuvent faire jouer un bot.
web-rules-undo-free = Jusqu’à la fin de la manche
web-rules-undo-ask = Si tout le monde est d’accord
web-rules-hints = Conseils
web-rules-hints-allowed = Autorisés : le bloc de score marque les manches avec un conseil
web-rules-hints-forbidden = Interdits
web-rules-host = Hôte
web-rules-differs = Ce qui change ici
web-rules-plain = Rien : c’est le jeu classique.
web-rules-whole = Les { $clauses } règles de cette table
