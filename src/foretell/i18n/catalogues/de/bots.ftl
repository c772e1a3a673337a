### Die Bots: der Befehl, der sie auflistet und kompiliert

commands-bots = Die Bots auflisten: was jeder tut, und ob sein Code für diesen Rechner kompiliert ist. Jeder Bot entscheidet sofort; kompilierter Code trifft dieselben Entscheidungen schneller.
    .short = die Bots auflisten oder kompilieren

bots-option-compile = Zuerst diese Bots für diesen Rechner kompilieren, was je bis zu einer halben Minute dauert: { $bots }.
bots-option-json = Namen und Zustände als eine Zeile JSON ausgeben.

bots-about-random = spielt irgendeine erlaubte Aktion
bots-about-steady = spielt solide nach dem Wert der Hand
bots-about-searcher = probiert jede Aktion in 1000 möglichen Spielen aus
bots-about-yardstick = probiert jede Aktion in 100 möglichen Spielen aus
bots-about-learned = ein neuronales Netz, ohne Suche
bots-about-strongest = eine von Netzen geleitete Suche: der stärkste Bot
bots-about-beginner = eine Stufe für Menschen: die leichteste
bots-about-casual = eine Stufe für Menschen: mit der Übung einiger Abende
bots-about-seasoned = eine Stufe für Menschen: mit der Übung vieler Abende
bots-about-expert = eine Stufe für Menschen: rechnet voraus
bots-about-master = eine Stufe für Menschen: der stärkste Bot
bots-about-other = aus einem anderen Paket

bots-ready = bereit
bots-compiled = kompiliert
bots-uncompiled = nicht kompiliert
bots-unusable = läuft hier nicht

bots-line = { $bot }: { $about } ({ $state })
bots-compiling = { $bot } wird kompiliert.
bots-note = Auch ein nicht kompilierter Bot entscheidet sofort, braucht in einem Spiel aber etwa doppelt so lange. So wird einer kompiliert: { $command }
