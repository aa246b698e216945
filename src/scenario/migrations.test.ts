// The old links that every version of the page must read. A link is never edited here, because it must go on showing the same
// scenario.
import { describe, expect, test } from 'vitest';
import { parseAddress } from './address';
import { DEFAULT_SCENARIO } from './defaults';
import { GUEST_FIELDS, type GuestField, type GuestFieldName } from './fields/guestFields';
import { parseLink } from './link';
import { LINK_VERSION, linkVersion } from './migrations';
import { splitQuery } from './query';
import type { Scenario } from './types';
import { DEFAULT_VIEW, type View } from './view';

interface ShelvedLink {
  link: string;
  version: number;
  /** What differs from the defaults of its version, which are written out below and not taken from the code. */
  shows: Partial<Scenario>;
}

/** Initial values of guests' fields. The guests' own tests keep their old links. */
const GUEST_DEFAULTS = Object.fromEntries(
  Object.entries<GuestField>(GUEST_FIELDS).map(([name, { initial }]) => [name, initial]),
) as Record<GuestFieldName, string>;

const VERSION_2_DEFAULTS: Scenario = {
  samplingRate: 0.0625,
  sampling: 'poisson',
  noiseMultiplier: 1.6772842407226562,
  clippingNorm: 1,
  steps: 500,
  delta: 0.00001,
  recordCount: 500,
  axis: 'noiseMultiplier',
  measure: 'epsilon',
  epsilonScale: 'linear',
  moreBounds: 'off',
  runs: 25000,
  repeats: 3,
  confidence: 0.95,
  estimator: 'valid',
  seed: 1,
  auditPoints: [],
  dataset: 'digits',
  model: 'linear',
  optimizer: 'sgd',
  canaries: ['S2', 'S3', 'S4', 'S5'],
  learningRate: 0.05,
  modelsPerWorld: 500,
  trainingRepeats: 1,
  checkpoints: 10,
  target: 'paper',
  ...GUEST_DEFAULTS,
  oneRunCanary: 'orthogonal',
  oneRunComparison: 'itself',
  oneRunCanaries: 1000,
  oneRunShare: 0.25,
  oneRunReading: 'planned',
  oneRunClaim: 'page',
  oneRunSamplingRate: 1,
  oneRunFeatures: 1000,
  oneRunLabels: 1000,
  oneRunLogitStep: 0.02,
  oneRunTagWeight: 1,
  oneRunStart: 'scratch',
  oneRunRepeat: 0,
};

/** The defaults of version 1, in which the live figure drew all its lines, always. */
const VERSION_1_DEFAULTS: Scenario = { ...VERSION_2_DEFAULTS, moreBounds: 'on' };

/** The defaults of a version's links. A link without keys has the defaults of the page that reads it. */
const defaultsOf = (version: number) => (version < 2 ? VERSION_1_DEFAULTS : VERSION_2_DEFAULTS);

/** The names that `show=all` meant, written out. It may come to mean more names, but never fewer. */
const ALL_SHOWN = ['claim', 'q', 'b', 's', 'T', 'd', 'C', 'n', 'x', 'm', 'y', 'attack', 'run'] as const;

