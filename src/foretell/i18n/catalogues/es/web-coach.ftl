### El entrenador: tus costumbres en varias partidas, y ejercicios sobre ellas

## The habit that costs most

coach-most = La costumbre que más cuesta
coach-none = Cuando hayas analizado una partida, el entrenador empezará a buscar tus costumbres.
coach-wait = { $games ->
    [one] Una partida más y te lo digo.
   *[other] { $games } partidas más y te lo digo.
}
coach-open = Todavía no destaca nada.
coach-fine = Ninguna costumbre te cuesta mucho.
coach-wait-text = { $games ->
    [one] Hasta ahora he visto 1 partida analizada: muy poco para distinguir una costumbre del azar.
   *[other] Hasta ahora he visto { $games } partidas analizadas: muy pocas para distinguir una costumbre del azar.
}
coach-open-text = { $games ->
    [one] En 1 partida analizada pierdes puntos aquí y allá; ningún tipo de decisión destaca más allá del azar.
   *[other] En { $games } partidas analizadas pierdes puntos aquí y allá; ningún tipo de decisión destaca más allá del azar.
}
coach-fine-text = { $games ->
    [one] En 1 partida analizada ningún tipo de decisión te cuesta medio punto más allá del azar.
   *[other] En { $games } partidas analizadas ningún tipo de decisión te cuesta medio punto por partida más allá del azar.
}
coach-unreviewed = { $games ->
    [one] 1 partida terminada está sin analizar. Solo veo partidas analizadas.
   *[other] { $games } partidas terminadas están sin analizar. Solo veo partidas analizadas.
}
coach-when = { $band ->
    [b12] { $place ->
        [first] Con 1 o 2 cartas y al apostar en primer lugar,
        [between] Con 1 o 2 cartas y al apostar en medio,
        [last] Con 1 o 2 cartas y al apostar en último lugar,
        [unseen] Con 1 o 2 cartas y apuestas ocultas,
       *[any] Con 1 o 2 cartas,
    }
    [b35] { $place ->
        [first] Con 3 a 5 cartas y al apostar en primer lugar,
        [between] Con 3 a 5 cartas y al apostar en medio,
        [last] Con 3 a 5 cartas y al apostar en último lugar,
        [unseen] Con 3 a 5 cartas y apuestas ocultas,
       *[any] Con 3 a 5 cartas,
    }
    [b68] { $place ->
        [first] Con 6 a 8 cartas y al apostar en primer lugar,
        [between] Con 6 a 8 cartas y al apostar en medio,
        [last] Con 6 a 8 cartas y al apostar en último lugar,
        [unseen] Con 6 a 8 cartas y apuestas ocultas,
       *[any] Con 6 a 8 cartas,
    }
    [b9] { $place ->
        [first] Con 9 cartas o más y al apostar en primer lugar,
        [between] Con 9 cartas o más y al apostar en medio,
        [last] Con 9 cartas o más y al apostar en último lugar,
        [unseen] Con 9 cartas o más y apuestas ocultas,
       *[any] Con 9 cartas o más,
    }
   *[any] { $place ->
        [first] Al apostar en primer lugar,
        [between] Al apostar en medio,
        [last] Al apostar en último lugar,
        [unseen] Con apuestas ocultas,
       *[any] En conjunto,
    }
}
coach-habit-bid = { $side ->
    [high] { $when } apuestas { $tricks } de más: { $points } puntos por partida.
    [low] { $when } apuestas { $tricks } de menos: { $points } puntos por partida.
   *[even] { $when } tus apuestas fallan en ambos sentidos: { $points } puntos por partida.
}
coach-habit-trump = Elegir el triunfo te cuesta { $points } puntos por partida.
coach-habit-lead = Salir te cuesta { $points } puntos por partida.
coach-habit-follow = Seguir cuando aún necesitas bazas te cuesta { $points } puntos por partida.
coach-habit-duck = Perder las bazas que no quieres te cuesta { $points } puntos por partida.
coach-habit-discard = Descartar cuando no puedes seguir el palo te cuesta { $points } puntos por partida.
coach-habit-ending = El final de las rondas te cuesta { $points } puntos por partida.
coach-habit-even = Jugar cuando las apuestas están igualadas te cuesta { $points } puntos por partida.
coach-seen = { $games ->
    [one] { $cases } decisiones en 1 partida
   *[other] { $cases } decisiones en { $games } partidas
}
coach-between = muy probablemente de { $low } a { $high } puntos por partida
coach-drill = Cinco manos para practicarlo
coach-drill-on = { $deals ->
    [one] Continuar: queda 1 mano
   *[other] Continuar: quedan { $deals } manos
}

