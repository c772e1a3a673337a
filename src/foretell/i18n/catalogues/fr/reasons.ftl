### Pourquoi un bot conseille ce qu’il conseille : un message par raison, au nom de son code

# Variables: $card, $cards and $suit are names; $bid, $count, $left, $size, $sum, $to-come,
# $wizards, $trumps, $percent, $better, $worse and $more whole numbers; $points, $tricks and $than numbers
# with decimals.

## Any action

reason-all-same = Peu importe : tous les choix se valent.
reason-next-bid = La meilleure annonce après celle-ci, { $bid }, promet { $points } points de moins.
reason-next-suit = La meilleure couleur après celle-ci promet { $points } points de moins : { $suit }.
reason-next-card = La meilleure carte après celle-ci promet { $points } points de moins : { $card }.
reason-level-bid = Tout aussi bon, pour autant qu’on puisse en juger : annoncer { $bid }.
reason-level-suit = Tout aussi bon, pour autant qu’on puisse en juger : { $suit }.
reason-level-card = Tout aussi bon, pour autant qu’on puisse en juger : { $card }.

## A bid

reason-bid-forbidden = On ne peut pas annoncer { $bid } ici : les annonces tomberaient juste.
reason-bid-sure-tricks = { $count ->
    [one] Un pli est assuré
   *[other] { $count } plis sont assurés
}, quoi qu’aient les autres.
reason-bid-high-cards = Cartes qui ont de bonnes chances de faire un pli : { $cards }.
reason-bid-weak-hand = À l’estime, aucune de vos cartes n’a de bonnes chances de faire un pli.
reason-bid-promises = À l’estime, votre main vaut { $tricks } plis.
reason-bid-others-leave = { $to-come ->
    [0] Les autres ont annoncé { $sum } : { $left ->
        [0] il ne reste aucun pli
        [one] il reste un pli
       *[other] il reste { $left } plis
    }.
   *[other] Jusqu’ici, les annonces font { $sum } : { $left ->
        [0] il ne reste aucun pli
        [one] il reste un pli
       *[other] il reste { $left } plis
    } pour vous et { $to-come ->
        [one] un autre joueur
       *[other] { $to-come } autres joueurs
    }.
}
reason-bid-others-want-more = Les autres ont annoncé { $sum }, plus qu’il n’y a de plis ({ $size }).
reason-bid-others-hold = Chez les autres : { $wizards ->
    [0] aucun Wizard
    [one] un Wizard
   *[other] { $wizards } Wizards
}, { $trumps ->
    [0] aucun atout
    [one] un atout
   *[other] { $trumps } atouts
}.
reason-bid-others-hold-wizards = Chez les autres : { $wizards ->
    [0] aucun Wizard
    [one] un Wizard
   *[other] { $wizards } Wizards
} ; et il n’y a pas d’atout.

## A suit to be trump

reason-trump-held = { $count ->
    [one] Vous avez une carte de cette couleur ({ $suit }) : { $card }.
   *[other] Vous avez { $count } cartes de cette couleur ({ $suit }), la plus forte : { $card }.
}
reason-trump-not-held = Vous n’avez aucune carte de cette couleur : { $suit }.
reason-trump-others-hold = { $count ->
    [0] Les autres n’ont aucune carte de cette couleur : { $suit }.
    [one] Les autres ont une carte de cette couleur : { $suit }.
   *[other] Les autres ont { $count } cartes de cette couleur : { $suit }.
}

## A card: what is wanted

reason-card-only = Vous ne pouvez rien jouer d’autre.
reason-all-needed = { $count ->
    [one] Il vous faut le seul pli qui reste.
    [2] Il vous faut les deux plis qui restent.
   *[other] Il vous faut les { $count } plis qui restent.
}
reason-some-needed = Sur les { $left } plis qui restent, il vous en faut { $count ->
    [one] un
   *[other] { $count }
}.
reason-none-needed = Votre annonce est atteinte : ne faites plus de pli.
reason-out-of-reach = Votre annonce est hors d’atteinte ({ $count } à faire, { $left } qui restent), mais chaque pli vous épargne 10 points.
reason-too-many-taken = Vous avez { $count ->
    [one] un pli
   *[other] { $count } plis
} de trop ; chaque pli de plus coûte 10 points.

## A card: what becomes of the trick

reason-wins-as-last = Vous jouez en dernier, et cette carte fait le pli.
reason-wins-unbeaten = Cette carte fait le pli : personne après vous ne peut la battre.
reason-cannot-win = Cette carte ne peut pas faire le pli.
reason-none-can-win = Aucune des cartes que vous pouvez jouer ne peut faire le pli.
reason-all-win = Toutes les cartes que vous pouvez jouer font le pli.
reason-probably-takes = { $percent ->
    [100] Il est à peu près certain que cette carte fera le pli.
   *[other] Cette carte fera sans doute le pli : dans { $percent } parties possibles sur 100.
}
reason-probably-loses = { $percent ->
    [0] Il est à peu près certain que cette carte ne fera pas le pli.
    [one] Cette carte ne fera sans doute pas le pli : elle le fait dans { $percent } partie possible sur 100.
   *[other] Cette carte ne fera sans doute pas le pli : elle le fait dans { $percent } parties possibles sur 100.
}
reason-likeliest = Aucune de vos cartes n’a plus de chances de faire le pli : celle-ci le fait dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100.
reason-unlikeliest = Aucune de vos cartes n’a moins de chances de faire le pli : celle-ci le fait dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100.

