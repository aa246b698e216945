// Whether an expression that is not followed changes a number that is known, or only works out what is said elsewhere: 'batch_size //
// chunks' and 'adjust(args.sigma)' against 'len(train_set)' and 'args.get_sigma()'. By structure, whatever the functions are. Pure.
import { isNameOf, quantityOfName } from './names/name';
import type { Quantity } from './types';

/** The size of the data, whatever it is called with: a number that a text can only say beside it. */
const SIZE = /\b(?:len|size|numel|cardinality|count_nonzero)\(|\.(?:shape|size|num_rows|num_examples)\b/;
/** Python's and numpy's rounding, which leaves a number what it is. */
const ROUNDS = /\b(?:(?:math|np|numpy|jnp|torch|tf)\.)?(?:int|float|round|ceil|floor|ceildiv)\(/g;
/** What an argument may be called that moves with training. */
const MOMENT =
  /^(?:t|i|it|k|step|steps?_?(?:idx|num|count|no)?|global_step|epoch|epoch_?(?:idx|num|no)|iteration|round|iter)$/;
/** A named argument is an entry of its own. */
const ARGUMENT = /(?<=[(,]\s*)\w+\s*=(?!=)\s*(?:[^,()]|\([^()]*\))*/g;
/** Numbers that a program scales: 'noise_multiplier * sqrt(world_size)'. */
const SCALED: ReadonlySet<Quantity> = new Set([
  'noiseMultiplier',
  'batchSize',
  'deviceBatchSize',
  'epochs',
  'delta',
] as const);
/** A function's own name is none of its arguments'. */
const NAME = /["']?((?:[\p{L}_]\w*\.)*[\p{L}_]\w*\b)["']?(?!\s*\()/gu;
/** 'cfg["sigma"]', 'config.get("sigma")', '${sigma}', '{{ sigma }}': a look into something by its name. */
const LOOK_UP =
  /^(?:[\w.]+(?:\[\s*["'][\w.]+["']\s*\]|\.(?:get|value|item)\(\s*(?:["'][\w.]+["']\s*)?\))+|\$?\{\{?\s*[\w.:]+\s*\}?\}|\$\w+)$/;

/** 'changed': beside a number of the quantity it may be another one, so that no answer holds. 'told': nothing in it says so. */
export function howWorkedOut(quantity: Quantity, expression: string): 'changed' | 'told' {
  const text = expression.trim().replace(ARGUMENT, '');
  if (LOOK_UP.test(text)) return 'told';
  if (SCALED.has(quantity) && /[\w)\]]\s*(?:\*|\/)\s*[\w(]/.test(text)) return 'changed';
  if (SIZE.test(text) && !refersTo(quantity, text)) return 'told';
  if (refersTo(quantity, text)) return 'changed';
  // a number of its own, or one that moves: '0.9 ** step', 'schedule(step)', 'suggest_float("s", 0.3, 2)'
  const bare = text.replace(ROUNDS, '(');
  const namesMoment = [...bare.matchAll(NAME)].some(([, name]) =>
    MOMENT.test((name as string).split('.').at(-1) as string),
  );
  const holdsNumber = /(?<![\w.])\d/.test(bare) && quantity !== 'delta' && !derives(quantity, bare);
  return holdsNumber || namesMoment ? 'changed' : 'told';
}

/** Whether one of its names is a name of the quantity itself. */
const refersTo = (quantity: Quantity, text: string): boolean =>
  [...text.matchAll(NAME)].some(([, name]) => isNameOf(name as string, quantity));

/** Steps, rates and counts of devices out of other quantities: what the gate works out too. */
function derives(quantity: Quantity, text: string): boolean {
  if (!['steps', 'samplingRate', 'stepsPerEpoch', 'epochs'].includes(quantity)) return false;
  return [...text.matchAll(NAME)].some(([, name]) => quantityOfName(name as string) !== null);
}
