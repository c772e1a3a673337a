### La página en el navegador: todo menos la mesa

## Everywhere

web-skip = Ir al contenido
web-home = Inicio
web-loading = Un momento …
web-not-found = Aquí no hay nada
web-not-found-text = Esta página no existe. Arriba está el camino a casa.
web-not-affiliated = Foretell es software libre. No está vinculado a los editores del juego de cartas.
web-you = Tú
web-bot-name = Bot { $number }
web-seat = Asiento { $seat }

## The first screen

web-claim = Di cuántas bazas harás. Luego haz exactamente esas.
web-choices = Jugar
web-play-now = Jugar ya
web-play-now-text = Tú y tres bots
web-play-friends = Jugar con amigos
web-play-friends-text = Con un enlace o un código
web-resume = Seguir la partida
web-resume-text = Ronda { $round } de { $rounds }
web-your-tables = Tus mesas
web-open-tables = Mesas abiertas
web-table-of = Mesa de { $host }
web-seats-taken = { $taken } de { $players } asientos ocupados
web-watch = mirar
web-code = El código de una mesa
web-join = Ir
web-more = Más
web-learn = Aprender jugando
web-rules = Las reglas
web-pad = Hoja de puntos
web-settings = Ajustes

## Coming to a table

web-invited = Tienes una invitación
web-your-name = Tu nombre
web-your-name-hint = Para que los demás sepan quién eres. Nunca se te pedirá nada más.
web-come-in = Entrar
web-just-watch = Solo mirar

## A new table

web-new-table = Una mesa nueva
web-preset = ¿Qué juego?
web-all-options = Todas las opciones
web-manners = En la mesa
web-private = Entre amigos
web-private-hint = Viene quien tiene el enlace o el código.
web-listed = Abierta a todos
web-listed-hint = La primera pantalla muestra la mesa a cualquiera.
web-clock = Reloj
web-clock-none = ninguno
web-clock-quick = 3 minutos cada uno, y 3 segundos por jugada
web-clock-normal = 10 minutos cada uno, y 10 segundos por jugada
web-clock-long = 30 minutos cada uno, y 30 segundos por jugada
web-bots = Fuerza de los bots
web-bots-hint = Los bots ocupan los asientos libres y juegan por quien se ausenta.
web-style = Apuestas de los bots
web-style-none = Según sus cartas
web-style-bold = Más bien altas
    .note = apuesta alto
web-style-careful = Más bien bajas
    .note = apuesta bajo
web-open-table = Abrir la mesa

web-level-beginner = Principiante
    .hint = Cuenta las cartas altas y solo piensa en la baza que se juega.
web-level-casual = Ocasional
    .hint = Olvida buena parte de lo jugado y solo hace planes hacia el final.
web-level-seasoned = Veterano
    .hint = Sólido y humano: de vez en cuando olvida una carta.
web-level-expert = Experto
    .hint = No olvida nada y piensa cómo puede seguir la ronda.
web-level-master = Maestro
    .hint = El más fuerte que hay.

web-preset-standard = El juego
    .hint = Como lo imprime la mayoría de los reglamentos, de 3 a 6
web-preset-en = Reglamento inglés
    .hint = Apuestas a la vista, palos de naipes
web-preset-es = Reglamento español
    .hint = Apuestas a la vista, palos de naipes
web-preset-fr = Reglamento francés
    .hint = Pueblos y colores, números del 1 al 13
web-preset-it-classic = Reglamento italiano, clásico
    .hint = Palos de naipes, números del 1 al 13
web-preset-it-fantasy = Reglamento italiano, fantasía
    .hint = Pueblos y colores, números del 1 al 13
web-preset-hidden-bid = Apuestas ocultas
    .hint = Todos apuestan a la vez y luego se muestran
web-preset-delayed-reveal = Apuestas secretas
    .hint = Nadie conoce las de los demás hasta el final de la ronda
web-preset-dark-wizard = Mago oscuro
    .hint = De varios Magos, el último gana la baza
web-preset-two-players = Para dos
    .hint = Una baraja para toda la partida, apuestas secretas
web-preset-no-even-bid = Sin cuadrar
    .hint = Quien va solo en cabeza no puede cuadrar las apuestas
web-preset-clairvoyance = Clarividencia
    .hint = Antes de apostar ves todas las manos menos la tuya
web-preset-one-suit = Un palo cada uno
    .hint = Todos tienen las mismas quince cartas, para 3 o 4
