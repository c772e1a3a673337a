### La table dans le navigateur

# $who is a player and $you says whether it is the reader (yes or no).

## Around the table

table-title = Table
table-of = Table { INITIAL($host) ->
    [a] d’{ $host }
    [e] d’{ $host }
    [i] d’{ $host }
    [o] d’{ $host }
    [u] d’{ $host }
   *[other] de { $host }
}
table-loading = Préparation de la table…
table-seat = Place { $seat }
table-close = Fermer
table-menu = Menu
table-pad = Bloc de score
table-tricks = Les plis de cette manche
table-keys = Touches
table-rules = Règles de cette table
table-leave = Quitter la table
table-try-again = Réessayer
    .note = Revient à votre dernière décision. La partie compte alors comme entraînement.
table-practice = Entraînement : le début de cette partie avait déjà été joué.
table-players = Les joueurs
table-your-place = Votre place
table-watching = Vous regardez.
table-sit-down = S’asseoir
table-moment = Un instant…
table-connection-connecting = Connexion…
table-connection-lost = Connexion perdue. Elle se rétablira d’elle-même.
table-clock = il reste { $time }

## Before the game

table-seats = Places
table-open-seat = Place libre
table-sit-here = S’asseoir ici
table-sit-at = S’asseoir à la place { $seat }
table-stand = Se lever
table-bot-here = Bot
table-bot-at = Donner la place { $seat } à un bot
table-strength = Niveau : { $who }
table-remove = Exclure { $who }
table-swap = Échanger la place : { $who }
table-swap-with = Choisissez avec qui { $who } change de place.
table-its-you = vous
table-is-host = hôte
table-is-bot = bot
table-is-away = pas là
table-is-waiting = jouera dès la prochaine manche
table-start = Lancer la partie
table-start-bots = { $open ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $open } places libres.
}
table-waits-for-host = C’est à { $host } de lancer la partie.
table-no-host = Personne n’est là pour lancer la partie. Asseyez-vous, et vous pourrez le faire.
table-invite = Inviter
table-invite-how = Ce lien suffit pour s’asseoir à la table.
table-invite-watch = Toutes les places sont prises. Ce lien permet de regarder.
table-invite-text = Venez jouer à ma table.
table-code = Code
table-qr = Code QR du lien, à scanner avec l’appareil photo
table-share = Partager le lien
table-copy = Copier le lien
table-copied = Le lien est copié.
table-promised = Le mélange est déjà scellé
table-promised-text = Ce nombre engage le serveur sur le mélange avant la première carte. Chacun à la table y ajoute son propre nombre, et après la partie tous peuvent vérifier que rien n’a été changé.
table-nonces = Ont ajouté un nombre : { $who }

## A seat

table-is-dealer = donneur
table-is-to-act = doit jouer
table-you-named = Vous, { $who }
table-owns-suit = couleur : { $suit }
table-total = total { $total }
table-leads = en tête
table-plate-bid = dit { $bid }
table-plate-standing = dit { $bid }, plis { $taken }
table-no-bid-yet = pas encore d’annonce
table-standing-secret = annonce secrète, plis { $taken }
table-standing-needs = annonce { $bid }, plis { $taken }, encore { $by }
table-standing-fulfilled = annonce { $bid }, plis { $taken }, juste
table-standing-over = annonce { $bid }, plis { $taken }, { $by } de trop

## The round

table-round = Manche { $number } sur { $rounds }
table-sum-so-far = jusqu’ici { $sum } pour { $tricks ->
    [one] un pli
   *[other] { $tricks } plis
}
table-sum-even = { $sum } pour { $tricks } : compte juste
table-sum-overbid = { $sum } pour { $tricks } : { $by } de trop
table-sum-underbid = { $sum } pour { $tricks } : { $by } de moins
table-bids-hidden = { $bid ->
    [one] { $bid } joueur sur { $players } a annoncé
   *[other] { $bid } joueurs sur { $players } ont annoncé
}
table-bids-secret = Annonces secrètes jusqu’à la fin
table-trump-title = Atout
table-trump-suit = Atout : { $suit }. Retournée : { $turned }.
table-trump-suit-only = Atout : { $suit }.
table-trump-none = Sans atout. Retournée : { $turned }.
table-trump-choose = Atout à choisir. Retournée : { $turned }.
table-trump-no-card = Sans atout : talon épuisé.
table-trump-one-suit = Sans atout : la carte la plus forte fait le pli.
table-trump-short-none = sans atout
table-trump-short-choose = à choisir
table-trump-short-no-card = sans atout
table-trump-short-one-suit = sans atout

