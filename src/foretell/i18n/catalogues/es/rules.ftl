### The rule book: a text and a title per clause, adapted to the options of a table

## Titles

rules-all = Las reglas de Wizard
rules-title = { $variants ->
    [none] Las reglas de Wizard para { $players } jugadores
   *[other] Las reglas de Wizard para { $players } jugadores: { $variants }
}
rule-chapter-0 = De qué se trata
rule-chapter-1 = La baraja
rule-chapter-2 = Jugadores y rondas
rule-chapter-3 = Quién reparte
rule-chapter-4 = El reparto
rule-chapter-5 = El triunfo
rule-chapter-6 = Las apuestas
rule-chapter-7 = El juego
rule-chapter-8 = La puntuación
rule-chapter-9 = Variantes
rule-chapter-11 = Reglas de la casa
rule-chapter-13 = Un ejemplo

## What it is about

rule-0-1 = En cada ronda hay que decir exactamente cuántas bazas se van a ganar y después ganar justo esas. Gana quien tiene más puntos después de la última ronda.
    .title = El objetivo
rule-0-2 = Una baza se compone de una carta de cada jugador, jugadas una tras otra; la gana la mejor de ellas. Una ronda con 5 cartas por jugador tiene 5 bazas.
    .title = La baza
rule-0-3 = El triunfo es un palo que durante una ronda gana a los otros tres: su carta más baja gana a la más alta de cualquier otro palo. Entre varios triunfos gana el más alto.
    .title = El triunfo

## The deck

rule-1-1 = La baraja tiene 60 cartas: cuatro palos ({ $suits }) de trece cartas numeradas cada uno, más cuatro Magos y cuatro Bufones, que no son de ningún palo. En el juego los cuatro Magos valen lo mismo, y también los cuatro Bufones.
    .title = La baraja
rule-1-2 = Un Bufón es más bajo que cualquier carta numerada; un Mago, más alto que cualquiera de ellas. { EDITION() ->
    [classic] Las cartas numeradas de un palo van { $faces ->
        [numbers] del 1, la más baja, al 13, la más alta.
       *[letters] de menor a mayor así: 2, 3, 4, 5, 6, 7, 8, 9, 10, jota, reina, rey, as.
    }
   *[fantasy] Las cartas numeradas de un palo van del 1, la más baja, al 13, la más alta.
}
    .title = El orden de las cartas
rule-1-3 = { EDITION() ->
    [classic] En esta mesa se juega con la edición clásica: los palos de la baraja francesa, con { $faces ->
        [numbers] los números del 1 al 13.
       *[letters] los números del 2 al 10 y J, Q, K y A.
    }
   *[fantasy] En esta mesa se juega con la edición de fantasía: cuatro pueblos con sus colores hacen de palos, con los números del 1 al 13. Las reglas de esta edición llaman aprendices a los jugadores y puntos de experiencia a los puntos.
} Los Magos llevan la letra Z (en algunas barajas, W) y los Bufones la N (o la J). De una edición a otra cambian los nombres y los dibujos, nunca las reglas.
    .title = La edición

## Players and rounds

rule-2-1 = Juegan { $players } personas, cada una por su cuenta.
    .title = Los jugadores
rule-2-2 = La partida tiene { $rounds } rondas. En la primera cada jugador recibe 1 carta y en cada ronda siguiente una más, hasta llegar a { $largest } cartas en la última.
    .title = Las rondas
rule-2-3 = «A la izquierda» significa en el sentido de las agujas del reloj: el asiento siguiente.
    .title = A la izquierda

## The dealer

rule-3-1 = Para saber quién reparte primero, cada jugador recibe una carta boca arriba: reparte quien tenga la más alta (R1.2). Si varios tienen la carta más alta, solo ellos sacan otra, hasta que uno solo tenga la más alta. Antes del primer reparto, las cartas sacadas vuelven a la baraja.
    .title = Sorteo del primer reparto
rule-3-2 = La mesa decide quién reparte primero, sin sorteo.
    .title = El primer reparto
rule-3-3 = Después de cada ronda, el reparto pasa al jugador sentado a la izquierda de quien ha repartido.
    .title = El siguiente reparto