## The figures

coach-bids = Tus apuestas
coach-cards = Triunfo y cartas
coach-matrix = Cartas y turno a la vez
coach-kind = Decisión
coach-bias = De más
coach-loss = Cada vez
coach-game = Partida
coach-trend = Últimas
coach-note = Puntos perdidos y, debajo, el intervalo del 95 %, que muy probablemente contiene la cifra verdadera. «Últimas» es la mitad más reciente de tus partidas menos la mitad anterior. Las cifras en gris proceden de menos de diez decisiones.
coach-matrix-note = Bazas apostadas por encima (+) o por debajo (−) de la mejor apuesta conocida.
coach-cases = { $cases ->
    [one] 1 decisión
   *[other] { $cases } decisiones
}
coach-n = n = { $cases }
coach-range = de { $low } a { $high }
coach-better = { $points } menos, mejor
coach-worse = { $points } más, peor
coach-level = sin cambio claro
coach-kind-all = Todas
coach-of-bids = Apuestas: { $kind }
coach-kind-b12 = 1 o 2 cartas
coach-kind-b35 = 3–5 cartas
coach-kind-b68 = 6–8 cartas
coach-kind-b9 = 9 o más
coach-kind-first = En primer lugar
coach-kind-between = En medio
coach-kind-last = En último lugar
coach-kind-unseen = Ocultas
coach-kind-trump = Elegir triunfo
coach-kind-lead = Salir
coach-kind-follow = Seguir
    .hint = necesitas bazas
coach-kind-duck = Evitar
    .hint = quieres perder la baza
coach-kind-discard = Descartar
    .hint = sin cartas del palo
coach-kind-ending = Final
    .hint = quedan tres bazas
coach-kind-even = Igualadas
    .hint = todas las cartas de esas rondas
coach-column-first = Primero
coach-column-between = Medio
coach-column-last = Último
coach-column-unseen = Ocultas

## Drills

coach-outcomes = Qué fue de ella
coach-outcome-score = { $right } de { $deals } manos bien, { $date }
coach-before = antes
coach-since = desde entonces
coach-outcome-unknown = { $cases ->
    [0] Ninguna partida desde entonces. Vuelve después de algunas.
    [one] Solo 1 decisión desde entonces: muy poco para saberlo.
   *[other] { $cases } decisiones desde entonces: no bastan para saberlo.
}
coach-outcome-unclear = { $when ->
    [month] Al cabo de un mes: ningún cambio más allá del azar.
   *[early] Hasta ahora, ningún cambio más allá del azar.
}
coach-outcome-better = { $when ->
    [month] Al cabo de un mes te cuesta { $points } puntos menos cada vez.
   *[early] Hasta ahora te cuesta { $points } puntos menos cada vez.
}
coach-outcome-worse = { $when ->
    [month] Al cabo de un mes te cuesta { $points } puntos más cada vez.
   *[early] Hasta ahora te cuesta { $points } puntos más cada vez.
}
coach-outcome-bias = Apuestas: { $before } antes, { $since } desde entonces
coach-deal = Mano { $deal } de { $deals }
coach-ask-bid = ¿Cuánto apuestas?
coach-ask-trump = ¿Qué triunfo?
coach-ask-card = ¿Qué carta?
coach-stop = Parar
coach-why = ¿Por qué?
coach-next = Siguiente mano
coach-result = Resultado
coach-right = Muy bien
coach-wrong = Cuesta { $points }
coach-right-text = Tan buena como la mejor opción.
coach-wrong-text = { $points } puntos menos que la mejor opción.
coach-against = En contra de tu elección
coach-play-on = Seguir jugando
coach-then = Juega la ronda hasta el final o pasa a la siguiente mano.
coach-deals-missing = No se puede repartir: los bots aún no están disponibles sin conexión.
coach-waits = Se reparte …
coach-over = { $right ->
    [0] Ninguna bien de { $deals }
   *[other] { $right } bien de { $deals }
}
coach-over-lost = { $points } puntos perdidos
coach-over-text = Ahora juega como siempre. Dentro de un mes compararé tus nuevas partidas con las de antes.
coach-back = Volver al entrenador
