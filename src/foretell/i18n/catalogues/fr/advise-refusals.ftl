### Cards of a game with real cards that cannot be where they are said to be

advise-card-elsewhere = { $card } : { $place ->
    [hand] cette carte est dans votre main.
    [shown] cette carte est dans une main que vous voyez.
    [turned] c’est la carte retournée.
    [played] cette carte a déjà été jouée.
   *[spent] cette carte est hors jeu depuis une manche précédente.
}
advise-all-elsewhere = { $card } : les quatre ont déjà été vus.
advise-not-own-suit = { $card } : cette carte est de la couleur d’un autre joueur.
advise-not-theirs = { $player } n’a pas cette carte : { $card }.
advise-they-must-follow = { $player } ne peut pas jouer cette carte : { $card }. La couleur demandée est { $led }, et il y en a dans la main que vous avez vue.
advise-had-none = { $player } ne peut pas avoir cette carte : { $card }. Au pli { $trick }, la couleur demandée était { $led }, et { $player } a joué : { $played }.
advise-no-such-deal = { $player } ne peut pas jouer cette carte : { $card }. Aucune donne ne correspondrait à ce qui a été joué ; il doit y avoir une erreur plus haut.
