### Lessons

lessons-missing = No se han podido cargar las lecciones. Conéctate una vez y se quedarán en este dispositivo.
lessons-up-next = La siguiente
lessons-under-way = En curso
lessons-begin = Empezar
lessons-continue = Seguir
lessons-all-done = Has hecho todas las lecciones.
lessons-done = { $done } de { $all } lecciones hechas
lessons-number = Lección { $number }
lessons-is-done = Hecha
lessons-step = Paso { $step } de { $steps }
lessons-to-puzzles = A los problemas
lessons-puzzle = Problema { $number } de { $all }
lessons-leave = Salir
lessons-your-turn = te toca
lessons-total = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}
lessons-right = { $right } de { $all } problemas bien
lessons-now-play = Ahora juega una ronda con esta mano.
lessons-now-win = Ahora juega la última ronda de una partida. Solo cuenta el puesto.
lessons-play = Jugar la ronda
lessons-restart = Desde el principio
lessons-over = La ronda ha terminado
lessons-verdict-made = Apostaste { $bid } y has ganado { $taken }. ¡Así se hace!
lessons-verdict-near = Apostaste { $bid } y has ganado { $taken }: solo una baza de diferencia. ¡Por poco!
lessons-verdict-missed = Apostaste { $bid } y has ganado { $taken }. Esta vez no; las mismas cartas te esperan otra vez.
lessons-verdict-won = ¡Has ganado la partida! Nadie tiene más puntos que tú.
lessons-verdict-not-won = Esta vez ha ganado otra persona. ¿Habría bastado otra apuesta?
lessons-next = Siguiente: { $title }
lessons-again = Jugarla otra vez
lessons-all = Todas las lecciones
lessons-ask-win = ¿Qué gana la partida más a menudo?
lessons-best-place = Es lo que gana más partidas.
lessons-wins-less = { $games ->
    [one] Gana una partida menos de cada 100.
   *[other] Gana { $games } partidas menos de cada 100.
}
lessons-makes = Cumple la apuesta en el { $chance } de las partidas posibles.
lessons-makes-anyway = Cumple más a menudo la apuesta, en el { $chance }, pero eso solo no gana.
lessons-standing = { $lead ->
    [ahead] Llevas { $points } puntos de ventaja.
    [behind] Estás a { $points } puntos del líder.
   *[level] Compartes el primer puesto.
}
lessons-win-head = Gana

## Las lecciones