## The deal

rule-4-1 = En cada ronda, quien reparte baraja las 60 cartas y da a cada jugador tantas como corresponden a la ronda.
    .title = El reparto
rule-4-2 = Las cartas que sobran quedan boca abajo y forman el mazo. Nadie las mira { $players ->
    [2] antes de que se repartan o se descubran.
   *[other] durante la ronda.
}
    .title = El mazo

## Trump

rule-5-1 = Tras el reparto se descubre la primera carta del mazo. Si es una carta numerada, su palo es el triunfo de esta ronda.
    .title = La carta descubierta
rule-5-2 = Si la carta descubierta es un Bufón, la ronda se juega sin triunfo{ EDITION() ->
    [classic] {" "}y el Bufón se vuelve a poner boca abajo.
   *[fantasy] .
}
    .title = Se descubre un Bufón
rule-5-3 = Si la carta descubierta es un Mago, quien reparte elige como triunfo uno de los cuatro palos, antes de que nadie apueste y { $clairvoyance ->
    [true] antes de mirar su propia mano (R9.6).
   *[false] después de mirar su propia mano.
} Tiene que elegir un palo: «sin triunfo» no vale.
    .title = Se descubre un Mago
rule-5-4 = En una ronda de { $largest } cartas por jugador se reparten las 60 cartas y no queda mazo: no se descubre ninguna y la ronda se juega sin triunfo.
    .title = Ninguna carta que descubrir
rule-5-5 = La carta descubierta queda a la vista hasta el final de la ronda{ EDITION() ->
    [classic] , salvo que sea un Bufón,
   *[fantasy] {""}
} y no entra en juego.
    .title = La carta descubierta durante el juego

## Bidding

rule-6-1 = Antes de jugar, cada jugador apuesta cuántas bazas va a ganar en esta ronda: { $bidding ->
    [open] empieza quien está a la izquierda del que reparte, se sigue en el sentido de las agujas del reloj y quien reparte apuesta el último.
    [hidden] cada cual por su cuenta, como dice R9.1.
   *[secret] cada cual por su cuenta, como dice R9.2.
} Se apuesta un número entero, de 0 al número de cartas en la mano. Una apuesta hecha ya no se cambia.
    .title = Las apuestas
rule-6-2 = Las apuestas pueden sumar más bazas que las de la ronda, menos o exactamente las mismas.
    .title = La suma de las apuestas
rule-6-3 = Cuando todos han apostado, y antes de que se juegue la primera carta, el anotador anuncia la apuesta de cada uno y si entre todas suman más bazas que las de la ronda (apuestas de más), menos (apuestas de menos) o exactamente las mismas (apuestas igualadas).
    .title = El anuncio
rule-6-4 = Mientras se juega la ronda, todos pueden ver cuánto ha apostado cada jugador y cuántas bazas lleva. Con cartas de verdad, deja a la vista las bazas que ganes; con monedas o fichas se puede mostrar cuántas se han apostado.
    .title = Lo que está a la vista

## Play

rule-7-1 = En la primera baza sale el jugador a la izquierda de quien reparte. Quien gana una baza sale en la siguiente. En cada baza cada uno juega una carta, en el sentido de las agujas del reloj.
    .title = La salida
rule-7-2 = Decide la primera carta de la baza que no sea un Bufón. Si es una carta numerada, su palo es el palo pedido. Si es un Mago, en esta baza no hay palo pedido, hasta el final{ $follow-after-wizard ->
    [true] {" "}(pero véase R7.5)
   *[false] {""}
}. Mientras solo se hayan jugado Bufones, todavía no hay palo pedido. Ejemplo: se sale con un Bufón y después se juega el { $d7 }; el palo pedido es { $diamonds }.
    .title = El palo pedido
