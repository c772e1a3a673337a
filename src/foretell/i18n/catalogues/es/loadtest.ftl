### foretell loadtest

commands-loadtest = Juega contra un servidor con muchas personas simuladas y dice lo rápido que es. Sin --url arranca uno en esta máquina y luego lo detiene.
    .short = mide un servidor bajo carga
loadtest-option-people = Cuántas personas simuladas en total, de 3 a 6 por mesa; 200 si no se dice.
loadtest-option-tables = En cuántas mesas juegan; 50 si no se dice.
loadtest-option-seconds = Cuántos segundos juegan; 10 si no se dice.
loadtest-option-rate = Jugadas por segundo en total; 1000 si no se dice, 0 para todas las que aguante el servidor.
loadtest-option-idle-sockets = Antes, otras tantas conexiones que no hacen nada, para ver cuánta memoria ocupa cada una; ninguna si no se dice.
loadtest-option-url = Un servidor ya arrancado, por ejemplo http://127.0.0.1:8000. Que admita muchos mensajes: --frames 1000000.
loadtest-option-store = Dónde guarda sus mesas el servidor que se arranca; si no se dice, en un archivo que luego se borra.
loadtest-option-json = Las cifras en una línea de JSON; los tiempos en milisegundos.
loadtest-moves = { $people } personas en { $tables } mesas hicieron { $moves } jugadas en { $seconds } segundos: { $rate } por segundo. { $games ->
    [one] Una partida llegó al final.
   *[other] { $games } partidas llegaron al final.
}
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = máximo
loadtest-ms = { $ms } ms
loadtest-seen = De una jugada al último asiento que la conoce
loadtest-answered = De una jugada a su respuesta
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, máximo { $most } ms
loadtest-memory = El servidor ocupa { $megabytes } MB de memoria.
loadtest-memory-unknown = Cuánta memoria ocupa el servidor no se sabe aquí.
loadtest-idle = Cada una de las { $sockets } conexiones inactivas ocupa { $kilobytes } kB.
loadtest-refused = Rechazado { $times } veces: { $code }
loadtest-error = Salió mal { $times } veces: { $kind }
client-refused = El servidor lo ha rechazado: { $reason } (HTTP { $status }).
client-no-socket = El servidor no ha abierto la conexión para jugar: { $reason }
client-server-ended = El servidor que se iba a medir no ha arrancado. Ha dicho: { $said }
