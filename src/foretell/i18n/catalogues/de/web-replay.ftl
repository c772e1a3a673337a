### Spiele noch einmal ansehen, und ihre Aufzeichnungen

## A replay

web-replay-title = Spiel { $number } von { $code }
web-replay-none = Dieses Spiel gibt es nicht, oder es ist noch nicht vorbei.
web-copy-text = Kurzschrift kopieren
web-copy-position = Stellung kopieren
web-copied = Kopiert.
web-not-copied = Kopieren ist hier nicht erlaubt.
web-fair = Es wurde fair gemischt. Diese Seite hat jede Kartenverteilung nachgerechnet, und alle passen zu dem, was vor der ersten Karte festgelegt war: { $commitment }
web-fair-not = Die Karten passen nicht zu dem, was vor der ersten Karte festgelegt war: { $commitment }
web-replay-of = Spiel von { $players }
web-replay-gone = Dieses Spiel ist nicht mehr auf diesem Gerät.
web-replay-broken-off = Die Datei endet in Runde { $round }: Der Rest des Spiels fehlt.
web-replay-hands = Gezeigte Karten
web-replay-all-hands = Alle Karten
web-replay-hand-of = Karten: { $who }
web-replay-hand = { $count ->
    [one] Hand von { $who }: eine Karte
   *[other] Hand von { $who }: { $count } Karten
}
web-replay-card-gone = { $card }, schon gespielt
web-replay-back = Zurück
web-replay-forward = Vor
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-missed = Nächste verfehlte Ansage
web-replay-practice = Ab hier spielen
web-replay-rounds = Runden
web-replay-round = Runde { $number }
web-replay-round-missed = Runde { $number }: Ansage verfehlt von { $who }
web-replay-round-made = { $seats ->
    [one] Runde { $number }: Ansage erfüllt
   *[other] Runde { $number }: alle Ansagen erfüllt
}

table-key-step = einen Schritt zurück oder vor
table-key-round = eine Runde zurück oder vor
table-key-ends = zum Anfang oder zum Ende
    .name = Pos1 Ende
table-key-play = spielt ab und hält an
    .name = Leertaste

## Games kept on the device, and records from elsewhere

web-games-solo = Gegen Bots
web-games-none = Spiele gegen Bots, die du zu Ende spielst, bleiben hier auf diesem Gerät: die letzten { $most }, alle noch einmal anzusehen.
web-game-result = { $place ->
    [1] Gewonnen, { $points } Punkte
   *[other] Platz { $place } von { $players }, { $points } Punkte
}
web-game-when = { $date }, mit { $others }
web-coach = Trainer
web-my-mistakes = Meine Fehler
web-my-statistics = Meine Statistik
web-practice = Übung
web-hints = mit Tipps
web-open-record = Ein Spiel öffnen
web-open-record-text = Jedes Spiel, das du als Aufzeichnung oder in Kurzschrift gespeichert hast, kannst du hier noch einmal ansehen. Wähle die Datei, zieh sie auf diese Seite oder füg ihren Text ein.
web-choose-file = Datei wählen
web-paste-here = Text hier einfügen
web-pasted = Der eingefügte Text
web-fault = { $name } ist kein Spiel, weder als Aufzeichnung noch in Kurzschrift.
web-fault-line = { $name } hat einen Fehler in Zeile { $line }.
web-fault-advice = Speichere oder kopiere das Spiel dort, wo es herkommt, noch einmal und lass es unverändert. Der Befehl „foretell check“ nennt alle Fehler einer Datei.
