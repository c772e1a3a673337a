### Previews of links to the page

page-description = El juego de cartas Wizard: juega con amigos o contra bots.
page-table-players = Wizard para { $players } jugadores{ $count ->
    [0] .
   *[other] , con { $people }.
}
page-table-state = { $phase ->
    [playing] La partida ya está en marcha.
    [finished] La partida ha terminado.
   *[gathering] { $open ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre.
       *[other] Quedan { $open } asientos libres.
    }
}

### The documentation that a server sends

page-no-documentation = Aquí no se ha generado la documentación: ejecuta «make docs» en una copia de trabajo de Foretell.
