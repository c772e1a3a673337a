### El entrenamiento de la red: el comando y el gráfico

commands-train = Entrena en una carpeta una red para el bot que juega sin buscar; el mismo comando continúa donde se quedó. Necesita PyTorch.
    .short = entrena una red para jugar

commands-value-network = RED
commands-value-device = DISPOSITIVO

training-option-out = La carpeta para el plan, el log, la red y un gráfico de su progreso.
training-option-start = Aprende jugando contra sí misma a partir de esta red: best, quick o un archivo de pesos (por defecto: aprende valores desde cero).
training-option-against = Aprende la mejor respuesta a esta red, o a steady, en vez de jugar contra sí misma.
training-option-plan = Plan de un entrenamiento, en JSON; las demás opciones sustituyen sus valores.
training-option-steps = Número de lotes de los que aprende (por defecto: 16000; 2000 con --start).
training-option-batch = Decisiones por lote (por defecto: 4096; 8192 con --start).
training-option-hidden = Unidades de la primera capa oculta (por defecto: 1024; con --start, tantas como tenga esa red).
training-option-players = Entrena solo para ese número de jugadores y con las reglas habituales (por defecto: para todos).
training-option-seed = La semilla de la que salen todas las manos (por defecto: siempre la misma).
training-option-jobs = Cuántos hilos trabajan (por defecto y como máximo: tantos como núcleos).
training-option-device = Dispositivo en el que PyTorch aprende y evalúa las estrategias, por ejemplo cuda (por defecto: cpu).

training-epoch = { $step } de { $steps } pasos: { $lead } ± { $margin } puntos por ronda más que las reglas prácticas, { $exact } % de apuestas cumplidas
training-policy-epoch = { $step } de { $steps } pasos: { $lead } ± { $margin } puntos por ronda más que { $other }, { $exact } % de apuestas cumplidas
training-curve-lead = Puntos por ronda de ventaja sobre tres bots que juegan con reglas prácticas (± la mitad de un intervalo del 95 %)
training-curve-error = Error al distinguir las acciones de una decisión, puntos al cuadrado
training-curve-policy-lead = Puntos por ronda de ventaja sobre la red de partida o sobre el rival (± la mitad de un intervalo del 95 %)
training-curve-entropy = Entropía de la estrategia, nats
training-curve-steps = Pasos

training-other-plan = { $path } contiene un entrenamiento en el que { $field } es { $kept }, no { $asked }. Usa los mismos valores u otra carpeta.
training-no-torch = Para entrenar hace falta PyTorch. Instálalo con: { $install }
training-no-setting = «{ $field }» no es un ajuste de este tipo de entrenamiento, o no puede tener ese valor. Los ajustes son los del plan.json de un entrenamiento; consulta docs/research/training.md.
training-only-self-play = --{ $option } solo sirve cuando la red juega contra sí misma. Indica con --start la red de partida.
training-no-plan = { $path } no contiene el plan de un entrenamiento. El plan es el archivo plan.json de la carpeta de un entrenamiento.
training-no-network = No existe la red «{ $name }». Indica best, quick o un archivo de pesos escrito por «foretell train».
training-cluster-failed = El clúster de Ray no pudo jugar una partida del entrenamiento: { $reason }
training-no-device = Aquí PyTorch no tiene el dispositivo «{ $device }». Sin --device, el entrenamiento usa el procesador.
training-too-few-units = La red de partida tiene { $least } unidades en «{ $field }», así que { $asked } son pocas. Elige { $least } o más, o no lo indiques.
