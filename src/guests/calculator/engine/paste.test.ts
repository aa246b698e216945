// Pasted texts: the real ones, the twenty that were written before the reader was, and each error that an earlier reader made in silence.

import { describe, expect, it } from 'vitest';
import { english } from '../../../base/sentences/sentence';
import {
  blindConfigurations,
  configurations,
  readOnce,
  score,
  verdictsOn,
} from '../testing/configurations/yardstick';

import { type Answers, type Overrides, resolve } from './form/resolve';
import { read } from './read';
import { ROWS } from './reading';

const MNIST = 'batch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\n';
const resolved = (text: string, overrides: Overrides = {}, answers: Answers = {}) =>
  resolve(readOnce(text), overrides, answers);
const openIn = (text: string) => resolved(text).open;
const rowIn = (text: string, id: (typeof ROWS)[number]) => resolved(text).rows.find((row) => row.id === id);

describe('246 real configurations', () => {
  const all = configurations();

  it('are all there', () => {
    expect(all).toHaveLength(246);
    expect(all.every(({ said }) => Object.keys(said).length > 0)).toBe(true);
  });

  it.each(all)('$name fills no row wrongly without a doubt beside it', (configuration) => {
    expect(verdictsOn(configuration).filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  it.each(all)('$name is quoted as it is written', ({ text }) => {
    const written = text.replace(/\s+/g, ' ');
    const reading = readOnce(text);
    for (const piece of [...ROWS.flatMap((row) => reading.rows[row]), ...reading.evidence]) {
      for (const part of piece.text.split(' × ')) {
        // a notebook is quoted as its code
        const quote = part.replace(/…$/, '');
        expect(written.includes(quote) || text.includes('"cells"'), quote).toBe(true);
      }
    }
  });

  it('are filled rightly in seven rows of eight, offered as choices where they leave it open, and never silently wrong', () => {
    const { rows, right, counts, several, offered } = score();
    expect(right / rows).toBeGreaterThan(7 / 8);
    expect(offered / several).toBeGreaterThan(0.8);
    expect(counts.get('wrong')).toBeUndefined();
  });

  it('have no ε before somebody has said how batches are drawn, unless the text says Poisson', () => {
    for (const { text, name } of all) {
      const { mechanism, questions } = resolved(text);
      const sampling = questions.find(({ id }) => id === 'sampling');
      if (mechanism) expect([sampling?.answer, sampling?.by], name).toEqual(['poisson', 'text']);
    }
  });
});

/** The ids of answers that the twenty were written with, before the form's had names. */
const ANSWER_IDS: Readonly<Record<string, string>> = { 'each-once': 'clients' };
const CHOOSABLE = ['records', 'batchSize', 'samplingRate', 'epochs', 'steps', 'noiseMultiplier', 'delta'];

describe('twenty configurations written before the reader', () => {
  const twenty = blindConfigurations();

  it('are twenty', () => {
    expect(twenty).toHaveLength(20);
  });

  it.each(twenty)('$title: every row is the right one, or a choice with it', ({ text, answer }) => {
    for (const row of resolved(text).rows) {
      if (row.kind === null || row.value === null) continue;
      const kind = row.kind === 'targetEpsilon' ? 'target' : row.kind;
      // a deviation that nobody has placed yet is none of the answers
      if (kind === 'noiseDeviation') expect(row.open).toBe(true);
      // steps that are what the epochs come to
      else if (kind === 'steps' && answer.steps === undefined) {
        const { records, batchSize, epochs } = answer as Record<string, number>;
        expect(row.value).toBeCloseTo(((epochs as number) * (records as number)) / (batchSize as number), 0);
      } else expect([answer[kind]].flat(), kind).toContain(row.value);
    }
  });

  it.each(twenty)('$title: what its author alone knows is asked', ({ text, ask }) => {
    expect(openIn(text)).toEqual(expect.arrayContaining([...ask]));
  });

  it.each(twenty)(
    '$title: the answers lead to the right run, and nothing else does',
    ({ text, given, mechanism }) => {
      const overrides = Object.fromEntries(
        Object.entries(given).filter(([name]) => CHOOSABLE.includes(name)),
      );
      const answers = Object.fromEntries(
        Object.entries(given)
          .filter(([name]) => !CHOOSABLE.includes(name))
          .map(([name, answer]) => [name, ANSWER_IDS[answer] ?? String(answer)]),
      );
      const { run: first, mechanism: unasked } = resolved(text);
      // hand-written noise is asked about besides; its author says that records are clipped, and what σ is relative to
      const all = { noiseScale: 'C', clipping: 'each', ...answers };
      const { mechanism: found } = resolved(text, overrides, all);
      const near = (value: number) => ({
        asymmetricMatch: (other: number) => Math.abs(other / value - 1) < 0.01,
      });
      if (mechanism === null) {
        if (found !== null) expect(found.target).not.toBeNull();
        return;
      }
      const right = {
        samplingRate: near(mechanism.samplingRate),
        noiseMultiplier: near(mechanism.noiseMultiplier),
        steps: near(mechanism.steps),
      };
      expect(found).toMatchObject(right);
      if (unasked !== null) expect(first).toMatchObject(right);
    },
  );
});

describe('what was once read wrongly in silence', () => {
  it.each([
    ['DPKerasConfig(noise_multiplier=1.1, poisson_sampling_in_fit=False)', 'sampling'],
    ['dp: {enabled: false, noise_multiplier: 1.1}', 'privacy'],
    ['dp:\n  enabled: false\n  noise_multiplier: 1.1', 'privacy'],
    ['{"privacy": {"enabled": false, "noise_multiplier": 1.1}}', 'privacy'],
    ['[privacy]\nenabled = false\nnoise_multiplier = 1.1', 'privacy'],
    ['privacy.enable = False\nnoise_multiplier = 1.1', 'privacy'],
    ['dp = False\nnoise_multiplier = 1.1', 'privacy'],
    ['private: no\nnoise_multiplier: 1.1', 'privacy'],
    ['add_noise = False\nnoise_multiplier = 1.1', 'privacy'],
    ['enable_dp: false\nnoise_multiplier: 1.1', 'privacy'],
    ['sampler = RandomSampler(data, replacement=True)\nnoise_multiplier = 1.1', 'sampling'],
    ['# sigma is relative to the sensitivity 2C\nsigma = 1.1', 'noiseScale'],
    ['start_epoch = 10\nnoise_multiplier = 1.1', 'phases'],
    ['noise_std = 0.3  # on the averaged gradient\nC = 1', 'noiseScale'],
    ['[flwr]\nnum-sampled-clients = 10\nfraction-fit = 0.1\nnoise-multiplier = 1.1', 'participation'],
    ['g = grads.sum(0)/256 + torch.normal(0, 1.1*C/256)', 'noiseScale'],
    ['clip_norm: .inf\nnoise_multiplier: 1.1', 'clipping'],
    ['max_grad_norm = float("inf")\nnoise_multiplier = 1.1', 'clipping'],
    ['"l2_norm_clip": null\nnoise_multiplier: 1.1', 'clipping'],
    ['--no-clip --noise_multiplier 1.1', 'clipping'],
    ['mechanism: laplace\nnoise_multiplier: 1.1', 'noiseLaw'],
    ['noise_multiplier_schedule: cosine\nnoise_multiplier: 1.1', 'noiseLaw'],
    ['num_bands = 16\nnoise_multiplier = 1.1', 'noiseLaw'],
  ])('%j asks about %s', (text, question) => {
    expect(openIn(text)).toContain(question);
    expect(resolved(`${text}\n${MNIST}`).mechanism).toBeNull();
  });

  it('a switch of something else asks nothing of privacy', () => {
    expect(openIn('early_stopping:\n  enabled: false\ndp:\n  noise_multiplier: 1.1')).not.toContain(
      'privacy',
    );
    expect(openIn('dp = True\nnoise_multiplier = 1.1')).not.toContain('privacy');
  });

  it('one band is no correlated noise', () => {
    const text = 'BandMFExecutionPlanConfig(num_bands=1, noise_multiplier=1.1)';
    expect(openIn(text)).not.toContain('noiseLaw');
  });

  it('a power in LaTeX is a power', () => {
    const { readings = [] } = rowIn('The batch size is $B = 2^{14}$ and $n = 60{,}000$.', 'batch') ?? {};
    expect(readings.map(({ value }) => value)).toEqual([16384]);
  });

  it('the noise of a mean is multiplied by the batch', () => {
    const text =
      'noise_std = 0.3  # on the averaged gradient\nC = 1\nbatch_size = 200\nn = 60000\nepochs = 15\ndelta = 1e-5';
    const { run } = resolved(text, { noiseDeviation: 0.3 }, { noiseScale: 'mean', sampling: 'poisson' });
    expect(run?.noiseMultiplier).toBeCloseTo(60, 12);
    expect(run?.conversion).toBe('σ = 0.3 × 200 / 1 = 60');
  });

  it('a microbatch of one record halves nothing, several halve', () => {
    const stated = (rest: string) =>
      `DP-SGD performed over 60000 examples with 256 examples per iteration, noise multiplier 1.1 for 15 epochs ${rest}, at delta = 1e-5`;
    expect(openIn(stated('with microbatching'))).toContain('clipping');
    const answers = { clipping: 'microbatches', sampling: 'poisson' };
    expect(resolved(stated('with microbatching'), {}, answers).run?.noiseMultiplier).toBe(0.55);
    const alone = 'num_microbatches = 256\nnoise_multiplier = 1.1\n';
    expect(openIn(alone + MNIST)).not.toContain('clipping');
    expect(openIn(`num_microbatches = 16\nnoise_multiplier = 1.1\n${MNIST}`)).toContain('clipping');
  });

  it('rounds of a federation are not multiplied by epochs in silence', () => {
    expect(openIn(`rounds = 20\nnoise_multiplier = 1.1\n${MNIST}`)).toContain('length');
  });

  it('updates are updates, accumulated or not', () => {
    const { value, doubt } = rowIn('train_steps = 1000\ngradient_accumulation_steps = 8', 'length') ?? {};
    expect([value, doubt]).toEqual([1000, null]);
  });

  it.each(['eps_S = 3', 'εS = 3', 'ε_S ≤ 3', 'eps_S: 3'])('%s is a target of the substitute ε', (text) => {
    const reading = read(text);
    expect(reading.rows.noise.map(({ kind, value }) => [kind, value])).toEqual([
      ['targetEpsilonSubstitute', 3],
    ]);
  });

  it('a δ of the number of records is worked out once that is known', () => {
    const text = 'delta = 1/len(train_set)\nnoise_multiplier = 1.1\nbatch_size = 256\nepochs = 15';
    expect(openIn(text)).toContain('delta');
    expect(resolved(text, { records: 60_000 }).rows.find(({ id }) => id === 'delta')?.value).toBe(1 / 60_000);
  });
});

describe('the form', () => {
  const TYPED: Overrides = {
    records: '60,000',
    batchSize: '256',
    noiseMultiplier: '1.1',
    epochs: '15',
    delta: '1e-5',
  };

  it('needs the typing alone', () => {
    const { mechanism, open } = resolved('', TYPED);
    expect(open).toEqual([]);
    expect(mechanism).toMatchObject({
      samplingRate: 256 / 60_000,
      steps: 3516,
      noiseMultiplier: 1.1,
      delta: 1e-5,
    });
  });

  it.each<[Overrides, object]>([
    [{ steps: '15*60000/256' }, { steps: 3516 }],
    [{ steps: '15 epochs' }, { steps: 3516 }],
    [{ epochs: '3516 steps' }, { steps: 3516 }],
    [{ delta: '1/n' }, { delta: 1 / 60_000 }],
    [{ delta: '1/n^1.1' }, { delta: 60_000 ** -1.1 }],
    [{ samplingRate: '1/16', batchSize: '' }, { samplingRate: 1 / 16 }],
  ])('understands %j', (typed, expected) => {
    const { epochs, ...rest } = TYPED;
    const length = 'steps' in typed || 'epochs' in typed ? {} : { epochs: epochs as string };
    expect(resolved('', { ...rest, ...length, ...typed }).mechanism).toMatchObject(expected);
  });

  it('lets what is typed win, whatever the text says', () => {
    const text = `noise_multiplier = 0.7\n${MNIST}`;
    expect(resolved(text, { noiseMultiplier: 2 }, { sampling: 'poisson' }).mechanism?.noiseMultiplier).toBe(
      2,
    );
  });

  it('has bounds and no ε for batches that are not Poisson', () => {
    const of = (sampling: string) => resolved('', TYPED, { sampling });
    for (const sampling of ['fixed-size', 'random-allocation', 'shuffled', 'unsure', 'other']) {
      expect(of(sampling).mechanism).toBeNull();
      expect(of(sampling).refusals).toHaveLength(1);
    }
    const { mechanism } = of('fixed-size').bounds[0] ?? {};
    expect(mechanism).toMatchObject({ sampling: 'fixed-size', noiseMultiplier: 1.1, steps: 3516 });
    expect(of('shuffled').bounds[0]?.mechanism).toMatchObject({ sampling: 'any-order', epochs: 15 });
    expect(of('random-allocation').bounds.map(({ id }) => id)).toEqual(['random-allocation']);
    expect(of('other').bounds).toEqual([]);
  });

  it('converts what σ is relative to', () => {
    const of = (noiseScale: string, more: Overrides = {}) =>
      resolved('', { ...TYPED, clippingNorm: 2, ...more }, { noiseScale }).mechanism?.noiseMultiplier;
    expect([of('C'), of('2C'), of('sum'), of('sensitivity')]).toEqual([1.1, 2.2, 0.55, 1.1]);
    expect(of('mean', { noiseMultiplier: 0.01 })).toBeCloseTo(1.28, 12);
    // without the clipping norm there is no conversion
    expect(resolved('', TYPED, { noiseScale: 'sum' }).open).toEqual(['clippingNorm']);
  });

  it('names what no accountant can use', () => {
    const problem = (typed: Overrides, id: string) => {
      const said = resolved('', { ...TYPED, ...typed }).rows.find((row) => row.id === id)?.problem;
      return said && english(said);
    };
    expect(problem({ delta: 2 }, 'delta')).toMatch(/"2"/);
    expect(problem({ batchSize: 70_000 }, 'batch')).toBe(
      'A batch of 70000 cannot be drawn from 60000 records. Give a smaller batch or more records.',
    );
    expect(problem({ noiseMultiplier: '1,1' }, 'noise')).toMatch(/comma is ambiguous/);
    expect(problem({ batchSize: 'many' }, 'batch')).toMatch(
      /^The batch size cannot be “many”, because many has no value/,
    );
    expect(problem({ batchSize: -3 }, 'batch')).toBe('The batch size cannot be “-3”. Give a number above 0.');
    expect(problem({ batchSize: '15 epochs' }, 'batch')).toMatch(
      /^The batch size cannot be “15 epochs”, because that counts epochs/,
    );
  });

  it('samples as Opacus does where the text is its own: 1 / len(data_loader)', () => {
    const text = `import opacus\nengine.make_private(noise_multiplier=1.1)\n${MNIST}`;
    expect(resolved(text).mechanism).toMatchObject({ samplingRate: 1 / 235, steps: 15 * 235 });
  });
});

describe('a run of several phases', () => {
  const ANSWERS: Answers = { phases: 'several', sampling: 'poisson' };
  const partsIn = (text: string) =>
    resolved(text, {}, ANSWERS).parts?.map(({ samplingRate, noiseMultiplier, steps }) => [
      samplingRate,
      noiseMultiplier,
      steps,
    ]);

  it.each([
    'accountant.history = [(1.1, 0.004, 1000), (0.9, 0.008, 500)]\ndelta = 1e-5',
    'delta: 1e-5\nsegments:\n  - {q: 0.004, sigma: 1.1, steps: 1000}\n  - {q: 0.008, sigma: 0.9, steps: 500}',
    '{"delta": 1e-5, "history": [[1.1, 0.004, 1000], [0.9, 0.008, 500]]}',
    '[phase_1]\nq = 0.004\nsigma = 1.1\nsteps = 1000\n[phase_2]\nq = 0.008\nsigma = 0.9\nsteps = 500\n[all]\ndelta = 1e-5',
  ])('is asked about and then read phase by phase: %j', (text) => {
    expect(openIn(text)).toContain('phases');
    expect(resolved(text).mechanism).toBeNull();
    expect(partsIn(text)).toEqual([
      [0.004, 1.1, 1000],
      [0.008, 0.9, 500],
    ]);
  });

  it('that the text does not list is refused, with the reason', () => {
    const { parts, mechanism, refusals } = resolved(`resume = True\nsigma = 1\n${MNIST}`, {}, ANSWERS);
    expect([parts, mechanism, refusals[0]?.question]).toEqual([null, null, 'phases']);
  });
});
