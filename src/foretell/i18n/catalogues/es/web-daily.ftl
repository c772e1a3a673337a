### The deal of the day

daily-title = La mano del día
daily-number = n.º { $number }
daily-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
daily-opponents = Contra { $first }, { $second } y { $third } ({ $level })
daily-play = Jugar
daily-terms = Todos reciben las mismas cartas. Cuenta un solo intento, sin pistas y sin deshacer.
daily-points = { $points ->
    [one] punto
   *[other] puntos
}
daily-see-result = Resultado del día
daily-streak = { $days ->
    [0] Sin racha por ahora
    [one] Un día seguido
   *[other] { $days } días seguidos
}
daily-longest = récord: { $days }
daily-next = Próxima mano en { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Frente a los niveles
daily-levels-note = Los puntos de cada nivel con tus cartas, en tu sitio, contra los mismos rivales.
daily-levels-plays = juega…
daily-people = Frente a otras personas
daily-people-few = { $people ->
    [one] Por ahora solo está tu resultado. La comparación empieza con cinco.
   *[other] Por ahora solo hay { $people } resultados. La comparación empieza con cinco.
}
daily-people-standing = Mejor que el { $percent } % de las otras { $others } personas: puesto { $rank } de { $people }.
daily-people-note = Tus jugadas se han enviado a este servidor sin tu nombre. Solo guarda los puntos.
daily-share = Compartir
daily-share-title = Foretell, mano del día n.º { $number }
daily-share-points = { $points } puntos
daily-share-levels = Mejor que { $beaten } de { $levels } niveles
daily-share-button = Compartir
daily-copy = Copiar
daily-copied = Copiado.
daily-not-copied = Aquí no se permite copiar. Selecciona el texto de arriba.

## Once more, where it does not count

daily-again = Jugarla otra vez
daily-practice-note = Para practicar, con pistas y deshacer. Tu resultado no cambia.
daily-practise = Practicar
daily-yesterday = Ayer
daily-yesterday-result = Tu resultado: { $points }.
daily-yesterday-none = No la jugaste. Aún puedes practicar con sus cartas.
