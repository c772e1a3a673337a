### Der Punkteblock der Seite für Spiele mit echten Karten

## A new game

web-pad-names = Wer spielt?
web-pad-clockwise = Trage die Namen im Uhrzeigersinn ein.
web-pad-game = Spiel
web-pad-start = Beginnen

## A round

web-pad-title = Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden
web-pad-correcting = Korrektur von Runde { $round }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für jeden
web-pad-round = Karten
web-pad-round-number = Runde
web-pad-dealer = Geber
web-pad-bid = Angesagt
web-pad-taken = Gemacht
web-pad-points = Punkte
web-pad-total = Stand
web-pad-bid-of = Ansage von { $name }
web-pad-taken-of = Stiche von { $name }
web-pad-full = Alles ist eingetragen.
web-pad-sum = { $how ->
    [open] Bisher angesagt: { $bids } von { $tricks }
    [over] Angesagt: { $bids } von { $tricks }, { $by } zu viel
    [under] Angesagt: { $bids } von { $tricks }, { $by } zu wenig
   *[even] Angesagt: { $bids } von { $tricks }, geht genau auf
}
web-pad-forbidden = Nach den Regeln darf { $name } nicht { $bid } ansagen: Zusammen sind es genau { $tricks }. Habt ihr so gespielt, macht einfach weiter.
web-pad-made = Erfüllt
web-pad-made-of = { $name } hat die Ansage erfüllt
web-pad-all-made = Alle erfüllt
web-pad-amiss = Die gemachten Stiche ergeben zusammen { $sum }; es müssen { $tricks } sein.
web-pad-next = Nächste Runde
web-pad-finish = Zum Ergebnis
web-pad-undo = Rückgängig
web-pad-advice = Empfehlung für diese Runde
web-pad-edit = Runde { $round } korrigieren
web-pad-save = Übernehmen
web-pad-cancel = Abbrechen
web-pad-marked = Punktestände mit * zählen Runde { $round } noch, wie sie vorher war. Sie ändern sich, sobald ihre Stiche aufgehen.
web-pad-legend = Unter jedem Punktestand: Stiche / Ansage, oder ✓ für eine erfüllte Ansage. Der Balken zeigt den Geber.

## The result

web-pad-result = Das Ergebnis
web-pad-hits = { $hits } von { $rounds } Ansagen erfüllt
web-pad-again = Noch einmal mit denselben
web-pad-picture = Bild teilen
web-pad-csv = Als CSV sichern
web-pad-json = Als JSON sichern
web-pad-close = Alle Spiele

## Earlier games

web-pad-evenings = Deine Spiele
web-pad-unfinished = Runde { $round } von { $rounds }
web-pad-won = { $winners ->
    [one] { $names } hat mit { $total } gewonnen
   *[other] { $names } haben mit { $total } gewonnen
}
web-pad-delete = Löschen
web-pad-delete-of = Das Spiel von { $names } löschen
web-pad-delete-sure = Dieses Spiel löschen?
web-pad-keep = Behalten
web-pad-overtaken = Dieses Spiel wurde in einem anderen Tab geändert, darum zählt dein letztes Tippen nicht. So steht es jetzt.
web-pad-gone = Dieses Spiel wurde in einem anderen Tab gelöscht. Du kannst es noch als Datei sichern.
