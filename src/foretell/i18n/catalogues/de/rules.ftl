### The rule book: a text and a title per clause, adapted to the options of a table

## Titles

rules-all = Die Regeln von Wizard
rules-title = { $variants ->
    [none] Die Regeln von Wizard für { $players } Personen
   *[other] Die Regeln von Wizard für { $players } Personen: { $variants }
}
rule-chapter-0 = Worum es geht
rule-chapter-1 = Die Karten
rule-chapter-2 = Mitspieler und Runden
rule-chapter-3 = Der Geber
rule-chapter-4 = Das Geben
rule-chapter-5 = Trumpf
rule-chapter-6 = Die Ansagen
rule-chapter-7 = Die Stiche
rule-chapter-8 = Die Wertung
rule-chapter-9 = Varianten
rule-chapter-11 = Hausregeln
rule-chapter-13 = Ein Beispiel

## What it is about

rule-0-1 = In jeder Runde sagt man an, wie viele Stiche man machen wird, und versucht dann, genau so viele zu machen. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
    .title = Das Ziel
rule-0-2 = Zu einem Stich spielen alle nacheinander je eine Karte; die beste gewinnt ihn. Eine Runde mit 5 Karten für jeden hat 5 Stiche.
    .title = Der Stich
rule-0-3 = Trumpf ist eine Farbe, die eine Runde lang die anderen drei schlägt: Ihre niedrigste Karte schlägt die höchste jeder anderen Farbe. Von mehreren Trümpfen gewinnt der höchste.
    .title = Der Trumpf

## The deck

rule-1-1 = Es gibt 60 Karten: vier Farben ({ $suits }) mit je dreizehn Zahlenkarten, dazu vier Zauberer und vier Narren, die zu keiner Farbe gehören. Im Spiel sind die vier Zauberer einander gleich, ebenso die vier Narren.
    .title = Die Karten
rule-1-2 = Ein Narr ist niedriger als jede Zahlenkarte, ein Zauberer höher als jede Zahlenkarte. { EDITION() ->
    [classic] Die Zahlenkarten einer Farbe gehen { $faces ->
        [numbers] von der 1, der niedrigsten, bis zur 13, der höchsten.
       *[letters] von der niedrigsten zur höchsten so: 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass.
    }
   *[fantasy] Die Zahlenkarten einer Farbe gehen von 1, der niedrigsten, bis 13, der höchsten.
}
    .title = Die Reihenfolge der Karten
rule-1-3 = { EDITION() ->
    [classic] An diesem Tisch wird mit der klassischen Ausgabe gespielt: dem französischen Blatt, mit { $faces ->
        [numbers] 1 bis 13 auf den Zahlenkarten.
       *[letters] 2 bis 10, J, Q, K und A auf den Zahlenkarten.
    }
   *[fantasy] An diesem Tisch wird mit der Fantasy-Ausgabe gespielt: Die Farben sind vier Völker, und auf den Zahlenkarten stehen 1 bis 13. Die Anleitungen dieser Ausgabe nennen die Mitspieler Lehrlinge und die Punkte Erfahrungspunkte.
} Zauberer tragen den Buchstaben Z (in manchen Ausgaben W), Narren den Buchstaben N (oder J). Die Ausgaben unterscheiden sich in Namen und Bildern, nie in den Regeln.
    .title = Die Ausgabe

## Players and rounds

rule-2-1 = Es spielen { $players } Personen, jede für sich.
    .title = Die Mitspieler
rule-2-2 = Das Spiel hat { $rounds } Runden. In der ersten bekommt jeder 1 Karte, in jeder weiteren Runde eine mehr, bis zu { $largest } Karten in der letzten.
    .title = Die Runden
rule-2-3 = „Links“ bedeutet im Uhrzeigersinn, also der nächste Platz.
    .title = Links

## The dealer

rule-3-1 = Um den ersten Geber auszulosen, zieht jeder eine Karte und legt sie offen hin. Wer die höchste hat, gibt (R1.2). Haben mehrere die höchste Karte, ziehen nur sie noch einmal, bis einer allein die höchste hat. Die gezogenen Karten kommen vor dem ersten Geben ins Kartenspiel zurück.
    .title = Auslosen des Gebers
rule-3-2 = Der Tisch legt fest, wer zuerst gibt; ausgelost wird nicht.
    .title = Der erste Geber
rule-3-3 = Nach jeder Runde gibt als Nächster, wer links vom bisherigen Geber sitzt.
    .title = Der nächste Geber

## The deal

rule-4-1 = In jeder Runde mischt der Geber alle 60 Karten und gibt jedem so viele, wie die Runde verlangt.
    .title = Das Geben
