### Des conseils pour une partie avec de vraies cartes

commands-advise = Conseiller dans une partie jouée avec de vraies cartes. Sans --hand ni --hands, les questions viennent une à une, et un conseil chaque fois que c’est à vous de jouer ; avec l’une d’elles, les options décrivent une seule décision, dans l’ordre où tout s’est passé. Pendant les questions, { $help } affiche l’aide.
    .short = conseiller dans une partie avec de vraies cartes

commands-value-seat = PLACE
commands-value-card = CARTE
commands-value-cards = CARTES
commands-value-hands = CARTES/CARTES…
commands-value-suit = COULEUR
commands-value-bids = N,N…
commands-value-tricks = CARTES/CARTES…
commands-value-totals = N,N…
commands-value-position = POSITION

advise-option-bot = Bot qui conseille (par défaut : strongest).
advise-option-json = Donner le conseil en une ligne de JSON, sans rien d’autre.
advise-option-seat = Votre place, comptée à partir de 0 dans le sens horaire (par défaut : 0).
advise-option-dealer = Place du donneur de cette manche.
advise-option-hand = Cartes que vous avez encore en main, telles qu’on les lit : « p5 ♥K z ».
advise-option-hands = Avec la clairvoyance, mains actuelles des autres, dans le sens horaire depuis votre gauche : « p5 p6 / z n ».
advise-option-turned = Carte retournée.
advise-option-trump = Couleur choisie par le donneur, si un Wizard a été retourné.
advise-option-bids = Annonces, à partir de la gauche du donneur ; x pour une annonce inconnue.
advise-option-tricks = Toutes les cartes jouées, dans l’ordre : « t5 t3 tA p5 / ♦4 ♦6 ».
advise-option-totals = Totaux place par place, à partir de la place 0.
advise-option-spent = À deux, cartes des manches précédentes.
advise-option-position = La décision comme position en une ligne : « 3:2 r1 d0 H2 0,0,0 * C1.D4/H5.N1/S9.Z1 -,1,1 ». Elle remplace les options ci-dessus et le jeu.

advise-seat = Place { $seat }
advise-welcome = Conseils du bot { $bot }. Règles : { $rules }. À chaque question, { $help } affiche l’aide, { $undo } annule la dernière réponse, { $quit } quitte.
advise-standard = habituelles

## Questions

advise-ask-players = Les autres joueurs, dans le sens horaire (Entrée : { $others }) :
advise-ask-suits = La couleur de chacun, d’abord la vôtre, puis dans le sens horaire :
advise-ask-size = Cartes par joueur (Entrée : { $size }) :
advise-ask-dealer = Qui donne ({ $choices }) :
advise-ask-usual-dealer = Qui donne ({ $choices } ; Entrée : { $usual }) :
advise-ask-totals = Totaux ({ $names }) :
advise-ask-any-totals = Totaux ({ $names } ; Entrée : tous à 0) :
advise-ask-turned = Manche { $number }, carte retournée :
advise-ask-hand = Votre main ({ $left ->
    [one] une carte
   *[other] { $left } cartes
}) :
advise-ask-shown = { $who } montre ({ $left ->
    [one] une carte
   *[other] { $left } cartes
}) :
advise-ask-spent = Hors jeu depuis les manches précédentes ({ $left ->
    [one] une carte
   *[other] { $left } cartes
}) :
advise-ask-trump = { $who } choisit l’atout :
advise-ask-bid = { $who } annonce :
advise-ask-revealed = { $who } avait annoncé :
advise-ask-lead = { $who } entame avec :
advise-ask-card = { $who } joue :
advise-ask-own-trump = L’atout (Entrée : { $advised }) :
advise-ask-own-bid = Votre annonce (Entrée : { $advised }) :
advise-ask-own-lead = Vous entamez (Entrée : { $advised }) :
advise-ask-own-card = Votre carte (Entrée : { $advised }) :

## Help

