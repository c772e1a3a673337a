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
daily-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
daily-see-result = Ergebnis des Tages
daily-streak = { $days ->
    [0] Zurzeit keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-longest = längste Serie: { $days }
daily-next = Nächstes Spiel in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Verglichen mit den Stufen
daily-levels-note = Die Punkte jeder Stufe mit deinen Karten, auf deinem Platz, gegen dieselben Gegner.
daily-levels-plays = spielt …
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
daily-yesterday = Gestern
daily-yesterday-result = Dein Ergebnis: { $points }.
daily-yesterday-none = Du hast nicht gespielt. Mit den Karten von gestern kannst du noch üben.
