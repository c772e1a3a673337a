### El entrenamiento de la red: la orden y el gráfico

commands-train = Entrena en una carpeta una red para el bot que juega sin buscar; la misma orden continúa donde se quedó. Necesita PyTorch.
    .short = entrenar una red para jugar

training-option-out = La carpeta para el plan, el registro, la red y un gráfico de su progreso.
training-option-steps = De cuántos lotes aprende; 60000 si se omite.
training-option-batch = Decisiones por lote; 4096 si se omite.
training-option-hidden = Unidades de la primera capa oculta; 768 si se omite.
training-option-players = Entrena solo para ese número de jugadores y con las reglas habituales; para todos si se omite.
training-option-seed = La semilla de la que salen todas las manos; siempre la misma si se omite.
training-option-jobs = Cuántos hilos trabajan; tantos como núcleos si se omite.

training-epoch = { $step } de { $steps } pasos: { $lead } ± { $margin } puntos por ronda más que las reglas prácticas, { $exact } % de apuestas exactas
training-curve-lead = Puntos por ronda de ventaja sobre tres bots que juegan con reglas prácticas (± la mitad de un intervalo del 95 %)
training-curve-error = Error al distinguir las acciones de una decisión, puntos al cuadrado
training-curve-steps = Pasos

training-other-plan = { $path } contiene un entrenamiento en el que { $field } es { $kept }, no { $asked }. Usa los mismos valores u otra carpeta.
training-no-torch = Para entrenar hace falta PyTorch. Instálalo con: { $install }
