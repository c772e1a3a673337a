### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: il gioco di carte Wizard, con tutte le regole e le varianti. Dichiara quante prese farai, e fanne esattamente altrettante.

commands-play = Gioca una partita contro i bot, qui nel terminale. Salvo diversa indicazione valgono le regole di base; ogni mossa viene salvata subito, così la partita si può riprendere. Mentre giochi, { $help } mostra l’aiuto.
    .short = gioca una partita contro i bot
commands-simulate = Fa giocare ai bot intere partite e le scrive in un file. Lo stesso seed e le stesse opzioni danno le stesse partite.
    .short = fa giocare i bot e registra le partite
commands-check = Controlla file di partite, registrazioni o testi brevi: il formato e ogni regola. Ogni errore è una riga FILE:RIGA: che cosa (articolo). Lo stato di uscita è 0 se è tutto regolare, 1 se ci sono errori, 2 se non si può leggere un file.
    .short = cerca errori nelle partite registrate
commands-show = Mostra le partite round per round: tutte le mani, le dichiarazioni, le prese e il blocco segnapunti; oppure le scrive in un’altra forma.
    .short = mostra le partite
commands-rules = Mostra le regole di un tavolo: solo quelle che le sue opzioni mettono in gioco.
    .short = mostra le regole di un tavolo
commands-completion = Scrive uno script con cui la shell completa comandi, opzioni, varianti, bot e file. bash: source <(foretell completion bash) in ~/.bashrc; zsh: source <(foretell completion zsh) in ~/.zshrc; fish: foretell completion fish > ~/.config/fish/completions/foretell.fish
    .short = completa i comandi nella tua shell

## Parts of a help page

commands-usage = Uso:
commands-usage-command = COMANDO
commands-usage-options = [OPZIONI]
commands-group-commands = Comandi
commands-group-study = Giocare e studiare
commands-group-measure = Misurare e amministrare
commands-group-examples = Esempi
commands-more-options = altre { $count } opzioni della partita: { $command }
commands-group-arguments = File
commands-group-game = Gioco
commands-group-table = Tavolo
commands-group-record = Registrazione
commands-group-what = Opzioni del comando
commands-group-screen = Schermo
commands-group-other = Altre opzioni

## What stands for a value

commands-value-number = N
commands-value-seconds = SECONDI
commands-value-dealer = draw|POSTO
commands-value-sizes = CARTE
commands-value-preset = VARIANTE
commands-value-clause = ARTICOLO
commands-value-file = FILE
commands-value-bots = BOT[,BOT…]
commands-value-hex = ESA
commands-value-name = NOME

## The options of a game

commands-option-preset = Variante preimpostata: { $presets }. Le singole opzioni hanno la precedenza; la variante stabilisce anche i valori mostrati sulle carte e la lingua.
commands-option-players = Numero di giocatori, da 2 a 6 (predefinito: 4).
commands-option-deal = Un mazzo per tutti, oppure monocolore: a ciascuno un seme (in 3 o 4).
commands-option-bidding = Quando si conoscono le dichiarazioni: subito, quando tutti hanno dichiarato, o a fine round; in due restano sempre segrete.
commands-option-even-bid = Se le dichiarazioni possono andare in pari con le prese: sempre, non se l’ultimo a dichiarare è in testa da solo, o mai.
commands-option-even-bid-from = Il minor numero di carte in mano con cui vale --even-bid.
commands-option-winning-wizard = Se nella presa ci sono più { -stregoni }, quale vince.
commands-option-clairvoyance = Prima di dichiarare si vedono le mani di tutti tranne la propria.
commands-option-clairvoyant-rounds = Round con la chiaroveggenza: tutti, o solo il primo.
commands-option-follow-after-wizard = Se si apre con { -uno-stregone }, obbliga a rispondere alla prima carta numerata.
commands-option-first-dealer = Primo mazziere: chi pesca la carta più alta (draw), o un posto da 0 (in play, 0 sei tu).
commands-option-hand-sizes = Carte di ogni round: 1,3,5 o intervalli come 1-10 o 15-1.
commands-option-edition = Semi francesi, oppure popoli e colori.

