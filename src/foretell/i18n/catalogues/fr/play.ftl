### La table dans le terminal

# In these sentences $who is a player and $you says whether it is the reader (yes or no).

## Names

play-you = Vous
# The person's name in a record, when they give none.
play-human = Joueur
play-bot = Bot { $number }
# A player and what is said of them; several follow each other with commas.
play-pair = { $who } : { $what }

## The round

play-round = Manche { $number } sur { $rounds }
play-dealer = { $you ->
    [yes] vous donnez
   *[no] { $who } donne
}
play-deals = { $you ->
    [yes] Vous donnez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à chacun.
   *[no] { $who } donne { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à chacun.
}
play-draw = Tirage du premier donneur : { $cards }.
play-draw-won = { $you ->
    [yes] Vous avez tiré la carte la plus forte et donnez en premier.
   *[no] { $who } a tiré la carte la plus forte et donne en premier.
}

## Trump

play-trump = atout { $suit } (retournée : { $turned })
play-trump-none = sans atout (retournée : { $turned })
play-trump-to-choose = atout à choisir (retournée : { $turned })
play-trump-no-card = sans atout (talon épuisé)
play-trump-one-suit = sans atout (chacun sa couleur)
play-trump-chosen = { $you ->
    [yes] Vous choisissez l’atout : { $suit }.
   *[no] { $who } choisit l’atout : { $suit }.
}

## Bids

play-bids = { $you ->
    [yes] Vous annoncez { $bid }.
   *[no] { $who } annonce { $bid }.
}
play-has-bid = { $you ->
    [yes] Vous avez annoncé.
   *[no] { $who } a annoncé.
}
play-bids-announced = Les annonces : { $bids }.
play-bids-secret = Tout le monde a annoncé. Les annonces restent secrètes jusqu’à la fin de la manche.
play-hands-taken-up = Les mains que vous avez vues sont de nouveau cachées, et vous prenez la vôtre en main.
play-sum-so-far = jusqu’ici { $sum } pour { $tricks ->
    [one] un pli
   *[other] { $tricks } plis
}
play-sum = en tout { $sum } pour { $tricks ->
    [one] un pli
   *[other] { $tricks } plis
}, { $difference }
play-even = compte juste
play-overbid = { $by } de trop
play-underbid = { $by } de moins
# The last row below the bids: their sum, and of how many tricks.
play-together = En tout
play-of-tricks = sur { $tricks }
play-exact = juste
play-needs = encore { $count }
play-over = { $count } de trop

## The trick

play-trick-title = Pli { $number } sur { $tricks }
play-last-trick-title = Pli précédent, { $number } sur { $tricks }
play-leads = entame
play-led = a entamé
play-winning = en tête
play-took = a fait le pli
play-leads-card = { $you ->
    [yes] Vous entamez avec { card-with-article }.
   *[no] { $who } entame avec { card-with-article }.
}
play-plays = { $you ->
    [yes] Vous jouez { card-with-article }.
   *[no] { $who } joue { card-with-article }.
}
play-takes = { $you ->
    [yes] Vous faites le pli avec { card-with-article }. Plis faits : { $taken }, annonce : { $bid }.
   *[no] { $who } fait le pli avec { card-with-article }. Plis faits : { $taken }, annonce : { $bid }.
}
play-takes-secretly = { $you ->
    [yes] Vous faites le pli avec { card-with-article }. Plis faits : { $taken }.
   *[no] { $who } fait le pli avec { card-with-article }. Plis faits : { $taken }.
}
play-spent = Hors jeu :

## The score

play-column-bid = annonce
play-column-tricks = plis
play-column-points = points
play-column-score = total
play-round-over = Fin de la manche { $number }
play-result = { $who } : annonce { $bid }, plis { $taken }, { $points } points, total { $total }.
play-wins = { $you ->
    [yes] Vous gagnez avec { $total } { $points ->
        [one] point
       *[other] points
    } !
   *[no] { $who } gagne avec { $total } { $points ->
        [one] point
       *[other] points
    }.
}
play-win-together = Victoire partagée avec { $total } { $points ->
    [one] point
   *[other] points
} : { $who }.
play-plot-title = Les totaux au fil des manches

## The pad, the tricks and the rules on demand

play-pad-cell = annonce { $bid }, total { $total }
play-pad-row = Manche { $number } : { $cells }.
play-pad-empty = Aucune manche n’a encore été comptée.
play-trick-told = { $you ->
    [yes] Pli { $number }. { $cards }. Vous l’avez fait.
   *[no] Pli { $number }. { $cards }. { $who } l’a fait.
}
play-no-tricks = Aucun pli de cette manche n’a encore été fait.
play-no-clause = Les règles de cette table n’ont pas d’article { $part }.
play-rules-hint = r 7 affiche tout le chapitre R7, r 7.3 un seul article.
play-taken-back = Coup annulé.
play-hint-asking = Question posée au bot le plus fort…

## Read aloud

play-your-hand = Votre main : { $cards }.
play-shows = { $who } montre : { $cards }.
play-you-can-play = Vous pouvez jouer : { $cards }.
play-you-cannot-play = Pas jouable pour l’instant : { $cards }.

## Questions

# $help is the key that shows the help.
play-ask-trump = Atout (1–4, { $help } pour l’aide) :
play-ask-bid = Votre annonce (0–{ $most }, { $help } pour l’aide) :
play-ask-card = { $most ->
    [one] Votre carte (1, { $help } pour l’aide) :
   *[other] Votre carte (1–{ $most }, { $help } pour l’aide) :
}
play-ask-lead = { $most ->
    [one] Vous entamez (1, { $help } pour l’aide) :
   *[other] Vous entamez (1–{ $most }, { $help } pour l’aide) :
}
# Before somebody is shown their hand, where several people share the screen.
play-hand-over = { $who }, à vous de jouer. Appuyez sur Entrée quand personne d’autre ne regarde :
play-key-enter = Entrée
play-help-trump = une couleur
play-help-trump-how = la choisit pour atout : son numéro, son signe ou le début de son nom ({ $name })
play-help-bid = un nombre
play-help-bid-how = le nombre de plis que vous annoncez, de 0 à { $most }
play-help-card = une carte
play-help-card-how = la joue : son numéro, ce qu’elle montre ({ $short }) ou son nom ({ $name })
play-help-special = les cartes spéciales : { $wizard }, { $jester }
play-help-look = affiche de nouveau la table
play-help-help = cette aide
play-help-pad = le bloc de score
play-help-tricks = les plis de cette manche
play-help-undo = annule votre dernière annonce ou votre dernière carte, même après les coups des bots, jusqu’à la fin de la manche ; avec d’autres personnes, tant que personne n’a agi depuis
play-help-quit = enregistre la partie et quitte
play-help-rules = les règles de cette table
play-help-hint = un conseil du bot le plus fort ; le bloc de score indique que vous l’avez demandé

## What was typed and cannot be read

prompt-not-a-bid = « { $text } » n’est pas une annonce : tapez un nombre entier de 0 à { $hand-size }.
prompt-not-a-suit = « { $text } » ne désigne aucune des quatre couleurs, ou en désigne plusieurs : tapez le numéro, le signe ou le nom d’une couleur.
prompt-not-a-card = « { $text } » n’est ni une carte ni une commande : tapez le numéro d’une carte, de 1 à { $hand-size }, ce qu’elle montre ou son nom.
prompt-no-such-number = Il n’y a pas de carte { $number } : { $hand-size ->
    [one] vous n’avez qu’une carte, la numéro 1
   *[other] vos cartes sont numérotées de 1 à { $hand-size }
}.
prompt-several-cards = « { $text } » peut désigner plusieurs de vos cartes : { $cards }. Précisez laquelle.

## A game taken up again

resume-no-human = On ne peut reprendre qu’une partie où joue au moins une personne. Celle-ci n’a que des bots ; « foretell show » permet de la revoir.
file-in-use = { $path } est en cours d’utilisation : une autre fenêtre ou un autre programme y écrit. Fermez d’abord l’autre.

## Beginning and end

play-welcome = À votre table : { $others }.
play-welcome-all = À la table : { $players }.
play-seed = Graine : { $seed }
play-not-kept = Cette partie n’est pas enregistrée. { $why }
play-bot-failed = { $why } Quand il échoue, « steady » joue à sa place.
# A command follows on a line of its own.
play-saved = La partie est enregistrée dans { $path }. Pour la reprendre :
play-kept = La partie est enregistrée dans { $path }. Pour la revoir :

## Replay

play-game = Partie { $id }
play-game-started = Commencée le { $started }, graine { $seed }
play-game-players = Joueurs : { $players }
play-holds = { $who } a en main : { $cards }.
play-broken-off = La partie a été interrompue à la manche { $number } sur { $rounds }.
play-broken-off-at-once = La partie a été interrompue avant la première donne.
