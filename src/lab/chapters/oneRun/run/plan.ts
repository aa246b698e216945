// The run that a scenario asks for. Settings from the reader or from a link that do not fit together are adapted. Pure.
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../oneRun/canaries/kinds';
import type { Scenario } from '../../../../scenario';
import type { OneRunDesign } from '../../../../work';

export const RUN_STEPS = 60;

/** Number of digits, and of sentences, that there are to train on. */
export const MOST_TRAINING_RECORDS = 500;

/** Settings of the model's second head, which learns tags, except for its weight. */
export const TAGS = { tags: 100, each: 1, triggerFeatures: 16 };

/** Settings of the language model. `window` is the number of tokens that it sees before the next one. */
export const LANGUAGE_MODEL = {
  window: 3,
  words: 500,
  hidden: 32,
  sentences: MOST_TRAINING_RECORDS,
  length: 12,
};

/** Settings of the model for kinds of canaries that need another one than a linear softmax model on the canaries alone. */
function modelOf({ oneRunCanary, oneRunTagWeight, oneRunStart }: Scenario): Partial<OneRunDesign> {
  if (oneRunCanary === 'trigger-tag') return { tag: { ...TAGS, lambda: oneRunTagWeight } };
  if (!isSentence(oneRunCanary)) return {};
  const { window, words, hidden, sentences, length } = LANGUAGE_MODEL;
  return {
    model: 'language',
    hidden,
    dimension: window,
    classes: words,
    language: { sentences, length, start: oneRunStart },
  };
}

/** Settings of a run that fit its kind of canary: at most as many canaries as records, and self-comparison only for kinds that have it. */
export function runSettings({ oneRunCanary: canary, oneRunComparison, oneRunCanaries }: Scenario) {
  const { fromData, selfComparison } = ONE_RUN_CANARIES[canary];
  return {
    canary,
    selfComparison: selfComparison && oneRunComparison === 'itself',
    m: fromData ? Math.min(oneRunCanaries, MOST_TRAINING_RECORDS) : oneRunCanaries,
  };
}

/** Number of guesses that count: an even number from 2 to m, near `share` times m. */
export const evenGuesses = (m: number, share: number): number => {
  const most = 2 * Math.floor(m / 2);
  return Math.min(most, Math.max(2, 2 * Math.round((share * m) / 2)));
};

/** The kind of secret whose two values are compared for a canary: a label, a tag or a word. */
export type ExchangedSecret = 'label' | 'tag' | 'word';
export const secretOf = (canary: OneRunCanaryKind): ExchangedSecret =>
  canary === 'trigger-tag' ? 'tag' : isSentence(canary) ? 'word' : 'label';

/**
 * The changes of the scenario for a changed setting. If only the number of guesses changes, the run stays, and the bound is
 * explored rather than planned.
 */
export function withSetting(scenario: Scenario, change: Partial<Scenario>): Partial<Scenario> {
  const names = (Object.keys(change) as (keyof Scenario)[]).filter((name) => change[name] !== scenario[name]);
  if (names.length === 0) return {};
  const reading = names.every((name) => name === 'oneRunShare');
  return { ...change, oneRunReading: reading ? 'explored' : 'planned' };
}

/** Usual settings of made canaries and of records. Half of the records as canaries, and small steps, keep the model useful. */
const USUAL = {
  made: { oneRunCanaries: 1000, oneRunLogitStep: 0.02 },
  records: { oneRunCanaries: MOST_TRAINING_RECORDS / 2, oneRunLogitStep: 0.005 },
};

/**
 * The changes of the scenario for another kind of canary. A change between made canaries and records also sets the usual number
 * and learning rate.
 */
export function withCanary(scenario: Scenario, oneRunCanary: OneRunCanaryKind): Partial<Scenario> {
  const [before, after] = [scenario.oneRunCanary, oneRunCanary].map(isFromData);
  const usual = before === after ? {} : after ? USUAL.records : USUAL.made;
  return withSetting(scenario, { oneRunCanary, ...usual });
}

/** Whether the number of guesses was chosen while the run was seen. */
export const isExplored = ({ oneRunReading }: Scenario): boolean => oneRunReading === 'explored';

const MOST_REPEATS = 1_000_000;
/** The changes of the scenario for a fresh run with the same settings, whose bound is planned. */
export const runAfresh = ({ oneRunRepeat }: Scenario): Partial<Scenario> => ({
  oneRunRepeat: oneRunRepeat < MOST_REPEATS ? oneRunRepeat + 1 : 0,
  oneRunReading: 'planned',
});

/**
 * The design of the run that a scenario asks for; null while the claimed ε is not known. `epsilon` is the page's add/remove ε,
 * or null while that is not known.
 */
export function designOf(scenario: Scenario, epsilon: number | null): OneRunDesign | null {
  const { delta, confidence, seed, oneRunClaim, oneRunShare, oneRunRepeat } = scenario;
  const targetEpsilon = oneRunClaim === 'page' ? epsilon : oneRunClaim;
  if (targetEpsilon === null) return null;
  const settings = runSettings(scenario);
  return {
    ...settings,
    dimension: scenario.oneRunFeatures,
    classes: scenario.oneRunLabels,
    logitStep: scenario.oneRunLogitStep,
    ...modelOf(scenario),
    targetEpsilon,
    guesses: [evenGuesses(settings.m, oneRunShare)],
    samplingRate: scenario.oneRunSamplingRate,
    steps: RUN_STEPS,
    delta,
    // The difference 1 - 0.95 is not 0.05 in floating-point numbers, so it is rounded.
    alpha: Number((1 - confidence).toPrecision(12)),
    estimator: 'exact',
    seed: (seed + oneRunRepeat) >>> 0,
  };
}
