### La página en el navegador: todo menos la mesa

## Everywhere

web-skip = Ir al contenido
web-home = Inicio
web-loading = Cargando…
web-not-found = Página no encontrada
web-not-found-text = Esta página no existe. Vuelve al inicio con el enlace de arriba.
web-not-affiliated = Foretell es software libre. No está vinculado a los editores del juego de cartas.
web-source = Código fuente
web-documentation = Documentación (en inglés)
web-you = Tú
web-seat = Asiento { $seat }
web-refused-full = A este navegador no le queda espacio. Lo que hagas aquí se pierde al cerrar la pestaña.
web-refused-blocked = Este navegador no guarda nada. Lo que hagas aquí se pierde al cerrar la pestaña.
web-record = Descargar el registro

## The first screen

web-what = El juego de cartas Wizard
web-show-pause = Pausar las cartas en movimiento
web-claim = Di cuántas bazas vas a ganar. Luego gana exactamente esas.
web-choices = Jugar
web-play-now = Jugar ahora
web-play-now-text = Tú y { $bots ->
    [one] un bot
   *[other] { $bots } bots
}, { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
}
web-play-friends = Jugar con amigos
web-play-friends-text = Con un enlace o un código
web-daily = Mano del día
web-daily-text = Las mismas cartas para todos, cinco minutos
web-daily-played = Hoy: { $points } puntos
web-puzzles = Problemas
web-puzzles-text = Encuentra la mejor jugada
web-resume = Continuar la partida
web-resume-text = Ronda { $round } de { $rounds }
web-under-way = Tienes una partida en curso
web-new-game = Partida nueva
web-new-game-text = Abandona la que está en curso
web-elsewhere = Abierta en otra pestaña
web-elsewhere-text = Estás jugando esta partida en otra pestaña. Solo puede seguir en una pestaña a la vez.
web-elsewhere-continue = Seguir aquí
web-set-up = Tu partida
web-players = { $players } jugadores
web-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
web-your-turn = Te toca
web-your-turn-at = Te toca – { $title }
web-your-tables = Tus mesas
web-open-tables = Mesas abiertas
web-table-of = Mesa de { $host }
web-table-with = Con { $people }
web-table-over = terminada
web-table-forget = Quitar de la lista: { $table }
web-seats-taken = { $taken } de { $players } asientos ocupados
web-watch = mirar
web-code = Código de la mesa
web-join = Unirse
web-more = Más
web-learn = Aprender jugando
web-rules = Las reglas
web-pad = Bloc de puntuación
web-advice = Consejos
web-settings = Ajustes

## Coming to a table

web-invited = Tienes una invitación
web-your-name = Tu nombre
web-your-name-hint = Para que los demás sepan quién eres. Nunca se te pedirá nada más.
web-come-in = Entrar
web-just-watch = Solo mirar
web-table-away = No se puede conectar con el servidor
web-table-away-text = Deja abierta esta página: en cuanto vuelva la conexión, abrirá la mesa por sí sola.
web-play-meanwhile = Jugar mientras contra bots

## A new table

web-new-table = Mesa nueva
web-preset = ¿A qué jugamos?
web-kind-classic = Clásica
    .hint = Las reglas impresas
web-kind-short = Corta
    .hint = Cinco rondas
web-kind-two = Dos jugadores
    .hint = Seis rondas
web-kind-twist = Con una variante
    .hint = Cambia una regla
web-kind-own = A medida
    .hint = Elige cada regla
web-twist = ¿Qué variante?
web-length = Duración
web-length-whole = Entera
web-length-half = Media
web-length-short = Corta
web-summary = { $players } jugadores, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
}, apuestas { $bidding ->
    [hidden] ocultas
    [secret] secretas
   *[open] a la vista
}
web-manners = En la mesa
web-private = Entre amigos
web-private-hint = Puede entrar quien tenga el enlace o el código.
web-listed = Abierta a todos
web-listed-hint = La mesa aparece en la pantalla de inicio de todo el mundo.
web-clock = Reloj
web-clock-none = ninguno
web-clock-each = { $minutes } minutos por persona y { $seconds } segundos por jugada
web-allow-hints = Permitir pistas
    .hint = Las rondas con pista se señalan en el bloc de puntuación, a la vista de todos.
web-no-hints = sin pistas
web-bots = Nivel de los bots
web-bots-hint = Los bots ocupan los asientos libres y juegan por quien se ausente.
web-style = Apuestas de los bots
web-style-none = Según sus cartas
web-style-bold = Más bien altas
    .note = apuesta alto
web-style-careful = Más bien bajas
    .note = apuesta bajo
web-open-table = Abrir la mesa

web-level-beginner = Principiante
    .hint = Cuenta las cartas altas y solo piensa en la baza en curso.
web-level-casual = Ocasional
    .hint = Olvida buena parte de lo jugado y no hace planes hasta el final de la ronda.
web-level-seasoned = Veterano
    .hint = Sólido y humano: de vez en cuando olvida una carta.
