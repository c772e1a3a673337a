### foretell loadtest

commands-loadtest = Play with many simulated people against a server, and tell how fast it is. Without --url a server of its own is started on this machine, and ended afterwards.
    .short = measure a server under load
loadtest-option-people = Simulated people in all; 3 to 6 for each table. 200 when left out.
loadtest-option-tables = Tables at which they play; 50 when left out.
loadtest-option-seconds = Seconds for which they play; 10 when left out.
loadtest-option-rate = Moves a second in all; 1000 when left out, 0 for as many as the server can.
loadtest-option-idle-sockets = Before that, as many connections that do nothing, to see what memory each of them takes; none when left out.
loadtest-option-url = A server that runs already, such as http://127.0.0.1:8000. Let it take many messages: --frames 1000000.
loadtest-option-store = Where the server that is started keeps its tables; in a file that is deleted afterwards when left out.
loadtest-option-json = The figures as one line of JSON; times in milliseconds.
loadtest-moves = { $people } people at { $tables } tables made { $moves } moves in { $seconds } seconds: { $rate } a second. { $games ->
    [one] One game was played to its end.
   *[other] { $games } games were played to their end.
}
loadtest-p50 = p50
loadtest-p99 = p99
loadtest-p999 = p99.9
loadtest-most = most
loadtest-ms = { $ms } ms
loadtest-seen = From a move to the last seat that is told of it
loadtest-answered = From a move to its answer
loadtest-line = { $title }: p50 { $p50 } ms, p99 { $p99 } ms, p99.9 { $p999 } ms, most { $most } ms
loadtest-memory = The server has { $megabytes } MB of memory.
loadtest-memory-unknown = How much memory the server has is not known here.
loadtest-idle = Each of { $sockets } idle connections takes { $kilobytes } kB of it.
loadtest-refused = Refused { $times } times: { $code }
loadtest-error = Went wrong { $times } times: { $kind }
client-refused = The server refused: { $reason } (HTTP { $status }).
client-no-socket = The server opened no connection for play: { $reason }
client-server-ended = The server that was to be measured did not start. It said: { $said }
