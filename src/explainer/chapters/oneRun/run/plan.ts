// What the reader has set for the run that is watched, and whether its number of guesses was fixed before the run was seen.
// Pure.
import { ONE_RUN_CANARIES, type OneRunCanaryKind } from '../../../../canaries/oneRun/kinds';
import type { OneRunDesign } from '../../../../jobs';
import type { Scenario } from '../../../../scenario';

export interface Settings {
  canary: (typeof OFFERED)[number];
  selfComparison: boolean;
  m: number;
  /** Guesses, as a share of the canaries. */
  share: number;
  /** The claim, of add/remove: the page's own, or a number. */
  claim: 'page' | number;
  dimension: number;
  classes: number;
  logitStep: number;
}

export interface Plan {
  settings: Settings;
  /** Counts the runs asked for beside the page's seed. */
  fresh: number;
  /** The number of guesses was changed while this run was seen. */
  explored: boolean;
}

export const PLANNED: Plan = {
  settings: {
    canary: 'orthogonal',
    selfComparison: true,
    m: 1000,
    share: 0.25,
    claim: 'page',
    dimension: 1000,
    classes: 1000,
    logitStep: 0.02,
  },
  fresh: 0,
  explored: false,
};

/** Full batch, so that every canary is in every step. */
export const STEPS = 60;

/** Digits there are to train on. */
export const MOST_RECORDS = 500;

/** Those that need nothing but themselves, or the digits: neither a second head nor auxiliary records. */
export const OFFERED = [
  'orthogonal',
  'sphere',
  'gaussian',
  'mislabelled',
  'in-distribution',
] as const satisfies readonly OneRunCanaryKind[];

/** The same with a setting changed. Only another number of guesses is another reading of a run that has been seen. */
export function withSetting(plan: Plan, change: Partial<Settings>): Plan {
  const settings = { ...plan.settings, ...change };
  const { fromData, selfComparison } = ONE_RUN_CANARIES[settings.canary];
  if (!selfComparison) settings.selfComparison = false;
  if (fromData) {
    settings.m = Math.min(settings.m, MOST_RECORDS);
  }
  const names = Object.keys(settings) as (keyof Settings)[];
  const changed = names.filter((name) => settings[name] !== plan.settings[name]);
  if (changed.length === 0) return plan;
  const reading = changed.every((name) => name === 'share');
  return { ...plan, settings, explored: reading };
}

/** Another run, for the number of guesses as it stands. */
export const runAfresh = (plan: Plan): Plan => ({ ...plan, fresh: plan.fresh + 1, explored: false });

/** An even number, at least 2. */
export const guessesOf = ({ m, share }: Settings): number => Math.max(2, 2 * Math.round((share * m) / 2));

/**
 * δ, confidence and seed are the page's own; `epsilon` is its add/remove ε, null while that is not known. Null where a claim
 * is missing.
 */
export function designOf(
  { settings, fresh }: Plan,
  { delta, confidence, seed }: Pick<Scenario, 'delta' | 'confidence' | 'seed'>,
  epsilon: number | null,
): OneRunDesign | null {
  const { share: _, claim, ...rest } = settings;
  const targetEpsilon = claim === 'page' ? epsilon : claim;
  if (targetEpsilon === null) return null;
  return {
    ...rest,
    targetEpsilon,
    guesses: [guessesOf(settings)],
    samplingRate: 1,
    steps: STEPS,
    delta,
    // 1 - 0.95 is not 0.05
    alpha: Number((1 - confidence).toPrecision(12)),
    estimator: 'exact',
    seed: (seed + fresh) >>> 0,
  };
}
