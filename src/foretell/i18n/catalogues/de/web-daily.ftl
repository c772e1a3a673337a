### The deal of the day

daily-title = Das Spiel des Tages
daily-number = Nr. { $number }
daily-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
daily-opponents = Gegen { $first }, { $second } und { $third } ({ $level })
daily-play = Spielen
daily-terms = Alle bekommen dieselben Karten. Ein Versuch zählt, ohne Tipps und ohne Zurücknehmen.
daily-terms-later = Ein Spiel von früher: Dein Ergebnis wird gespeichert, zählt aber nicht für deine Serie.
daily-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
daily-see-result = Ergebnis des Tages
daily-played-on = Später gespielt: { $date }. Das zählt nicht für deine Serie.
daily-streak = { $days ->
    [0] Zurzeit keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-longest = längste Serie: { $days }
daily-at-risk = spiel heute, damit sie weitergeht
daily-next = Nächstes Spiel in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Verglichen mit den Stufen
daily-levels-note = Die Punkte jeder Stufe mit deinen Karten, auf deinem Platz, gegen dieselben Gegner.
daily-levels-plays = spielt …
daily-best = Neben dem besten Spiel
daily-best-outcome = { $outcome ->
    [behind] { $level } hat mit denselben Karten { $gap } Punkte mehr als du.
    [ahead] Du hast { $gap } Punkte mehr als { $level }, die beste der Stufen.
   *[level] Du hast so viele Punkte wie { $level }, die beste der Stufen.
}
daily-best-total = Insgesamt
daily-people = Verglichen mit anderen
daily-people-few = { $people ->
    [one] Bisher gibt es nur dein Ergebnis. Verglichen wird ab fünf.
   *[other] Bisher gibt es erst { $people } Ergebnisse. Verglichen wird ab fünf.
}
daily-people-standing = Besser als { $percent } % der { $others } anderen: Platz { $rank } von { $people }.
daily-people-note = Deine Züge gingen ohne deinen Namen an diesen Server. Er behält nur die Punkte.
daily-share = Teilen
daily-share-title = Foretell, Spiel des Tages Nr. { $number }
daily-share-points = { $points } Punkte
daily-share-levels = Besser als { $beaten } von { $levels } Stufen
daily-share-button = Teilen
daily-copy = Kopieren
daily-copied = Kopiert.
daily-not-copied = Kopieren ist hier nicht erlaubt. Markiere den Text oben.

## Once more, where it does not count

daily-again = Noch einmal spielen
daily-practice-note = Übung mit Tipps und Zurücknehmen. Dein Ergebnis ändert sich nicht.
daily-practise = Üben

## Other days

daily-calendar = Alle Tage
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-day = { $state ->
    [played] { $date }: { $points } Punkte
    [later] { $date }: { $points } Punkte, später gespielt
    [forgiven] { $date }: ausgelassen und verziehen
    [today] { $date }: heute, noch nicht gespielt
   *[missed] { $date }: nicht gespielt
}
daily-sign = { $sign ->
    [made] Ansage erfüllt
    [near] einen Stich daneben
    [later] später gespielt
   *[missed] weiter daneben
}
daily-forgiveness = Ein ausgelassener Tag pro Woche, von Montag bis Sonntag, wird verziehen: Deine Serie geht weiter. { $week ->
    [used] Der dieser Woche ist verbraucht.
   *[free] Der dieser Woche ist noch frei.
}
daily-archive = Ausgelassene Tage kannst du nachholen; deine Serie ändert sich dadurch nicht.
daily-to-today = Das Spiel von heute
