### Why something is not done: a message per refusal, named after its code, its fields as variables

## Texts that stand for something

card-unknown = „{ $text }“ ist keine der 60 Karten. Schreibe eine Karte als Farbbuchstabe und Wert, C1 bis S13; die Zauberer sind Z1 bis Z4, die Narren N1 bis N4.
card-unknown-suit = „{ $text }“ ist kein Farbbuchstabe: Schreibe C, D, H oder S.
seed-invalid = „{ $seed }“ ist kein Startwert. Ein Startwert hat 1 bis 128 Zeichen, und zwar Ziffern und Buchstaben von a bis f.
nonce-invalid = „{ $nonce }“ ist keine Nonce. Eine Nonce hat 1 bis 128 Zeichen, und zwar Ziffern und Kleinbuchstaben von a bis f.
language-unknown = Foretell spricht nicht „{ $language }“. Wähle eine dieser Sprachen: { $known }.
bots-unknown = Es gibt keinen Bot namens „{ $bot }“. Wähle einen von diesen: { $known }.
bots-unknown-style = Der Bot { $bot } hat keinen Stil namens „{ $style }“. Wähle einen von diesen: { $known }.
bots-erred = Der Bot { $bot } auf Platz { $seat } hat einen Fehler gemacht: Er wollte { $action }, und das geht auf diesem Platz jetzt nicht.
bots-crashed = Der Bot { $bot } auf Platz { $seat } ist abgestürzt: { $reason }
bots-broken = Der Bot { $bot } lässt sich hier nicht laden: { $reason }. Wähle einen anderen oder repariere das Paket, das ihn mitbringt.

## Teile, die nicht installiert sind

floors-missing = Dafür wird das Extra „{ $floor }“ von Foretell gebraucht, das nicht installiert ist. Installiere es mit: { $install }
floors-no-lab = „{ $what }“ gehört zu foretell-lab, das nicht installiert ist. Installiere es im Quellordner von Foretell mit: { $install }

## Options

options-unknown = Es gibt keine Option namens „{ $option }“. Die Optionen sind: { $known }.
options-unknown-preset = Es gibt keine Vorgabe namens „{ $preset }“. Wähle eine von diesen: { $known }.
options-invalid = { FLAG($option) } kann nicht „{ $value }“ sein. { $option ->
    [hand_sizes] Erlaubt sind { $allowed } Karten je Hand, etwa 1,3,5 oder 1-5.
   *[other] Erlaubt ist: { $allowed }.
}
options-even-bid-needs-open-bids = --even-bid { $even-bid } passt nicht zu --bidding { $bidding }: Wer zuletzt ansagt, würde die Summe der Ansagen nicht kennen. Wähle --bidding open oder --even-bid free.
options-two-players-need-secret-bids = --players { $players } passt nicht zu --bidding { $bidding }: Zu zweit werden die Ansagen erst nach der Runde aufgedeckt. Wähle --bidding secret oder mehr Mitspieler.
options-one-suit-needs-three-or-four = --deal { $deal } passt nicht zu --players { $players }: Mit einer eigenen Farbe für jeden spielt man zu dritt oder zu viert. Wähle --players 3, --players 4 oder --deal shared.
options-nothing-to-follow = --follow-after-wizard passt nicht zu --deal { $deal }: Dort wird nie eine Farbe angespielt, die man bedienen müsste. Lass eine der beiden Optionen weg.
options-no-round-is-clairvoyant = --clairvoyant-rounds { $clairvoyant-rounds } passt nur zu --clairvoyance: Sonst gibt es keine Runde mit Hellsehen. Ergänze --clairvoyance, oder lass --clairvoyant-rounds weg.
options-no-bid-is-restricted = --even-bid-from { $even-bid-from } passt nicht zu --even-bid { $even-bid }: Dann dürfen die Ansagen in jeder Runde aufgehen. Wähle --even-bid not_leader oder --even-bid never, oder lass --even-bid-from weg.
options-fixed-schedule = --hand-sizes passt nicht zu { $deal ->
    [one_suit] --deal one_suit
   *[shared] --players { $players }
}: Die Runden dieses Spiels stehen fest. Lass eine der beiden Optionen weg.
options-too-many-rounds = --hand-sizes nennt { $rounds } Runden, ein Spiel hat aber höchstens { $most }. Streiche einige davon.

## Turns

refusals-seat = Platz { $seat }
turn-game-over = Das Spiel ist zu Ende: Hier gibt es nichts mehr zu tun.
turn-not-dealt = Die nächsten Karten sind noch nicht gegeben: Vorher ist niemand an der Reihe.
turn-choose-trump = Zuerst wird der Trumpf bestimmt: { $you ->
    [yes] Du wählst eine der vier Farben.
   *[no] { $who } gibt und wählt eine der vier Farben.
}
turn-bid = Zuerst wird angesagt: { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
}
turn-play = Die Ansagen sind gemacht: { $you ->
    [yes] Du spielst eine Karte.
   *[no] { $who } spielt eine Karte.
}
trump-not-dealer = Den Trumpf bestimmt nur, wer gibt: { $who }.
bid-not-your-turn = { $who } ist dran mit Ansagen.
play-not-your-turn = { $who } ist dran mit Spielen.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast in dieser Runde noch nichts getan, oder seither hat jemand angesagt, gespielt oder etwas Neues gesehen.

## Bids

bid-stands = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} schon angesagt, und eine Ansage gilt.
bid-out-of-range = { $bid } kannst du nicht ansagen: Sag eine ganze Zahl von 0 bis { $hand-size } an, der Zahl deiner Karten.
bid-even = { $bid } kannst du nicht ansagen: Die Ansagen ergäben zusammen { $hand-size }, genau die Stiche dieser Runde, und das muss vermeiden, wer als Letzter ansagt. Sag eine andere Zahl von 0 bis { $hand-size } an.
bid-even-leader = { $bid } kannst du nicht ansagen: Die Ansagen ergäben zusammen { $hand-size }, genau die Stiche dieser Runde, und das muss vermeiden, wer als Letzter ansagt und allein führt. Sag eine andere Zahl von 0 bis { $hand-size } an.

## Cards

play-not-in-hand = Diese Karte hast du nicht: { $card }. Spiele eine von deinen Karten.
play-must-follow-suit = Du musst { $led } bedienen und darfst diese Karte nicht spielen: { $card }. Erlaubt ist: { $allowed }.
