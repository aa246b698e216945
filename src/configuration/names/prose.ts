// Words around the numbers of a sentence, as data: what may stand between a name and its number, what a number counts, what it is not.

/** Before a number and its name: 'of', '=', a symbol in between. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'of = : is was are at to as set equal equals be a an the ≈ ~ about around approximately with approx size rate value being , σ δ q n t c b l ε fixed ( ) \u223c $ in expected'.split(
    ' ',
  ),
);
/** After a number: what it counts. */
export const UNITS: Readonly<Record<string, string>> = {
  epochs: 'epochs',
  steps: 'steps',
  iterations: 'steps',
  updates: 'steps',
  records: 'records',
  examples: 'records',
  images: 'records',
  samples: 'records',
  points: 'records',
  rows: 'records',
  datapoints: 'records',
  gpus: 'devices',
  devices: 'devices',
  clients: 'clients',
  users: 'clients',
};
export const ADJECTIVES: ReadonlySet<string> = new Set(
  'training train gradient sgd optimization optimisation private mnist cifar-10 cifar10 data dp-sgd full total more mini labelled labeled of the all its noisy'.split(
    ' ',
  ),
);
/** Before a number: it is not the training's. */
export const NOT_OURS: ReadonlySet<string> = new Set(
  'every test testing validation evaluation eval warmup warm-up after each first last another additional further extra per held-out dev every'.split(
    ' ',
  ),
);
/** Between two numbers: one of them is not meant, or both are. */
export const ALTERNATIVES: ReadonlySet<string> = new Set(
  '|or|and|to|x|×|times|->|→|±|+-|+/-|-|–|−|,|instead of|rather than|, is now|now|is now|and then'.split('|'),
);
export const BATCHES: ReadonlySet<string> = new Set(
  'batch batches minibatch minibatches lot lots minibatch'.split(' '),
);
export const OF_A_STEP: ReadonlySet<string> = new Set('iteration batch step update lot'.split(' '));
export const OF_A_DEVICE: ReadonlySet<string> = new Set('gpu device worker node replica'.split(' '));
