// The ways to draw batches for which there is an accountant, by the answer to how batches are drawn; all of them that are possible
// where the answer is "not sure". Pure.
import { mechanismOfPlan, type Plan } from '../../../../accounting/plan';
import { segmentsOf } from '../../../../accounting/segments';
import { effectiveNoise, withFurther } from '../../../../accounting/training/training';
import type { AnyMechanism, AnyRun, Mechanism } from '../../../../accounting/types';
import { InputError } from '../../../../base/numerics/errors';
import type { Sentence } from '../../../../base/sentences/sentence';
import { TOOL_SOURCES, type ToolSource } from '../tools';
import { type FormRun, furtherOf, planOf } from './run';
import { WAY_WORDS } from './sentences';

/** The ways in which two neighbouring data sets differ. */
export type FormAdjacency = 'add-remove' | 'zero-out' | 'substitute';

interface Bound {
  id: Plan['sampling'];
  /** A condition: 'If each record joins one batch of an epoch'. */
  title: Sentence;
  /** Further explanation; null where the title says all. */
  text: Sentence | null;
  /** The plan of the first phase of all training runs together, in which a search finds the number that meets a target. */
  plan: Plan;
  /** The mechanism of that plan. */
  mechanism: AnyMechanism;
  /** Further explanations of the run, besides that of how its batches are drawn. */
  more: readonly Sentence[];
  /** The most records of one person, from 1 on; `mechanism` does not include it. */
  recordsPerPerson: number;
  /** Adjacencies that have an ε, or a bracket whose lower end some data attain. */
  adjacencies: readonly FormAdjacency[];
  /** Why add/remove has no number; null where it has one. */
  lacks: Sentence | null;
  sources: readonly ToolSource[];
}

/** All that the run's ε counts. */
interface Counted {
  run: AnyRun;
  problem: null;
}

/** Why no ε is known of the run's numbers together. */
interface Uncounted {
  run: null;
  problem: Sentence;
}

/** A way to draw batches with a run that has an ε. */
export type CountedBound = Bound & Counted;
export type FormBound = CountedBound | (Bound & Uncounted);

type Way = (
  of: Pick<AnyMechanism, 'noiseMultiplier'> & { epochs?: number; stepsPerEpoch?: number },
  recordsPerPerson: number,
) => Pick<FormBound, 'title' | 'text' | 'adjacencies' | 'lacks' | 'sources'>;

const WAYS: Readonly<Record<Plan['sampling'], Way>> = {
  poisson: () => ({
    title: WAY_WORDS.poisson,
    text: null,
    adjacencies: ['add-remove', 'substitute'],
    lacks: null,
    sources: [TOOL_SOURCES.sgm],
  }),
  'fixed-size': () => ({
    title: WAY_WORDS.fixedSize,
    text: WAY_WORDS.fixedSizeText,
    adjacencies: ['substitute'],
    lacks: WAY_WORDS.fixedSizeLacks,
    sources: [TOOL_SOURCES.couplings],
  }),
  'random-allocation': ({ epochs, stepsPerEpoch }) => ({
    title: WAY_WORDS.randomAllocation,
    text: WAY_WORDS.randomAllocationText({ epochs: epochs as number, steps: stepsPerEpoch as number }),
    adjacencies: ['add-remove', 'substitute'],
    lacks: null,
    sources: [TOOL_SOURCES.allocation],
  }),
  'any-order': ({ epochs }, records) => ({
    title: WAY_WORDS.anyOrder,
    text:
      records > 1
        ? WAY_WORDS.anyOrderTextOfPeople({ epochs: epochs as number, records })
        : WAY_WORDS.anyOrderText({ epochs: epochs as number }),
    adjacencies: ['zero-out', 'substitute'],
    lacks: WAY_WORDS.anyOrderLacks,
    sources: [TOOL_SOURCES.tensorflowStatement, TOOL_SOURCES.shuffling],
  }),
};

/** Ways of drawing batches for which all records of a person can be counted at once. */
const OF_PEOPLE: ReadonlySet<AnyMechanism['sampling']> = new Set([undefined, 'poisson', 'any-order']);

export const countsPeople = ({ sampling }: Pick<AnyMechanism, 'sampling'>): boolean =>
  OF_PEOPLE.has(sampling);

/** The ways to draw batches that each answer may mean. A shuffled epoch is counted as one in an arbitrary order. */
const MEANT: Readonly<Record<string, readonly Plan['sampling'][]>> = {
  poisson: ['poisson'],
  'fixed-size': ['fixed-size'],
  'random-allocation': ['random-allocation'],
  cut: ['poisson'],
  shuffled: ['any-order'],
  unsure: ['poisson', 'fixed-size', 'any-order'],
};