advise-help-names = des noms
advise-help-names-how = ceux des autres, dans le sens horaire depuis votre gauche, séparés par des espaces ou des virgules
advise-help-number = un nombre
advise-help-number-how = le nombre des autres joueurs, de 1 à 5
advise-help-players-enter = { $others ->
    [one] un autre joueur, sans nom
   *[other] { $others } autres joueurs, sans noms
}
advise-help-suits = des couleurs
advise-help-suits-how = une par joueur, par exemple { $example } : leur signe ou le début de leur nom
advise-help-size-how = le nombre de cartes que chacun reçoit dans cette manche
advise-help-size-enter = la première manche
advise-help-player = un joueur
advise-help-dealer-how = le donneur : le numéro devant son nom ou le début du nom
advise-help-numbers = des nombres
advise-help-totals-how = les totaux avant cette manche, séparés par des espaces ou des virgules
advise-help-totals-enter = les laisse à 0
advise-help-cards = plusieurs
advise-help-cards-how = des cartes séparées par des espaces ou des virgules, en une ou plusieurs lignes
advise-help-plays-how = les cartes de plusieurs joueurs dans l’ordre, séparées par des espaces ou des virgules
advise-help-card-how = ce qu’elle montre ({ $short }) ou son nom ({ $name })
advise-help-trump-how = son numéro, son signe ou le début de son nom ({ $name })
advise-help-bid-how = l’annonce, de 0 à { $most } ; plusieurs annonces dans l’ordre, séparées par des espaces
advise-help-enter = la réponse conseillée
advise-help-undo = annule la dernière réponse, puis celle d’avant, autant de fois que vous voulez
advise-help-quit = quitte

## Advice

advise-bid = Conseil : annoncez { $bid }
advise-trump = Conseil : atout { $suit }
advise-play = Conseil : jouez { card-with-article }
advise-column-made = tenue
advise-column-behind = retard
advise-games = { $count ->
    [0] D’après le réseau seul, sans aucune partie à l’essai
    [one] Une partie possible
   *[other] { $count } parties possibles
} ; ± est l’intervalle à 95 % des points.
advise-told = { $action } : { $points } points, à { $margin } près ; l’annonce est tenue dans { $made } des parties.
advise-told-behind = { $action } : { $points } points, à { $margin } près ; l’annonce est tenue dans { $made } des parties ; { $behind } points de moins que le meilleur choix, à { $behind-margin } près.

## What cannot be

advise-not-those-cards = « { $text } » ne désigne aucune carte, ou peut en désigner plusieurs : tapez ce que la carte montre ou son nom, z pour un Wizard, n pour un Fou.
advise-one-card-at-a-time = Une seule carte est demandée, et en voici plusieurs : { $cards }. Tapez-en une.
advise-too-many-cards = Cela fait { $given } cartes, alors qu’il n’en manque { $left ->
    [one] qu’une
   *[other] que { $left }
}.
advise-no-such-round = Aucune manche ne donne « { $text } » cartes à chacun. Nombres possibles : { $sizes }.
advise-not-a-player = « { $text } » ne désigne aucun joueur, ou peut en désigner plusieurs : tapez un numéro ou le début d’un nom.
advise-not-those-players = « { $text } » est illisible : tapez un nom différent pour chacun des autres, séparés par des espaces ou des virgules, ou bien leur nombre.
advise-other-number-of-players = Cela ferait { $given } joueurs, alors que la partie est à { $needed }.
advise-not-those-suits = « { $text } » : tapez une couleur différente pour chacun des { $players } joueurs, d’abord la vôtre.
advise-not-those-totals = « { $text } » : tapez un total pour chacun des { $players } joueurs.
advise-not-noted = Pas pris en compte : { $rest }.
advise-nothing-to-undo = Il n’y a pas encore de réponse à annuler.
advise-not-told = Il manque { $flag } : voyez foretell advise --help.
advise-says-too-much = { $flag } en dit plus qu’on ne peut en savoir à ce stade de la manche.
advise-others-turn = Ce n’est pas à vous de jouer, mais à { $player }. Indiquez tout ce qui s’est passé jusqu’ici.
advise-not-a-seat = { $flag } demande une place de 0 à { $last }, pas « { $value } ».
advise-other-number-of-cards = Il faut une carte par joueur, soit { $players } : le pli { $trick } en a { $given }.
advise-other-number-of-hands = --hands demande { $needed } mains séparées par /, une pour chacun des autres, pas { $given }.
advise-position-says-it = La position dit déjà ce que dit { $flag } : retirez { $flag }.
advise-cannot-explain = Le bot { $bot } joue, mais ne sait pas dire pourquoi. Choisissez-en un qui sait, comme searcher.
