### Un repaso juntos, en la página

web-together = Repasar juntos
web-together-lead = Tú guías.
web-together-followers = { $count ->
    [0] Nadie te sigue.
    [one] Te sigue: { $who }.
   *[other] Te siguen ({ $count }): { $who }.
}
web-together-watchers = { $count ->
    [one] un espectador
   *[other] { $count } espectadores
}
web-together-wander = Por su cuenta: { $who }.
web-together-following = Sigues a { $who }.
web-together-apart = Miras por tu cuenta.
web-together-nobody = Nadie guía.
web-together-over = La mesa ha seguido adelante.
web-together-signed-out = Se ha cerrado tu sesión.
web-together-follow = Seguir a { $who }
web-together-table = A la mesa
web-together-notes = Notas
web-together-no-notes = Todavía no hay notas.
web-together-note-of = { $who }, ronda { $round }
web-together-write = Escribe una nota en este momento
web-together-add = Añadir
web-together-remove = Quitar la nota de { $who }
web-together-hide = Ocultar lo que viene después
web-together-hide-hint = No se ve ni el resultado ni el número de rondas.
