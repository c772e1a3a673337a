### Puzzles

puzzles-title = Problemas
puzzles-missing = No se han podido cargar los problemas. Se quedan en el dispositivo en cuanto se abren una vez con red.
puzzles-rating = Tu fuerza
puzzles-answered = { $count ->
    [one] uno contestado
   *[other] { $count } contestados
}
puzzles-right = { $share } de aciertos
puzzles-streak = { $count } seguidos
puzzles-begin = Resolver problemas
puzzles-terms = Una sola respuesta por problema. La mejor jugada vale siempre al menos 8 puntos más que cualquier otra.

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
puzzles-difficulty = Problema: { $rating }
puzzles-found-by = La encuentran: { $bots }.
puzzles-found-none = Ningún nivel la encuentra.
puzzles-network = la red
