### La page dans le navigateur : tout sauf la table

## Everywhere

web-skip = Aller au contenu
web-home = Accueil
web-loading = Un instant…
web-not-found = Page introuvable
web-not-found-text = Cette page n’existe pas. Le lien en haut ramène à l’accueil.
web-not-affiliated = Foretell est un logiciel libre. Il n’est pas lié aux éditeurs du jeu de cartes.
web-source = Code source
web-documentation = Documentation (en anglais)
web-you = Vous
web-seat = Place { $seat }
web-refused-full = Ce navigateur n’a plus de place. Ce que vous faites ici sera perdu à la fermeture de l’onglet.
web-refused-blocked = Ce navigateur n’enregistre rien. Ce que vous faites ici sera perdu à la fermeture de l’onglet.
web-record = Télécharger l’enregistrement

## The first screen

web-what = Le jeu de cartes Wizard
web-show-pause = Mettre en pause les cartes animées
web-claim = Annoncez combien de plis vous ferez. Puis faites-en exactement autant.
web-choices = Jouer
web-play-now = Jouer tout de suite
web-play-now-text = Vous et { $bots ->
    [one] un bot
   *[other] { $bots } bots
}, environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
web-play-friends = Jouer entre amis
web-play-friends-text = Par un lien ou un code
web-daily = Donne du jour
web-daily-text = Les mêmes cartes pour tous, cinq minutes
web-daily-played = Aujourd’hui : { $points } points
web-puzzles = Problèmes
web-puzzles-text = Trouvez le meilleur coup
web-resume = Reprendre la partie
web-resume-text = Manche { $round } sur { $rounds }
web-under-way = Vous avez une partie en cours
web-new-game = Nouvelle partie
web-new-game-text = Abandonne celle qui est en cours
web-elsewhere = Ouverte dans un autre onglet
web-elsewhere-text = Vous jouez cette partie dans un autre onglet. Elle ne peut continuer que dans un seul onglet à la fois.
web-elsewhere-continue = Continuer ici
web-set-up = Votre partie
web-players = { $players } joueurs
web-rounds = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
web-your-turn = À vous de jouer
web-your-turn-at = À vous – { $title }
web-your-tables = Vos tables
web-open-tables = Tables ouvertes
web-table-of = Table { INITIAL($host) ->
    [a] d’{ $host }
    [e] d’{ $host }
    [i] d’{ $host }
    [o] d’{ $host }
    [u] d’{ $host }
   *[other] de { $host }
}
web-table-with = Avec { $people }
web-table-over = finie
web-table-forget = Retirer de la liste : { $table }
web-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $players }
web-watch = regarder
web-code = Code de la table
web-join = Rejoindre
web-more = Autres pages
web-learn = Apprendre en jouant
web-rules = Les règles
web-pad = Bloc de score
web-advice = Le conseiller
web-settings = Réglages

## Coming to a table

web-invited = Vous avez reçu une invitation
web-your-name = Votre nom
web-your-name-hint = Pour que les autres sachent qui vous êtes. Rien d’autre ne vous sera jamais demandé.
web-come-in = Entrer
web-just-watch = Seulement regarder
web-table-away = Le serveur ne répond pas
web-table-away-text = Laissez cette page ouverte : elle ouvrira la table d’elle-même dès que la connexion sera rétablie.
web-play-meanwhile = Jouer contre des bots en attendant

## A new table

web-new-table = Une nouvelle table
web-preset = Quel jeu ?
web-kind-classic = Classique
    .hint = Les règles imprimées
web-kind-short = Courte
    .hint = Cinq manches
web-kind-two = À deux
    .hint = Six manches
web-kind-twist = Avec du piment
    .hint = Une règle change
web-kind-own = Sur mesure
    .hint = Choisissez les règles
web-twist = Quelle variante ?
web-length = Durée
web-length-whole = Entière
web-length-half = Moitié
web-length-short = Courte
web-summary = { $players } joueurs, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, annonces { $bidding ->
    [hidden] cachées
    [secret] secrètes
   *[open] ouvertes
}
web-manners = À la table
web-private = Entre amis
web-private-hint = Il suffit d’avoir le lien ou le code.
web-listed = Ouverte à tous
web-listed-hint = La table est visible de tous à l’accueil.
web-clock = Pendule
web-clock-none = aucune
web-clock-each = { $minutes } minutes par joueur, plus { $seconds } secondes par coup
web-allow-hints = Autoriser les conseils
    .hint = Les manches avec un conseil sont marquées sur le bloc de score, à la vue de tous.
web-no-hints = sans conseils
web-bots = Niveau des bots
web-bots-hint = Les bots prennent les places libres et jouent pour les absents.
web-style = Annonces des bots
web-style-none = Selon leurs cartes
web-style-bold = Plutôt hautes
    .note = annonce haut
web-style-careful = Plutôt basses
    .note = annonce bas
web-open-table = Ouvrir la table

web-level-beginner = Débutant
    .hint = Compte les cartes hautes et ne pense qu’au pli en cours.
web-level-casual = Occasionnel
    .hint = Oublie une bonne partie des cartes tombées et ne prévoit que vers la fin.
