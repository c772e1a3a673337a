### Pourquoi un bot conseille ce qu’il conseille : un message par raison, au nom de son code

# Variables: $card, $cards and $suit are names, $other a card with its article, $how a way in which a card takes
# a trick or fails to. $points, $tricks and $than are numbers with decimals, all others whole numbers.

## Any action

reason-all-same = Peu importe : tous les choix se valent.
reason-next-bid = La meilleure annonce après celle-ci, { $bid }, promet, en points, { $points } de moins.
reason-next-suit = La meilleure couleur après celle-ci promet, en points, { $points } de moins : { $suit }.
reason-next-card = La meilleure carte après celle-ci promet, en points, { $points } de moins : { $card }.
reason-level-bid = Tout aussi bon, pour autant qu’on puisse en juger : annoncer { $bid }.
reason-level-suit = Tout aussi bon, pour autant qu’on puisse en juger : { $suit }.
reason-level-card = Tout aussi bon, pour autant qu’on puisse en juger : { $card }.

## A bid

reason-bid-forbidden = On ne peut pas annoncer { $bid } ici : les annonces tomberaient juste.
reason-bid-sure-tricks = { $count ->
    [one] Un pli est assuré
   *[other] { $count } plis sont assurés
}, quoi qu’aient les autres.
reason-bid-high-cards = Cartes qui ont le plus de chances de faire un pli : { $cards }.
reason-bid-weak-hand = À l’estime, aucune de vos cartes n’a de bonnes chances de faire un pli.
reason-bid-promises = À l’estime, valeur de votre main en plis : { $tricks }.
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
reason-takes-trick = Cette carte fait le pli dans { $count ->
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games }.
reason-loses-trick = Cette carte ne fait pas le pli dans { $count ->
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games }.

## A card: the one with which the possible games of two cards part, and how it takes a trick, or not

reason-cause-takes = Avec { card-with-article }, vous faites un pli dans { $count ->
    [0] aucune partie possible
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games } ; { $kept ->
    [1] si vous jouez cette carte maintenant
   *[other] après { $other }
}, dans { $instead ->
    [0] aucune
   *[other] { $instead }
}. Cas typique : { $how ->
    [leads] vous entamez avec cette carte au pli { $trick } et personne ne la bat
    [must_lead] au pli { $trick }, vous n’avez rien d’autre à entamer et personne ne la bat
    [leads_late] vous entamez avec cette carte au pli { $trick }, quand les autres n’ont plus d’atout
    [follows] sa couleur est demandée au pli { $trick } et personne ne la bat
    [late] sa couleur est demandée au pli { $trick }, quand les autres n’ont plus d’atout
    [ruffs] vous coupez une autre couleur avec elle au pli { $trick }
   *[takes] elle fait le pli { $trick }
}.
reason-cause-fails = Avec { card-with-article }, vous faites un pli dans { $count ->
    [0] aucune partie possible
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games } ; { $kept ->
    [1] si vous jouez cette carte maintenant
   *[other] après { $other }
}, dans { $instead ->
    [0] aucune
   *[other] { $instead }
}. Cas typique : { $how ->
    [higher] une carte plus haute la bat au pli { $trick }
    [trumped] elle est coupée au pli { $trick }
    [wizard] un Wizard la bat au pli { $trick }
    [discarded] vous la défaussez sur une autre couleur au pli { $trick }
   *[fails] elle ne fait pas le pli { $trick }
}.
reason-cause-takes-now = Cette carte fait ce pli dans { $count ->
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games } ; si vous la gardez et jouez { $other }, elle { $instead ->
    [0] n’en fait aucun
   *[other] en fait un dans { $instead }
}.
reason-cause-fails-now = { $count ->
    [0] Cette carte ne fait pas ce pli
    [one] Cette carte fait ce pli dans { $count } partie possible sur { $games }
   *[other] Cette carte fait ce pli dans { $count } parties possibles sur { $games }
} ; si vous la gardez et jouez { $other }, elle en fait un dans { $instead } sur { $games }.

## A card: what it does to the hand

reason-keeps-jester = Vous gardez un Fou, qui permettra d’éviter un pli.
reason-keeps-sure-tricks = { $count ->
    [one] Ensuite, un pli est assuré : celui qu’il vous faut.
   *[other] Ensuite, { $count } plis sont assurés : assez pour votre annonce.
}
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
reason-against-bid-high = À l’estime, valeur de votre main en plis : { $tricks } seulement.
reason-against-bid-low = À l’estime, valeur de votre main en plis : { $tricks }.
reason-against-trump-fewer = { $count ->
    [0] Vous n’avez aucune carte de { $suit }
    [one] Vous avez une carte de { $suit }
   *[other] Vous avez { $count } cartes de { $suit }
}, mais { $more } de la meilleure couleur.
reason-against-trump-lower = Votre plus haute carte de la meilleure couleur est plus haute : { $card }.
reason-against-trump-weak = Nombre moyen de plis : { $tricks }, et { $than } avec la meilleure couleur.
reason-against-takes-surely = Cette carte fait un pli dont vous ne voulez pas.
reason-against-takes = Dans { $count ->
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games }, cette carte fait un pli dont vous ne voulez pas.
reason-against-cannot-take = Cette carte ne peut pas faire ce pli ; la meilleure le peut.
reason-against-seldom-takes = Cette carte fait le pli dans { $count ->
    [0] aucune partie possible
    [one] { $count } partie possible
   *[other] { $count } parties possibles
} sur { $games }, la meilleure dans { $instead }.
reason-against-more = Vous finissez avec trop de plis dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100, avec la meilleure carte dans { $better }.
reason-against-fewer = Vous finissez avec trop peu de plis dans { $percent ->
    [one] { $percent } partie possible
   *[other] { $percent } parties possibles
} sur 100, avec la meilleure carte dans { $better }.
reason-against-further = Écart moyen à votre annonce, en plis : { $tricks }, et { $than } avec la meilleure carte.
