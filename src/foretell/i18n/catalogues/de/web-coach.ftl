### Der Trainer: deine Gewohnheiten über viele Spiele, und Übungen dazu

## The habit that costs most

coach-most = Die Gewohnheit, die am meisten kostet
coach-none = Sobald du ein Spiel analysiert hast, sucht der Trainer nach deinen Gewohnheiten.
coach-wait = { $games ->
    [one] Noch ein Spiel, dann weiß ich es.
   *[other] Noch { $games } Spiele, dann weiß ich es.
}
coach-open = Noch sticht nichts heraus.
coach-fine = Keine Gewohnheit kostet dich viel.
coach-wait-text = { $games ->
    [one] Bisher habe ich 1 analysiertes Spiel gesehen, zu wenig, um eine Gewohnheit vom Zufall zu unterscheiden.
   *[other] Bisher habe ich { $games } analysierte Spiele gesehen, zu wenige, um eine Gewohnheit vom Zufall zu unterscheiden.
}
coach-open-text = { $games ->
    [one] In 1 analysierten Spiel verlierst du hier und da Punkte; keine Art von Entscheidung sticht über den Zufall hinaus heraus.
   *[other] In { $games } analysierten Spielen verlierst du hier und da Punkte; keine Art von Entscheidung sticht über den Zufall hinaus heraus.
}
coach-fine-text = { $games ->
    [one] In 1 analysierten Spiel kostet dich keine Art von Entscheidung über den Zufall hinaus einen halben Punkt.
   *[other] In { $games } analysierten Spielen kostet dich keine Art von Entscheidung über den Zufall hinaus einen halben Punkt je Spiel.
}
coach-unreviewed = { $games ->
    [one] 1 beendetes Spiel ist noch nicht analysiert. Ich sehe nur analysierte Spiele.
   *[other] { $games } beendete Spiele sind noch nicht analysiert. Ich sehe nur analysierte Spiele.
}
coach-when = { $band ->
    [b12] { $place ->
        [first] Mit 1 oder 2 Karten und der ersten Ansage
        [between] Mit 1 oder 2 Karten und einer Ansage in der Mitte
        [last] Mit 1 oder 2 Karten und der letzten Ansage
        [unseen] Mit 1 oder 2 Karten und verdeckten Ansagen
       *[any] Mit 1 oder 2 Karten
    }
    [b35] { $place ->
        [first] Mit 3 bis 5 Karten und der ersten Ansage
        [between] Mit 3 bis 5 Karten und einer Ansage in der Mitte
        [last] Mit 3 bis 5 Karten und der letzten Ansage
        [unseen] Mit 3 bis 5 Karten und verdeckten Ansagen
       *[any] Mit 3 bis 5 Karten
    }
    [b68] { $place ->
        [first] Mit 6 bis 8 Karten und der ersten Ansage
        [between] Mit 6 bis 8 Karten und einer Ansage in der Mitte
        [last] Mit 6 bis 8 Karten und der letzten Ansage
        [unseen] Mit 6 bis 8 Karten und verdeckten Ansagen
       *[any] Mit 6 bis 8 Karten
    }
    [b9] { $place ->
        [first] Mit 9 Karten oder mehr und der ersten Ansage
        [between] Mit 9 Karten oder mehr und einer Ansage in der Mitte
        [last] Mit 9 Karten oder mehr und der letzten Ansage
        [unseen] Mit 9 Karten oder mehr und verdeckten Ansagen
       *[any] Mit 9 Karten oder mehr
    }
   *[any] { $place ->
        [first] Bei der ersten Ansage
        [between] Bei einer Ansage in der Mitte
        [last] Bei der letzten Ansage
        [unseen] Bei verdeckten Ansagen
       *[any] Insgesamt
    }
}
coach-habit-bid = { $side ->
    [high] { $when } sagst du { $tricks } zu viel an: { $points } Punkte je Spiel.
    [low] { $when } sagst du { $tricks } zu wenig an: { $points } Punkte je Spiel.
   *[even] { $when } verschätzt du dich in beide Richtungen: { $points } Punkte je Spiel.
}
coach-habit-trump = Die Trumpfwahl kostet dich { $points } Punkte je Spiel.
coach-habit-lead = Ausspielen kostet dich { $points } Punkte je Spiel.
coach-habit-follow = Zugeben, wenn du noch Stiche brauchst, kostet dich { $points } Punkte je Spiel.
coach-habit-duck = Stiche, die du nicht willst, kosten dich { $points } Punkte je Spiel.
coach-habit-discard = Abwerfen, wenn du nicht bedienen kannst, kostet dich { $points } Punkte je Spiel.
coach-habit-ending = Die letzten drei Stiche einer Runde kosten dich { $points } Punkte je Spiel.
coach-habit-even = Spielen, wenn die Ansagen aufgehen, kostet dich { $points } Punkte je Spiel.
coach-seen = { $games ->
    [one] { $cases } Entscheidungen in 1 Spiel
   *[other] { $cases } Entscheidungen in { $games } Spielen
}
coach-between = sehr wahrscheinlich { $low } bis { $high } Punkte je Spiel
coach-drill = Fünf Aufgaben dazu
coach-drill-on = { $deals ->
    [one] Weiter: noch 1 Aufgabe
   *[other] Weiter: noch { $deals } Aufgaben
}

