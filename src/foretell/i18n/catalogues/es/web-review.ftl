### El análisis de una partida

## A game at a glance

web-review-luck = { $luck ->
    [good] { $you ->
        [yes] La suerte estuvo de tu parte.
       *[no] La suerte estuvo de parte de { $who }.
    }
    [bad] { $you ->
        [yes] La suerte estuvo en tu contra.
       *[no] La suerte estuvo en contra de { $who }.
    }
   *[even] { $you ->
        [yes] La suerte apenas contó.
       *[no] La suerte apenas contó para { $who }.
    }
}
web-review-skill = { $skill ->
    [excellent] Decisiones excelentes: apenas se regaló un punto.
    [solid] Decisiones sólidas: se regaló poco.
    [mixed] { $blunders ->
        [0] La mayoría de las decisiones fueron buenas, pero los errores se acumularon.
        [one] La mayoría de las decisiones fueron buenas, pero un error grave salió caro.
       *[other] La mayoría de las decisiones fueron buenas, pero { $blunders } errores graves salieron caros.
    }
   *[weak] { $blunders ->
        [0] Muchas decisiones costaron puntos.
        [one] Muchas decisiones costaron puntos; una fue un error grave.
       *[other] Muchas decisiones costaron puntos; { $blunders } fueron errores graves.
    }
}
web-review-headline-luck = { $you ->
    [yes] De dónde salieron tus puntos
   *[no] De dónde salieron los puntos de { $who }
}
web-review-accuracy = precisión
web-review-count-inaccurate = { $count ->
    [one] 1 imprecisión
   *[other] { $count } imprecisiones
}
web-review-count-mistake = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
web-review-count-blunder = { $count ->
    [one] 1 error grave
   *[other] { $count } errores graves
}
web-review-average = Media
    .hint = de un asiento en una partida así
web-review-cards = Cartas
    .hint = las recibidas
web-review-others = Los demás
    .hint = lo que dieron sus decisiones
web-review-hidden = Cartas ocultas
    .hint = lo que nadie podía saber
web-review-decisions = Decisiones
    .hint = lo que costaron
web-review-own = Jugadas propias
    .hint = con las cartas como estaban
web-review-points = Puntos
web-review-sure = ¿Hasta qué punto es seguro?
web-review-step = Recorrer la partida
web-review-back = Volver con los demás
web-review-curve = Por encima de la media
web-review-curve-played = como se jugó
web-review-curve-best = con las mejores decisiones
web-review-curve-text = Puntos por encima de la media al final: { $points } como se jugó, { $best } con las mejores decisiones. Las cifras de cada ronda están en la tabla de abajo.
web-review-curve-text-luck = Puntos por encima de la media al final: { $points }. Las cifras de cada ronda están en la tabla de abajo.
web-review-figures = Ronda a ronda
web-review-well = Lo que salió bien
web-review-well-find = El mejor hallazgo: la siguiente opción valía { $points } puntos menos.
web-review-well-odds = Contra pronóstico: la apuesta tenía una probabilidad del { $chance }, y se cumplió.
web-review-well-rescue = Rescate: la probabilidad había bajado al { $chance }, y la apuesta se cumplió.
web-review-well-sound = { $count } de { $total } decisiones no costaron nada digno de mención.
web-review-moments = Los momentos más caros
web-review-moments-none = Ninguna decisión costó tanto como para señalarla.
web-review-moments-wait = Ninguno por ahora.
web-review-moments-all = Mostrar los { $count }
web-review-thresholds = Qué cuenta como error
web-review-thresholds-text = Una decisión que perdió con seguridad al menos estos puntos cuenta como
web-review-threshold-inaccurate = imprecisión
web-review-threshold-mistake = error
web-review-threshold-blunder = error grave
web-review-thresholds-refused = Escribe números mayores que 0, ninguno menor que el anterior. Hasta entonces valen los de antes.
web-review-thresholds-reset = Volver a { $inaccurate }, { $mistake } y { $blunder }
web-review-moment-where = { $kind ->
    [bid] Ronda { $round }, apuesta
    [trump] Ronda { $round }, triunfo
   *[card] Ronda { $round }, baza { $trick }
}
web-review-moment-text = { $judgement ->
    [blunder] error grave
    [mistake] error
    [inaccurate] imprecisión
   *[none] decisión
}, { $chosen } en vez de { $best }, costó { $points } puntos
web-review-players = Todos los jugadores
web-review-players-hint = Elige a un jugador para analizar sus decisiones.
web-review-player = Jugador
web-review-you = tú
web-review-no-round = Una partida se puede analizar cuando ha terminado su primera ronda.
web-review-column-round = Ronda
web-review-column-bid = Apuesta
web-review-column-points = Puntos
web-review-column-cards = Cartas
web-review-column-others = Demás
web-review-column-own = Propias
web-review-column-decisions = Decisiones
web-review-column-accuracy = Precisión
web-review-column-verdict = Veredicto
web-review-bid-taken = { $taken } de { $bid }
web-review-verdict-made = Apuesta cumplida, nada desperdiciado.
web-review-verdict-lucky = Apuesta cumplida, con suerte.
web-review-verdict-bid = La apuesta fue mala; el juego, bueno.
web-review-verdict-play = La apuesta fue buena; la perdió el juego.
web-review-verdict-both = Ni la apuesta ni el juego fueron buenos.
web-review-verdict-cards = Apuesta y juego fueron buenos; las cartas estaban mal puestas.

