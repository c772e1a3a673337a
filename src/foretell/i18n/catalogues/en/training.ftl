### Training the network: the command and the chart

commands-train = Train a network for the bot that plays without search, in a folder; the same command resumes where it stopped. Needs PyTorch.
    .short = train a network to play

commands-value-network = NETWORK
commands-value-device = DEVICE

training-option-out = Folder for the plan, the log, the network and a chart of its progress.
training-option-start = Learn by self-play from this network: best, quick, or a file of weights (default: learn values from scratch).
training-option-against = Learn a best response to this network, or to steady, instead of playing itself.
training-option-plan = Plan of a run, in JSON; other options replace its settings.
training-option-steps = Number of batches to learn from (default: 16000; 2000 with --start).
training-option-batch = Decisions per batch (default: 4096; 8192 with --start).
training-option-hidden = Units in the first hidden layer (default: 1024; with --start, as many as that network has).
training-option-players = Train for this number of players only, under the standard rules (default: all numbers, all rules).
training-option-seed = Seed that determines all deals (default: a fixed one).
training-option-jobs = Number of threads (default, and at most: one per core).
training-option-device = Device on which PyTorch learns and evaluates the policies, such as cuda (default: cpu).

training-epoch = { $step } of { $steps } steps: { $lead } ± { $margin } points per round over rules of thumb, { $exact }% of bids exact
training-policy-epoch = { $step } of { $steps } steps: { $lead } ± { $margin } points per round over { $other }, { $exact }% of bids exact
training-curve-lead = Points per round above three bots that play by rules of thumb (± half of a 95% interval)
training-curve-error = Error of the differences between action values, points squared
training-curve-policy-lead = Points per round above the network it started from, or its opponent (± half of a 95% interval)
training-curve-entropy = Entropy of the policy, nats
training-curve-steps = Steps

training-other-plan = { $path } holds a training run whose { $field } is { $kept }, not { $asked }. Use the same values, or another folder.
training-no-torch = Training needs PyTorch. Install it with: { $install }
training-no-setting = “{ $field }” is not a setting of this kind of training, or cannot have that value. The settings are those in the plan.json of a run; see docs/research/training.md.
training-only-self-play = --{ $option } works only with self-play. Name the network to start from with --start.
training-no-plan = { $path } holds no plan of a training run. Such a plan is plan.json in the folder of a run.
training-no-network = There is no network “{ $name }”. Name best, quick, or a file of weights that “foretell train” wrote.
training-cluster-failed = The Ray cluster could not play a game of the training: { $reason }
training-no-device = PyTorch has no device “{ $device }” here. Without --device the training runs on the processor.
training-too-few-units = The network to start from has { $least } units in “{ $field }”, so { $asked } are too few. Choose { $least } or more, or leave it out.