web-preset-plus-minus-one = Más o menos uno
    .hint = Las apuestas nunca pueden sumar las bazas
web-preset-short = Una partida corta
    .hint = Cinco rondas: 1, 3, 5, 7 y 9 cartas

web-option-players = Jugadores
web-option-bidding = Apuestas
web-option-even-bid = ¿Pueden sumar las bazas?
web-option-winning-wizard = De varios Magos
web-option-deal = Cartas
web-option-edition = Edición
web-option-clairvoyance = Clarividencia
    .hint = Antes de las apuestas ves las manos de los demás, y no la tuya.
web-option-follow-after-wizard = Seguir tras un Mago
    .hint = Tras un Mago de salida hay que seguir a la primera carta numerada.
web-option-first-dealer = Primer repartidor
web-option-hand-sizes = Cartas de cada ronda
web-bidding-open = A la vista
    .hint = Una tras otra, todos las oyen
web-bidding-hidden = Ocultas
    .hint = Se muestran cuando todos han apostado
web-bidding-secret = Secretas
    .hint = Se muestran al final de la ronda
web-even-bid-free = Pueden
    .hint = Se permite cualquier apuesta
web-even-bid-not-leader = No, si apuesta el último quien va solo en cabeza
    .hint = El líder en solitario no puede cuadrarlas
web-even-bid-never = Nunca
    .hint = El último tiene que evitar un número
web-winning-wizard-first = el primero gana la baza
    .hint = Como en todos los reglamentos
web-winning-wizard-last = el último gana la baza
    .hint = El Mago oscuro
web-deal-shared = Una baraja
    .hint = Se baraja de nuevo en cada ronda
web-deal-one-suit = Un palo cada uno
    .hint = Un palo, un Mago y un Bufón para cada uno
web-edition-classic = Clásica
    .hint = Tréboles, diamantes, corazones, picas
web-edition-fantasy = Fantasía
    .hint = Gigantes, Enanos, Humanos, Elfos
web-dealer-draw = La carta más alta robada
web-hand-sizes-all = 1, 2, 3 … todas las cartas
web-hand-sizes-hint = Por ejemplo 1, 3, 5 o 10-1. Vacío para las rondas de siempre.

## The rules

web-rules-of = Reglas de: { $name }

## Settings

web-language = Idioma
web-set-theme = Aspecto
web-set-theme-auto = Como el dispositivo
web-set-theme-light = Claro
web-set-theme-dark = Oscuro
web-set-theme-contrast = Alto contraste
web-set-faces = Figuras de las cartas
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
    .hint = Donde solo se puede jugar una, se juega sola.
web-set-sound = Sonidos
    .hint = Pequeños, para cartas y bazas.
web-set-keys = Atajos de una sola tecla
    .hint = Las cifras apuestan, las letras leen en voz alta. Desactívalos si dictas o si pulsas teclas sin querer.
web-own-link = Añadir un dispositivo
web-own-link-hint = Abre este enlace allí. Vale una vez y diez minutos. No se lo des a nadie más: enseña tus cartas.
web-own-link-make = Crear un enlace
web-own-link-qr = El enlace como código para enfocarlo con el otro dispositivo
web-nobody-yet = Aquí aún no tienes nombre. Siéntate antes a una mesa.
web-devices = Tus dispositivos
web-devices-text = En estos dispositivos eres { $name }. Si has perdido uno, cierra su sesión.
web-device-unknown = Dispositivo desconocido
web-device-here = Este dispositivo
web-device-used = Último uso: { $date }
web-sign-out = Cerrar sesión
web-sign-out-of = Cerrar la sesión de { $device }
web-sign-out-others = Cerrar todas las demás
web-sign-out-last = Solo eres { $name } en este dispositivo: si cierras la sesión, nadie podrá volver a ser { $name }.
web-sign-out-sure = Cerrar sesión para siempre
web-signed-out = Se ha cerrado tu sesión en este dispositivo.
web-become = ¿Ser { $there } en este dispositivo?
web-become-other = Aquí eres { $here }.
web-become-back = Durante un día puedes volver a ser { $here }.
web-become-shared = Sigue solo si { $there } eres tú. { $there } ve todas las manos que recibas con este nombre, y puede jugarlas.
web-become-yes = Ser { $there }
web-become-no = Quedarme como estoy
web-became = Ahora eres { $there } en este dispositivo.
web-go-back = Volver a ser { $here }
web-go-on = Seguir

