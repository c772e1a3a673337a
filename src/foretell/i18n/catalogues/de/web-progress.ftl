### Die eigenen Fehler und Statistiken

## Mistakes

web-mistakes-due = { $count ->
    [0] Nichts steht an
    [one] 1 Fehler steht an
   *[other] { $count } Fehler stehen an
}
web-mistakes-none = Sobald du ein Spiel analysiert hast, werden seine Fehler hier gesammelt, damit du sie noch einmal lösen kannst.
web-mistakes-text = { $count ->
    [one] Deine analysierten Spiele haben 1 Fehler. Gelöst kommt er nach einer Weile wieder.
   *[other] Deine analysierten Spiele haben { $count } Fehler. Gelöste kommen nach einer Weile wieder, immer seltener.
}
web-mistakes-kinds = Arten von Entscheidungen
web-mistakes-bid = Ansagen
web-mistakes-trump = Trumpfwahl
web-mistakes-lead = Ausspiele
web-mistakes-discard = Andere Karten
web-mistakes-ending = Letzte Stiche
web-mistakes-solve = Lösen
web-mistakes-solve-again = Trotzdem lösen
web-mistakes-place = { $place } von { $count }
web-mistakes-ask = Was ist hier das Beste?
web-mistakes-skip = Überspringen
web-mistakes-end = Beenden
web-mistakes-right = Richtig
web-mistakes-wrong = Nicht das Beste
web-mistakes-right-text = { $chosen }: so gut wie das Beste.
web-mistakes-wrong-text = { $chosen } ist hier nicht das Beste. Besser: { $best }.
web-mistakes-then = Im Spiel: { $chosen }
web-mistakes-next = Weiter

## Statistics

web-stats-none = Deine Statistik beginnt mit dem ersten Spiel, das du hier beendest.
web-stats-games = Spiele
web-stats-won = Gewonnen
web-stats-exact = Erfüllte Ansagen
web-stats-points = Punkte je Runde
web-stats-accuracy = Genauigkeit
web-stats-form = Punkte mit und ohne Glück
web-stats-form-none = Analysiere ein Spiel, um zu sehen, was das Glück aus deinen Punkten gemacht hat.
web-stats-form-above = über dem Durchschnitt, je Runde
web-stats-form-decisions = ohne Glück: was Entscheidungen kosten
web-stats-form-text = { $games ->
    [one] Punkte je Runde in 1 analysierten Spiel. Die Zahlen stehen in der Tabelle darunter.
   *[other] Punkte je Runde in { $games } analysierten Spielen. Die Zahlen stehen in der Tabelle darunter.
}
web-stats-form-table = Spiel für Spiel
web-stats-date = Datum
web-stats-bias = In welche Richtung du dich verschätzt
web-stats-bias-text = { $side ->
    [high] Im Schnitt sagst du { $tricks } Stiche mehr an, als du machst.
    [low] Im Schnitt sagst du { $tricks } Stiche weniger an, als du machst.
   *[even] Im Schnitt machst du so viele Stiche, wie du ansagst.
}
web-stats-bias-best = { $side ->
    [high] Verglichen mit den besten bekannten Ansagen sind deine um { $tricks } zu hoch.
    [low] Verglichen mit den besten bekannten Ansagen sind deine um { $tricks } zu niedrig.
   *[even] Verglichen mit den besten bekannten Ansagen neigen deine zu keiner Seite.
}
web-stats-bias-low = zu niedrig { $share }
web-stats-bias-exact = genau { $share }
web-stats-bias-high = zu hoch { $share }
web-stats-size = Nach Zahl der Karten
web-stats-bid = Nach Ansage
web-stats-order = Nach Reihenfolge beim Ansagen
web-stats-column-size = Karten
web-stats-column-bid = Ansage
web-stats-column-order = Reihenfolge
web-stats-column-rounds = Runden
web-stats-range = { $low }–{ $high }
web-stats-note = Die kleinen Zahlen sind 95-%-Intervalle, in denen die wahre Zahl sehr wahrscheinlich liegt. Graue Zahlen stammen aus weniger als zehn Runden.
web-stats-rivals = Gegen andere
web-stats-ahead = Vorn
web-stats-lead = Punkte Vorsprung
