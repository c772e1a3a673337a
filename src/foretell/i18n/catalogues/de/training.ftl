### Das Training des Netzes: der Befehl und das Bild

commands-train = In einem Ordner ein Netz für den Bot trainieren, der ohne Suche spielt; derselbe Befehl setzt ein unterbrochenes Training fort. Braucht PyTorch.
    .short = ein Netz trainieren

commands-value-network = NETZ
commands-value-device = GERÄT

training-option-out = Ordner für Plan, Protokoll, Netz und ein Bild des Fortschritts.
training-option-start = Durch Spiel gegen sich selbst lernen, ausgehend von diesem Netz: best, quick oder eine Datei mit Gewichten (Standard: Werte von Grund auf lernen).
training-option-against = Die beste Antwort auf dieses Netz oder auf steady lernen, statt gegen sich selbst zu spielen.
training-option-plan = Plan eines Trainings, in JSON; andere Optionen ersetzen seine Werte.
training-option-steps = Zahl der Stapel von Entscheidungen, aus denen gelernt wird (Standard: 16000; 2000 mit --start).
training-option-batch = Entscheidungen je Stapel (Standard: 4096; 8192 mit --start).
training-option-hidden = Einheiten der ersten verborgenen Schicht (Standard: 1024; mit --start so viele, wie jenes Netz hat).
training-option-players = Nur für so viele Spieler und die üblichen Regeln trainieren (Standard: für alle).
training-option-seed = Startwert, aus dem alle Kartenverteilungen folgen (Standard: immer derselbe).
training-option-jobs = Zahl der Threads (Standard und Höchstzahl: so viele, wie es Kerne gibt).
training-option-device = Gerät, auf dem PyTorch lernt und die Strategien auswertet, zum Beispiel cuda (Standard: cpu).

training-epoch = { $step } von { $steps } Schritten: { $lead } ± { $margin } Punkte je Runde mehr als nach der Faustregel, { $exact } % der Ansagen erfüllt
training-policy-epoch = { $step } von { $steps } Schritten: { $lead } ± { $margin } Punkte je Runde mehr als { $other }, { $exact } % der Ansagen erfüllt
training-curve-lead = Punkte je Runde mehr als drei Bots, die nach der Faustregel spielen (± die Hälfte eines 95-%-Intervalls)
training-curve-error = Fehler beim Unterscheiden der Aktionen einer Entscheidung, Punkte zum Quadrat
training-curve-policy-lead = Punkte je Runde mehr als das Netz, von dem es ausging, oder der Gegner (± die Hälfte eines 95-%-Intervalls)
training-curve-entropy = Entropie der Strategie, Nat
training-curve-steps = Schritte

training-other-plan = In { $path } liegt ein Training, bei dem { $field } { $kept } ist, nicht { $asked }. Gib dieselben Werte an oder einen anderen Ordner.
training-no-torch = Zum Trainieren wird PyTorch gebraucht. Installiere es mit: { $install }
training-no-setting = „{ $field }“ ist keine Einstellung dieser Art von Training oder kann diesen Wert nicht haben. Die Einstellungen stehen in plan.json eines Trainings; siehe docs/research/training.md.
training-only-self-play = --{ $option } geht nur beim Spiel gegen sich selbst. Nenne mit --start das Netz, von dem es ausgeht.
training-no-plan = In { $path } steht kein Trainingsplan. Ein solcher Plan ist plan.json im Ordner eines Trainings.
training-no-network = Das Netz „{ $name }“ gibt es nicht. Nenne best, quick oder eine Datei mit Gewichten, die „foretell train“ geschrieben hat.
training-cluster-failed = Der Ray-Cluster konnte ein Spiel des Trainings nicht spielen: { $reason }
training-no-device = PyTorch hat hier kein Gerät „{ $device }“. Ohne --device läuft das Training auf dem Prozessor.
training-too-few-units = Das Netz, von dem es ausgeht, hat in „{ $field }“ { $least } Einheiten; { $asked } sind zu wenige. Wähle mindestens { $least } oder lass die Angabe weg.