rule-7-3 = Un Mago o un Bufón se puede jugar siempre. Quien tiene alguna carta numerada del palo pedido no puede jugar cartas numeradas de otro palo. En todos los demás casos se puede jugar cualquier carta; nadie está obligado a jugar un triunfo ni una carta más alta. Quien sale puede jugar lo que quiera. Ejemplo: el triunfo es { $diamonds } y se sale con el { $h5 }. Quien tiene el { $h3 } y el { $d7 } tiene que jugar el { $h3 }. Quien tiene el { $h7 }, el { $d3 } y un Bufón puede jugar el { $h7 } o el Bufón.
    .title = Seguir el palo
rule-7-4 = La baza la gana { $winning-wizard ->
    [last] el último Mago jugado (R9.3).
   *[first] el primer Mago jugado.
} Si no hay Magos, la carta más alta del triunfo; si no hay triunfos, la carta más alta del palo pedido.{ $players ->
    [5] {""}
    [6] {""}
   *[other] {" "}Si todas son Bufones, el primero de ellos.
} Ejemplo: el triunfo es { $diamonds }; el { $d3 } gana al { $h7 }, y un Mago gana a los dos.
    .title = Quién gana la baza
rule-7-5 = Regla de la casa: si se sale con un Mago, la primera carta numerada que se juegue después fija un palo, y quien tenga cartas numeradas de ese palo tiene que seguirlo como en R7.3. No cambia quién gana la baza (R7.4).
    .title = Seguir después de un Mago

## Score

rule-8-1 = Quien ha ganado exactamente las bazas que apostó obtiene 20 puntos, y 10 más por cada baza ganada. Ejemplos: apuesta 0 y gana 0, 20 puntos; apuesta 2 y gana 2, 40 puntos.
    .title = Apuesta cumplida
rule-8-2 = Quien ha ganado más o menos bazas de las que apostó pierde 10 puntos por baza de diferencia, y no obtiene nada por las bazas ganadas. Ejemplos: apuesta 2 y gana 1, menos 10 puntos; apuesta 0 y gana 3, menos 30 puntos.
    .title = Apuesta fallada
rule-8-3 = Los puntos de las rondas se suman; un total puede bajar de cero. Para cada ronda y cada jugador, el bloc de puntuación muestra la apuesta, en la casilla pequeña, y el total acumulado. Ejemplo: 20 puntos, luego menos 10 y luego 40 dan los totales 20, 10 y 50.
    .title = El bloc de puntuación
rule-8-4 = Gana quien tiene el total más alto después de la última ronda. Si varios jugadores comparten el total más alto, ganan juntos.
    .title = Quién gana la partida

## Variants

rule-9-1 = Cada jugador fija su apuesta sin conocer las de los demás. Cuando todos han apostado, se revelan todas las apuestas a la vez. Con cartas de verdad, escribe tu apuesta en un papel y dáselo al anotador, que los descubre todos a la vez.
    .title = Apuesta oculta
rule-9-2 = Cada jugador fija su apuesta sin conocer las de los demás, y las apuestas no se anuncian: hasta que se ha jugado la última baza de la ronda, cada uno conoce solo la suya. Entonces se revelan todas. Las bazas que lleva cada jugador están siempre a la vista. Con cartas de verdad, escribe tu apuesta en un papel y déjalo boca abajo delante de ti.
    .title = Apuesta revelada al final
rule-9-3 = Si en una baza se juegan varios Magos, la gana el último de ellos, no el primero. No cambia nada más.
    .title = Mago oscuro
rule-9-4 = Entre dos se juegan { $rounds } rondas, de { $sizes } cartas por jugador. Se baraja una sola vez, antes de la primera ronda. Las manos, y después la carta descubierta, se toman de arriba; las cartas repartidas o descubiertas quedan fuera del juego para el resto de la partida, y está permitido recordar cuáles son. La carta descubierta en la última ronda es la número sesenta, así que en todas las rondas se descubre una. Las apuestas se revelan al final de la ronda (R9.2). Con cartas de verdad, aparta las cartas ya jugadas, sin devolverlas a la baraja.
    .title = Dos jugadores
