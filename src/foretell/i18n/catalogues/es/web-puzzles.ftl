### Puzzles

puzzles-title = Problemas
puzzles-missing = No se han podido cargar los problemas. Se quedan en el dispositivo en cuanto se abren una vez con red.
puzzles-rating = Tu fuerza
puzzles-rating-first = Empieza en el medio y encuentra su sitio en unos veinte problemas.
puzzles-rating-guess = Todavía una estimación: entre { $from } y { $to }
puzzles-rating-between = Muy probablemente entre { $from } y { $to }
puzzles-answered = { $count ->
    [one] uno contestado
   *[other] { $count } contestados
}
puzzles-right = { $share } de aciertos
puzzles-streak = { $count } seguidos
puzzles-begin = Resolver problemas
puzzles-terms = Una sola respuesta por problema. La mejor jugada vale siempre al menos 8 puntos más que cualquier otra.

## Runs

puzzles-runs = Contrarreloj y en racha
puzzles-run-storm = Tormenta
    .short = Cuantos puedas en tres minutos
    .text = Resuelve todos los problemas que puedas en tres minutos. Una respuesta errónea cuesta diez segundos, y cada cinco acertadas seguidas dan cinco.
    .begin = Poner el reloj en marcha
    .over = Se acabó el tiempo
puzzles-run-streak = Racha
    .short = Cada vez más difícil, hasta el primer fallo
    .text = Sin reloj. Cada problema es más difícil que el anterior, y la primera respuesta errónea termina la racha.
    .begin = Empezar
    .over = La racha ha terminado
puzzles-run-terms = Las tormentas y las rachas no cambian tu fuerza.
puzzles-run-right = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
puzzles-run-solved = { $count ->
    [one] problema resuelto
   *[other] problemas resueltos
}
puzzles-run-longest = Más seguidos: { $count }
puzzles-run-missed = Mira otra vez los que fallaste
puzzles-run-again = Otra vez
puzzles-run-result = Ver el resultado
puzzles-run-stop = Salir
puzzles-best = Tu récord: { $count }
puzzles-new-best = Tu nuevo récord
puzzles-seconds = { $seconds } s
puzzles-time-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}

## Sets

puzzles-sets = Colecciones
puzzles-done = { $done } de { $all }
puzzles-set-all = Todos los problemas
puzzles-set-bid = Apuesta con esta mano
puzzles-set-card = Encuentra la carta
puzzles-set-trump = Elige el triunfo
puzzles-set-zero = Apostar cero
puzzles-set-lead = Salir en la baza
puzzles-set-follow = Seguir el palo
puzzles-set-discard = Descartar
puzzles-set-wizard = Magos
puzzles-set-jester = Bufones
puzzles-set-last = Las tres últimas cartas
puzzles-set-no-trump = Sin triunfo
puzzles-set-several = Dos o tres jugadas
puzzles-set-hard = Difíciles
puzzles-set-three = A tres
puzzles-set-crowd = A cinco o seis
puzzles-set-over = Has contestado todos los problemas de esta colección.

## A puzzle

puzzles-ask-bid = ¿Cuál es la mejor apuesta?
puzzles-ask-play = ¿Cuál es la mejor carta?
puzzles-ask-choose-trump = ¿Qué palo conviene como triunfo?
puzzles-stop = A las colecciones
puzzles-why = Explicación
puzzles-next = Siguiente problema
puzzles-is-right = Correcto
puzzles-is-wrong = No es la mejor
puzzles-against = En contra de tu respuesta
puzzles-and-now = ¿Y ahora? { $question }
puzzles-moves = Jugadas
puzzles-move = Jugada { $place }
puzzles-try-on = Seguir desde aquí
puzzles-your-rating = Tu fuerza: { $rating }
puzzles-interval = (de { $from } a { $to })
puzzles-again-unrated = Ya habías respondido a este problema, así que tu fuerza no cambia.
puzzles-difficulty = Problema: { $rating }
puzzles-found-by = La encuentran: { $bots }.
puzzles-found-none = Ningún nivel la encuentra.
puzzles-network = la red
