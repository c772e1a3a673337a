### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: das Kartenspiel Wizard mit allen Regeln und Varianten. Sag an, wie viele Stiche du machst, und mach dann genau so viele.

commands-play = Hier im Terminal gegen Bots spielen. Es gelten die üblichen Regeln, soweit Optionen nichts anderes festlegen. Jeder Zug wird sofort gespeichert, sodass du das Spiel später fortsetzen kannst. Hilfe während des Spiels: { $help }.
    .short = gegen Bots spielen
commands-simulate = Bots ganze Spiele spielen lassen und die Aufzeichnungen in eine Datei schreiben. Derselbe Startwert und dieselben Optionen ergeben dieselben Spiele.
    .short = Bots spielen lassen und aufzeichnen
commands-check = Spieldateien, als Aufzeichnung oder in Kurzschrift, auf das Format und jede Regel prüfen. Jeder Fehler ist eine Zeile DATEI:ZEILE: was (Regel). Der Rückgabewert ist 0, wenn alles stimmt, 1 bei Fehlern und 2, wenn eine Datei nicht lesbar ist.
    .short = Spiele auf Fehler prüfen
commands-show = Spiele Runde für Runde zeigen: alle Karten, Ansagen, Stiche und den Block; oder sie in anderer Form ausgeben.
    .short = Spiele Runde für Runde zeigen
commands-rules = Die Regeln eines Tisches zeigen, und zwar nur die, die seine Optionen ins Spiel bringen.
    .short = die Regeln eines Tisches zeigen
commands-completion = Ein Skript ausgeben, mit dem die Shell Befehle, Optionen, Vorgaben, Bots und Dateien vervollständigt. bash: source <(foretell completion bash) in ~/.bashrc; zsh: source <(foretell completion zsh) in ~/.zshrc; fish: foretell completion fish > ~/.config/fish/completions/foretell.fish
    .short = Befehle in deiner Shell vervollständigen

## Parts of a help page

commands-usage = Aufruf:
commands-usage-command = BEFEHL
commands-usage-options = [OPTIONEN]
commands-group-commands = Befehle
commands-group-study = Spielen und üben
commands-group-measure = Messen und betreiben
commands-group-examples = Beispiele
commands-more-options = { $count } weitere Spieloptionen: { $command }
commands-group-arguments = Die Dateien
commands-group-game = Das Spiel
commands-group-table = Der Tisch
commands-group-record = Die Aufzeichnung
commands-group-what = Die Aufgabe
commands-group-screen = Der Bildschirm
commands-group-other = Sonstiges

## What stands for a value

commands-value-number = N
commands-value-seconds = SEKUNDEN
commands-value-dealer = draw|PLATZ
commands-value-sizes = KARTEN
commands-value-preset = VORGABE
commands-value-clause = REGEL
commands-value-file = DATEI
commands-value-bots = BOT[,BOT…]
commands-value-hex = HEX
commands-value-name = NAME

## The options of a game

commands-option-preset = Regeln nach Namen: { $presets }. Einzelne Optionen gehen vor; die Vorgabe bestimmt auch die Kartenwerte und die Sprache.
commands-option-players = Zahl der Mitspieler, 2 bis 6 (Standard: 4).
commands-option-deal = Alle aus einem Stapel oder eine Farbe für jeden (zu dritt oder viert).
commands-option-bidding = Wann die anderen eine Ansage erfahren: sofort, wenn alle angesagt haben oder nach der Runde; zu zweit immer nach der Runde.
commands-option-even-bid = Ob die Ansagen aufgehen dürfen: immer, nicht, wenn der Letzte allein führt, oder nie.
commands-option-even-bid-from = Die kleinste Zahl von Karten auf der Hand, bei der --even-bid gilt.
commands-option-winning-wizard = Welcher von mehreren Zauberern den Stich macht.
commands-option-clairvoyance = Vor dem Ansagen alle Karten außer den eigenen zeigen.
commands-option-clairvoyant-rounds = Runden mit Hellsehen: alle oder nur die erste.
commands-option-follow-after-wizard = Nach einem ausgespielten Zauberer die erste Zahlenkarte bedienen.
commands-option-first-dealer = Wer zuerst gibt: ausgelost oder ein Platz, gezählt ab 0 (bei play bist du 0).
commands-option-hand-sizes = Karten je Runde: 1,3,5 oder Bereiche wie 1-10 oder 15-1.
commands-option-edition = Französische Farben oder Völker in vier Farben.

## Other options

