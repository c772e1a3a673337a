### Empfehlungen für ein Spiel mit echten Karten

commands-advise = Empfehlungen für ein Spiel mit echten Karten geben. Ohne --hand und --hands wird der Verlauf Schritt für Schritt abgefragt, und du bekommst eine Empfehlung, sobald du an der Reihe bist. Mit ihnen beschreiben Optionen eine einzelne Entscheidung, in der Reihenfolge des Spiels. Hilfe zu den Fragen: { $help }.
    .short = Empfehlungen für ein Spiel mit echten Karten geben

commands-value-seat = PLATZ
commands-value-card = KARTE
commands-value-cards = KARTEN
commands-value-hands = KARTEN/KARTEN…
commands-value-suit = FARBE
commands-value-bids = N,N…
commands-value-tricks = KARTEN/KARTEN…
commands-value-totals = N,N…
commands-value-position = STELLUNG

advise-option-bot = Bot, der die Empfehlung gibt (Standard: strongest).
advise-option-json = Nur die Empfehlung ausgeben, als eine Zeile JSON.
advise-option-seat = Dein Platz, gezählt ab 0 im Uhrzeigersinn (Standard: 0).
advise-option-dealer = Platz, der in dieser Runde gibt.
advise-option-hand = Deine jetzigen Karten, so wie sie aussehen: „h5 ♠K z“.
advise-option-hands = Beim Hellsehen die jetzigen Karten der anderen, von links an: „h5 h6 / z n“.
advise-option-turned = Aufgedeckte Karte.
advise-option-trump = Farbe, die der Geber bestimmt hat, wenn ein Zauberer aufgedeckt wurde.
advise-option-bids = Ansagen, links vom Geber beginnend; x für eine, die du nicht kennst.
advise-option-tricks = Alle gespielten Karten der Reihe nach: „h5 h3 hA p5 / ♦4 ♦6“.
advise-option-totals = Punktestände, beginnend mit Platz 0.
advise-option-spent = Zu zweit die Karten der früheren Runden.
advise-option-position = Entscheidung als Stellung in einer Zeile: „3:2 r1 d0 H2 0,0,0 * C1.D4/H5.N1/S9.Z1 -,1,1“. Sie ersetzt die Optionen darüber und das Spiel.

advise-seat = Platz { $seat }
advise-welcome = Die Empfehlungen kommen vom Bot { $bot }. Regeln: { $rules }. { $help } zeigt die Hilfe zu jeder Frage, { $undo } nimmt die letzte Antwort zurück, { $quit } beendet.
advise-standard = die üblichen

## Questions

advise-ask-players = Die anderen Spieler, im Uhrzeigersinn (Enter: { $others }):
advise-ask-suits = Wem gehört welche Farbe? Zuerst deine, dann im Uhrzeigersinn:
advise-ask-size = Karten für jeden (Enter: { $size }):
advise-ask-dealer = Wer gibt ({ $choices }):
advise-ask-usual-dealer = Wer gibt ({ $choices }; Enter: { $usual }):
advise-ask-totals = Punktestände ({ $names }):
advise-ask-any-totals = Punktestände ({ $names }; Enter: alle 0):
advise-ask-turned = Runde { $number }, aufgedeckte Karte:
advise-ask-hand = Deine Karten ({ $left ->
    [one] eine Karte
   *[other] { $left } Karten
}):
advise-ask-shown = { $who } zeigt ({ $left ->
    [one] eine Karte
   *[other] { $left } Karten
}):
advise-ask-spent = Aus dem Spiel seit früheren Runden ({ $left ->
    [one] eine Karte
   *[other] { $left } Karten
}):
advise-ask-trump = { $who } bestimmt den Trumpf:
advise-ask-bid = { $who } sagt an:
advise-ask-revealed = { $who } hatte angesagt:
advise-ask-lead = { $who } spielt aus:
advise-ask-card = { $who } spielt:
advise-ask-own-trump = Trumpf (Enter: { $advised }):
advise-ask-own-bid = Deine Ansage (Enter: { $advised }):
advise-ask-own-lead = Du spielst aus (Enter: { $advised }):
advise-ask-own-card = Deine Karte (Enter: { $advised }):

## Help

