### Las repeticiones y sus registros

## A replay

web-replay-title = Partida { $number } de { $code }
web-replay-none = Esa partida no existe, o aún no ha terminado.
web-copy-text = Copiar el texto breve
web-copy-position = Copiar la posición
web-copied = Copiado.
web-not-copied = Aquí no se permite copiar.
web-fair = La mezcla fue limpia. Esta página ha recalculado cada reparto, y todos corresponden al compromiso hecho antes de la primera carta: { $commitment }
web-fair-not = La mezcla no corresponde al compromiso hecho antes de la primera carta: { $commitment }
web-replay-of = Partida de { $players }
web-replay-gone = Esta partida ya no está guardada en este dispositivo.
web-replay-broken-off = El archivo termina en la ronda { $round }: falta el resto de la partida.
web-replay-hands = Manos a la vista
web-replay-all-hands = Todas las manos
web-replay-hand-of = Mano: { $who }
web-replay-hand = { $count ->
    [one] Una carta en la mano de { $who }
   *[other] { $count } cartas en la mano de { $who }
}
web-replay-card-gone = { $card }, ya jugada
web-replay-back = Atrás
web-replay-forward = Adelante
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-missed = Siguiente apuesta fallada
web-replay-practice = Jugar desde aquí
web-replay-rounds = Rondas
web-replay-round = Ronda { $number }
web-replay-round-missed = Ronda { $number }: apuesta fallada por { $who }
web-replay-round-made = { $seats ->
    [one] Ronda { $number }: apuesta cumplida
   *[other] Ronda { $number }: todas las apuestas cumplidas
}

table-key-step = un paso atrás o adelante
table-key-round = una ronda atrás o adelante
table-key-ends = al principio o al final
    .name = Inicio Fin
table-key-play = reproduce y pausa
    .name = Espacio

## Games kept on the device, and records from elsewhere

web-games-solo = Contra bots
web-games-none = Las partidas contra bots que termines se guardan aquí, en este dispositivo: las últimas { $most }, cada una con su repetición.
web-game-result = { $place ->
    [1] Ganaste, { $points } puntos
   *[other] Puesto { $place } de { $players }, { $points } puntos
}
web-game-when = { $date }, con { $others }
web-coach = Entrenador
web-my-mistakes = Mis errores
web-my-statistics = Mis estadísticas
web-practice = práctica
web-hints = con pistas
web-open-record = Abrir una partida
web-open-record-text = Aquí puedes volver a ver cualquier partida que hayas guardado como registro o en texto breve. Elige el archivo, suéltalo en esta página o pega su texto.
web-choose-file = Elegir un archivo
web-paste-here = Pega aquí el texto
web-pasted = El texto pegado
web-fault = { $name } no es una partida, ni como registro ni en texto breve.
web-fault-line = { $name } tiene un error en la línea { $line }.
web-fault-advice = Vuelve a guardar o copiar la partida en su origen y déjala sin cambios. El comando «foretell check» muestra todos los errores de un archivo.
