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