## Its computation

web-review-begins = Cargando el bot más fuerte…
web-review-running = Analizando decisiones: { $done } de { $total }
web-review-paused = Detenido tras { $done } de { $total } decisiones
web-review-pause = Detener
web-review-resume = Seguir
web-review-again = Intentar de nuevo
web-review-unavailable = El bot más fuerte no está en este dispositivo y no se pudo cargar. Conéctate una vez y se quedará aquí.
web-review-broken-off = El análisis se interrumpió. Lo que ya se sabe queda guardado.

## Its moments

web-review-overview = Resumen
web-review-seat = Analizar las decisiones de { $who }
web-review-slider = Momento de la partida
web-review-mistake-back = Error anterior
web-review-mistake-next = Error siguiente
web-review-mistakes = { $count ->
    [0] Ningún error
    [one] 1 error
   *[other] { $count } errores
}
web-review-verdict-line = { $judgement ->
    [blunder] Error grave
    [mistake] Error
    [inaccurate] Imprecisión
    [best] La mejor opción
   *[fine] Bien
}: { $you ->
    [yes] { $chosen }
   *[no] { $chosen } ({ $who })
}
web-review-bid = apostar { $bid }
web-review-round = Ronda { $round }
web-review-round-result = { $taken ->
    [one] 1 baza
   *[other] { $taken } bazas
} para una apuesta de { $bid }: { $points } puntos.
web-review-decision-best = No se conoce nada mejor.
web-review-decision-loss = { $points } ± { $margin } puntos menos que la mejor opción: { $best }.
web-review-values = Lo que valía cada opción
web-review-tricks = Bazas ganadas en partidas posibles
web-review-tricks-count = Bazas
web-review-tricks-bid = Con apuesta { $bid }
web-review-action-bid = Apuesta
web-review-action-trump = Triunfo
web-review-action-card = Carta
web-review-best = mejor
web-review-chosen = elegida
web-review-hindsight = A posteriori
web-review-hindsight-show = Mostrar a posteriori
web-review-hindsight-hide = Ocultar a posteriori
web-review-hindsight-note = Puntos de la ronda con las cartas como estaban de verdad. Nadie podía saberlo.
web-review-why = A favor de { $best }
web-review-against = En contra de { $chosen }

## What if

web-review-watch = Mira cómo sale mal
web-review-watch-title = Una partida posible
web-review-watch-note = Es una de las { $games } partidas posibles, con manos compatibles con lo que sabías. No es lo que pasó.
web-review-watch-back = Volver al análisis
web-review-what-if = ¿Y si…?
web-review-what-if-text = Sigue desde aquí contra los mismos jugadores.
web-review-what-if-same = El mismo reparto
web-review-what-if-other = Otro reparto posible
web-review-what-if-end = { $change ->
    [more] { $points } puntos más que en la partida
    [less] { $points } puntos menos que en la partida
   *[same] Los mismos puntos que en la partida
}
web-review-what-if-back = Volver al análisis
web-review-what-if-on = Seguir jugando
web-review-ends = Cómo acabó la ronda
web-review-ends-deal = Reparto
web-review-ends-original = En la partida
web-review-ends-same = El mismo reparto
web-review-ends-other = Otro reparto

table-key-mistakes = error siguiente o anterior
