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
