### The review of a game, in the terminal and as a page

commands-review = Ein aufgezeichnetes Spiel analysieren: was jede Entscheidung wert war, welche am meisten gekostet haben und warum, und welche Punkte Glück waren. Das dauert bis zu einer halben Minute je Spieler; dasselbe Spiel wird immer gleich analysiert.
    .short = Entscheidungen und Glück eines Spiels analysieren

commands-value-points = PUNKTE

review-option-game = Nummer des Spiels in der Datei (Standard: 1).
review-option-seat = Platz, gezählt ab 0, oder Name eines Spielers; für mehrere wiederholen (Standard: alle Menschen, ohne sie alle).
review-option-inaccurate = Verlust, ab dem eine Entscheidung ungenau heißt (Standard: 2).
review-option-mistake = Verlust, ab dem eine Entscheidung ein Fehler heißt (Standard: 5).
review-option-blunder = Verlust, ab dem eine Entscheidung ein grober Fehler heißt (Standard: 10).
review-option-html = Neue Datei für die Analyse als Seite, die keine andere Datei braucht.
review-option-json = Die Analyse als eine Zeile JSON ausgeben.

## Invalid command lines

review-no-such-seat = Es gibt keinen Platz „{ $seat }“. Plätze sind 0 bis { $last } oder die Spieler: { $players }.
review-no-round = In diesem Spiel wurde keine Runde zu Ende gespielt: Es gibt nichts zu analysieren.
review-not-points = { $flag } braucht eine Zahl von Punkten über 0, nicht „{ $value }“.
review-thresholds-fall = Die Schwellen müssen steigen: --inaccurate { $inaccurate }, --mistake { $mistake }, --blunder { $blunder }.

## Output

review-reviewing = Analyse
review-written = Analyse in { $file } geschrieben
review-page = Analyse des Spiels { $id }
review-title = { $who } im Spiel { $id }
review-unfinished = Das Spiel ist nicht zu Ende: Analysiert sind die vollständigen Runden.
review-item = { $label }: { $value } ({ $note }).

review-sum = Woher die Punkte kamen
review-points = Punkte
    .note = in allen analysierten Runden
review-average = Durchschnitt
    .note = eines Platzes in solchen Runden
review-cards = Karten
    .note = was die ausgeteilten Karten wert waren
review-others = Andere
    .note = was die Züge der anderen einbrachten
review-decisions = Entscheidungen
    .note = Verlust gegenüber den besten bekannten
review-hidden = Verdeckte Karten
    .note = was verdeckte Karten aus den Entscheidungen machten
review-accuracy = Genauigkeit
review-judged = { $inaccurate ->
    [one] 1 Ungenauigkeit
   *[other] { $inaccurate } Ungenauigkeiten
}, { $mistake } Fehler, { $blunder ->
    [one] 1 grober Fehler
   *[other] { $blunder } grobe Fehler
}
review-lost = Verloren durch Ansagen: { $bid } Punkte, durch Trumpfwahl: { $trump }, durch Karten: { $card }.

review-rounds = Runde für Runde
review-column-round = Runde
review-column-bid = Ansage
review-column-taken = Stiche
review-column-points = Punkte
review-column-cards = Karten
review-column-others = Andere
review-column-decisions = Verlust
review-column-hidden = Verdeckt
review-column-accuracy = Genau
review-round-told = Runde { $number }: { $bid } angesagt, { $taken } gemacht, { $points } Punkte; Karten { $cards }, andere { $others }, Entscheidungen { $decisions }, verdeckte Karten { $hidden }; Genauigkeit { $accuracy }.

review-curve = Punkte über dem Durchschnitt
review-curve-played = wie gespielt
review-curve-best = mit den besten bekannten Entscheidungen
review-curve-told = Am Ende: { $played } wie gespielt, { $best } mit den besten bekannten Entscheidungen.
review-well = Was gut ging
review-well-where = { $kind ->
    [bid] Runde { $number }, Ansage { $taken }
    [trump] Runde { $number }, Trumpf { $taken }
   *[card] Runde { $number }, Stich { $trick }, { $taken }
}
review-well-find = { $where }: der beste Fund. Die nächstbeste Wahl war { $points } Punkte weniger wert.
review-well-odds = { $where }: gegen die Wahrscheinlichkeit. Die Chance der Ansage war { $chance }, und sie wurde erfüllt.
review-well-rescue = { $where }: gerettet. Die Chance war auf { $chance } gesunken, und die Ansage wurde erfüllt.
review-well-sound = { $count } von { $total } Entscheidungen kosteten nichts Nennenswertes.

review-moments = Die teuersten Entscheidungen
review-moments-none = Keine Entscheidung war weniger wert als die beste bekannte.
review-others-named = Weitere Entscheidungen, die Punkte kosteten
review-moment-bid = Runde { $number }: Ansage { $taken }. { $best } anzusagen ist { $loss } Punkte mehr wert.
review-moment-trump = Runde { $number }: Trumpf { $taken }. Trumpf { $best } ist { $loss } Punkte mehr wert.
review-moment-card = Runde { $number }, Stich { $trick }: { $taken }. { $best } ist { $loss } Punkte mehr wert.
review-judgement = { $judgement ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [inaccurate] Ungenauigkeit
   *[none] Vielleicht gar kein Verlust
}: Die Ansage wird in { $taken } statt in { $best } der Spiele erfüllt.
review-values = Was die Möglichkeiten wert waren
review-tricks = Stiche in möglichen Spielen
review-column-tricks = Stiche
review-tricks-bid = Ansage { $bid }
review-tricks-told = Stiche in möglichen Spielen nach einer Ansage von { $bid }: { $shares }.
review-taken = { $action } (gewählt)
review-for = Für { $action }:
review-against = Gegen { $action }:
review-column-hindsight = Rückschau
review-hindsight-note = Rückschau: die Punkte der Runde mit den Karten, wie sie wirklich lagen. Das konnte niemand wissen.
review-hindsight = In der Rückschau, mit den Karten, wie sie wirklich lagen: { $taken } brachte { $points } Punkte, { $best } brachte { $instead }.
