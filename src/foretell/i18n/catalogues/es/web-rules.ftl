### Las reglas en la página: el juego en pocas palabras, y una búsqueda

## The game in short

web-primer = El juego en pocas palabras
web-primer-aim = El objetivo
web-primer-aim-text = Antes de cada ronda dices cuántas bazas vas a ganar: solo vale acertar el número exacto. En la primera ronda cada uno recibe una carta, y en cada ronda siguiente, una más.
web-primer-trick = La baza
web-primer-trick-text = Cada uno juega una carta. Si puedes seguir el palo pedido, estás obligado. Gana la carta más alta de ese palo, y quien gana la baza sale en la siguiente.
web-primer-trump = El triunfo
web-primer-trump-text = Después de repartir se da la vuelta a una carta: su palo es el triunfo. Cualquier triunfo gana a todas las cartas de los demás palos. En la última ronda no queda ninguna carta por levantar, así que no hay triunfo.
web-primer-special = Magos y Bufones
web-primer-special-text = No tienen palo y puedes jugarlos siempre. El primer Mago de una baza la gana. Un Bufón solo gana si todos juegan un Bufón: entonces gana el primero.
web-primer-score = La puntuación
web-primer-score-text = Cumplir la apuesta vale 20 puntos, y 10 más por cada baza. Si no, pierdes 10 puntos por cada baza de más o de menos.
web-primer-bid = Apuesta
web-primer-taken = Ganadas
web-primer-points = Puntos
web-primer-led = sale
web-primer-wins = gana
web-primer-turned = triunfo

## A trick to judge

web-primer-quiz = ¿Quién gana esta baza?
web-primer-quiz-text = La carta de la izquierda es la de salida. Toca la carta que gana.
web-primer-trump-is = Triunfo: { $suit }.
web-primer-no-trump = Sin triunfo.
web-primer-right = Correcto.
web-primer-wrong = No es esa.
web-primer-why-wizard = El primer Mago gana la baza.
web-primer-why-jesters = Si todos juegan un Bufón, gana el primero.
web-primer-why-trump = El triunfo más alto gana a todas las cartas de los demás palos.
web-primer-why-after-jester = Un Bufón no marca palo: la carta siguiente decide qué palo hay que seguir.
web-primer-why-led = Gana la carta más alta del palo pedido, porque nadie ha jugado triunfo.
web-primer-next = Siguiente baza
web-primer-quiz-over = Has acertado { $right } de { $tricks }.
web-primer-quiz-again = Otra vez

## The search

web-rules-search = Buscar en las reglas
web-rules-none = Ninguna regla contiene estas palabras.

## Las reglas de una mesa

web-rules-cards-rising = de { $first } a { $last } cartas
web-rules-cards = cartas: { $sizes }
web-rules-minutes = { $minutes ->
    [one] alrededor de un minuto
   *[other] unos { $minutes } minutos
}
web-rules-patience = Si una jugada tarda más de { $seconds } segundos, la hace un bot.
web-rules-silence = Pasados { $seconds } segundos, los demás pueden hacer que juegue un bot.
web-rules-undo-free = Hasta que acabe la ronda
web-rules-undo-ask = Si todos están de acuerdo
web-rules-hints = Pistas
web-rules-hints-allowed = Permitidas: el bloc de puntuación señala las rondas con pista
web-rules-hints-forbidden = No permitidas
web-rules-host = Anfitrión
web-rules-differs = Qué cambia aquí
web-rules-plain = Nada: es el juego clásico.
web-rules-whole = Las { $clauses } reglas de esta mesa
