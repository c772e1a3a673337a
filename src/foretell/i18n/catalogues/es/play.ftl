### La mesa en la terminal

# In these sentences $who is a player and $you says whether it is the reader (yes or no).

## Names

play-you = Tú
# The person's name in a record, when they give none.
play-human = Jugador
play-bot = Bot { $number }
# A player and what is said of them; several follow each other with commas.
play-pair = { $who }: { $what }

## The round

play-round = Ronda { $number } de { $rounds }
play-dealer = { $you ->
    [yes] repartes tú
   *[no] reparte { $who }
}
play-deals = { $you ->
    [yes] Repartes { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a cada uno.
   *[no] { $who } reparte { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a cada uno.
}
play-draw = Sorteo del primer reparto: { $cards }.
play-draw-won = { $you ->
    [yes] Has sacado la carta más alta: repartes tú primero.
   *[no] { $who } ha sacado la carta más alta y reparte primero.
}

## Trump

play-trump = triunfo: { $suit } (descubierta: { $turned })
play-trump-none = sin triunfo (descubierta: { $turned })
play-trump-to-choose = triunfo por elegir (descubierta: { $turned })
play-trump-no-card = sin triunfo (no quedan cartas)
play-trump-one-suit = sin triunfo (un palo por jugador)
play-trump-chosen = { $you ->
    [yes] Eliges el triunfo: { $suit }.
   *[no] { $who } elige el triunfo: { $suit }.
}

## Bids

play-bids = { $you ->
    [yes] Apuestas { $bid }.
   *[no] { $who } apuesta { $bid }.
}
play-has-bid = { $you ->
    [yes] Has apostado.
   *[no] { $who } ha apostado.
}
play-bids-announced = Apuestas: { $bids }.
play-bids-secret = Todos han apostado. Las apuestas siguen en secreto hasta el final de la ronda.
play-hands-taken-up = Las manos que has visto vuelven a estar ocultas, y tomas la tuya.
play-sum-so-far = hasta ahora { $sum } para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
play-sum = en total { $sum } para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}: { $difference }
play-even = igualadas
play-overbid = { $by } de más
play-underbid = { $by } de menos
# The last row below the bids: their sum, and of how many tricks.
play-together = En total
play-of-tricks = de { $tricks }
play-exact = exacto
play-needs = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
play-over = { $count } de más

## The trick

play-trick-title = Baza { $number } de { $tricks }
play-last-trick-title = Baza anterior, { $number } de { $tricks }
play-leads = sale
play-led = salió
play-winning = va ganando
play-took = la ganó
play-leads-card = { $you ->
    [yes] Sales con { card-with-article }.
   *[no] { $who } sale con { card-with-article }.
}
play-plays = { $you ->
    [yes] Juegas { card-with-article }.
   *[no] { $who } juega { card-with-article }.
}
play-takes = { $you ->
    [yes] Ganas la baza con { card-with-article }: llevas { $taken }, apostaste { $bid }.
   *[no] { $who } gana la baza con { card-with-article }: lleva { $taken }, apostó { $bid }.
}
play-takes-secretly = { $you ->
    [yes] Ganas la baza con { card-with-article }: llevas { $taken }.
   *[no] { $who } gana la baza con { card-with-article }: lleva { $taken }.
}
play-spent = Fuera del juego:

## The score

play-column-bid = apuesta
play-column-tricks = bazas
play-column-points = puntos
play-column-score = total
play-round-over = Fin de la ronda { $number }
play-result = { $who }: apuesta { $bid }, bazas { $taken }, { $points } puntos, total { $total }.
play-wins = { $you ->
    [yes] ¡Ganas con { $total } { $points ->
        [one] punto
       *[other] puntos
    }!
   *[no] { $who } gana con { $total } { $points ->
        [one] punto
       *[other] puntos
    }.
}
play-win-together = Ganan juntos: { $who }, con { $total } { $points ->
    [one] punto
   *[other] puntos
}.
play-plot-title = Totales ronda a ronda

## The pad, the tricks and the rules on demand

play-pad-cell = apuesta { $bid }, total { $total }
play-pad-row = Ronda { $number }: { $cells }.
play-pad-empty = Todavía no se ha anotado ninguna ronda.
play-trick-told = { $you ->
    [yes] Baza { $number }. { $cards }. La ganaste tú.
   *[no] Baza { $number }. { $cards }. La ganó { $who }.
}
play-no-tricks = En esta ronda todavía no se ha ganado ninguna baza.
play-no-clause = Las reglas de esta mesa no tienen { $part }.
play-rules-hint = r 7 muestra entera la parte R7, r 7.3 una sola regla.
play-taken-back = Deshecho.
play-hint-asking = Preguntando al bot más fuerte…

## Read aloud

play-your-hand = Tu mano: { $cards }.
play-shows = { $who } muestra: { $cards }.
play-you-can-play = Puedes jugar: { $cards }.
play-you-cannot-play = Ahora no puedes jugar: { $cards }.

## Questions

# $help is the key that shows the help.
play-ask-trump = Triunfo (1–4, { $help } para ayuda):
play-ask-bid = Tu apuesta (0–{ $most }, { $help } para ayuda):
play-ask-card = { $most ->
    [one] Tu carta (1, { $help } para ayuda):
   *[other] Tu carta (1–{ $most }, { $help } para ayuda):
}
play-ask-lead = { $most ->
    [one] Sales tú (1, { $help } para ayuda):
   *[other] Sales tú (1–{ $most }, { $help } para ayuda):
}
# Before somebody is shown their hand, where several people share the screen.
play-hand-over = { $who }, te toca. Pulsa Intro cuando nadie más esté mirando:
play-key-enter = Intro
play-help-trump = un palo
play-help-trump-how = lo elige como triunfo: su número, su signo o el principio de su nombre ({ $name })
play-help-bid = un número
play-help-bid-how = tu apuesta: cuántas bazas vas a ganar, de 0 a { $most }
play-help-card = una carta
play-help-card-how = la juega: su número, lo que muestra ({ $short }) o su nombre ({ $name })
play-help-special = las cartas especiales: { $wizard }, { $jester }
play-help-look = vuelve a mostrar la mesa
play-help-help = esta ayuda
play-help-pad = el bloc de puntuación
play-help-tricks = las bazas de esta ronda
play-help-undo = deshace tu última apuesta o carta, también después de las jugadas de los bots, hasta que acabe la ronda; con otras personas, hasta que alguien actúe
play-help-quit = guarda la partida y sale
play-help-rules = las reglas de esta mesa
play-help-hint = una pista del bot más fuerte; el bloc de puntuación indica que la has usado

## What was typed and cannot be read

prompt-not-a-bid = «{ $text }» no es una apuesta: escribe un número entero de 0 a { $hand-size }.
prompt-not-a-suit = «{ $text }» no corresponde a ningún palo, o corresponde a más de uno: escribe el número, el signo o el nombre de un palo.
prompt-not-a-card = «{ $text }» no es una carta ni un comando: escribe el número de una carta, de 1 a { $hand-size }, lo que muestra o su nombre.
prompt-no-such-number = No tienes ninguna carta con el número { $number }: { $hand-size ->
    [one] solo tienes una, la número 1
   *[other] tus cartas van numeradas de 1 a { $hand-size }
}.
prompt-several-cards = «{ $text }» puede ser más de una de tus cartas: { $cards }. Escribe cuál quieres.

## A game taken up again

resume-no-human = Solo se puede continuar una partida en la que juegue al menos una persona. En esta solo hay bots: «foretell show» la muestra otra vez.
file-in-use = { $path } está en uso en otra ventana o en otro programa. Ciérralo primero.

## Beginning and end

play-welcome = Contigo en la mesa: { $others }.
play-welcome-all = En la mesa: { $players }.
play-seed = Semilla: { $seed }
play-not-kept = Esta partida no se guarda. { $why }
play-bot-failed = { $why } Cuando falle, «steady» jugará en su lugar.
# A command follows on a line of its own.
play-saved = La partida está guardada en { $path }. Para continuarla:
play-kept = La partida está guardada en { $path }. Para verla otra vez:

## Replay

play-game = Partida { $id }
play-game-started = Empezada el { $started }, semilla { $seed }
play-game-players = Jugadores: { $players }
play-holds = { $who } tiene en la mano: { $cards }.
play-broken-off = La partida se interrumpió en la ronda { $number } de { $rounds }.
play-broken-off-at-once = La partida se interrumpió antes del primer reparto.
