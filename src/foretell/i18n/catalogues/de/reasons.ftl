### Warum ein Bot empfiehlt, was er empfiehlt: eine Meldung für jeden Grund, nach dessen Code benannt

# Variables: $card, $cards and $suit are names; $bid, $count, $left, $size, $sum, $to-come,
# $wizards, $trumps, $percent, $better, $worse and $more whole numbers; $points, $tricks and $than numbers
# with decimals.

## Any action

reason-all-same = Die Wahl ist egal: Alles verspricht gleich viele Punkte.
reason-next-bid = Die zweitbeste Ansage, { $bid }, verspricht { $points } Punkte weniger.
reason-next-suit = Die zweitbeste Farbe verspricht { $points } Punkte weniger: { $suit }.
reason-next-card = Die zweitbeste Karte verspricht { $points } Punkte weniger: { $card }.
reason-level-bid = Soweit sich das sagen lässt, ist es ebenso gut, { $bid } anzusagen.
reason-level-suit = Soweit sich das sagen lässt, ist diese Farbe ebenso gut: { $suit }.
reason-level-card = Soweit sich das sagen lässt, ist diese Karte ebenso gut: { $card }.

## A bid

reason-bid-forbidden = { $bid } darf hier nicht angesagt werden: Dann gingen die Ansagen genau auf.
reason-bid-sure-tricks = { $count ->
    [one] Ein Stich ist sicher
   *[other] { $count } Stiche sind sicher
}, egal was die anderen haben.
reason-bid-high-cards = Gute Aussichten auf einen Stich haben: { $cards }.
reason-bid-weak-hand = Nach der Faustregel hat keine deiner Karten gute Aussichten auf einen Stich.
reason-bid-promises = Über den Daumen gepeilt sind deine Karten { $tricks } Stiche wert.
reason-bid-others-leave = { $to-come ->
    [0] Die anderen haben { $sum } angesagt; { $left ->
        [0] kein Stich bleibt
        [one] ein Stich bleibt
       *[other] { $left } Stiche bleiben
    } übrig.
   *[other] Bisher ist { $sum } angesagt; { $left ->
        [0] kein Stich bleibt
        [one] ein Stich bleibt
       *[other] { $left } Stiche bleiben
    } für dich und { $to-come ->
        [one] einen weiteren Spieler
       *[other] { $to-come } weitere Spieler
    }.
}
reason-bid-others-want-more = Die anderen haben { $sum } angesagt, mehr als es Stiche gibt ({ $size }).
reason-bid-others-hold = Die anderen haben { $wizards ->
    [0] keinen Zauberer
    [one] einen Zauberer
   *[other] { $wizards } Zauberer
} und { $trumps ->
    [0] keinen Trumpf
    [one] einen Trumpf
   *[other] { $trumps } Trümpfe
}.
reason-bid-others-hold-wizards = Die anderen haben { $wizards ->
    [0] keinen Zauberer
    [one] einen Zauberer
   *[other] { $wizards } Zauberer
}, und Trumpf gibt es nicht.

## A suit to be trump

reason-trump-held = { $count ->
    [one] Von dieser Farbe ({ $suit }) hast du eine Karte: { $card }.
   *[other] Von dieser Farbe ({ $suit }) hast du { $count } Karten, die höchste: { $card }.
}
reason-trump-not-held = Von dieser Farbe hast du keine Karte: { $suit }.
reason-trump-others-hold = { $count ->
    [0] Von dieser Farbe ({ $suit }) haben die anderen keine Karte.
    [one] Von dieser Farbe ({ $suit }) haben die anderen eine Karte.
   *[other] Von dieser Farbe ({ $suit }) haben die anderen { $count } Karten.
}

## A card: what is wanted

reason-card-only = Etwas anderes darfst du nicht spielen.
reason-all-needed = { $count ->
    [one] Du brauchst den einen Stich, der noch kommt.
    [2] Du brauchst beide Stiche, die noch kommen.
   *[other] Du brauchst alle { $count } Stiche, die noch kommen.
}
reason-some-needed = Von den { $left } Stichen, die noch kommen, brauchst du { $count ->
    [one] einen
   *[other] { $count }
}.
reason-none-needed = Deine Ansage ist erreicht: Du willst keinen Stich mehr.
reason-out-of-reach = Deine Ansage ist nicht mehr zu erreichen ({ $count } nötig, { $left } kommen noch), aber jeder Stich spart 10 Punkte.
reason-too-many-taken = Du hast { $count ->
    [one] einen Stich
   *[other] { $count } Stiche
} zu viel; jeder weitere kostet 10 Punkte.

## A card: what becomes of the trick

reason-wins-as-last = Nach dir spielt niemand mehr, und sie macht den Stich.
reason-wins-unbeaten = Sie macht den Stich: Niemand nach dir kann sie schlagen.
reason-cannot-win = Sie kann diesen Stich nicht machen.
reason-none-can-win = Keine Karte, die du spielen darfst, kann diesen Stich machen.
reason-all-win = Jede Karte, die du spielen darfst, macht diesen Stich.
reason-probably-takes = { $percent ->
    [100] Sie macht so gut wie sicher den Stich.
   *[other] Sie macht wahrscheinlich den Stich: in { $percent } von 100 möglichen Spielen.
}
reason-probably-loses = { $percent ->
    [0] Sie macht so gut wie sicher nicht den Stich.
   *[other] Sie macht wahrscheinlich nicht den Stich: nur in { $percent } von 100 möglichen Spielen.
}
reason-likeliest = Keine deiner Karten macht den Stich eher: in { $percent } von 100 möglichen Spielen.
reason-unlikeliest = Keine deiner Karten macht den Stich seltener: in { $percent } von 100 möglichen Spielen.