## Other options

commands-option-lang = Lingua (predefinito: quella del sistema).
commands-option-plain = Mostra tutto riga per riga, senza colonne né colori, per lettori di schermo.
commands-option-pace = Secondi prima che appaia ciò che fa un altro giocatore (predefinito: 0.4; 0 con --plain).
commands-option-auto = Gioca senza chiedere l’unica carta ammessa.
commands-option-faces = Valori mostrati sulle carte: 2–10, J, Q, K, A oppure 1–13.
commands-option-opponents = Bot degli altri posti, a rotazione: { $bots } (predefinito: steady).
commands-option-bots = Bot dei posti, a rotazione: { $bots } (predefinito: steady).
commands-option-names = Il tuo nome. Da ripetere per ognuno di quelli che giocano a questo terminale, da 2 a 6: le mani si mostrano a una persona alla volta.
commands-option-seed = Seed da cui derivano tutte le carte (predefinito: uno nuovo).
commands-option-record = Salva la partita in questo nuovo file (predefinito: uno nella tua cartella di stato).
commands-option-resume = Riprende la partita di questo file. Una registrazione continua nello stesso file; un testo breve resta com’è, e la partita viene salvata nella tua cartella di stato.
commands-option-out = File da scrivere: registrazioni o, se il nome termina con .parquet, una tabella; - è l’uscita standard.
commands-option-games = Numero di partite (predefinito: 1).
commands-option-rows = Righe di una tabella Parquet: decisions (decisioni), rounds (round, una riga per posto) o games (partite; predefinito: decisions).
commands-option-jobs = Numero di processi (predefinito e massimo: uno per core). Il file è lo stesso con qualunque numero.
commands-jobs-reduced = --jobs { $jobs } è più dei core di questo computer: { $cores } alla volta.
commands-option-force = Sovrascrive il file, se c’è già.
commands-option-game = Mostra solo la partita con questo numero nel file.
commands-option-round = Mostra solo questo round.
commands-option-as = Scrive invece in questa forma: record (fa di un testo breve una registrazione), text (fa di una registrazione un testo breve) o positions (una riga per decisione, come la legge foretell advise --position).
commands-option-fair = Controlla anche la mescolata onesta: ogni distribuzione deve derivare dall’impegno preso prima della partita e dai nonce. Se la registrazione non riporta l’impegno, è un errore.
commands-option-complete = Segnala come errori le partite interrotte.
commands-option-json-rules = Scrive in JSON il titolo, le opzioni e ogni articolo con capitolo, titolo e testo.
commands-option-json-check = Scrive in JSON ogni errore, uno per riga, con file, riga, codice, dati, articolo e frase; l’ultima riga riporta i totali.
commands-option-json-show = Scrive in JSON ogni partita, una per riga: l’intestazione e ogni round con mani, dichiarazioni, prese e punti.
commands-option-commitment = Impegno annotato prima della partita: deve essere quello della registrazione. Insieme a --fair o al suo posto.
commands-option-version = Mostra la versione.
commands-option-help = Mostra questa pagina.
commands-argument-files = File di partite, come registrazione o in testo breve; - è l’ingresso standard.
commands-argument-record = Un file di partite, come registrazione o in testo breve; - è l’ingresso standard.
commands-argument-part = Solo questo articolo o questa parte, per esempio 7.3 o 7 (predefinito: tutto).
commands-argument-shell = La shell che legge lo script.

## What commands say

