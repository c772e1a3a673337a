### Revoir une partie, et les enregistrements

## A replay

web-replay-title = Partie { $number } de { $code }
web-replay-none = Cette partie n’existe pas, ou n’est pas encore finie.
web-copy-text = Copier le texte court
web-copy-position = Copier la position
web-copied = Copié.
web-not-copied = La copie n’est pas permise ici.
web-fair = Le mélange était honnête. Cette page a recalculé chaque donne, et le tout correspond à l’engagement pris avant la première carte : { $commitment }
web-fair-not = Les cartes ne correspondent pas à l’engagement pris avant la première : { $commitment }
web-replay-of = Partie de { $players }
web-replay-gone = Cette partie n’est plus sur cet appareil.
web-replay-broken-off = Le fichier s’arrête à la manche { $round } : la suite de la partie manque.
web-replay-hands = Mains montrées
web-replay-all-hands = Toutes les mains
web-replay-hand-of = Main : { $who }
web-replay-hand = { $count ->
    [one] Une carte en main : { $who }
   *[other] { $count } cartes en main : { $who }
}
web-replay-card-gone = { $card }, déjà jouée
web-replay-back = En arrière
web-replay-forward = En avant
web-replay-play = Lecture
web-replay-pause = Mettre en pause
web-replay-missed = Prochaine annonce manquée
web-replay-practice = Jouer à partir d’ici
web-replay-rounds = Manches
web-replay-round = Manche { $number }
web-replay-round-missed = Manche { $number } : annonce manquée par { $who }
web-replay-round-made = { $seats ->
    [one] Manche { $number } : annonce tenue
   *[other] Manche { $number } : toutes les annonces tenues
}

table-key-step = un pas en arrière ou en avant
table-key-round = une manche en arrière ou en avant
table-key-ends = au début ou à la fin
    .name = Début Fin
table-key-play = lance et met en pause
    .name = Espace

## Games kept on the device, and records from elsewhere

web-games-solo = Contre des bots
web-games-none = Les parties contre des bots que vous terminez restent ici, sur cet appareil : les { $most } dernières, chacune à revoir.
web-game-result = { $place ->
    [1] Victoire, { $points } points
   *[other] Place { $place } sur { $players }, { $points } points
}
web-game-when = { $date }, avec { $others }
web-coach = Entraîneur
web-my-mistakes = Mes erreurs
web-my-statistics = Mes statistiques
web-practice = entraînement
web-hints = avec conseils
web-open-record = Ouvrir une partie
web-open-record-text = Toute partie dont vous avez gardé l’enregistrement ou le texte court se revoit ici. Choisissez le fichier, déposez-le sur cette page ou collez son texte.
web-choose-file = Choisir un fichier
web-paste-here = Collez le texte ici
web-pasted = Le texte collé
web-fault = { $name } n’est ni l’enregistrement ni le texte court d’une partie.
web-fault-line = { $name } : la ligne { $line } contient une erreur.
web-fault-advice = Enregistrez ou copiez de nouveau la partie là d’où elle vient, sans la modifier. La commande « foretell check » donne toutes les erreurs d’un fichier.