rule-9-5 = El último en apostar, que es quien reparte, no puede hacer que las apuestas sumen exactamente las bazas de la ronda si tiene él solo la puntuación más alta. Si hay empate en cabeza, como en la primera ronda, con todos a 0, vale cualquier apuesta. Ejemplo: hay 5 bazas y los demás han apostado 4 en total. Si quien reparte es líder en solitario, puede apostar cualquier número menos 1; en cualquier otro caso, también puede apostar 1. Con cartas de verdad, el anotador lleva la cuenta de las apuestas y dice cuál no puede hacer quien reparte.
    .title = Sin apuesta igualada para el líder
rule-9-6 = Antes de las apuestas nadie mira su propia mano; en cambio, cada uno ve las manos de todos los demás. { $deal ->
    [one_suit] {""}
   *[shared] Si quien reparte tiene que elegir el triunfo (R5.3), lo hace antes de ver su propia mano.{" "}
}Cuando todos han apostado según las reglas, cada uno toma su mano y se juega como siempre, con las manos otra vez ocultas a los demás. Está permitido recordar lo que se ha visto. Con cartas de verdad, ponte tu mano en la frente, con las cartas hacia los demás, hasta que todos hayan apostado.
    .title = Clarividencia
rule-9-7 = Cada jugador tiene las trece cartas numeradas de un palo, un Mago y un Bufón. La partida tiene { $rounds } rondas: en la primera cada uno saca 4 cartas de las suyas, barajadas y boca abajo, y en cada ronda siguiente una más, hasta llegar a 15 en la última; después de cada ronda, cada uno recoge sus quince cartas y las vuelve a barajar. No se descubre ninguna carta, no hay triunfo y nunca hay palo pedido: se puede jugar cualquier carta. La baza la gana { $winning-wizard ->
    [last] el último Mago (R9.3);
   *[first] el primer Mago;
} si no hay Magos, la carta numerada más alta, sea del palo que sea, y entre iguales la que se jugó primero; si todas son Bufones, el primero de ellos. Ejemplo: se juegan, en este orden, el { $c4 }, el { $d9 } y el { $h9 }; la baza la gana el { $d9 }. Con cartas de verdad, separa antes de la partida la baraja por palos y da a cada jugador un Mago y un Bufón.
    .title = Un palo por jugador
rule-9-8 = El último en apostar, que es quien reparte, no puede hacer nunca que las apuestas sumen exactamente las bazas de la ronda, sea cual sea la puntuación. Ejemplo: hay 5 bazas y los demás han apostado 4 en total; quien reparte puede apostar cualquier número menos 1. Con cartas de verdad, el anotador lleva la cuenta de las apuestas y dice cuál no puede hacer quien reparte.
    .title = Más o menos uno
rule-9-9 = Solo la primera ronda se juega con clarividencia (R9.6); en todas las demás cada uno mira su propia mano, como siempre, y ninguna otra.
    .title = Clarividencia solo en la primera ronda
rule-9-10 = Regla de la casa: la apuesta de quien reparte solo está limitada ({ $even-bid ->
    [never] R9.8
   *[not_leader] R9.5
}) en las rondas de { $even-bid-from } cartas o más. En las rondas más pequeñas se puede apostar cualquier número. Ejemplo: si el número es 4, quien reparte puede igualar las bazas en las rondas de 1, 2 y 3 cartas.
    .title = Apuestas libres en las rondas pequeñas
rule-11-1 = Regla de la casa: la mesa ha fijado sus propias rondas, 60 como máximo. { $rounds ->
    [one] Se juega 1 ronda, con este número de cartas por jugador: { $sizes }.
   *[other] Se juegan { $rounds } rondas, con estos números de cartas por jugador: { $sizes }.
}
    .title = Las rondas de esta mesa

## An example

rule-13-1 = Tres jugadores juegan tres rondas. En la primera apuestan 0, 1 y 1 y ganan 0, 0 y 1 bazas: más 20, menos 10 y más 30 puntos. En la segunda apuestan 2, 0 y 0 y ganan 1, 0 y 1: menos 10, más 20 y menos 10 puntos, y los totales quedan en 10, 10 y 20. En la tercera apuestan 2, 2 y 0 y ganan 2, 1 y 0: más 40, menos 10 y más 20 puntos. Ahora los totales son 50, 0 y 40, y el primer jugador va en cabeza.
    .title = Tres rondas puntuadas
