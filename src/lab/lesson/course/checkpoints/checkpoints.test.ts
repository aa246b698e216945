// The questions of all checkpoints, asked at random scenarios and at the default one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../../../../test/shared/arbitraryScenario';
import { size } from '../../../../../test/statistics/size';
import { epsilon, hiddenStateEpsilon } from '../../../../accounting';
import { changeScenario, DEFAULT_SCENARIO, mechanismOf, type Scenario } from '../../../../scenario';
import { CHAPTER_QUESTIONS } from '../progress';
import { checkNumber, within } from '../verdict';
import { CHECKPOINTS, type LessonChapter } from '.';
import { type KnownEpsilons, type LessonFacts, type LessonQuestion, slipOf } from './question';

const LESSON_CHAPTERS = Object.keys(CHECKPOINTS) as LessonChapter[];
const ALL = LESSON_CHAPTERS.flatMap((chapter) =>
  Object.entries(CHECKPOINTS[chapter]).map(([id, ask]) => ({ chapter, id, ask })),
);

/** Epsilons in the order that always holds: add/remove and the attack's limit ≤ substitute ≤ implied ≤ group. */
const arbitraryKnown: fc.Arbitrary<KnownEpsilons> = fc
  .tuple(
    fc.oneof(
      fc.constant(0),
      fc.double({ min: -25, max: 18, noNaN: true }).map((logarithm) => Math.exp(logarithm)),
    ),
    fc.oneof(fc.constant(1), fc.double({ min: 1, max: 5, noNaN: true })),
    fc.double({ min: 1, max: 3, noNaN: true }),
    fc.double({ min: 1, max: 3, noNaN: true }),
    fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  )
  .map(([addRemove, a, b, c, d]) => ({
    addRemove,
    substitute: addRemove * a,
    implied: addRemove * a * b,
    group: addRemove * a * b * c,
    hiddenState: addRemove * a * d,
  }));

const arbitraryFacts: fc.Arbitrary<LessonFacts> = fc.record({
  scenario: arbitraryScenario,
  known: fc.oneof({ weight: 5, arbitrary: arbitraryKnown }, { weight: 1, arbitrary: fc.constant(null) }),
});

const SOUND = /NaN|undefined|Infinity|null/;
const said = (text: string) => {
  expect(text.length).toBeGreaterThan(10);
  expect(text).not.toMatch(SOUND);
};

/** A question is sound if exactly one answer is right, no two choices read alike, and every wrong answer is explained. */
function sound(question: LessonQuestion): void {
  if (question.kind !== 'choice' && question.kind !== 'number') {
    said(question.words);
    return;
  }
  said(question.question);
  if (question.kind === 'choice') {
    const { choices, right } = question;
    expect(choices.length).toBeGreaterThan(1);
    expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
    expect(choices.filter(({ id }) => id === right)).toHaveLength(1);
    for (const { text, why } of choices) {
      expect(text).not.toMatch(SOUND);
      said(why);
    }
    return;
  }
  const { right, tolerance, slips, because } = question;
  expect(right).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThan(Number.POSITIVE_INFINITY);
  said(because);
  expect(checkNumber(question, String(right))).toEqual({ verdict: 'right' });
  for (const { value, why } of slips) {
    expect(within(value, right, tolerance)).toBe(false);
    said(why);
    expect(checkNumber({ ...question, unit: '' }, String(value))).toMatchObject({ verdict: 'wrong' });
  }
  said(slipOf(question, [-1]));
}

test('every chapter has three questions', () => {
  for (const chapter of LESSON_CHAPTERS)
    expect(Object.keys(CHECKPOINTS[chapter])).toHaveLength(CHAPTER_QUESTIONS);
});

describe.each(ALL)('$chapter: $id', ({ ask }) => {
  test('is sound at any scenario, whether its numbers are known or not', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => sound(ask(facts))),
      { seed: 73, numRuns: size(30, 100) },
    );
  });

  test('is asked at the default scenario', () => {
    const question = ask({ scenario: DEFAULT_SCENARIO, known: at(DEFAULT_SCENARIO) });
    sound(question);
    expect(['choice', 'number']).toContain(question.kind);
  });
});

test('a question waits until its numbers are computed', () => {
  const { twice } = CHECKPOINTS.promise;
  expect(twice({ scenario: DEFAULT_SCENARIO, known: null }).kind).toBe('waiting');
});

test('a question is not asked if one of its numbers is known only up to a bracket', () => {
  const { twice } = CHECKPOINTS.promise;
  const known = at(DEFAULT_SCENARIO);
  expect(twice({ scenario: DEFAULT_SCENARIO, known: { ...known, substitute: null } }).kind).toBe('none');
});

test('a question is asked even if a number that it does not use is known only up to a bracket', () => {
  const { 'low-audit': low } = CHECKPOINTS.training;
  const known = at(DEFAULT_SCENARIO);
  expect(low({ scenario: DEFAULT_SCENARIO, known: { ...known, group: null } }).kind).toBe('choice');
});

