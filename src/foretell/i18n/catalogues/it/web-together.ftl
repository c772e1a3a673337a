### Una partita rivista insieme, nella pagina

web-together = Rivedete insieme
web-together-lead = Guidi tu.
web-together-followers = { $count ->
    [0] Nessuno ti segue.
    [one] Ti segue: { $who }.
   *[other] Ti seguono ({ $count }): { $who }.
}
web-together-watchers = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
web-together-wander = Per conto proprio: { $who }.
web-together-following = Segui { $who }.
web-together-apart = Guardi per conto tuo.
web-together-nobody = Nessuno guida.
web-together-over = Il tavolo è andato avanti.
web-together-signed-out = Non hai più accesso.
web-together-follow = Segui { $who }
web-together-table = Al tavolo
web-together-notes = Note
web-together-no-notes = Non ci sono ancora note.
web-together-note-of = { $who }, al round { $round }
web-together-write = Scrivi una nota a questo momento
web-together-add = Aggiungi
web-together-remove = Togli la nota di { $who }
web-together-hide = Nascondi il seguito
web-together-hide-hint = Non si vedono né il risultato né il numero dei round.
