### Lessons

lessons-missing = Impossible de charger les leçons. Connectez-vous une fois et elles resteront sur cet appareil.
lessons-up-next = La suivante
lessons-under-way = En cours
lessons-begin = Commencer
lessons-continue = Continuer
lessons-all-done = Vous avez suivi toutes les leçons.
lessons-done = { $done } leçons sur { $all } terminées
lessons-number = Leçon { $number }
lessons-is-done = Terminée
lessons-step = Étape { $step } sur { $steps }
lessons-to-puzzles = Aux problèmes
lessons-puzzle = Problème { $number } sur { $all }
lessons-leave = Quitter
lessons-your-turn = à vous
lessons-total = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
lessons-right = { $right } problèmes justes sur { $all }
lessons-now-play = À présent, jouez une manche avec cette main.
lessons-now-win = À présent, jouez la dernière manche d’une partie. Seul le classement compte.
lessons-play = Jouer la manche
lessons-restart = Depuis le début
lessons-over = La manche est finie
lessons-verdict-made = Vous en avez annoncé { $bid } et fait { $taken }. Voilà comment on fait !
lessons-verdict-near = Vous en avez annoncé { $bid } et fait { $taken } : à un seul pli près. C’était tout juste !
lessons-verdict-missed = Vous en avez annoncé { $bid } et fait { $taken }. Pas cette fois ; les mêmes cartes vous attendent encore.
lessons-verdict-won = Vous avez gagné la partie ! Personne n’a plus de points que vous.
lessons-verdict-not-won = Cette fois, la victoire est pour quelqu’un d’autre. Une autre annonce aurait-elle suffi ?
lessons-next = Ensuite : { $title }
lessons-again = Rejouer
lessons-all = Toutes les leçons
lessons-ask-win = Qu’est-ce qui gagne le plus souvent la partie ?
lessons-best-place = C’est ce qui gagne le plus de parties.
lessons-wins-less = { $games ->
    [one] Une partie gagnée de moins sur 100.
   *[other] { $games } parties gagnées de moins sur 100.
}
lessons-makes = L’annonce est tenue dans { $chance } des parties possibles.
lessons-makes-anyway = L’annonce est tenue plus souvent, dans { $chance } des cas, mais cela seul ne fait pas gagner.
lessons-standing = { $lead ->
    [ahead] Vous avez { $points } points d’avance.
    [behind] Vous êtes à { $points } points du joueur en tête.
   *[level] Vous êtes en tête à égalité.
}
lessons-win-head = Gagne

## Les leçons

