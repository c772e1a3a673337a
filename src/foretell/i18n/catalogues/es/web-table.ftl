### La mesa en el navegador

# $who is a player and $you says whether it is the reader (yes or no).

## Around the table

table-title = Mesa
table-of = Mesa de { $host }
table-loading = Preparando la mesa…
table-seat = Asiento { $seat }
table-close = Cerrar
table-menu = Menú
table-pad = Bloc de puntuación
table-tricks = Las bazas de esta ronda
table-keys = Teclas
table-rules = Reglas de esta mesa
table-leave = Dejar la mesa
table-try-again = Volver a intentarlo
    .note = Vuelve a tu última decisión. La partida pasa a ser de práctica.
table-practice = Práctica: parte de esta partida ya se había jugado.
table-players = Jugadores
table-your-place = Tu asiento
table-watching = Estás mirando.
table-sit-down = Sentarse
table-moment = Espera un momento…
table-connection-connecting = Conectando…
table-connection-lost = Conexión perdida. Se recuperará sola.
table-clock = quedan { $time }

## Before the game

table-seats = Asientos
table-open-seat = Asiento libre
table-sit-here = Sentarse aquí
table-sit-at = Sentarse en el asiento { $seat }
table-stand = Levantarse
table-bot-here = Bot
table-bot-at = Dar el asiento { $seat } a un bot
table-strength = Nivel de { $who }
table-remove = Expulsar a { $who }
table-swap = Cambiar de asiento: { $who }
table-swap-with = Ahora elige con quién cambia de asiento { $who }.
table-its-you = tú
table-is-host = anfitrión
table-is-bot = bot
table-is-away = ausente
table-is-waiting = juega a partir de la próxima ronda
table-start = Empezar la partida
table-start-bots = { $open ->
    [one] Un bot ocupa el asiento libre.
   *[other] Los bots ocupan los { $open } asientos libres.
}
table-waits-for-host = La partida empezará cuando { $host } quiera.
table-no-host = No hay nadie que pueda empezar la partida. Siéntate y podrás hacerlo tú.
table-invite = Invitar
table-invite-how = Quien tenga este enlace puede sentarse a la mesa.
table-invite-watch = Todos los asientos están ocupados. Quien tenga este enlace puede mirar.
table-invite-text = Ven a jugar a mi mesa.
table-code = Código
table-qr = El enlace en un código QR
table-share = Compartir el enlace
table-copy = Copiar el enlace
table-copied = Enlace copiado.
table-promised = La mezcla ya está sellada
table-promised-text = Este número compromete al servidor con la mezcla antes de la primera carta. Cada persona de la mesa añade un número propio y, después de la partida, todos pueden comprobar que no se cambió nada.
table-nonces = Han añadido un número: { $who }

## A seat

table-is-dealer = reparte
table-is-to-act = le toca
table-you-named = Tú, { $who }
table-owns-suit = juega con { $suit }
table-total = total { $total }
table-leads = en cabeza
table-plate-bid = dice { $bid }
table-plate-standing = dice { $bid }, lleva { $taken }
table-no-bid-yet = aún sin apuesta
table-standing-secret = apuesta secreta, lleva { $taken }
table-standing-needs = apuesta { $bid }, lleva { $taken }, { $by ->
    [one] falta 1
   *[other] faltan { $by }
}
table-standing-fulfilled = apuesta { $bid }, lleva { $taken }, exacto
table-standing-over = apuesta { $bid }, lleva { $taken }, { $by } de más

## The round