advise-help-names = Namen
advise-help-names-how = die der anderen, im Uhrzeigersinn von links an, mit Leerzeichen oder Kommas dazwischen
advise-help-number = eine Zahl
advise-help-number-how = wie viele andere mitspielen, 1 bis 5
advise-help-players-enter = { $others ->
    [one] ein anderer Spieler, ohne Namen
   *[other] { $others } andere Spieler, ohne Namen
}
advise-help-suits = Farben
advise-help-suits-how = eine für jeden, zum Beispiel { $example }: ihre Zeichen oder die Anfänge ihrer Namen
advise-help-size-how = wie viele Karten jeder in dieser Runde bekommt
advise-help-size-enter = die erste Runde
advise-help-player = ein Spieler
advise-help-dealer-how = wer gibt: die Nummer vor dem Namen oder der Anfang des Namens
advise-help-numbers = Zahlen
advise-help-totals-how = die Punktestände vor dieser Runde, mit Leerzeichen oder Kommas dazwischen
advise-help-totals-enter = lässt sie bei 0
advise-help-cards = mehrere
advise-help-cards-how = Karten mit Leerzeichen oder Kommas dazwischen, auf einmal oder in mehreren Zeilen
advise-help-plays-how = die Karten mehrerer Spieler der Reihe nach, mit Leerzeichen oder Kommas dazwischen
advise-help-card-how = was sie zeigt ({ $short }) oder ihr Name ({ $name })
advise-help-trump-how = ihre Nummer, ihr Zeichen oder der Anfang ihres Namens ({ $name })
advise-help-bid-how = die Ansage, 0 bis { $most }; mehrere Ansagen der Reihe nach mit Leerzeichen dazwischen
advise-help-enter = übernimmt die Empfehlung
advise-help-undo = nimmt die letzte Antwort zurück, dann die davor, so oft du willst
advise-help-quit = beendet

## Advice

advise-bid = Empfehlung: { $bid } ansagen
advise-trump = Empfehlung: Trumpf { $suit }
advise-play = Empfehlung: { card-with-article } spielen
advise-column-made = erfüllt
advise-column-behind = Rückstand
advise-games = { $count ->
    [0] Nur nach dem Netz, ohne ein Spiel durchzuspielen
    [one] Ein mögliches Spiel durchgespielt
   *[other] { $count } mögliche Spiele durchgespielt
}; ± ist das 95-%-Intervall der Punkte.
advise-told = { $action }: { $points } Punkte, plus oder minus { $margin }; die Ansage wird in { $made } der Spiele erfüllt.
advise-told-behind = { $action }: { $points } Punkte, plus oder minus { $margin }; die Ansage wird in { $made } der Spiele erfüllt; { $behind } Punkte weniger als das Beste, plus oder minus { $behind-margin }.

## What cannot be

advise-not-those-cards = „{ $text }“ bezeichnet nicht genau eine Karte: Tippe, was eine Karte zeigt, oder ihren Namen, einen Zauberer als z, einen Narren als n.
advise-one-card-at-a-time = Hier ist nur eine Karte gefragt, das sind mehrere: { $cards }.
advise-too-many-cards = Das sind { $given } Karten, und es { $left ->
    [one] fehlt nur noch eine
   *[other] fehlen nur noch { $left }
}.
advise-no-such-round = In keiner Runde bekommt jeder „{ $text }“ Karten. Möglich sind: { $sizes }.
advise-not-a-player = „{ $text }“ bezeichnet nicht genau einen Spieler.
advise-not-those-players = „{ $text }“ ist nicht zu verstehen: Tippe für jeden der anderen einen eigenen Namen, mit Leerzeichen oder Kommas dazwischen, oder wie viele sie sind.
advise-other-number-of-players = Angegeben sind { $given } Spieler, es müssten aber { $needed } sein.
advise-not-those-suits = „{ $text }“ passt nicht: Tippe für jeden der { $players } Spieler eine andere Farbe, zuerst deine.
advise-not-those-totals = „{ $text }“ passt nicht: Tippe für jeden der { $players } Spieler einen Punktestand.
advise-not-noted = Nicht notiert: { $rest }.
advise-nothing-to-undo = Du hast noch nichts angegeben, das sich zurücknehmen ließe.
advise-not-told = { $flag } fehlt noch: siehe foretell advise --help.
advise-says-too-much = { $flag } sagt mehr, als man an dieser Stelle der Runde wissen kann.
advise-others-turn = Du bist nicht an der Reihe, sondern { $player }. Gib alles an, was bisher geschehen ist.
advise-not-a-seat = { $flag } braucht einen Platz von 0 bis { $last }, nicht „{ $value }“.
advise-other-number-of-cards = Karten in Stich { $trick }: { $given }, aber es spielen { $players } mit.
advise-other-number-of-hands = --hands braucht { $needed ->
    [one] eine Hand
   *[other] { $needed } Hände mit / dazwischen
}, eine für jeden der anderen, nicht { $given }.
advise-position-says-it = Was { $flag } sagt, sagt schon die Stellung: Lass { $flag } weg.
advise-cannot-explain = Der Bot { $bot } kann spielen, aber seine Empfehlungen nicht begründen. Wähle einen, der es kann, etwa searcher.