## A card: what it does to the hand

reason-cheapest-winner = Parmi les cartes qui font le pli, c’est celle qui vaudra le moins ensuite.
reason-sheds = Cette carte pourrait faire plus tard un pli dont vous ne voulez pas : autant vous en débarrasser.
reason-spares = Parmi les cartes qui ne peuvent pas faire le pli, c’est celle qui vaudra le moins ensuite.
reason-keeps-jester = Vous gardez un Fou, qui permettra d’éviter un pli.
reason-keeps-sure-tricks = { $count ->
    [one] Ensuite, un pli est assuré : celui qu’il vous faut.
   *[other] Ensuite, { $count } plis sont assurés : assez pour votre annonce.
}
reason-rest-is-enough = À l’estime, le reste de votre main vaut { $tricks } plis ; il vous en faut { $count ->
    [one] un
   *[other] { $count }
}.
reason-draws-trump = Cette carte fait tomber les atouts : les autres peuvent en avoir { $count }.
reason-last-of-suit = C’est votre dernière carte de cette couleur ({ $suit }) : quand celle-ci sera demandée, vous pourrez jouer ce que vous voudrez.
reason-seldom-too-many = C’est la carte la plus sûre contre les plis en trop : vous en faites trop dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100, contre { $worse } au plus avec d’autres.
reason-seldom-too-few = C’est la carte la plus sûre contre les plis en moins : vous en faites trop peu dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100, contre { $worse } au plus avec d’autres.

## Contre un choix qui vaut moins que le meilleur

reason-against-chance = Vos chances de tenir votre annonce passent de { $better } % à { $percent } %.
reason-against-bid-missed = Même en visant { $bid ->
    [one] un pli
   *[other] { $bid } plis
}, vous en faites moins dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100.
reason-against-bid-passed = { $bid ->
    [0] Même en cherchant à ne faire aucun pli, vous en faites
    [one] Même en ne visant qu’un pli, vous en faites plus
   *[other] Même en ne visant que { $bid } plis, vous en faites plus
} dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100.
reason-against-bid-cheap = Une annonce de { $bid } tenue rapporte { $more } points de plus.
reason-against-bid-high = À l’estime, votre main ne vaut que { $tricks } plis.
reason-against-bid-low = À l’estime, votre main vaut { $tricks } plis.
reason-against-trump-fewer = { $count ->
    [0] Vous n’avez aucune carte de { $suit }
    [one] Vous avez une carte de { $suit }
   *[other] Vous avez { $count } cartes de { $suit }
}, mais { $more } de la meilleure couleur.
reason-against-trump-lower = Votre plus haute carte de la meilleure couleur est plus haute : { $card }.
reason-against-trump-weak = Vous faites { $tricks } plis en moyenne, et { $than } avec la meilleure couleur.
reason-against-takes = { $percent ->
    [100] Cette carte fait un pli dont vous ne voulez pas.
    [one] Dans { $percent } partie possible sur 100, cette carte fait un pli dont vous ne voulez pas.
   *[other] Dans { $percent } parties possibles sur 100, cette carte fait un pli dont vous ne voulez pas.
}
reason-against-seldom-takes = { $percent ->
    [0] Cette carte ne peut pas faire ce pli ; la meilleure le fait dans { $better } parties possibles sur 100.
    [one] Cette carte ne fait le pli que dans { $percent } partie possible sur 100, la meilleure dans { $better }.
   *[other] Cette carte ne fait le pli que dans { $percent } parties possibles sur 100, la meilleure dans { $better }.
}
reason-against-keeps-danger = Il vous reste une carte qui pourrait faire un pli dont vous ne voulez pas : { $card }.
reason-against-too-many = À l’estime, il vous reste { $tricks } plis à faire, et { $count ->
    [0] il ne vous en faut aucun
   *[other] il vous en faut { $count }
}.
reason-against-too-few = À l’estime, il ne vous reste que { $tricks } plis à faire, et il vous en faut { $count }.
reason-against-spends-wizard = Vous dépensez un Wizard, qui est un pli sûr quand vous le voulez.
reason-against-spends-jester = Vous dépensez un Fou, avec lequel vous pourriez éviter un pli plus tard.
reason-against-spends-winner = À l’estime, cette carte a plus de chances que la meilleure de faire un pli plus tard, et il vous en faut encore.
reason-against-keeps-suit = La meilleure carte est votre dernière de sa couleur ({ $suit }) : sans elle, quand celle-ci sera demandée, vous pourrez jouer ce que vous voudrez.
reason-against-more = Vous finissez avec trop de plis dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100, avec la meilleure carte dans { $better }.
reason-against-fewer = Vous finissez avec trop peu de plis dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100, avec la meilleure carte dans { $better }.
reason-against-further = En moyenne, vous manquez votre annonce de { $tricks } plis, avec la meilleure carte de { $than }.
