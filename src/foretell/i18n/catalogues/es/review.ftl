### The review of a game, in the terminal and as a page

commands-review = Analiza una partida registrada: cuánto valía cada decisión, cuáles costaron más y por qué, y qué puntos fueron suerte. Tarda hasta medio minuto por jugador; la misma partida da siempre el mismo análisis.
    .short = analiza las decisiones y la suerte de una partida

commands-value-points = PUNTOS

review-option-game = Número de la partida en el archivo (por defecto: 1).
review-option-seat = Asiento que se analiza, contando desde 0, o nombre de un jugador; se puede repetir (por defecto: las personas, o todos si no hay).
review-option-inaccurate = Pérdida desde la que una decisión es una imprecisión (por defecto: 2).
review-option-mistake = Pérdida desde la que una decisión es un error (por defecto: 5).
review-option-blunder = Pérdida desde la que una decisión es un error grave (por defecto: 10).
review-option-html = Archivo nuevo para el análisis, como página que no necesita ningún otro.
review-option-json = Escribe el análisis como una línea de JSON.

## Invalid command lines

review-no-such-seat = No existe el asiento «{ $seat }». Los asientos van de 0 a { $last }, o son los jugadores: { $players }.
review-no-round = En esta partida no se jugó ninguna ronda hasta el final: no hay nada que analizar.
review-not-points = { $flag } necesita un número de puntos mayor que 0, no «{ $value }».
review-thresholds-fall = Los umbrales deben subir: --inaccurate { $inaccurate }, --mistake { $mistake }, --blunder { $blunder }.

## Output

review-reviewing = Análisis
review-written = Análisis escrito en { $file }
review-page = Análisis de la partida { $id }
review-title = { $who } en la partida { $id }
review-unfinished = La partida no ha terminado: se analizan sus rondas completas.
review-item = { $label }: { $value } ({ $note }).

review-sum = De dónde vienen los puntos
review-points = Puntos
    .note = en todas las rondas analizadas
review-average = Media
    .note = de un asiento en rondas así
review-cards = Cartas
    .note = lo que valían las cartas recibidas
review-others = Otros
    .note = lo que dieron las acciones de los demás
review-decisions = Decisiones
    .note = perdido frente a las mejores conocidas
review-hidden = Cartas ocultas
    .note = el efecto de cartas que nadie podía ver
review-accuracy = Precisión
review-judged = { $inaccurate ->
    [one] 1 imprecisión
   *[other] { $inaccurate } imprecisiones
}, { $mistake ->
    [one] 1 error
   *[other] { $mistake } errores
}, { $blunder ->
    [one] 1 error grave
   *[other] { $blunder } errores graves
}
review-lost = Perdido con apuestas: { $bid } puntos, con el triunfo: { $trump }, con cartas: { $card }.

review-rounds = Ronda a ronda
review-column-round = Ronda
review-column-bid = Apuesta
review-column-taken = Bazas
review-column-points = Puntos
review-column-cards = Cartas
review-column-others = Otros
review-column-decisions = Decis.
review-column-hidden = Ocultas
review-column-accuracy = Precisión
review-round-told = Ronda { $number }: apuesta { $bid }, bazas { $taken }, { $points } puntos; cartas { $cards }, otros { $others }, decisiones { $decisions }, cartas ocultas { $hidden }; precisión { $accuracy }.

review-curve = Puntos por encima de la media
review-curve-played = como se jugó
review-curve-best = con las mejores decisiones conocidas
review-curve-told = Al final: { $played } como se jugó, { $best } con las mejores decisiones conocidas.
review-well = Lo que salió bien
review-well-where = { $kind ->
    [bid] Ronda { $number }, apuesta { $taken }
    [trump] Ronda { $number }, triunfo { $taken }
   *[card] Ronda { $number }, baza { $trick }, { $taken }
}
review-well-find = { $where }: el mejor hallazgo. La siguiente opción valía { $points } puntos menos.
review-well-odds = { $where }: contra pronóstico. La apuesta tenía una probabilidad del { $chance }, y se cumplió.
review-well-rescue = { $where }: un rescate. La probabilidad había bajado al { $chance }, y la apuesta se cumplió.
review-well-sound = { $count } de { $total } decisiones no costaron nada digno de mención.

review-moments = Las decisiones más caras
review-moments-none = Ninguna decisión valía menos que la mejor conocida.
review-others-named = Otras decisiones que perdieron puntos
review-moment-bid = Ronda { $number }: apuesta { $taken }. Apostar { $best } vale { $loss } puntos más.
review-moment-trump = Ronda { $number }: triunfo { $taken }. Triunfo { $best } vale { $loss } puntos más.
review-moment-card = Ronda { $number }, baza { $trick }: { $taken }. { $best } vale { $loss } puntos más.
review-judgement = { $judgement ->
    [blunder] Error grave
    [mistake] Error
    [inaccurate] Imprecisión
   *[none] Quizá ninguna pérdida
}: la apuesta se cumple en el { $taken } de las partidas en vez del { $best }.
review-values = Lo que valían las opciones
review-tricks = Bazas ganadas en partidas posibles
review-column-tricks = Bazas
review-tricks-bid = Apuesta { $bid }
review-tricks-told = Bazas ganadas en partidas posibles tras una apuesta de { $bid }: { $shares }.
review-taken = { $action } (elegida)
review-for = A favor de { $action }:
review-against = En contra de { $action }:
review-column-hindsight = A posteriori
review-hindsight-note = A posteriori: los puntos de la ronda con las cartas como estaban de verdad, que nadie podía saber.
review-hindsight = A posteriori, con las cartas como estaban de verdad: { $taken } llevó a { $points } puntos, { $best } a { $instead }.
