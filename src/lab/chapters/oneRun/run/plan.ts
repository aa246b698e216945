// The run that a scenario asks for: what fits together of what the reader, or a link, has set. Pure.
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../oneRun/canaries/kinds';
import type { Scenario } from '../../../../scenario';
import type { OneRunDesign } from '../../../../work';

export const RUN_STEPS = 60;

/** Digits, or sentences, that there are to train on. */
export const MOST_TRAINING_RECORDS = 500;

/** Settings of the second head, besides its weight. */
export const TAGS = { tags: 100, each: 1, triggerFeatures: 16 };

/** Settings of the language model; `window`: the tokens before the next one that it sees. */
export const LANGUAGE_MODEL = {
  window: 3,
  words: 500,
  hidden: 32,
  sentences: MOST_TRAINING_RECORDS,
  length: 12,
};

/** What is trained besides a linear softmax model on the canaries alone, as far as a canary needs it. */
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

/** Settings of a run: never more canaries than records, and a second label only where one is drawn alike. */
export function runSettings({ oneRunCanary: canary, oneRunComparison, oneRunCanaries }: Scenario) {
  const { fromData, selfComparison } = ONE_RUN_CANARIES[canary];
  return {
    canary,
    selfComparison: selfComparison && oneRunComparison === 'itself',
    m: fromData ? Math.min(oneRunCanaries, MOST_TRAINING_RECORDS) : oneRunCanaries,
  };
}

/** Number of guesses: an even number from 2 to m. */
export const evenGuesses = (m: number, share: number): number => {
  const most = 2 * Math.floor(m / 2);
  return Math.min(most, Math.max(2, 2 * Math.round((share * m) / 2)));
};

/** Kinds of what self-comparison exchanges. */
export type ExchangedSecret = 'label' | 'tag' | 'word';
export const secretOf = (canary: OneRunCanaryKind): ExchangedSecret =>
  canary === 'trigger-tag' ? 'tag' : isSentence(canary) ? 'word' : 'label';

/** The scenario with a changed setting. Only another number of guesses is another reading of a run that has been seen. */
export function withSetting(scenario: Scenario, change: Partial<Scenario>): Partial<Scenario> {
  const names = (Object.keys(change) as (keyof Scenario)[]).filter((name) => change[name] !== scenario[name]);
  if (names.length === 0) return {};
  const reading = names.every((name) => name === 'oneRunShare');
  return { ...change, oneRunReading: reading ? 'explored' : 'planned' };
}

/** Usual settings: half of the records, and small steps, leave the model its use. */
const USUAL = {
  made: { oneRunCanaries: 1000, oneRunLogitStep: 0.02 },
  records: { oneRunCanaries: MOST_TRAINING_RECORDS / 2, oneRunLogitStep: 0.005 },
};

/** The scenario with other canaries, and with the number and the learning rate that suit them where they are of another sort. */
export function withCanary(scenario: Scenario, oneRunCanary: OneRunCanaryKind): Partial<Scenario> {
  const [before, after] = [scenario.oneRunCanary, oneRunCanary].map(isFromData);
  const usual = before === after ? {} : after ? USUAL.records : USUAL.made;
  return withSetting(scenario, { oneRunCanary, ...usual });
}

/** Whether the number of guesses was chosen while the run was seen. */
export const isExplored = ({ oneRunReading }: Scenario): boolean => oneRunReading === 'explored';

const MOST_REPEATS = 1_000_000;

export const runAfresh = ({ oneRunRepeat }: Scenario): Partial<Scenario> => ({
  oneRunRepeat: oneRunRepeat < MOST_REPEATS ? oneRunRepeat + 1 : 0,
  oneRunReading: 'planned',
});

/** `epsilon` is the page's add/remove ε, null while that is not known. Null where a claim is missing. */
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
    // 1 - 0.95 is not 0.05
    alpha: Number((1 - confidence).toPrecision(12)),
    estimator: 'exact',
    seed: (seed + oneRunRepeat) >>> 0,
  };
}
