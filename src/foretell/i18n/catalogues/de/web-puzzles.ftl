### Puzzles

puzzles-title = Aufgaben
puzzles-missing = Die Aufgaben konnten nicht geladen werden. Sie bleiben auf dem Gerät, sobald sie einmal mit Netz geöffnet wurden.
puzzles-rating = Deine Wertung
puzzles-rating-first = Sie beginnt in der Mitte und findet nach etwa zwanzig Aufgaben ihren Platz.
puzzles-rating-guess = Noch geschätzt: zwischen { $from } und { $to }
puzzles-rating-between = Sehr wahrscheinlich zwischen { $from } und { $to }
puzzles-answered = { $count ->
    [one] eine bearbeitet
   *[other] { $count } bearbeitet
}
puzzles-right = { $share } richtig
puzzles-streak = { $count } in Folge
puzzles-begin = Aufgaben lösen
puzzles-terms = Je eine Antwort. In jeder Aufgabe ist der beste Zug mindestens 8 Punkte mehr wert als jeder andere.

## Runs

puzzles-runs = Auf Zeit und in Folge
puzzles-run-storm = Sturm
    .short = So viele wie möglich in drei Minuten
    .text = Löse in drei Minuten so viele Aufgaben wie möglich. Eine falsche Antwort kostet zehn Sekunden, je fünf richtige in Folge bringen fünf.
    .begin = Zeit starten
    .over = Die Zeit ist um
puzzles-run-streak = Serie
    .short = Immer schwerer, bis zum ersten Fehler
    .text = Ohne Zeitdruck. Jede Aufgabe ist schwerer als die vorige, und die erste falsche Antwort beendet die Serie.
    .begin = Los
    .over = Die Serie ist zu Ende
puzzles-run-terms = Sturm und Serie ändern deine Wertung nicht.
puzzles-run-right = { $count } gelöst
puzzles-run-solved = { $count ->
    [one] Aufgabe gelöst
   *[other] Aufgaben gelöst
}
puzzles-run-longest = Am längsten in Folge: { $count }
puzzles-run-missed = Sieh dir noch einmal an, was daneben ging
puzzles-run-again = Noch einmal
puzzles-run-result = Zum Ergebnis
puzzles-run-stop = Verlassen
puzzles-best = Dein Rekord: { $count }
puzzles-new-best = Dein neuer Rekord
puzzles-seconds = { $seconds } s
puzzles-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

## Sets

puzzles-sets = Sammlungen
puzzles-done = { $done } von { $all }
puzzles-set-all = Alle Aufgaben
puzzles-set-bid = Sag mit dieser Hand an
puzzles-set-card = Finde die Karte
puzzles-set-trump = Bestimme den Trumpf
puzzles-set-zero = Null ansagen
puzzles-set-lead = Ausspielen
puzzles-set-follow = Bedienen
puzzles-set-discard = Abwerfen
puzzles-set-wizard = Zauberer
puzzles-set-jester = Narren
puzzles-set-last = Die letzten drei Karten
puzzles-set-no-trump = Ohne Trumpf
puzzles-set-several = Zwei oder drei Züge
puzzles-set-hard = Schwer
puzzles-set-three = Zu dritt
puzzles-set-crowd = Zu fünft oder sechst
puzzles-set-over = Du hast alle Aufgaben dieser Sammlung beantwortet.

## A puzzle

puzzles-ask-bid = Welche Ansage ist die beste?
puzzles-ask-play = Welche Karte ist die beste?
puzzles-ask-choose-trump = Welche Farbe soll Trumpf sein?
puzzles-stop = Zu den Sammlungen
puzzles-why = Erklärung
puzzles-next = Nächste Aufgabe
puzzles-is-right = Richtig
puzzles-is-wrong = Nicht das Beste
puzzles-against = Was gegen deine Antwort spricht
puzzles-and-now = Und jetzt? { $question }
puzzles-moves = Züge
puzzles-move = { $place }. Zug
puzzles-try-on = Von hier aus weiterspielen
puzzles-your-rating = Deine Wertung: { $rating }
puzzles-interval = ({ $from } bis { $to })
puzzles-again-unrated = Diese Aufgabe hattest du schon beantwortet, deine Wertung bleibt gleich.
puzzles-difficulty = Aufgabe: { $rating }
puzzles-found-by = Gefunden von: { $bots }.
puzzles-found-none = Keine der Stufen findet es.
puzzles-network = das Netz
