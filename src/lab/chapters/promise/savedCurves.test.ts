// The files of the privacy profile and of the trade-off curve, which have all curves with their brackets and everything marked on them.
import { describe, expect, test } from 'vitest';
import { column, readCsv } from '../../../../test/shared/readCsv';
import { savedText } from '../../../../test/shared/savedText';
import { traceProfiles, tradeoff } from '../../../accounting';
import { DEFAULT_SCENARIO, parseLink } from '../../../scenario';
import type { ProfileCurves, TradeoffReply } from '../../../work';
import { savedProfile, savedTradeoff } from './savedCurves';

const PAGE = 'https://lab.example/';
const mechanism = { samplingRate: 1, noiseMultiplier: 2, steps: 3 };

describe('the privacy profile', () => {
  const request = { mechanism, delta: 1e-4, count: 5 };
  const trace = traceProfiles(request);
  let point = trace.next();
  while (!point.done) point = trace.next();
  const profile = point.value;
  profile.substitute.value[4] = Number.NaN;
  const marked = { addRemove: 1.25, substitute: null, words: 'In words.' };
  const figure = savedProfile(profile, request, marked, DEFAULT_SCENARIO, PAGE);

  test('has every point of all curves, and the marked ones', () => {
    const [curves, own] = readCsv(figure.csv?.() ?? '').tables;
    expect(column(curves, 'epsilon').map(Number)).toEqual([...profile.epsilons]);
    expect(column(curves, 'delta_add_remove').map(Number)).toEqual([...profile.addRemove.value]);
    expect(column(curves, 'delta_add_remove_upper').map(Number)).toEqual([...profile.addRemove.upper]);
    expect(column(curves, 'delta_substitute').at(-1)).toBe('');
    expect(column(curves, 'delta_implied_lower').map(Number)).toEqual([...profile.implied.lower]);
    expect(own.rows).toEqual([['0.0001', '1.25', '']]);
    const content = JSON.parse(figure.json?.() ?? '');
    expect(content.delta.substitute).toMatchObject({
      adjacency: 'substitute',
      lower: [...profile.substitute.lower],
    });
    expect(content.delta.substitute.value.at(-1)).toBeNull();
    expect(content.marked).toEqual({ delta: 1e-4, addRemove: 1.25, substitute: null });
  });

  test('names the scenario of the curves', () => {
    const { provenance, description } = figure.words();
    const named = parseLink(new URL(provenance.link).search).scenario;
    expect(named).toEqual({ ...DEFAULT_SCENARIO, ...mechanism, delta: 1e-4 });
    expect(description).toMatch(/At ε = 0, δ is 0\.\d+ for add\/remove.* In words\.$/);
  });
});

/** Two points of a curve, of which the second is not verified. */
const known = (value: number) => ({
  value: Float64Array.of(value, Number.NaN),
  lower: Float64Array.of(value, 0),
  upper: Float64Array.of(value, Number.POSITIVE_INFINITY),
});

test('the files of the profile are equal byte for byte to the kept ones', async () => {
  const profile = {
    epsilons: Float64Array.of(0, 0.1 + 0.2),
    addRemove: known(0.5),
    substitute: known(0.75),
    implied: known(1),
  };
  const request = { mechanism, delta: 1e-4, count: 2 };
  const marked = { addRemove: Number.POSITIVE_INFINITY, substitute: null, words: 'In words.' };
  const saved = savedProfile(profile as unknown as ProfileCurves, request, marked, DEFAULT_SCENARIO, PAGE);
  await expect(savedText(saved)).toMatchFileSnapshot('./saved/profile.txt');
});

