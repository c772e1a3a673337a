### Die Regeln auf der Seite: das Spiel in Kürze, und eine Suche

## The game in short

web-primer = Das Spiel in Kürze
web-primer-aim = Das Ziel
web-primer-aim-text = Vor jeder Runde sagst du an, wie viele Stiche du machst. Nur genau so viele zählen als richtig. In der ersten Runde bekommt jeder eine Karte, in jeder weiteren eine mehr.
web-primer-trick = Der Stich
web-primer-trick-text = Alle spielen eine Karte. Wer die angespielte Farbe bedienen kann, muss es tun. Die höchste Karte dieser Farbe gewinnt, und wer den Stich macht, spielt zum nächsten aus.
web-primer-trump = Der Trumpf
web-primer-trump-text = Nach dem Geben wird eine Karte aufgedeckt: Ihre Farbe ist Trumpf. Jeder Trumpf schlägt alle Karten der anderen Farben. In der letzten Runde bleibt keine Karte zum Aufdecken, also gibt es keinen Trumpf.
web-primer-special = Zauberer und Narren
web-primer-special-text = Sie haben keine Farbe und dürfen jederzeit gespielt werden. Der erste Zauberer gewinnt den Stich. Ein Narr gewinnt nur, wenn alle einen Narren spielen: dann der erste.
web-primer-score = Die Punkte
web-primer-score-text = Eine genau erfüllte Ansage bringt 20 Punkte und 10 weitere für jeden Stich. Sonst verlierst du 10 Punkte für jeden Stich zu viel oder zu wenig.
web-primer-bid = Angesagt
web-primer-taken = Gemacht
web-primer-points = Punkte
web-primer-led = angespielt
web-primer-wins = gewinnt
web-primer-turned = Trumpf

## A trick to judge

web-primer-quiz = Wer gewinnt diesen Stich?
web-primer-quiz-text = Die Karte links wurde angespielt. Tippe auf die Karte, die gewinnt.
web-primer-trump-is = Trumpf: { $suit }.
web-primer-no-trump = Kein Trumpf.
web-primer-right = Richtig.
web-primer-wrong = Nicht ganz.
web-primer-why-wizard = Der erste Zauberer gewinnt den Stich.
web-primer-why-jesters = Wenn alle einen Narren spielen, gewinnt der erste.
web-primer-why-trump = Der höchste Trumpf schlägt alle Karten der anderen Farben.
web-primer-why-after-jester = Ein Narr gibt keine Farbe vor: Die nächste Karte entscheidet, welche Farbe zu bedienen ist.
web-primer-why-led = Die höchste Karte der angespielten Farbe gewinnt, denn niemand hat Trumpf gespielt.
web-primer-next = Nächster Stich
web-primer-quiz-over = Du hast { $right } von { $tricks } gewusst.
web-primer-quiz-again = Noch einmal

## The search

web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel enthält diese Wörter.

## Die Regeln eines Tisches

web-rules-cards-rising = { $first } bis { $last } Karten
web-rules-cards = Karten: { $sizes }
web-rules-minutes = etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
web-rules-patience = Dauert ein Zug länger als { $seconds } Sekunden, macht ihn ein Bot.
web-rules-silence = Nach { $seconds } Sekunden können die anderen einen Bot spielen lassen.
web-rules-undo-free = Bis die Runde vorbei ist
web-rules-undo-ask = Wenn alle einverstanden sind
web-rules-hints = Tipps
web-rules-hints-allowed = Erlaubt: Runden mit Tipp sind auf dem Block markiert
web-rules-hints-forbidden = Nicht erlaubt
web-rules-host = Gastgeber
web-rules-differs = Was hier anders ist
web-rules-plain = Nichts: Hier gilt das klassische Spiel.
web-rules-whole = Alle { $clauses } Regeln an diesem Tisch
