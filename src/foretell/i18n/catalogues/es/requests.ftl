### Refusals of a server’s requests and tables: a message per refusal, named after its code

## Messages and requests

frame-too-long = Este mensaje es demasiado largo: el máximo son { $most } bytes.
frame-bad = Este mensaje no se puede leer: { $reason }
frame-hello-first = Indica primero de qué mesa se trata.
frame-too-many = Demasiados mensajes a la vez. Espera { $retry-after ->
    [one] un segundo
   *[other] { $retry-after } segundos
}.
limit-too-often = Demasiados intentos. Vuelve a intentarlo en { $retry-after ->
    [one] un segundo
   *[other] { $retry-after } segundos
}.
limit-too-many-sockets = Ya hay { $most } conexiones abiertas y no puede haber más. Cierra una.
limit-too-many-connections = Tu red ya tiene { $most } conexiones abiertas y no puede haber más. Cierra una y vuelve a intentarlo.
request-not-found = En esta dirección no hay nada.
request-method = { $method } no se puede usar en esta dirección. Usa: { $allowed }.
request-too-long = Esta petición es demasiado larga: el máximo son { $most } bytes.
request-unfinished = El resto de esta petición no ha llegado. Vuelve a intentarlo.
request-bad = Esta petición no se puede leer: { $reason }
request-host = Este servidor no se llama «{ $host }». Usa su dirección pública.
request-origin = La página de otro sitio no puede usar este servidor.
request-unnamed-proxy = Esta petición ha pasado por un proxy en { $proxy } que el servidor no conoce ({ $header }). Si el servidor es tuyo, indica el proxy con --proxies y la cabecera que envía con --proxy-header.
server-draining = El servidor está a punto de reiniciarse. Vuelve a intentarlo en un momento.
server-unavailable = El servidor tarda demasiado ahora mismo. Vuelve a intentarlo en un momento.
server-full = En este momento el servidor no admite más conexiones. Vuelve a intentarlo en un momento.
server-failed = Algo ha ido mal en el servidor. Los detalles están en su log, con el identificador { $request-id }.

## People

person-unknown = El servidor no te conoce. Indica primero tu nombre.
person-unknown-link = Este enlace ya no sirve. Crea otro en el dispositivo en el que se te conoce.
person-unknown-session = La sesión de ese dispositivo ya está cerrada.
person-other-here = Este navegador es de { $here }. Confirma que a partir de ahora será de { $there }.
person-no-way-back = En este navegador no hay ningún nombre anterior al que volver.
name-empty = Un nombre necesita al menos un carácter visible.
name-too-long = Este nombre es demasiado largo: el máximo son { $most } letras, y los emojis, los caracteres chinos y similares cuentan por dos o más.
name-bad-character = Un nombre no puede tener el carácter { $character }: nadie lo vería, o cambiaría otros. Quítalo.

## Tables

table-unknown = No hay ninguna mesa «{ $table }».
table-no-such-game = La mesa { $table } no tiene ninguna partida terminada { $number }, o el enlace está incompleto.
table-damaged = El historial de la mesa { $table } está dañado y la mesa no se puede mostrar. Las demás mesas no se ven afectadas.
table-elsewhere = La mesa { $table } está pasando a otro servidor. Vuelve a intentarlo en un momento.
command-id-reused = Este id ya era de otro comando. Da a cada comando un id propio.
command-overtaken = La partida ha seguido desde que lo elegiste, así que no se ha hecho nada. Mira la mesa y elige de nuevo.
table-busy = Esta mesa recibe demasiadas peticiones a la vez. Vuelve a intentarlo en un momento.
table-not-seated = Solo puede hacerlo quien tiene asiento en la mesa.
table-not-host = Solo puede hacerlo el anfitrión de la mesa.
table-already-seated = Ya tienes un asiento en esta mesa.
table-barred = { $by } te ha expulsado de esta mesa. Podrás volver a sentarte cuando el anfitrión te invite de nuevo.
table-seat-taken = Ese asiento está ocupado: elige otro.
table-name-taken = En esta mesa ya está «{ $name }», y tu nombre se le parece demasiado. Elige otro, o añade una inicial.
table-full = Todos los asientos están ocupados.
table-no-such-seat = Ese asiento no existe: esta mesa tiene { $players }.
table-own-seat = Ese asiento es el tuyo: levántate para dejarlo.
table-seat-open = En ese asiento no hay nadie.
table-not-gathering = Solo se puede hacer antes de la partida.
table-not-playing = No se está jugando ninguna partida.
table-not-over = La partida no ha terminado.
table-nobody-away = Un bot solo juega por quien no está o deja pasar su turno.
table-too-soon-for-bot = Un poco de paciencia: un bot podrá jugar dentro de { $seconds } s como pronto.
table-unknown-character = No hay ningún personaje «{ $character }». Los que hay: { $known }.
table-knows-another-hand = En esta partida ya has visto la mano de otro asiento: hasta que termine solo puedes tener ese.
table-too-many-changes = En esta mesa ha habido demasiados cambios: más de { $most }. Termina la partida o abre otra mesa.
table-log-full = En esta mesa se han jugado { $games } partidas y no admite más. Abre otra mesa.
table-too-many-listed = Ya tienes { $most } mesas abiertas a todos. Termina la partida en una de ellas o abre una mesa a la que solo lleve su enlace.
table-waits-for-deal = Un bot termina esta ronda por ti. Tú juegas a partir de la siguiente.
table-nonce-stands = Ya has añadido tu número a la mezcla.
undo-under-way = { $you ->
    [yes] Has pedido deshacer una jugada. La partida espera a que contesten todos.
   *[no] { $who } ha pedido deshacer una jugada. La partida espera a que contesten todos.
}
undo-too-many = Ya lo has pedido { $most } veces en esta ronda y los demás no estuvieron de acuerdo. Podrás volver a pedirlo en la siguiente.
undo-nothing-asked = Nadie espera tu respuesta.
hint-forbidden = En esta mesa se juega sin pistas.
hint-not-your-turn = Se puede pedir una pista cuando es tu turno.
hint-no-choice = Aquí no tienes elección: una pista no te diría nada.
hint-marked = La ronda { $round } ya está señalada: más pistas no cambian nada.
removal-not-barred = Esta persona ya puede volver a sentarse.
removal-too-many = Los demás no han estado de acuerdo { $most } veces en esta ronda. Podrás volver a pedirlo en la siguiente.
removal-nobody-to-ask = No hay nadie más que pueda aceptar la expulsión. Sin acuerdo, solo se expulsa a alguien antes o después de la partida, o si lleva mucho tiempo ausente.
removal-under-way = Ya se ha pedido expulsar a alguien, y no han contestado todos.
removal-nothing-asked = Nadie espera tu respuesta.

## The deal of the day

daily-closed = Este resultado es del { $date }. El servidor admite resultados de hoy ({ $today }) y del día anterior.
daily-misfit = La decisión número { $choice } falta o no es posible en la mano del { $date }. Envía todas las decisiones de la partida, en orden.

## The store

store-unavailable =
    El servidor no puede guardar nada en este momento: { $why ->
        [full] su disco está lleno.
        [read_only] su almacén es de solo lectura.
       *[failing] su disco da errores.
    } No se pierde nada de lo confirmado. Vuelve a intentarlo en { $retry-after ->
        [one] un segundo
       *[other] { $retry-after } segundos
    }.
store-damaged = Una parte de lo que guarda el servidor está dañada. Su log indica cuál.
