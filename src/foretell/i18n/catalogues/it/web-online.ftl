### Gli altri al tavolo

table-you-removed = { $host } ti ha allontanato da questo tavolo.
table-you-removed-hint = Puoi continuare a guardare. Per sederti di nuovo serve un nuovo invito di chi organizza il tavolo.
table-removed-people = Allontanati da questo tavolo
table-invite-again = Invita di nuovo { $who }
table-told-removed = { $host } ha allontanato { $who } dal tavolo.
table-told-readmitted = Chi era stato allontanato può sedersi di nuovo.
table-absent = { $who } è assente. Tra { $seconds } s gioca un bot.
table-absent-on-turn = { $who } è assente. Al suo turno gioca un bot.
table-idle = Si aspetta { $who }. Tra { $seconds } s gioca un bot.
table-hurry = Tra { $seconds } s un bot gioca per te.
table-hurry-others = Tra { $seconds } s gli altri possono far giocare un bot al posto tuo.
table-hurry-now = Gli altri possono già far giocare un bot al posto tuo. Tra { $seconds } s gioca comunque.
table-bot-now = Fai giocare subito un bot
table-bot-soon = Tra { $seconds } s puoi farlo giocare.
table-played-for = Hai lasciato passare il tuo turno, e ora gioca un bot al posto tuo.
table-play-again = Gioco io
table-bubble-bot = Un bot gioca per { $who }
table-bubble-back = { $who } è di nuovo qui
table-told-gone = { $who } è assente. Se non torna, gioca un bot al suo posto.
table-told-here-again = { $who } è di nuovo qui.