## The figures

coach-bids = Deine Ansagen
coach-cards = Trumpf und Karten
coach-matrix = Karten und Reihenfolge zugleich
coach-kind = Entscheidung
coach-bias = Zu viel
coach-loss = Jedes Mal
coach-game = Je Spiel
coach-trend = Zuletzt
coach-note = Verlorene Punkte und darunter das 95-%-Intervall, in dem die wahre Zahl sehr wahrscheinlich liegt. „Zuletzt“ ist die spätere Hälfte deiner Spiele weniger die frühere. Graue Zahlen stammen aus weniger als zehn Entscheidungen.
coach-matrix-note = Stiche über (+) oder unter (−) der besten bekannten Ansage.
coach-cases = { $cases ->
    [one] 1 Entscheidung
   *[other] { $cases } Entscheidungen
}
coach-n = n = { $cases }
coach-range = { $low } bis { $high }
coach-better = um { $points } besser
coach-worse = um { $points } schlechter
coach-level = keine klare Änderung
coach-kind-all = Alle
coach-of-bids = Ansagen: { $kind }
coach-kind-b12 = 1 oder 2 Karten
coach-kind-b35 = 3–5 Karten
coach-kind-b68 = 6–8 Karten
coach-kind-b9 = ab 9 Karten
coach-kind-first = Erste Ansage
coach-kind-between = Mittlere Ansage
coach-kind-last = Letzte Ansage
coach-kind-unseen = Verdeckt
coach-kind-trump = Trumpfwahl
coach-kind-lead = Ausspielen
coach-kind-follow = Zugeben
    .hint = du brauchst Stiche
coach-kind-duck = Ducken
    .hint = du willst verlieren
coach-kind-discard = Abwerfen
    .hint = ohne die Farbe
coach-kind-ending = Endspiel
    .hint = letzte drei Stiche
coach-kind-even = Es geht auf
    .hint = alle Karten solcher Runden
coach-column-first = Erste
coach-column-between = Mitte
coach-column-last = Letzte
coach-column-unseen = Verdeckt

## Drills

coach-outcomes = Was daraus wurde
coach-outcome-score = { $right } von { $deals } Aufgaben richtig am { $date }
coach-before = davor
coach-since = seither
coach-outcome-unknown = { $cases ->
    [0] Seither kein Spiel. Komm nach ein paar Spielen wieder.
    [one] Seither erst 1 Entscheidung, zu wenig für ein Urteil.
   *[other] Seither { $cases } Entscheidungen, zu wenig für ein Urteil.
}
coach-outcome-unclear = { $when ->
    [month] Nach einem Monat: keine Änderung über den Zufall hinaus.
   *[early] Bisher keine Änderung über den Zufall hinaus.
}
coach-outcome-better = { $when ->
    [month] Nach einem Monat kostet sie dich jedes Mal { $points } Punkte weniger.
   *[early] Bisher kostet sie dich jedes Mal { $points } Punkte weniger.
}
coach-outcome-worse = { $when ->
    [month] Nach einem Monat kostet sie dich jedes Mal { $points } Punkte mehr.
   *[early] Bisher kostet sie dich jedes Mal { $points } Punkte mehr.
}
coach-outcome-bias = Ansagen: { $before } davor, { $since } seither
coach-deal = Aufgabe { $deal } von { $deals }
coach-ask-bid = Was sagst du an?
coach-ask-trump = Welcher Trumpf?
coach-ask-card = Welche Karte?
coach-stop = Aufhören
coach-why = Warum?
coach-next = Nächste Aufgabe
coach-result = Ergebnis
coach-right = Gut
coach-wrong = Kostet { $points }
coach-right-text = So gut wie das Beste.
coach-wrong-text = { $points } Punkte weniger als die beste Wahl.
coach-against = Was gegen deine Wahl spricht
coach-play-on = Weiterspielen
coach-then = Spiel die Runde zu Ende oder nimm die nächste Aufgabe.
coach-deals-missing = Es kann nicht gegeben werden: Die Bots sind noch nicht ohne Netz verfügbar.
coach-waits = Es wird gegeben …
coach-over = { $right ->
    [0] Keine von { $deals } richtig
   *[other] { $right } von { $deals } richtig
}
coach-over-lost = { $points } Punkte verloren
coach-over-text = Spiel jetzt wie immer. In einem Monat vergleiche ich deine neuen Spiele mit denen davor.
coach-back = Zurück zum Trainer
