### Das Training des Netzes: der Befehl und das Bild

commands-train = In einem Ordner ein Netz für den Bot trainieren, der ohne Suche spielt; derselbe Befehl setzt ein unterbrochenes Training fort. Braucht PyTorch.
    .short = ein Netz trainieren

training-option-out = Ordner für Plan, Protokoll, Netz und ein Bild des Fortschritts.
training-option-steps = Zahl der Stapel von Entscheidungen, aus denen gelernt wird (Standard: 16000).
training-option-batch = Entscheidungen je Stapel (Standard: 4096).
training-option-hidden = Einheiten der ersten verborgenen Schicht (Standard: 1024).
training-option-players = Nur für so viele Spieler und die üblichen Regeln trainieren (Standard: für alle).
training-option-seed = Startwert, aus dem alle Kartenverteilungen folgen (Standard: immer derselbe).
training-option-jobs = Zahl der Threads (Standard: so viele, wie es Kerne gibt).

training-epoch = { $step } von { $steps } Schritten: { $lead } ± { $margin } Punkte je Runde mehr als nach der Faustregel, { $exact } % der Ansagen erfüllt
training-curve-lead = Punkte je Runde mehr als drei Bots, die nach der Faustregel spielen (± die Hälfte eines 95-%-Intervalls)
training-curve-error = Fehler beim Unterscheiden der Aktionen einer Entscheidung, Punkte zum Quadrat
training-curve-steps = Schritte

training-other-plan = In { $path } liegt ein Training, bei dem { $field } { $kept } ist, nicht { $asked }. Gib dieselben Werte an oder einen anderen Ordner.
training-no-torch = Zum Trainieren wird PyTorch gebraucht. Installiere es mit: { $install }