web-level-seasoned = Confirmé
    .hint = Solide et humain : une carte lui échappe parfois.
web-level-expert = Expert
    .hint = N’oublie rien et pèse les suites possibles.
web-level-master = Maître
    .hint = Il n’y a pas plus fort.

web-level-exact = Parmi ses égaux, il tient { $exact } % de ses annonces.
web-level-of = Niveau de { $who }

web-preset-standard = Jeu de base
    .hint = Comme dans la plupart des règles, de 3 à 6 joueurs
web-preset-en = Règle anglaise
    .hint = Annonces ouvertes, couleurs des cartes à jouer
web-preset-es = Règle espagnole
    .hint = Annonces ouvertes, couleurs des cartes à jouer
web-preset-fr = Règle française
    .hint = Peuples et couleurs, nombres de 1 à 13
web-preset-it-classic = Règle italienne, classique
    .hint = Couleurs des cartes à jouer, nombres de 1 à 13
web-preset-it-fantasy = Règle italienne, fantasy
    .hint = Peuples et couleurs, nombres de 1 à 13
web-preset-hidden-bid = Annonces cachées
    .hint = Tous annoncent en même temps, puis on révèle tout
web-preset-delayed-reveal = Annonces révélées à la fin
    .hint = Personne ne connaît celles des autres avant la fin de la manche
web-preset-dark-wizard = Wizard noir
    .hint = Si plusieurs Wizards sont joués, le dernier fait le pli
web-preset-two-players = À deux
    .hint = Un seul jeu de cartes pour toute la partie, annonces secrètes
web-preset-no-even-bid = Pas de compte juste pour le joueur en tête
    .hint = Seul en tête, le donneur ne peut pas faire tomber juste les annonces
web-preset-clairvoyance = Clairvoyance
    .hint = Avant d’annoncer, vous voyez toutes les mains sauf la vôtre
web-preset-one-suit = Chacun sa couleur
    .hint = Chacun a ses quinze cartes, à 3 ou 4 joueurs
web-preset-plus-minus-one = Plus ou moins un
    .hint = Les annonces ne peuvent jamais tomber juste
web-preset-short = Une partie courte
    .hint = Cinq manches : 1, 3, 5, 7 et 9 cartes

web-option-players = Joueurs
web-option-bidding = Les annonces
web-option-even-bid = Les annonces peuvent-elles tomber juste ?
web-option-even-bid-from = Nombre de cartes à partir duquel les annonces sont limitées
web-option-winning-wizard = S’il y a plusieurs Wizards
web-option-deal = Cartes
web-option-edition = Édition
web-option-clairvoyance = Clairvoyance
    .hint = Avant d’annoncer, vous voyez les mains des autres, et pas la vôtre.
web-option-clairvoyant-rounds = Manches avec la clairvoyance
web-option-follow-after-wizard = Fournir après un Wizard
    .hint = Quand un Wizard ouvre le pli, il faut fournir la couleur de la première carte numérotée.
web-option-first-dealer = Premier donneur
web-option-hand-sizes = Cartes à chaque manche
web-bidding-open = Ouvertes
    .hint = L’une après l’autre, à voix haute
web-bidding-hidden = Cachées
    .hint = Révélées quand tous ont annoncé
web-bidding-secret = Secrètes
    .hint = Révélées à la fin de la manche
web-even-bid-free = Oui
    .hint = Toute annonce est permise
web-even-bid-not-leader = Pas si le dernier à annoncer est seul en tête
    .hint = Le joueur seul en tête ne peut pas les faire tomber juste
web-even-bid-never = Jamais
    .hint = Le dernier doit éviter un nombre
web-even-bid-from-number = Toute annonce permise avec moins de { $number } cartes
    .hint = Les annonces sont limitées à partir de { $number } cartes
web-clairvoyant-rounds-all = Toutes les manches
    .hint = De la première manche à la dernière
web-clairvoyant-rounds-first = La première manche seulement
    .hint = Ensuite, chacun regarde sa propre main, comme d’habitude
web-winning-wizard-first = le premier fait le pli
    .hint = Comme dans toutes les règles
web-winning-wizard-last = le dernier fait le pli
    .hint = Le Wizard noir
web-deal-shared = Un jeu pour tous
    .hint = Mélangé à chaque manche
web-deal-one-suit = Chacun sa couleur
    .hint = Une couleur, un Wizard et un Fou pour chacun
web-edition-classic = Classique
    .hint = Trèfles, carreaux, cœurs, piques
web-edition-fantasy = Fantasy
    .hint = Géants, Nains, Humains, Elfes
web-dealer-draw = Tirage : la carte la plus forte
web-hand-sizes-all = 1, 2, 3… toutes les cartes
web-hand-sizes-hint = Par exemple 1, 3, 5 ou 10-1. Vide pour les manches habituelles.

## The rules

web-rules-of = Règles : { $name }

## Settings

