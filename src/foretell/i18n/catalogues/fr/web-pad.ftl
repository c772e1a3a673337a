### Le bloc de score de la page, pour jouer avec de vraies cartes

## A new game

web-pad-names = Qui joue ?
web-pad-clockwise = Saisissez les noms dans le sens horaire.
web-pad-game = Jeu
web-pad-start = Commencer

## A round

web-pad-title = Manche { $round } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} chacun
web-pad-correcting = Correction de la manche { $round } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} chacun
web-pad-round = Cartes
web-pad-round-number = Manche
web-pad-dealer = Donneur
web-pad-bid = Annonce
web-pad-taken = Faits
web-pad-points = Points
web-pad-total = Total
web-pad-bid-of = Annonce : { $name }
web-pad-taken-of = Plis faits : { $name }
web-pad-full = Tout est saisi.
web-pad-sum = { $how ->
    [open] Total annoncé jusqu’ici : { $bids } sur { $tricks }
    [over] Total annoncé : { $bids } sur { $tricks }, soit { $by } de trop
    [under] Total annoncé : { $bids } sur { $tricks }, soit { $by } de moins
   *[even] Total annoncé : { $bids } sur { $tricks }, compte juste
}
web-pad-forbidden = D’après les règles, { $name } ne peut pas annoncer { $bid } : le total fait exactement { $tricks }. Si vous avez joué ainsi, continuez.
web-pad-made = Tenue
web-pad-made-of = Annonce tenue : { $name }
web-pad-all-made = Toutes tenues
web-pad-amiss = Les plis faits sont { $sum } en tout, alors qu’il y en avait { $tricks }.
web-pad-next = Manche suivante
web-pad-finish = Voir le résultat
web-pad-undo = Annuler
web-pad-advice = Conseils pour cette manche
web-pad-edit = Corriger la manche { $round }
web-pad-save = Enregistrer
web-pad-cancel = Laisser tel quel
web-pad-marked = Les totaux marqués * comptent encore la manche { $round } telle qu’elle était. Ils changeront dès que le compte de plis sera juste.
web-pad-legend = Sous chaque total : plis faits / annonce, ou ✓ si l’annonce est tenue. La barre indique le donneur.

## The result

web-pad-result = Le résultat
web-pad-hits = { $hits ->
    [one] { $hits } annonce tenue
   *[other] { $hits } annonces tenues
} sur { $rounds }
web-pad-again = Rejouer avec les mêmes joueurs
web-pad-picture = Partager une image
web-pad-csv = Enregistrer en CSV
web-pad-json = Enregistrer en JSON
web-pad-close = Toutes les parties

## Earlier games

web-pad-evenings = Vos parties
web-pad-unfinished = manche { $round } sur { $rounds }
web-pad-won = { $winners ->
    [one] victoire de { $names } avec { $total }
   *[other] victoire partagée de { $names } avec { $total }
}
web-pad-delete = Supprimer
web-pad-delete-of = Supprimer la partie de { $names }
web-pad-delete-sure = Supprimer cette partie ?
web-pad-keep = Garder
web-pad-overtaken = Cette partie a été modifiée dans un autre onglet : votre dernière saisie n’a pas été prise en compte. Voici où elle en est.
web-pad-gone = Cette partie a été supprimée dans un autre onglet. Vous pouvez encore l’enregistrer dans un fichier.
