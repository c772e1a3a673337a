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

## A position in one line

advise-round-is-over = Toutes les cartes de cette manche ont été jouées : il n’y a rien à conseiller.
advise-not-a-position = La position est illisible à « { $found } » : { $part ->
    [options] les options sont le nombre de joueurs, une lettre par option et, après deux-points, les cartes par manche, comme 4, 4hw ou 3:1-5.
    [round] une manche est r et le numéro d’une manche de cette partie, comme r3.
    [dealer] un donneur est d et le numéro d’une place, comme d0.
    [turned] il y a une carte s’il en reste après la donne, comme H7, sinon - ; un Wizard peut porter la couleur choisie, comme Z1=S.
    [totals] il y a un nombre par place, comme 20,-10,30.
    [viewer] le conseil est pour une place : mettez ici son numéro, ou * si toutes les mains sont données.
    [hands] il y a une main par place, ou un point d’interrogation, avec / entre elles ; aucune carte n’y est deux fois, et chaque place a les cartes de la manche, en main ou jouées.
    [bids] il y a une annonce par place, - si elle manque, un point d’interrogation si elle est cachée, comme 2,-,1.
    [tricks] un pli est la place qui a entamé, deux-points et les cartes dans l’ordre, comme 1:D5.N1.H7.
    [spent] les cartes hors jeu sont x et les cartes, comme xC5.Z1.
    [form] cette position s’écrit « { $form } ».
   *[other] une position est une ligne d’au moins huit parties : options, manche, donneur, carte retournée, totaux, observateur, mains et annonces.
}
