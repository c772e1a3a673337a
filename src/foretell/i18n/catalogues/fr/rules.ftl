### The rule book: a text and a title per clause, adapted to the options of a table

## Titles

rules-all = Les règles de Wizard
rules-title = { $variants ->
    [none] Les règles de Wizard à { $players } joueurs
   *[other] Les règles de Wizard à { $players } joueurs : { $variants }
}
rule-chapter-0 = L’essentiel
rule-chapter-1 = Le jeu de cartes
rule-chapter-2 = Joueurs et manches
rule-chapter-3 = Le donneur
rule-chapter-4 = La donne
rule-chapter-5 = L’atout
rule-chapter-6 = Les annonces
rule-chapter-7 = Le jeu de la carte
rule-chapter-8 = Le score
rule-chapter-9 = Les variantes
rule-chapter-11 = Règles maison
rule-chapter-13 = Un exemple

## What it is about

rule-0-1 = À chaque manche, il faut annoncer combien de plis on fera, puis en faire exactement autant. Celui qui a le plus de points après la dernière manche gagne.
    .title = Le but
rule-0-2 = Pour chaque pli, les joueurs posent l’un après l’autre une carte ; la meilleure remporte le pli. Une manche où chacun a 5 cartes compte 5 plis.
    .title = Le pli
rule-0-3 = L’atout est une couleur qui bat les trois autres pendant une manche : sa carte la plus faible bat la plus forte de toute autre couleur. Entre plusieurs atouts, le plus fort l’emporte.
    .title = L’atout

## The deck

rule-1-1 = Le jeu compte 60 cartes : quatre couleurs ({ $suits }) de treize cartes numérotées chacune, plus quatre Wizards et quatre Fous, qui n’appartiennent à aucune couleur. Pendant la partie, les quatre Wizards se valent tous, et les quatre Fous aussi.
    .title = Les cartes
rule-1-2 = Un Fou est plus faible que toute carte numérotée, un Wizard plus fort que toute carte numérotée. { EDITION() ->
    [classic] Les cartes numérotées d’une couleur vont { $faces ->
        [numbers] du 1, la plus faible, au 13, la plus forte.
       *[letters] de la plus faible à la plus forte dans cet ordre : 2, 3, 4, 5, 6, 7, 8, 9, 10, valet, dame, roi, as.
    }
   *[fantasy] Les cartes numérotées d’une couleur vont du 1, la plus faible, au 13, la plus forte.
}
    .title = L’ordre des cartes
rule-1-3 = { EDITION() ->
    [classic] À cette table, on joue avec l’édition classique : les couleurs des cartes à jouer, avec { $faces ->
        [numbers] les nombres de 1 à 13.
       *[letters] les nombres de 2 à 10 puis J, Q, K et A.
    }
   *[fantasy] À cette table, on joue avec l’édition fantasy : quatre peuples, chacun de sa couleur, avec les nombres de 1 à 13. La règle de cette édition appelle les joueurs des apprentis, les annonces des prédictions ou des paris, et les points des points d’expérience.
} Les Wizards portent la lettre Z (W dans certains jeux), les Fous la lettre N (ou J). D’une édition à l’autre, seuls changent les noms et les dessins, jamais les règles.
    .title = L’édition

## Players and rounds

rule-2-1 = On joue à { $players }, chacun pour soi.
    .title = Les joueurs
rule-2-2 = La partie compte { $rounds } manches. À la première, chaque joueur reçoit 1 carte, à chaque manche suivante une carte de plus, jusqu’à { $largest } cartes à la dernière.
    .title = Les manches
rule-2-3 = « À gauche » veut dire dans le sens horaire : la place suivante.
    .title = À gauche

## The dealer

rule-3-1 = Pour désigner le premier donneur, chaque joueur tire une carte, face visible : celui qui a la plus forte donne (R1.2). Si plusieurs sont à égalité pour la plus forte, eux seuls tirent de nouveau, jusqu’à ce qu’un seul ait la plus forte. Avant la première donne, les cartes tirées retournent dans le jeu.
    .title = Le tirage du donneur
rule-3-2 = La table désigne le premier donneur, sans tirage.
    .title = Le premier donneur
