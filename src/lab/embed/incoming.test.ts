// Messages of the page around a figure: which are taken, and how the others are refused.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { changeScenario, checkScenario, DEFAULT_SCENARIO } from '../../scenario';
import { applySet, readIncoming } from './incoming';
import { GET, SET, type SetMessage } from './protocol';

const set = (rest: object): SetMessage => {
  const read = readIncoming({ type: SET, version: 1, ...rest });
  if (!read.ok || read.message.type !== SET) throw new Error(JSON.stringify(read));
  return read.message;
};
const CURRENT = changeScenario(DEFAULT_SCENARIO, { steps: 100, seed: 7 });

describe('readIncoming', () => {
  test('takes every kind of message that the protocol defines', () => {
    for (const message of [
      { type: GET, version: 1 },
      { type: SET, version: 1 },
      { type: SET, version: 1, link: 'v=2&q=1/4' },
      { type: SET, version: 1, scenario: { samplingRate: 0.5 }, theme: 'system' },
    ]) {
      expect(readIncoming(message)).toEqual({ ok: true, message });
    }
  });

  test.each([
    [null, 'message', /cannot be read/],
    ['adjacency-lab/get', 'message', /cannot be read/],
    [{}, 'type', /must be “adjacency-lab\/get” or “adjacency-lab\/set”/],
    [{ type: 'adjacency-lab/run', version: 1 }, 'type', /must be/],
    [{ type: GET }, 'version', /must be 1/],
    [{ type: GET, version: 2 }, 'version', /must be 1/],
    [{ type: GET, version: 1, extra: true }, 'message', /extra/],
    [{ type: SET, version: 1, link: 7 }, 'link', /at "link"/],
    [{ type: SET, version: 1, scenario: ['q'] }, 'scenario', /at "scenario"/],
    [{ type: SET, version: 1, theme: 'sepia' }, 'theme', /at "theme"/],
    [{ type: SET, version: 1, link: 'x'.repeat(5000) }, 'link', /at "link"/],
  ])('names what is wrong with message %#', (data, field, message) => {
    const read = readIncoming(data);
    if (read.ok) throw new Error('it was taken');
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0]).toMatchObject({ field });
    expect(read.problems[0].message).toMatch(message);
    expect(read.problems[0].given.length).toBeLessThan(70);
  });

  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
    withTypedArray: true,
  });

  test('never throws, and gives a reason for every refusal', () => {
    const nearly = fc.record(
      {
        type: fc.constantFrom(GET, SET),
        version: fc.constantFrom(1, '1'),
        link: anything,
        scenario: anything,
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (data) => {
        const read = readIncoming(data);
        if (read.ok) return;
        expect(read.problems.length).toBeGreaterThan(0);
        for (const { message } of read.problems) expect(message.length).toBeGreaterThan(20);
      }),
      { seed: 31, numRuns: size(150, 500) },
    );
  });

  test('whatever fields are set, the scenario stays valid and each bad field is named', () => {
    const names = fc.constantFrom(...Object.keys(DEFAULT_SCENARIO), '__proto__', 'constructor', 'sigma');
    fc.assert(
      fc.property(fc.dictionary(names, anything, { maxKeys: 5 }), (scenario) => {
        const applied = applySet({ type: SET, version: 1, scenario }, CURRENT);
        expect(checkScenario(applied.scenario)).toEqual(applied.scenario);
        for (const { field, message } of applied.problems) {
          expect(field).not.toBe('');
          expect(message.length).toBeGreaterThan(20);
        }
      }),
      { seed: 32, numRuns: size(90, 300) },
    );
  });

  test('lists at most twenty problems', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field${i}`, i]));
    const { problems } = applySet(set({ scenario: many }), CURRENT);
    expect(problems).toHaveLength(1);
    expect(problems[0].message).toMatch(
      /^500 fields mean nothing here and are left out \(.*field19.*\)\. Known/,
    );
    expect(problems[0].message).not.toContain('field20');

    const bad = Object.fromEntries(Object.keys(DEFAULT_SCENARIO).map((name) => [name, {}]));
    const refused = applySet(set({ scenario: bad }), CURRENT).problems;
    expect(refused).toHaveLength(20);
    expect(refused.at(-1)?.message).toMatch(/^\d+ further problems are not listed/);
  });

  test('refuses a message that is too large', () => {
    let deep: object = {};
    for (let i = 0; i < 5000; i++) deep = { deep };
    const large = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i]));
    for (const [scenario, given] of [
      [large, 'values'],
      [{ deep }, 'depth'],
      [{ seed: 'x'.repeat(10 ** 6) }, 'characters'],
      [{ seed: new Float64Array(10 ** 5) }, 'characters'],
    ] as const) {
      const read = readIncoming({ type: SET, version: 1, scenario });
      expect(read).toMatchObject({ ok: false, problems: [{ field: 'message', given }] });
    }
  });

  test('a message that goes round in a circle is refused', () => {
    const circle: Record<string, unknown> = { type: SET, version: 1 };
    circle.theme = circle;
    const read = readIncoming(circle);
    expect(read).toMatchObject({ ok: false, problems: [{ field: 'theme' }] });
    const { problems, scenario } = applySet(set({ scenario: { steps: circle, seed: 10n } }), CURRENT);
    expect(problems.map(({ field }) => field)).toEqual(['steps', 'seed']);
    expect(scenario).toEqual(CURRENT);
  });
});

describe('applySet', () => {
  test('fields change and the others stay', () => {
    expect(applySet(set({ scenario: { samplingRate: 0.5, noiseMultiplier: 4 } }), CURRENT)).toEqual({
      scenario: changeScenario(CURRENT, { samplingRate: 0.5, noiseMultiplier: 4 }),
      problems: [],
    });
  });

  test('bad fields stay what they were and are named with their range', () => {
    const { scenario, problems } = applySet(
      set({ scenario: { samplingRate: 2, steps: 250, sigma: 3, delta: 'small' } }),
      CURRENT,
    );
    expect(scenario).toEqual(changeScenario(CURRENT, { steps: 250 }));
    expect(problems.map(({ field, given }) => [field, given])).toEqual([
      ['scenario', '"sigma"'],
      ['samplingRate', '2'],
      ['delta', '"small"'],
    ]);
    expect(problems[1].message).toBe('Sampling rate q is 2. Give a number in (0, 1]. It stays what it was.');
  });

  test('audit points come with their axis', () => {
    const { scenario, problems } = applySet(
      set({ scenario: { auditPoints: [100, 200], axis: 'steps' } }),
      changeScenario(CURRENT, { auditPoints: [2] }),
    );
    expect(problems).toEqual([]);
    expect(scenario).toEqual(changeScenario(CURRENT, { axis: 'steps', auditPoints: [100, 200] }));
  });

  test.each([
    'v=2&q=1/4',
    '?v=2&q=1/4',
    'https://lab.example/page/?v=2&q=1/4&embed=lab&host=https://other.example#lab',
  ])('a link replaces the whole scenario: %s', (link) => {
    expect(applySet(set({ link }), CURRENT)).toEqual({
      scenario: changeScenario(DEFAULT_SCENARIO, { samplingRate: 0.25 }),
      problems: [],
    });
  });

  test('an address without a query, and the empty link, are the default scenario', () => {
    for (const link of ['', 'https://lab.example/page/']) {
      expect(applySet(set({ link }), CURRENT)).toEqual({ scenario: DEFAULT_SCENARIO, problems: [] });
    }
  });

  test('fields are set after an old link has been migrated', () => {
    const { scenario, problems } = applySet(
      set({ link: 'samplingRate=0.25&runs=2500', scenario: { steps: 10 } }),
      CURRENT,
    );
    expect(problems).toEqual([]);
    expect(scenario).toMatchObject({ samplingRate: 0.25, runs: 2500, steps: 10, seed: 1 });
  });

  test('a message with neither a link nor fields leaves the scenario as it is', () => {
    expect(applySet(set({ theme: 'dark' }), CURRENT)).toEqual({ scenario: CURRENT, problems: [] });
  });
});