## What to do

table-turn-trump = À vous : choisissez l’atout
table-turn-bid = À vous : annoncez
table-turn-lead = À vous : entamez
table-turn-play = À vous : jouez une carte
table-waits-choosing-trump = { $who } choisit l’atout
table-waits-bidding = { $who } annonce
table-waits-playing = À { $who } de jouer
table-waits-for-bids = { $count ->
    [one] Encore { $count } annonce
   *[other] Encore { $count } annonces
}
table-ask-bid = { $tricks ->
    [one] Ferez-vous le pli ?
   *[other] Combien des { $tricks } plis ferez-vous ?
}
table-bid-of = Annoncer { $bid }
table-ask-trump = Choisissez l’atout
table-ask-trump-unseen = Vous le faites avant de voir votre main.
table-not-your-turn = Pas encore : c’est à { $who }.
table-nothing-to-do = Il n’y a rien à faire pour l’instant.
table-bid-first = Il faut d’abord annoncer.
table-trump-first = Il faut d’abord choisir l’atout.
table-chosen-not-now = La carte choisie n’est pas jouable maintenant.
table-chosen-dropped = La partie a continué : la carte que vous aviez choisie est revenue dans votre main.

## While the connection is down

table-waiting = En attente de la connexion : { $what }
table-waiting-sent = Déjà en route quand la connexion a été coupée : { $what }
table-withdraw = Retirer
table-card-waiting = { $card }, en attente de la connexion
table-on-its-way = C’était déjà en route quand la connexion a été coupée, on ne peut donc plus le changer.
table-overtaken = { $what ->
    [play] Entre-temps, la partie a continué : votre carte n’a pas été jouée.
    [bid] Entre-temps, la partie a continué : votre annonce n’a pas été faite.
    [choose_trump] Entre-temps, la partie a continué : l’atout que vous aviez choisi ne compte pas.
    [ask_undo] Entre-temps, la partie a continué : rien n’a été annulé.
    [answer_undo] Votre réponse est arrivée trop tard : plus personne ne l’attend.
    [answer_removal] Votre réponse est arrivée trop tard : plus personne ne l’attend.
   *[other] Entre-temps, la table a continué : rien n’a été fait.
}

## A hint

table-hint = Conseil
table-hint-loading = Chargement du bot le plus fort…
table-hint-looking = Parties possibles essayées : { $games } sur { $of }…
table-hint-marking = Marquage de la manche sur le bloc de score…
table-hint-bid = Annoncez { $bid }
table-hint-trump = Choisissez { $suit } comme atout
table-hint-play = Jouez { card-with-article }
table-hint-worth = { $points } points, annonce tenue dans { $chance } des cas
table-hint-said = { $action } : { table-hint-worth }.
table-hint-own = votre réponse
table-hint-level = Presque aussi bien
table-hint-points = Points
table-hint-made = Tenue
table-hint-games = { $games ->
    [0] À première vue
    [one] Une partie possible essayée
   *[other] { $games } parties possibles essayées
} ; ± est l’intervalle à 95 %.
table-hint-simpler = Le bot le plus fort n’a pas pu être chargé : un plus simple répond. Il suffit de se connecter une fois pour qu’il reste sur cet appareil.
table-hint-none = Pas de conseil cette fois : les bots n’ont pas pu être chargés. Vérifiez la connexion et réessayez.
table-hint-marked = Le bloc de score indique que vous avez demandé un conseil dans cette manche.
table-hint-note = Dans les manches qui portent ce signe, un conseil a été demandé.
table-hint-used = avec conseil

## Cards

