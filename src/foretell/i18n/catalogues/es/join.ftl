### foretell join: a seat at a server’s table, in the terminal

commands-join = Ocupa un asiento en la mesa de un servidor y juega allí, con la misma pantalla y las mismas teclas que en «foretell play». El servidor te reconoce la próxima vez, así que vuelves a encontrar tu asiento. Mientras juegas, { $help } te ayuda.
    .short = juega en la mesa de un servidor
join-argument-table = El enlace a la mesa, por ejemplo https://wizard.example/t/7K2M9QX4, o su código.
join-option-name = Tu nombre en el servidor (por defecto: el último que usaste allí).
join-option-server = El servidor de una mesa indicada por su código (por defecto: http://127.0.0.1:8000).
commands-value-table = ENLACE|CÓDIGO
join-ask-name = Tu nombre:
join-told-host = { $you ->
    [yes] Ahora eres el anfitrión.
   *[no] Ahora el anfitrión es { $who }.
}
join-may-start = Eres el anfitrión: { $go } empieza la partida.
join-may-play-again = Eres el anfitrión: { $go } reúne a todos para otra partida.
join-ask-start = { $go } para seguir, { $help } para ver la ayuda:
join-ask-answer = ¿Estás de acuerdo ({ $yes } o { $no })?
join-help-go = como anfitrión: empieza la partida, u otra cuando termina
join-help-answer = acepta, o no, cuando alguien pide deshacer una jugada
join-help-bot = hace que un bot juegue ya en lugar de quien no está o tarda demasiado
join-help-undo = deshace tu última jugada; si juegan otras personas, tienen que aceptarlo
join-help-quit = sale; tu asiento se conserva
join-told-gone = { $who } no está. Dentro de { $seconds } s jugará un bot en su lugar; dentro de { $soon } s puedes escribir { $bot } para que juegue ya.
join-told-idle = Esperando a { $who }. Si no hace nada, dentro de { $seconds } s puedes escribir { $bot } para que un bot juegue en su lugar.
join-played-for = Escribe { $yes }, o haz tu jugada, para volver a jugar.
join-clock = Tiempo que queda en tu reloj: { $time }.
join-little-time = { $seconds ->
    [one] Te queda un segundo; después, un bot decide por ti.
   *[other] Te quedan { $seconds } segundos; después, un bot decide por ti.
}
join-connected-again = La conexión ha vuelto.
join-waits-how = Escribe otra cosa para cambiarlo, o { $undo } para retirarlo.
join-withdrawn = Retirado: { $what }
join-removed = El anfitrión te ha expulsado de la mesa.
join-given-up = La conexión se ha perdido y el servidor no responde.
join-not-understood = El servidor ha enviado algo que esta versión de Foretell no entiende.
join-not-remembered = El servidor no te reconocerá la próxima vez. { $why }
join-left = Tu asiento se conserva; mientras no estés, juega un bot. Para volver:
join-not-a-link = «{ $text }» no es el enlace a una mesa. Usa un enlace como https://wizard.example/t/7K2M9QX4, o el código de la mesa con --server.
join-not-an-address = «{ $text }» no es la dirección de un servidor. Escríbela como https://wizard.example o http://127.0.0.1:8000.
join-unreachable = Ningún servidor responde en { $url } ({ $detail }). Comprueba la dirección y tu conexión.
client-not-a-server = En { $url } no hay ningún servidor de Foretell. Comprueba la dirección.
