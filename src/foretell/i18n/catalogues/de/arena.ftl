### Bots gegeneinander: die Befehle, ihre Tabellen, das Bild, und was nicht geht

commands-tournament = Lässt Bots dieselben Karten in jeder Sitzordnung spielen und sagt, wer besser spielt und wie sicher das ist: ein Bot unter Kopien eines anderen (--alone, --others), oder alle Bots einer Gruppe (--pool). Derselbe Startwert und dieselben Optionen ergeben dieselben Spiele.
    .short = Bots aneinander messen
commands-rate = Bewertet Bots nach dem, was sie in Turnieren mit denselben Optionen geleistet haben; --resume hat es in Dateien festgehalten.
    .short = Bots nach Turnieren bewerten
commands-value-bot = BOT

arena-option-alone = Der Bot, der allein unter den anderen sitzt: { $bots }.
arena-option-others = Der Bot auf allen anderen Plätzen.
arena-option-pool = Bots, die alle gegeneinander spielen.
arena-option-tables = Die Tische einer Gruppe: gemischte, jeder Bot allein unter Kopien jedes anderen, oder beides; ohne Angabe beides.
arena-option-deals = Wie viele Kartenverteilungen; ohne Angabe 100.
arena-option-seed = Der Startwert, aus dem alle Karten folgen; ohne Angabe der aus der Datei, die fortgesetzt wird, oder ein neuer.
arena-option-jobs = Wie viele Spiele zugleich; ohne Angabe so viele, wie es Kerne gibt.
arena-option-ray = Spielt auf dem Ray-Cluster mit dieser Adresse: auto, HOST:PORT oder ray://HOST:PORT.
arena-option-resume = Hält jedes Spiel in dieser Datei fest und setzt fort, was schon darin steht.
arena-option-plot = Zeichnet auch ein Bild (PNG) in diese Datei.
arena-option-force = Überschreibt das Bild, wenn es das gibt.
arena-option-json = Alle Zahlen als eine Zeile JSON, und sonst nichts.
arena-option-json-ratings = Die Wertungen als eine Zeile JSON, und sonst nichts.
arena-argument-results = Dateien mit Ergebnissen.

arena-title = { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} für { $players } Spieler, { $games } Spiele, Startwert { $seed }
arena-rated = Spiele mit { $players } Spielern
arena-torn = Die letzte Zeile von { $path } war abgebrochen; ihr Spiel wird noch einmal gespielt.
arena-interrupted = Unterbrochen: { $games } von { $total } Spielen sind gespielt. Die Zahlen gelten für die Verteilungen, die vollständig sind.
arena-kept = Sie stehen in { $path }; derselbe Befehl setzt sie fort.
arena-drawn = Bild in { $path } geschrieben

## The tables

arena-among = { $alone } unter { $others }
arena-among-others = unter { $others }
arena-mixed = Gemischte Tische
arena-alone = Jeder Bot allein unter Kopien eines anderen
arena-note = Je Runde, je Spiel: Punkte. Vorsprung: Punkte je Runde mehr als die anderen am Tisch. Genau: Runden mit so vielen Stichen wie angesagt. Gewonnen: Spiele, geteilte anteilig. 1., 2., …: Spiele, die auf diesem Platz endeten, %. Zeit: einer Entscheidung, und was 99 von 100 nicht überschreiten. ± ist die Hälfte eines Intervalls von 95 %.
arena-alone-note = Die Zahlen dessen, der allein ist. Vorsprung: Punkte je Runde mehr als die anderen am Tisch. ± ist die Hälfte eines Intervalls von 95 %.
arena-column-round = je Runde
arena-column-lead = Vorsprung
arena-column-exact = genau, %
arena-column-won = gewonnen, %
arena-column-place = Platz
arena-column-game = je Spiel
arena-column-nth = { $place }.
arena-column-time = Zeit, ms
arena-column-slow = 99 %
arena-figures-told = { $bot }: { $round } Punkte je Runde, { $game } je Spiel; Vorsprung { $lead } Punkte je Runde; { $exact } der Ansagen gelungen, { $won } der Spiele gewonnen, im Mittel Platz { $place } ({ $places }); { $time } ms je Entscheidung, 99 von 100 in { $slow } ms.
arena-place-told = { $place }: { $share } %

## Ratings

arena-ratings = Wertungen
arena-ratings-note = 1500 ist das Mittel dieser Bots; 400 mehr ist die zehnfache Stärke. Siege: der Anteil der Spiele, die ein Bot unter anderen aus dieser Gruppe gewinnen dürfte. Spannen und ± sind Intervalle von 95 %.
arena-column-rating = Wertung
arena-column-range = Spanne
arena-column-expected = Siege, %
arena-column-games = Spiele
arena-rating-told = { $bot }: Wertung { $rating }, Spanne { $range }; dürfte { $won } der Spiele gewinnen.

## The picture

arena-picture = Punkte je Runde
arena-picture-alone = allein
arena-picture-others = die anderen
arena-axis-points = Punkte je Runde, mit Intervallen von 95 %

## What cannot be done

arena-which-bots = Nenne einen Bot mit --alone und die anderen mit --others, oder alle mit --pool; --tables gehört zu --pool.
arena-too-few-bots = Vergleichen lassen sich Bots ab { $least }, nicht { $given }.
arena-named-twice = { $bot } ist zweimal in der Gruppe. Nenne ihn einmal.
arena-bot-failed = { $bot } ist bei Verteilung { $deal } gescheitert, auf Platz { $seat } von { $bots }: „{ $what }“. Noch einmal dasselbe Spiel: foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out DATEI, mit denselben Optionen.
arena-worker-lost = Der Prozess, der Verteilung { $deal } mit { $bots } spielte, hat ohne ein Wort geendet; vielleicht fehlte ihm Speicher.
arena-other-match = In { $path } stehen die Ergebnisse eines anderen Turniers. Das ist verschieden: { $differing }. Wähle eine andere Datei.
arena-no-results = { $path }, Zeile { $line }: Das ist kein Ergebnis eines Turniers.
arena-nothing-to-rate = Noch ist keine Verteilung in jeder Sitzordnung gespielt.
arena-other-options = Nur Spiele mit denselben Optionen lassen sich zusammen bewerten. Das ist verschieden: { $options }.
arena-never-met = { $some } saß nie mit einem von { $others } an einem Tisch; das lässt sich nicht vergleichen.
arena-games-differ = Verteilung { $deal } zum Startwert { $seed } mit { $bots } kommt zweimal vor und ging verschieden aus: Einer dieser Bots ist nicht mehr derselbe.
arena-no-ray = Ein Ray-Cluster braucht Ray, das nicht installiert ist. So wird es installiert: { $install }
arena-no-cluster = Es gibt keinen Ray-Cluster unter { $address }: { $reason }
arena-cluster-failed = Der Ray-Cluster konnte Verteilung { $deal } mit { $bots } nicht spielen: { $reason }
