### Ce qui se passe dans beaucoup de parties : la commande, ses tableaux, ses courbes et ses images

commands-stats = Faire jouer aux bots beaucoup de parties et montrer ce qui s’y passe : combien de fois chaque annonce est tenue, comment se répartissent les points, et ce que vaut chaque carte. La même graine et les mêmes options donnent les mêmes chiffres.
    .short = compter ce qui se passe dans beaucoup de parties
commands-value-folder = DOSSIER

stats-option-games = Nombre de parties (par défaut : 50 000).
stats-option-bots = Bots qui jouent (par défaut : steady).
stats-option-seed = Graine dont viennent toutes les parties (par défaut : une nouvelle).
stats-option-out = Écrire aussi des images (PNG) et tous les tableaux (CSV) dans ce dossier.
stats-option-force = Écraser les fichiers qui existent.
stats-option-json = Donner tous les tableaux en une ligne de JSON, sans rien d’autre.

stats-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, tous { $bots }, graine { $seed }
stats-written = { $files } fichiers écrits dans { $folder }

## Numbers

stats-whole = { $value }
stats-decimal = { $whole },{ $decimals }
# With the language's space before the sign, if any.
stats-percent = { $value } %

## Headings of columns: the shorter, the more fit on a line

stats-column-cards = cartes
stats-column-made = tenues, %
stats-column-mean-bid = moyenne
stats-column-commonest = favorite
stats-column-chosen = part
stats-column-over = trop
stats-column-even = juste
stats-column-under = pas assez
stats-column-place = rang
stats-column-round = par manche
stats-column-won = gagnées, %
stats-column-game = par partie
stats-column-mean = moyenne
stats-column-spread = écart
stats-column-lowest = minimum
stats-column-highest = maximum
stats-column-all = toutes

## Bids

stats-rounds = Les annonces selon le nombre de cartes
stats-rounds-note = Tenues : autant de plis faits qu’annoncés. Favorite : l’annonce la plus fréquente, et sa part. Trop, juste, pas assez : les manches où les annonces réunies dépassent les plis, les égalent, ne les atteignent pas. Tout est en %, sauf les points : ceux d’un joueur en une manche.
stats-round-told = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $made } des annonces tenues ; annonce moyenne { $mean }, le plus souvent { $commonest } ({ $chosen }) ; trop annoncé { $over }, compte juste { $even }, pas assez annoncé { $under } ; { $points } points.
stats-bids = Combien de fois chaque annonce est tenue, %
stats-bids-note = Une ligne par nombre de cartes en main, une colonne par annonce. En gras : la plus fréquente. Les annonces faites moins d’une fois sur { $rare } sont omises.
stats-bids-told = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $made }.
stats-bid-made = annonce { $bid } : { $made }
stats-made-by-size = Annonces tenues, %, selon le nombre de cartes en main
stats-places = L’ordre des annonces
stats-places-note = Les rangs se comptent à partir de la gauche du donneur. Par manche et par partie : les points. Les parties, gagnées ou non, vont selon le rang dans la première manche.
stats-place = { $role ->
    [leader] { $number } (entame)
    [dealer] { $number } (donneur)
   *[between] { $number }
}
stats-place-told = Rang { $place } : { $made } des annonces tenues, annonce moyenne { $bid }, { $tricks } plis et { $points } points par manche. Comme rang dans la première manche : { $won } de parties gagnées, { $total } points par partie.

## Points

stats-totals = Les points à la fin de la partie
stats-totals-note = Écart : l’écart type. { $low } : autant de points ou moins dans { $percent } cas sur 100 ; { $half } est la médiane. Dans { $shared } des parties, plusieurs joueurs gagnent ensemble.
stats-every-player = tous
stats-winner = gagnants
stats-total-told = { $who } : moyenne { $mean }, écart { $spread }, minimum { $lowest }, { $quantiles }, maximum { $highest }.
stats-quantile-told = { $share } jusqu’à { $total }
stats-totals-drawn = Les points à la fin de la partie : % des cas, par pas de { $width }

## Cards

stats-cards = Combien de fois une carte en main fait un pli, %
stats-cards-note = Dans toutes les manches, et pour quelques nombres de cartes en main. Les Wizards et les Fous, qui n’ont pas de couleur, comptent avec les cartes hors atout.
stats-kind-trump = atout
stats-kind-plain = hors atout
stats-kind-no-trump = sans atout
stats-kind-one-suit = chacun sa couleur
stats-card-told = { $card } : { $shares }.
stats-kind-told = { $kind } { $took } ({ $sizes })
stats-size-told = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $took }
stats-cards-drawn = Combien de fois une carte en main fait un pli, %, selon sa valeur

## Pictures

stats-picture-made = Annonces tenues, selon le nombre de cartes
stats-picture-bids = Combien de fois chaque annonce est tenue
stats-picture-bids-note = en % de ses cas ; encadrée : l’annonce la plus fréquente
stats-picture-cards = Combien de fois une carte en main fait un pli
stats-picture-cards-by-size = Combien de fois une carte fait un pli, selon le nombre de cartes
stats-axis-cards = cartes en main
stats-axis-bid = annonce
stats-axis-made = annonces tenues
stats-axis-points = points à la fin
stats-axis-cases = part des cas, par pas de { $width } points
stats-axis-rank = carte
stats-axis-took = fait un pli
stats-median = en tirets : la médiane

## What cannot be written

stats-no-pictures = Les images demandent Matplotlib, qui n’est pas installé. Pour l’installer : { $install }
stats-not-a-folder = { $path } est un fichier, pas un dossier. Choisissez un autre nom.
