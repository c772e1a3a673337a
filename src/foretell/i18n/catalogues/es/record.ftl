### What is wrong with a file of records: a message per fault, named after its code

# Seats count from 0 as they do in the file; $expected and $found are written as there.

## Before any rule

record-no-arrow = Las tablas necesitan Arrow, que no está instalado. Se instala así: { $install }
record-empty-file = El archivo está vacío: el registro de una partida empieza por su cabecera.
record-no-header = No hay cabecera antes de esta línea: el registro de una partida empieza por una línea de tipo «game».
record-blank-line = Solo puede haber líneas en blanco al final del archivo.
record-line-too-long = La línea pasa de { $limit } bytes: ninguna línea de un registro es tan larga.
record-breaks-off = El archivo se interrumpe a mitad de esta línea.
record-not-utf8 = La línea no es texto en UTF-8.
record-compressed = El archivo está comprimido con gzip. Descomprímelo y ábrelo después.
record-not-json = La línea no es JSON: solo se puede leer hasta la columna { $column }.
record-no-number = { $found } no es un número de JSON.
record-too-deep = Hay más de { $limit } listas y objetos unos dentro de otros: ninguna línea de un registro tiene tantos.
record-not-object = La línea tiene que ser un objeto JSON con claves y valores, no { $found }.
record-duplicate-key = La clave «{ $key }» aparece dos veces.
record-missing-key = Falta la clave «{ $key }».
record-wrong-type = El valor de «{ $key }» tiene que ser { $expected ->
    [boolean] true o false
    [integer] un número entero de 15 cifras como máximo
    [list] una lista
    [object] un objeto
    [string] un texto
    [integer_or_string] un número entero o un texto
    [list_or_null] una lista o null
   *[string_or_null] un texto o null
}, no { $found }.
record-unknown-type = No hay líneas de tipo { $found }.
record-unknown-version = La partida está escrita en la versión { $found } del formato; aquí solo se conoce la versión { $known }.
record-empty-text = El valor de «{ $key }» está vacío.
record-unprintable-text = Hay caracteres de control en el valor de «{ $key }»: { $text }
record-text-too-long = El valor de «{ $key }» tiene más de { $most } caracteres.
record-broken-off = La partida se interrumpe aquí.
record-invalid-time = «{ $text }» no es una hora UTC tal como la escriben los registros: 2030-01-31T18:30:00Z.
record-players-mismatch = La lista de jugadores nombra a { $named }, pero el número de jugadores es { $players }.
record-lost-track = A partir de aquí no se puede saber cómo siguió la partida: el resto no se comprueba.

## Lines in the wrong place

record-missing-line = Antes de esta línea de tipo «{ $found }» falta una de tipo «{ $expected }».
record-extra-line = Aquí sobra una línea de tipo «{ $found }»: ahora toca una de tipo «{ $expected }».

## Other things than the rules say

record-wrong-draw = En el sorteo { $drawing } de quien reparte, según la semilla el asiento { $seat } saca { $expected }; el archivo dice { $found }.
record-wrong-dealer = Reparte el asiento { $expected }; el archivo dice { $found }.
record-wrong-round = Es la ronda { $expected }; el archivo dice { $found }.
record-wrong-hand = Según la semilla, la carta { $place } del asiento { $seat } es { $expected }; el archivo dice { $found }.
record-wrong-turned = Según la semilla, la carta descubierta es { $expected }; el archivo dice { $found }.
record-wrong-trump = Aquí el triunfo es { $expected }; el archivo dice { $found }.
record-wrong-trick-winner = La baza es del asiento { $expected }; el archivo dice { $found }.
record-wrong-bids = Las apuestas de la ronda han sido { $expected }; el archivo dice { $found }.
record-wrong-tricks = Las bazas ganadas en la ronda son { $expected }; el archivo dice { $found }.
record-wrong-points = Los puntos de la ronda son { $expected }; el archivo dice { $found }.
record-wrong-totals = Los totales suman { $expected }; el archivo dice { $found }.
record-wrong-winners = El total más alto es de los asientos { $expected }; el archivo dice { $found }.
record-not-held = El asiento { $seat } no tiene { $card }.
record-not-followed = El asiento { $seat } no puede jugar { $card }: el palo pedido es { $led }, y de su mano puede jugar { $allowed }.
record-not-game-text = Esta línea no es { $form ->
    [head] la primera de una partida: wizard/1 OPCIONES seed=SEMILLA first=ASIENTO started=HORA id=ID
    [player] la de un jugador, una por asiento desde 0: ASIENTO TIPO NOMBRE
    [end] la esperada: aquí se admite una partida y con ella empieza otra
   *[round] la de una ronda: rRONDA dREPARTE DESCUBIERTA MANOS, luego apuestas como 1=2 y bazas como 1:H5.H7
}.
record-other-word = { $found ->
    [none] La línea acaba demasiado pronto.
   *[other] «{ $found }» no corresponde aquí.
} La partida que reparte la semilla tiene aquí { $expected ->
    [none] nada más.
   *[other] «{ $expected }».
}

## The fair shuffle

record-invalid-hex = El valor de «{ $key }» debe tener 64 caracteres, todos cifras o letras minúsculas de la «a» a la «f», no «{ $text }».
record-nonces-mismatch = La lista de nonces tiene { $listed } entradas, pero el número de jugadores es { $players }.
record-commitment-mismatch = El compromiso de esta semilla y esta sal es { $expected }; el archivo dice { $found }.
record-seed-mismatch = De la semilla comprometida y de los nonces sale la semilla { $expected }; el archivo dice { $found }.
record-no-shuffle = En la cabecera falta la clave «fair»: no dice a qué se comprometió la mezcla.
record-other-commitment = El compromiso anotado antes de la partida es { $expected }; el archivo dice { $found }.