rule-3-3 = Après chaque manche, la donne passe au joueur à la gauche du donneur.
    .title = Le donneur suivant

## The deal

rule-4-1 = À chaque manche, le donneur mélange les 60 cartes et en distribue à chaque joueur autant que la manche en demande.
    .title = La donne
rule-4-2 = Les cartes qui restent sont posées face cachée : c’est le talon. Personne ne les regarde { $players ->
    [2] avant qu’elles soient distribuées ou retournées.
   *[other] pendant la manche.
}
    .title = Le talon

## Trump

rule-5-1 = Après la donne, on retourne la première carte du talon. Si c’est une carte numérotée, sa couleur est l’atout de cette manche.
    .title = La carte retournée
rule-5-2 = Si la carte retournée est un Fou, la manche se joue sans atout{ EDITION() ->
    [classic] {" "}et le Fou est remis face cachée.
   *[fantasy] .
}
    .title = Un Fou est retourné
rule-5-3 = Si la carte retournée est un Wizard, le donneur choisit l’atout parmi les quatre couleurs, avant que quiconque annonce et { $clairvoyance ->
    [true] avant de regarder sa propre main (R9.6).
   *[false] après avoir regardé sa propre main.
} Il doit choisir une couleur : « sans atout » n’est pas permis.
    .title = Un Wizard est retourné
rule-5-4 = Dans une manche à { $largest } cartes chacun, les 60 cartes sont distribuées et il ne reste pas de talon : on ne retourne aucune carte et la manche se joue sans atout.
    .title = Aucune carte à retourner
rule-5-5 = La carte retournée reste visible jusqu’à la fin de la manche{ EDITION() ->
    [classic] , sauf si c’est un Fou,
   *[fantasy] {""}
} et ne participe pas au jeu.
    .title = La carte retournée pendant le jeu

## Bidding

rule-6-1 = Avant de jouer, chaque joueur annonce combien de plis il fera dans cette manche : { $bidding ->
    [open] d’abord le joueur à la gauche du donneur, puis les autres dans le sens horaire, le donneur en dernier.
    [hidden] chacun de son côté, comme le dit R9.1.
   *[secret] chacun de son côté, comme le dit R9.2.
} On annonce un nombre entier, de 0 au nombre de cartes en main. Une annonce faite ne se change plus.
    .title = Les annonces
rule-6-2 = La somme des annonces peut être plus grande que le nombre de plis de la manche, plus petite, ou exactement égale.
    .title = La somme des annonces
rule-6-3 = Quand tous ont annoncé, et avant que la première carte soit jouée, le marqueur lit à voix haute l’annonce de chacun et dit si les annonces font ensemble plus de plis que la manche n’en a (trop annoncé), moins (pas assez annoncé) ou exactement autant (le compte juste).
    .title = La lecture des annonces
rule-6-4 = Tant que la manche se joue, chacun peut voir ce que chaque joueur a annoncé et combien de plis il a faits. Avec de vraies cartes, gardez devant vous les plis que vous faites ; des pièces ou des jetons peuvent montrer combien vous en avez annoncé.
    .title = Ce qui reste visible

## Play

rule-7-1 = Le joueur à la gauche du donneur entame le premier pli. Celui qui remporte un pli entame le suivant. À chaque pli, chacun joue une carte, dans le sens horaire.
    .title = Entamer
rule-7-2 = C’est la première carte du pli autre qu’un Fou qui décide. Si c’est une carte numérotée, sa couleur est la couleur demandée. Si c’est un Wizard, aucune couleur n’est demandée dans ce pli, jusqu’à la fin{ $follow-after-wizard ->
    [true] {" "}(mais voir R7.5)
   *[false] {""}
}. Tant qu’on n’a joué que des Fous, aucune couleur n’est encore demandée. Exemple : on entame avec un Fou, puis le { $d7 } est joué ; la couleur demandée est { $diamonds }.
    .title = La couleur demandée
rule-7-3 = On peut toujours jouer un Wizard ou un Fou. Celui qui a une carte numérotée de la couleur demandée ne peut pas jouer de carte numérotée d’une autre couleur. Dans tous les autres cas, on peut jouer n’importe quelle carte ; personne n’est obligé de couper ni de monter. Celui qui entame joue ce qu’il veut. Exemple : l’atout est { $diamonds } et on entame avec le { $h5 }. Celui qui a le { $h3 } et le { $d7 } doit jouer le { $h3 }. Celui qui a le { $h7 }, le { $d3 } et un Fou peut jouer le { $h7 } ou le Fou.
    .title = Fournir la couleur
