### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: il gioco di carte Wizard, con tutte le regole e le varianti. Dichiara quante prese farai, e fanne esattamente altrettante.

commands-play = Gioca una partita qui nel terminale contro i bot. Valgono le regole comuni, se le opzioni non dicono altro; tutto quello che succede viene salvato subito, così la partita si può riprendere. Mentre giochi, { $help } ti aiuta.
    .short = gioca una partita contro i bot
commands-simulate = Fa giocare ai bot intere partite e le scrive in un file. Lo stesso seed e le stesse opzioni danno le stesse partite.
    .short = fa giocare i bot e registra le partite
commands-check = Controlla le partite registrate: il formato e ogni regola. Ogni errore è una riga FILE:RIGA: che cosa (regola). Lo stato di uscita è 0 se è tutto regolare, 1 se ci sono errori, 2 se un file non si può leggere.
    .short = cerca errori nelle partite registrate
commands-show = Mostra una partita registrata round per round: tutte le mani, le dichiarazioni, le prese e il blocco segnapunti.
    .short = mostra una partita registrata
commands-rules = Mostra le regole di un tavolo: solo quelle che le sue opzioni mettono in gioco.
    .short = mostra le regole di un tavolo

## Parts of a help page

commands-usage = Uso:
commands-usage-command = COMANDO
commands-usage-options = [OPZIONI]
commands-group-commands = I comandi
commands-group-arguments = I file
commands-group-game = Il gioco
commands-group-table = Il tavolo
commands-group-record = La registrazione
commands-group-what = Che cosa
commands-group-screen = Lo schermo
commands-group-other = Inoltre

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
commands-option-players = Quanti giocatori, da 2 a 6; 4 se non lo dici.
commands-option-deal = Un mazzo per tutti, oppure monocolore: a ciascuno un seme (in 3 o 4).
commands-option-bidding = Le dichiarazioni si sentono subito, o quando tutti hanno dichiarato, o alla fine del round; in due restano sempre segrete.
commands-option-even-bid = Le dichiarazioni possono andare in pari con le prese? Sempre, non se l’ultimo a dichiarare è in testa da solo, o mai.
commands-option-winning-wizard = Con più Wizard, quale fa la presa.
commands-option-clairvoyance = Prima di dichiarare vedi le mani di tutti tranne la tua.
commands-option-follow-after-wizard = Dopo un Wizard di apertura si risponde alla prima carta numerata.
commands-option-first-dealer = Il primo mazziere: si pesca, o un posto da 0 (in play, 0 sei tu).
commands-option-hand-sizes = Le carte di ogni round: 1,3,5 o intervalli come 1-10 o 15-1.
commands-option-edition = I semi delle carte da gioco, oppure popoli e colori.

## Other options

commands-option-lang = La lingua; se non la dici, quella del sistema.
commands-option-plain = Riga per riga, senza colonne né colori, per lettori di schermo.
commands-option-pace = Secondi prima che appaia ciò che fa un altro giocatore (predefinito: 0.4; 0 con --plain).
commands-option-auto = Gioca senza chiedere l’unica carta ammessa.
commands-option-faces = Valori mostrati sulle carte: 2–10, J, Q, K, A oppure 1–13.
commands-option-opponents = I bot degli altri posti, a turno: { $bots }; steady se non lo dici.
commands-option-bots = I bot dei posti, a turno: { $bots }; steady se non lo dici.
commands-option-names = Il tuo nome. Ripeti l’opzione per ogni persona che gioca a questo terminale, da 2 a 6: ognuna vede la propria mano da sola.
commands-option-seed = Il seed da cui dipendono tutte le carte; se non lo dai, uno nuovo.
commands-option-record = Salva la partita in questo nuovo file; altrimenti nella tua cartella di stato.
commands-option-resume = Riprende la partita di questo file.
commands-option-out = Il file da scrivere; - è l’uscita standard.
commands-option-games = Quante partite; 1 se non lo dici.
commands-option-force = Sovrascrive il file, se c’è già.
commands-option-game = Solo la partita con questo numero nel file.
commands-option-round = Solo questo round.
commands-option-fair = Controlla anche che si sia mescolato onestamente: da ciò a cui ci si è impegnati prima della partita e dai nonce deve derivare ogni distribuzione. Una registrazione che non ne dice nulla è un errore.
commands-option-complete = Segnala come errori le partite interrotte.
commands-option-json-rules = In JSON: il titolo, le opzioni e ogni articolo con capitolo, titolo e testo.
commands-option-json-check = In JSON, un oggetto per riga: ogni errore con file, riga, codice, dati, articolo e frase; l’ultima riga conta.
commands-option-json-show = In JSON, un oggetto per partita: l’intestazione e ogni round con mani, dichiarazioni, prese e punti.
commands-option-commitment = L’impegno che hai annotato prima della partita: deve essere quello della registrazione. Insieme a --fair o al suo posto.
commands-option-version = Mostra la versione.
commands-option-help = Mostra questa pagina.
commands-argument-files = File di partite registrate; - è l’ingresso standard.
commands-argument-record = Un file di partite registrate; - è l’ingresso standard.
commands-argument-part = Solo questo articolo o questa parte, per esempio 7.3 o 7 (predefinito: tutto).

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
   *[other] tutte le { $deals } distribuzioni ne derivano
}.
commands-simulated = { $games ->
    [one] 1 partita scritta
   *[other] { $games } partite scritte
} in { $file }, seed { $seed }
commands-playing = Si gioca

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
commands-takes-no-value = { $flag } non vuole nessun valore.
commands-missing = A { $command } manca { $what }. Vedi { $command } --help.
commands-too-much = { $command } non sa che farsene di «{ $extra }». Vedi { $command } --help.
commands-misused = Così non si può: { $what }
commands-not-a-number = { $flag } vuole un numero intero da { $least } in su, non «{ $value }».
commands-not-among = { $flag } non può essere «{ $value }». Scegli tra questi: { $known }.
commands-too-many-bots = { $seats ->
    [0] Tutti i posti sono occupati da persone: togli --bots o aumenta --players.
   *[other] { $given } bot per { $seats } posti sono troppi: indicane uno per tutti, o uno per ciascuno.
}
commands-too-many-people = { $given } persone per { $seats } posti sono troppe: aumenta --players o indica meno nomi.
commands-not-with-resume = { $flag } non va insieme a --resume: lo dice già la partita registrata. Toglilo.
commands-file-exists = { $path } c’è già. { $instead ->
    [resume] Scegli un altro nome, o riprendi la partita: --resume { $path }
    [name] Scegli un altro nome.
   *[force] Scegli un altro nome, o sovrascrivilo: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] questo file o questa cartella non c’è
    [folder] è una cartella, non un file
    [forbidden] non hai il permesso di leggerlo o di scriverlo
    [full] sul disco non c’è più spazio
   *[other] { $detail }
}.
commands-no-such-clause = Queste regole non hanno l’articolo { $part }. foretell rules li elenca tutti; quelli delle varianti richiedono le loro opzioni.
commands-not-seconds = { $flag } richiede un numero di secondi da 0 a { $most }, non «{ $value }».
commands-no-such-part = { $part ->
    [round] Il round { $number } non c’è: { $there ->
        [0] non è stato ancora dato nulla
        [one] la partita ne ha uno solo
       *[other] la partita ne ha { $there }
    }
   *[game] La partita { $number } non c’è: { $there ->
        [one] il file ne contiene una sola
       *[other] il file ne contiene { $there }
    }
}.
