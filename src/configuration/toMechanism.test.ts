// From a configuration to q, sigma, T: counted as each library counts.
import { describe, expect, it } from 'vitest';
import { DEFAULT_SCENARIO } from '../scenario';
import { EXAMPLES } from './examples';
import { readConfiguration } from './readConfiguration';
import { targetConflict } from './reconcile';
import { toMechanism, translatedMechanism, translatedRun } from './toMechanism';
import { translatedScenario } from './translatedScenario';

const translate = (text: string, tool?: Parameters<typeof toMechanism>[1]) =>
  toMechanism(readConfiguration(text), tool);
const MNIST = 'noise_multiplier=1.1, batch_size=256, dataset_size=60000, epochs=15, delta=1e-5';

describe('what was read once silently wrong', () => {
  it.each([
    ['dp:\n  enabled: false\n  noise_multiplier: 1.1', 'not-private'],
    ['dp: {enabled: false, noise_multiplier: 1.1}', 'not-private'],
    ['{"privacy": {"enabled": false, "noise_multiplier": 1.1}}', 'not-private'],
    ['[privacy]\nenabled = false\nnoise_multiplier = 1.1', 'not-private'],
    ['privacy.enable = False\nnoise_multiplier = 1.1', 'not-private'],
    ['dp = False\nnoise_multiplier = 1.1', 'not-private'],
    ['private: no\nnoise_multiplier: 1.1', 'not-private'],
    ['add_noise = False\nnoise_multiplier = 1.1', 'not-private'],
    ['DPKerasConfig(noise_multiplier=1.1, poisson_sampling_in_fit=False)', 'without-replacement'],
  ])('%j is refused', (text, id) => {
    expect(translate(text).refusals.map((refusal) => refusal.id)).toEqual([id]);
  });

  it('a switch of something else refuses nothing', () => {
    expect(translate(`early_stopping:\n  enabled: false\ndp:\n  noise_multiplier: 1.1`).refusals).toEqual([]);
    expect(translate(`dp = True\n${MNIST}`).refusals).toEqual([]);
  });

  it('epochs in each of several rounds are no length of a run', () => {
    const { steps, conflicts } = translate(`rounds = 20\n${MNIST.replaceAll(', ', '\n')}`);
    expect(steps).toBeNull();
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toMatchObject({ name: 'epochs' });
  });

  it('a microbatch of one record halves nothing', () => {
    const stated = (size: string) =>
      translate(
        `DP-SGD performed over 60000 examples with 256 examples per iteration, noise\nmultiplier 1.1 for 15 epochs with microbatching${size}, at delta = 1e-5`,
      ).noiseMultiplier?.value;
    expect([stated(''), stated(' (microbatches of 1 record each)'), stated(', microbatch size 16')]).toEqual([
      0.55, 1.1, 0.55,
    ]);
  });
});

describe('a number that is worked out of itself', () => {
  it.each([
    ['for step in range(3 * steps): update()', [2000, 6000]],
    ['steps *= 2', [2000, 4000]],
    ['steps = steps + 500', [2000, 2500]],
  ])('%s', (line, values) => {
    const text = `q = 0.01\nsteps = 2000\nnoise_multiplier = 1\ndelta = 1e-5\n${line}`;
    const [conflict] = toMechanism(readConfiguration(text)).conflicts;
    expect(conflict?.claims.map(({ value }) => value)).toEqual(values);
  });
});

describe('a table with a column for each run', () => {
  const table = (second: string) =>
    `Name | Run A | ${second}\n--- | --- | ---\nsigma | 1.1 | 0.8\nbatch size | 256 | 512\nn | 60000 | 60000\nsteps | 300 | 300\ndelta | 1e-5 | 1e-5`;

  it('asks which of them is meant, and mixes nothing of them', () => {
    const reading = readConfiguration(table('Run B'));
    const open = toMechanism(reading);
    expect(open.conflicts.map(({ name, claims }) => [name, claims])).toEqual([
      [
        'run',
        [
          { value: 1, from: 'Run A' },
          { value: 2, from: 'Run B' },
        ],
      ],
    ]);
    expect(translatedMechanism(open)).toBeNull();
    expect(translatedMechanism(toMechanism(reading, 'other', { run: 2 }))).toMatchObject({
      noiseMultiplier: 0.8,
      samplingRate: 512 / 60_000,
      steps: 300,
    });
  });

  it('asks nothing where a column is of something else, or all are alike', () => {
    expect(translatedMechanism(translate(table('Default')))).toMatchObject({ noiseMultiplier: 1.1 });
    expect(translatedMechanism(translate(table('Evaluation')))).toMatchObject({ noiseMultiplier: 1.1 });
    const alike = table('Run B').replace('1.1 | 0.8', '0.8 | 0.8').replace('256 | 512', '512 | 512');
    expect(translatedMechanism(translate(alike))).toMatchObject({ noiseMultiplier: 0.8 });
  });

  it('takes columns of phases for parts of one run', () => {
    const run = translatedRun(translate(table('Phase 2').replace('Run A', 'Phase 1')));
    expect(run?.segments.map(({ noiseMultiplier }) => noiseMultiplier)).toEqual([1.1, 0.8]);
  });

  it('heeds what stands beside a value', () => {
    const { missing } = translate(
      'Name,Value,Comment\nbatch size,32,per GPU\nsigma,1,\nn,60000,\nsteps,300,\ndelta,1e-5,',
    );
    expect(missing.map(({ name }) => name)).toEqual(['devices']);
  });
});

