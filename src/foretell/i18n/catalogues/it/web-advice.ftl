### I consigli della pagina, per chi gioca con carte vere

## The start

web-advice-what = Giocate con carte vere? Indica quello che vedi, e il bot più forte ti dice che cosa farebbe.
web-advice-size = Carte a testa
web-advice-dealer = Chi dà le carte?
web-advice-names = Nomi degli altri, se vuoi
web-advice-position = O da una posizione in una riga
web-advice-position-line = Posizione
web-advice-position-start = Continua da lì
web-advice-suits = Di chi è ciascun seme?
web-advice-me = Quale giocatore sei?
# Where a player sits, as a name: with five or six players there are two at each side.
web-advice-place = { $place ->
    [left] Sinistra
    [left-two] Sinistra 2
    [opposite] Di fronte
    [right-two] Destra 2
    [right] Destra
   *[opponent] Avversario
}
web-advice-back = Torna alla partita
web-advice-new = Un’altra partita

## Questions

web-advice-turned = Qual è la carta scoperta?
web-advice-hand = { $left ->
    [one] La tua mano: ancora una carta
   *[other] La tua mano: ancora { $left } carte
}
web-advice-shown = { $left ->
    [one] Mano di { $who }: ancora una carta
   *[other] Mano di { $who }: ancora { $left } carte
}
web-advice-spent = { $left ->
    [one] Carte dei round precedenti, anche quelle scoperte: ancora una
   *[other] Carte dei round precedenti, anche quelle scoperte: ancora { $left }
}
web-advice-leader = { $who } è in testa senza pari merito?
web-advice-yes = Sì
web-advice-no = No
web-advice-trump = { $who } sceglie la briscola:
web-advice-bid = { $who } dichiara:
web-advice-revealed = { $who } aveva dichiarato:
web-advice-lead = { $who } apre con:
web-advice-card = { $who } gioca:
web-advice-cards = Carte
web-advice-next = Il round è finito
web-advice-over = La partita è finita
web-advice-points = Questo round: { $points } punti
web-advice-overtaken = È stato inserito qualcosa in un’altra scheda, quindi il tuo ultimo tocco non è stato registrato. Ora si è a questo punto.