## A card: what it does to the hand

reason-cheapest-winner = Von den Karten, die den Stich machen, ist sie später am wenigsten wert.
reason-sheds = So wirst du eine Karte los, die einen ungewollten Stich machen könnte.
reason-spares = Von den Karten, die den Stich nicht machen können, ist sie später am wenigsten wert.
reason-keeps-jester = Du behältst einen Narren, mit dem du später einem Stich ausweichen kannst.
reason-keeps-sure-tricks = { $count ->
    [one] Danach ist noch ein Stich sicher, und mehr brauchst du nicht.
   *[other] Danach sind noch { $count } Stiche sicher, genug für deine Ansage.
}
reason-rest-is-enough = Über den Daumen gepeilt ist der Rest deiner Hand { $tricks } Stiche wert; du brauchst { $count ->
    [one] einen
   *[other] { $count }
}.
reason-draws-trump = Sie zieht Trumpf: { $count ->
    [one] Die anderen können noch einen Trumpf haben.
   *[other] Die anderen können noch { $count } Trümpfe haben.
}
reason-last-of-suit = Es ist deine letzte Karte dieser Farbe ({ $suit }): Wird die Farbe danach angespielt, musst du nicht mehr bedienen.
reason-seldom-too-many = Das ist die sicherste Karte gegen zu viele Stiche: Zu viele werden es in { $percent } von 100 möglichen Spielen, mit anderen in bis zu { $worse }.
reason-seldom-too-few = Das ist die sicherste Karte gegen zu wenige Stiche: Zu wenige werden es in { $percent } von 100 möglichen Spielen, mit anderen in bis zu { $worse }.

## Gegen eine Wahl, die weniger wert ist als die beste

reason-against-chance = Deine Chance, die Ansage zu erfüllen, fällt von { $better } % auf { $percent } %.
reason-against-bid-missed = Selbst wenn du auf { $bid ->
    [one] einen Stich
   *[other] { $bid } Stiche
} spielst, machst du in { $percent } von 100 möglichen Spielen weniger.
reason-against-bid-passed = { $bid ->
    [0] Selbst wenn du keinen Stich machen willst, machst du in { $percent } von 100 möglichen Spielen mindestens einen.
    [one] Selbst wenn du nur auf einen Stich spielst, machst du in { $percent } von 100 möglichen Spielen mehr.
   *[other] Selbst wenn du nur auf { $bid } Stiche spielst, machst du in { $percent } von 100 möglichen Spielen mehr.
}
reason-against-bid-cheap = Eine erfüllte Ansage von { $bid } bringt { $more } Punkte mehr.
reason-against-bid-high = Über den Daumen gepeilt sind deine Karten nur { $tricks } Stiche wert.
reason-against-bid-low = Über den Daumen gepeilt sind deine Karten { $tricks } Stiche wert.
reason-against-trump-fewer = Du hast { $count ->
    [0] keine Karte in { $suit }
    [one] eine Karte in { $suit }
   *[other] { $count } Karten in { $suit }
}, in der besseren Farbe aber { $more }.
reason-against-trump-lower = Deine höchste Karte in der besseren Farbe ist höher: { $card }.
reason-against-trump-weak = Im Mittel machst du { $tricks } Stiche, mit der besseren Farbe { $than }.
reason-against-takes = { $percent ->
    [100] Sie macht einen Stich, den du nicht willst.
   *[other] In { $percent } von 100 möglichen Spielen macht sie einen Stich, den du nicht willst.
}
reason-against-seldom-takes = { $percent ->
    [0] Sie kann diesen Stich nicht machen; die bessere Karte macht ihn in { $better } von 100 möglichen Spielen.
   *[other] Sie macht den Stich nur in { $percent } von 100 möglichen Spielen, die bessere Karte in { $better }.
}
reason-against-keeps-danger = Sie lässt dir eine Karte, die einen ungewollten Stich machen könnte: { $card }.
reason-against-too-many = Über den Daumen gepeilt kommen noch { $tricks } Stiche auf dich zu, und du brauchst { $count ->
    [0] keinen
    [one] einen
   *[other] { $count }
}.
reason-against-too-few = Über den Daumen gepeilt kommen nur noch { $tricks } Stiche auf dich zu, und du brauchst { $count }.
reason-against-spends-wizard = Sie verbraucht einen Zauberer, der ein sicherer Stich ist, wann immer du ihn willst.
reason-against-spends-jester = Sie verbraucht einen Narren, mit dem du später einem Stich ausweichen könntest.
reason-against-spends-winner = Über den Daumen gepeilt macht sie später eher einen Stich als die bessere Karte, und du brauchst noch Stiche.
reason-against-keeps-suit = Die bessere Karte ist deine letzte dieser Farbe ({ $suit }): Wird die Farbe danach angespielt, musst du nicht mehr bedienen.
reason-against-more = Am Ende hast du in { $percent } von 100 möglichen Spielen zu viele Stiche, mit der besseren Karte in { $better }.
reason-against-fewer = Am Ende hast du in { $percent } von 100 möglichen Spielen zu wenige Stiche, mit der besseren Karte in { $better }.
reason-against-further = Im Mittel verfehlst du deine Ansage um { $tricks } Stiche, mit der besseren Karte um { $than }.
