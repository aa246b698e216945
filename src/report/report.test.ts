// The report of a run: its sentences agree with its numbers, rounded to the safe side, and its run can be asked for again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size, thorough } from '../../test/statistics/size';
import { epsilon, mu } from '../accounting';
import { InputError } from '../base/numerics/errors';
import { mechanismCurve } from '../risk/curve';
import { exactSecret, secretByRemoval } from '../risk/secret';
import { successUnder } from '../risk/underCurve';
import { report } from './report';
import { possibleRuns } from './run';
import type { ReportRequest, RunReport } from './types';
import { substituteOf } from './ways';

const BASE = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 } as const;

/** A request for each kind of run. */
const KINDS: readonly (readonly [string, ReportRequest])[] = [
  ['Poisson batches', BASE],
  ['a person with several records', { ...BASE, recordsPerPerson: 3 }],
  ['clients', { ...BASE, unit: 'client' }],
  ['cut batches', { ...BASE, records: 20_000, largestBatch: 230 }],
  ['fixed size', { ...BASE, sampling: 'fixed-size', noiseMultiplier: 2 }],
  [
    'random allocation',
    {
      sampling: 'random-allocation',
      stepsPerEpoch: size(5, 20),
      epochs: 2,
      noiseMultiplier: 1,
      delta: 1e-5,
    },
  ],
  ['any order', { sampling: 'any-order', epochs: 3, noiseMultiplier: 2, delta: 1e-6 }],
  ['an unknown way of drawing batches', { ...BASE, sampling: 'unknown', noiseMultiplier: 2 }],
  ['small noise', { ...BASE, noiseMultiplier: 0.05 }],
  ['bands', { ...BASE, samplingRate: 0.08, bands: 8, trainings: 2 }],
  ['adaptive clipping', { ...BASE, countNoise: 10 }],
  ['a schedule', { ...BASE, noiseMultipliers: 'sigma * 0.9^floor(t/200)' }],
  [
    'phases',
    {
      segments: [
        { samplingRate: 0.01, noiseMultiplier: 1, steps: 500 },
        { samplingRate: 0.02, noiseMultiplier: 1.2, steps: 100 },
      ],
      delta: 1e-5,
    },
  ],
];

const LANGUAGES = ['en', 'de'] as const;

const made = new Map<string, RunReport>();
function reportOf(asked: ReportRequest): RunReport {
  const request = { ...asked, language: asked.language ?? 'en' };
  const key = JSON.stringify(request);
  const known = made.get(key) ?? report(request);
  made.set(key, known);
  return known;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The number that the report's plain text writes in this way. */
function numberOf(written: string, language: 'en' | 'de'): number {
  const point =
    language === 'de' ? written.replaceAll('\u202f', '').replace(',', '.') : written.replaceAll(',', '');
  return Number(
    point
      .replace(/(^|[^\d·])10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/, '$11e$2$3')
      .replace(/ · 1e/, 'e')
      .replace('⁻', '-')
      .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(RAISED.indexOf(sign))),
  );
}

const NUMBER = '([\\d.,\\u202f]*\\d(?: · 10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+|(?<=10)⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?)';
const all = (text: string, before: string, language: 'en' | 'de', behind = ''): number[] =>
  [...text.matchAll(new RegExp(`${before}${NUMBER}${behind}`, 'g'))].map(([, written]) =>
    numberOf(written as string, language),
  );

/** Expects the text to say at least the number, and at most about one per cent more. */
function isSafe(said: number | undefined, known: number): void {
  expect(said).toBeGreaterThanOrEqual(known);
  expect(said).toBeLessThanOrEqual(known * 1.0101);
}

const largest = <Known extends { upper: number }>(all: readonly Known[]): Known =>
  all.toSorted((a, b) => b.upper - a.upper)[0] as Known;

/** The languages in which a kind is tested: both in the thorough run, and in npm test one of them by turns. */
const spoken = (asked: ReportRequest) =>
  LANGUAGES.filter((_, i) => thorough || (KINDS.findIndex(([, one]) => one === asked) + i) % 2 === 0);

/** Kinds whose numbers npm test does not compute a second time, because that takes a second for each. */
const LONG = [
  'a person with several records',
  'cut batches',
  'random allocation',
  'small noise',
  'a schedule',
];

