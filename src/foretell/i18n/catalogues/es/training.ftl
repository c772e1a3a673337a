### El entrenamiento de la red: el comando y el gráfico

commands-train = Entrena en una carpeta una red para el bot que juega sin buscar; el mismo comando continúa donde se quedó. Necesita PyTorch.
    .short = entrena una red para jugar

training-option-out = La carpeta para el plan, el log, la red y un gráfico de su progreso.
training-option-steps = Número de lotes de los que aprende (por defecto: 16000).
training-option-batch = Decisiones por lote (por defecto: 4096).
training-option-hidden = Unidades de la primera capa oculta (por defecto: 1024).
training-option-players = Entrena solo para ese número de jugadores y con las reglas habituales (por defecto: para todos).
training-option-seed = La semilla de la que salen todas las manos (por defecto: siempre la misma).
training-option-jobs = Cuántos hilos trabajan (por defecto: tantos como núcleos).

training-epoch = { $step } de { $steps } pasos: { $lead } ± { $margin } puntos por ronda más que las reglas prácticas, { $exact } % de apuestas cumplidas
training-curve-lead = Puntos por ronda de ventaja sobre tres bots que juegan con reglas prácticas (± la mitad de un intervalo del 95 %)
training-curve-error = Error al distinguir las acciones de una decisión, puntos al cuadrado
training-curve-steps = Pasos

training-other-plan = { $path } contiene un entrenamiento en el que { $field } es { $kept }, no { $asked }. Usa los mismos valores u otra carpeta.
training-no-torch = Para entrenar hace falta PyTorch. Instálalo con: { $install }
