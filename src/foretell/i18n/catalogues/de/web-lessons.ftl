### Lessons

lessons-missing = Die Lektionen ließen sich nicht laden. Geh einmal online, dann bleiben sie auf diesem Gerät.
lessons-up-next = Als Nächstes
lessons-under-way = Angefangen
lessons-begin = Anfangen
lessons-continue = Weiter
lessons-all-done = Du hast alle Lektionen gemacht.
lessons-done = { $done } von { $all } Lektionen fertig
lessons-number = Lektion { $number }
lessons-is-done = Fertig
lessons-step = Schritt { $step } von { $steps }
lessons-to-puzzles = Zu den Aufgaben
lessons-puzzle = Aufgabe { $number } von { $all }
lessons-leave = Verlassen
lessons-your-turn = du bist dran
lessons-total = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
lessons-right = { $right } von { $all } Aufgaben richtig
lessons-now-play = Spiel jetzt eine Runde mit diesen Karten.
lessons-now-win = Spiel jetzt die letzte Runde eines Spiels. Nur der Platz zählt.
lessons-play = Runde spielen
lessons-restart = Von vorn
lessons-over = Die Runde ist vorbei
lessons-verdict-made = { $bid } angesagt, { $taken } gemacht. So geht das!
lessons-verdict-near = { $bid } angesagt, { $taken } gemacht: nur ein Stich daneben. Das war knapp!
lessons-verdict-missed = { $bid } angesagt, { $taken } gemacht. Diesmal nicht; dieselben Karten warten noch einmal auf dich.
lessons-verdict-won = Du hast das Spiel gewonnen! Niemand hat mehr Punkte als du.
lessons-verdict-not-won = Diesmal hat jemand anders gewonnen. Hätte eine andere Ansage gereicht?
lessons-next = Weiter: { $title }
lessons-again = Noch einmal
lessons-all = Alle Lektionen
lessons-ask-win = Was gewinnt das Spiel am häufigsten?
lessons-best-place = Das gewinnt die meisten Spiele.
lessons-wins-less = { $games ->
    [one] Das gewinnt ein Spiel weniger von 100.
   *[other] Das gewinnt { $games } Spiele weniger von 100.
}
lessons-makes = Die Ansage geht in { $chance } der möglichen Spiele auf.
lessons-makes-anyway = Die Ansage geht öfter auf, nämlich in { $chance }, aber das allein gewinnt nicht.
lessons-standing = { $lead ->
    [ahead] Du liegst { $points } Punkte vorn.
    [behind] Du liegst { $points } Punkte hinter dem Führenden.
   *[level] Du liegst mit an der Spitze.
}
lessons-win-head = Gewinnt

## Die Lektionen

