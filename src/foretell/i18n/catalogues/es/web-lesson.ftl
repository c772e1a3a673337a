### La lección: el juego en cinco pasos

## Around the scene

web-lesson-title-trick = La baza
web-lesson-title-trump = El triunfo
web-lesson-title-special = Mago y Bufón
web-lesson-title-bid = La apuesta
web-lesson-title-score = La puntuación
web-lesson-step = Paso { $step } de 5
web-lesson-back = Atrás
web-lesson-on = Seguir
web-lesson-skip = Saltar
web-lesson-again = Otra vez
web-lesson-table = La mesa
web-lesson-hand = Tu mano
web-lesson-answers = Tu respuesta
web-lesson-led = sale
web-lesson-wins = gana
web-lesson-turned = Triunfo
web-lesson-likely = probable
web-lesson-sure = casi seguro
web-lesson-hardly = improbable

## The trick

web-lesson-trick = Cada uno juega una carta: eso es una baza. { $first } ha salido de corazones, así que todos deben seguir con corazones.
web-lesson-first = Te toca. Gana el corazón más alto: ¡llévate la baza!
web-lesson-first-cannot = Tienes corazones, así que debes jugar uno. La pica tiene que esperar.
web-lesson-first-wrong = Esa se puede jugar, pero { $second } tiene un corazón más alto. ¡Tú tienes uno aún mejor!
web-lesson-first-won = La baza es tuya. Quien gana una baza sale en la siguiente.

## Trump

web-lesson-trump = Esta carta se levantó después de repartir: el triunfo son los tréboles. El triunfo gana a todos los demás palos.
web-lesson-small = Otra vez corazones, pero tú no tienes: puedes jugar cualquier carta. ¿Con cuál ganas la baza?
web-lesson-small-wrong = Ese no es el palo pedido, así que no puede ganar. Solo puede tu triunfo.
web-lesson-small-won = El triunfo más bajo gana incluso al corazón más alto.

## The Wizard and the Jester

web-lesson-wizard = Un Mago gana a todo, también al triunfo, y se puede jugar siempre. ¡Llévate la baza!
web-lesson-wizard-cannot = Han salido diamantes y tú tienes uno, así que no puedes jugar triunfo. Un Mago, siempre.
web-lesson-wizard-wrong = Puedes seguir con ese diamante, pero pierde. Tu Mago gana.
web-lesson-wizard-won = Nada gana a un Mago. Si hay dos en una baza, gana el primero.
web-lesson-jester = Ahora pierde una baza a propósito. Un Bufón pierde contra todo, y también se puede jugar siempre.
web-lesson-jester-wrong = Esa pica ganaría. Juega el Bufón y la baza será para otro.
web-lesson-jester-lost = ¡Bien esquivada! A veces no quieres una baza, y pronto verás por qué.
web-lesson-who = Una pregunta: el triunfo son los tréboles. ¿Quién gana esta baza? Toca la carta.
web-lesson-who-suit = Es el corazón más alto, pero el triunfo gana a todos los demás palos. ¡Mira otra vez!
web-lesson-who-jester = Un Bufón pierde contra cualquier otra carta. ¡Mira otra vez!
web-lesson-who-lower = Es un triunfo, pero hay otro más alto.
web-lesson-who-right = ¡Correcto! No hay ningún Mago, así que el triunfo más alto gana la baza.

## The bid

web-lesson-bid = Una ronda nueva. Antes de jugar, cada uno dice cuántas bazas va a ganar: esa es la apuesta.
web-lesson-bid-hand = El Mago gana casi seguro una baza, el triunfo alto probablemente, la carta baja casi nunca. ¿Cuántas apuestas?
web-lesson-bid-low = ¡Apuesta más! El Mago y el triunfo alto deberían ganar una baza cada uno.
web-lesson-bid-high = Son demasiadas: tu diamante bajo difícilmente ganará una baza.
web-lesson-bid-right = Dos: buena apuesta. Ahora quieres exactamente dos bazas, ni una más ni una menos.
web-lesson-worth = Cumplir la apuesta vale 20 puntos, y 10 más por cada baza. Si no, pierdes 10 por cada baza de más o de menos.
web-lesson-points = Una pregunta: apuestas 2 y ganas 2. ¿Cuántos puntos son?
web-lesson-points-wrong = 20 por cumplir la apuesta y 10 por cada una de las dos bazas: ¡súmalos!
web-lesson-points-right = Correcto: 20 por cumplir la apuesta y 10 por cada una de las dos bazas. ¡Ahora juega la ronda!

## The round, and its score

web-lesson-play-first = { $second } ha jugado el triunfo más alto. Necesitas dos bazas: ¿qué juegas?
web-lesson-play-cannot = Han salido tréboles y tú tienes uno. Juégalo, o juega el Mago, que se puede jugar siempre.
web-lesson-play-need = { $need ->
    [one] Te falta una baza.
   *[other] Te faltan { $need } bazas.
} ¡Juega una carta!
web-lesson-play-enough = Ya tienes tus dos bazas. ¡Más vale que pierda la última carta!
web-lesson-taken = La baza es tuya. Ya llevas { $taken } de 2.
web-lesson-taken-beaten = { $winner } tiene el triunfo más alto y gana la baza. Ahora será difícil ganar dos, pero sigue.
web-lesson-taken-other = { $winner } gana la baza.
web-lesson-exact = cumplida
web-lesson-tricks = 2 bazas
web-lesson-missed = una menos
web-lesson-score-exact = Apostaste 2 y ganaste 2: ¡exacto! Son 20 puntos.
web-lesson-score-tricks = Y 10 por cada baza: en total, 40 puntos.
web-lesson-score-others = { $third } apostó 1 y no ganó ninguna: fallar por una cuesta 10 puntos. A ti te habría costado lo mismo.
web-lesson-score-missed = Apostaste 2 y ganaste { $taken }: una de menos cuesta 10 puntos. En la primera baza, tu Mago habría ganado al triunfo alto.
web-lesson-end = ¡Muy bien, apuesta cumplida! Ese es todo el juego: en una partida de verdad hay una carta más en cada ronda.
web-lesson-end-kind = Ya conoces todo el juego. En una partida de verdad hay una carta más en cada ronda.