/** The epsilons that the page computes for `scenario`. `implied` and `group` enter no right answer, so only their order is real. */
function at(scenario: Scenario): KnownEpsilons {
  const { delta } = scenario;
  const substitute = epsilon('substitute', mechanismOf(scenario), delta).value;
  return {
    addRemove: epsilon('add-remove', mechanismOf(scenario), delta).value,
    substitute,
    implied: substitute && 1.1 * substitute,
    group: substitute && 1.3 * substitute,
    hiddenState: hiddenStateEpsilon(scenario, delta).value,
  };
}

/** The right answer to the question `id`, at the default scenario with `change`. */
function rightAt(id: string, change: Partial<Scenario>): string | number {
  const question = ALL.find((one) => one.id === id)!;
  const scenario = changeScenario(DEFAULT_SCENARIO, change);
  const asked = question.ask({ scenario, known: at(scenario) });
  if (asked.kind !== 'choice' && asked.kind !== 'number') throw new Error(asked.words);
  return asked.right;
}

describe('the right answer follows the scenario', () => {
  test.each([
    ['twice', {}, 'below'],
    ['twice', { samplingRate: 0.5, noiseMultiplier: 10 }, 'above'],
    ['limit', {}, 'between'],
    ['limit', { noiseMultiplier: 0.76, steps: 100 }, 'under'],
    ['limit', { samplingRate: 1, noiseMultiplier: 10 }, 'full'],
    ['low-audit', { noiseMultiplier: 0.76, steps: 100 }, 'less'],
    ['low-audit', { samplingRate: 1, noiseMultiplier: 10 }, 'tight'],
    ['one-step-ratio', {}, 'less'],
    ['one-step-ratio', { noiseMultiplier: 4 }, 'twice'],
    ['one-step-ratio', { noiseMultiplier: 0.25 }, 'hardly'],
    ['adjacency', {}, 'substitute'],
    ['adjacency', { oneRunComparison: 'in-out' }, 'add-remove'],
    ['adjacency', { oneRunCanary: 'mislabelled' }, 'add-remove'],
    ['largest-gain', {}, 'digit'],
    ['largest-gain', { noiseMultiplier: 10 }, 'coin'],
    ['largest-gain', { noiseMultiplier: 0.6 }, 'password'],
    ['promise-kept', {}, 'broken'],
    ['delta-and-n', {}, 'yes'],
    ['delta-and-n', { recordCount: 1_000_000 }, 'no'],
  ] satisfies [string, Partial<Scenario>, string][])('%s at %j: %s', (id, change, right) => {
    expect(rightAt(id, change)).toBe(right);
  });

  test('right answers that are numbers agree with those found by hand', () => {
    expect(rightAt('distance', { clippingNorm: 3 })).toBe(6);
    expect(rightAt('appearances', {})).toBe(31.25);
    expect(rightAt('factor', {})).toBeCloseTo(1.9317, 3);
    expect(rightAt('highest', { repeats: 10 })).toBeCloseTo(0.40126, 5);
    expect(rightAt('no-mistake', { runs: 1000 })).toBeCloseTo(0.0014967, 6);
    expect(rightAt('noise-of-all-steps', { samplingRate: 1, noiseMultiplier: 4, steps: 100 })).toBe(5);
    expect(rightAt('ceiling', {})).toBeCloseTo(5.809, 3);
    expect(rightAt('wrong-guesses', { oneRunClaim: Math.log(3) })).toBeCloseTo(250, 9);
    expect(rightAt('password', {})).toBeCloseTo(0.0029727, 6);
  });

  test('at q = 1 the accountant confirms the answer about noise for a replacement', () => {
    const scenario = changeScenario(DEFAULT_SCENARIO, { samplingRate: 1, noiseMultiplier: 20 });
    const sigma = rightAt('noise-for-replacement', { samplingRate: 1, noiseMultiplier: 20 }) as number;
    const replaced = epsilon(
      'substitute',
      { ...mechanismOf(scenario), noiseMultiplier: sigma },
      scenario.delta,
    ).value!;
    expect(replaced).toBeCloseTo(epsilon('add-remove', mechanismOf(scenario), scenario.delta).value!, 6);
  });
});

test('a known slip is explained in its own words', () => {
  const { distance } = CHECKPOINTS['which-neighbour'];
  const asked = distance({ scenario: DEFAULT_SCENARIO, known: null });
  if (asked.kind !== 'number') throw new Error('a number is asked');
  expect(slipOf(asked, [1])).toContain('removing z');
});

test('any other wrong number is answered with the hint of its question', () => {
  const { distance } = CHECKPOINTS['which-neighbour'];
  const asked = distance({ scenario: DEFAULT_SCENARIO, known: null });
  if (asked.kind !== 'number') throw new Error('a number is asked');
  expect(slipOf(asked, [17])).toBe(asked.otherwise);
});
