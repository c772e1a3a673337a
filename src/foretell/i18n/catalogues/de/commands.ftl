### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: das Kartenspiel Wizard mit allen Regeln und Varianten. Sage an, wie viele Stiche du machst, und mache genau so viele.

commands-play = Spielt hier im Terminal ein Spiel gegen Bots. Es gelten die üblichen Regeln, soweit Optionen nichts anderes sagen; alles, was geschieht, wird sofort gespeichert, sodass man jederzeit weiterspielen kann. Beim Spielen hilft { $help }.
    .short = ein Spiel gegen Bots spielen
commands-simulate = Lässt Bots ganze Spiele spielen und schreibt sie in eine Datei. Derselbe Startwert und dieselben Optionen ergeben dieselben Spiele.
    .short = Bots spielen lassen und aufzeichnen
commands-check = Prüft Aufzeichnungen auf das Format und jede Regel. Jeder Fehler ist eine Zeile DATEI:ZEILE: was (Regel). Der Rückgabewert ist 0, wenn alles stimmt, 1 bei Fehlern, 2, wenn eine Datei nicht zu lesen ist.
    .short = Aufzeichnungen auf Fehler prüfen
commands-show = Zeigt eine Aufzeichnung Runde für Runde: alle Karten, Ansagen, Stiche und den Block.
    .short = eine Aufzeichnung Runde für Runde zeigen
commands-rules = Zeigt die Regeln eines Tisches: nur die, die seine Optionen ins Spiel bringen.
    .short = die Regeln eines Tisches zeigen

## Parts of a help page

commands-usage = Aufruf:
commands-usage-command = BEFEHL
commands-usage-options = [OPTIONEN]
commands-group-commands = Befehle
commands-group-arguments = Die Dateien
commands-group-game = Das Spiel
commands-group-table = Der Tisch
commands-group-record = Die Aufzeichnung
commands-group-what = Was zu tun ist
commands-group-screen = Der Bildschirm
commands-group-other = Außerdem

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

commands-option-preset = Fertige Regeln: { $presets }. Einzelne Optionen gehen vor; die Vorgabe bestimmt auch die Kartenwerte und die Sprache.
commands-option-players = Wie viele mitspielen, 2 bis 6; ohne Angabe 4.
commands-option-deal = Alle aus einem Stapel, oder jedem eine Farbe (zu dritt oder viert).
commands-option-bidding = Ansagen hört man sofort, oder wenn alle angesagt haben, oder nach der Runde; zu zweit sind sie immer geheim.
commands-option-even-bid = Ob die Ansagen aufgehen dürfen: immer, nicht wenn der Letzte allein führt, oder nie.
commands-option-winning-wizard = Welcher von mehreren Zauberern den Stich macht.
commands-option-clairvoyance = Vor dem Ansagen alle Karten sehen, nur die eigenen nicht.
commands-option-follow-after-wizard = Nach einem ausgespielten Zauberer ist die erste Zahlenkarte zu bedienen.
commands-option-first-dealer = Wer zuerst gibt: ausgelost, oder ein Platz ab 0 (bei play bist du 0).
commands-option-hand-sizes = Karten je Runde: 1,3,5 oder Bereiche wie 1-10 oder 15-1.
commands-option-edition = Die Farben der Spielkarten, oder Völker und ihre Farben.

## Other options

