### The review of a game, in the terminal and as a page

commands-review = Analyser une partie enregistrée : ce que valait chaque décision, lesquelles ont coûté le plus et pourquoi, et quels points tenaient à la chance. Il faut jusqu’à une demi-minute par joueur ; la même partie donne toujours la même analyse.
    .short = analyser les décisions et la chance d’une partie

commands-value-points = POINTS

review-option-game = Numéro de la partie dans le fichier (par défaut : 1).
review-option-seat = Place à analyser, à partir de 0, ou nom d’un joueur ; à répéter pour plusieurs (par défaut : les personnes, ou tous s’il n’y en a pas).
review-option-inaccurate = Perte à partir de laquelle une décision est une imprécision (par défaut : 2).
review-option-mistake = Perte à partir de laquelle une décision est une erreur (par défaut : 5).
review-option-blunder = Perte à partir de laquelle une décision est une gaffe (par défaut : 10).
review-option-html = Nouveau fichier pour l’analyse, sous forme d’une page qui n’a besoin d’aucun autre.
review-option-json = Écrire l’analyse sous forme d’une ligne de JSON.

## Invalid command lines

review-no-such-seat = La place « { $seat } » n’existe pas. Les places vont de 0 à { $last }, ou sont les joueurs : { $players }.
review-no-round = Aucune manche de cette partie n’a été jouée jusqu’au bout : il n’y a rien à analyser.
review-not-points = { $flag } demande un nombre de points supérieur à 0, pas « { $value } ».
review-thresholds-fall = Les seuils doivent croître : --inaccurate { $inaccurate }, --mistake { $mistake }, --blunder { $blunder }.

## Output

review-reviewing = Analyse
review-written = Analyse écrite dans { $file }
review-page = Analyse de la partie { $id }
review-title = { $who } dans la partie { $id }
review-unfinished = La partie n’est pas finie : ses manches complètes sont analysées.
review-item = { $label } : { $value } ({ $note }).

review-sum = D’où viennent les points
review-points = Points
    .note = dans toutes les manches analysées
review-average = Moyenne
    .note = d’une place dans de telles manches
review-cards = Cartes
    .note = ce que valait la donne
review-others = Autres
    .note = ce qu’ont apporté les actions des autres
review-decisions = Décisions
    .note = perdu par rapport aux meilleures connues
review-hidden = Cartes cachées
    .note = l’effet de cartes que personne ne pouvait voir
review-accuracy = Précision
review-judged = { $inaccurate ->
    [one] { $inaccurate } imprécision
   *[other] { $inaccurate } imprécisions
}, { $mistake ->
    [one] { $mistake } erreur
   *[other] { $mistake } erreurs
}, { $blunder ->
    [one] { $blunder } gaffe
   *[other] { $blunder } gaffes
}
review-lost = Perdu par les annonces : { $bid } points, par l’atout : { $trump }, par les cartes : { $card }.

review-rounds = Manche par manche
review-column-round = Manche
review-column-bid = Annonce
review-column-taken = Plis
review-column-points = Points
review-column-cards = Cartes
review-column-others = Autres
review-column-decisions = Décis.
review-column-hidden = Cachées
review-column-accuracy = Précision
review-round-told = Manche { $number } : annonce { $bid }, plis { $taken }, { $points } points ; cartes { $cards }, autres { $others }, décisions { $decisions }, cartes cachées { $hidden } ; précision { $accuracy }.

review-curve = Points au-dessus de la moyenne
review-curve-played = comme jouée
review-curve-best = avec les meilleures décisions connues
review-curve-told = À la fin : { $played } comme jouée, { $best } avec les meilleures décisions connues.
review-well = Ce qui a bien marché
review-well-where = { $kind ->
    [bid] Manche { $number }, annonce { $taken }
    [trump] Manche { $number }, atout { $taken }
   *[card] Manche { $number }, pli { $trick }, { $taken }
}
review-well-find = { $where } : la meilleure trouvaille. Le choix suivant valait { $points } points de moins.
review-well-odds = { $where } : contre toute attente. L’annonce avait { $chance } de chances, et elle a été tenue.
review-well-rescue = { $where } : un sauvetage. Il ne restait que { $chance } de chances, et l’annonce a été tenue.
review-well-sound = { $count } décisions sur { $total } n’ont rien coûté de notable.

review-moments = Les décisions les plus coûteuses
review-moments-none = Aucune décision ne valait moins que la meilleure connue.
review-others-named = Autres décisions qui ont perdu des points
review-moment-bid = Manche { $number } : annonce { $taken }. Annoncer { $best } vaut { $loss } points de plus.
review-moment-trump = Manche { $number } : atout { $taken }. Atout { $best } vaut { $loss } points de plus.
review-moment-card = Manche { $number }, pli { $trick } : { $taken }. { $best } vaut { $loss } points de plus.
review-judgement = { $judgement ->
    [blunder] Gaffe
    [mistake] Erreur
    [inaccurate] Imprécision
   *[none] Peut-être aucune perte
} : l’annonce est tenue dans { $taken } des parties au lieu de { $best }.
review-values = Ce que valaient les choix
review-tricks = Plis faits dans des parties possibles
review-column-tricks = Plis
review-tricks-bid = Annonce { $bid }
review-tricks-told = Plis faits dans des parties possibles après une annonce de { $bid } : { $shares }.
review-taken = { $action } (choisi)
review-for = Pour { $action } :
review-against = Contre { $action } :
review-column-hindsight = Après coup
review-hindsight-note = Après coup : les points de la manche avec les cartes telles qu’elles étaient, ce que personne ne pouvait savoir.
review-hindsight = Après coup, avec les cartes telles qu’elles étaient : { $taken } a mené à { $points } points, { $best } à { $instead }.
