### L’entraînement du réseau : la commande et l’image

commands-train = Entraîner dans un dossier un réseau pour le bot qui joue sans recherche ; la même commande reprend là où elle s’était arrêtée. Nécessite PyTorch.
    .short = entraîner un réseau à jouer

training-option-out = Dossier pour le plan, le journal, le réseau et une image de ses progrès.
training-option-steps = Nombre de lots d’apprentissage (par défaut : 16000).
training-option-batch = Décisions par lot (par défaut : 4096).
training-option-hidden = Unités de la première couche cachée (par défaut : 1024).
training-option-players = Entraîner seulement pour ce nombre de joueurs et les règles habituelles (par défaut : pour tous).
training-option-seed = Graine dont découlent toutes les donnes (par défaut : toujours la même).
training-option-jobs = Nombre de fils d’exécution (par défaut : le nombre de cœurs).

training-epoch = { $step } étapes sur { $steps } : { $lead } ± { $margin } points par manche de plus que les bots à règles empiriques, { $exact } % de paris exacts
training-curve-lead = Points par manche de plus que trois bots à règles empiriques (± la moitié d’un intervalle à 95 %)
training-curve-error = Erreur sur l’écart entre les actions d’une décision, points au carré
training-curve-steps = Étapes

training-other-plan = { $path } contient un entraînement dont { $field } vaut { $kept } et non { $asked }. Donnez les mêmes valeurs ou un autre dossier.
training-no-torch = L’entraînement a besoin de PyTorch, qui n’est pas installé. Pour l’installer : { $install }
