### The server: its commands, and what its operator is told

commands-serve = Ofrece mesas en la red a personas y bots, hasta Ctrl+C. Cada ajuste se puede dar también en el entorno: FORETELL_PUBLIC_URL equivale a --public-url.
    .short = ofrece mesas en la red
server-ready = Foretell está en { $address } – Ctrl+C lo detiene.

## The settings

commands-group-server = El servidor
commands-group-access = Acceso y límites
commands-group-keep = Cuánto se guardan los datos
commands-value-address = DIRECCIÓN
commands-value-days = DÍAS
commands-value-header = CABECERA
commands-value-listen = [DIRECCIÓN:]PUERTO
commands-value-networks = REDES
commands-value-store = ARCHIVO|URL
commands-value-uris = CONTACTOS
commands-value-url = URL
commands-value-urls = URL
server-option-host = Dirección en la que escucha; 0.0.0.0 deja entrar a otros (por defecto: 127.0.0.1, solo este equipo).
server-option-port = Puerto en el que escucha; 0 para cualquiera que esté libre (por defecto: 8000).
server-option-store = Dónde se guarda todo: un archivo, o postgresql://… (por defecto: un archivo en tu propia carpeta).
server-option-public-url = Dirección en la que se encuentra el servidor, por ejemplo https://wizard.example; las cookies valen entonces solo con https.
server-option-contact = Direcciones de correo, páginas https o teléfonos para avisar de vulnerabilidades, separados por comas; aparecen en /.well-known/security.txt (por defecto: no hay archivo).
server-option-origins = Otros sitios cuyas páginas pueden usar este servidor, separados por comas.
server-option-proxies = Direcciones o redes de los proxies de confianza que hay delante del servidor, separadas por comas.
server-option-proxy-header = La única cabecera en la que los proxies indican la dirección del cliente, por ejemplo Forwarded o CF-Connecting-IP; las demás se ignoran (por defecto: X-Forwarded-For).
server-option-frames = Mensajes por segundo que una conexión puede enviar de forma sostenida (por defecto: 20).
server-option-frames-person = Mensajes por segundo que puede enviar una persona, por todas sus conexiones (por defecto: el doble de --frames).
server-option-frames-address = Mensajes por segundo desde una misma dirección, por todas sus conexiones (por defecto: diez veces --frames).
server-option-bot-seconds = Segundos por minuto que pueden calcular los bots de una persona; una dirección tiene el cuádruple (por defecto: 30).
server-option-bot-workers = Procesos en los que piensan los bots (por defecto: 0, uno menos que núcleos, como máximo 4).
server-option-min-pace = Espera mínima de los bots antes de actuar, en milisegundos (por defecto: 300 con --public-url, si no 0).
server-option-connections = Conexiones que una dirección puede tener abiertas a la vez; una red IPv6 cuenta como una (por defecto: 1000).
server-option-keep-gathering = Días que se guarda una mesa en la que no ha empezado ninguna partida (por defecto: 1).
server-option-keep-playing = Días que se guarda una mesa cuya partida no ha terminado (por defecto: 14).
server-option-keep-finished = Días que se guarda una mesa tras su partida; el registro se conserva (por defecto: 30).
server-option-keep-records = Días que se guarda el registro de una partida; 0 para siempre (por defecto: 0).
server-option-keep-people = Días que se guarda a una persona que no vuelve; 0 para siempre (por defecto: 400).
server-option-nats = Dirección de NATS, si varios nodos ofrecen las mismas mesas.
server-option-open = Muestra la página en el navegador en cuanto el servidor está listo.
server-option-metrics = Ofrece las métricas para Prometheus en un puerto aparte (por defecto: desactivado).
settings-invalid = --{ $setting } o { $variable } no puede ser «{ $value }»: { $setting ->
    [port] un puerto es un número entero ({ $allowed })
    [public-url] escribe solo el esquema y el nombre, por ejemplo https://wizard.example
    [contact] escribe direcciones de correo, direcciones https o teléfonos como tel:+3912345, separados por comas
    [origins] escribe el esquema y el nombre de cada sitio, por ejemplo https://wizard.example, separados por comas
    [proxies] escribe direcciones o redes, por ejemplo 10.0.0.0/8, separadas por comas
    [proxy-header] escribe el nombre de una cabecera, por ejemplo X-Forwarded-For
    [nats] escribe una dirección como nats://127.0.0.1:4222
    [metrics] escribe un puerto, o dirección y puerto, por ejemplo 127.0.0.1:9100
    [frames] escribe un número entero ({ $allowed })
    [frames-person] escribe un número entero ({ $allowed })
    [frames-address] escribe un número entero ({ $allowed })
    [bot-seconds] escribe un número entero ({ $allowed })
    [bot-workers] escribe un número entero ({ $allowed })
    [min-pace] escribe un número entero de milisegundos ({ $allowed })
    [connections] escribe un número entero ({ $allowed })
   *[other] escribe un número entero de días ({ $allowed })
}.
server-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $why ->
    [taken] ya está ocupado. Elige otro --port
    [forbidden] el sistema no lo permite. Elige un --port a partir de 1024
    [elsewhere] este equipo no tiene esa dirección. Elige un --host propio: 127.0.0.1 solo para este equipo, 0.0.0.0 para todas las redes
   *[other] { $detail }
}.