lessons-first = El juego en cinco pasos
lessons-zero = Apostar cero
lessons-zero-1 = Apostar 0 es lo más seguro, tengas las cartas que tengas en la mano. Hacen falta cartas bajas en todos los palos. Un Bufón ayuda; un Mago rara vez encaja.
lessons-zero-2 = El peligro es la carta alta sin compañía: si alguien sale con su palo, tienes que jugarla. Junto a dos o tres bajas, la alta puede quedarse en la mano.
lessons-zero-3 = No te fíes de un triunfo bajo. Con cuatro jugadores, hasta el más bajo gana baza en una mano de cada siete. Suéltalo cuando ya gane un triunfo mayor o un Mago.
lessons-duck = Quedarse por debajo
lessons-duck-1 = Ya tienes tus bazas: desde ahora quieres perder. Sigue con la carta más alta que aún pierda. La baja te salvará después.
lessons-duck-2 = ¿Juegas al final y ganas con cualquier carta permitida? Entonces gana con la más alta. Ya está fuera, y las bajas aún pueden perder.
lessons-duck-3 = ¿No puedes seguir el palo? Tira la carta que más fácilmente ganaría después: una alta sola en su palo. Guarda el Bufón: pierde cuando quieras.
lessons-wizards = Contar los Magos
lessons-wizards-1 = Hay cuatro Magos. Cuenta los jugados, el descubierto y los tuyos. Los demás pueden estar en tu contra, o dormir en el mazo.
lessons-wizards-2 = Un Mago solo pierde ante otro anterior. Detrás de otro Mago es la carta ideal para soltar, si no quieres la baza.
lessons-wizards-3 = Con cuatro jugadores, un Mago gana su baza 97 veces de 100: no hay prisa. Guárdalo y después ganará justo la baza que elijas. Aquí es la peor salida.
lessons-trump = Dominar el triunfo
lessons-trump-1 = Primero las cartas altas de otros palos, mientras los demás aún tengan que seguir. Tus triunfos no se escapan: también ganan bazas después.
lessons-trump-2 = Hay 13 triunfos. Cuenta los jugados, los tuyos y la carta descubierta. Cuando nadie más pueda tener ninguno, cada uno tuyo es baza segura.
lessons-trump-3 = ¿No quieres más bazas? Entonces deja los triunfos en paz. Mientras los demás los tengan, pueden ganar a las cartas altas que te quedan.
lessons-even = La suma de la mesa
lessons-even-1 = Suma las apuestas. Si pasan del número de bazas, todos luchan y las cartas medias ganan menos. En la duda, apuesta menos.
lessons-even-2 = Si se apuestan menos bazas de las que hay, nadie quiere el resto: cae en quien no puede quedarse por debajo. Las cartas medias ganan sin querer. En la duda, apuesta más.
lessons-even-3 = Donde las apuestas nunca pueden quedar igualadas, al último puede faltarle el número justo. Baja con una carta que pierda a voluntad; sube con una que pueda ganar.
lessons-last = El final de la ronda
lessons-last-1 = Quedan tres cartas: se acabó adivinar. ¿Quién necesita bazas y quién tiene bastantes? Quien tenga bastantes jugará por debajo, si puede.
lessons-last-2 = Una carta alta, una baja, y necesitas una baza: sal ya con la alta. Guardada para el final no vale nada si se sale con otro palo.
lessons-last-3 = Tu última carta se juega sola: decide una baza antes. Guarda la carta de destino seguro: un Bufón para perder, un Mago para ganar.
lessons-lead = Salir
lessons-lead-1 = Una carta alta solo gana si se sale con su palo, y nadie lo hará por ti. Sal pronto con ella, antes de que a otros se les acabe el palo y jueguen triunfo.
lessons-lead-2 = Nadie tiene que seguir a un Mago: todos tiran lo que quieren perder. Hazles ese favor solo si necesitas la baza ahora.
lessons-lead-3 = ¿No quieres bazas? Sal con lo que podría ganar después, sobre todo un triunfo bajo: ahora los demás aún tienen otros mayores. Guarda el Bufón: pierde cuando quieras.
lessons-naming = Elegir el triunfo
lessons-naming-1 = Hay un Mago descubierto y repartes tú: elige tu palo más largo. Tres triunfos medianos suelen valer más que una carta máxima en otro palo.
lessons-naming-2 = Con cuatro jugadores, la carta máxima de un palo gana baza 63 veces de 100; como triunfo, 78. La cuarta pasa de 14 a 63: las medias ganan más con el cambio.
lessons-naming-3 = No elijas un palo que no tengas, ni siquiera con cartas bajas: armas a los demás. Aquí el palo de las dos cartas señaladas vale diez puntos más.
lessons-hidden = Apuestas ocultas
lessons-hidden-1 = Todos apuestan sin oír a los demás, y rara vez la suma es la justa: con cuatro jugadores queda igualada 30 veces de 100; oyéndose, 63.
lessons-hidden-2 = Nadie se adapta a ti ni tú a nadie: apuesta lo que tus cartas ganan de media. Apostar al final aquí no te dice nada.
lessons-hidden-3 = Cuando se descubran las apuestas, súmalas antes de jugar. De más: se lucha por cada baza. De menos: alguien tendrá que ganar más de las que quiere. Que no seas tú.
lessons-two = Dos jugadores
lessons-two-1 = Las cartas jugadas o descubiertas no vuelven. Recuerda los Magos y las cartas altas que salieron: lo demás está en la otra mano o en el mazo.
lessons-two-2 = Contra la tuya solo hay una carta: las altas ganan más que en una mesa grande, y las medias también ganan bazas. Apuesta más alto.
lessons-two-3 = La otra apuesta es secreta hasta el final, pero las cartas hablan. Quien tira cartas altas tiene bastante; quien gana bazas pequeñas con triunfo busca más.
lessons-suit = Un palo por jugador
lessons-suit-1 = Cada jugador tiene un palo, un Mago y un Bufón. No hay triunfo ni palo que seguir: gana la carta más alta y, entre iguales, la primera.
lessons-suit-2 = Todos tienen las mismas quince cartas. Lleva la cuenta de la carta máxima y del Mago de cada uno: cuando salgan, sabrás qué puede ganarte aún.
lessons-suit-3 = Si juegas al final, eliges tú. Necesitas la baza: gana con la carta más baja que baste. Ya tienes bastantes: pierde con la más alta que no baste. Entre iguales, la tuya llega tarde.
lessons-place = Jugar por el puesto
lessons-place-1 = En la última ronda solo cuenta el puesto. Mira primero los totales: ¿cuánto necesitas y qué tiene que salirle mal al líder?
lessons-place-2 = Muy por detrás, una apuesta segura que no adelanta a nadie no vale nada. Apuesta lo que gane la partida si se cumple. En cabeza, haz lo contrario.
lessons-place-3 = También puedes frenar al líder. Si necesita una baza más, que no la consiga; si ya tiene bastantes, regálale otra.