web-level-expert = Experto
    .hint = No olvida nada y piensa cómo puede seguir la ronda.
web-level-master = Maestro
    .hint = El más fuerte que hay.

web-level-exact = Entre iguales cumple el { $exact } % de sus apuestas.
web-level-of = Nivel de { $who }

web-preset-standard = Juego estándar
    .hint = Como en la mayoría de los reglamentos, de 3 a 6 jugadores
web-preset-en = Reglamento inglés
    .hint = Apuestas a la vista, palos de la baraja francesa
web-preset-es = Reglamento español
    .hint = Apuestas a la vista, palos de la baraja francesa
web-preset-fr = Reglamento francés
    .hint = Pueblos y colores, números del 1 al 13
web-preset-it-classic = Reglamento italiano, clásico
    .hint = Palos de la baraja francesa, números del 1 al 13
web-preset-it-fantasy = Reglamento italiano, fantasía
    .hint = Pueblos y colores, números del 1 al 13
web-preset-hidden-bid = Apuestas ocultas
    .hint = Todos apuestan a la vez y luego se muestran las apuestas
web-preset-delayed-reveal = Apuestas reveladas al final
    .hint = Nadie conoce las de los demás hasta el final de la ronda
web-preset-dark-wizard = Mago oscuro
    .hint = Si hay varios Magos, el último gana la baza
web-preset-two-players = Dos jugadores
    .hint = Se baraja una sola vez; las apuestas se revelan al final de cada ronda
web-preset-no-even-bid = Sin apuesta igualada
    .hint = El líder en solitario no puede igualar las apuestas
web-preset-clairvoyance = Clarividencia
    .hint = Antes de apostar ves todas las manos menos la tuya
web-preset-one-suit = Un palo por jugador
    .hint = Cada uno tiene sus quince cartas, para 3 o 4
web-preset-plus-minus-one = Más o menos uno
    .hint = Las apuestas nunca pueden sumar justo las bazas
web-preset-short = Una partida corta
    .hint = Cinco rondas: 1, 3, 5, 7 y 9 cartas

web-option-players = Jugadores
web-option-bidding = Apuestas
web-option-even-bid = ¿Pueden las apuestas igualar las bazas?
web-option-even-bid-from = La suma está limitada desde cuántas cartas
web-option-winning-wizard = Con varios Magos
web-option-deal = Cartas
web-option-edition = Edición
web-option-clairvoyance = Clarividencia
    .hint = Antes de las apuestas ves las manos de los demás, pero no la tuya.
web-option-clairvoyant-rounds = Rondas con clarividencia
web-option-follow-after-wizard = Seguir tras un Mago
    .hint = Si se sale con un Mago, hay que seguir el palo de la primera carta numerada.
web-option-first-dealer = Quién reparte primero
web-option-hand-sizes = Cartas en cada ronda
web-bidding-open = A la vista
    .hint = Una tras otra; todos las oyen
web-bidding-hidden = Ocultas
    .hint = Se muestran cuando todos han apostado
web-bidding-secret = Reveladas al final
    .hint = Secretas hasta el final de la ronda
web-even-bid-free = Sí
    .hint = Se permite cualquier apuesta
web-even-bid-not-leader = No, si el último en apostar es líder en solitario
    .hint = El líder en solitario no puede igualarlas
web-even-bid-never = Nunca
    .hint = El último tiene que evitar un número
web-even-bid-from-number = Apuestas libres con menos de { $number } cartas
    .hint = La suma está limitada desde { $number } cartas
web-clairvoyant-rounds-all = Todas las rondas
    .hint = De la primera ronda a la última
web-clairvoyant-rounds-first = Solo la primera ronda
    .hint = Después, cada uno mira su propia mano, como siempre
web-winning-wizard-first = el primero gana la baza
    .hint = Como en todos los reglamentos
web-winning-wizard-last = el último gana la baza
    .hint = El Mago oscuro
web-deal-shared = Una baraja
    .hint = Se baraja de nuevo en cada ronda
web-deal-one-suit = Un palo por jugador
    .hint = Un palo, un Mago y un Bufón para cada uno
web-edition-classic = Clásica
    .hint = Tréboles, diamantes, corazones, picas
web-edition-fantasy = Fantasía
    .hint = Gigantes, Enanos, Humanos, Elfos
web-dealer-draw = Quien saque la carta más alta
web-hand-sizes-all = 1, 2, 3… todas las cartas
web-hand-sizes-hint = Por ejemplo: 1, 3, 5 o 10-1. Déjalo vacío para las rondas habituales.

## The rules

web-rules-of = Reglas de: { $name }

## Settings