## The score pad for real cards

web-pad-names = ¿Quién juega?
web-pad-start = Empezar
web-pad-round = Cartas
web-pad-title = Ronda { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} cada uno
web-pad-bid = Apuesta
web-pad-taken = Hechas
web-pad-bid-of = Apuesta de { $name }
web-pad-taken-of = Bazas de { $name }
web-pad-sum = Apuestas hasta ahora { $sum }, bazas { $tricks }
web-pad-amiss = Las bazas hechas suman { $sum }; había { $tricks }.
web-pad-edit = Abrir la ronda { $round }
web-pad-again = Una hoja nueva
web-pad-again-sure = ¿Tirar esta hoja?
web-less = { $what }: una menos
web-more-of = { $what }: una más

## Replays

web-replay = Repetición
web-replay-title = Partida { $number } de { $code }
web-replay-none = Esa partida no existe, o aún no ha terminado.
web-replay-back = Atrás
web-replay-on = Adelante
web-replay-moment = Momento de la partida
web-replay-round = Ronda
web-replay-seat = Como la ve
web-record = Descargar el registro
web-fair = Se barajó limpiamente. Esta página ha recalculado cada reparto, y corresponde a lo prometido antes de la primera carta: { $commitment }
web-fair-not = Las cartas no corresponden a lo prometido antes de la primera: { $commitment }

## The first game, with words

web-lesson-bid-first = Cada uno tiene una carta. Mira la tuya: ¿hará la baza? Apuesta 1 si lo crees, 0 si no. Lo que cuenta es acertar exactamente.
web-lesson-play-first = Ahora se juega. Gana la baza el triunfo más alto, o la carta más alta del palo de salida. Un Mago gana a todo, un Bufón a nada.
web-lesson-score = Quien hace exactamente las bazas apostadas recibe 20 puntos, y 10 más por baza. Los demás pierden 10 por cada baza de más o de menos.
web-lesson-bid-trump = Ahora dos cartas. La carta descubierta dice el triunfo: sus cartas ganan a los demás palos. Cuenta las bazas que harás probablemente.
web-lesson-bid-more = Tres cartas. Mira lo que apuestan los demás: ¿quieren más bazas de las que hay, o menos?
web-lesson-play-lead = Puedes jugar cualquier carta. Si te falta una baza, juega alto; si no, deshazte de lo que podría hacerla.
web-lesson-follow = Tienes una carta del palo de salida, así que debes seguirlo. Un Mago o un Bufón se puede jugar siempre.
web-lesson-wizard = Tienes un Mago: gana la baza, haya lo que haya. Gana el primer Mago de la baza.
web-lesson-jester = Tienes un Bufón: pierde contra cualquier otra carta. Sirve para soltar una baza que no quieres.
web-lesson-play-count = Compara tu apuesta con las bazas que llevas. Desde aquí, cada carta busca el número exacto.
web-lesson-choose-trump = Se ha descubierto un Mago y repartes tú: eliges el triunfo.
web-lesson-end = Eso era una partida entera, en pequeño. La de verdad tiene tantas rondas como permiten las cartas: 15 para cuatro.
web-lesson-close = Entendido

## Refusals that sound different in the page

web-refusal-unknown = No ha funcionado ({ $code }).
web-refusal-net-unreachable = No se puede llegar al servidor. Jugar contra bots, las reglas y la hoja de puntos funcionan sin él.
web-refusal-net-failed = El servidor ha respondido con un error ({ $status }). Prueba otra vez en un momento.
web-refusal-options-even-bid-needs-open-bids = Si las apuestas pueden sumar las bazas solo se decide cuando están a la vista: el último debe conocer las demás.
web-refusal-options-two-players-need-secret-bids = Dos jugadores apuestan en secreto: elige apuestas secretas, o más jugadores.
web-refusal-options-one-suit-needs-three-or-four = Un palo cada uno es un juego para tres o cuatro.
web-refusal-options-nothing-to-follow = Con un palo cada uno nunca hay palo de salida: quita la regla de seguir tras un Mago.
web-refusal-options-fixed-schedule = Las rondas de este juego son fijas: deja vacías las cartas de cada ronda.
web-refusal-options-invalid = { FLAG($option) }: «{ $value }» no es posible. Posible: { $allowed }.
