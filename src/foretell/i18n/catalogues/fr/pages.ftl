### Previews of links to the page

page-description = Le jeu de cartes Wizard : jouez entre amis ou contre des bots.
page-table-players = Wizard à { $players } joueurs{ $count ->
    [0] .
   *[other] , avec { $people }.
}
page-table-state = { $phase ->
    [playing] La partie est en cours.
    [finished] La partie est finie.
   *[gathering] { $open ->
        [0] Toutes les places sont prises.
        [one] Il reste une place.
       *[other] Il reste { $open } places.
    }
}

### The documentation that a server sends

page-no-documentation = La documentation n’a pas été générée ici : exécutez « make docs » dans une copie de travail de Foretell.
