### Los bots: la orden que los muestra y los compila

commands-bots = Muestra los bots: qué hace cada uno y si su código está compilado para este equipo. Todos deciden al momento; el código compilado toma las mismas decisiones más deprisa.
    .short = muestra los bots o los compila

bots-option-compile = Compila antes estos bots para este equipo, en medio minuto como mucho cada uno: { $bots }.
bots-option-json = Escribe los nombres y los estados en una línea de JSON.

bots-about-random = hace cualquier jugada permitida
bots-about-steady = un jugador sólido que se guía por el valor de la mano
bots-about-searcher = prueba cada jugada en 1000 partidas posibles
bots-about-yardstick = prueba cada jugada en 100 partidas posibles
bots-about-learned = una red neuronal, sin búsqueda
bots-about-strongest = una búsqueda guiada por redes: el bot más fuerte
bots-about-beginner = un nivel para personas: el más suave
bots-about-casual = un nivel para personas: con algunas veladas de práctica
bots-about-seasoned = un nivel para personas: con muchas veladas de práctica
bots-about-expert = un nivel para personas: calcula por adelantado
bots-about-master = un nivel para personas: el bot más fuerte
bots-about-other = de otro paquete

bots-ready = listo
bots-compiled = compilado
bots-uncompiled = sin compilar
bots-unusable = no puede funcionar aquí

bots-line = { $bot }: { $about } ({ $state })
bots-compiling = Compilando { $bot }.
bots-note = Un bot sin compilar también decide al momento, pero en una partida tarda más o menos el doble. Para compilar uno: { $command }