table-round = Ronda { $number } de { $rounds }
table-sum-so-far = hasta ahora { $sum } para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
table-sum-even = { $sum } para { $tricks }: igualadas
table-sum-overbid = { $sum } para { $tricks }: { $by } de más
table-sum-underbid = { $sum } para { $tricks }: { $by } de menos
table-bids-hidden = { $bid ->
    [one] { $bid } de { $players } ha apostado en secreto
   *[other] { $bid } de { $players } han apostado en secreto
}
table-bids-secret = Apuestas secretas hasta el final
table-trump-title = Triunfo
table-trump-suit = Triunfo: { $suit }. Descubierta: { $turned }.
table-trump-suit-only = Triunfo: { $suit }.
table-trump-none = Sin triunfo. Descubierta: { $turned }.
table-trump-choose = Triunfo por elegir. Descubierta: { $turned }.
table-trump-no-card = Sin triunfo: no quedan cartas.
table-trump-one-suit = Sin triunfo: gana la carta más alta.
table-trump-short-none = sin triunfo
table-trump-short-choose = por elegir
table-trump-short-no-card = sin triunfo
table-trump-short-one-suit = gana la más alta

## What to do

table-turn-trump = Te toca: elige el triunfo
table-turn-bid = Te toca: apuesta
table-turn-lead = Te toca: sales tú
table-turn-play = Te toca: juega una carta
table-waits-choosing-trump = { $who } elige el triunfo
table-waits-bidding = { $who } apuesta
table-waits-playing = Le toca a { $who }
table-waits-for-bids = { $count ->
    [one] Falta una apuesta
   *[other] Faltan { $count } apuestas
}
table-ask-bid = { $tricks ->
    [one] ¿Ganarás la baza?
   *[other] ¿Cuántas de las { $tricks } bazas ganarás?
}
table-bid-of = Apostar { $bid }
table-ask-trump = Elige el triunfo
table-ask-trump-unseen = Lo haces antes de ver tu mano.
table-not-your-turn = Todavía no: le toca a { $who }.
table-nothing-to-do = Ahora mismo no hay nada que hacer.
table-bid-first = Primero se apuesta.
table-trump-first = Primero se elige el triunfo.
table-chosen-not-now = La carta que elegiste no se puede jugar ahora.
table-chosen-dropped = La partida ha seguido: la carta que habías elegido vuelve a tu mano.

## While the connection is down

table-waiting = Esperando la conexión: { $what }
table-waiting-sent = Ya iba de camino cuando se cortó la conexión: { $what }
table-withdraw = Retirar
table-card-waiting = { $card }, esperando la conexión
table-on-its-way = Ya iba de camino cuando se cortó la conexión, así que ya no se puede cambiar.
table-overtaken = { $what ->
    [play] Mientras tanto la partida ha seguido: tu carta no se ha jugado.
    [bid] Mientras tanto la partida ha seguido: tu apuesta no se ha hecho.
    [choose_trump] Mientras tanto la partida ha seguido: el triunfo que elegiste no cuenta.
    [ask_undo] Mientras tanto la partida ha seguido: no se ha deshecho nada.
    [answer_undo] Tu respuesta ha llegado tarde: ya no la espera nadie.
    [answer_removal] Tu respuesta ha llegado tarde: ya no la espera nadie.
   *[other] Mientras tanto la mesa ha seguido: no se ha hecho nada.
}

## A hint

table-hint = Pista
table-hint-loading = Cargando el bot más fuerte…
table-hint-looking = Probando partidas posibles: { $games } de { $of }…
table-hint-marking = Señalando la ronda en el bloc de puntuación…
table-hint-bid = Apuesta { $bid }
table-hint-trump = Elige como triunfo { $suit }
table-hint-play = Juega { card-with-article }
table-hint-worth = { $points } puntos, apuesta cumplida en el { $chance } de los casos
table-hint-said = { $action }: { table-hint-worth }.
table-hint-own = tu respuesta
table-hint-level = Casi igual de bueno
table-hint-points = Puntos
table-hint-made = Se cumple
table-hint-games = { $games ->
    [0] A primera vista
    [one] Una partida posible probada
   *[other] { $games } partidas posibles probadas
}; ± es el intervalo del 95 %.
table-hint-simpler = No se ha podido cargar el bot más fuerte, así que responde uno más sencillo. Basta con conectarse una vez para que quede en este dispositivo.
table-hint-none = Esta vez no hay pista: no se han podido cargar los bots. Comprueba la conexión e inténtalo de nuevo.
table-hint-marked = El bloc de puntuación indica que has usado una pista en esta ronda.
table-hint-note = En las rondas con esta señal se ha usado una pista.
table-hint-used = con pista