rule-4-2 = Die übrigen Karten liegen verdeckt: Sie sind der Stapel. Niemand sieht sie an, { $players ->
    [2] bevor sie gegeben oder aufgedeckt werden.
   *[other] solange die Runde läuft.
}
    .title = Der Stapel

## Trump

rule-5-1 = Nach dem Geben wird die oberste Karte des Stapels aufgedeckt. Ist sie eine Zahlenkarte, so ist ihre Farbe in dieser Runde Trumpf.
    .title = Die aufgedeckte Karte
rule-5-2 = Ist die aufgedeckte Karte ein Narr, hat die Runde keinen Trumpf{ EDITION() ->
    [classic] , und der Narr wird wieder umgedreht.
   *[fantasy] .
}
    .title = Ein Narr wird aufgedeckt
rule-5-3 = Ist die aufgedeckte Karte ein Zauberer, bestimmt der Geber eine der vier Farben zum Trumpf, bevor jemand ansagt und { $clairvoyance ->
    [true] bevor er die eigenen Karten ansieht (R9.6).
   *[false] nachdem er die eigenen Karten angesehen hat.
} Eine Farbe muss es sein; „kein Trumpf“ steht nicht zur Wahl.
    .title = Ein Zauberer wird aufgedeckt
rule-5-4 = In einer Runde mit { $largest } Karten für jeden werden alle 60 Karten gegeben, und kein Stapel bleibt übrig: Es wird keine Karte aufgedeckt, und die Runde hat keinen Trumpf.
    .title = Keine Karte zum Aufdecken
rule-5-5 = Die aufgedeckte Karte bleibt bis zum Ende der Runde sichtbar{ EDITION() ->
    [classic] , sofern sie kein Narr ist,
   *[fantasy] {""}
} und spielt nicht mit.
    .title = Die aufgedeckte Karte im Spiel

## Bidding

rule-6-1 = Vor dem ersten Stich sagt jeder an, wie viele Stiche dieser Runde er machen wird: { $bidding ->
    [open] zuerst, wer links vom Geber sitzt, dann weiter im Uhrzeigersinn, der Geber zuletzt.
    [hidden] jeder für sich, wie in R9.1 beschrieben.
   *[secret] jeder für sich, wie in R9.2 beschrieben.
} Angesagt wird eine ganze Zahl von 0 bis zur Zahl der Karten auf der Hand. Eine Ansage gilt und kann nicht mehr geändert werden.
    .title = Die Ansagen
rule-6-2 = Die Ansagen dürfen zusammen mehr Stiche ergeben, als die Runde hat, weniger oder genau so viele.
    .title = Die Summe der Ansagen
rule-6-3 = Wenn alle angesagt haben und bevor die erste Karte gespielt wird, verliest der Schreiber alle Ansagen und teilt mit, ob sie zusammen mehr sind als die Stiche der Runde (zu viel angesagt), weniger (zu wenig angesagt) oder genau so viele (es geht auf).
    .title = Das Verlesen
rule-6-4 = Solange die Runde gespielt wird, können alle sehen, was jeder angesagt hat und wie viele Stiche er gemacht hat. Mit echten Karten lässt man die gemachten Stiche vor sich liegen; mit Münzen oder Chips kann man zeigen, wie viele man angesagt hat.
    .title = Was offen liegt

## Play

rule-7-1 = Zum ersten Stich spielt aus, wer links vom Geber sitzt. Wer einen Stich gewinnt, spielt zum nächsten aus. Zu jedem Stich spielt jeder eine Karte, im Uhrzeigersinn.
    .title = Ausspielen
rule-7-2 = Es entscheidet die erste Karte des Stichs, die kein Narr ist. Ist sie eine Zahlenkarte, so ist deren Farbe die angespielte. Ist sie ein Zauberer, so ist in diesem Stich bis zum Schluss keine Farbe angespielt{ $follow-after-wizard ->
    [true] {" "}(siehe aber R7.5)
   *[false] {""}
}. Solange nur Narren liegen, ist noch keine Farbe angespielt. Beispiel: Ein Narr wird ausgespielt, danach die { $d7 }; angespielte Farbe: { $diamonds }.
    .title = Die angespielte Farbe
rule-7-3 = Einen Zauberer oder einen Narren darf man immer spielen. Wer eine Zahlenkarte der angespielten Farbe hat, darf keine Zahlenkarte einer anderen Farbe spielen. In allen anderen Fällen darf man jede Karte spielen; niemand muss einen Trumpf oder eine höhere Karte spielen. Wer ausspielt, darf jede Karte spielen. Beispiel (Trumpf: { $diamonds }): Die { $h5 } wird ausgespielt. Wer die { $h3 } und die { $d7 } hat, muss die { $h3 } spielen. Wer die { $h7 }, die { $d3 } und einen Narren hat, darf die { $h7 } oder den Narren spielen.
    .title = Bedienen