rule-7-4 = Le pli revient au { $winning-wizard ->
    [last] dernier Wizard joué (R9.3).
   *[first] premier Wizard joué.
} Sans Wizard, il revient à la plus forte carte de la couleur d’atout ; sans atout, à la plus forte carte de la couleur demandée.{ $players ->
    [5] {""}
    [6] {""}
   *[other] {" "}S’il n’a que des Fous, il revient au premier d’entre eux.
} Exemple : l’atout est { $diamonds } ; le { $d3 } bat le { $h7 }, et un Wizard bat les deux.
    .title = Qui remporte le pli
rule-7-5 = Règle maison : si on entame avec un Wizard, la première carte numérotée jouée ensuite fixe une couleur, et celui qui a des cartes numérotées de cette couleur doit la fournir comme en R7.3. Cela ne change pas qui remporte le pli (R7.4).
    .title = Fournir après un Wizard

## Score

rule-8-1 = Celui qui a fait exactement les plis qu’il a annoncés marque 20 points, et 10 de plus par pli fait. Exemples : annonce de 0 et aucun pli, 20 points ; annonce de 2 et 2 plis, 40 points.
    .title = L’annonce est tenue
rule-8-2 = Celui qui a fait plus ou moins de plis qu’il n’en a annoncé perd 10 points par pli d’écart, et ne marque rien pour les plis faits. Exemples : annonce de 2 et 1 pli, moins 10 points ; annonce de 0 et 3 plis, moins 30 points.
    .title = L’annonce est manquée
rule-8-3 = Les points des manches s’additionnent ; un total peut descendre au-dessous de zéro. Pour chaque manche et chaque joueur, le bloc de score indique l’annonce, dans la petite case, et le total atteint. Exemple : 20 points, puis moins 10, puis 40 donnent les totaux 20, 10 et 50.
    .title = Le bloc de score
rule-8-4 = Celui qui a le total le plus élevé après la dernière manche gagne. Si plusieurs joueurs ont ce total, ils gagnent ensemble.
    .title = Qui gagne la partie

## Variants

rule-9-1 = Chacun fixe son annonce sans connaître celles des autres. Quand tous ont annoncé, toutes les annonces sont révélées en même temps. Avec de vraies cartes, écrivez votre annonce sur un bout de papier et donnez-le au marqueur, qui retourne tous les papiers ensemble.
    .title = Annonces cachées
rule-9-2 = Chacun fixe son annonce sans connaître celles des autres, et personne ne les lit à voix haute : jusqu’à ce que le dernier pli de la manche soit joué, chacun ne connaît que la sienne. Alors toutes sont révélées. Les plis faits par chacun restent toujours visibles. Avec de vraies cartes, écrivez votre annonce sur un bout de papier et laissez-le face cachée devant vous.
    .title = Annonces révélées à la fin
rule-9-3 = Si plusieurs Wizards sont joués dans un pli, c’est le dernier qui le remporte, non le premier. Rien d’autre ne change.
    .title = Wizard noir
rule-9-4 = À deux, on joue { $rounds } manches, de { $sizes } cartes chacun. Le jeu n’est mélangé qu’une fois, avant la première manche. Les mains, puis la carte retournée, sont prises sur le dessus ; les cartes distribuées ou retournées sont hors jeu pour le reste de la partie, et on a le droit de s’en souvenir. La carte retournée de la dernière manche est la soixantième : chaque manche a donc la sienne. Les annonces sont révélées à la fin de la manche (R9.2). Avec de vraies cartes, mettez de côté celles qui ont été jouées au lieu de les remettre dans le jeu.
    .title = À deux
