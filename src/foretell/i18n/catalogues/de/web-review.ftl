### Die Analyse eines Spiels

## A game at a glance

web-review-luck = { $luck ->
    [good] { $you ->
        [yes] Das Glück war auf deiner Seite.
       *[no] Das Glück war auf der Seite von { $who }.
    }
    [bad] { $you ->
        [yes] Das Glück war gegen dich.
       *[no] Das Glück war gegen { $who }.
    }
   *[even] { $you ->
        [yes] Glück spielte kaum eine Rolle.
       *[no] Glück spielte für { $who } kaum eine Rolle.
    }
}
web-review-skill = { $skill ->
    [excellent] Ausgezeichnet entschieden: kaum ein Punkt verschenkt.
    [solid] Solide entschieden: wenig verschenkt.
    [mixed] { $blunders ->
        [0] Meist gut entschieden, aber die Fehler summierten sich.
        [one] Meist gut entschieden, aber ein grober Fehler war teuer.
       *[other] Meist gut entschieden, aber { $blunders } grobe Fehler waren teuer.
    }
   *[weak] { $blunders ->
        [0] Viele Entscheidungen haben Punkte gekostet.
        [one] Viele Entscheidungen haben Punkte gekostet; eine war ein grober Fehler.
       *[other] Viele Entscheidungen haben Punkte gekostet; { $blunders } waren grobe Fehler.
    }
}
web-review-headline-luck = { $you ->
    [yes] Woher deine Punkte kamen
   *[no] Woher die Punkte von { $who } kamen
}
web-review-accuracy = Genauigkeit
web-review-count-inaccurate = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
web-review-count-mistake = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
web-review-count-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
web-review-average = Durchschnitt
    .hint = eines Platzes in so einem Spiel
web-review-cards = Karten
    .hint = was ausgeteilt wurde
web-review-others = Andere
    .hint = was deren Entscheidungen gebracht haben
web-review-hidden = Verdeckte Karten
    .hint = was niemand wissen konnte
web-review-decisions = Entscheidungen
    .hint = was sie gekostet haben
web-review-own = Eigene Züge
    .hint = bei den Karten, wie sie lagen
web-review-points = Punkte
web-review-sure = Wie sicher ist das?
web-review-step = Das Spiel durchgehen
web-review-back = Zurück zu den anderen
web-review-curve = Über dem Durchschnitt
web-review-curve-played = wie gespielt
web-review-curve-best = mit den besten Entscheidungen
web-review-curve-text = Punkte über dem Durchschnitt am Ende: { $points } wie gespielt, { $best } mit den besten Entscheidungen. Die Zahlen jeder Runde stehen in der Tabelle darunter.
web-review-curve-text-luck = Punkte über dem Durchschnitt am Ende: { $points }. Die Zahlen jeder Runde stehen in der Tabelle darunter.
web-review-figures = Runde für Runde
web-review-well = Was gut ging
web-review-well-find = Bester Fund: Die nächstbeste Wahl war { $points } Punkte weniger wert.
web-review-well-odds = Gegen die Wahrscheinlichkeit: Die Chance der Ansage war { $chance }, und sie wurde erfüllt.
web-review-well-rescue = Gerettet: Die Chance war auf { $chance } gesunken, und die Ansage wurde erfüllt.
web-review-well-sound = { $count } von { $total } Entscheidungen kosteten nichts Nennenswertes.
web-review-moments = Die teuersten Momente
web-review-moments-none = Keine Entscheidung hat so viel gekostet, dass sie der Rede wert wäre.
web-review-moments-wait = Bisher keine.
web-review-moments-all = Alle { $count } zeigen
web-review-thresholds = Was als Fehler zählt
web-review-thresholds-text = Eine Entscheidung, die sicher mindestens so viele Punkte verloren hat, zählt als
web-review-threshold-inaccurate = Ungenauigkeit
web-review-threshold-mistake = Fehler
web-review-threshold-blunder = grober Fehler
web-review-thresholds-refused = Gib Zahlen über 0 ein, keine kleiner als die davor. Bis dahin gelten die bisherigen.
web-review-thresholds-reset = Zurück zu { $inaccurate }, { $mistake } und { $blunder }
web-review-moment-where = { $kind ->
    [bid] Runde { $round }, Ansage
    [trump] Runde { $round }, Trumpf
   *[card] Runde { $round }, Stich { $trick }
}
web-review-moment-text = { $judgement ->
    [blunder] grober Fehler
    [mistake] Fehler
    [inaccurate] Ungenauigkeit
   *[none] Entscheidung
}, { $chosen } statt { $best }, kostete { $points } Punkte
web-review-players = Alle am Tisch
web-review-players-hint = Wähl jemanden aus, um diese Entscheidungen zu analysieren.
web-review-player = Name
web-review-you = du
web-review-no-round = Ein Spiel kann analysiert werden, sobald die erste Runde vorbei ist.
web-review-column-round = Runde
web-review-column-bid = Ansage
web-review-column-points = Punkte
web-review-column-cards = Karten
web-review-column-others = Andere
web-review-column-own = Eigene
web-review-column-decisions = Entscheidungen
web-review-column-accuracy = Genauigkeit
web-review-column-verdict = Urteil
web-review-bid-taken = { $taken } von { $bid }
web-review-verdict-made = Ansage erfüllt, nichts verschenkt.
web-review-verdict-lucky = Ansage erfüllt, mit Glück.
web-review-verdict-bid = Falsch angesagt, richtig gespielt.
web-review-verdict-play = Richtig angesagt, aber falsch gespielt.
web-review-verdict-both = Falsch angesagt und falsch gespielt.
web-review-verdict-cards = Richtig angesagt und gespielt, die Karten lagen schlecht.

