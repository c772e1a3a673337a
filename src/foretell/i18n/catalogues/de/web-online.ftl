### Andere am Tisch

table-you-removed = { $host } hat dich vom Tisch ausgeschlossen.
table-you-removed-hint = Du kannst weiter zuschauen. Platz nehmen kannst du wieder, sobald der Gastgeber dich zurückholt.
table-removed-people = Vom Tisch ausgeschlossen
table-invite-again = { $who } zurückholen
table-told-removed = { $host } hat { $who } vom Tisch ausgeschlossen.
table-told-readmitted = Wer ausgeschlossen wurde, darf wieder Platz nehmen.
table-absent = { $who } ist nicht da. In { $seconds } s spielt ein Bot.
table-absent-on-turn = { $who } ist nicht da. Sobald es nötig ist, spielt ein Bot.
table-idle = Warten auf { $who }. In { $seconds } s spielt ein Bot.
table-hurry = In { $seconds } s spielt ein Bot für dich.
table-hurry-others = In { $seconds } s können die anderen einen Bot für dich spielen lassen.
table-hurry-now = Die anderen können jetzt einen Bot für dich spielen lassen. In { $seconds } s spielt er von selbst.
table-bot-now = Jetzt einen Bot spielen lassen
table-bot-soon = In { $seconds } s kannst du ihn spielen lassen.
table-played-for = Du hast dir zu viel Zeit gelassen. Jetzt spielt ein Bot für dich.
table-play-again = Ich spiele selbst
table-bubble-bot = Ein Bot spielt für { $who }
table-bubble-back = { $who } ist zurück
table-told-gone = { $who } ist nicht da. Dauert es länger, springt ein Bot ein.
table-told-here-again = { $who } ist wieder da.