commands-option-lang = Sprache (Standard: die des Systems).
commands-option-plain = Ausgabe Zeile für Zeile, ohne Spalten und Farben, für Bildschirmleser.
commands-option-pace = Sekunden, bevor ein Zug der anderen erscheint (Standard: 0.4; mit --plain 0).
commands-option-auto = Die einzige erlaubte Karte ohne Rückfrage spielen.
commands-option-faces = Werte auf den Zahlenkarten: 2 bis 10, J, Q, K, A oder 1 bis 13.
commands-option-opponents = Bots der anderen Plätze, reihum: { $bots } (Standard: steady).
commands-option-bots = Bots der Plätze, reihum: { $bots } (Standard: steady).
commands-option-names = Dein Name. Mehrmals angegeben: die Namen der 2 bis 6 Menschen, die an diesem Terminal spielen; jeder sieht seine Karten nur für sich.
commands-option-seed = Startwert, aus dem alle Karten folgen (Standard: ein neuer).
commands-option-record = Das Spiel in dieser neuen Datei speichern (Standard: im eigenen Zustandsordner).
commands-option-resume = Das Spiel aus dieser Datei fortsetzen. Eine Aufzeichnung wird in derselben Datei weitergeführt; Kurzschrift bleibt, wie sie ist, und das Spiel wird im eigenen Zustandsordner gespeichert.
commands-option-out = Datei, in die geschrieben wird: Aufzeichnungen oder, wenn der Name auf .parquet endet, eine Tabelle; - ist die Standardausgabe.
commands-option-games = Zahl der Spiele (Standard: 1).
commands-option-rows = Zeilen einer Parquet-Tabelle: decisions (Entscheidungen), rounds (Runden, je Platz eine Zeile) oder games (Spiele; Standard: decisions).
commands-option-jobs = Zahl der Prozesse (Standard und Höchstzahl: so viele, wie es Kerne gibt). Die Datei ist bei jeder Zahl dieselbe.
commands-jobs-reduced = --jobs { $jobs } wäre mehr, als dieser Rechner Kerne hat: { $cores } zugleich.
commands-option-force = Eine vorhandene Datei überschreiben.
commands-option-game = Nur das Spiel mit dieser Nummer in der Datei.
commands-option-round = Nur diese Runde.
commands-option-as = Stattdessen in dieser Form ausgeben: record (macht aus Kurzschrift eine Aufzeichnung), text (macht aus einer Aufzeichnung Kurzschrift) oder positions (eine Zeile je Entscheidung, wie foretell advise --position sie liest).
commands-option-fair = Auch auf faires Mischen prüfen: Aus dem, was vor dem Spiel festgelegt war, und den Nonces muss jede Kartenverteilung folgen. Eine Aufzeichnung ohne diese Angaben gilt als Fehler.
commands-option-complete = Abgebrochene Spiele als Fehler melden.
commands-option-json-rules = Als JSON: Titel, Optionen und jede Regel mit Kapitel, Titel und Text.
commands-option-json-check = Als JSON, ein Objekt je Zeile: jeder Fehler mit Datei, Zeile, Code, Daten, Regel und Satz; die letzte Zeile zählt zusammen.
commands-option-json-show = Als JSON, ein Objekt je Spiel: der Kopf und jede Runde mit Karten, Ansagen, Stichen und Punkten.
commands-option-commitment = Festlegung, die du vor dem Spiel notiert hast; sie muss die der Aufzeichnung sein. Zusammen mit --fair oder stattdessen.
commands-option-version = Die Version zeigen.
commands-option-help = Diese Hilfe zeigen.
commands-argument-files = Dateien mit Spielen, als Aufzeichnung oder in Kurzschrift; - ist die Standardeingabe.
commands-argument-record = Datei mit Spielen, als Aufzeichnung oder in Kurzschrift; - ist die Standardeingabe.
commands-argument-part = Nur diese Regel oder diesen Teil zeigen, etwa 7.3 oder 7 (Standard: alles).
commands-argument-shell = Die Shell, die das Skript liest.

## What commands say