const SHELF: readonly ShelvedLink[] = [
  {
    link: 'v=0&samplingRate=0.25&noiseMultiplier=22.34832763671875&clippingNorm=2&steps=500&delta=1e-6',
    version: 0,
    shows: {
      samplingRate: 0.25,
      noiseMultiplier: 22.34832763671875,
      clippingNorm: 2,
      delta: 1e-6,
      runs: 10_000,
    },
  },
  {
    link: '?samplingRate=1&noiseMultiplier=89.12841796875&runs=2500&alpha=0.05&estimator=published',
    version: 0,
    shows: { samplingRate: 1, noiseMultiplier: 89.12841796875, runs: 2500, estimator: 'paper' },
  },
  {
    link: 'axis=steps&scale=log10&points=100;200;400&records=60000&repeats=1&alpha=0.01&seed=42&estimator=accuracy',
    version: 0,
    shows: {
      axis: 'steps',
      epsilonScale: 'log',
      auditPoints: [100, 200, 400],
      recordCount: 60_000,
      repeats: 1,
      confidence: 0.99,
      seed: 42,
      runs: 10_000,
    },
  },
  // alpha is 1 - confidence however it is written
  { link: 'alpha=5%25', version: 0, shows: { confidence: 0.95, runs: 10_000 } },
  { link: 'alpha=1/20', version: 0, shows: { confidence: 0.95, runs: 10_000 } },
  // a link without a version is the scenario that the newest page starts with
  { link: '', version: 2, shows: {} },
  {
    link: 'v=1&q=1/4&s=6.693878173828125',
    version: 1,
    shows: { samplingRate: 0.25, noiseMultiplier: 6.693878173828125 },
  },
  {
    link: 'v=1&C=0.5&T=1e3&d=1e-6&n=6e4&x=T&y=log&R=5e3&rep=5&conf=0.99&est=paper&seed=7&at=100,200',
    version: 1,
    shows: {
      clippingNorm: 0.5,
      steps: 1000,
      delta: 1e-6,
      recordCount: 60_000,
      axis: 'steps',
      epsilonScale: 'log',
      runs: 5000,
      repeats: 5,
      confidence: 0.99,
      estimator: 'paper',
      seed: 7,
      auditPoints: [100, 200],
    },
  },
  { link: 'v=1&x=q&est=direct', version: 1, shows: { axis: 'samplingRate', estimator: 'direct' } },
  { link: 'v=1&x=d', version: 1, shows: { axis: 'delta' } },
  // fields of real training, added to version 1: links from before them show its defaults
  {
    link: 'v=1&q=1&s=22.37&C=2&data=vit03&net=mlp&opt=adam&can=S2,S5&lr=1e-3&M=250&trep=3&cp=20&z=17',
    version: 1,
    shows: {
      samplingRate: 1,
      noiseMultiplier: 22.37,
      clippingNorm: 2,
      dataset: 'vit03',
      model: 'mlp',
      optimizer: 'adam',
      canaries: ['S2', 'S5'],
      learningRate: 0.001,
      modelsPerWorld: 250,
      trainingRepeats: 3,
      checkpoints: 20,
      target: 17,
    },
  },
  // every field of version 1 at once, as the page wrote it in November 2026
  {
    link: 'v=1&q=1/8&s=2.5&C=0.5&T=1e3&d=1e-6&n=6e4&x=T&y=log&R=5e3&rep=5&conf=0.99&est=direct&seed=7&at=100,200&data=breast&net=mlp&opt=adam&can=S2,S4&lr=1e-3&M=250&trep=2&cp=12&z=3',
    version: 1,
    shows: {
      samplingRate: 0.125,
      noiseMultiplier: 2.5,
      clippingNorm: 0.5,
      steps: 1000,
      delta: 1e-6,
      recordCount: 60_000,
      axis: 'steps',
      epsilonScale: 'log',
      runs: 5000,
      repeats: 5,
      confidence: 0.99,
      estimator: 'direct',
      seed: 7,
      auditPoints: [100, 200],
      dataset: 'breast',
      model: 'mlp',
      optimizer: 'adam',
      canaries: ['S2', 'S4'],
      learningRate: 0.001,
      modelsPerWorld: 250,
      trainingRepeats: 2,
      checkpoints: 12,
      target: 3,
    },
  },
  // fields of the watched run of chapter 5, added to version 1: links from before them show its defaults
  {
    link: 'v=1&seed=2&oc=gaussian&ov=in-out&om=1e4&or=1/10&ox=explored&oe=8&oq=0.1&od=500&ok=10&ol=0.1&ow=4&os=public&on=3',
    version: 1,
    shows: {
      seed: 2,
      oneRunCanary: 'gaussian',
      oneRunComparison: 'in-out',
      oneRunCanaries: 10_000,
      oneRunShare: 0.1,
      oneRunReading: 'explored',
      oneRunClaim: 8,
      oneRunSamplingRate: 0.1,
      oneRunFeatures: 500,
      oneRunLabels: 10,
      oneRunLogitStep: 0.1,
      oneRunTagWeight: 4,
      oneRunStart: 'public',
      oneRunRepeat: 3,
    },
  },
  { link: 'v=1&oc=trigger-tag&oe=page', version: 1, shows: { oneRunCanary: 'trigger-tag' } },
  // version 2: three lines of the live figure, and two more where the link says so
  { link: 'v=2&q=1/4', version: 2, shows: { samplingRate: 0.25 } },
  {
    link: 'v=2&q=1/4&y=log&mb=1',
    version: 2,
    shows: { samplingRate: 0.25, epsilonScale: 'log', moreBounds: 'on' },
  },
  { link: 'v=2&mb=0&T=7', version: 2, shows: { steps: 7 } },
  // what the live figure draws, added to version 2: links from before it draw epsilon
  { link: 'v=2&x=T&m=mu', version: 2, shows: { axis: 'steps', measure: 'mu' } },
  // batches may be drawn in another way than by coins, which is what a link without the key means
  { link: 'v=2&b=fixed-size&s=4', version: 2, shows: { sampling: 'fixed-size', noiseMultiplier: 4 } },
  {
    link: 'v=2&q=1/4&b=random-allocation',
    version: 2,
    shows: { samplingRate: 0.25, sampling: 'random-allocation' },
  },
];

