### Rivedere una partita insieme

together-other-game = Ora il tavolo rivede la partita { $game }, non questa.
together-no-such-moment = In questa partita non c’è un momento { $at }: l’ultimo è il { $most }.
together-full = Per questa partita ci sono stati più di { $most } passi e note. Giocane un’altra.
together-too-many-notes = Ci sono già { $most } note. Prima toglietene una.
together-no-such-note = Questa nota non c’è più.
together-not-own-note = Può togliere una nota solo chi l’ha scritta o chi organizza il tavolo.
note-empty = Una nota deve avere almeno un carattere visibile.
note-too-long = Questa nota è troppo lunga: al massimo { $most } lettere, e gli emoji, i caratteri cinesi e simili contano per due o più.
note-bad-character = Una nota non può avere il carattere { $character }: nessuno lo vedrebbe, o cambierebbe gli altri. Toglilo.

table-review-lead = Rivedete insieme
table-review-follow = Segui la revisione
table-told-note = Nota di { $who }: { $text }