## Cards

table-your-hand = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
table-card-chosen = { $card }, elegida
table-unseen-hand = { $count ->
    [one] Tu carta. La verás cuando todos hayan apostado.
   *[other] Tus { $count } cartas. Las verás cuando todos hayan apostado.
}
table-others-hands = Las manos de los demás
table-hand-unseen = No ves tu mano.
table-hand-empty = Tu mano está vacía.
table-trick = Baza { $number } de { $tricks }
table-led = salió
table-wins-so-far = va ganando
table-took-it = la ganó
table-last-trick = Baza anterior
table-spent-short = Cartas fuera
table-no-tricks = En esta ronda todavía no se ha ganado ninguna baza.
table-trick-taken = { $you ->
    [yes] Baza { $number }: tuya
   *[no] Baza { $number }: { $who }
}
table-spent = Fuera del juego: { $count ->
    [one] una carta
   *[other] { $count } cartas
}

## Score

table-round-over = Fin de la ronda { $number }
table-round-result = apuesta { $bid }, bazas { $taken }
table-pad-caption = La apuesta y el total de cada jugador en cada ronda
table-pad-cell = apuesta { $bid }, bazas { $taken }, { $points } puntos, total { $total }
table-pad-empty = Todavía no se ha anotado ninguna ronda.
table-round-word = Cartas de la ronda
table-round-sign = N.º
table-chart = Totales ronda a ronda
table-chart-text = Totales ronda a ronda. Ahora: { $totals }.

## After the game

table-wins = { $you ->
    [yes] ¡Ganas con { $total } puntos!
   *[no] Gana { $who } con { $total } puntos
}
table-win-together = Ganan juntos: { $who }, con { $total } puntos
table-story-won = { $you ->
    [yes] Ganas por { $by }: la ronda { $round } te dio { $points } puntos.
   *[no] { $who } gana por { $by }: la ronda { $round } le dio { $points } puntos.
}
table-story-shared = { $you ->
    [yes] Empate en cabeza: la ronda { $round } te dio { $points } puntos.
   *[no] Empate en cabeza: la ronda { $round } dio { $points } puntos a { $who }.
}
table-story-cost = { $place }.º, a { $by } de la cabeza: la ronda { $round } te costó { $points } puntos.
table-story-outdone = { $place }.º, a { $by } de la cabeza: en la ronda { $round } { $who } sacó { $points } puntos más que tú.
table-rematch = Otra partida
table-rematch-waits = El anfitrión puede empezar otra partida.
table-record = Guardar el registro
table-figures = La partida en cifras
table-figure-best = Mejor ronda
table-figure-worst = Peor ronda
table-figure-round = { $who }, ronda { $round }
table-figure-streak = Apuestas cumplidas seguidas
table-figure-exact = Más apuestas cumplidas
table-figure-leads = Cambios de líder
table-figure-hints = Rondas con pista
table-exact-of = { $who }: { $exact } de { $rounds } apuestas cumplidas
table-fair-title = ¿Fue limpia la mezcla?
table-fair-text = { $where ->
    [page] La mezcla quedó sellada antes de repartir la primera carta, y después nadie pudo cambiarla: ni los bots ni esta página.
   *[server] Antes de la primera carta, el servidor se comprometió con la mezcla.
} Tu navegador puede comprobar, con código propio, que cada carta salió de ella.
table-fair-check = Comprobar la mezcla
table-fair-good = La mezcla fue limpia: cada carta corresponde al compromiso.
table-fair-bad = La mezcla no corresponde al compromiso ({ $code }).
table-fair-numbers = Los números
table-fair-commitment = Compromiso
table-fair-seed = Semilla
table-fair-salt = Sal

## Bots

table-bots-wait = De momento los bots tardan más: han calculado mucho para las mesas de este anfitrión.

## Taking back