## The store

store-in-use = Otro servidor guarda sus mesas en { $path }. Detenlo, o elige otro --store.
store-unknown-kind = «{ $kind }» no es una clase de almacén. Indica la ruta de un archivo, o una dirección que empiece por postgresql://.
store-no-driver = PostgreSQL necesita un controlador que no está instalado. Se instala así: { $install }
store-unreachable = No se puede abrir el almacén: { $reason }
store-newer-schema = Una versión más nueva de Foretell ha escrito este almacén ({ $found }); esta solo conoce { $newest }. Actualiza Foretell.
store-damaged-file = El archivo { $path } está dañado: { $fault }. Restaura una copia con «foretell admin restore»; más en docs/host/when-it-breaks.md.
store-missing = No hay ningún almacén en { $path }.
store-not-a-store = { $path } no es el almacén de un servidor de Foretell.
store-missing-row = Mesa { $table }: falta la fila { $row } de su historial.
store-unreadable-row = Mesa { $table }: la fila { $row } de su historial no se puede leer, o no puede seguir a las anteriores.
store-old-token = Mesa { $table }: la fila { $row } de su historial se escribió con un permiso más antiguo que el de la fila anterior.
store-unsound-record = Partida { $number } de la mesa { $table }: su registro está mal en la línea { $line } ({ $why }).
store-no-restore = Desde aquí solo se restaura un archivo de SQLite; este almacén es { $kind }. PostgreSQL tiene pg_restore para eso.
store-no-backup = Desde aquí solo se copia un archivo de SQLite; este almacén es { $kind }. PostgreSQL tiene pg_dump para eso.
server-no-tracing = El entorno pide trazas, pero lo que las envía no está instalado: lo trae la dependencia opcional «{ $extra }».
server-unknown-tracing = { $variable } no puede ser «{ $value }»: las trazas se envían con «otlp» por «http/protobuf», se imprimen con «console» o se apagan con «none».
cluster-no-driver = Varios nodos necesitan un controlador para NATS que no está instalado. Se instala así: { $install }
cluster-needs-database = --nats (o FORETELL_NATS) conecta varios nodos, que comparten una base de datos. Añade --store postgresql://… o quita --nats.

## The administrator

commands-admin = Administra las mesas de un servidor, también mientras funciona.
    .short = administra las mesas de un servidor
admin-list = Enumera todas las mesas: código, fase, asientos ocupados, y cuándo pasó algo por última vez.
    .short = enumera todas las mesas
admin-export = Escribe partidas terminadas en una carpeta, como registros: las de una mesa, o todas.
    .short = escribe en archivos las partidas terminadas
admin-backup = Copia todo en un archivo mientras el servidor sigue funcionando. Solo para un almacén en SQLite.
    .short = copia todo en un archivo
admin-verify = Comprueba que el almacén no está dañado: el archivo, cada historial y cada registro. Puede haber un servidor en marcha.
    .short = comprueba que el almacén no está dañado
admin-restore = Pone una copia en el lugar del almacén, una vez comprobada. El archivo sustituido se conserva; no puede haber un servidor en marcha.
    .short = restaura una copia del almacén
admin-expire = Borra las mesas, los registros y las personas cuyo plazo ha vencido, como hace el servidor cada hora.
    .short = borra mesas, registros y personas antiguos
admin-forget = Borra los datos de personas, por nombre o por id: nombres, claves y respuestas. Las partidas se conservan.
    .short = borra los datos de personas
admin-argument-code = La mesa; con --all se omite.
admin-argument-people = Nombres o ids de las personas.
admin-argument-file = El archivo; no debe existir todavía.
admin-argument-backup = La copia, tal como la escribe «admin backup».
admin-option-all = Las partidas de todas las mesas.
admin-option-out = La carpeta; se crea si no existe.
commands-value-code = CÓDIGO
commands-value-people = NOMBRE
admin-table = { $code }  { $phase ->
    [gathering] en espera
    [playing] en juego
   *[finished] terminada
}  { $taken }/{ $players }  { $active }
admin-no-tables = No hay mesas.
admin-exported = { $games ->
    [one] 1 partida escrita
   *[other] { $games } partidas escritas
} en { $folder }.
admin-backed-up = Todo está copiado en { $path }.
admin-verified = { $faults ->
    [0] Ningún fallo
    [one] 1 fallo
   *[other] { $faults } fallos
} en { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} y { $records ->
    [one] 1 registro
   *[other] { $records } registros
}.
admin-restored = { $path } es ahora el almacén.
admin-kept = El archivo que había se conserva como { $path }.
admin-expired = Borrado: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $records ->
    [one] 1 registro
   *[other] { $records } registros
}, { $people ->
    [one] 1 persona
   *[other] { $people } personas
}.
admin-forgotten = Se han borrado los datos de { $who }, en { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}.
admin-nobody = Nadie se llama «{ $name }».
admin-several-people = Varias personas se llaman «{ $name }». Elige por id: { $people }.
admin-which-games = Indica una mesa o --all, pero no ambas cosas.