describe.each(KINDS)('the report of %s', (kind, asked) => {
  test.skipIf(LONG.includes(kind) && !thorough)(
    'has a run that gives the same numbers when it is asked for again',
    () => {
      const { run, delta, guarantees, guesses, unit } = JSON.parse(
        JSON.stringify(reportOf({ ...asked, language: spoken(asked)[0] ?? 'en' })),
      ) as RunReport;
      expect(delta).toBe(asked.delta);
      const again = possibleRuns(run);
      for (const { adjacency, epsilon: said, mu: saidMu } of guarantees) {
        expect(largest(again.map((one) => epsilon(adjacency, one, delta)))).toEqual(said);
        if (saidMu === null) continue;
        const mus = again.map((one) => mu(adjacency, one));
        const { attainedAt, ...known } = largest(mus);
        expect({ ...known, regret: Math.max(...mus.map(({ regret }) => regret)) }).toEqual(saidMu);
      }
      const repeated = report({ ...run, delta, values: guesses.map(({ values }) => values) });
      expect(repeated.guesses).toEqual(guesses);
      expect(['record', 'client', 'person']).toContain(unit);
    },
  );

  test.each(spoken(asked))('has no sentence that is stronger than its number (%s)', (language) => {
    const { plain, guarantees, ways, guesses } = reportOf({ ...asked, language });
    const epsilons = all(plain, 'ε ≤ ', language);
    const said = [...guarantees, ...ways.map(substituteOf)];
    expect(epsilons.length).toBe(said.length);
    for (const [i, { epsilon: known }] of said.entries()) isSafe(epsilons[i], known.upper);
    const mus = all(plain, 'μ ≤ ', language);
    const known = guarantees.flatMap((one) => (one.mu === null ? [] : [one.mu.upper]));
    expect(mus.length).toBe(known.length);
    for (const [i, one] of known.entries()) isSafe(mus[i], one);
    const [before, behind] = language === 'de' ? ['höchstens ', '\\u202f%'] : ['at most ', '%'];
    const limits = all(plain, before, language, behind);
    const limited = guesses.filter(({ success }) => success < 0.9994);
    expect(limits.length).toBe(limited.length);
    for (const [i, { success }] of limited.entries()) isSafe(limits[i], 100 * success);
    // an ε that is only known as a bracket is stated as one, with both ends rounded outward
    const brackets = guarantees.filter((one) => one.epsilon.value === null);
    const between = language === 'de' ? 'zwischen ' : 'between ';
    const lowers = all(plain, between, language);
    expect(lowers.length).toBe(brackets.length);
    for (const [i, { epsilon: bracket }] of brackets.entries())
      expect(lowers[i]).toBeLessThanOrEqual(bracket.lower);
  });

  test('has the smaller of both bounds on a guess, with its name', () => {
    for (const { values, success, by, byRemoval, byExchange } of reportOf({
      ...asked,
      language: spoken(asked)[0] ?? 'en',
    }).guesses) {
      expect(success).toBe(by === 'removal' ? byRemoval : byExchange);
      expect(success).toBe(Math.min(byRemoval ?? 1, byExchange));
      expect(success).toBeGreaterThanOrEqual(1 / values);
    }
  });

  test('has the same numbers in all forms', () => {
    for (const language of spoken(asked)) {
      const { plain, markdown, latex } = reportOf({ ...asked, language });
      const digits = (text: string) =>
        text.replace(/[^\d⁰-⁹¹²³]/g, '').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(RAISED.indexOf(sign)));
      expect(digits(markdown)).toBe(digits(plain));
      expect(digits(latex)).toBe(digits(plain));
      for (const text of [plain, markdown, latex]) expect(text).not.toMatch(/undefined|NaN|[{]\w+:/);
    }
  });

  test('has no character in LaTeX that would be read as a command', () => {
    for (const language of spoken(asked)) {
      const { latex } = reportOf({ ...asked, language });
      const outside = latex.replace(/\\url\{[^}]*\}/g, '').replace(/\$[^$]*\$/g, '');
      expect(outside).not.toMatch(/(?<!\\)[%&#_^~]|[εδμσ≤⁻]/);
      expect((latex.match(/(?<!\\)\$/g) ?? []).length % 2).toBe(0);
      const depth = [...latex].reduce((open, sign) => open + (sign === '{' ? 1 : sign === '}' ? -1 : 0), 0);
      expect(depth).toBe(0);
    }
  });

  test('has no German words in English, and no English words in German', () => {
    const words = (language: 'en' | 'de') => reportOf({ ...asked, language }).plain;
    const foreign = {
      de: /\b(?:the|and|record|is|of|under)\b/,
      en: /\b(?:der|die|das|und|ist|Eintrag)\b/,
    };
    for (const language of spoken(asked)) expect(words(language)).not.toMatch(foreign[language]);
  });
});

test('a guess is bounded as by the bounds under the whole curves, over mechanisms', () => {
  fc.assert(
    fc.property(
      logUniform(0.01, 1),
      logUniform(0.5, 5),
      fc.integer({ min: 1, max: 500 }),
      (q, sigma, steps) => {
        const mechanism = { samplingRate: q, noiseMultiplier: sigma, steps };
        const { guesses } = report({ ...mechanism, delta: 1e-6, values: [2, 7, 300] });
        for (const { values, byRemoval, byExchange } of guesses) {
          const exchange = successUnder(mechanismCurve('substitute', mechanism), exactSecret(1 / values));
          const removal = successUnder(mechanismCurve('add-remove', mechanism), secretByRemoval(1 / values));
          expect(byExchange).toBe(exchange.upper);
          expect(byRemoval).toBe(removal.upper);
        }
      },
    ),
    { numRuns: size(5, 50) },
  );
});

test('two phases of one mechanism have the bounds of that mechanism to within a per cent', () => {
  const half = { samplingRate: 0.02, noiseMultiplier: 1.1, steps: 100 };
  const values = [2, 10, 1000, 1e6];
  const whole = report({ ...half, steps: 200, delta: 1e-6, values }).guesses;
  const phases = report({
    segments: [half, { ...half, noiseMultiplier: 1.1 + 1e-9 }],
    delta: 1e-6,
    values,
  }).guesses;
  for (const [i, { byExchange, byRemoval }] of whole.entries()) {
    expect(phases[i]?.byExchange).toBeGreaterThan(byExchange * (1 - 1e-5));
    expect(phases[i]?.byExchange).toBeLessThan(byExchange * (1 + 5e-3));
    expect(phases[i]?.byRemoval).toBeCloseTo(byRemoval as number, 3);
  }
});

describe('an assumption', () => {
  const marksOf = (request: ReportRequest) =>
    Object.fromEntries(
      reportOf(request).assumptions.map(({ name, mark, lines }) => [name, [mark, ...lines]]),
    );

  test('is marked as stated if the request has it', () => {
    const marks = marksOf(BASE);
    for (const name of ['samplingRate', 'noiseMultiplier', 'steps', 'delta'])
      expect(marks[name]).toEqual(['stated']);
    const said = marksOf({ ...BASE, sampling: 'poisson', recordsPerPerson: 1, trainings: 1 });
    for (const name of ['sampling', 'participation', 'otherRuns']) expect(said[name]).toEqual(['stated']);
  });

  test('is marked as assumed if the request does not have it', () => {
    const marks = marksOf(BASE);
    for (const name of [
      'sampling',
      'participation',
      'clipping',
      'noiseScale',
      'noiseLaw',
      'otherRuns',
      'settings',
      'randomness',
    ])
      expect(marks[name]).toEqual(['assumed']);
  });

  test('is marked with the lines in which it was read', () => {
    const request = {
      ...BASE,
      marks: { noiseMultiplier: 3, steps: [4, 5], clipping: 'stated', delta: 'assumed' },
    } as const;
    expect(marksOf(request)).toMatchObject({
      noiseMultiplier: ['read', 3],
      steps: ['read', 4, 5],
      clipping: ['stated'],
      delta: ['assumed'],
    });
    expect(reportOf(request).plain).toContain('- The noise multiplier is σ = 1. [read in line 3]');
    expect(reportOf(request).plain).toContain('[read in lines 4 and 5]');
    expect(reportOf({ ...request, language: 'de' }).markdown).toContain('**gelesen in den Zeilen 4 und 5**');
  });
});

describe('the report of a run whose way of drawing batches is unknown', () => {
  const UNKNOWN = { ...BASE, sampling: 'unknown', noiseMultiplier: 2 } as const;

  test('has the numbers of each possible way, and the largest of them for all', () => {
    const { guarantees, guesses, ways } = reportOf(UNKNOWN);
    const alone: readonly ReportRequest[] = [
      { ...UNKNOWN, sampling: 'poisson' },
      { ...UNKNOWN, sampling: 'fixed-size' },
      { sampling: 'any-order', epochs: 10, noiseMultiplier: 2, delta: 1e-5 },
    ];
    for (const [i, one] of alone.entries()) {
      const { guarantees: own, guesses: ownGuesses } = reportOf(one);
      expect(ways[i]).toEqual({ sampling: one.sampling, guarantees: own, guesses: ownGuesses });
    }
    expect(guarantees.map(({ adjacency }) => adjacency)).toEqual(['substitute']);
    for (const way of ways) {
      expect(guarantees[0]?.epsilon.upper).toBeGreaterThanOrEqual(substituteOf(way).epsilon.upper);
      for (const [i, { byExchange }] of way.guesses.entries())
        expect(guesses[i]?.success).toBeGreaterThanOrEqual(byExchange);
    }
  });

  test('says that nobody knows it, whatever mark was asked for', () => {
    const { assumptions, plain } = reportOf({ ...UNKNOWN, marks: { sampling: 'stated' } });
    expect(assumptions.find(({ name }) => name === 'sampling')).toMatchObject({
      mark: 'unknown',
      markText: 'not known',
    });
    expect(plain).toContain('Nobody knows how the batches were drawn.');
    expect(plain).toContain('[not known]');
    expect(reportOf({ ...UNKNOWN, language: 'de' }).plain).toContain('[nicht bekannt]');
  });

  test('has the same numbers for epochs as for steps', () => {
    const { steps: _, ...rest } = UNKNOWN;
    expect(reportOf({ ...rest, epochs: 10 }).guarantees).toEqual(reportOf(UNKNOWN).guarantees);
    expect(reportOf({ ...rest, epochs: 5, trainings: 2 }).guarantees).toEqual(reportOf(UNKNOWN).guarantees);
  });
});

describe('phases', () => {
  const PHASE = { samplingRate: 0.01, noiseMultiplier: 2, steps: 100 };
  const { samplingRate: _, steps: __, noiseMultiplier: ___, ...REST } = BASE;

  test.each([
    [{ ...PHASE, sampling: 'fixed-size' }, 'Each batch held a fixed share of all records in its phase'],
    [{ sampling: 'any-order', epochs: 2, noiseMultiplier: 2 }, 'In every epoch each record came once'],
  ] as const)(
    'that all draw batches in the way of %j are not said to draw them differently',
    (phase, said) => {
      const { plain } = reportOf({
        ...REST,
        segments: [phase, { ...phase, noiseMultiplier: 3 }],
        values: [2],
      });
      expect(plain).toContain(said);
      expect(plain).not.toContain('different ways');
    },
  );

  test('drawn in an unknown way have the largest ε of all ways of all of them', () => {
    const segments = [PHASE, { ...PHASE, noiseMultiplier: 3 }];
    const made = reportOf({ ...REST, segments, sampling: 'unknown', values: [2] });
    const drawn = ['poisson', 'fixed-size'].map((sampling) => segments.map((one) => ({ ...one, sampling })));
    const ordered = segments.map(({ noiseMultiplier }) => ({
      sampling: 'any-order',
      epochs: 1,
      noiseMultiplier,
    }));
    const alone = [...drawn, ordered].map((each) => {
      const asked = { ...REST, segments: each, values: [2] } as ReportRequest;
      return reportOf(asked).guarantees.find(({ adjacency }) => adjacency === 'substitute');
    });
    expect(made.ways.map((way) => substituteOf(way).epsilon.upper)).toEqual(
      alone.map((one) => one?.epsilon.upper),
    );
    expect(made.plain).toContain('Nobody knows how the batches of its phases were drawn.');
  });
});

test('a short formula is written out in every form, and a list is left to the saved data', () => {
  const formula = 'sigma * 0.99^t';
  const { plain, markdown, latex } = report({ ...BASE, steps: 3, noiseMultipliers: formula, values: [2] });
  expect(plain).toContain(`The noise multiplier of step t, counted from 0, is "${formula}".`);
  expect(markdown).toContain(`is \`${formula}\`.`);
  expect(latex).toContain('is \\texttt{sigma * 0.99\\textasciicircum{}t}.');
  const listed = report({ ...BASE, steps: 3, noiseMultipliers: '1, 1.1, 1.2', values: [2] });
  expect(listed.plain).toContain('follows the schedule that the saved data list');
});

describe('the mark of a number that was worked out names all that it was worked out from', () => {
  test.each([
    [{ from: [3] }, 'worked out from line 3'],
    [{ from: [3], withStated: true }, 'worked out from line 3 and from what was stated'],
    [{ from: [3, 4], withStated: true }, 'worked out from lines 3 and 4 and from what was stated'],
    [{ from: [], withStated: true }, 'worked out from what was stated'],
  ])('%j', (samplingRate, text) => {
    const { assumptions } = reportOf({ ...BASE, marks: { samplingRate } });
    expect(assumptions.find(({ name }) => name === 'samplingRate')).toMatchObject({
      ...{ mark: 'derived', lines: samplingRate.from, markText: text },
    });
  });

  test.each([{ from: [] }, { from: [0] }, { from: [3], withStated: 'yes' }, { from: [3], by: 2 }])(
    '%j is refused',
    (samplingRate) => {
      expect(() => report({ ...BASE, marks: { samplingRate } } as ReportRequest)).toThrow(/samplingRate/);
    },
  );
});

test('a run with cut batches rests on what happens to the records that are too many', () => {
  const { assumptions } = report({ ...BASE, records: 20_000, largestBatch: 230 });
  expect(assumptions.find(({ name }) => name === 'largestBatch')?.text).toBe(
    'A batch of more than 230 records is cut to that many, chosen evenly, and the rest is dropped for this step.',
  );
});

test('a banded run rests on its groups, and beside a largest batch on their size', () => {
  const banded = { ...BASE, bands: 8, records: 20_005 } as const;
  const said = (request: ReportRequest) => report(request).assumptions.map(({ text }) => text);
  expect(said(banded)).toContainEqual(
    expect.stringContaining('8 groups, and the steps draw from one after the other'),
  );
  expect(said({ ...banded, largestBatch: 30 })).toContainEqual(
    expect.stringContaining('8 groups of 2,500 each'),
  );
});

test('day and link are in every form if and only if they are given', () => {
  const link = 'https://lab.example/?v=2&q=0.01#lab';
  const { plain, markdown, latex, ...rest } = report({ ...BASE, date: '2026-11-29', link });
  expect(plain).toContain(`: ${link}\n`);
  expect(markdown).toContain(`<${link}>`);
  expect(latex).toContain(`\\url{${link}}`);
  for (const text of [plain, markdown, latex]) expect(text).toContain('on 2026-11-29');
  expect(rest).toMatchObject({ date: '2026-11-29', link });
  const bare = reportOf(BASE);
  expect([bare.date, bare.link]).toEqual([null, null]);
  expect(bare.plain).not.toMatch(/address|null| on \d/);
});

test('δ is rounded up', () => {
  const { plain } = report({ ...BASE, delta: 1 / 60_000 });
  expect(plain).toContain('δ = 1.667 · 10⁻⁵');
  expect(report({ ...BASE, delta: 1 / 90_001 }).plain).toContain('δ = 1.112 · 10⁻⁵');
});

test.each([
  [{ delta: 0.7 }, 'delta'],
  [{ noiseMultiplier: 0 }, 'noiseMultiplier'],
  [{ values: [] }, 'values'],
  [{ values: [2, 1] }, 'values[1]'],
  [{ date: '29.11.2026' }, 'date'],
  [{ date: '2026-13-01' }, 'date'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ language: 'fr' }, 'language'],
  [{ unit: 'cow' }, 'unit'],
  [{ clipping: 'none' }, 'clipping'],
  [{ marks: { clippingg: 'stated' } }, 'marks.clippingg'],
  [{ marks: { clipping: 'sure' } }, 'marks.clipping'],
  [{ marks: { clipping: 0 } }, 'marks.clipping'],
  [{ marks: 'stated' }, 'marks'],
  [{ segments: [BASE] }, 'samplingRate'],
  [{ sampling: 'unknown', samplingRate: undefined }, 'samplingRate'],
  [{ sampling: 'unknown', epochs: 3 }, 'epochs'],
  [{ sampling: 'unknown', recordsPerPerson: 2 }, 'recordsPerPerson'],
  [{ sampling: 'unknown', noiseMultipliers: [1, 2] }, 'noiseMultipliers'],
])('%j is refused by name, with a remedy', (wrong, field) => {
  let refused: unknown;
  try {
    report({ ...BASE, ...wrong } as ReportRequest);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(InputError);
  expect((refused as InputError).field).toBe(field);
  expect((refused as InputError).message).toMatch(/Give .*\.$/);
});
