### foretell loadtest

commands-loadtest = Gioca contro un server con molte persone simulate e dice quanto è veloce. Senza --url ne avvia uno su questa macchina e poi lo chiude.
    .short = misura un server sotto carico
loadtest-option-people = Quante persone simulate in tutto, da 3 a 6 per tavolo; 200 se non lo dici.
loadtest-option-tables = A quanti tavoli giocano; 50 se non lo dici.
loadtest-option-seconds = Per quanti secondi giocano; 10 se non lo dici.
loadtest-option-rate = Mosse al secondo in tutto; 1000 se non lo dici, 0 per quante ne regge il server.
loadtest-option-idle-sockets = Prima, altrettante connessioni che non fanno nulla, per vedere quanta memoria prende ognuna; nessuna se non lo dici.
loadtest-option-url = Un server già avviato, per esempio http://127.0.0.1:8000. Deve accettare molti messaggi: --frames 1000000.
loadtest-option-store = Dove tiene i tavoli il server che viene avviato; se non lo dici, in un file che poi si cancella.
loadtest-option-json = Le cifre su una riga di JSON; i tempi in millisecondi.
loadtest-moves = { $people } persone a { $tables } tavoli hanno fatto { $moves } mosse in { $seconds } secondi: { $rate } al secondo. { $games ->
    [one] Una partita è arrivata alla fine.
   *[other] { $games } partite sono arrivate alla fine.
}
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99,9
loadtest-most = massimo
loadtest-ms = { $ms } ms
loadtest-seen = Da una mossa all’ultimo posto che la viene a sapere
loadtest-answered = Da una mossa alla sua risposta
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms, massimo { $most } ms
loadtest-memory = Il server occupa { $megabytes } MB di memoria.
loadtest-memory-unknown = Quanta memoria occupa il server qui non si sa.
loadtest-idle = Ognuna delle { $sockets } connessioni inattive ne prende { $kilobytes } kB.
loadtest-refused = Rifiutato { $times } volte: { $code }
loadtest-error = Andato storto { $times } volte: { $kind }
client-refused = Il server ha rifiutato: { $reason } (HTTP { $status }).
client-no-socket = Il server non ha aperto la connessione per giocare: { $reason }
client-server-ended = Il server da misurare non si è avviato. Ha detto: { $said }
