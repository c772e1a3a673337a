### L’entraînement du réseau : la commande et l’image

commands-train = Entraîne dans un dossier un réseau pour le bot qui joue sans chercher ; la même commande reprend là où elle s’était arrêtée. Nécessite PyTorch.
    .short = entraîner un réseau à jouer

training-option-out = Le dossier pour le plan, le journal, le réseau et une image de ses progrès.
training-option-steps = De combien de lots il apprend ; 60000 par défaut.
training-option-batch = Décisions par lot ; 4096 par défaut.
training-option-hidden = Unités de la première couche cachée ; 768 par défaut.
training-option-players = Entraîne seulement pour ce nombre de joueurs et les règles habituelles ; pour tous par défaut.
training-option-seed = La graine dont découlent toutes les donnes ; toujours la même par défaut.
training-option-jobs = Combien de fils travaillent ; autant que de cœurs par défaut.

training-epoch = { $step } étapes sur { $steps } : { $lead } ± { $margin } points par manche de plus que les règles pratiques, { $exact } % d’annonces exactes
training-curve-lead = Points par manche de plus que trois bots qui jouent selon des règles pratiques (± la moitié d’un intervalle à 95 %)
training-curve-error = Erreur à distinguer les actions d’une décision, points au carré
training-curve-steps = Étapes

training-other-plan = { $path } contient un entraînement dont { $field } vaut { $kept } et non { $asked }. Donnez les mêmes valeurs ou un autre dossier.
training-no-torch = L’entraînement nécessite PyTorch. Installez-le avec : { $install }
