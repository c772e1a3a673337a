### El bloc de puntuación de la página, para jugar con cartas de verdad

## A new game

web-pad-names = ¿Quién juega?
web-pad-clockwise = Escribe los nombres en el sentido de las agujas del reloj.
web-pad-game = Juego
web-pad-start = Empezar

## A round

web-pad-title = Ronda { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} cada uno
web-pad-correcting = Corrección de la ronda { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} cada uno
web-pad-round = Cartas
web-pad-round-number = Ronda
web-pad-dealer = Reparte
web-pad-bid = Apuesta
web-pad-taken = Ganadas
web-pad-points = Puntos
web-pad-total = Total
web-pad-bid-of = Apuesta de { $name }
web-pad-taken-of = Bazas de { $name }
web-pad-full = Ya está todo anotado.
web-pad-sum = { $how ->
    [open] Apuestas hasta ahora: { $bids } de { $tricks }
    [over] Apuestas: { $bids } de { $tricks }, { $by } de más
    [under] Apuestas: { $bids } de { $tricks }, { $by } de menos
   *[even] Apuestas: { $bids } de { $tricks }, igualadas
}
web-pad-forbidden = Según las reglas, { $name } no puede apostar { $bid }: las apuestas suman exactamente { $tricks }. Si se ha jugado así, sigue adelante.
web-pad-made = Cumplida
web-pad-made-of = Apuesta cumplida: { $name }
web-pad-all-made = Todas cumplidas
web-pad-amiss = Las bazas ganadas suman { $sum }; había { $tricks }.
web-pad-next = Siguiente ronda
web-pad-finish = Ver el resultado
web-pad-undo = Deshacer
web-pad-advice = Consejos para esta ronda
web-pad-edit = Corregir la ronda { $round }
web-pad-save = Guardar
web-pad-cancel = Cancelar
web-pad-marked = Los totales con * aún cuentan la ronda { $round } como estaba antes. Cambiarán en cuanto la suma de sus bazas sea correcta.
web-pad-legend = Debajo de cada total: bazas ganadas / apuesta, o ✓ si se cumplió. La barra señala a quien reparte.

## The result

web-pad-result = El resultado
web-pad-hits = { $hits } de { $rounds } apuestas cumplidas
web-pad-again = Otra vez los mismos
web-pad-picture = Compartir una imagen
web-pad-csv = Guardar como CSV
web-pad-json = Guardar como JSON
web-pad-close = Todas las partidas

## Earlier games

web-pad-evenings = Tus partidas
web-pad-unfinished = ronda { $round } de { $rounds }
web-pad-won = { $winners ->
    [one] Ganó { $names } con { $total }
   *[other] Ganaron { $names } con { $total }
}
web-pad-delete = Borrar
web-pad-delete-of = Borrar la partida de { $names }
web-pad-delete-sure = ¿Borrar esta partida?
web-pad-keep = Conservar
web-pad-overtaken = Esta partida se ha cambiado en otra pestaña, así que tu último toque no se ha anotado. Así está ahora.
web-pad-gone = Esta partida se ha borrado en otra pestaña. Todavía puedes guardarla en un archivo.
