### Pourquoi un bot conseille ce qu’il conseille : un message par raison, au nom de son code

# Variables: $card, $cards and $suit are names; $bid, $count, $left, $size, $sum, $to-come,
# $wizards, $trumps and $percent whole numbers; $points and $tricks numbers with decimals.

## Any action

reason-all-same = Peu importe : tous les choix promettent autant.
reason-next-bid = Le meilleur pari après celui-ci, { $bid }, promet { $points } points de moins.
reason-next-suit = La meilleure couleur après celle-ci promet { $points } points de moins : { $suit }.
reason-next-card = La meilleure carte après celle-ci promet { $points } points de moins : { $card }.
reason-level-bid = Aussi bon, autant qu’on puisse dire : parier { $bid }.
reason-level-suit = Aussi bon, autant qu’on puisse dire : { $suit }.
reason-level-card = Aussi bon, autant qu’on puisse dire : { $card }.

## A bid

reason-bid-forbidden = On ne peut pas parier { $bid } ici : les paris tomberaient juste sur le nombre de plis.
reason-bid-sure-tricks = { $count ->
    [one] Un pli est assuré
   *[other] { $count } plis sont assurés
}, quoi qu’aient les autres.
reason-bid-high-cards = Ont de bonnes chances de faire un pli : { $cards }.
reason-bid-weak-hand = À vue de nez, aucune de vos cartes n’a de bonnes chances de faire un pli.
reason-bid-promises = À vue de nez, votre main vaut { $tricks } plis.
reason-bid-others-leave = { $to-come ->
    [0] Les autres ont parié { $sum } : { $left ->
        [0] il ne reste aucun pli
        [one] il reste un pli
       *[other] il reste { $left } plis
    }.
   *[other] Jusqu’ici, les paris font { $sum } : { $left ->
        [0] il ne reste aucun pli
        [one] il reste un pli
       *[other] il reste { $left } plis
    } pour vous et { $to-come ->
        [one] un autre joueur
       *[other] { $to-come } autres joueurs
    }.
}
reason-bid-others-want-more = Les autres ont parié { $sum }, plus qu’il n’y a de plis ({ $size }).
reason-bid-others-hold = Les autres ont { $wizards ->
    [0] zéro Wizard
    [one] un Wizard
   *[other] { $wizards } Wizards
} et { $trumps ->
    [0] aucun atout
    [one] un atout
   *[other] { $trumps } atouts
}.
reason-bid-others-hold-wizards = Les autres ont { $wizards ->
    [0] zéro Wizard
    [one] un Wizard
   *[other] { $wizards } Wizards
}, et il n’y a pas d’atout.

## A suit to be trump

reason-trump-held = { $count ->
    [one] De cette couleur ({ $suit }), vous avez une carte : { $card }.
   *[other] De cette couleur ({ $suit }), vous avez { $count } cartes, la plus forte : { $card }.
}
reason-trump-not-held = De cette couleur, vous n’avez aucune carte : { $suit }.
reason-trump-others-hold = { $count ->
    [0] De cette couleur ({ $suit }), les autres n’ont aucune carte.
    [one] De cette couleur ({ $suit }), les autres ont une carte.
   *[other] De cette couleur ({ $suit }), les autres ont { $count } cartes.
}

## A card: what is wanted

reason-card-only = Vous ne pouvez rien jouer d’autre.
reason-all-needed = Il vous faut les { $count } plis qui restent.
reason-some-needed = Des { $left } plis qui restent, il vous en faut { $count ->
    [one] un
   *[other] { $count }
}.
reason-none-needed = Votre pari est atteint : vous ne voulez plus de pli.
reason-out-of-reach = Votre pari est hors d’atteinte ({ $count } à faire, { $left } qui restent), mais chaque pli sauve 10 points.
reason-too-many-taken = Vous avez { $count ->
    [one] un pli
   *[other] { $count } plis
} de trop ; chaque pli de plus coûte 10 points.

## A card: what becomes of the trick

reason-wins-as-last = Vous jouez en dernier, et elle fait le pli.
reason-wins-unbeaten = Elle fait le pli : personne après vous ne peut la battre.
reason-cannot-win = Elle ne peut pas faire ce pli.
reason-none-can-win = Aucune carte que vous pouvez jouer ne peut faire ce pli.
reason-all-win = Toute carte que vous pouvez jouer fait ce pli.
reason-probably-takes = { $percent ->
    [100] Il est à peu près certain qu’elle fasse le pli.
   *[other] Elle fait sans doute le pli : dans { $percent } parties possibles sur 100.
}
reason-probably-loses = { $percent ->
    [0] Il est à peu près certain qu’elle ne fasse pas le pli.
   *[other] Elle ne fait sans doute pas le pli : elle le fait dans { $percent } parties possibles sur 100.
}
reason-likeliest = Aucune de vos cartes n’a plus de chances de faire le pli : dans { $percent } parties possibles sur 100.
reason-unlikeliest = Aucune de vos cartes n’a moins de chances de faire le pli : dans { $percent } parties possibles sur 100.

## A card: what it does to the hand

reason-cheapest-winner = Des cartes qui font le pli, c’est celle qui vaut le moins ensuite.
reason-sheds = Elle vous débarrasse d’une carte qui pourrait faire un pli dont vous ne voulez pas.
reason-spares = Des cartes qui ne peuvent pas faire le pli, c’est celle qui vaut le moins ensuite.
reason-keeps-jester = Vous gardez un Fou, qui permet ensuite d’éviter un pli.
reason-keeps-sure-tricks = { $count ->
    [one] Ensuite, un pli est assuré : celui qu’il vous faut.
   *[other] Ensuite, { $count } plis sont assurés : assez pour votre pari.
}
reason-rest-is-enough = À vue de nez, le reste de votre main vaut { $tricks } plis ; il vous en faut { $count ->
    [one] un
   *[other] { $count }
}.
reason-draws-trump = Elle fait tomber les atouts : les autres peuvent en avoir { $count }.
reason-last-of-suit = C’est votre dernière carte de cette couleur ({ $suit }) : quand elle sera demandée, vous serez libre de tout jouer.
