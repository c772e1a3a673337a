### Qué pasa en muchas partidas: el comando, las tablas, los gráficos y las imágenes

commands-stats = Hace que los bots jueguen muchas partidas y muestra qué pasa en ellas: cuántas veces se cumple cada apuesta, cómo se reparten los puntos y cuánto vale cada carta. La misma semilla y las mismas opciones dan las mismas cifras.
    .short = cuenta qué pasa en muchas partidas
commands-value-folder = CARPETA

stats-option-games = Cuántas partidas (por defecto: 50.000).
stats-option-bots = Quién juega (por defecto: steady).
stats-option-seed = La semilla de la que salen todas las partidas (por defecto: una nueva).
stats-option-out = Escribe además imágenes (PNG) y todas las tablas (CSV) en esta carpeta.
stats-option-force = Las sobrescribe si ya existen.
stats-option-json = Todas las tablas en una línea de JSON, y nada más.

stats-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $players } jugadores, todos { $bots }, semilla { $seed }
stats-written = { $files ->
    [one] 1 archivo escrito
   *[other] { $files } archivos escritos
} en { $folder }

## Numbers

stats-whole = { $value }
stats-decimal = { $whole },{ $decimals }
# With the language's space before the sign, if any.
stats-percent = { $value } %

## Headings of columns: the shorter, the more fit on a line

stats-column-cards = cartas
stats-column-made = cumplidas, %
stats-column-mean-bid = media
stats-column-commonest = favorita
stats-column-chosen = cuota
stats-column-over = de más
stats-column-even = igual
stats-column-under = de menos
stats-column-place = turno
stats-column-round = por ronda
stats-column-won = ganadas, %
stats-column-game = por partida
stats-column-mean = media
stats-column-spread = desviación
stats-column-lowest = mínimo
stats-column-highest = máximo
stats-column-all = todas

## Bids

stats-rounds = Las apuestas según las cartas en la mano
stats-rounds-note = Cumplidas: tantas bazas ganadas como apostadas. Favorita: la apuesta más común, y su cuota. De más, igual, de menos: las rondas en que todas las apuestas suman más bazas de las que hay, exactamente esas o menos. Todo en %, salvo los puntos: los de un jugador en una ronda.
stats-round-told = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: se cumple el { $made } de las apuestas; de media { $mean }, lo más común { $commonest } ({ $chosen }); de más { $over }, igualadas { $even }, de menos { $under }; { $points } puntos.
stats-bids = Cuántas veces se cumple cada apuesta, %
stats-bids-note = Una fila por cada número de cartas en la mano, una columna por cada apuesta. En negrita: la más común. Falta lo que se apuesta menos de una vez de cada { $rare }.
stats-bids-told = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: { $made }.
stats-bid-made = apuesta { $bid }: { $made }
stats-made-by-size = Apuestas cumplidas, %, según el número de cartas en la mano
stats-places = El orden de las apuestas
stats-places-note = Los turnos se cuentan desde la izquierda de quien reparte. Por ronda y por partida: los puntos. Las partidas, también las ganadas, van según el turno en la primera ronda.
stats-place = { $role ->
    [leader] { $number } (sale)
    [dealer] { $number } (reparte)
   *[between] { $number }
}
stats-place-told = Turno { $place }: se cumple el { $made } de las apuestas, apuesta media { $bid }, { $tricks } bazas y { $points } puntos por ronda. Como turno en la primera ronda: { $won } de partidas ganadas, { $total } puntos por partida.

## Points

stats-totals = Los puntos al final de la partida
stats-totals-note = Desviación: la desviación típica. { $low }: tantos puntos o menos en { $percent } de cada 100 casos; { $half } es la mediana. En el { $shared } de las partidas ganan varios juntos.
stats-every-player = todos
stats-winner = ganadores
stats-total-told = { $who }: media { $mean }, desviación { $spread }, mínimo { $lowest }, { $quantiles }, máximo { $highest }.
stats-quantile-told = { $share } hasta { $total }
stats-totals-drawn = Los puntos al final de la partida: % de los casos, en pasos de { $width }

## Cards

stats-cards = Cuántas veces una carta de la mano gana una baza, %
stats-cards-note = En todas las rondas, y con ciertos números de cartas en la mano. Los Magos y los Bufones, que no tienen palo, se cuentan con los otros palos.
stats-kind-trump = triunfo
stats-kind-plain = otros palos
stats-kind-no-trump = sin triunfo
stats-kind-one-suit = un palo por jugador
stats-card-told = { $card }: { $shares }.
stats-kind-told = { $kind } { $took } ({ $sizes })
stats-size-told = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} { $took }
stats-cards-drawn = Cuántas veces una carta de la mano gana una baza, %, según su valor

## Pictures

stats-picture-made = Apuestas cumplidas, según las cartas en la mano
stats-picture-bids = Cuántas veces se cumple cada apuesta
stats-picture-bids-note = en % de sus casos; en el recuadro: la apuesta más común
stats-picture-cards = Cuántas veces una carta de la mano gana una baza
stats-picture-cards-by-size = Cuántas veces una carta gana una baza, según las cartas en la mano
stats-axis-cards = cartas en la mano
stats-axis-bid = apuesta
stats-axis-made = apuestas cumplidas
stats-axis-points = puntos al final
stats-axis-cases = parte de los casos, en pasos de { $width } puntos
stats-axis-rank = valor
stats-axis-took = gana una baza
stats-median = a trazos: la mediana

## What cannot be written

stats-no-pictures = Las imágenes necesitan Matplotlib, que no está instalado. Se instala así: { $install }
stats-not-a-folder = { $path } es un archivo, no una carpeta. Elige otro nombre.
