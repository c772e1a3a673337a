### What is wrong with a file of records: a message per fault, named after its code

# Seats count from 0 as they do in the file; $expected and $found are written as there.

## Before any rule

record-no-arrow = Per le tabelle serve Arrow, che non è installato. Si installa così: { $install }
record-empty-file = Il file è vuoto: una partita registrata comincia con la sua intestazione.
record-no-header = Prima di questa riga manca l’intestazione: una partita registrata comincia con una riga di tipo «game».
record-blank-line = Le righe vuote sono ammesse solo alla fine del file.
record-line-too-long = La riga supera { $limit } byte: nessuna riga di una registrazione è così lunga.
record-breaks-off = Il file si interrompe a metà di questa riga.
record-not-utf8 = La riga non è testo in UTF-8.
record-compressed = Il file è compresso con gzip. Decomprimilo, poi aprilo.
record-not-json = La riga non è JSON: si legge solo fino alla colonna { $column }.
record-no-number = { $found } non è un numero ammesso in JSON.
record-too-deep = Ci sono più di { $limit } liste e oggetti uno dentro l’altro: nessuna riga di una registrazione ne ha tanti.
record-not-object = La riga deve essere un oggetto JSON con chiavi e valori, non { $found }.
record-duplicate-key = La chiave «{ $key }» compare due volte.
record-missing-key = Manca la chiave «{ $key }».
record-wrong-type = Il valore di «{ $key }» deve essere { $expected ->
    [boolean] true o false
    [integer] un numero intero di 15 cifre al massimo
    [list] una lista
    [object] un oggetto
    [string] un testo
    [integer_or_string] un numero intero o un testo
    [list_or_null] una lista o null
   *[string_or_null] un testo o null
}, non { $found }.
record-unknown-type = Non ci sono righe di tipo { $found }.
record-unknown-version = La partita è scritta nella versione { $found } del formato; qui si conosce solo la versione { $known }.
record-empty-text = Il valore di «{ $key }» è vuoto.
record-unprintable-text = Ci sono caratteri di controllo nel valore di «{ $key }»: { $text }
record-text-too-long = Il valore di «{ $key }» ha più di { $most } caratteri.
record-broken-off = La partita si interrompe qui.
record-invalid-time = «{ $text }» non è un’ora UTC scritta come nelle registrazioni: 2030-01-31T18:30:00Z.
record-players-mismatch = L’elenco dei giocatori ne nomina { $named }, ma il numero dei giocatori è { $players }.
record-lost-track = Da qui in poi non si capisce come sia andata la partita: il resto non viene controllato.

## Lines in the wrong place

record-missing-line = Prima di questa riga di tipo «{ $found }» ne manca una di tipo «{ $expected }».
record-extra-line = Una riga di tipo «{ $found }» qui è fuori posto: ora ne viene una di tipo «{ $expected }».

## Other things than the rules say

record-wrong-draw = Nel sorteggio { $drawing } del mazziere, secondo il seed il posto { $seat } pesca { $expected }; nel file c’è { $found }.
record-wrong-dealer = Il mazziere è il posto { $expected }; nel file c’è { $found }.
record-wrong-round = È il round { $expected }; nel file c’è { $found }.
record-wrong-hand = Secondo il seed la carta { $place } del posto { $seat } è { $expected }; nel file c’è { $found }.
record-wrong-turned = Secondo il seed la carta scoperta è { $expected }; nel file c’è { $found }.
record-wrong-trump = La briscola qui è { $expected }; nel file c’è { $found }.
record-wrong-trick-winner = La presa va al posto { $expected }; nel file c’è { $found }.
record-wrong-bids = Le dichiarazioni del round sono state { $expected }; nel file c’è { $found }.
record-wrong-tricks = Le prese fatte nel round sono { $expected }; nel file c’è { $found }.
record-wrong-points = I punti del round sono { $expected }; nel file c’è { $found }.
record-wrong-totals = I totali sono { $expected }; nel file c’è { $found }.
record-wrong-winners = Il totale più alto è dei posti { $expected }; nel file c’è { $found }.
record-not-held = Il posto { $seat } non ha in mano { $card }.
record-not-followed = Il posto { $seat } non può giocare { $card }: il seme richiesto è { $led }, e della sua mano può giocare { $allowed }.
record-not-game-text = Questa riga non è { $form ->
    [head] la prima di una partita: wizard/1 OPZIONI seed=SEED first=POSTO started=ORA id=ID
    [player] quella di un giocatore, una per posto da 0: POSTO TIPO NOME
    [end] attesa: qui è ammessa una partita, e con essa ne comincia un’altra
   *[round] quella di un round: rROUND dMAZZIERE SCOPERTA MANI, poi dichiarazioni come 1=2 e prese come 1:H5.H7
}.
record-other-word = { $found ->
    [none] La riga finisce troppo presto.
   *[other] «{ $found }» non è al suo posto.
} La partita che dà il seed ha qui { $expected ->
    [none] nient’altro.
   *[other] «{ $expected }».
}

## The fair shuffle

record-invalid-hex = Il valore di «{ $key }» deve avere 64 caratteri, ognuno una cifra o una lettera minuscola dalla a alla f, non «{ $text }».
record-nonces-mismatch = Le voci nell’elenco dei nonce sono { $listed }, ma il numero dei giocatori è { $players }.
record-commitment-mismatch = L’impegno di questo seed e di questo sale è { $expected }; nel file c’è { $found }.
record-seed-mismatch = Dal seed dell’impegno e dai nonce deriva il seed { $expected }; nel file c’è { $found }.
record-no-shuffle = Nell’intestazione manca la chiave «fair»: non dice a che cosa ci si era impegnati nel mescolare.
record-other-commitment = L’impegno annotato prima della partita è { $expected }; nel file c’è { $found }.
