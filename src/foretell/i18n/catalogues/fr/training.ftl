### L’entraînement du réseau : la commande et l’image

commands-train = Entraîner dans un dossier un réseau pour le bot qui joue sans recherche ; la même commande reprend là où elle s’était arrêtée. Nécessite PyTorch.
    .short = entraîner un réseau à jouer

commands-value-network = RÉSEAU
commands-value-device = PÉRIPHÉRIQUE

training-option-out = Dossier pour le plan, le journal, le réseau et une image de ses progrès.
training-option-start = Apprendre en jouant contre lui-même à partir de ce réseau : best, quick ou un fichier de poids (par défaut : apprendre les valeurs à partir de zéro).
training-option-against = Apprendre la meilleure réponse à ce réseau, ou à steady, au lieu de jouer contre lui-même.
training-option-plan = Plan d’un entraînement, en JSON ; les autres options remplacent ses valeurs.
training-option-steps = Nombre de lots d’apprentissage (par défaut : 16000 ; 2000 avec --start).
training-option-batch = Décisions par lot (par défaut : 4096 ; 8192 avec --start).
training-option-hidden = Unités de la première couche cachée (par défaut : 1024 ; avec --start, autant que ce réseau).
training-option-players = Entraîner seulement pour ce nombre de joueurs et les règles habituelles (par défaut : pour tous).
training-option-seed = Graine dont découlent toutes les donnes (par défaut : toujours la même).
training-option-jobs = Nombre de fils d’exécution (par défaut et au plus : le nombre de cœurs).
training-option-device = Périphérique sur lequel PyTorch apprend et évalue les stratégies, par exemple cuda (par défaut : cpu).

training-epoch = { $step } étapes sur { $steps } : { $lead } ± { $margin } points par manche de plus que les bots à règles empiriques, { $exact } % d’annonces tenues
training-policy-epoch = { $step } étapes sur { $steps } : { $lead } ± { $margin } points par manche de plus que { $other }, { $exact } % d’annonces tenues
training-curve-lead = Points par manche de plus que trois bots à règles empiriques (± la moitié d’un intervalle à 95 %)
training-curve-error = Erreur sur l’écart entre les actions d’une décision, points au carré
training-curve-policy-lead = Points par manche de plus que le réseau de départ ou que l’adversaire (± la moitié d’un intervalle à 95 %)
training-curve-entropy = Entropie de la stratégie, nats
training-curve-steps = Étapes

training-other-plan = { $path } contient un entraînement dont { $field } vaut { $kept } et non { $asked }. Donnez les mêmes valeurs ou un autre dossier.
training-no-torch = L’entraînement a besoin de PyTorch, qui n’est pas installé. Pour l’installer : { $install }
training-no-setting = « { $field } » n’est pas un réglage de ce type d’entraînement, ou ne peut pas avoir cette valeur. Les réglages sont ceux du plan.json d’un entraînement ; voir docs/research/training.md.
training-only-self-play = --{ $option } ne sert que si le réseau joue contre lui-même. Indiquez le réseau de départ avec --start.
training-no-plan = { $path } ne contient pas le plan d’un entraînement. Ce plan est le fichier plan.json du dossier d’un entraînement.
training-no-network = Le réseau « { $name } » n’existe pas. Indiquez best, quick ou un fichier de poids écrit par « foretell train ».
training-cluster-failed = La grappe Ray n’a pas pu jouer une partie de l’entraînement : { $reason }
training-no-device = PyTorch n’a pas ici de périphérique « { $device } ». Sans --device, l’entraînement se fait sur le processeur.
training-too-few-units = Le réseau de départ a { $least } unités dans « { $field } », donc { $asked } ne suffisent pas. Choisissez-en au moins { $least }, ou n’indiquez rien.
