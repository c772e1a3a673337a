### Bots gegeneinander: die Befehle, ihre Tabellen, das Bild, und was nicht geht

commands-tournament = Bots dieselben Karten in jeder Sitzordnung spielen lassen und zeigen, welcher besser spielt und wie sicher das ist: ein Bot unter Kopien eines anderen (--alone, --others) oder alle Bots einer Gruppe (--pool). Derselbe Startwert und dieselben Optionen ergeben dieselben Spiele.
    .short = Bots gegeneinander antreten lassen
commands-rate = Bots nach den Ergebnissen bewerten, die --resume bei Turnieren mit denselben Optionen in Dateien gespeichert hat.
    .short = Bots nach Turnieren bewerten
commands-value-bot = BOT

arena-option-alone = Bot, der allein unter den anderen sitzt: { $bots }.
arena-option-others = Bot auf allen anderen Plätzen.
arena-option-pool = Bots, die alle gegeneinander spielen.
arena-option-tables = Tische einer Gruppe: gemischte, jeder Bot allein unter Kopien jedes anderen, oder beides (Standard: beides).
arena-option-estimate = Wie der Vorsprung mit --alone geschätzt wird: plain, schlicht, oder control, abzüglich des Glücks der Entscheidungen (Standard: plain).
arena-option-deals = Zahl der Kartenverteilungen (Standard: 100).
arena-option-seed = Startwert, aus dem alle Karten folgen (Standard: der aus der Datei, die fortgesetzt wird, oder ein neuer).
arena-option-jobs = Zahl gleichzeitiger Spiele (Standard und Höchstzahl: so viele, wie es Kerne gibt).
arena-option-ray = Auf dem Ray-Cluster mit dieser Adresse spielen: auto, HOST:PORT oder ray://HOST:PORT.
arena-option-resume = Jedes Spiel in dieser Datei speichern und mit den Spielen fortfahren, die darin noch fehlen.
arena-option-plot = Auch ein Bild (PNG) in diese Datei zeichnen.
arena-option-force = Ein vorhandenes Bild überschreiben.
arena-option-json = Nur alle Zahlen ausgeben, als eine Zeile JSON.
arena-option-json-ratings = Nur die Wertungen ausgeben, als eine Zeile JSON.
arena-argument-results = Dateien mit Ergebnissen.

arena-title = { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} für { $players } Spieler, { $games } Spiele, Startwert { $seed }
arena-rated = Spiele mit { $players } Spielern
arena-torn = Die letzte Zeile von { $path } war unvollständig; ihr Spiel wird noch einmal gespielt.
arena-interrupted = Unterbrochen nach { $games } von { $total } Spielen. Die Zahlen gelten für die Kartenverteilungen, die vollständig gespielt sind.
arena-kept = Die Spiele stehen in { $path }; derselbe Befehl setzt das Turnier fort.
arena-drawn = Bild in { $path } geschrieben

## The tables

arena-among = { $alone } unter { $others }
arena-among-others = unter { $others }
arena-mixed = Gemischte Tische
arena-alone = Jeder Bot allein unter Kopien eines anderen
arena-note = Je Runde, je Spiel: Punkte. Vorsprung: Punkte je Runde mehr als die anderen am Tisch. Erfüllt: Runden mit so vielen Stichen wie angesagt. Gewonnen: Spiele, geteilte anteilig. 1., 2., …: Spiele, die auf diesem Platz endeten, %. Zeit: Dauer einer Entscheidung, und was 99 von 100 nicht überschreiten. ± ist die Hälfte eines 95-%-Intervalls.
arena-alone-note = Die Zahlen des Bots, der allein sitzt. Vorsprung: Punkte je Runde mehr als die anderen am Tisch. ± ist die Hälfte eines 95-%-Intervalls.
arena-column-round = je Runde
arena-column-lead = Vorsprung
arena-column-exact = erfüllt, %
arena-column-won = gewonnen, %
arena-column-place = Platz
arena-column-game = je Spiel
arena-column-nth = { $place }.
arena-column-time = Zeit, ms
arena-column-slow = 99 %
arena-figures-told = { $bot }: { $round } Punkte je Runde, { $game } je Spiel; Vorsprung { $lead } Punkte je Runde; { $exact } der Ansagen erfüllt, { $won } der Spiele gewonnen, im Mittel Platz { $place } ({ $places }); { $time } ms je Entscheidung, 99 von 100 in höchstens { $slow } ms.
arena-place-told = { $place }: { $share } %

## Ratings

arena-ratings = Wertungen
arena-ratings-note = 1500 ist das Mittel dieser Bots; 400 Punkte mehr stehen für zehn zu eins. Siege: der Anteil der Spiele, die ein Bot unter anderen aus dieser Gruppe voraussichtlich gewinnt. Spannen und ± sind 95-%-Intervalle.
arena-column-rating = Wertung
arena-column-range = Spanne
arena-column-expected = Siege, %
arena-column-games = Spiele
arena-rating-told = { $bot }: Wertung { $rating }, Spanne { $range }; gewinnt voraussichtlich { $won } der Spiele.

## The picture

arena-picture = Punkte je Runde
arena-picture-alone = allein
arena-picture-others = die anderen
arena-axis-points = Punkte je Runde, mit 95-%-Intervallen

## What cannot be done

arena-which-bots = Nenne einen Bot mit --alone und die anderen mit --others, oder alle mit --pool.
arena-too-few-bots = Vergleichen lassen sich nur { $least } oder mehr Bots, nicht { $given }.
arena-named-twice = { $bot } ist zweimal in der Gruppe. Nenne den Bot nur einmal.
arena-bot-failed = { $bot } ist bei Kartenverteilung { $deal } gescheitert, auf Platz { $seat } von { $bots }: „{ $what }“. So lässt sich das Spiel wiederholen: foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out DATEI, mit denselben Optionen.
arena-worker-lost = Der Prozess, der Kartenverteilung { $deal } mit { $bots } spielte, ist ohne Meldung abgebrochen; vielleicht fehlte ihm Arbeitsspeicher.
arena-other-match = In { $path } stehen die Ergebnisse eines anderen Turniers. Unterschiede: { $differing }. Wähle eine andere Datei.
arena-no-results = { $path }, Zeile { $line }: Das ist kein Ergebnis eines Turniers.
arena-nothing-to-rate = Noch wurde keine Kartenverteilung in jeder Sitzordnung gespielt.
arena-other-options = Nur Spiele mit denselben Optionen lassen sich zusammen bewerten. Unterschiede: { $options }.
arena-no-control = --estimate control gilt nur für einen Bot allein (--alone) unter Kopien eines dieser Bots (--others): { $known }, ohne --deal one_suit und --clairvoyance. Ändere diese Optionen oder lass --estimate control weg.
arena-never-met = { $some } saß nie mit einem von { $others } an einem Tisch; die Bots lassen sich daher nicht vergleichen.
arena-games-differ = Kartenverteilung { $deal } zum Startwert { $seed } mit { $bots } kommt zweimal vor und ging verschieden aus: Einer dieser Bots ist nicht mehr derselbe.
arena-no-ray = Für einen Ray-Cluster wird Ray gebraucht, das nicht installiert ist. Installiere es mit: { $install }
arena-no-cluster = Es gibt keinen Ray-Cluster unter { $address }: { $reason }
arena-cluster-failed = Der Ray-Cluster konnte Kartenverteilung { $deal } mit { $bots } nicht spielen: { $reason }
