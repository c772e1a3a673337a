### foretell loadtest

commands-loadtest = Juega contra un servidor con muchas personas simuladas e indica cuánto tardan las jugadas. Sin --url arranca uno en esta máquina y luego lo detiene.
    .short = mide un servidor bajo carga
loadtest-option-people = Número de personas simuladas, de 3 a 6 por mesa (por defecto: 200).
loadtest-option-tables = Número de mesas; las formas de apostar se alternan (por defecto: 50).
loadtest-option-seconds = Segundos que se miden; al ritmo por defecto una partida dura alrededor de medio minuto (por defecto: 60).
loadtest-option-warm-up = Segundos de juego antes de medir (por defecto: 5).
loadtest-option-rate = Jugadas por segundo en total, que tocan aunque el servidor se retrase; 0 para todas las que aguante (por defecto: 1000).
loadtest-option-spectators = Número de desconocidos que miran las mesas (por defecto: 0).
loadtest-option-idle-sockets = Número de conexiones que se abren antes y no hacen nada, para ver cuánta memoria ocupa cada una (por defecto: 0).
loadtest-option-url = Un servidor ya arrancado, por ejemplo http://127.0.0.1:8000. Conviene que admita muchos mensajes: --frames 1000000.
loadtest-option-store = Dónde guarda sus mesas el servidor que se arranca (por defecto: en un archivo que se borra al acabar).
loadtest-option-json = Las cifras en una línea de JSON; los tiempos en milisegundos.
loadtest-moves = { $people } personas en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} hicieron { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}: { $rate } por segundo. { $games ->
    [one] Una partida llegó al final.
   *[other] { $games } partidas llegaron al final.
}
loadtest-owed = De { $due ->
    [one] una jugada que tocaba
   *[other] { $due } jugadas que tocaban
}, al final { $owed ->
    [one] faltaba una
   *[other] faltaban { $owed }
}.
loadtest-unpaced = Sin ritmo, ninguna jugada tocaba en un momento concreto: no hay tiempos de respuesta.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = máximo
loadtest-ms = { $ms } ms
loadtest-response = Respuesta: desde que toca una jugada hasta que la recibe el último asiento
loadtest-seen = Servicio: desde que se envía una jugada hasta que la recibe el último asiento
loadtest-answered = Servicio: desde que se envía una jugada hasta su confirmación
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, máximo { $most } ms
loadtest-memory = El servidor ocupa { $megabytes } MB de memoria.
loadtest-memory-unknown = Aquí no se puede saber cuánta memoria ocupa el servidor.
loadtest-idle = Cada conexión inactiva ocupa { $kilobytes } kB; en total son { $sockets }.
loadtest-cpu = El servidor usó { $ms } ms de procesador por jugada.
loadtest-load = Carga media de esta máquina, con { $cores ->
    [one] un procesador
   *[other] { $cores } procesadores
}: { $before } antes, { $after } después.
loadtest-reconnects = Conexiones perdidas y reabiertas: { $times }
loadtest-refused = Rechazado { $times ->
    [one] 1 vez
   *[other] { $times } veces
}: { $code }
loadtest-error = Falló { $times ->
    [one] 1 vez
   *[other] { $times } veces
}: { $kind }
client-refused = El servidor lo ha rechazado: { $reason } (HTTP { $status }).
client-no-socket = El servidor no ha abierto la conexión para jugar: { $reason }
client-server-ended = El servidor que se iba a medir no ha arrancado. Su salida: { $said }
