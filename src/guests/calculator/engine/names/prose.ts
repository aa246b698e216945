// Words around the numbers of a sentence, as data.
import { setOf } from './list';

/** A name and its number: 'of', '=', a symbol. */
export const BETWEEN = setOf(
  'of = : is was are at to as set equal equals be a an the ≈ ~ about around approximately with approx size rate value being , σ δ q n t c b l ε fixed ( ) \u223c $ in expected ≤ [ ] " ` von der die das war auf',
);
export const ADJECTIVES = setOf(
  'training train gradient sgd optimization optimisation private mnist cifar-10 cifar10 data dp-sgd full total more mini labelled labeled of the all its noisy',
);
/** Before a number: it is not the training's. */
export const NOT_OURS = setOf(
  'every test testing validation evaluation eval warmup warm-up after each first last another additional further extra per held-out dev every',
);
/** One of the two numbers is not meant, or both are. */
export const ALTERNATIVES = setOf(
  '|or|and|to|x|×|times|->|→|±|+-|+/-|-|–|−|,|instead of|rather than|, is now|now|is now|and then',
);
export const BATCHES = setOf('batch batches minibatch minibatches lot lots minibatch');
