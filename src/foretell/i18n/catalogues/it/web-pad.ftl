### Il segnapunti della pagina, per chi gioca con carte vere

## A new game

web-pad-names = Chi gioca?
web-pad-clockwise = Scrivi i nomi in senso orario.
web-pad-game = Gioco
web-pad-start = Comincia

## A round

web-pad-title = Round { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} a testa
web-pad-correcting = Correzione del round { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} a testa
web-pad-round = Carte
web-pad-round-number = Round
web-pad-dealer = Mazziere
web-pad-bid = Dichiarate
web-pad-taken = Fatte
web-pad-points = Punti
web-pad-total = Totale
web-pad-bid-of = Dichiarazione di { $name }
web-pad-taken-of = Prese fatte da { $name }
web-pad-full = È tutto segnato.
web-pad-sum = { $how ->
    [open] Dichiarate finora: { $bids } su { $tricks }
    [over] Dichiarate: { $bids } su { $tricks }, { $by } di troppo
    [under] Dichiarate: { $bids } su { $tricks }, { $by } in meno
   *[even] Dichiarate: { $bids } su { $tricks }, in pari
}
web-pad-forbidden = Per le regole { $name } non può dichiarare { $bid }: la somma fa esattamente { $tricks }. Se avete giocato così, andate avanti.
web-pad-made = Riuscita
web-pad-made-of = Dichiarazione riuscita: { $name }
web-pad-all-made = Riuscite tutte
web-pad-amiss = Le prese segnate danno in tutto { $sum } invece di { $tricks }.
web-pad-next = Prossimo round
web-pad-finish = Vai al risultato
web-pad-undo = Annulla
web-pad-advice = Consigli per questo round
web-pad-edit = Correggi il round { $round }
web-pad-save = Salva
web-pad-cancel = Lascia com’era
web-pad-marked = I totali con * contano ancora il round { $round } com’era prima. Cambiano quando le sue prese tornano.
web-pad-legend = Sotto ogni totale: prese fatte / dichiarate, o ✓ se la dichiarazione è riuscita. La barra indica il mazziere.

## The result

web-pad-result = Il risultato
web-pad-hits = { $hits ->
    [one] 1 dichiarazione riuscita
   *[other] { $hits } dichiarazioni riuscite
} su { $rounds }
web-pad-again = Di nuovo con gli stessi giocatori
web-pad-picture = Condividi un’immagine
web-pad-csv = Salva come CSV
web-pad-json = Salva come JSON
web-pad-close = Tutte le partite

## Earlier games

web-pad-evenings = Le tue partite
web-pad-unfinished = round { $round } di { $rounds }
web-pad-won = { $winners ->
    [one] Ha vinto { $names } con { $total }
   *[other] Hanno vinto { $names } con { $total }
}
web-pad-delete = Elimina
web-pad-delete-of = Elimina la partita di { $names }
web-pad-delete-sure = Eliminare questa partita?
web-pad-keep = Tieni
web-pad-overtaken = Questa partita è stata modificata in un’altra scheda, quindi il tuo ultimo tocco non è stato registrato. Ora è a questo punto.
web-pad-gone = Questa partita è stata eliminata in un’altra scheda. Puoi ancora salvarla in un file.
