// What is offered where the mechanism is not Poisson DP-SGD of records: to whom, and that it bounds what it says it bounds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delta as deltaOf, epsilon, gdpDelta, gdpEpsilon } from '../accounting';
import { normalDensity } from '../numerics/normal';
import { offersOf } from './offers';
import { readConfiguration } from './readConfiguration';
import { toMechanism, translatedMechanism } from './toMechanism';

const SHARED = 'noise_multiplier = 2\nbatch_size = 256\ndataset_size = 60000\nepochs = 15\ndelta = 1e-5';

function offered(text: string) {
  const reading = readConfiguration(text);
  const translation = toMechanism(reading);
  return { offers: offersOf(reading, translation), mechanism: translatedMechanism(translation) };
}

describe('offers', () => {
  it.each([
    [`${SHARED}\npoisson_sampling = False`, ['once-per-epoch', 'fixed-size']],
    [`${SHARED}\nsampler = RandomSampler`, ['once-per-epoch']],
    [`${SHARED}\nballs_in_bins = True`, ['once-per-epoch']],
    [
      'clients_per_round: 100\nnum_clients: 3400\nrounds: 500\nnoise_multiplier: 1\ndelta: 1e-4',
      ['clients', 'fixed-size-clients'],
    ],
    [`${SHARED}\nmax_examples_per_user = 4`, ['users']],
    [`${SHARED}\nuser_level = True`, []],
    [`${SHARED}\nmax_examples_per_user = 4\npoisson_sampling = False`, []],
    // two that do not go together, or that have no bound here
    [`${SHARED}\npoisson_sampling = False\nnum_bands = 16`, []],
    [`${SHARED}\nnoise_type = laplace`, []],
    [`${SHARED}\ncyclic_poisson = True`, []],
    [`${SHARED}\nenable_dp = False`, []],
    // numbers that are missing, or compete
    ['noise_multiplier = 2\nbatch_size = 256\nepochs = 15\npoisson_sampling = False', []],
    [`${SHARED}\npoisson_sampling = False\nsigma = 3`, []],
    // half the noise is less than the accountant takes
    [
      'noise_multiplier = 0.3\nbatch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\npoisson_sampling = False',
      ['once-per-epoch'],
    ],
    [SHARED, []],
  ])('%#: %s', (text, ids) => {
    const { offers, mechanism } = offered(text);
    expect(offers.map(({ id }) => id)).toEqual(ids);
    // the Poisson number is refused wherever something else is offered in its place
    if (ids.length > 0) expect(mechanism).toBeNull();
  });

  it('stands in the place of the number of a library whose batches are shuffled, which Opacus undoes', () => {
    for (const line of ['tf_privacy.DPModel, shuffle=True', 'ds = ds.shuffle(10000).batch(256)']) {
      const { offers, mechanism } = offered(`${line}\n${SHARED}`);
      expect(offers.map(({ id }) => id)).toEqual(['once-per-epoch']);
      expect(mechanism).toBeNull();
    }
    for (const line of [
      'loader = DataLoader(data, shuffle=True); PrivacyEngine().make_private(data_loader=loader)',
      'poisson_sampling = True, shuffle = True',
      'test_loader = DataLoader(test, shuffle=True)',
      'folds = KFold(n_splits=5, shuffle=True)',
    ])
      expect(offered(`${line}\n${SHARED}`).mechanism).not.toBeNull();
    expect(
      offered(
        `loader = DataLoader(data, shuffle=True)\ntest_loader = DataLoader(test, shuffle=False)\n${SHARED}`,
      ).mechanism,
    ).toBeNull();
  });

  it('counts a release for each epoch, of twice the sensitivity under substitution', () => {
    const [{ mechanism, bounds }] = offered(`${SHARED}\npoisson_sampling = False`).offers as [
      ReturnType<typeof offersOf>[number],
    ];
    expect(mechanism).toEqual({ samplingRate: 1, noiseMultiplier: 2, steps: 15 });
    expect(bounds.map(({ adjacency }) => adjacency)).toEqual(['zero-out', 'substitute']);
    expect(epsilon('zero-out', mechanism, 1e-5).value).toBeCloseTo(gdpEpsilon(Math.sqrt(15) / 2, 1e-5), 9);
    expect(epsilon('substitute', mechanism, 1e-5).value).toBeCloseTo(gdpEpsilon(Math.sqrt(15), 1e-5), 9);
  });

  it('takes q of clients, and of fixed-size batches the share, never a library’s rate of whole batches', () => {
    const text = 'clients_per_round: 100\nnum_clients: 3400\nrounds: 500\nnoise_multiplier: 1\ndelta: 1e-4';
    expect(offered(text).offers[0]?.mechanism).toEqual({
      samplingRate: 100 / 3400,
      noiseMultiplier: 1,
      steps: 500,
    });
    const opacus = offered(`PrivacyEngine().make_private(poisson_sampling=False)\n${SHARED}`).offers;
    expect(opacus[1]?.mechanism).toEqual({ samplingRate: 256 / 60_000, noiseMultiplier: 1, steps: 3525 });
  });
});

describe('fixed-size batches under substitution', () => {
  const step = fc.record({
    q: fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
    sigma: fc.integer({ min: 40, max: 400 }).map((hundredths) => hundredths / 100),
    e: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  });

  it('stay below half the noise: the lemma’s own value, and what removal attains', () => {
    fc.assert(
      fc.property(step, ({ q, sigma, e }) => {
        // theorem 9: delta at ln(1 + q (e^u - 1)) is q times that of the whole Gaussian step, of sensitivity 2, at u
        const lemma = q * gdpDelta(2 / sigma, Math.log1p(Math.expm1(e) / q));
        const half = { samplingRate: q, noiseMultiplier: sigma / 2, steps: 1 };
        expect(deltaOf('remove', half, e).value).toBeCloseTo(lemma, 9);
        expect(deltaOf('substitute', half, e).upper).toBeGreaterThanOrEqual(lemma * (1 - 1e-9));
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  /** The density of a step: batches of two of four records, each as likely, and noise. */
  const density = (records: readonly number[], sigma: number, x: number): number => {
    let sum = 0;
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < i; j++) {
        sum += normalDensity((x - (records[i] as number) - (records[j] as number)) / sigma) / (6 * sigma);
      }
    }
    return sum;
  };

  it('do so for whatever the other records are, one step by quadrature', () => {
    const record = fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(step, fc.tuple(record, record, record), ({ sigma, e }, [a, b, c]) => {
        let exact = 0;
        const [width, reach] = [0.01, 2 + 8 * sigma];
        for (let x = -reach; x <= reach; x += width) {
          const gap = density([1, a, b, c], sigma, x) - Math.exp(e) * density([-1, a, b, c], sigma, x);
          if (gap > 0) exact += width * gap;
        }
        const bound = deltaOf('substitute', { samplingRate: 0.5, noiseMultiplier: sigma / 2, steps: 1 }, e);
        expect(exact).toBeLessThanOrEqual(bound.upper + 1e-6);
      }),
      { seed: 6, numRuns: 25 },
    );
  });
});
