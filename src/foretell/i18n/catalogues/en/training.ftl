### Training the network: the command and the chart

commands-train = Train a network for the bot that plays without search, in a folder; the same command resumes where it stopped. Needs PyTorch.
    .short = train a network to play

training-option-out = Folder for the plan, the log, the network and a chart of its progress.
training-option-steps = Number of batches to learn from (default: 16000).
training-option-batch = Decisions per batch (default: 4096).
training-option-hidden = Units in the first hidden layer (default: 1024).
training-option-players = Train for this number of players only, under the standard rules (default: all numbers, all rules).
training-option-seed = Seed that determines all deals (default: a fixed one).
training-option-jobs = Number of threads (default: one per core).

training-epoch = { $step } of { $steps } steps: { $lead } ± { $margin } points per round over rules of thumb, { $exact }% of bids exact
training-curve-lead = Points per round above three bots that play by rules of thumb (± half of a 95% interval)
training-curve-error = Error of the differences between action values, points squared
training-curve-steps = Steps

training-other-plan = { $path } holds a training run whose { $field } is { $kept }, not { $asked }. Use the same values, or another folder.
training-no-torch = Training needs PyTorch. Install it with: { $install }