## Its computation

web-review-begins = Der stärkste Bot wird geladen …
web-review-running = Entscheidungen werden analysiert: { $done } von { $total }
web-review-paused = Nach { $done } von { $total } Entscheidungen angehalten
web-review-pause = Anhalten
web-review-resume = Weiter
web-review-again = Noch einmal versuchen
web-review-unavailable = Der stärkste Bot ist nicht auf diesem Gerät und konnte nicht geladen werden. Geh einmal online, dann bleibt er hier.
web-review-broken-off = Die Analyse wurde unterbrochen. Was schon bekannt ist, bleibt erhalten.

## Its moments

web-review-overview = Überblick
web-review-seat = Entscheidungen von { $who } analysieren
web-review-slider = Moment des Spiels
web-review-mistake-back = Voriger Fehler
web-review-mistake-next = Nächster Fehler
web-review-mistakes = { $count ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
web-review-verdict-line = { $judgement ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [inaccurate] Ungenau
    [best] Beste Wahl
   *[fine] Gut
}: { $you ->
    [yes] { $chosen }
   *[no] { $chosen } ({ $who })
}
web-review-bid = Ansage { $bid }
web-review-round = Runde { $round }
web-review-round-result = { $taken ->
    [one] 1 Stich
   *[other] { $taken } Stiche
} bei Ansage { $bid }: { $points } Punkte.
web-review-decision-best = Etwas Besseres ist nicht bekannt.
web-review-decision-loss = { $points } ± { $margin } Punkte weniger als die beste Wahl: { $best }.
web-review-values = Was jede Wahl wert war
web-review-tricks = Stiche in möglichen Spielen
web-review-tricks-count = Stiche
web-review-tricks-bid = Bei Ansage { $bid }
web-review-action-bid = Ansage
web-review-action-trump = Trumpf
web-review-action-card = Karte
web-review-best = beste
web-review-chosen = gewählt
web-review-hindsight = Rückschau
web-review-hindsight-show = Rückschau zeigen
web-review-hindsight-hide = Rückschau verbergen
web-review-hindsight-note = Punkte der Runde, so wie die Karten wirklich lagen. Niemand konnte es wissen.
web-review-why = Was für { $best } spricht
web-review-against = Was gegen { $chosen } spricht

## What if

web-review-watch = Ansehen, wie es schiefgeht
web-review-watch-title = Ein mögliches Spiel
web-review-watch-note = Das ist eines der { $games } möglichen Spiele, mit Karten, die zu deinem Wissen passen. So ist es nicht gekommen.
web-review-watch-back = Zurück zur Analyse
web-review-what-if = Was wäre, wenn?
web-review-what-if-text = Spiel ab hier weiter, gegen dieselben Mitspieler.
web-review-what-if-same = Dieselben Karten
web-review-what-if-other = Andere mögliche Karten
web-review-what-if-end = { $change ->
    [more] { $points } Punkte mehr als im Spiel
    [less] { $points } Punkte weniger als im Spiel
   *[same] So viele Punkte wie im Spiel
}
web-review-what-if-back = Zurück zur Analyse
web-review-what-if-on = Weiterspielen
web-review-ends = Wie die Runde ausging
web-review-ends-deal = Karten
web-review-ends-original = Im Spiel
web-review-ends-same = Dieselben Karten
web-review-ends-other = Andere Karten

table-key-mistakes = nächster oder voriger Fehler
