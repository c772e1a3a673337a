### Los consejos de la página, para jugar con cartas de verdad

## The start

web-advice-what = ¿Juegas con cartas de verdad? Indica lo que ves y el bot más fuerte te dirá qué haría.
web-advice-size = Cartas por jugador
web-advice-dealer = ¿Quién reparte?
web-advice-names = Nombres de los demás, si quieres
web-advice-position = O desde una posición en una línea
web-advice-position-line = Posición
web-advice-position-start = Seguir desde ahí
web-advice-suits = ¿De quién es cada palo?
web-advice-me = ¿Qué jugador eres?
# Where a player sits, as a name: with five or six players there are two at each side.
web-advice-place = { $place ->
    [left] Izquierda
    [left-two] Izquierda 2
    [opposite] Enfrente
    [right-two] Derecha 2
    [right] Derecha
   *[opponent] Rival
}
web-advice-back = Volver a la partida
web-advice-new = Otra partida

## Questions

web-advice-turned = ¿Qué carta se ha descubierto?
web-advice-hand = { $left ->
    [one] Tu mano: falta una carta
   *[other] Tu mano: faltan { $left } cartas
}
web-advice-shown = { $left ->
    [one] Mano de { $who }: falta una carta
   *[other] Mano de { $who }: faltan { $left } cartas
}
web-advice-spent = { $left ->
    [one] Cartas de rondas anteriores, también las descubiertas: falta una
   *[other] Cartas de rondas anteriores, también las descubiertas: faltan { $left }
}
web-advice-leader = ¿{ $who } es líder en solitario?
web-advice-yes = Sí
web-advice-no = No
web-advice-trump = { $who } elige el triunfo:
web-advice-bid = { $who } apuesta:
web-advice-revealed = { $who } había apostado:
web-advice-lead = { $who } sale con:
web-advice-card = { $who } juega:
web-advice-cards = Cartas
web-advice-next = La ronda ha terminado
web-advice-over = La partida ha terminado
web-advice-points = Esta ronda: { $points } puntos
web-advice-overtaken = Se ha anotado algo en otra pestaña, así que tu último toque no. Así está ahora.