test('the files of the trade-off curve are equal byte for byte to the kept ones', async () => {
  const points = (share: number) => [
    { alpha: 0.25, beta: { value: share, lower: share, upper: share } },
    { alpha: 0.5, beta: { value: null, lower: 0, upper: share } },
  ];
  const alphas = Float64Array.of(0.25, 0.5);
  const curves = {
    addRemove: points(0.5),
    substitute: points(0.4),
    implied: points(0.3),
    group: points(0.2),
  };
  const reply = { alphas, ...curves } as unknown as TradeoffReply;
  const interval = { lowerTwoSided: 0.1, upperTwoSided: 0.3 };
  const reading = {
    threshold: 0,
    falsePositives: 20,
    falseNegatives: 25,
    runs: 100,
    fpr: interval,
    fnr: { lowerTwoSided: 0.15, upperTwoSided: 0.35 },
    error: { lower: 0.2, point: 0.225, upper: 0.25 },
    direct: 0.5,
    gaussian: null,
    valid: Number.POSITIVE_INFINITY,
    rule: 'noise-multiplier',
  } as const;
  const request = { mechanism, seed: 1, runs: 100, delta: 1e-5, confidence: 0.9, threshold: 0 };
  for (const explored of [false, true]) {
    const saved = savedTradeoff(
      reply,
      { mechanism, alphas },
      { reading, request, explored },
      DEFAULT_SCENARIO,
      PAGE,
    );
    await expect(savedText(saved)).toMatchFileSnapshot(`./saved/tradeoff${explored ? 'Explored' : ''}.txt`);
  }
});

describe('the trade-off curve', () => {
  const alphas = Float64Array.of(0, 0.1, 0.5, 1);
  const reply = {
    alphas,
    addRemove: tradeoff('add-remove', mechanism, alphas),
    substitute: tradeoff('substitute', mechanism, alphas),
    implied: tradeoff('implied', mechanism, alphas),
    group: tradeoff('group', mechanism, alphas),
  };
  const interval = { lowerTwoSided: 0.1, upperTwoSided: 0.3 };
  const reading = {
    threshold: 0,
    falsePositives: 20,
    falseNegatives: 25,
    runs: 100,
    fpr: interval,
    fnr: interval,
    error: { lower: 0.2, point: 0.225, upper: 0.25 },
    direct: 0.5,
    gaussian: null,
    valid: 2,
    rule: 'noise-multiplier',
  } as const;
  const asked = { mechanism, seed: 1, runs: 100, delta: 1e-5, confidence: 0.9, threshold: 0 };
  const saved = (audit: Parameters<typeof savedTradeoff>[2]) =>
    savedTradeoff(reply, { mechanism, alphas }, audit, DEFAULT_SCENARIO, PAGE);

  test('has all four curves with their brackets, and the attack if it is drawn', () => {
    const figure = saved({ reading, request: asked });
    const [curves, attack] = readCsv(figure.csv?.() ?? '').tables;
    for (const [name, of] of [
      ['add_remove', 'addRemove'],
      ['substitute', 'substitute'],
      ['implied', 'implied'],
      ['group', 'group'],
    ] as const) {
      const cells = (end: string) => column(curves, `misses_${name}${end}`);
      expect(cells('')).toEqual(reply[of].map(({ beta }) => String(beta.value ?? '')));
      expect(cells('_lower').map(Number)).toEqual(reply[of].map(({ beta }) => beta.lower));
    }
    expect(column(attack, 'z_other_taken_for_z')).toEqual(['20']);
    expect(column(attack, 'z_taken_for_z_other_rate_upper')).toEqual(['0.3']);
    expect(column(attack, 'epsilon_along_gaussian_curve')).toEqual(['']);
    const content = JSON.parse(figure.json?.() ?? '');
    expect(content.misses.group.upper).toEqual(reply.group.map(({ beta }) => beta.upper));
    expect(content.attack).toMatchObject({ confidence: 0.9, zTakenForOther: { count: 25, rateLower: 0.1 } });
    expect(figure.words().description).toMatch(
      /a test with 10% false alarms\. .* misses 25% and gives 20% false/,
    );
    expect(figure.legend?.at(-1)?.text).toMatch(/attack at threshold 0, 90/);
  });

  test('has no attack if none is drawn', () => {
    const figure = saved(null);
    expect(readCsv(figure.csv?.() ?? '').tables).toHaveLength(1);
    expect(JSON.parse(figure.json?.() ?? '').attack).toBeNull();
    expect(figure.legend?.map(({ mark }) => mark)).not.toContain('dot');
  });
});
