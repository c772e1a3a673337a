### foretell loadtest

commands-loadtest = Gioca contro un server con molte persone simulate e indica quanto durano le mosse. Senza --url ne avvia uno su questa macchina e poi lo chiude.
    .short = misura un server sotto carico
loadtest-option-people = Numero di persone simulate, da 3 a 6 per tavolo (predefinito: 200).
loadtest-option-tables = Numero di tavoli; i modi di dichiarare si alternano (predefinito: 50).
loadtest-option-seconds = Secondi da misurare; al ritmo predefinito una partita dura circa mezzo minuto (predefinito: 60).
loadtest-option-warm-up = Secondi di gioco prima della misura (predefinito: 5).
loadtest-option-rate = Mosse al secondo in tutto, dovute anche se il server resta indietro; 0 per quante ne regge il server (predefinito: 1000).
loadtest-option-spectators = Numero di estranei che guardano i tavoli (predefinito: 0).
loadtest-option-idle-sockets = Numero di connessioni inattive aperte prima, per vedere quanta memoria occupa ognuna (predefinito: 0).
loadtest-option-url = Server già avviato, per esempio http://127.0.0.1:8000. Deve accettare molti messaggi: --frames 1000000.
loadtest-option-store = Dove il server avviato tiene i tavoli (predefinito: un file che poi viene cancellato).
loadtest-option-json = Scrive le cifre in una riga di JSON; i tempi in millisecondi.
loadtest-moves = { $people } persone a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} hanno fatto { $moves } mosse in { $seconds } secondi: { $rate } al secondo. { $games ->
    [one] Una partita è arrivata alla fine.
   *[other] { $games } partite sono arrivate alla fine.
}
loadtest-owed = Su { $due } mosse dovute, alla fine { $owed ->
    [one] ne mancava una
   *[other] ne mancavano { $owed }
}.
loadtest-unpaced = Senza un ritmo nessuna mossa aveva un momento stabilito: non ci sono tempi di risposta.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = massimo
loadtest-ms = { $ms } ms
loadtest-response = Risposta: da quando una mossa è dovuta a quando l’ultimo posto la riceve
loadtest-seen = Servizio: dall’invio di una mossa a quando l’ultimo posto la riceve
loadtest-answered = Servizio: dall’invio di una mossa alla conferma
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, massimo { $most } ms
loadtest-memory = Il server occupa { $megabytes } MB di memoria.
loadtest-memory-unknown = Qui non si può sapere quanta memoria occupa il server.
loadtest-idle = Ogni connessione inattiva (in tutto { $sockets }) ne occupa { $kilobytes } kB.
loadtest-cpu = Il server ha usato { $ms } ms di processore per mossa.
loadtest-load = Carico medio di questa macchina (processori: { $cores }): { $before } prima, { $after } dopo.
loadtest-reconnects = Connessioni cadute e riaperte: { $times }
loadtest-refused = { $times ->
    [one] Rifiutato una volta
   *[other] Rifiutato { $times } volte
}: { $code }
loadtest-error = { $times ->
    [one] Fallito una volta
   *[other] Fallito { $times } volte
}: { $kind }
client-refused = Il server ha rifiutato: { $reason } (HTTP { $status }).
client-no-socket = Il server non ha aperto la connessione per giocare: { $reason }
client-server-ended = Il server da misurare non si è avviato. Il suo output: { $said }