lessons-first = Das Spiel in fünf Schritten
lessons-zero = Null ansagen
lessons-zero-1 = 0 ist die sicherste Ansage, egal mit wie vielen Karten. Du brauchst niedrige Karten in jeder Farbe. Ein Narr hilft, ein Zauberer passt kaum.
lessons-zero-2 = Gefährlich ist die hohe Karte ohne Begleitung: Wird ihre Farbe ausgespielt, musst du sie legen. Neben zwei, drei niedrigen kann eine hohe auf der Hand bleiben.
lessons-zero-3 = Trau keinem kleinen Trumpf. Zu viert macht selbst der niedrigste in jeder siebten Hand einen Stich. Wirf ihn ab, wenn ein höherer Trumpf oder ein Zauberer schon gewinnt.
lessons-duck = Drunterbleiben
lessons-duck-1 = Du hast deine Stiche, ab jetzt willst du verlieren. Bediene mit der höchsten Karte, die noch verliert. Die niedrige rettet dich später.
lessons-duck-2 = Du spielst als Letzter, und jede erlaubte Karte gewinnt? Dann gewinn mit der höchsten. Sie ist weg, und die niedrigen können noch verlieren.
lessons-duck-3 = Du kannst nicht bedienen? Wirf ab, was später am ehesten gewinnt: eine hohe Karte, allein in ihrer Farbe. Behalt den Narren, er verliert, wann du willst.
lessons-wizards = Zauberer zählen
lessons-wizards-1 = Es gibt vier Zauberer. Zähl die gespielten, den aufgedeckten und deine eigenen. Der Rest ist vielleicht gegen dich, oder er schläft im Stapel.
lessons-wizards-2 = Ein Zauberer verliert nur gegen einen früheren. Hinter einem anderen ist er die ideale Karte zum Loswerden, wenn du keinen Stich willst.
lessons-wizards-3 = Zu viert macht ein Zauberer seinen Stich 97-mal in 100 Fällen, es eilt also nicht. Behalt ihn: Später gewinnt er genau den Stich, den du willst. Hier ausgespielt wäre er am schlechtesten.
lessons-trump = Trumpf beherrschen
lessons-trump-1 = Zuerst die hohen Karten der anderen Farben, solange die anderen noch bedienen müssen. Deine Trümpfe laufen nicht weg: Sie machen auch später Stiche.
lessons-trump-2 = Es gibt 13 Trümpfe. Zähl die gespielten, deine eigenen und die aufgedeckte Karte. Kann niemand sonst einen haben, ist jeder von deinen ein sicherer Stich.
lessons-trump-3 = Du willst keine Stiche mehr? Dann lass die Trümpfe in Ruhe. Solange andere welche haben, können sie deine restlichen hohen Karten schlagen.
lessons-even = Die Summe am Tisch
lessons-even-1 = Zähl die Ansagen zusammen. Mehr als Stiche, und alle kämpfen: Mittlere Karten gewinnen seltener. Im Zweifel sag weniger an.
lessons-even-2 = Weniger Ansagen als Stiche, und keiner will den Rest: Er fällt an den, der nicht drunterbleiben kann. Mittlere Karten gewinnen aus Versehen. Im Zweifel sag mehr an.
lessons-even-3 = Darf es nie aufgehen, ist dem Letzten manchmal die richtige Zahl verboten. Geh runter mit einer Karte, die beliebig verlieren kann, rauf mit einer, die gewinnen kann.
lessons-last = Die letzten Stiche
lessons-last-1 = Noch drei Karten: Schluss mit dem Raten. Wer braucht noch Stiche, wer hat genug? Wer genug hat, bleibt unter dir, wenn es geht.
lessons-last-2 = Eine hohe Karte, eine niedrige, und du brauchst einen Stich: Spiel die hohe jetzt aus. Am Ende ist sie wertlos, wenn eine andere Farbe kommt.
lessons-last-3 = Die letzte Karte spielt sich von selbst: Entscheide einen Stich vorher. Behalt die Karte, die feststeht: einen Narren zum Verlieren, einen Zauberer zum Gewinnen.
lessons-lead = Ausspielen
lessons-lead-1 = Eine hohe Karte gewinnt nur, wenn ihre Farbe ausgespielt wird, und das tut niemand für dich. Spiel sie früh, bevor andere die Farbe nicht mehr haben und stechen.
lessons-lead-2 = Einen Zauberer muss niemand bedienen: Alle werfen ab, was sie loswerden wollen. Tu ihnen den Gefallen nur, wenn du den Stich jetzt brauchst.
lessons-lead-3 = Du willst keinen Stich? Spiel aus, was später gewinnen könnte, vor allem einen kleinen Trumpf: Jetzt haben die anderen noch höhere. Behalt den Narren, er verliert jederzeit.
lessons-naming = Trumpf bestimmen
lessons-naming-1 = Ein Zauberer ist aufgedeckt, und du gibst: Wähl deine längste Farbe. Drei mittlere Trümpfe sind meist mehr wert als eine Spitzenkarte daneben.
lessons-naming-2 = Zu viert macht die höchste Karte einer Farbe in 100 Fällen 63-mal einen Stich, als Trumpf 78-mal. Die vierthöchste steigt von 14 auf 63: Mittlere gewinnen am meisten.
lessons-naming-3 = Wähl keine Farbe, die dir fehlt, auch nicht mit niedrigen Karten: Du bewaffnest die anderen. Hier ist die Farbe deiner zwei markierten Karten zehn Punkte mehr wert.
lessons-hidden = Verdeckte Ansagen
lessons-hidden-1 = Alle sagen an, ohne die anderen zu hören. Das passt selten: Zu viert geht es in 100 Fällen 30-mal auf, mit offenen Ansagen 63-mal.
lessons-hidden-2 = Niemand richtet sich nach dir und du nach niemandem: Sag an, was deine Karten im Schnitt machen. Als Letzter anzusagen verrät dir hier nichts.
lessons-hidden-3 = Liegen die Ansagen offen, zähl sie zusammen, bevor du spielst. Zu viele: Um jeden Stich wird gekämpft. Zu wenige: Jemand muss mehr machen, als er will. Sorg dafür, dass du es nicht bist.
lessons-two = Zu zweit
lessons-two-1 = Gespielte und aufgedeckte Karten kommen nie wieder. Merk dir die Zauberer und hohen Karten, die weg sind: Der Rest liegt in der anderen Hand oder im Stapel.
lessons-two-2 = Gegen deine Karte steht nur eine: Hohe gewinnen öfter als am großen Tisch, und auch mittlere machen Stiche. Sag höher an.
lessons-two-3 = Die andere Ansage bleibt bis zum Schluss geheim, aber Karten verraten viel. Wer hohe abwirft, hat genug; wer kleine Stiche mit Trumpf nimmt, braucht noch welche.
lessons-suit = Eine Farbe für jeden
lessons-suit-1 = Jeder besitzt eine Farbe, einen Zauberer und einen Narren. Kein Trumpf, kein Bedienen: Die höchste Karte gewinnt, bei gleichen die erste.
lessons-suit-2 = Alle besitzen dieselben fünfzehn Karten. Zähl bei jedem die höchste Karte und den Zauberer mit: Sind sie weg, weißt du, was dich noch schlagen kann.
lessons-suit-3 = Als Letzter hast du die Wahl. Brauchst du den Stich, gewinn mit der niedrigsten Karte, die reicht. Hast du genug, verlier mit der höchsten, die nicht reicht. Bei gleichen ist deine zu spät.
lessons-place = Um den Platz spielen
lessons-place-1 = In der letzten Runde zählt nur der Platz. Sieh zuerst auf die Punktestände: Was brauchst du, und was muss beim Führenden schiefgehen?
lessons-place-2 = Weit zurück ist eine sichere Ansage, die niemanden überholt, nichts wert. Sag an, was das Spiel gewinnt, wenn es aufgeht. In Führung umgekehrt.
lessons-place-3 = Du kannst den Führenden auch bremsen. Braucht er noch einen Stich, soll er ihn nicht bekommen; hat er genug, schenk ihm noch einen.
