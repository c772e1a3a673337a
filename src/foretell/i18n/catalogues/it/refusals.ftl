### Why something is not done: a message per refusal, named after its code, its fields as variables

## Texts that stand for something

card-unknown = «{ $text }» non è nessuna delle 60 carte. Una carta si scrive con la lettera del seme e il valore, da C1 a S13; { -gli-stregoni } sono da Z1 a Z4, i { -giullari } da N1 a N4.
card-unknown-suit = «{ $text }» non è la lettera di un seme: scrivi C, D, H o S.
seed-invalid = «{ $seed }» non è un seed. Un seed ha da 1 a 128 caratteri, ognuno una cifra o una lettera dalla a alla f.
nonce-invalid = «{ $nonce }» non è un nonce. Un nonce ha da 1 a 128 caratteri, ognuno una cifra o una lettera minuscola dalla a alla f.
language-unknown = Foretell non parla «{ $language }». Scegli una di queste lingue: { $known }.
bots-unknown = Il bot «{ $bot }» non esiste. Scegline uno tra questi: { $known }.
bots-unknown-style = { $bot } non ha uno stile «{ $style }». Scegline uno tra questi: { $known }.
bots-erred = Il bot { $bot } al posto { $seat } ha sbagliato: ha chiesto { $action }, ma in questo momento quel posto non può farlo.
bots-crashed = Il bot { $bot } al posto { $seat } si è interrotto per un errore: { $reason }
bots-broken = Il bot { $bot } non si può caricare qui: { $reason }. Scegline un altro, o ripara il pacchetto che lo fornisce.

## Parti non installate

floors-missing = Serve l’extra «{ $floor }» di Foretell, che non è installato. Si installa così: { $install }
floors-no-lab = «{ $what }» fa parte di foretell-lab, che non è installato. Nella cartella dei sorgenti di Foretell si installa così: { $install }

## Options

options-unknown = L’opzione «{ $option }» non esiste. Le opzioni sono: { $known }.
options-unknown-preset = La variante preimpostata «{ $preset }» non esiste. Scegline una tra queste: { $known }.
options-invalid = { FLAG($option) } non può essere «{ $value }». { $option ->
    [hand_sizes] Valori ammessi: mani di { $allowed } carte, per esempio 1,3,5 o 1-5.
   *[other] Valori ammessi: { $allowed }.
}
options-even-bid-needs-open-bids = --even-bid { $even-bid } non è compatibile con --bidding { $bidding }: l’ultimo a dichiarare non conoscerebbe la somma delle dichiarazioni. Scegli --bidding open oppure --even-bid free.
options-two-players-need-secret-bids = --players { $players } non è compatibile con --bidding { $bidding }: in due le dichiarazioni si rivelano alla fine del round. Scegli --bidding secret oppure più giocatori.
options-one-suit-needs-three-or-four = --deal { $deal } non è compatibile con --players { $players }: Monocolore è un gioco per tre o quattro. Scegli --players 3, --players 4 oppure --deal shared.
options-nothing-to-follow = --follow-after-wizard non è compatibile con --deal { $deal }: in Monocolore non c’è mai un seme richiesto. Togli una delle due opzioni.
options-no-round-is-clairvoyant = --clairvoyant-rounds { $clairvoyant-rounds } richiede --clairvoyance: senza, in nessun round c’è la chiaroveggenza. Aggiungi --clairvoyance oppure togli --clairvoyant-rounds.
options-no-bid-is-restricted = --even-bid-from { $even-bid-from } richiede un limite sul pari: con --even-bid { $even-bid } le dichiarazioni possono andare in pari in ogni round. Scegli --even-bid not_leader o --even-bid never, oppure togli --even-bid-from.
options-fixed-schedule = --hand-sizes non è compatibile con { $deal ->
    [one_suit] --deal one_suit
   *[shared] --players { $players }
}: i round di quel gioco sono fissi. Togli una delle due opzioni.
options-too-many-rounds = --hand-sizes elenca { $rounds } round, ma una partita ne ha al massimo { $most }. Togline qualcuno.

## Turns

refusals-seat = Posto { $seat }
turn-game-over = La partita è finita: non c’è più nulla da fare.
turn-not-dealt = Le prossime carte non sono ancora state distribuite: prima di allora non tocca a nessuno.
turn-choose-trump = Prima va scelta la briscola: { $you ->
    [yes] tocca a te scegliere uno dei quattro semi.
   *[no] tocca a { $who }, che dà le carte, scegliere uno dei quattro semi.
}
turn-bid = Prima si dichiara: { $you ->
    [yes] tocca a te.
   *[no] tocca a { $who }.
}
turn-play = Le dichiarazioni sono chiuse: { $you ->
    [yes] tocca a te giocare una carta.
   *[no] tocca a { $who } giocare una carta.
}
trump-not-dealer = La briscola la sceglie solo chi dà le carte: { $who }.
bid-not-your-turn = Tocca a { $who } dichiarare.
play-not-your-turn = Tocca a { $who } giocare.
undo-nothing = Non c’è nulla da annullare: in questo round non hai ancora fatto nulla, oppure da allora qualcuno ha giocato, ha dichiarato o ha visto qualcosa di nuovo.

## Bids

bid-stands = { $you ->
    [yes] Hai
   *[no] { $who } ha
} già dichiarato, e una dichiarazione non si cambia.
bid-out-of-range = Non si può dichiarare { $bid }: dichiara un numero intero da 0 a { $hand-size }, il numero delle carte in mano.
bid-even = Non si può dichiarare { $bid }: la somma delle dichiarazioni sarebbe { $hand-size }, esattamente le prese di questo round, e l’ultimo a dichiarare deve evitarlo. Dichiara un altro numero da 0 a { $hand-size }.
bid-even-leader = Non si può dichiarare { $bid }: la somma delle dichiarazioni sarebbe { $hand-size }, esattamente le prese di questo round, e l’ultimo a dichiarare deve evitarlo finché è in testa da solo. Dichiara un altro numero da 0 a { $hand-size }.

## Cards

play-not-in-hand = Non hai in mano questa carta: { $card }. Gioca una di quelle che hai.
play-must-follow-suit = Devi rispondere al seme ({ $led }), non puoi giocare questa carta: { $card }. Puoi giocare: { $allowed }.
