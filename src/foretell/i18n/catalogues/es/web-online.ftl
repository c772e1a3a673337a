### Los demás en la mesa

table-you-removed = { $host } te ha expulsado de esta mesa.
table-you-removed-hint = Puedes seguir mirando. Para volver a sentarte, el anfitrión tiene que invitarte de nuevo.
table-removed-people = Expulsados de esta mesa
table-invite-again = Invitar de nuevo a { $who }
table-told-removed = { $host } ha expulsado a { $who } de la mesa.
table-told-readmitted = Una persona expulsada puede volver a sentarse.
table-absent = { $who } no está. Un bot juega en { $seconds } s.
table-absent-on-turn = { $who } no está. Un bot jugará cuando le toque.
table-idle = Esperando a { $who }. Un bot juega en { $seconds } s.
table-hurry = Un bot juega por ti en { $seconds } s.
table-hurry-others = Dentro de { $seconds } s los demás podrán hacer que un bot juegue por ti.
table-hurry-now = Los demás ya pueden hacer que un bot juegue por ti. Dentro de { $seconds } s jugará de todos modos.
table-bot-now = Que juegue ya un bot
table-bot-soon = Podrás hacer que juegue dentro de { $seconds } s.
table-played-for = Has dejado pasar tu turno y un bot está jugando por ti.
table-play-again = Juego yo
table-bubble-bot = Un bot juega por { $who }
table-bubble-back = { $who } ha vuelto
table-told-gone = { $who } no está. Si tarda en volver, jugará un bot en su lugar.
table-told-here-again = { $who } está aquí de nuevo.
