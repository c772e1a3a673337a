### L’addestramento della rete: il comando e il grafico

commands-train = Addestra in una cartella una rete per il bot che gioca senza cercare; lo stesso comando riprende da dove si era fermato. Serve PyTorch.
    .short = addestra una rete a giocare

training-option-out = La cartella per il piano, il registro, la rete e un grafico dei progressi.
training-option-steps = Da quanti gruppi di decisioni impara; 60000 se omesso.
training-option-batch = Decisioni in un gruppo; 4096 se omesso.
training-option-hidden = Unità del primo strato nascosto; 768 se omesso.
training-option-players = Addestra soltanto per tanti giocatori e con le regole consuete; per tutti se omesso.
training-option-seed = Il seme da cui derivano tutte le mani; sempre lo stesso se omesso.
training-option-jobs = Quanti thread lavorano; tanti quanti sono i core se omesso.

training-epoch = { $step } passi su { $steps }: { $lead } ± { $margin } punti a mano più delle regole pratiche, { $exact } % di dichiarazioni esatte
training-curve-lead = Punti a mano in più rispetto a tre bot che giocano con regole pratiche (± metà di un intervallo al 95 %)
training-curve-error = Errore nel distinguere le azioni di una decisione, punti al quadrato
training-curve-steps = Passi

training-other-plan = { $path } contiene un addestramento in cui { $field } è { $kept }, non { $asked }. Usa gli stessi valori o un’altra cartella.
training-no-torch = Per addestrare serve PyTorch. Installalo con: { $install }
