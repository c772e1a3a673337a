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
daily-terms-later = Una mano de otro día: tu resultado se guarda, pero no cuenta para tu racha.
daily-points = { $points ->
    [one] punto
   *[other] puntos
}
daily-see-result = Resultado del día
daily-played-on = Jugada más tarde: { $date }. No cuenta para tu racha.
daily-streak = { $days ->
    [0] Sin racha por ahora
    [one] Un día seguido
   *[other] { $days } días seguidos
}
daily-longest = récord: { $days }
daily-at-risk = juega hoy para no perderla
daily-next = Próxima mano en { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = Frente a los niveles
daily-levels-note = Los puntos de cada nivel con tus cartas, en tu sitio, contra los mismos rivales.
daily-levels-plays = juega…
daily-best = Junto a la mejor partida
daily-best-outcome = { $outcome ->
    [behind] { $level } hizo { $gap } puntos más que tú con las mismas cartas.
    [ahead] Hiciste { $gap } puntos más que { $level }, el mejor de los niveles.
   *[level] Hiciste tantos puntos como { $level }, el mejor de los niveles.
}
daily-best-total = En total
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

## Other days

daily-calendar = Todos los días
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
daily-day = { $state ->
    [played] { $date }: { $points } puntos
    [later] { $date }: { $points } puntos, jugada más tarde
    [forgiven] { $date }: sin jugar, perdonada
    [today] { $date }: hoy, aún sin jugar
   *[missed] { $date }: sin jugar
}
daily-sign = { $sign ->
    [made] apuesta cumplida
    [near] fallada por una baza
    [later] jugada más tarde
   *[missed] fallada por más
}
daily-forgiveness = Se perdona un día sin jugar por semana, de lunes a domingo: tu racha sigue. { $week ->
    [used] El de esta semana ya está gastado.
   *[free] El de esta semana aún está disponible.
}
daily-archive = Aún puedes jugar los días que te saltaste; tu racha no cambia.
daily-to-today = La mano de hoy