web-language = Idioma
web-set-theme = Aspecto
web-set-theme-auto = Según el dispositivo
web-set-theme-light = Claro
web-set-theme-dark = Oscuro
web-set-theme-contrast = Alto contraste
web-set-faces = Valores impresos en las cartas
web-set-faces-letters = del 2 al 10, J, Q, K, A
web-set-faces-numbers = del 1 al 13
web-set-order = Orden de la mano
web-set-order-trump-first = Palos, primero el triunfo
web-set-order-suits = Palos
web-set-order-ranks = Valores
web-set-speed = Movimiento
web-set-speed-normal = Normal
web-set-speed-quick = Rápido
web-set-speed-slow = Lento
web-set-speed-none = Ninguno
web-set-play = Jugar
web-set-confirm = Dos toques para jugar
    .hint = El primero levanta la carta, el segundo la juega.
web-set-preselect = Elegir por adelantado
    .hint = Toca una carta mientras los demás piensan: se juega en tu turno, si se puede.
web-set-playonly = Jugar la única carta
    .hint = Si solo puedes jugar una carta, se juega sin preguntar.
web-set-sound = Sonidos
    .hint = Discretos, para cartas y bazas.
web-set-keys = Atajos de una sola tecla
    .hint = Con las cifras apuestas; las letras leen en voz alta. Desactívalos si dictas o si pulsas teclas sin querer.
web-own-link = Añadir un dispositivo
web-own-link-hint = Abre este enlace en el otro dispositivo. Sirve una sola vez y durante diez minutos. No se lo des a nadie más: permite ver tus cartas.
web-own-link-make = Crear un enlace
web-own-link-qr = El enlace en un código QR, para enfocarlo con el otro dispositivo
web-nobody-yet = Aquí aún no tienes nombre. Siéntate primero a una mesa.
web-devices = Tus dispositivos
web-devices-text = En estos dispositivos eres { $name }. Si has perdido uno, cierra su sesión.
web-device-unknown = Dispositivo desconocido
web-device-here = Este dispositivo
web-device-used = Último uso: { $date }
web-sign-out = Cerrar sesión
web-sign-out-of = Cerrar la sesión de { $device }
web-sign-out-others = Cerrar todas las demás sesiones
web-sign-out-last = Este es el único dispositivo en el que eres { $name }: si cierras la sesión, nadie podrá volver a ser { $name }.
web-sign-out-sure = Cerrar la sesión definitivamente
web-signed-out = Se ha cerrado tu sesión en este dispositivo.
web-become = ¿Ser { $there } en este dispositivo?
web-become-other = Aquí eres { $here }.
web-become-back = Durante un día puedes volver a ser { $here }.
web-become-shared = Sigue solo si { $there } eres tú. { $there } ve todas las manos que recibas con este nombre y puede jugarlas.
web-become-yes = Ser { $there }
web-become-no = Quedarme como estoy
web-became = Ahora eres { $there } en este dispositivo.
web-go-back = Volver a ser { $here }
web-go-on = Seguir

web-more-of = { $what }: una más

## Replays

web-replay = Repetición
web-review = Análisis
web-games = Tus partidas

## Refusals that sound different in the page

web-refusal-unknown = No ha funcionado ({ $code }).
web-refusal-net-unreachable = No se puede conectar con el servidor. Jugar contra bots, las reglas y el bloc de puntuación funcionan sin él.
web-refusal-bots-no-weights = No se pudo cargar este bot: «steady» juega en su lugar.
web-refusal-bots-no-engine = Los bots no pueden pensar en este momento. Se vuelve a intentar…
web-refusal-bots-failed = Este bot ha fallado: «steady» juega en su lugar.
web-refusal-bots-no-wasm = Este navegador no permite WebAssembly, que los bots necesitan. Permítelo en esta página o juega en una mesa con otras personas.
web-refusal-net-failed = El servidor ha respondido con un error ({ $status }). Vuelve a intentarlo en un momento.
web-refusal-file-too-large = Es mucho más grande que cualquier registro.
web-refusal-record-not-json = La línea no es JSON válido.
web-refusal-options-even-bid-needs-open-bids = Solo se puede limitar la suma de las apuestas si están a la vista: el último en apostar debe conocer las demás. Elige apuestas a la vista, o permite cualquier suma.
web-refusal-options-two-players-need-secret-bids = Entre dos, las apuestas se revelan al final: elige esa forma de apostar, o más jugadores.
web-refusal-options-one-suit-needs-three-or-four = «Un palo por jugador» se juega entre tres o cuatro: elige tres o cuatro jugadores, o una sola baraja.
web-refusal-options-nothing-to-follow = Con un palo por jugador nunca hay palo pedido: quita la regla de seguir tras un Mago.
web-refusal-options-no-round-is-clairvoyant = Para tener clarividencia solo en la primera ronda, hay que activarla antes.
web-refusal-options-no-bid-is-restricted = Para limitar la suma de las apuestas solo a partir de cierto número de cartas, elige antes cuándo está limitada.
web-refusal-options-fixed-schedule = Las rondas de este juego son fijas: deja vacías las cartas de cada ronda.
web-refusal-options-invalid = { FLAG($option) }: «{ $value }» no es posible. Valores posibles: { $allowed }.
