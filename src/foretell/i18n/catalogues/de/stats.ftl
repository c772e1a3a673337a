### Was in vielen Spielen geschieht: der Befehl, seine Tabellen, Kurven und Bilder

commands-stats = Bots viele Spiele spielen lassen und zeigen, was darin geschieht: wie oft jede Ansage erfüllt wird, wie die Punkte fallen und was jede Karte wert ist. Derselbe Startwert und dieselben Optionen ergeben dieselben Zahlen.
    .short = zählen, was in vielen Spielen geschieht
commands-value-folder = ORDNER

stats-option-games = Zahl der Spiele (Standard: 50.000).
stats-option-bots = Bot, der alle Plätze spielt (Standard: steady).
stats-option-seed = Startwert, aus dem alle Spiele folgen (Standard: ein neuer).
stats-option-out = Auch Bilder (PNG) und alle Tabellen (CSV) in diesen Ordner schreiben.
stats-option-force = Vorhandene Dateien überschreiben.
stats-option-json = Nur alle Tabellen ausgeben, als eine Zeile JSON.

stats-title = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} mit { $players } Spielern, alle { $bots }, Startwert { $seed }
stats-written = { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
} in { $folder } geschrieben

## Numbers

stats-whole = { $value }
stats-decimal = { $whole },{ $decimals }
# With the language's space before the sign, if any.
stats-percent = { $value } %

## Headings of columns: the shorter, the more fit on a line

stats-column-cards = Karten
stats-column-made = erfüllt, %
stats-column-mean-bid = Mittel
stats-column-commonest = häufigste
stats-column-chosen = Anteil
stats-column-over = mehr
stats-column-even = gleich
stats-column-under = weniger
stats-column-place = Platz
stats-column-round = je Runde
stats-column-won = gewonnen, %
stats-column-game = je Spiel
stats-column-mean = Mittel
stats-column-spread = Streuung
stats-column-lowest = kleinste
stats-column-highest = größte
stats-column-all = alle

## Bids

stats-rounds = Ansagen nach der Zahl der Karten
stats-rounds-note = Erfüllt: so viele Stiche gemacht wie angesagt. Anteil: wie oft die häufigste Ansage vorkommt. Mehr, gleich, weniger: Runden, in denen alle Ansagen zusammen mehr als, so viele wie, weniger als die Stiche sind. Alles in %, nur die Punkte nicht: Das sind die eines Spielers in einer Runde.
stats-round-told = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $made } der Ansagen erfüllt; im Mittel { $mean }, am häufigsten { $commonest } ({ $chosen }); zu viel angesagt { $over }, aufgegangen { $even }, zu wenig angesagt { $under }; { $points } Punkte.
stats-bids = Wie oft jede Ansage erfüllt wird, %
stats-bids-note = Eine Zeile für jede Zahl von Karten auf der Hand, eine Spalte für jede Ansage. Fett: die häufigste Ansage. Es fehlt, was seltener als einmal in { $rare } Fällen angesagt wird.
stats-bids-told = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $made }.
stats-bid-made = Ansage { $bid }: { $made }
stats-made-by-size = Erfüllte Ansagen, %, nach der Zahl der Karten auf der Hand
stats-places = Die Reihenfolge der Ansagen
stats-places-note = Die Plätze zählen ab links vom Geber. Je Runde und je Spiel: Punkte. Spiele, auch gewonnene, zählen nach dem Platz in der ersten Runde.
stats-place = { $role ->
    [leader] { $number } (Vorhand)
    [dealer] { $number } (Geber)
   *[between] { $number }
}
stats-place-told = Platz { $place }: { $made } der Ansagen erfüllt, im Mittel { $bid } angesagt, { $tricks } Stiche und { $points } Punkte je Runde. Nach dem Platz in der ersten Runde: { $won } der Spiele gewonnen, { $total } Punkte je Spiel.

## Points

stats-totals = Punkte am Ende des Spiels
stats-totals-note = Streuung: die Standardabweichung. { $low }: so wenige Punkte oder weniger in { $percent } von 100 Fällen; { $half } ist der Median. In { $shared } der Spiele gewinnen mehrere gemeinsam.
stats-every-player = alle
stats-winner = Sieger
stats-total-told = { $who }: Mittel { $mean }, Streuung { $spread }, kleinste { $lowest }, { $quantiles }, größte { $highest }.
stats-quantile-told = { $share } bis { $total }
stats-totals-drawn = Punkte am Ende des Spiels: % der Fälle, in Schritten von { $width }

## Cards

stats-cards = Wie oft eine Karte auf der Hand einen Stich macht, %
stats-cards-note = In allen Runden und bei einigen Zahlen von Karten auf der Hand. Zauberer und Narren haben keine Farbe und stehen bei den Nebenfarben.
stats-kind-trump = Trumpf
stats-kind-plain = Nebenfarbe
stats-kind-no-trump = kein Trumpf
stats-kind-one-suit = eine Farbe für jeden
stats-card-told = { $card }: { $shares }.
stats-kind-told = { $kind } { $took } ({ $sizes })
stats-size-told = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} { $took }
stats-cards-drawn = Wie oft eine Karte auf der Hand einen Stich macht, %, nach ihrem Wert

## Pictures

stats-picture-made = Erfüllte Ansagen, nach der Zahl der Karten
stats-picture-bids = Wie oft jede Ansage erfüllt wird
stats-picture-bids-note = in % ihrer Fälle; im Rahmen: die häufigste Ansage
stats-picture-cards = Wie oft eine Karte auf der Hand einen Stich macht
stats-picture-cards-by-size = Wie oft eine Karte einen Stich macht, nach der Zahl der Karten
stats-axis-cards = Karten auf der Hand
stats-axis-bid = Ansage
stats-axis-made = erfüllte Ansagen
stats-axis-points = Punkte am Ende
stats-axis-cases = Anteil der Fälle, in Schritten von { $width } Punkten
stats-axis-rank = Karte
stats-axis-took = macht einen Stich
stats-median = gestrichelt: der Median

## What cannot be written

stats-no-pictures = Für Bilder wird Matplotlib gebraucht, das nicht installiert ist. Installiere es mit: { $install }
stats-not-a-folder = { $path } ist eine Datei, kein Ordner. Wähle einen anderen Namen.
