### L’addestramento della rete: il comando e il grafico

commands-train = Addestra in una cartella la rete di un bot che gioca senza cercare; lo stesso comando riprende da dove si era fermato. Richiede PyTorch.
    .short = addestra una rete a giocare

training-option-out = Cartella per il piano, il registro, la rete e un grafico dei progressi.
training-option-steps = Gruppi di decisioni da cui impara (predefinito: 16000).
training-option-batch = Decisioni in un gruppo (predefinito: 4096).
training-option-hidden = Unità del primo strato nascosto (predefinito: 1024).
training-option-players = Addestra soltanto per questo numero di giocatori e con le regole consuete (predefinito: per tutti).
training-option-seed = Seed da cui derivano tutte le distribuzioni (predefinito: sempre lo stesso).
training-option-jobs = Numero di thread (predefinito: quanti sono i core).

training-epoch = { $step } passi su { $steps }: { $lead } ± { $margin } punti per round più delle regole pratiche, { $exact }% di dichiarazioni riuscite
training-curve-lead = Punti per round in più rispetto a tre bot che giocano con regole pratiche (± metà di un intervallo al 95%)
training-curve-error = Errore nel distinguere le azioni di una decisione, punti al quadrato
training-curve-steps = Passi

training-other-plan = { $path } contiene un addestramento in cui { $field } è { $kept }, non { $asked }. Usa gli stessi valori o un’altra cartella.
training-no-torch = Per addestrare serve PyTorch, che non è installato. Si installa così: { $install }
