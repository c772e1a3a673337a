### L’addestramento della rete: il comando e il grafico

commands-train = Addestra in una cartella la rete di un bot che gioca senza cercare; lo stesso comando riprende da dove si era fermato. Richiede PyTorch.
    .short = addestra una rete a giocare

commands-value-network = RETE
commands-value-device = DISPOSITIVO

training-option-out = Cartella per il piano, il registro, la rete e un grafico dei progressi.
training-option-start = Impara giocando contro sé stessa a partire da questa rete: best, quick o un file di pesi (predefinito: impara i valori da zero).
training-option-against = Impara la miglior risposta a questa rete, o a steady, invece di giocare contro sé stessa.
training-option-plan = Piano di un addestramento, in JSON; le altre opzioni ne sostituiscono i valori.
training-option-steps = Gruppi di decisioni da cui impara (predefinito: 16000; 2000 con --start).
training-option-batch = Decisioni in un gruppo (predefinito: 4096; 8192 con --start).
training-option-hidden = Unità del primo strato nascosto (predefinito: 1024; con --start, quante ne ha quella rete).
training-option-players = Addestra soltanto per questo numero di giocatori e con le regole consuete (predefinito: per tutti).
training-option-seed = Seed da cui derivano tutte le distribuzioni (predefinito: sempre lo stesso).
training-option-jobs = Numero di thread (predefinito e massimo: quanti sono i core).
training-option-device = Dispositivo su cui PyTorch impara e valuta le strategie, per esempio cuda (predefinito: cpu).

training-epoch = { $step } passi su { $steps }: { $lead } ± { $margin } punti per round più delle regole pratiche, { $exact }% di dichiarazioni riuscite
training-policy-epoch = { $step } passi su { $steps }: { $lead } ± { $margin } punti per round più di { $other }, { $exact }% di dichiarazioni riuscite
training-curve-lead = Punti per round in più rispetto a tre bot che giocano con regole pratiche (± metà di un intervallo al 95%)
training-curve-error = Errore nel distinguere le azioni di una decisione, punti al quadrato
training-curve-policy-lead = Punti per round in più rispetto alla rete di partenza o all’avversario (± metà di un intervallo al 95%)
training-curve-entropy = Entropia della strategia, nat
training-curve-steps = Passi

training-other-plan = { $path } contiene un addestramento in cui { $field } è { $kept }, non { $asked }. Usa gli stessi valori o un’altra cartella.
training-no-torch = Per addestrare serve PyTorch, che non è installato. Si installa così: { $install }
training-no-setting = «{ $field }» non è un’impostazione di questo tipo di addestramento, o non può avere quel valore. Le impostazioni sono quelle del plan.json di un addestramento; vedi docs/research/training.md.
training-only-self-play = --{ $option } vale solo quando la rete gioca contro sé stessa. Indica con --start la rete di partenza.
training-no-plan = { $path } non contiene il piano di un addestramento. Il piano è il file plan.json nella cartella di un addestramento.
training-no-network = La rete «{ $name }» non esiste. Indica best, quick o un file di pesi scritto da «foretell train».
training-cluster-failed = Il cluster Ray non ha potuto giocare una partita dell’addestramento: { $reason }
training-no-device = Qui PyTorch non ha un dispositivo «{ $device }». Senza --device l’addestramento usa il processore.
training-too-few-units = La rete di partenza ha { $least } unità in «{ $field }», quindi { $asked } sono troppo poche. Scegline almeno { $least }, oppure non indicarle.
