### La leçon : le jeu en cinq étapes

## Around the scene

web-lesson-title-trick = Le pli
web-lesson-title-trump = L’atout
web-lesson-title-special = Wizard et Fou
web-lesson-title-bid = L’annonce
web-lesson-title-score = Le score
web-lesson-step = Étape { $step } sur 5
web-lesson-back = Retour
web-lesson-on = Continuer
web-lesson-skip = Passer
web-lesson-again = Réessayer
web-lesson-table = La table
web-lesson-hand = Votre main
web-lesson-answers = Votre réponse
web-lesson-led = entame
web-lesson-wins = gagne
web-lesson-turned = Atout
web-lesson-likely = probable
web-lesson-sure = presque sûr
web-lesson-hardly = improbable

## The trick

web-lesson-trick = Chacun joue une carte : c’est un pli. { $first } a entamé à cœur, tout le monde doit donc fournir du cœur.
web-lesson-first = À vous. Le plus haut cœur gagne : remportez le pli !
web-lesson-first-cannot = Vous avez du cœur : il faut en jouer. Le pique doit attendre.
web-lesson-first-wrong = Cette carte est permise, mais { $second } a un cœur plus haut. Vous en avez un meilleur encore !
web-lesson-first-won = Le pli est à vous. Qui remporte un pli entame le suivant.

## Trump

web-lesson-trump = Cette carte a été retournée après la donne : l’atout est trèfle. L’atout bat toutes les autres couleurs.
web-lesson-small = Encore du cœur, mais vous n’en avez pas : jouez ce que vous voulez. Quelle carte gagne le pli ?
web-lesson-small-wrong = Ce n’est pas la couleur demandée : elle ne peut pas gagner. Seul votre atout le peut.
web-lesson-small-won = Le plus petit atout bat même le plus haut cœur.

## The Wizard and the Jester

web-lesson-wizard = Un Wizard bat tout, même l’atout, et se joue à tout moment. Remportez le pli !
web-lesson-wizard-cannot = On a demandé du carreau et vous en avez un : pas d’atout. Un Wizard, lui, est toujours permis.
web-lesson-wizard-wrong = Vous pouvez fournir ce carreau, mais il perd. Votre Wizard gagne.
web-lesson-wizard-won = Rien ne bat un Wizard. S’il y en a deux dans un pli, le premier gagne.
web-lesson-jester = Perdez maintenant un pli exprès. Un Fou perd contre tout, et se joue lui aussi à tout moment.
web-lesson-jester-wrong = Ce pique gagnerait. Jouez le Fou, et le pli ira à quelqu’un d’autre.
web-lesson-jester-lost = Bien évité ! Parfois, on ne veut pas d’un pli : vous verrez bientôt pourquoi.
web-lesson-who = Une question : l’atout est trèfle. Qui remporte ce pli ? Touchez la carte.
web-lesson-who-suit = C’est le plus haut cœur, mais l’atout bat toutes les autres couleurs. Regardez encore !
web-lesson-who-jester = Un Fou perd contre toute autre carte. Regardez encore !
web-lesson-who-lower = C’est un atout, mais il y en a un plus haut.
web-lesson-who-right = Exact ! Il n’y a pas de Wizard, c’est donc le plus haut atout qui remporte le pli.

## The bid

web-lesson-bid = Une nouvelle manche. Avant de jouer, chacun dit combien de plis il fera : c’est l’annonce.
web-lesson-bid-hand = Le Wizard fera presque sûrement un pli, le gros atout probablement, la petite carte presque jamais. Combien en annoncez-vous ?
web-lesson-bid-low = Annoncez plus ! Le Wizard et le gros atout devraient faire un pli chacun.
web-lesson-bid-high = C’est trop : votre petit carreau ne fera presque jamais de pli.
web-lesson-bid-right = Deux : c’est bien vu. Il vous faut maintenant exactement deux plis, ni plus ni moins.
web-lesson-worth = Une annonce tenue rapporte 20 points, plus 10 par pli. Sinon, vous perdez 10 points par pli en trop ou en moins.
web-lesson-points = Une question : vous annoncez 2 et faites 2 plis. Combien de points marquez-vous ?
web-lesson-points-wrong = 20 pour l’annonce tenue et 10 pour chacun des deux plis : faites la somme !
web-lesson-points-right = Exact : 20 pour l’annonce tenue et 10 pour chacun des deux plis. À vous de jouer la manche !

## The round, and its score

web-lesson-play-first = { $second } a joué le plus haut atout. Il vous faut deux plis : que jouez-vous ?
web-lesson-play-cannot = On a demandé du trèfle et vous en avez un. Jouez-le, ou le Wizard, toujours permis.
web-lesson-play-need = { $need ->
    [one] Il vous faut encore un pli.
   *[other] Il vous faut encore { $need } plis.
} Jouez une carte !
web-lesson-play-enough = Vous avez vos deux plis. Mieux vaut que la dernière carte perde !
web-lesson-taken = Le pli est à vous. Cela fait { $taken } sur 2.
web-lesson-taken-beaten = { $winner } a un atout plus haut et remporte le pli. En faire deux sera difficile, mais continuez.
web-lesson-taken-other = { $winner } remporte le pli.
web-lesson-exact = tenue
web-lesson-tricks = 2 plis
web-lesson-missed = un de moins
web-lesson-score-exact = Vous avez annoncé 2 et fait 2 : exact ! Cela rapporte 20 points.
web-lesson-score-tricks = Et 10 par pli : 40 points en tout.
web-lesson-score-others = { $third } a annoncé 1 et n’a fait aucun pli : l’écart d’un pli coûte 10 points. Il vous aurait coûté autant.
web-lesson-score-missed = Vous avez annoncé 2 et fait { $taken } : un pli de moins coûte 10 points. Au premier pli, votre Wizard aurait battu le gros atout.
web-lesson-end = Bravo, annonce tenue ! C’est tout le jeu : dans une vraie partie, on reçoit une carte de plus à chaque manche.
web-lesson-end-kind = Vous connaissez maintenant tout le jeu. Dans une vraie partie, on reçoit une carte de plus à chaque manche.