lessons-first = Le jeu en cinq étapes
lessons-zero = Annoncer zéro
lessons-zero-1 = Annoncer 0 est le plus sûr, quel que soit le nombre de cartes. Il faut des cartes basses dans chaque couleur. Un Fou aide, un Wizard presque jamais.
lessons-zero-2 = Le danger, c’est la carte haute toute seule : si l’on entame sa couleur, vous devez la jouer. À côté de deux ou trois basses, elle peut rester en main.
lessons-zero-3 = Méfiez-vous d’un petit atout. À quatre, même le plus petit fait un pli une main sur sept. Lâchez-le quand un atout plus fort ou un Wizard gagne déjà.
lessons-duck = Rester dessous
lessons-duck-1 = Vous avez vos plis : désormais, vous voulez perdre. Fournissez la carte la plus haute qui perd encore. La basse vous sauvera plus tard.
lessons-duck-2 = Vous jouez en dernier et toutes vos cartes permises gagnent ? Gagnez avec la plus haute. Elle est partie, et les basses peuvent encore perdre.
lessons-duck-3 = Vous ne pouvez pas fournir ? Jetez la carte qui gagnerait le plus facilement plus tard : une haute seule dans sa couleur. Gardez le Fou, il perd quand vous voulez.
lessons-wizards = Compter les Wizards
lessons-wizards-1 = Il y a quatre Wizards. Comptez ceux qui sont joués, celui qui est retourné et les vôtres. Les autres sont peut-être contre vous, ou dorment dans le talon.
lessons-wizards-2 = Un Wizard ne perd que contre un Wizard joué avant lui. Derrière un autre, c’est la carte idéale à lâcher quand on ne veut pas du pli.
lessons-wizards-3 = À quatre, un Wizard fait son pli 97 fois sur 100 : rien ne presse. Gardez-le, et il gagnera plus tard le pli que vous choisirez. Ici, c’est la pire entame.
lessons-trump = Maîtriser l’atout
lessons-trump-1 = D’abord les cartes hautes des autres couleurs, tant que les autres doivent encore fournir. Vos atouts ne se sauvent pas : ils font des plis plus tard aussi.
lessons-trump-2 = Il y a 13 atouts. Comptez ceux qui sont joués, les vôtres et la carte retournée. Quand personne d’autre ne peut en avoir, chacun des vôtres est un pli sûr.
lessons-trump-3 = Vous ne voulez plus de plis ? Laissez les atouts tranquilles. Tant que les autres en ont, ils peuvent battre les cartes hautes qui vous restent.
lessons-even = Le compte de la table
lessons-even-1 = Additionnez les annonces. S’il y en a plus que de plis, tout le monde se bat et les cartes moyennes gagnent moins. Dans le doute, annoncez moins.
lessons-even-2 = Moins d’annonces que de plis : personne ne veut du reste, il tombe sur qui ne peut rester dessous. Les cartes moyennes gagnent par accident. Dans le doute, annoncez plus.
lessons-even-3 = Là où le compte ne doit jamais être juste, le dernier peut être privé du bon nombre. Descendez avec une carte qui perd à volonté, montez avec une qui peut gagner.
lessons-last = La fin de la manche
lessons-last-1 = Il reste trois cartes : ne devinez plus. Qui cherche encore des plis, qui en a assez ? Celui qui en a assez jouera dessous s’il le peut.
lessons-last-2 = Une carte haute, une basse, et il vous faut un pli : entamez la haute maintenant. Gardée pour la fin, elle ne vaut rien si l’on entame une autre couleur.
lessons-last-3 = La dernière carte se joue toute seule : décidez un pli avant. Gardez la carte au sort certain : un Fou pour perdre, un Wizard pour gagner.
lessons-lead = Entamer
lessons-lead-1 = Une carte haute ne gagne que si l’on entame sa couleur, et personne ne le fera pour vous. Entamez-la tôt, avant que d’autres n’en aient plus et ne la coupent.
lessons-lead-2 = Personne ne doit fournir sur un Wizard : chacun jette ce qu’il veut perdre. Ne faites ce cadeau que si le pli vous est nécessaire maintenant.
lessons-lead-3 = Vous ne voulez pas de plis ? Entamez ce qui pourrait gagner plus tard, surtout un petit atout : les autres en ont encore de plus forts. Gardez le Fou, il perd à tout moment.
lessons-naming = Choisir l’atout
lessons-naming-1 = Un Wizard est retourné et vous donnez : choisissez votre couleur la plus longue. Trois atouts moyens valent en général mieux qu’une carte maîtresse ailleurs.
lessons-naming-2 = À quatre, la plus haute d’une couleur fait un pli 63 fois sur 100, à l’atout 78. La quatrième passe de 14 à 63 : ce sont les moyennes qui y gagnent.
lessons-naming-3 = Ne choisissez pas une couleur qui vous manque, même avec des cartes basses : vous armez les autres. Ici, la couleur des deux cartes indiquées vaut dix points de plus.
lessons-hidden = Annonces cachées
lessons-hidden-1 = Chacun annonce sans entendre les autres, et le compte tombe rarement juste : à quatre, 30 fois sur 100 ; en s’écoutant, 63.
lessons-hidden-2 = Personne ne s’adapte à vous, ni vous à personne : annoncez ce que vos cartes font en moyenne. Annoncer en dernier ne vous apprend rien ici.
lessons-hidden-3 = Quand les annonces sont dévoilées, additionnez-les avant de jouer. Trop : on se dispute chaque pli. Pas assez : quelqu’un devra en faire plus qu’il ne veut. Que ce ne soit pas vous.
lessons-two = À deux
lessons-two-1 = Les cartes jouées ou retournées ne reviennent plus. Retenez les Wizards et les cartes hautes déjà sortis : le reste est dans l’autre main ou dans le talon.
lessons-two-2 = Une seule carte s’oppose à la vôtre : les hautes gagnent plus souvent qu’à une grande table, et les moyennes font des plis aussi. Annoncez plus haut.
lessons-two-3 = L’autre annonce reste secrète jusqu’au bout, mais les cartes parlent. Qui jette des cartes hautes en a assez ; qui coupe de petits plis en cherche encore.
lessons-suit = Chacun sa couleur
lessons-suit-1 = Chacun possède une couleur, un Wizard et un Fou. Ni atout ni couleur à fournir : la carte la plus haute gagne et, à égalité, la première.
lessons-suit-2 = Tous possèdent les mêmes quinze cartes. Comptez la plus haute et le Wizard de chacun : une fois sortis, vous savez ce qui peut encore vous battre.
lessons-suit-3 = En dernier, vous choisissez. Il vous faut le pli : gagnez avec la plus basse qui suffit. Vous en avez assez : perdez avec la plus haute qui ne suffit pas. À égalité, c’est trop tard.
lessons-place = Jouer la place
lessons-place-1 = Dans la dernière manche, seul le classement compte. Voyez d’abord les totaux : que vous faut-il, et que doit-il arriver au joueur en tête ?
lessons-place-2 = Loin derrière, une annonce sûre qui ne dépasse personne ne vaut rien. Annoncez ce qui gagne la partie si c’est tenu. En tête, faites l’inverse.
lessons-place-3 = Vous pouvez aussi arrêter le joueur en tête. S’il lui faut encore un pli, qu’il ne l’ait pas ; s’il en a assez, offrez-lui-en un autre.