/** Addresses with a view, such as embedded figures and lectures. These are never edited either. */
const VIEW_SHELF: readonly { link: string; shows: Partial<Scenario>; view: Partial<View> }[] = [
  { link: '?embed=lab', shows: {}, view: { embed: 'lab' } },
  {
    link: '?v=1&q=1/4&s=12.1&embed=lab&show=claim,q,s,T,d,x,attack&theme=dark&host=https://example.org',
    shows: { samplingRate: 0.25, noiseMultiplier: 12.1 },
    view: {
      embed: 'lab',
      show: ['claim', 'q', 's', 'T', 'd', 'x', 'attack'],
      theme: 'dark',
      host: 'https://example.org',
    },
  },
  {
    link: '?v=1&T=100&embed=worst-case&show=C,n,y,run&theme=light&host=http%3A%2F%2Flocalhost%3A8000',
    shows: { steps: 100 },
    view: {
      embed: 'worst-case',
      show: ['C', 'n', 'y', 'run'],
      theme: 'light',
      host: 'http://localhost:8000',
    },
  },
  { link: '?embed=neighbour&show=all', shows: {}, view: { embed: 'neighbour', show: [...ALL_SHOWN] } },
  { link: '?embed=promise&show=none', shows: {}, view: { embed: 'promise' } },
  { link: '?embed=map', shows: {}, view: { embed: 'map' } },
  { link: '?embed=profile', shows: {}, view: { embed: 'profile' } },
  { link: '?embed=tradeoff', shows: {}, view: { embed: 'tradeoff' } },
  { link: '?v=1&data=breast&embed=training', shows: { dataset: 'breast' }, view: { embed: 'training' } },
  { link: '?lecture=which-neighbour', shows: {}, view: { lecture: 'which-neighbour' } },
  { link: '?v=1&T=100&page=questions', shows: { steps: 100 }, view: { page: 'questions' } },
  { link: '?page=glossary', shows: {}, view: { page: 'glossary' } },
  { link: '?lecture=start&page=speaker', shows: {}, view: { lecture: 'start', page: 'speaker' } },
  { link: '?page=exercises', shows: {}, view: { page: 'exercises' } },
  // a draft link, shown in a frame
  {
    link: '?v=0&samplingRate=0.25&runs=2500&embed=lab&show=q',
    shows: { samplingRate: 0.25, runs: 2500 },
    view: { embed: 'lab', show: ['q'] },
  },
];

describe('links of every age', () => {
  test.each(SHELF)('show the same scenario as ever: $link', ({ link, version, shows }) => {
    const parsed = parseLink(link);
    expect(parsed.problems).toEqual([]);
    expect(parsed.version).toBe(version);
    expect(parsed.scenario).toEqual({ ...defaultsOf(version), ...shows });
  });

  test.each(VIEW_SHELF)('show the same scenario and view as ever: $link', ({ link, shows, view }) => {
    const parsed = parseAddress(link);
    expect(parsed.problems).toEqual([]);
    expect(parsed.scenario).toEqual({ ...defaultsOf(linkVersion(splitQuery(link).pairs)), ...shows });
    const { show: shown, ...rest } = { ...DEFAULT_VIEW, ...view };
    expect(parsed.view).toMatchObject(rest);
    expect(parsed.view.show).toEqual(expect.arrayContaining([...shown]));
  });

  test('are here for every version', () => {
    for (let version = 0; version <= LINK_VERSION; version++) {
      expect(SHELF.some((shelved) => shelved.version === version)).toBe(true);
    }
  });

  test('today’s defaults are those of the current version', () => {
    // a new default needs a new version and a migration that writes the old one out
    expect(DEFAULT_SCENARIO).toEqual(VERSION_2_DEFAULTS);
  });
});

describe('the version of a link', () => {
  const versionOf = (link: string) => linkVersion(splitQuery(link).pairs);

  test('is the stated one, else that of the draft if the link has its keys, else the current one', () => {
    expect(versionOf('v=1&noiseMultiplier=2')).toBe(1);
    expect(versionOf('noiseMultiplier=2')).toBe(0);
    expect(versionOf('seed=2')).toBe(LINK_VERSION);
    expect(versionOf('s=2')).toBe(LINK_VERSION);
  });

  test('does not keep a bad value of the draft from being named under its field', () => {
    const { problems } = parseLink('v=0&alpha=often&samplingRate=7');
    expect(problems.map(({ field }) => field)).toEqual(['confidence', 'samplingRate']);
  });

  test('0 makes an alpha of 60% a confidence of 0.4, which is refused with a problem', () => {
    const { scenario, problems } = parseLink('alpha=60%25');
    expect(problems).toMatchObject([{ field: 'confidence', given: '"0.4"' }]);
    expect(scenario.confidence).toBe(0.95);
  });

  test('1 makes a key of the draft unknown', () => {
    expect(parseLink('v=1&noiseMultiplier=2').problems).toMatchObject([{ field: 'link' }]);
  });
});
