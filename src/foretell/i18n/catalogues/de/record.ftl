### What is wrong with a file of records: a message per fault, named after its code

# Seats count from 0 as they do in the file; $expected and $found are written as there.

## Before any rule

record-no-arrow = Für Tabellen wird Arrow gebraucht, das nicht installiert ist. Installiere es mit: { $install }
record-empty-file = Die Datei ist leer: Die Aufzeichnung eines Spiels beginnt mit seiner Kopfzeile.
record-no-header = Vor dieser Zeile fehlt die Kopfzeile: Die Aufzeichnung eines Spiels beginnt mit einer Zeile vom Typ „game“.
record-blank-line = Leere Zeilen sind nur am Ende der Datei erlaubt.
record-line-too-long = Die Zeile hat mehr als { $limit } Bytes; so lang ist keine Zeile einer Aufzeichnung.
record-breaks-off = Die Datei bricht mitten in dieser Zeile ab.
record-not-utf8 = Die Zeile ist kein Text in UTF-8.
record-compressed = Die Datei ist mit gzip komprimiert. Entpacke sie, dann öffne sie.
record-not-json = Die Zeile ist kein JSON: Lesbar ist sie nur bis Spalte { $column }.
record-no-number = { $found } ist in JSON keine Zahl.
record-too-deep = Listen und Objekte sind mehr als { $limit }-fach verschachtelt; so tief ist keine Zeile einer Aufzeichnung.
record-not-object = Die Zeile muss ein JSON-Objekt mit Schlüsseln und Werten sein, nicht { $found }.
record-duplicate-key = Der Schlüssel „{ $key }“ kommt zweimal vor.
record-missing-key = Der Schlüssel „{ $key }“ fehlt.
record-wrong-type = Der Wert von „{ $key }“ muss { $expected ->
    [boolean] true oder false
    [integer] eine ganze Zahl mit höchstens 15 Ziffern
    [list] eine Liste
    [object] ein Objekt
    [string] ein Text
    [integer_or_string] eine ganze Zahl oder ein Text
    [list_or_null] eine Liste oder null
   *[string_or_null] ein Text oder null
} sein, nicht { $found }.
record-unknown-type = Zeilen vom Typ { $found } gibt es nicht.
record-unknown-version = Das Spiel ist in Version { $found } des Formats geschrieben; dieses Programm kennt nur Version { $known }.
record-empty-text = Der Wert von „{ $key }“ ist leer.
record-unprintable-text = Im Wert von „{ $key }“ sind Steuerzeichen: { $text }
record-text-too-long = Der Wert von „{ $key }“ hat mehr als { $most } Zeichen.
record-broken-off = Das Spiel bricht hier ab.
record-invalid-time = „{ $text }“ ist keine Zeit in UTC, wie sie in Aufzeichnungen steht: 2030-01-31T18:30:00Z.
record-players-mismatch = Namen in der Liste der Mitspieler: { $named }; Zahl der Mitspieler: { $players }. Es müssen gleich viele sein.
record-lost-track = Ab hier ist nicht mehr zu erkennen, wie das Spiel weiterging: Der Rest wird nicht geprüft.

## Lines in the wrong place

record-missing-line = Vor dieser Zeile vom Typ „{ $found }“ fehlt eine vom Typ „{ $expected }“.
record-extra-line = Eine Zeile vom Typ „{ $found }“ gehört nicht hierher: Als Nächstes kommt eine vom Typ „{ $expected }“.

## Other things than the rules say

record-wrong-draw = Beim Auslosen des Gebers zieht Platz { $seat } in Ziehung { $drawing } nach dem Startwert { $expected }; da steht { $found }.
record-wrong-dealer = Platz { $expected } gibt; da steht { $found }.
record-wrong-round = Es ist Runde { $expected }; da steht { $found }.
record-wrong-hand = Nach dem Startwert ist Karte { $place } von Platz { $seat } { $expected }; da steht { $found }.
record-wrong-turned = Nach dem Startwert ist die aufgedeckte Karte { $expected }; da steht { $found }.
record-wrong-trump = Trumpf ist hier { $expected }; da steht { $found }.
record-wrong-trick-winner = Der Stich gehört Platz { $expected }; da steht { $found }.
record-wrong-bids = Die Ansagen der Runde waren { $expected }; da steht { $found }.
record-wrong-tricks = Die Stiche der Runde sind { $expected }; da steht { $found }.
record-wrong-points = Die Punkte der Runde sind { $expected }; da steht { $found }.
record-wrong-totals = Die Punktestände sind { $expected }; da steht { $found }.
record-wrong-winners = Den höchsten Punktestand haben die Plätze { $expected }; da steht { $found }.
record-not-held = Platz { $seat } hat { $card } nicht auf der Hand.
record-not-followed = Platz { $seat } darf { $card } nicht spielen: Angespielt ist Farbe { $led }, und von den Karten auf der Hand darf { $allowed } gespielt werden.
record-not-game-text = Diese Zeile ist nicht { $form ->
    [head] die erste Zeile eines Spiels: wizard/1 OPTIONEN seed=STARTWERT first=PLATZ started=ZEIT id=ID
    [player] die Zeile eines Spielers, eine für jeden Platz ab 0: PLATZ ART NAME
    [end] erwartet: Hier gilt ein Spiel, und mit ihr beginnt ein zweites
   *[round] eine Runde: rRUNDE dGEBER AUFGEDECKT HÄNDE, dann Ansagen wie 1=2 und Stiche wie 1:H5.H7
}.
record-other-word = { $found ->
    [none] Die Zeile endet zu früh.
   *[other] „{ $found }“ gehört nicht hierher.
} In dem Spiel, das der Startwert ergibt, steht hier { $expected ->
    [none] nichts mehr.
   *[other] „{ $expected }“.
}

## The fair shuffle

record-invalid-hex = Der Wert von „{ $key }“ muss aus 64 Ziffern und Kleinbuchstaben von a bis f bestehen, nicht „{ $text }“.
record-nonces-mismatch = Einträge in der Liste der Nonces: { $listed }; Zahl der Mitspieler: { $players }. Es müssen gleich viele sein.
record-commitment-mismatch = Die Festlegung zu diesem Startwert und diesem Salz ist { $expected }; da steht { $found }.
record-seed-mismatch = Aus dem festgelegten Startwert und den Nonces folgt der Startwert { $expected }; da steht { $found }.
record-no-shuffle = In der Kopfzeile fehlt der Schlüssel „fair“: Sie sagt nicht, worauf das Mischen festgelegt war.
record-other-commitment = Die vor dem Spiel notierte Festlegung ist { $expected }; da steht { $found }.