rule-9-5 = Le dernier à annoncer, c’est-à-dire le donneur, ne peut pas amener la somme des annonces exactement au nombre de plis de la manche s’il a, seul, le total le plus élevé. Si la première place est partagée, comme à la première manche où tous sont à 0, toute annonce est permise. Exemple : il y a 5 plis et les autres en ont annoncé 4 en tout. Un donneur seul en tête peut tout annoncer sauf 1 ; dans tous les autres cas, il peut aussi annoncer 1. Avec de vraies cartes, le marqueur fait le compte des annonces et dit au donneur laquelle il ne peut pas faire.
    .title = Pas de compte juste pour le joueur en tête
rule-9-6 = Avant les annonces, personne ne regarde sa propre main ; chacun voit en revanche les mains de tous les autres. { $deal ->
    [one_suit] {""}
   *[shared] S’il doit choisir l’atout (R5.3), le donneur le fait avant de voir sa propre main.{" "}
}Quand tous ont annoncé selon les règles, chacun prend sa main et on joue comme d’habitude, les mains de nouveau cachées aux autres. On a le droit de se souvenir de ce qu’on a vu. Avec de vraies cartes, tenez votre main contre votre front, faces vers les autres, jusqu’à ce que tous aient annoncé.
    .title = Clairvoyance
rule-9-7 = Chaque joueur possède les treize cartes numérotées d’une couleur, un Wizard et un Fou. La partie compte { $rounds } manches : à la première, chacun pioche 4 cartes parmi les siennes, mélangées et face cachée, à chaque manche suivante une de plus, jusqu’à 15 à la dernière ; après chaque manche, chacun reprend ses quinze cartes et les mélange de nouveau. On ne retourne aucune carte, il n’y a pas d’atout et aucune couleur n’est jamais demandée : on peut jouer n’importe quelle carte. Le pli revient au { $winning-wizard ->
    [last] dernier Wizard (R9.3) ;
   *[first] premier Wizard ;
} sans Wizard, à la plus forte carte numérotée, quelle que soit sa couleur, et entre cartes égales à la première jouée ; s’il n’a que des Fous, au premier d’entre eux. Exemple : on joue, dans cet ordre, le { $c4 }, le { $d9 } et le { $h9 } ; le { $d9 } remporte le pli. Avec de vraies cartes, triez le jeu par couleurs avant la partie et donnez à chacun un Wizard et un Fou.
    .title = Chacun sa couleur
rule-9-8 = Le dernier à annoncer, c’est-à-dire le donneur, ne peut jamais amener la somme des annonces exactement au nombre de plis de la manche, quels que soient les totaux. Exemple : il y a 5 plis et les autres en ont annoncé 4 en tout ; le donneur peut tout annoncer sauf 1. Avec de vraies cartes, le marqueur fait le compte des annonces et dit au donneur laquelle il ne peut pas faire.
    .title = Plus ou moins un
rule-9-9 = Seule la première manche se joue avec la clairvoyance (R9.6) ; dans toutes les autres, chacun regarde sa propre main, comme d’habitude, et aucune autre.
    .title = Clairvoyance à la première manche seulement
rule-9-10 = Règle maison : l’annonce du donneur n’est limitée ({ $even-bid ->
    [never] R9.8
   *[not_leader] R9.5
}) qu’aux manches de { $even-bid-from } cartes ou plus. Aux manches plus petites, toutes les annonces sont permises. Exemple : si ce nombre est 4, le donneur peut faire tomber juste les annonces aux manches de 1, 2 et 3 cartes.
    .title = Petites manches sans limite
rule-11-1 = Règle maison : la table a fixé ses propres manches, 60 au plus. { $rounds ->
    [one] On joue { $rounds } manche, avec ce nombre de cartes chacun : { $sizes }.
   *[other] On joue { $rounds } manches, avec ces nombres de cartes chacun : { $sizes }.
}
    .title = Les manches de cette table

## An example

rule-13-1 = Trois joueurs jouent trois manches. À la première, ils annoncent 0, 1 et 1 et font 0, 0 et 1 plis : plus 20, moins 10 et plus 30 points. À la deuxième, ils annoncent 2, 0 et 0 et font 1, 0 et 1 plis : moins 10, plus 20 et moins 10 points, soit des totaux de 10, 10 et 20. À la troisième, ils annoncent 2, 2 et 0 et font 2, 1 et 0 plis : plus 40, moins 10 et plus 20 points. Les totaux sont alors de 50, 0 et 40, et le premier joueur est en tête.
    .title = Trois manches comptées
