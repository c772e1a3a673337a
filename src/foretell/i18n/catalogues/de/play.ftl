### Der Tisch im Terminal

# In these sentences $who is a player and $you says whether it is the reader (yes or no).

## Names

play-you = Du
# The person's name in a record, when they give none.
play-human = Spieler
play-bot = Bot { $number }
# A player and what is said of them; several follow each other with commas.
play-pair = { $who }: { $what }

## The round

play-round = Runde { $number } von { $rounds }
play-dealer = { $you ->
    [yes] du gibst
   *[no] { $who } gibt
}
play-deals = { $you ->
    [yes] Du gibst jedem { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
   *[no] { $who } gibt jedem { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
}
play-draw = Auslosen des ersten Gebers: { $cards }.
play-draw-won = { $you ->
    [yes] Du hast die höchste Karte und gibst zuerst.
   *[no] { $who } hat die höchste Karte und gibt zuerst.
}

## Trump

play-trump = Trumpf: { $suit } (aufgedeckt: { $turned })
play-trump-none = kein Trumpf (aufgedeckt: { $turned })
play-trump-to-choose = Trumpf noch offen (aufgedeckt: { $turned })
play-trump-no-card = kein Trumpf (keine Karte übrig)
play-trump-one-suit = kein Trumpf (eine Farbe für jeden)
play-trump-chosen = { $you ->
    [yes] Du bestimmst den Trumpf: { $suit }.
   *[no] { $who } bestimmt den Trumpf: { $suit }.
}

## Bids

play-bids = { $you ->
    [yes] Du sagst { $bid } an.
   *[no] { $who } sagt { $bid } an.
}
play-has-bid = { $you ->
    [yes] Du hast angesagt.
   *[no] { $who } hat angesagt.
}
play-bids-announced = Die Ansagen: { $bids }.
play-bids-secret = Alle haben angesagt. Die Ansagen bleiben geheim, bis die Runde zu Ende ist.
play-hands-taken-up = Die Karten der anderen sind wieder verdeckt, und du nimmst deine auf.
play-sum-so-far = bisher { $sum } für { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}
play-sum = zusammen { $sum } für { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}: { $difference }
play-even = geht auf
play-overbid = { $by } zu viel
play-underbid = { $by } zu wenig
# The last row below the bids: their sum, and of how many tricks.
play-together = Zusammen
play-of-tricks = von { $tricks }
play-exact = genau
play-needs = noch { $count }
play-over = { $count } zu viel

## The trick

play-trick-title = Stich { $number } von { $tricks }
play-last-trick-title = Voriger Stich, { $number } von { $tricks }
play-leads = spielt aus
play-led = spielte aus
play-winning = liegt vorn
play-took = hat den Stich
play-leads-card = { $you ->
    [yes] Du spielst { card-with-article } aus.
   *[no] { $who } spielt { card-with-article } aus.
}
play-plays = { $you ->
    [yes] Du spielst { card-with-article }.
   *[no] { $who } spielt { card-with-article }.
}
play-takes = { $you ->
    [yes] Du machst
   *[no] { $who } macht
} den Stich mit { FIRST($card) ->
    [zauberer] einem { $card }
    [narr] einem Narren
    [one] der { $card }
    [other] der { $card }
   *[sign] { $card }
}: gemacht { $taken }, angesagt { $bid }.
play-takes-secretly = { $you ->
    [yes] Du machst
   *[no] { $who } macht
} den Stich mit { FIRST($card) ->
    [zauberer] einem { $card }
    [narr] einem Narren
    [one] der { $card }
    [other] der { $card }
   *[sign] { $card }
}: gemacht { $taken }.
play-spent = Aus dem Spiel:

## The score

play-column-bid = Ansage
play-column-tricks = Stiche
play-column-points = Punkte
play-column-score = Stand
play-round-over = Runde { $number } ist zu Ende
play-result = { $who }: angesagt { $bid }, gemacht { $taken }, { $points } Punkte, Stand { $total }.
play-wins = { $you ->
    [yes] Du gewinnst mit { $total } { $points ->
        [one] Punkt
       *[other] Punkten
    }!
   *[no] { $who } gewinnt mit { $total } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
}
play-win-together = Gemeinsam gewinnen: { $who }, mit { $total } { $points ->
    [one] Punkt
   *[other] Punkten
}.
play-plot-title = Punktestand von Runde zu Runde

## The pad, the tricks and the rules on demand

play-pad-cell = angesagt { $bid }, Stand { $total }
play-pad-row = Runde { $number }: { $cells }.
play-pad-empty = Noch steht keine Runde auf dem Block.
play-trick-told = { $you ->
    [yes] Stich { $number }. { $cards }. Du hast ihn gemacht.
   *[no] Stich { $number }. { $cards }. { $who } hat ihn gemacht.
}
play-no-tricks = In dieser Runde wurde noch kein Stich gemacht.
play-no-clause = In den Regeln dieses Tisches gibt es { $part } nicht.
play-rules-hint = r 7 zeigt den ganzen Teil R7, r 7.3 eine einzelne Regel.
play-taken-back = Zurückgenommen.
play-hint-asking = Der stärkste Bot wird gefragt …

## Read aloud

play-your-hand = Deine Karten: { $cards }.
play-shows = { $who } zeigt: { $cards }.
play-you-can-play = Du kannst spielen: { $cards }.
play-you-cannot-play = Jetzt nicht erlaubt: { $cards }.

## Questions

# $help is the key that shows the help.
play-ask-trump = Trumpf (1–4, { $help } für Hilfe):
play-ask-bid = Deine Ansage (0–{ $most }, { $help } für Hilfe):
play-ask-card = { $most ->
    [one] Deine Karte (1, { $help } für Hilfe):
   *[other] Deine Karte (1–{ $most }, { $help } für Hilfe):
}
play-ask-lead = { $most ->
    [one] Du spielst aus (1, { $help } für Hilfe):
   *[other] Du spielst aus (1–{ $most }, { $help } für Hilfe):
}
# Before somebody is shown their hand, where several people share the screen.
play-hand-over = { $who }, du bist dran. Drücke Enter, wenn sonst niemand hinsieht:
play-key-enter = Enter
play-help-trump = eine Farbe
play-help-trump-how = bestimmt sie zum Trumpf: ihre Nummer, ihr Zeichen oder der Anfang ihres Namens ({ $name })
play-help-bid = eine Zahl
play-help-bid-how = deine Ansage: wie viele Stiche du machen wirst, von 0 bis { $most }
play-help-card = eine Karte
play-help-card-how = spielt sie: ihre Nummer, was sie zeigt ({ $short }) oder ihr Name ({ $name })
play-help-special = ein { $wizard }, ein { $jester }
play-help-look = zeigt den Tisch noch einmal
play-help-help = zeigt diese Hilfe
play-help-pad = zeigt den Block
play-help-tricks = zeigt die Stiche dieser Runde
play-help-undo = nimmt deine letzte Ansage oder Karte zurück, auch nach den Zügen der Bots, bis die Runde vorbei ist; wenn andere Menschen mitspielen, solange seither niemand an der Reihe war
play-help-quit = speichert das Spiel und beendet Foretell
play-help-rules = zeigt die Regeln dieses Tisches
play-help-hint = Tipp des stärksten Bots; dein Block zeigt, dass du ihn genutzt hast

## What was typed and cannot be read

prompt-not-a-bid = „{ $text }“ ist keine Ansage: Tippe eine ganze Zahl von 0 bis { $hand-size }.
prompt-not-a-suit = „{ $text }“ bezeichnet nicht genau eine Farbe: Tippe die Nummer, das Zeichen oder den Namen einer Farbe.
prompt-not-a-card = „{ $text }“ ist weder eine Karte noch ein Befehl: Tippe die Nummer einer Karte, von 1 bis { $hand-size }, was sie zeigt oder ihren Namen.
prompt-no-such-number = Es gibt keine Karte { $number }: { $hand-size ->
    [one] Du hast nur eine Karte, die Nummer 1
   *[other] Deine Karten haben die Nummern 1 bis { $hand-size }
}.
prompt-several-cards = „{ $text }“ passt auf mehrere deiner Karten: { $cards }. Gib an, welche du meinst.

## A game taken up again

resume-no-human = Fortsetzen lässt sich nur ein Spiel, in dem mindestens ein Mensch mitspielt. Hier spielen nur Bots; „foretell show“ zeigt das Spiel noch einmal.
file-in-use = { $path } ist in Gebrauch: Ein anderes Fenster oder Programm schreibt gerade in diese Datei. Schließe das zuerst.

## Beginning and end

play-welcome = Mit dir am Tisch: { $others }.
play-welcome-all = Am Tisch: { $players }.
play-seed = Startwert: { $seed }
play-not-kept = Dieses Spiel wird nicht gespeichert. { $why }
play-bot-failed = { $why } Wo er ausfällt, spielt „steady“ für ihn.
# A command follows on a line of its own.
play-saved = Das Spiel ist in { $path } gespeichert. Weiter geht es mit:
play-kept = Das Spiel ist in { $path } gespeichert. Noch einmal ansehen mit:

## Replay

play-game = Spiel { $id }
play-game-started = Begonnen { $started }, Startwert { $seed }
play-game-players = Mitspieler: { $players }
play-holds = { $who } hat auf der Hand: { $cards }.
play-broken-off = Das Spiel wurde in Runde { $number } von { $rounds } abgebrochen.
play-broken-off-at-once = Das Spiel wurde vor dem ersten Geben abgebrochen.
