### Das Training des Netzes: der Befehl und das Bild

commands-train = Trainiert in einem Ordner ein Netz für den Bot, der ohne Suche spielt; derselbe Befehl macht dort weiter, wo er aufgehört hat. Braucht PyTorch.
    .short = ein Netz das Spielen lehren

training-option-out = Der Ordner für Plan, Protokoll, Netz und ein Bild des Fortschritts.
training-option-steps = Aus wie vielen Stapeln es lernt; ohne Angabe 60000.
training-option-batch = Entscheidungen in einem Stapel; ohne Angabe 4096.
training-option-hidden = Einheiten der ersten verborgenen Schicht; ohne Angabe 768.
training-option-players = Nur für so viele Spieler und die üblichen Regeln; ohne Angabe für alle.
training-option-seed = Der Startwert, aus dem alle Blätter folgen; ohne Angabe immer derselbe.
training-option-jobs = Wie viele Threads arbeiten; ohne Angabe so viele, wie es Kerne gibt.

training-epoch = { $step } von { $steps } Schritten: { $lead } ± { $margin } Punkte je Runde mehr als Faustregeln, { $exact } % der Ansagen genau
training-curve-lead = Punkte je Runde mehr als drei Bots, die nach Faustregeln spielen (± die Hälfte eines 95-%-Intervalls)
training-curve-error = Fehler beim Unterscheiden der Aktionen einer Entscheidung, Punkte zum Quadrat
training-curve-steps = Schritte

training-other-plan = { $path } enthält ein Training, in dem { $field } { $kept } ist, nicht { $asked }. Gib dieselben Werte an oder einen anderen Ordner.
training-no-torch = Zum Trainieren wird PyTorch gebraucht. Installiere es mit: { $install }
