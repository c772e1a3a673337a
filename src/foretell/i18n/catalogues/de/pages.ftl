### Previews of links to the page

page-description = Das Kartenspiel Wizard: spiele mit Freunden oder Bots.
page-table-players = Wizard zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}{ $count ->
    [0] .
   *[other] , mit { $people }.
}
page-table-state = { $phase ->
    [playing] Das Spiel läuft schon.
    [finished] Das Spiel ist aus.
   *[gathering] { $open ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $open } Plätze sind frei.
    }
}

### The documentation that a server sends

page-no-documentation = Die Dokumentation wurde hier nicht erzeugt: Führe „make docs“ in einer Arbeitskopie von Foretell aus.