rule-7-4 = Den Stich gewinnt der { $winning-wizard ->
    [last] zuletzt gespielte Zauberer (R9.3).
   *[first] zuerst gespielte Zauberer.
} Ohne Zauberer gewinnt ihn die höchste Karte der Trumpffarbe; ohne Trumpf die höchste Karte der angespielten Farbe.{ $players ->
    [5] {""}
    [6] {""}
   *[other] {" "}Liegen nur Narren im Stich, gewinnt ihn der erste.
} Beispiel (Trumpf: { $diamonds }): Die { $d3 } schlägt die { $h7 }, und ein Zauberer schlägt beide.
    .title = Wer den Stich gewinnt
rule-7-5 = Hausregel: Wird ein Zauberer ausgespielt, so legt die erste danach gespielte Zahlenkarte eine Farbe fest, und wer eine Zahlenkarte dieser Farbe hat, muss sie bedienen wie in R7.3. Wer den Stich gewinnt, ändert sich nicht (R7.4).
    .title = Bedienen nach einem Zauberer

## Score

rule-8-1 = Wer genau so viele Stiche gemacht hat wie angesagt, bekommt 20 Punkte und 10 weitere für jeden gemachten Stich. Beispiele: 0 angesagt und keinen gemacht, 20 Punkte; 2 angesagt und 2 gemacht, 40 Punkte.
    .title = Die Ansage ist erfüllt
rule-8-2 = Wer mehr oder weniger Stiche gemacht hat als angesagt, verliert 10 Punkte für jeden Stich zu viel oder zu wenig und bekommt nichts für die gemachten Stiche. Beispiele: 2 angesagt und 1 gemacht, minus 10 Punkte; 0 angesagt und 3 gemacht, minus 30 Punkte.
    .title = Die Ansage ist verfehlt
rule-8-3 = Die Punkte der Runden werden zusammengezählt; ein Punktestand kann unter null fallen. Auf dem Block stehen für jede Runde und jeden Mitspieler die Ansage, im kleinen Feld, und der neue Punktestand. Beispiel: 20 Punkte, dann minus 10, dann 40 ergeben die Punktestände 20, 10 und 50.
    .title = Der Block
rule-8-4 = Wer nach der letzten Runde den höchsten Punktestand hat, gewinnt. Haben mehrere den höchsten Punktestand, gewinnen sie gemeinsam.
    .title = Wer das Spiel gewinnt

## Variants

rule-9-1 = Jeder legt seine Ansage fest, ohne die der anderen zu kennen. Wenn alle angesagt haben, werden alle Ansagen gleichzeitig aufgedeckt. Mit echten Karten schreibt jeder seine Ansage auf einen Zettel und gibt ihn dem Schreiber; der deckt alle zusammen auf.
    .title = Verdeckte Ansagen
rule-9-2 = Jeder legt seine Ansage fest, ohne die der anderen zu kennen, und die Ansagen werden nicht verlesen: Bis der letzte Stich der Runde gespielt ist, kennt jeder nur die eigene. Dann werden alle aufgedeckt. Die Stiche, die jeder gemacht hat, liegen immer offen. Mit echten Karten schreibt jeder seine Ansage auf einen Zettel und lässt ihn verdeckt vor sich liegen.
    .title = Geheime Ansagen
rule-9-3 = Werden mehrere Zauberer in einen Stich gespielt, gewinnt ihn der letzte, nicht der erste. Sonst ändert sich nichts.
    .title = Dunkler Zauberer
rule-9-4 = Zu zweit spielt man { $rounds } Runden mit { $sizes } Karten für jeden. Gemischt wird nur einmal, vor der ersten Runde. Die Handkarten und danach die aufgedeckte Karte kommen von oben; was gegeben oder aufgedeckt wurde, kommt in diesem Spiel nicht wieder, und man darf es sich merken. Die aufgedeckte Karte der letzten Runde ist die sechzigste, also wird in jeder Runde eine aufgedeckt. Die Ansagen sind geheim (R9.2). Mit echten Karten legt man die gespielten beiseite und nicht zurück in den Stapel.
    .title = Zu zweit
