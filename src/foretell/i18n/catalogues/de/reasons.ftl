### Warum ein Bot empfiehlt, was er empfiehlt: eine Meldung für jeden Grund, nach dessen Code benannt

# Variables: $card, $cards and $suit are names, $other a card with its article, $how a way in which a card takes
# a trick or fails to. $points, $tricks and $than are numbers with decimals, all others whole numbers.

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
reason-bid-high-cards = Am ehesten machen einen Stich: { $cards }.
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
reason-takes-trick = Sie macht den Stich in { $count } von { $games } möglichen Spielen.
reason-loses-trick = Sie macht den Stich in { $count } von { $games } möglichen Spielen nicht.

## A card: the one with which the possible games of two cards part, and how it takes a trick, or not

reason-cause-takes = { $card } macht in { $count ->
    [0] keinem
    [one] einem
   *[other] { $count }
} von { $games } möglichen Spielen einen Stich; spielst du jetzt { $kept ->
    [1] diese Karte
   *[other] { $other }
}, in { $instead ->
    [0] keinem
    [one] einem
   *[other] { $instead }
}. Typisch: { $how ->
    [leads] Du spielst sie in Stich { $trick } aus, und niemand schlägt sie
    [must_lead] In Stich { $trick } hast du nichts anderes auszuspielen, und niemand schlägt sie
    [leads_late] Du spielst sie in Stich { $trick } aus, wenn sonst niemand mehr Trumpf hat
    [follows] In Stich { $trick } wird ihre Farbe angespielt, und niemand schlägt sie
    [late] In Stich { $trick } wird ihre Farbe angespielt, wenn sonst niemand mehr Trumpf hat
    [ruffs] In Stich { $trick } stichst du mit ihr eine andere Farbe
   *[takes] Sie macht Stich { $trick }
}.
reason-cause-fails = { $card } macht in { $count ->
    [0] keinem
    [one] einem
   *[other] { $count }
} von { $games } möglichen Spielen einen Stich; spielst du jetzt { $kept ->
    [1] diese Karte
   *[other] { $other }
}, in { $instead ->
    [0] keinem
    [one] einem
   *[other] { $instead }
}. Typisch: { $how ->
    [higher] In Stich { $trick } schlägt sie eine höhere Karte
    [trumped] In Stich { $trick } wird sie mit Trumpf gestochen
    [wizard] In Stich { $trick } schlägt sie ein Zauberer
    [discarded] In Stich { $trick } wirfst du sie auf eine andere Farbe ab
   *[fails] Stich { $trick } macht sie nicht
}.
reason-cause-takes-now = Sie macht diesen Stich in { $count } von { $games } möglichen Spielen; behältst du sie und spielst { $other }, macht sie { $instead ->
    [0] keinen
   *[other] in { $instead } einen
}.
reason-cause-fails-now = { $count ->
    [0] Sie macht diesen Stich nicht; behältst du sie und spielst { $other }, macht sie in { $instead } von { $games } möglichen Spielen einen.
   *[other] Sie macht diesen Stich in { $count } von { $games } möglichen Spielen; behältst du sie und spielst { $other }, macht sie in { $instead } einen.
}

## A card: what it does to the hand

reason-keeps-jester = Du behältst einen Narren, mit dem du später einem Stich ausweichen kannst.
reason-keeps-sure-tricks = { $count ->
    [one] Danach ist noch ein Stich sicher, und mehr brauchst du nicht.
   *[other] Danach sind noch { $count } Stiche sicher, genug für deine Ansage.
}
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
reason-against-takes-surely = Sie macht einen Stich, den du nicht willst.
reason-against-takes = In { $count } von { $games } möglichen Spielen macht sie einen Stich, den du nicht willst.
reason-against-cannot-take = Sie kann diesen Stich nicht machen; die bessere Karte kann es.
reason-against-seldom-takes = Sie macht den Stich in { $count ->
    [0] keinem
    [one] einem
   *[other] { $count }
} von { $games } möglichen Spielen, die bessere Karte in { $instead }.
reason-against-more = Am Ende hast du in { $percent } von 100 möglichen Spielen zu viele Stiche, mit der besseren Karte in { $better }.
reason-against-fewer = Am Ende hast du in { $percent } von 100 möglichen Spielen zu wenige Stiche, mit der besseren Karte in { $better }.
reason-against-further = Im Mittel verfehlst du deine Ansage um { $tricks } Stiche, mit der besseren Karte um { $than }.