web-language = Langue
web-set-theme = Apparence
web-set-theme-auto = Selon l’appareil
web-set-theme-light = Claire
web-set-theme-dark = Sombre
web-set-theme-contrast = Contraste élevé
web-set-faces = Valeurs imprimées
web-set-faces-letters = de 2 à 10, J, Q, K, A
web-set-faces-numbers = de 1 à 13
web-set-order = Ordre de la main
web-set-order-trump-first = Couleurs, l’atout d’abord
web-set-order-suits = Couleurs
web-set-order-ranks = Valeurs
web-set-speed = Vitesse des animations
web-set-speed-normal = Normale
web-set-speed-quick = Rapide
web-set-speed-slow = Lente
web-set-speed-none = Sans animation
web-set-play = Pendant la partie
web-set-confirm = Deux appuis pour jouer
    .hint = Le premier lève la carte, le second la joue.
web-set-preselect = Choisir d’avance
    .hint = Touchez une carte pendant que les autres réfléchissent : elle sera jouée à votre tour, si elle est permise.
web-set-playonly = Jouer d’office la seule carte
    .hint = Quand une seule carte est permise, elle se joue toute seule.
web-set-sound = Sons
    .hint = Sons discrets pour les cartes et les plis.
web-set-keys = Raccourcis à une touche
    .hint = Les chiffres annoncent, les lettres lisent à voix haute. Désactivez-les si vous dictez ou si vous appuyez sur des touches par mégarde.
web-own-link = Ajouter un appareil
web-own-link-hint = Ouvrez ce lien sur l’autre appareil. Il est valable une seule fois, pendant dix minutes. Ne le donnez à personne d’autre : il montre vos cartes.
web-own-link-make = Créer un lien
web-own-link-qr = Code QR du lien, à scanner avec l’autre appareil
web-nobody-yet = Vous n’avez pas encore de nom ici. Prenez d’abord place à une table.
web-devices = Vos appareils
web-devices-text = Vous êtes { $name } sur ces appareils. Si vous en avez perdu un, déconnectez-le.
web-device-unknown = Appareil inconnu
web-device-here = Cet appareil
web-device-used = Dernière utilisation : { $date }
web-sign-out = Déconnecter
web-sign-out-of = Déconnecter { $device }
web-sign-out-others = Déconnecter tous les autres
web-sign-out-last = Vous n’êtes { $name } que sur cet appareil : si vous le déconnectez, personne ne pourra plus redevenir { $name }.
web-sign-out-sure = Déconnecter pour de bon
web-signed-out = Cet appareil a été déconnecté.
web-become = Devenir { $there } sur cet appareil ?
web-become-other = Vous êtes { $here } ici.
web-become-back = Pendant un jour, vous pouvez redevenir { $here }.
web-become-shared = Ne continuez que si { $there }, c’est vous. { $there } voit chaque main que vous recevez sous ce nom, et peut la jouer.
web-become-yes = Devenir { $there }
web-become-no = Ne rien changer
web-became = Vous êtes maintenant { $there } sur cet appareil.
web-go-back = Redevenir { $here }
web-go-on = Continuer

web-more-of = { $what } : un de plus

## Replays

web-replay = Revoir la partie
web-review = Analyse
web-games = Vos parties

## Refusals that sound different in the page

web-refusal-unknown = Cela n’a pas marché ({ $code }).
web-refusal-net-unreachable = Le serveur ne répond pas. Les parties contre des bots, les règles et le bloc de score marchent sans lui.
web-refusal-bots-no-weights = Ce bot n’a pas pu être chargé : « steady » joue à sa place.
web-refusal-bots-no-engine = Les bots ne peuvent pas réfléchir pour l’instant. Nouvel essai…
web-refusal-bots-failed = Ce bot a échoué : « steady » joue à sa place.
web-refusal-bots-no-wasm = Ce navigateur n’autorise pas WebAssembly, dont les bots ont besoin. Autorisez-le pour cette page, ou jouez à une table avec d’autres.
web-refusal-net-failed = Le serveur a répondu par une erreur ({ $status }). Réessayez dans un instant.
web-refusal-file-too-large = Il est bien plus grand que n’importe quel enregistrement.
web-refusal-record-not-json = La ligne n’est pas du JSON valide.
web-refusal-options-even-bid-needs-open-bids = Interdire le compte juste demande des annonces ouvertes : le dernier à annoncer doit connaître celles des autres.
web-refusal-options-two-players-need-secret-bids = À deux, on annonce en secret : choisissez des annonces secrètes, ou plus de joueurs.
web-refusal-options-one-suit-needs-three-or-four = « Chacun sa couleur » se joue à trois ou à quatre.
web-refusal-options-nothing-to-follow = Quand chacun a sa couleur, aucune couleur n’est jamais demandée : retirez la règle « Fournir après un Wizard ».
web-refusal-options-no-round-is-clairvoyant = Pour jouer la première manche avec la clairvoyance, activez d’abord celle-ci.
web-refusal-options-no-bid-is-restricted = Pour limiter les annonces à partir d’un certain nombre de cartes, choisissez d’abord quand elles ne peuvent pas tomber juste.
web-refusal-options-fixed-schedule = Les manches de ce jeu sont fixes : laissez vide « Cartes à chaque manche ».
web-refusal-options-invalid = { FLAG($option) } : « { $value } » n’est pas possible. Valeurs permises : { $allowed }.
