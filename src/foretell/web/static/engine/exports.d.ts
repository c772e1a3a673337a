// Written by `make wasm` from the Python side; not to be edited.

/** The exports of engine.wasm; an address is a number of bytes. */
export interface Exports extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  /** The address of new memory; see `release`. */
  reserve(bytes: number): number;
  /** Frees an address, and all memory that was reserved later. */
  release(address: number): void;
  /** Return the legal actions as a set: cards, bids or suits, by phase. */
  legal_actions(settings: number, known: number): bigint;
  /** Write the game as the seat knows it, `int64[WIDTH]` of `foretell.sim.layout`. */
  position(settings: number, known: number, state: number): void;
  /** Write the observation, `int64[OBSERVED]` of `foretell.sim.observation`. */
  observation(settings: number, known: number, out: number): void;
  /** Write the output of a network for actions of the seat to act; see `Prediction`. */
  predict(settings: number, known: number, weights: number, hidden: number, last: number, actions: number, count: number, logits: number, points: number, makes_bid: number): void;
  /** Write the values of a round's positions; see `foretell.analysis.values`. */
  round_values(settings: number, network: number, hidden: number, last: number, start: number, number: number, actions: number, states: number, values: number): void;
  /** Return the action of `steady`: a card, a bid or a suit. */
  steady(settings: number, known: number): number;
  /** Return the action of a heuristic level; see `heuristic_policy`. */
  heuristic(settings: number, known: number, forgetful: number, counting: number, heeds: number, horizon: number, bid_noise: number, holds: number, shift: number): number;
  /** Write games before their first deal, as `foretell.sim.games.fresh_states` does. */
  start_games(settings: number, states: number, games: number, seed: bigint, first: bigint): void;
  /** Play games to their end at random, and return the number of decisions. */
  random_games(settings: number, states: number, games: number): number;
  /** Play games to their end by a network, and return the number of decisions. */
  network_games(settings: number, states: number, games: number, weights: number, hidden: number, last: number): number;
  /** Write the reasons for the first of some actions, and return their number; see `Rows`. */
  reasons(settings: number, known: number, count: number, games: number, moves: number, number: number, actions: number, gaps: number, counts: number, tricks: number, codes: number, fields: number, cards: number): number;
  /** Write what speaks against the first of two actions; see `write_faults`. */
  faults(settings: number, known: number, count: number, games: number, moves: number, actions: number, chances: number, counts: number, tricks: number, codes: number, fields: number, cards: number): number;
  /** Write the states and weights of worlds; see `likelihood`. */
  weigh_by_rules(settings: number, known: number, count: number, hands: number, states: number, weights: number): void;
  /** Write the states and log weights of worlds; see `beliefs`. */
  weigh_worlds(settings: number, known: number, network: number, hidden: number, last: number, count: number, hands: number, states: number, log_weights: number): void;
  /** Move hidden cards in games, and write their keys; see `beliefs`. */
  refine_games(settings: number, known: number, network: number, hidden: number, last: number, count: number, games: number, first: number, moves: number): void;
  /** Replace logarithms of weights by the weights, relative to the largest. */
  relative_weights(count: number, log_weights: number): void;
  /** Write games, resampled by weight from the states of worlds; see `write_resampled`. */
  resample(worlds: number, weights: number, states: number, count: number, games: number): void;
  /** Write the outcomes of each action in each game, with `steady` at all seats. */
  rollouts_by_rules(settings: number, count: number, games: number, number: number, actions: number, outcomes: number): void;
  /** Write the moves of each action in each game, `int64[games, actions, MOVES]`. */
  traces_by_rules(settings: number, count: number, games: number, number: number, actions: number, moves: number): void;
  /** Write the outcomes of each action in each game, with the network or others at the seats. */
  rollouts_by_networks(settings: number, network: number, hidden: number, last: number, count: number, games: number, number: number, actions: number, temperature: number, outcomes: number): void;
  /** Write the moves of each action in each game, `int64[games, actions, MOVES]`. */
  traces(settings: number, network: number, hidden: number, last: number, count: number, games: number, number: number, actions: number, temperature: number, moves: number): void;
  /** Note the outcomes of a stage of trials, and eliminate hopeless actions; see `Trials`. */
  eliminate(games: number, number: number, progress: number, running: number, tried: number, points: number, values: number, lags: number, log_odds: number, settings: number, states: number, outcomes: number, rounds_to_win: number): void;
  /** Write the estimates of all actions, `float64[actions, ESTIMATE]`, after trials. */
  estimate(games: number, number: number, progress: number, running: number, tried: number, points: number, values: number, lags: number, log_odds: number, estimates: number): void;
  /** Return the card played when every seat maximises its own points; see `everyone`. */
  solve_everyone(settings: number, state: number, positions: number, size: number, workspace: number, outcomes: number, detail: number): number;
  /** Return the points that a seat can guarantee; see `worst_case`. */
  solve_worst_case(settings: number, state: number, seat: number, positions: number, size: number, workspace: number, values: number, detail: number): number;
  /** Write worlds, `int64[count, SEATS]`, as `foretell.sim.worlds.Worlds.sample` does. */
  sample_worlds(settings: number, known: number, seed: bigint, first: bigint, count: number, hands: number): void;
}