table-undo = Deshacer
table-undo-asked = { $you ->
    [yes] Has pedido deshacer tu última jugada.
   *[no] { $who } pide deshacer la última jugada.
}
table-undo-agree = Aceptar
table-undo-refuse = Rechazar
table-undo-waits = Falta la respuesta de: { $who }
table-undo-pause = La partida espera una respuesta.
table-removal-asked = { $you ->
    [yes] Has pedido expulsar a { $target } de la mesa.
   *[no] { $who } pide expulsar a { $target } de la mesa.
}
table-removal-asked-you = { $who } pide expulsarte de la mesa.

## Preferences and the host’s matters

table-preferences = Preferencias
table-prefer-order = Orden de la mano
    .trump-first = Primero el triunfo
    .suits = Por palos
    .ranks = Por valor
table-prefer-speed = Velocidad
    .slow = Lenta
    .normal = Normal
    .quick = Rápida
    .none = Sin animación
table-prefer-confirm = Tocar dos veces para jugar una carta
table-prefer-preselect = Elegir una carta antes de tu turno
table-prefer-playonly = Jugar sin preguntar la única carta posible
table-prefer-sound = Sonidos y vibración
table-host-matters = Como anfitrión

## Keys

table-key-arrows = recorren tu mano
table-key-enter = juega la carta
    .name = Intro
table-key-digits = apuestan
table-key-h = lee tu mano
table-key-t = lee la baza
table-key-b = lee apuestas y bazas
table-key-s = lee los puntos
table-key-u = lee el triunfo
table-key-w = dice a quién le toca
table-key-a = da una pista
table-key-help = esta lista

## What happened, read aloud

table-told-pair = { $who }: { $what }
table-told-seated = { $you ->
    [yes] Te sientas.
   *[no] { $who } se sienta.
}
table-told-waits = { $you ->
    [yes] Te sientas, y juegas a partir de la próxima ronda.
   *[no] { $who } se sienta, y juega a partir de la próxima ronda.
}
table-told-vacated = El asiento { $seat } vuelve a estar libre.
table-told-stood-in = { $you ->
    [yes] Estás ausente: un bot juega por ti.
   *[no] { $who } está ausente: juega un bot en su lugar.
}
table-told-silent = { $you ->
    [yes] Has dejado pasar tu turno. Un bot juega por ti hasta que hagas algo.
   *[no] { $who } tarda demasiado: juega un bot en su lugar.
}
table-told-back = { $you ->
    [yes] Estás de vuelta.
   *[no] { $who } está de vuelta.
}
table-told-hint = { $you ->
    [yes] Usas una pista.
   *[no] { $who } usa una pista.
}
table-told-undo-refused = { $you ->
    [yes] Has dicho que no.
   *[no] { $who } ha dicho que no.
}
table-told-undo-lapsed = No se deshace nada: no han contestado todos.
table-told-removal-lapsed = No se expulsa a nadie: no han contestado todos.
table-told-taken-back = { $you ->
    [yes] Deshaces tu última jugada.
   *[no] { $who } deshace la última jugada.
}
table-told-dealt = { $you ->
    [yes] Ronda { $round }. Repartes { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a cada uno.
   *[no] Ronda { $round }. { $who } reparte { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a cada uno.
}
table-told-trump = { $you ->
    [yes] Eliges el triunfo: { $suit }.
   *[no] { $who } elige el triunfo: { $suit }.
}
table-told-bid = { $you ->
    [yes] Apuestas { $bid }.
   *[no] { $who } apuesta { $bid }.
}
table-told-has-bid = { $you ->
    [yes] Has apostado.
   *[no] { $who } ha apostado.
}
table-told-played = { $you ->
    [yes] Tú: { $card }.
   *[no] { $who }: { $card }.
}
table-told-won = { $you ->
    [yes] Ganas la baza.
   *[no] { $who } gana la baza.
}
table-told-won-with = { $you ->
    [yes] La ganaste con { card-with-article }.
   *[no] La ganó { $who } con { card-with-article }.
}
table-told-trick = La baza: { $cards }.
table-told-score = { $who }: { $points } puntos, total { $total }.
table-told-total = { $who }: { $total }.
table-told-hand = Tu mano: { $cards }.
table-told-legal = Puedes jugar: { $cards }.
