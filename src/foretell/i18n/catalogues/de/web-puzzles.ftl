### Puzzles

puzzles-title = Aufgaben
puzzles-missing = Die Aufgaben konnten nicht geladen werden. Sie bleiben auf dem Gerät, sobald sie einmal mit Netz geöffnet wurden.
puzzles-rating = Deine Wertung
puzzles-answered = { $count ->
    [one] eine bearbeitet
   *[other] { $count } bearbeitet
}
puzzles-right = { $share } richtig
puzzles-streak = { $count } in Folge
puzzles-begin = Aufgaben lösen
puzzles-terms = Je eine Antwort. In jeder Aufgabe ist der beste Zug mindestens 8 Punkte mehr wert als jeder andere.

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
puzzles-difficulty = Aufgabe: { $rating }
puzzles-found-by = Gefunden von: { $bots }.
puzzles-found-none = Keine der Stufen findet es.
puzzles-network = das Netz
