### Previews of links to the page

page-description = The card game Wizard: play with friends or bots.
page-table-players = Wizard for { $players } players{ $count ->
    [0] .
   *[other] , with { $people }.
}
page-table-state = { $phase ->
    [playing] The game is under way.
    [finished] The game is over.
   *[gathering] { $open ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $open } seats are free.
    }
}

### The documentation that a server sends

page-no-documentation = The documentation was not built here: run “make docs” in a checkout of Foretell.