/** Equal runs as one run, which has the steps or epochs of all of them, since all their steps compose. */
function repeated(plan: Plan, times: number): Plan {
  if (times === 1) return plan;
  const one = mechanismOfPlan(plan);
  return { ...plan, length: 'steps' in one ? { steps: times * one.steps } : { epochs: times * one.epochs } };
}

/** The ways to draw batches that an answer may mean; none where no accountant here is for it. */
export const samplingsOf = (answer: string): readonly Plan['sampling'][] => MEANT[answer] ?? [];

/** An arbitrary plan, since what is known of a way to draw batches does not depend on the numbers. */
const SOME = { samplingRate: 1, noiseMultiplier: 1, length: { steps: 1 } } as const;

/** The adjacencies of a way to draw batches that have an ε, whatever the run. */
export const adjacenciesOfWay = (sampling: Plan['sampling']): Pick<FormBound, 'adjacencies'> =>
  WAYS[sampling](mechanismOfPlan({ ...SOME, sampling }), 1);

/** The run of all phases for one way of drawing batches. Throws an InputError where nothing is known of its numbers together. */
function composedRun(parts: readonly FormRun[], sampling: Plan['sampling']): AnyRun {
  const all = parts.map((part) => {
    const { schedule, trainings } = part;
    // for other ways of drawing batches, planOf has the least noise and the largest rate of any step
    const isExact = schedule !== null && sampling === 'poisson';
    const own = isExact ? schedule.segments : mechanismOfPlan({ ...planOf(part), sampling });
    return withFurther(own, { ...furtherOf(part), trainings });
  });
  const [only, ...others] = all;
  return only !== undefined && others.length === 0 ? only : all.flatMap(segmentsOf);
}

function runFor(parts: readonly FormRun[], sampling: Plan['sampling']): Counted | Uncounted {
  try {
    return { run: composedRun(parts, sampling), problem: null };
  } catch (error) {
    if (!(error instanceof InputError) || error.sentence === undefined) throw error;
    return { run: null, problem: error.sentence };
  }
}

const fourDigits = (value: number): number => Number(value.toPrecision(4));

/** The steps of a schedule in words, with the range of what changes. */
function scheduledText(segments: readonly Mechanism[], steps: number): Sentence {
  const between = (values: readonly number[]) => ({
    least: fourDigits(Math.min(...values)),
    most: fourDigits(Math.max(...values)),
  });
  const noise = between(segments.map(({ noiseMultiplier }) => noiseMultiplier));
  const rate = between(segments.map(({ samplingRate }) => samplingRate));
  return WAY_WORDS.scheduledText({
    ...{ steps, kinds: segments.length },
    noise:
      noise.least < noise.most ? WAY_WORDS.noiseBetween(noise) : WAY_WORDS.noiseOfAll({ value: noise.most }),
    rate: rate.least < rate.most ? WAY_WORDS.rateBetween(rate) : WAY_WORDS.rateOfAll({ value: rate.most }),
  });
}

/** Sentences on the numbers that ε counts besides rate, noise and steps. */
function moreOf(part: FormRun, sampling: Plan['sampling']): Sentence[] {
  const { largestBatch, records, samplingRate, bands, steps, countNoise, noiseMultiplier, schedule } = part;
  const expected = fourDigits(Math.floor((records ?? 0) / bands) * samplingRate);
  const noise = fourDigits(effectiveNoise(noiseMultiplier ?? 1, countNoise ?? 1));
  return [
    ...(largestBatch === null ? [] : [WAY_WORDS.cutText({ largest: largestBatch, expected })]),
    ...(bands === 1
      ? []
      : [WAY_WORDS.bandedText({ bands, steps: Math.ceil(steps / bands), rate: fourDigits(samplingRate) })]),
    ...(countNoise === null || schedule !== null ? [] : [WAY_WORDS.countedText({ noise })]),
    ...(schedule === null ? [] : [scheduledText(schedule.segments, steps)]),
    ...(schedule !== null && sampling !== 'poisson' ? [WAY_WORDS.scheduledBoundText] : []),
  ];
}

/**
 * Ways of drawing batches that an answer may mean, each with the run of all phases; none where no accountant here is for it.
 */
export function waysOf(answer: string, parts: readonly FormRun[]): FormBound[] {
  const [first] = parts as [FormRun];
  const { recordsPerPerson, trainings } = first;
  return samplingsOf(answer).map((id) => {
    const plan = repeated({ ...planOf(first), sampling: id }, trainings);
    const mechanism = mechanismOfPlan(plan);
    const way = WAYS[id](mechanism, recordsPerPerson);
    // the numbers of the text, and of more, are those of one phase
    const text = parts.length === 1 ? way.text : null;
    return {
      id,
      plan,
      mechanism,
      ...runFor(parts, id),
      more: parts.length === 1 ? moreOf(first, id) : [],
      recordsPerPerson,
      ...way,
      text,
    };
  });
}
