### Cards of a game with real cards that cannot be where they are said to be

advise-card-elsewhere = { $card }: { $place ->
    [hand] Diese Karte ist in deiner Hand.
    [shown] Diese Karte ist in einer Hand, die du siehst.
    [turned] Das ist die aufgedeckte Karte.
    [played] Diese Karte ist schon gespielt.
   *[spent] Diese Karte ist seit einer früheren Runde aus dem Spiel.
}
advise-all-elsewhere = { $card }: Alle vier sind schon bekannt.
advise-not-own-suit = { $card }: Diese Karte gehört zur Farbe eines anderen.
advise-not-theirs = { $player } hat diese Karte nicht: { $card }.
advise-they-must-follow = { $player } muss { $led } bedienen und darf diese Karte nicht spielen: { $card }. In der Hand, die du gesehen hast, ist noch eine Karte dieser Farbe.
advise-had-none = { $player } kann diese Karte nicht haben: { $card }. Angespielte Farbe in Stich { $trick }: { $led }; gespielt hat { $player }: { $played }.
advise-no-such-deal = { $player } kann diese Karte nicht spielen: { $card }. Sonst passte keine Verteilung zu dem, was gespielt ist; eine frühere Angabe muss falsch sein.

## A position in one line

advise-round-is-over = Alle Karten dieser Runde sind gespielt: Es gibt nichts zu empfehlen.
advise-not-a-position = Die Stellung ist bei „{ $found }“ nicht lesbar: { $part ->
    [options] Die Optionen sind die Zahl der Spieler, ein Buchstabe für jede Option und nach einem Doppelpunkt die Kartenzahlen, etwa 4, 4hw oder 3:1-5.
    [round] Eine Runde ist r und die Nummer einer Runde dieses Spiels, etwa r3.
    [dealer] Ein Geber ist d und die Nummer eines Platzes, etwa d0.
    [turned] Eine Karte steht genau dann da, wenn beim Geben Karten übrig bleiben, etwa H7, sonst -; ein Zauberer kann die genannte Farbe haben, etwa Z1=S.
    [totals] Für jeden Platz steht eine Zahl da, etwa 20,-10,30.
    [viewer] Die Empfehlung gilt einem Platz, also steht hier seine Nummer, oder *, wenn alle Hände dastehen.
    [hands] Für jeden Platz steht eine Hand da, oder ?, mit / dazwischen; keine Karte ist doppelt, und jeder Platz hat die Karten der Runde, auf der Hand oder gespielt.
    [bids] Für jeden Platz steht eine Ansage da, - wenn sie noch fehlt und ? wenn sie verdeckt ist, etwa 2,-,?.
    [tricks] Ein Stich ist der Platz, der ausgespielt hat, ein Doppelpunkt und die Karten der Reihe nach, etwa 1:D5.N1.H7.
    [spent] Karten, die aus dem Spiel sind, sind x und die Karten, etwa xC5.Z1.
    [form] Diese Stellung wird „{ $form }“ geschrieben.
   *[other] Eine Stellung ist eine Zeile mit mindestens acht Teilen: Optionen, Runde, Geber, aufgedeckte Karte, Punktestände, Betrachter, Hände und Ansagen.
}
