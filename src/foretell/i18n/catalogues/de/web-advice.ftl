### Die Empfehlungen der Seite für Spiele mit echten Karten

## The start

web-advice-what = Spielt ihr mit echten Karten? Gib ein, was du siehst, und der stärkste Bot sagt dir, was er tun würde.
web-advice-size = Karten für jeden
web-advice-dealer = Wer gibt?
web-advice-names = Namen der anderen, wenn du magst
web-advice-position = Oder von einer Stellung in einer Zeile aus
web-advice-position-line = Stellung
web-advice-position-start = Von dort weiter
web-advice-suits = Wem gehört welche Farbe?
web-advice-me = Wer bist du?
# Where a player sits, as a name: with five or six players there are two at each side.
web-advice-place = { $place ->
    [left] Links
    [left-two] Links 2
    [opposite] Gegenüber
    [right-two] Rechts 2
    [right] Rechts
   *[opponent] Gegner
}
web-advice-back = Zurück zum Spiel
web-advice-new = Ein anderes Spiel

## Questions

web-advice-turned = Welche Karte ist aufgedeckt?
web-advice-hand = { $left ->
    [one] Deine Hand: noch eine Karte
   *[other] Deine Hand: noch { $left } Karten
}
web-advice-shown = { $left ->
    [one] Hand von { $who }: noch eine Karte
   *[other] Hand von { $who }: noch { $left } Karten
}
web-advice-spent = { $left ->
    [one] Karten früherer Runden, auch aufgedeckte: noch eine
   *[other] Karten früherer Runden, auch aufgedeckte: noch { $left }
}
web-advice-leader = Liegt { $who } allein vorn?
web-advice-yes = Ja
web-advice-no = Nein
web-advice-trump = { $who } bestimmt den Trumpf:
web-advice-bid = { $who } sagt an:
web-advice-revealed = { $who } hatte angesagt:
web-advice-lead = { $who } spielt aus:
web-advice-card = { $who } spielt:
web-advice-cards = Karten
web-advice-next = Die Runde ist vorbei
web-advice-over = Das Spiel ist vorbei
web-advice-points = Diese Runde: { $points } Punkte
web-advice-overtaken = In einem anderen Tab wurde etwas eingegeben, darum zählt dein letztes Tippen nicht. So steht es jetzt.