rule-9-5 = Wer als Letzter ansagt, also der Geber, darf die Summe der Ansagen nicht auf genau die Stiche der Runde bringen, wenn er allein den höchsten Punktestand hat. Führen mehrere gemeinsam, wie in der ersten Runde alle mit 0, gilt jede Ansage. Beispiel: Es gibt 5 Stiche, und die anderen haben zusammen 4 angesagt. Ein Geber, der allein führt, darf alles außer 1 ansagen; in allen anderen Fällen darf er auch 1 ansagen. Mit echten Karten zählt der Schreiber die Ansagen zusammen und sagt dem Geber, welche er nicht machen darf.
    .title = Beim Führenden darf es nicht aufgehen
rule-9-6 = Vor dem Ansagen sieht niemand die eigenen Karten an; dafür sieht jeder die Karten aller anderen. { $deal ->
    [one_suit] {""}
   *[shared] Muss der Geber den Trumpf bestimmen (R5.3), so tut er es, bevor er die eigenen Karten sieht.{" "}
}Wenn alle nach den üblichen Regeln angesagt haben, nimmt jeder seine Karten auf, und es wird gespielt wie sonst, die Karten wieder vor den anderen verborgen. Was man gesehen hat, darf man sich merken. Mit echten Karten hält man sich die eigenen so an die Stirn, dass nur die anderen sie sehen, bis alle angesagt haben.
    .title = Hellsehen
rule-9-7 = Jedem gehören die dreizehn Zahlenkarten einer Farbe, ein Zauberer und ein Narr. Das Spiel hat { $rounds } Runden: In der ersten zieht jeder 4 Karten von seinen eigenen, die gemischt und verdeckt liegen, in jeder weiteren Runde eine mehr, bis zu 15 in der letzten; nach jeder Runde nimmt jeder seine fünfzehn Karten zurück und mischt sie neu. Keine Karte wird aufgedeckt, es gibt keinen Trumpf, und nie ist eine Farbe angespielt: Man darf jede Karte spielen. Den Stich gewinnt der { $winning-wizard ->
    [last] letzte Zauberer (R9.3);
   *[first] erste Zauberer;
} ohne Zauberer die höchste Zahlenkarte, gleich welcher Farbe, und unter gleichen die zuerst gespielte; liegen nur Narren im Stich, der erste. Beispiel: Gespielt werden, in dieser Reihenfolge, die { $c4 }, die { $d9 } und die { $h9 }; den Stich gewinnt die { $d9 }. Mit echten Karten teilt man vor dem Spiel die Karten nach Farben auf und gibt jedem einen Zauberer und einen Narren.
    .title = Eine Farbe für jeden
rule-9-8 = Wer als Letzter ansagt, also der Geber, darf die Summe der Ansagen nie auf genau die Stiche der Runde bringen, gleich wie es steht. Beispiel: Es gibt 5 Stiche, und die anderen haben zusammen 4 angesagt; der Geber darf alles außer 1 ansagen. Mit echten Karten zählt der Schreiber die Ansagen zusammen und sagt dem Geber, welche er nicht machen darf.
    .title = Plus/minus eins
rule-9-9 = Nur die erste Runde wird mit Hellsehen gespielt (R9.6); in allen anderen sieht jeder wie sonst die eigenen Karten und nur diese.
    .title = Hellsehen nur in der ersten Runde
rule-9-10 = Hausregel: Die Ansage des Gebers ist nur in Runden mit { $even-bid-from } oder mehr Karten beschränkt ({ $even-bid ->
    [never] R9.8
   *[not_leader] R9.5
}). In kleineren Runden darf man alles ansagen. Beispiel: Ist die Zahl 4, darf der Geber die Ansagen in den Runden mit 1, 2 und 3 Karten aufgehen lassen.
    .title = Freie Ansagen in kleinen Runden
rule-11-1 = Hausregel: Die Runden, höchstens 60, sind am Tisch vereinbart. { $rounds ->
    [one] Gespielt wird 1 Runde; jeder bekommt so viele Karten: { $sizes }.
   *[other] Gespielt werden { $rounds } Runden; jeder bekommt nacheinander so viele Karten: { $sizes }.
}
    .title = Eigene Runden

## An example

rule-13-1 = Drei Personen spielen drei Runden. In der ersten sagen sie 0, 1 und 1 an und machen 0, 0 und 1 Stich: plus 20, minus 10 und plus 30 Punkte. In der zweiten sagen sie 2, 0 und 0 an und machen 1, 0 und 1: minus 10, plus 20 und minus 10 Punkte, zusammen 10, 10 und 20. In der dritten sagen sie 2, 2 und 0 an und machen 2, 1 und 0: plus 40, minus 10 und plus 20 Punkte. Jetzt steht es 50, 0 und 40, und die erste Person führt.
    .title = Drei Runden gewertet
