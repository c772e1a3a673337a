### Che cosa succede in tante partite: il comando, le tabelle, i grafici e le immagini

commands-stats = Fa giocare ai bot tante partite e mostra che cosa vi succede: quanto spesso riesce ogni dichiarazione, come si distribuiscono i punti e quanto vale ogni carta. Lo stesso seed e le stesse opzioni danno le stesse cifre.
    .short = conta che cosa succede in tante partite
commands-value-folder = CARTELLA

stats-option-games = Numero di partite (predefinito: 50.000).
stats-option-bots = Bot che giocano (predefinito: steady).
stats-option-seed = Seed da cui derivano tutte le partite (predefinito: uno nuovo).
stats-option-out = Scrive anche immagini (PNG) e tutte le tabelle (CSV) in questa cartella.
stats-option-force = Sovrascrive i file, se ci sono già.
stats-option-json = Scrive tutte le tabelle in una riga di JSON, e nient’altro.

stats-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} a { $players } giocatori, tutti { $bots }, seed { $seed }
stats-written = { $files ->
    [one] 1 file scritto
   *[other] { $files } file scritti
} in { $folder }

## Numbers

stats-whole = { $value }
stats-decimal = { $whole },{ $decimals }
# With the language's space before the sign, if any.
stats-percent = { $value }%

## Headings of columns: the shorter, the more fit on a line

stats-column-cards = carte
stats-column-made = riuscite, %
stats-column-mean-bid = in media
stats-column-commonest = usuale
stats-column-chosen = quota
stats-column-over = eccesso
stats-column-even = pari
stats-column-under = difetto
stats-column-place = posto
stats-column-round = a round
stats-column-won = vinte, %
stats-column-game = a partita
stats-column-mean = media
stats-column-spread = scarto
stats-column-lowest = minimo
stats-column-highest = massimo
stats-column-all = tutte

## Bids

stats-rounds = Le dichiarazioni secondo le carte in mano
stats-rounds-note = Riuscite: quando le prese fatte sono tante quante quelle dichiarate. Usuale: la dichiarazione più comune, con la sua quota. Eccesso, pari, difetto: i round in cui le prese dichiarate sono in tutto più di quelle da fare, altrettante, meno. Tutto in %, tranne i punti: quelli di un giocatore in un round.
stats-round-told = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}: riesce il { $made } delle dichiarazioni; in media { $mean }, più spesso { $commonest } ({ $chosen }); in eccesso { $over }, in pari { $even }, in difetto { $under }; { $points } punti.
stats-bids = Quanto spesso riesce ogni dichiarazione, %
stats-bids-note = Una riga per ogni numero di carte in mano, una colonna per ogni dichiarazione. In neretto: la più comune. Manca ciò che si dichiara meno di una volta su { $rare }.
stats-bids-told = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}: { $made }.
stats-bid-made = dichiarate { $bid }: { $made }
stats-made-by-size = Dichiarazioni riuscite, %, secondo il numero di carte in mano
stats-places = L’ordine delle dichiarazioni
stats-places-note = I posti si contano dalla sinistra del mazziere. A round e a partita: i punti. Le partite, anche quelle vinte, vanno secondo il posto nel primo round.
stats-place = { $role ->
    [leader] { $number } (apre)
    [dealer] { $number } (mazziere)
   *[between] { $number }
}
stats-place-told = Posto { $place }: riesce il { $made } delle dichiarazioni, in media dichiarate { $bid }, { $tricks } prese e { $points } punti a round. Come posto nel primo round: { $won } di partite vinte, { $total } punti a partita.

## Points

stats-totals = I punti alla fine della partita
stats-totals-note = Scarto: la deviazione standard. { $low }: tanti punti o meno in { $percent } casi su 100; { $half } è la mediana. Nel { $shared } delle partite vincono in più d’uno.
stats-every-player = tutti
stats-winner = chi vince
stats-total-told = { $who }: media { $mean }, scarto { $spread }, minimo { $lowest }, { $quantiles }, massimo { $highest }.
stats-quantile-told = { $share } fino a { $total }
stats-totals-drawn = I punti alla fine della partita: % dei casi, a passi di { $width }

## Cards

stats-cards = Quanto spesso una carta in mano fa una presa, %
stats-cards-note = In tutti i round, e con certi numeri di carte in mano. Le carte senza seme ({ -stregoni } e { -giullari }) stanno con gli altri semi.
stats-kind-trump = briscola
stats-kind-plain = altri semi
stats-kind-no-trump = senza briscola
stats-kind-one-suit = monocolore
stats-card-told = { $card }: { $shares }.
stats-kind-told = { $kind } { $took } ({ $sizes })
stats-size-told = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} { $took }
stats-cards-drawn = Quanto spesso una carta in mano fa una presa, %, secondo il valore

## Pictures

stats-picture-made = Dichiarazioni riuscite, secondo le carte in mano
stats-picture-bids = Quanto spesso riesce ogni dichiarazione
stats-picture-bids-note = in % dei suoi casi; nel riquadro: la dichiarazione più comune
stats-picture-cards = Quanto spesso una carta in mano fa una presa
stats-picture-cards-by-size = Quanto spesso una carta fa una presa, secondo le carte in mano
stats-axis-cards = carte in mano
stats-axis-bid = dichiarazione
stats-axis-made = dichiarazioni riuscite
stats-axis-points = punti alla fine
stats-axis-cases = quota dei casi, a passi di { $width } punti
stats-axis-rank = carta
stats-axis-took = fa una presa
stats-median = tratteggiata: la mediana

## What cannot be written

stats-no-pictures = Per le immagini serve Matplotlib, che non è installato. Si installa così: { $install }
stats-not-a-folder = { $path } è un file, non una cartella. Scegli un altro nome.
