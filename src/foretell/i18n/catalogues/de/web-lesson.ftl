### Die Lektion: das Spiel in fünf Schritten

## Around the scene

web-lesson-title-trick = Der Stich
web-lesson-title-trump = Der Trumpf
web-lesson-title-special = Zauberer und Narr
web-lesson-title-bid = Die Ansage
web-lesson-title-score = Die Punkte
web-lesson-step = Schritt { $step } von 5
web-lesson-back = Zurück
web-lesson-on = Weiter
web-lesson-skip = Überspringen
web-lesson-again = Noch einmal
web-lesson-table = Der Tisch
web-lesson-hand = Deine Hand
web-lesson-answers = Deine Antwort
web-lesson-led = spielt aus
web-lesson-wins = gewinnt
web-lesson-turned = Trumpf
web-lesson-likely = wohl
web-lesson-sure = fast sicher
web-lesson-hardly = kaum

## The trick

web-lesson-trick = Jeder spielt eine Karte: Das ist ein Stich. { $first } hat Herz ausgespielt, also müssen alle Herz bedienen.
web-lesson-first = Du bist dran. Das höchste Herz gewinnt: Hol dir den Stich!
web-lesson-first-cannot = Du hast Herz, also musst du Herz bedienen. Das Pik muss warten.
web-lesson-first-wrong = Die darfst du spielen, aber { $second } hat ein höheres Herz. Du hast ein noch besseres!
web-lesson-first-won = Der Stich gehört dir. Wer einen Stich macht, spielt zum nächsten aus.

## Trump

web-lesson-trump = Diese Karte wurde nach dem Geben aufgedeckt: Kreuz ist Trumpf. Trumpf schlägt jede andere Farbe.
web-lesson-small = Wieder Herz. Du hast keines, also darfst du alles spielen. Womit machst du den Stich?
web-lesson-small-wrong = Diese Farbe wurde nicht angespielt, sie kann nicht gewinnen. Das kann nur dein Trumpf.
web-lesson-small-won = Der kleinste Trumpf schlägt selbst das höchste Herz.

## The Wizard and the Jester

web-lesson-wizard = Ein Zauberer schlägt alles, auch Trumpf, und darf jederzeit gespielt werden. Hol dir den Stich!
web-lesson-wizard-cannot = Karo wurde angespielt und du hast eines, also darfst du nicht trumpfen. Ein Zauberer geht immer.
web-lesson-wizard-wrong = Mit diesem Karo darfst du bedienen, aber es verliert. Dein Zauberer gewinnt.
web-lesson-wizard-won = Nichts schlägt einen Zauberer. Liegen zwei in einem Stich, gewinnt der erste.
web-lesson-jester = Verliere jetzt einen Stich mit Absicht. Ein Narr verliert gegen alles, und auch er darf jederzeit gespielt werden.
web-lesson-jester-wrong = Dieses Pik würde gewinnen. Spiel den Narren, dann bekommt jemand anders den Stich.
web-lesson-jester-lost = Gut ausgewichen! Manchmal willst du einen Stich nicht, und gleich siehst du, warum.
web-lesson-who = Eine Frage: Kreuz ist Trumpf. Wer macht diesen Stich? Tippe auf die Karte.
web-lesson-who-suit = Das ist das höchste Herz, aber Trumpf schlägt jede andere Farbe. Schau noch einmal!
web-lesson-who-jester = Ein Narr verliert gegen jede andere Karte. Schau noch einmal!
web-lesson-who-lower = Das ist Trumpf, aber es liegt ein höherer da.
web-lesson-who-right = Richtig! Ein Zauberer liegt nicht da, also macht der höchste Trumpf den Stich.

## The bid

web-lesson-bid = Eine neue Runde. Vor der ersten Karte sagt jeder, wie viele Stiche er machen wird: Das ist die Ansage.
web-lesson-bid-hand = Der Zauberer macht fast sicher einen Stich, der hohe Trumpf wohl auch, die kleine Karte kaum. Wie viele sagst du an?
web-lesson-bid-low = Sag mehr an! Der Zauberer und der hohe Trumpf dürften je einen Stich machen.
web-lesson-bid-high = Das sind zu viele: Dein kleines Karo macht kaum einen Stich.
web-lesson-bid-right = Zwei: gut geschätzt. Jetzt willst du genau zwei Stiche, keinen mehr und keinen weniger.
web-lesson-worth = Genau richtig bringt 20 Punkte und 10 für jeden Stich. Sonst verlierst du 10 für jeden Stich zu viel oder zu wenig.
web-lesson-points = Eine Frage: Du sagst 2 an und machst 2. Wie viele Punkte bekommst du?
web-lesson-points-wrong = 20 für die genaue Ansage und 10 für jeden der beiden Stiche: Zähl zusammen!
web-lesson-points-right = Richtig: 20 für die genaue Ansage und 10 für jeden der beiden Stiche. Jetzt spiel die Runde!

## The round, and its score

web-lesson-play-first = { $second } hat den höchsten Trumpf gespielt. Du brauchst zwei Stiche: Was spielst du?
web-lesson-play-cannot = Kreuz wurde angespielt und du hast eines. Spiel es oder den Zauberer: Der geht immer.
web-lesson-play-need = { $need ->
    [one] Dir fehlt noch ein Stich.
   *[other] Dir fehlen noch { $need } Stiche.
} Spiel eine Karte!
web-lesson-play-enough = Du hast deine zwei Stiche. Die letzte Karte sollte besser verlieren!
web-lesson-taken = Der Stich gehört dir. Das macht { $taken } von 2.
web-lesson-taken-beaten = { $winner } hat den höheren Trumpf und macht den Stich. Zwei werden jetzt schwer, aber spiel weiter.
web-lesson-taken-other = { $winner } macht den Stich.
web-lesson-exact = genau
web-lesson-tricks = 2 Stiche
web-lesson-missed = um 1 daneben
web-lesson-score-exact = 2 angesagt, 2 gemacht: genau richtig! Das bringt 20 Punkte.
web-lesson-score-tricks = Und 10 für jeden Stich: zusammen 40 Punkte.
web-lesson-score-others = { $third } hat 1 angesagt und keinen gemacht: um einen daneben, 10 Punkte weg. Das hätte es dich auch gekostet.
web-lesson-score-missed = 2 angesagt, { $taken } gemacht: Einer zu wenig kostet 10 Punkte. Im ersten Stich hätte dein Zauberer den hohen Trumpf geschlagen.
web-lesson-end = Sehr gut, Ansage erfüllt! Das ist das ganze Spiel: In einem richtigen gibt es jede Runde eine Karte mehr.
web-lesson-end-kind = Jetzt kennst du das ganze Spiel. In einem richtigen gibt es jede Runde eine Karte mehr.