table-your-hand = { $count ->
    [one] Votre main : une carte
   *[other] Votre main : { $count } cartes
}
table-card-chosen = { $card }, choisie
table-unseen-hand = { $count ->
    [one] Votre carte. Vous la verrez quand tous auront annoncé.
   *[other] Vos { $count } cartes. Vous les verrez quand tous auront annoncé.
}
table-others-hands = Les mains des autres
table-hand-unseen = Vous ne voyez pas votre main.
table-hand-empty = Votre main est vide.
table-trick = Pli { $number } sur { $tricks }
table-led = a entamé
table-wins-so-far = en tête
table-took-it = a fait le pli
table-last-trick = Pli précédent
table-spent-short = Cartes hors jeu
table-no-tricks = Aucun pli de cette manche n’a encore été fait.
table-trick-taken = { $you ->
    [yes] Pli { $number } : à vous
   *[no] Pli { $number } : { $who }
}
table-spent = Hors jeu : { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## Score

table-round-over = Fin de la manche { $number }
table-round-result = annonce { $bid }, plis { $taken }
table-pad-caption = Pour chaque manche et joueur, l’annonce et le total
table-pad-cell = annonce { $bid }, plis { $taken }, { $points } points, total { $total }
table-pad-empty = Aucune manche n’a encore été comptée.
table-round-word = Cartes de la manche
table-round-sign = Nº
table-chart = Les totaux au fil des manches
table-chart-text = Les totaux au fil des manches. À présent : { $totals }.

## After the game

table-wins = { $you ->
    [yes] Vous gagnez avec { $total } points !
   *[no] { $who } gagne avec { $total } points
}
table-win-together = Victoire partagée avec { $total } points : { $who }
table-story-won = { $you ->
    [yes] Vous gagnez avec { $by } d’avance : la manche { $round } vous a rapporté { $points }.
   *[no] { $who } gagne avec { $by } d’avance : la manche { $round } a rapporté { $points }.
}
table-story-shared = { $you ->
    [yes] Égalité en tête : la manche { $round } vous a rapporté { $points }.
   *[no] Égalité en tête : la manche { $round } a rapporté { $points } à { $who }.
}
table-story-cost = { $place }e, à { $by } de la tête : la manche { $round } vous a coûté { $points }.
table-story-outdone = { $place }e, à { $by } de la tête : à la manche { $round }, { $who } a marqué { $points } de plus que vous.
table-rematch = Rejouer
table-rematch-waits = L’hôte peut lancer une autre partie.
table-record = Enregistrer la partie
table-figures = La partie en chiffres
table-figure-best = Meilleure manche
table-figure-worst = Plus mauvaise manche
table-figure-round = { $who }, manche { $round }
table-figure-streak = Série d’annonces tenues
table-figure-exact = Le plus d’annonces tenues
table-figure-leads = Changements en tête
table-figure-hints = Manches avec un conseil
table-exact-of = { $who } : { $exact ->
    [one] { $exact } annonce tenue
   *[other] { $exact } annonces tenues
} sur { $rounds }
table-fair-title = Le mélange était-il honnête ?
table-fair-text = { $where ->
    [page] Le mélange était scellé avant la première carte, et personne ne pouvait plus le changer : ni les bots ni cette page.
   *[server] Avant la première carte, le serveur s’était engagé sur le mélange.
} Votre navigateur peut vérifier, avec son propre code, que chaque carte en vient.
table-fair-check = Vérifier le mélange
table-fair-good = Le mélange était honnête : chaque carte correspond à l’engagement.
table-fair-bad = Le mélange ne correspond pas à l’engagement ({ $code }).
table-fair-numbers = Les nombres
table-fair-commitment = Engagement
table-fair-seed = Graine
table-fair-salt = Sel

## Bots

table-bots-wait = Les bots sont plus lents pour l’instant : ceux de cet hôte ont beaucoup calculé.

## Taking back

table-undo = Annuler le coup
table-undo-asked = { $you ->
    [yes] Vous avez demandé à annuler votre dernier coup.
   *[no] { $who } demande à annuler le dernier coup.
}
table-undo-agree = Accepter
table-undo-refuse = Refuser
table-undo-waits = Réponse attendue : { $who }
table-undo-pause = La partie attend une réponse.
table-removal-asked = { $you ->
    [yes] Vous avez demandé à exclure { $target } de la table.
   *[no] { $who } demande à exclure { $target } de la table.
}
table-removal-asked-you = { $who } demande à vous exclure de la table.

## Preferences and the host’s matters

table-preferences = Préférences
table-prefer-order = Ordre de la main
    .trump-first = L’atout d’abord
    .suits = Par couleur
    .ranks = Par valeur
table-prefer-speed = Vitesse
    .slow = Lente
    .normal = Normale
    .quick = Rapide
    .none = Sans animation
table-prefer-confirm = Deux appuis pour jouer une carte
table-prefer-preselect = Choisir une carte avant son tour
table-prefer-playonly = Jouer d’office la seule carte possible
table-prefer-sound = Sons et vibrations
table-host-matters = Pour l’hôte

## Keys

table-key-arrows = parcourent votre main
table-key-enter = joue la carte
    .name = Entrée
table-key-digits = annoncent
table-key-h = lit votre main
table-key-t = lit le pli
table-key-b = lit les annonces et les plis
table-key-s = lit les scores
table-key-u = lit l’atout
table-key-w = dit à qui c’est de jouer
table-key-a = donne un conseil
table-key-help = cette liste

## What happened, read aloud

table-told-pair = { $who } : { $what }
table-told-seated = { $you ->
    [yes] Vous vous asseyez.
   *[no] { $who } s’assied.
}
table-told-waits = { $you ->
    [yes] Vous vous asseyez et jouerez dès la prochaine manche.
   *[no] { $who } s’assied et jouera dès la prochaine manche.
}
table-told-vacated = La place { $seat } est de nouveau libre.
table-told-stood-in = { $you ->
    [yes] Vous n’êtes pas là : un bot joue à votre place.
   *[no] { $who } n’est pas là : un bot joue à sa place.
}
table-told-silent = { $you ->
    [yes] Vous avez laissé passer votre tour. Un bot joue à votre place jusqu’à votre prochaine action.
   *[no] { $who } met trop de temps : un bot joue à sa place.
}
table-told-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $who } est de retour.
}
table-told-hint = { $you ->
    [yes] Vous demandez un conseil.
   *[no] { $who } demande un conseil.
}
table-told-undo-refused = { $you ->
    [yes] Vous avez refusé.
   *[no] { $who } a refusé.
}
table-told-undo-lapsed = Pas d’annulation : tout le monde n’a pas répondu.
table-told-removal-lapsed = Pas d’exclusion : tout le monde n’a pas répondu.
table-told-taken-back = { $you ->
    [yes] Vous annulez votre dernier coup.
   *[no] { $who } annule le dernier coup.
}
table-told-dealt = { $you ->
    [yes] Manche { $round }. Vous donnez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à chacun.
   *[no] Manche { $round }. { $who } donne { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à chacun.
}
table-told-trump = { $you ->
    [yes] Vous choisissez l’atout : { $suit }.
   *[no] { $who } choisit l’atout : { $suit }.
}
table-told-bid = { $you ->
    [yes] Vous annoncez { $bid }.
   *[no] { $who } annonce { $bid }.
}
table-told-has-bid = { $you ->
    [yes] Vous avez annoncé.
   *[no] { $who } a annoncé.
}
table-told-played = { $you ->
    [yes] Vous : { $card }.
   *[no] { $who } : { $card }.
}
table-told-won = { $you ->
    [yes] Vous faites le pli.
   *[no] { $who } fait le pli.
}
table-told-won-with = { $you ->
    [yes] Vous l’avez fait avec { card-with-article }.
   *[no] { $who } l’a fait avec { card-with-article }.
}
table-told-trick = Le pli : { $cards }.
table-told-score = { $who } : { $points } points, total { $total }.
table-told-total = { $who } : { $total }.
table-told-hand = Votre main : { $cards }.
table-told-legal = Vous pouvez jouer : { $cards }.