commands-checked = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}{ $broken-off ->
    [0] { "" }
    [one] {" "}(1 davon abgebrochen)
   *[other] {" "}({ $broken-off } davon abgebrochen)
}, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}: { $faults ->
    [0] alles regelgerecht
    [one] 1 Fehler
   *[other] { $faults } Fehler
}
commands-fair = { $id }: Gemischt wurde gemäß der Festlegung { $commitment }, { $noted ->
    [yes] die du notiert hast
   *[no] zu vergleichen mit der, die vor dem Spiel zu sehen war
}; { $givers ->
    [none] niemand gab eine Nonce
   *[other] Nonces von { $givers }
}; { $deals ->
    [0] gegeben wurde noch nichts
    [one] die Karten der einen Runde folgen daraus
   *[other] die Karten aller { $deals } Runden folgen daraus
}.
commands-simulated = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} in { $file } geschrieben, Startwert { $seed }
commands-playing = Spiele laufen

## What is wrong with a command line

commands-unknown-command = Es gibt keinen Befehl „{ $command }“. { $close ->
    [none] Die Befehle sind: { $known }.
   *[other] Meintest du { $close }?
}
commands-unknown-flag = { $command } hat keine Option { $flag }. { $close ->
    [none] Siehe { $command } --help.
   *[other] Meintest du { $close }?
}
commands-needs-value = Hinter { $flag } fehlt der Wert.
commands-takes-no-value = { $flag } nimmt keinen Wert an: Lass ihn weg.
commands-missing = { $command } braucht { $what }. Siehe { $command } --help.
commands-too-much = „{ $extra }“ ist zu viel für { $command }. Siehe { $command } --help.
commands-misused = So geht es nicht: { $what }
commands-not-a-number = { $flag } braucht eine ganze Zahl ab { $least }, nicht „{ $value }“.
commands-number-too-large = { $flag } kann höchstens { $most } sein, nicht { $value }.
commands-not-among = { $flag ->
    [none] „{ $value }“ steht nicht zur Wahl
   *[other] { $flag } kann nicht „{ $value }“ sein
}. Wähle eines davon: { $known }.
commands-too-many-bots = { $seats ->
    [0] Auf allen Plätzen sitzen Menschen: Lass --bots weg oder erhöhe --players.
    [one] { $given } Bots für einen Platz sind zu viele: Nenne nur einen.
   *[other] { $given } Bots für { $seats } Plätze sind zu viele: Nenne einen für alle oder einen für jeden Platz.
}
commands-too-many-people = { $given } Menschen für { $seats } Plätze sind zu viele: Erhöhe --players oder nenne weniger Namen.
commands-too-few-people = { $tables ->
    [one] Ein Tisch braucht mindestens { $least } Personen
   *[other] { $tables } Tische brauchen mindestens { $least } Personen, drei an jedem
}, nicht { $people }: Erhöhe --people oder verringere --tables.
commands-not-with-resume = { $flag } passt nicht zu --resume: Das steht schon in der Aufzeichnung. Lass diese Option weg.
commands-not-together = { $flag } passt nicht zu { $other }. Lass eines von beiden weg.
commands-record-is-over = Dieses Spiel ist zu Ende und kann nicht fortgesetzt werden. Zum Ansehen: { $program } show { $file }
commands-file-exists = { $path } gibt es schon. { $instead ->
    [resume] Wähle einen anderen Namen oder setze das Spiel fort: --resume { $path }
    [name] Wähle einen anderen Namen.
   *[force] Wähle einen anderen Namen oder überschreibe die Datei: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] diese Datei oder diesen Ordner gibt es nicht
    [folder] das ist ein Ordner, keine Datei
    [forbidden] hier darfst du nicht lesen oder schreiben
    [full] auf dem Datenträger ist kein Platz mehr
   *[other] { $detail }
}.
commands-no-such-clause = Diese Regeln haben keine Nummer { $part }. foretell rules zeigt alle; die Regeln einer Variante brauchen deren Optionen.
commands-rows-need-parquet = { $flag } wählt die Zeilen einer Tabelle. Nenne eine Datei, die auf { $suffix } endet, oder lass { $flag } weg.
commands-games-lost = Der Prozess, der die Spiele { $first } bis { $last } gespielt hat, ist unerwartet beendet worden; vielleicht fehlt Arbeitsspeicher. Versuche es mit weniger --jobs.
commands-not-seconds = { $flag } braucht eine Zahl von Sekunden, 0 bis { $most }, nicht „{ $value }“.
commands-no-such-part = { $part ->
    [round] Runde { $number } gibt es nicht: { $there ->
        [0] Es ist noch nichts gegeben
        [one] Das Spiel hat nur eine
       *[other] Das Spiel hat { $there }
    }
   *[game] Spiel { $number } gibt es nicht: { $there ->
        [one] Die Datei enthält nur eines
       *[other] Die Datei enthält { $there }
    }
}.