describe('toMechanism', () => {
  it('samples as Opacus does: 1 / len(data_loader)', () => {
    // len(DataLoader) of 60000 records in batches of 256 is 235
    expect(translatedMechanism(translate(MNIST, 'opacus'))).toEqual({
      samplingRate: 1 / 235,
      steps: 15 * 235,
      delta: 1e-5,
      noiseMultiplier: 1.1,
      targetEpsilon: null,
      adjacency: 'add-remove',
    });
    expect(translate(`${MNIST}, drop_last=True`, 'opacus').samplingRate?.value).toBe(1 / 234);
  });

  it('samples as TensorFlow Privacy does: batch over records', () => {
    const { samplingRate, steps } = translate(MNIST, 'tensorflow-privacy');
    expect(samplingRate?.value).toBeCloseTo(256 / 60_000, 15);
    expect(steps?.value).toBe(Math.ceil((15 * 60_000) / 256));
  });

  it('says what is missing, and which line would give it', () => {
    const { missing } = translate('batch_size = 256');
    expect(missing.map(({ name }) => name)).toEqual(['samplingRate', 'noiseMultiplier', 'steps', 'delta']);
    expect(missing[0]?.remedy).toBe('dataset_size = 60000');
    expect(translate(`batch_size = 256\n${missing.map(({ remedy }) => remedy).join('\n')}`).missing).toEqual(
      [],
    );
  });

  it('names values that no accountant can use', () => {
    const { problems, samplingRate } = translate(
      'sample_rate = 4, noise_multiplier = 0, steps = 10, delta = 1e-5',
    );
    expect(samplingRate).toBeNull();
    expect(problems.join(' ')).toMatch(/Sampling rate q cannot be "4".*\(0, 1\]/);
    expect(problems.join(' ')).toMatch(/Noise multiplier σ cannot be "0"/);
  });

  it('takes a target epsilon for a noise multiplier', () => {
    const translation = translate(
      'target_epsilon=3, target_delta=1e-5, epochs=2, sample_rate=0.01',
      'opacus',
    );
    expect(translatedMechanism(translation)).toMatchObject({
      noiseMultiplier: null,
      targetEpsilon: 3,
      steps: 200,
    });
  });

  it('divides a standard deviation of the noise by the clipping norm', () => {
    expect(translate('noise_stddev = 2.2\nl2_norm_clip = 2').noiseMultiplier?.value).toBeCloseTo(1.1, 15);
  });

  it('lets the reader pick between claims that compete', () => {
    const text = 'sigma = 1, sigma = 2, sample_rate = 0.01, steps = 100, epochs = 3, delta = 1e-5';
    const reading = readConfiguration(text);
    const open = toMechanism(reading);
    expect(open.conflicts.map(({ name }) => name)).toEqual(['steps', 'noiseMultiplier']);
    expect(translatedMechanism(open)).toBeNull();
    const picked = toMechanism(reading, 'other', { noiseMultiplier: 2, steps: 300 });
    expect(translatedMechanism(picked)).toMatchObject({ noiseMultiplier: 2, steps: 300 });
  });

  it('takes lines that compete for parts of one run only when the reader says so', () => {
    const reading = readConfiguration('sigma = [1.0, 1.5]\nsteps = [1000, 300]\nq = 0.01\ndelta = 1e-5');
    const open = toMechanism(reading);
    expect(open.conflicts.map(({ name }) => name)).toEqual(['steps', 'noiseMultiplier']);
    expect(open.couldBeSegments).toBe(2);
    expect(translatedRun(open)).toBeNull();
    const run = translatedRun(toMechanism(reading, 'other', { segments: 2 }));
    expect(run?.segments).toEqual([
      { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 },
      { samplingRate: 0.01, noiseMultiplier: 1.5, steps: 300 },
    ]);
    // three of one and two of the other are nobody's parts
    expect(translate('sigma = [1, 1.5, 2]\nsteps = [10, 30]\nq = 0.01\ndelta = 1e-5').couldBeSegments).toBe(
      0,
    );
  });

  it('takes the noise, or the target, as the reader says which of them holds', () => {
    const reading = readConfiguration('sigma=1, target_epsilon=8, sample_rate=0.01, steps=100, delta=1e-5');
    const both = toMechanism(reading);
    expect(targetConflict(both, 1.2)?.claims.map(({ value }) => value)).toEqual([1, 8]);
    expect(targetConflict(both, 7)).toBeNull();
    expect(translatedMechanism(toMechanism(reading, 'other', { target: 8 }))).toMatchObject({
      noiseMultiplier: null,
      targetEpsilon: 8,
    });
    const noise = toMechanism(reading, 'other', { target: 1 });
    expect(noise.targetEpsilon).toBeNull();
    expect(targetConflict(noise, 1.2)).toBeNull();
  });

  it('says which doubtful line may be what is missing, and offers the size of a known data set', () => {
    const [rate, noise] = translate('bert_sigma = 0.7\nbatch_size = 64 # MNIST').missing;
    expect(rate?.remedy).toContain('60000, if all of MNIST');
    expect(noise?.maybe).toBe('bert_sigma = 0.7, line 1');
  });

  it('makes scenarios of the examples', () => {
    for (const { text } of EXAMPLES) {
      const translation = translate(text);
      expect(translation.missing).toEqual([]);
      expect(translation.problems).toEqual([]);
      const scenario = translatedScenario(DEFAULT_SCENARIO, translation, 1);
      expect(scenario?.delta).toBe(translation.delta?.value);
    }
  });
});