commands-checked = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}{ $broken-off ->
    [0] { "" }
    [one] {" "}(1 interrotta)
   *[other] {" "}({ $broken-off } interrotte)
}, { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}: { $faults ->
    [0] tutto regolare
    [one] 1 errore
   *[other] { $faults } errori
}
commands-fair = { $id }: la mescolata rispetta l’impegno { $commitment }, { $noted ->
    [yes] quello che hai annotato
   *[no] da confrontare con quello mostrato prima della partita
}; { $givers ->
    [none] nessuno ha dato un nonce
   *[other] nonce dati da { $givers }
}; { $deals ->
    [0] non si è ancora distribuito nulla
    [one] l’unica distribuzione ne deriva
   *[other] tutte e { $deals } le distribuzioni ne derivano
}.
commands-simulated = { $games ->
    [one] 1 partita scritta
   *[other] { $games } partite scritte
} in { $file }, seed { $seed }
commands-playing = Partite in corso

## What is wrong with a command line

commands-unknown-command = Il comando «{ $command }» non esiste. { $close ->
    [none] I comandi sono: { $known }.
   *[other] Forse volevi dire { $close }?
}
commands-unknown-flag = { $command } non ha l’opzione { $flag }. { $close ->
    [none] Vedi { $command } --help.
   *[other] Forse volevi dire { $close }?
}
commands-needs-value = Dopo { $flag } manca il valore.
commands-takes-no-value = { $flag } non accetta valori.
commands-missing = A { $command } manca { $what }. Vedi { $command } --help.
commands-too-much = { $command } non prevede l’argomento «{ $extra }». Vedi { $command } --help.
commands-misused = Uso non valido: { $what }
commands-not-a-number = { $flag } richiede un numero intero da { $least } in su, non «{ $value }».
commands-number-too-large = { $flag } può valere al massimo { $most }, non { $value }.
commands-not-among = { $flag ->
    [none] «{ $value }» non è tra le scelte
   *[other] { $flag } non può essere «{ $value }»
}. Scegli tra questi: { $known }.
commands-too-many-bots = { $seats ->
    [0] Tutti i posti sono occupati da persone: togli --bots o aumenta --players.
    [one] { $given } bot per un solo posto sono troppi: indicane uno.
   *[other] { $given } bot per { $seats } posti sono troppi: indicane uno per tutti, o uno per ciascuno.
}
commands-too-many-people = { $given } persone per { $seats } posti sono troppe: aumenta --players o indica meno nomi.
commands-too-few-people = { $tables ->
    [one] Per un tavolo servono almeno { $least } persone
   *[other] Per { $tables } tavoli servono almeno { $least } persone, tre per tavolo
}, non { $people }: aumenta --people oppure riduci --tables.
commands-not-with-resume = { $flag } non si può usare con --resume: lo stabilisce già la partita registrata. Togli l’opzione.
commands-not-together = { $flag } non si può usare con { $other }. Togli una delle due opzioni.
commands-record-is-over = Questa partita è finita e non si può riprendere. Per rivederla: { $program } show { $file }
commands-file-exists = { $path } esiste già. { $instead ->
    [resume] Scegli un altro nome, o riprendi la partita: --resume { $path }
    [name] Scegli un altro nome.
   *[force] Scegli un altro nome, o sovrascrivilo: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] questo file o questa cartella non esiste
    [folder] è una cartella, non un file
    [forbidden] non hai il permesso di leggerlo o di scriverlo
    [full] sul disco non c’è più spazio
   *[other] { $detail }
}.
commands-no-such-clause = Queste regole non hanno l’articolo { $part }. foretell rules li elenca tutti; quelli delle varianti richiedono le loro opzioni.
commands-rows-need-parquet = { $flag } sceglie le righe di una tabella. Indica un file che termina con { $suffix }, oppure togli { $flag }.
commands-games-lost = Il processo che giocava le partite da { $first } a { $last } è terminato all’improvviso; forse manca memoria. Prova con meno --jobs.
commands-not-seconds = { $flag } richiede un numero di secondi da 0 a { $most }, non «{ $value }».
commands-no-such-part = { $part ->
    [round] Il round { $number } non esiste: { $there ->
        [0] non sono ancora state date carte
        [one] la partita ne ha uno solo
       *[other] la partita ne ha { $there }
    }
   *[game] La partita { $number } non esiste: { $there ->
        [one] il file ne contiene una sola
       *[other] il file ne contiene { $there }
    }
}.
