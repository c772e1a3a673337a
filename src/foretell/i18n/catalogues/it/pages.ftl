### Previews of links to the page

page-description = Il gioco di carte Wizard: gioca con gli amici o contro i bot.
page-table-players = Wizard in { $players }{ $count ->
    [0] .
   *[other] , con { $people }.
}
page-table-state = { $phase ->
    [playing] La partita è in corso.
    [finished] La partita è finita.
   *[gathering] { $open ->
        [0] Tutti i posti sono occupati.
        [one] C’è un posto libero.
       *[other] Ci sono { $open } posti liberi.
    }
}

### The documentation that a server sends

page-no-documentation = Qui la documentazione non è stata generata: esegui «make docs» in una copia di lavoro di Foretell.