commands-option-lang = Die Sprache; ohne Angabe die des Systems.
commands-option-plain = Zeile für Zeile, ohne Spalten und Farben, für Bildschirmleser.
commands-option-pace = Sekunden, bevor erscheint, was andere tun (Vorgabe: 0.4; mit --plain 0).
commands-option-auto = Die einzige erlaubte Karte ohne Rückfrage spielen.
commands-option-faces = Was Karten zeigen: 2 bis 10, J, Q, K, A, oder 1 bis 13.
commands-option-opponents = Die Bots der anderen Plätze, reihum: { $bots }; ohne Angabe steady.
commands-option-bots = Die Bots der Plätze, reihum: { $bots }; ohne Angabe steady.
commands-option-names = Dein Name. Mehrmals angegeben spielen so viele Menschen an diesem Terminal, 2 bis 6: Jeder sieht seine Karten für sich allein.
commands-option-seed = Der Startwert, aus dem alle Karten folgen; ohne Angabe ein neuer.
commands-option-record = Speichert das Spiel in dieser neuen Datei; sonst in deinem Zustandsordner.
commands-option-resume = Spielt das Spiel in dieser Datei weiter.
commands-option-out = Die Datei, in die geschrieben wird; - ist die Standardausgabe.
commands-option-games = Wie viele Spiele; ohne Angabe 1.
commands-option-force = Überschreibt die Datei, wenn es sie gibt.
commands-option-game = Nur das Spiel mit dieser Nummer in der Datei.
commands-option-round = Nur diese Runde.
commands-option-fair = Prüft auch, ob ehrlich gemischt wurde: Aus dem, was vor dem Spiel festgelegt war, und den Nonces muss alles Gegebene folgen. Eine Aufzeichnung ohne solche Angaben ist ein Fehler.
commands-option-complete = Abgebrochene Spiele als Fehler melden.
commands-option-json-rules = Als JSON: Titel, Optionen und jede Regel mit Kapitel, Titel und Text.
commands-option-json-check = Als JSON, ein Objekt je Zeile: jeder Fehler mit Datei, Zeile, Code, Daten, Regel und Satz; die letzte Zeile zählt zusammen.
commands-option-json-show = Als JSON, ein Objekt je Spiel: der Kopf und jede Runde mit Karten, Ansagen, Stichen und Punkten.
commands-option-commitment = Die Festlegung, die du vor dem Spiel notiert hast; sie muss die der Aufzeichnung sein. Zusammen mit --fair oder stattdessen.
commands-option-version = Zeigt die Version.
commands-option-help = Zeigt diese Seite.
commands-argument-files = Dateien mit Aufzeichnungen; - ist die Standardeingabe.
commands-argument-record = Eine Datei mit Aufzeichnungen; - ist die Standardeingabe.
commands-argument-part = Nur diese Regel oder dieser Teil, etwa 7.3 oder 7 (Vorgabe: alles).

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
commands-fair = { $id }: Das Mischen hält sich an die Festlegung { $commitment }, { $noted ->
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
commands-playing = Es wird gespielt

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
commands-takes-no-value = { $flag } hat keinen Wert.
commands-missing = { $command } braucht { $what }. Siehe { $command } --help.
commands-too-much = { $command } kann mit „{ $extra }“ nichts anfangen. Siehe { $command } --help.
commands-misused = So geht es nicht: { $what }
commands-not-a-number = { $flag } braucht eine ganze Zahl ab { $least }, nicht „{ $value }“.
commands-not-among = { $flag } kann nicht „{ $value }“ sein. Wähle eines davon: { $known }.
commands-too-many-bots = { $seats ->
    [0] Auf allen Plätzen sitzen Menschen: Lass --bots weg oder erhöhe --players.
   *[other] { $given } Bots für { $seats } Plätze sind zu viele: Nenne einen für alle, oder einen für jeden.
}
commands-too-many-people = { $given } Menschen für { $seats } Plätze sind zu viele: Erhöhe --players oder nenne weniger Namen.
commands-not-with-resume = { $flag } passt nicht zu --resume: Das steht schon in der Aufzeichnung. Lass es weg.
commands-file-exists = { $path } gibt es schon. { $instead ->
    [resume] Wähle einen anderen Namen, oder spiele weiter: --resume { $path }
    [name] Wähle einen anderen Namen.
   *[force] Wähle einen anderen Namen, oder überschreibe sie: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] diese Datei oder diesen Ordner gibt es nicht
    [folder] das ist ein Ordner, keine Datei
    [forbidden] du darfst hier nicht lesen oder schreiben
    [full] auf der Platte ist kein Platz mehr
   *[other] { $detail }
}.
commands-no-such-clause = Diese Regeln haben keine Nummer { $part }. foretell rules zeigt alle; die der Varianten brauchen deren Optionen.
commands-not-seconds = { $flag } braucht eine Zahl von Sekunden von 0 bis { $most }, nicht „{ $value }“.
commands-no-such-part = { $part ->
    [round] Eine Runde { $number } gibt es nicht: { $there ->
        [0] Es ist noch nichts gegeben
        [one] Das Spiel hat nur eine
       *[other] Das Spiel hat { $there }
    }
   *[game] Ein Spiel { $number } gibt es nicht: { $there ->
        [one] Die Datei enthält nur eines
       *[other] Die Datei enthält { $there }
    }
}.
