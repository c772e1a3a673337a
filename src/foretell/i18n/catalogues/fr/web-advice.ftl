### Les conseils de la page, pour jouer avec de vraies cartes

## The start

web-advice-what = Vous jouez avec de vraies cartes ? Indiquez ce que vous voyez, et le bot le plus fort vous dit ce qu’il ferait.
web-advice-size = Cartes par joueur
web-advice-dealer = Qui donne ?
web-advice-names = Noms des autres, si vous voulez
web-advice-position = Ou depuis une position en une ligne
web-advice-position-line = La position
web-advice-position-start = Continuer de là
web-advice-suits = À qui est chaque couleur ?
web-advice-me = Quel joueur êtes-vous ?
# Where a player sits, as a name: with five or six players there are two at each side.
web-advice-place = { $place ->
    [left] Gauche
    [left-two] Gauche 2
    [opposite] En face
    [right-two] Droite 2
    [right] Droite
   *[opponent] Adversaire
}
web-advice-back = Retour à la partie
web-advice-new = Une autre partie

## Questions

web-advice-turned = Quelle carte est retournée ?
web-advice-hand = { $left ->
    [one] Votre main : encore une carte
   *[other] Votre main : encore { $left } cartes
}
web-advice-shown = { $left ->
    [one] Main de { $who } : encore une carte
   *[other] Main de { $who } : encore { $left } cartes
}
web-advice-spent = { $left ->
    [one] Cartes des manches précédentes, retournées comprises : encore une
   *[other] Cartes des manches précédentes, retournées comprises : encore { $left }
}
web-advice-leader = { $who } est en tête sans ex æquo ?
web-advice-yes = Oui
web-advice-no = Non
web-advice-trump = { $who } choisit l’atout :
web-advice-bid = { $who } annonce :
web-advice-revealed = { $who } avait annoncé :
web-advice-lead = { $who } entame avec :
web-advice-card = { $who } joue :
web-advice-cards = Cartes
web-advice-next = La manche est finie
web-advice-over = La partie est finie
web-advice-points = Cette manche : { $points } points
web-advice-overtaken = Une saisie a été faite dans un autre onglet : la vôtre n’a pas été prise en compte. Voici où on en est.
