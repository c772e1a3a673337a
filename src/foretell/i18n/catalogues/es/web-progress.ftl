### Los errores y las estadísticas propias

## Mistakes

web-mistakes-due = { $count ->
    [0] No hay nada pendiente
    [one] 1 error pendiente
   *[other] { $count } errores pendientes
}
web-mistakes-none = Cuando hayas analizado una partida, sus errores se reunirán aquí para que los resuelvas de nuevo.
web-mistakes-text = { $count ->
    [one] Tus partidas analizadas tienen 1 error. Resuelto, vuelve al cabo de un tiempo.
   *[other] Tus partidas analizadas tienen { $count } errores. Los que resuelves vuelven al cabo de un tiempo, cada vez con menos frecuencia.
}
web-mistakes-kinds = Tipos de decisiones
web-mistakes-bid = Apuestas
web-mistakes-trump = Elección de triunfo
web-mistakes-lead = Salidas
web-mistakes-discard = Otras cartas
web-mistakes-ending = Final de ronda
web-mistakes-solve = Resolver
web-mistakes-solve-again = Resolver de todos modos
web-mistakes-place = { $place } de { $count }
web-mistakes-ask = ¿Qué es lo mejor aquí?
web-mistakes-skip = Saltar
web-mistakes-end = Terminar
web-mistakes-right = Correcto
web-mistakes-wrong = No es lo mejor
web-mistakes-right-text = { $chosen }: tan bueno como lo mejor.
web-mistakes-wrong-text = { $chosen } no es lo mejor aquí. Mejor: { $best }.
web-mistakes-then = En la partida: { $chosen }
web-mistakes-next = Siguiente

## Statistics

web-stats-none = Tus estadísticas empiezan con la primera partida que termines aquí.
web-stats-games = Partidas
web-stats-won = Ganadas
web-stats-exact = Apuestas cumplidas
web-stats-points = Puntos por ronda
web-stats-accuracy = Precisión
web-stats-form = Puntos con suerte y sin ella
web-stats-form-none = Analiza una partida para ver qué hizo la suerte con tus puntos.
web-stats-form-above = por encima de la media, por ronda
web-stats-form-decisions = sin suerte: lo que cuestan las decisiones
web-stats-form-text = { $games ->
    [one] Puntos por ronda en 1 partida analizada. Las cifras están en la tabla de abajo.
   *[other] Puntos por ronda en { $games } partidas analizadas. Las cifras están en la tabla de abajo.
}
web-stats-form-table = Partida a partida
web-stats-date = Fecha
web-stats-bias = En qué sentido fallan tus apuestas
web-stats-bias-text = { $side ->
    [high] De media apuestas { $tricks } bazas más de las que ganas.
    [low] De media apuestas { $tricks } bazas menos de las que ganas.
   *[even] De media ganas tantas bazas como apuestas.
}
web-stats-bias-best = { $side ->
    [high] Comparadas con las mejores apuestas conocidas, las tuyas son { $tricks } demasiado altas.
    [low] Comparadas con las mejores apuestas conocidas, las tuyas son { $tricks } demasiado bajas.
   *[even] Comparadas con las mejores apuestas conocidas, las tuyas no se inclinan a ningún lado.
}
web-stats-bias-low = demasiado bajas { $share }
web-stats-bias-exact = exactas { $share }
web-stats-bias-high = demasiado altas { $share }
web-stats-size = Por número de cartas
web-stats-bid = Por apuesta
web-stats-order = Por turno de apuesta
web-stats-column-size = Cartas
web-stats-column-bid = Apuesta
web-stats-column-order = Turno
web-stats-column-rounds = Rondas
web-stats-range = { $low }–{ $high }
web-stats-note = Las cifras pequeñas son intervalos del 95 %, que muy probablemente contienen la cifra verdadera. Las cifras en gris proceden de menos de diez rondas.
web-stats-rivals = Contra los demás
web-stats-ahead = Por delante
web-stats-lead = Puntos de ventaja
