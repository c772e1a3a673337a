### foretell loadtest

commands-loadtest = Play against a server with many simulated people, and print how long moves take. Without --url, a server is started on this machine and stopped afterwards.
    .short = measure a server under load
loadtest-option-people = Number of simulated people, 3 to 6 per table (default: 200).
loadtest-option-tables = Number of tables; all ways of bidding take turns (default: 50).
loadtest-option-seconds = Seconds to measure; a game takes about half a minute at the default rate (default: 60).
loadtest-option-warm-up = Seconds to play before measuring (default: 5).
loadtest-option-rate = Moves per second in all, due whether the server keeps up or not; 0 for as many as the server can (default: 1000).
loadtest-option-spectators = Number of strangers who watch the tables (default: 0).
loadtest-option-idle-sockets = Before that, as many connections that do nothing, to see what memory each of them takes; none when left out.
loadtest-option-url = A server that runs already, such as http://127.0.0.1:8000. Let it take many messages: --frames 1000000.
loadtest-option-store = Where the server that is started keeps its tables; in a file that is deleted afterwards when left out.
loadtest-option-json = The figures as one line of JSON; times in milliseconds.
loadtest-moves = { $people } people at { $tables } tables made { $moves } moves in { $seconds } seconds: { $rate } a second. { $games ->
    [one] One game was played to its end.
   *[other] { $games } games were played to their end.
}
loadtest-owed = { $owed } of { $due } moves that were due had not been made by the end.
loadtest-unpaced = No rate was set, so moves were due at no particular time: there are no response times.
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99.9
loadtest-most = most
loadtest-ms = { $ms } ms
loadtest-response = Response: from when a move is due until the last seat has it
loadtest-seen = Service: from sending a move until the last seat has it
loadtest-answered = Service: from sending a move until its answer
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99.9 { $p999 } ms, most { $most } ms
loadtest-memory = The server has { $megabytes } MB of memory.
loadtest-memory-unknown = How much memory the server has is not known here.
loadtest-idle = Each of { $sockets } idle connections takes { $kilobytes } kB of it.
loadtest-cpu = The server took { $ms } ms of processor time per move.
loadtest-load = Load average of this machine ({ $cores } processors): { $before } before, { $after } after.
loadtest-reconnects = Connections lost and opened again: { $times }
loadtest-refused = Refused { $times } times: { $code }
loadtest-error = Went wrong { $times } times: { $kind }
client-refused = The server refused: { $reason } (HTTP { $status }).
client-no-socket = The server opened no connection for play: { $reason }
client-server-ended = The server that was to be measured did not start. It said: { $said }
