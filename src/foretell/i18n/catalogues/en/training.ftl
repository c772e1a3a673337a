### Training the network: the command and the picture

commands-train = Train a network for the bot that plays without search, in a folder; the same command goes on where it stopped. Needs PyTorch.
    .short = train a network to play

training-option-out = The folder for the plan, the log, the network and a picture of its progress.
training-option-steps = How many batches it learns from; 60000 when left out.
training-option-batch = Decisions in a batch; 4096 when left out.
training-option-hidden = Units of the first hidden layer; 768 when left out.
training-option-players = Train for so many players and the usual rules alone; for all of them when left out.
training-option-seed = The seed from which all deals follow; always the same one when left out.
training-option-jobs = How many threads work; as many as there are cores when left out.

training-epoch = { $step } of { $steps } steps: { $lead } ± { $margin } points a round over rules of thumb, { $exact }% of bids exact
training-curve-lead = Points a round more than three bots that play by rules of thumb (± half of an interval of 95%)
training-curve-error = Error in telling the actions of a decision apart, points squared
training-curve-steps = Steps

training-other-plan = { $path } holds a training whose { $field } is { $kept }, not { $asked }. Give the same values, or another folder.
training-no-torch = Training needs PyTorch. Install it with: { $install }
