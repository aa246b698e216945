// What pasted configurations amount to: right, or refused by name; never silently wrong.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../test/statistics/size';
import { readConfiguration } from './readConfiguration';
import { toMechanism, translatedMechanism, translatedRun } from './toMechanism';

/** The facts of real configurations in texts of our own, each with what it must amount to. */
const LIST = readFileSync(new URL('./testing/configurations.txt', import.meta.url), 'utf8');

const CORRECT = 'noise_multiplier = 1.1\nbatch_size = 256\ndataset_size = 60000\nepochs = 15\ndelta = 1e-5';

const short = (value: number): string => String(Number(value.toPrecision(10)));

/** The mechanism, or the reasons that there is none, in the words of the list. */
function amountsTo(text: string): string {
  const translation = toMechanism(readConfiguration(text));
  const mechanism = translatedMechanism(translation);
  const { targetEpsilon, reportedEpsilon, adjacency, tool, refusals, conflicts, missing } = translation;
  const run = translatedRun(translation);
  if (run) {
    const parts = run.segments.map((part) =>
      [part.samplingRate, part.noiseMultiplier, part.steps].map(short).join(','),
    );
    const { solved } = run;
    const target = solved && `target=${solved.targetEpsilon} for=${Object.values(solved.unknown).join(' ')}`;
    return [`parts=${parts.join(';')}`, `delta=${run.delta}`, ...(target ? [target] : [])].join(' ');
  }
  if (!mechanism) {
    return refusals.length > 0
      ? refusals.map(({ id }) => `refused=${id}`).join(' ')
      : [
          ...conflicts.map(({ name }) => `conflict=${name}`),
          ...missing.map(({ name }) => `missing=${name}`),
        ].join(' ');
  }
  const { samplingRate, noiseMultiplier, steps, delta } = mechanism;
  return [
    `q=${short(samplingRate)}`,
    noiseMultiplier === null ? null : `sigma=${short(noiseMultiplier)}`,
    targetEpsilon && `target=${short(targetEpsilon.value)}`,
    `T=${steps}`,
    `delta=${delta}`,
    reportedEpsilon && `reported=${reportedEpsilon.value}`,
    adjacency && `adjacency=${adjacency}`,
    tool === 'other' ? null : `tool=${tool}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

describe('configurations of real projects', () => {
  const cases = [...LIST.matchAll(/^===== (.*)\n([\s\S]*?)\n-----> (.*)$/gm)].map(
    ([, name, text, expected]) => ({
      name: name as string,
      text: text as string,
      expected: expected as string,
    }),
  );

  it('are many', () => {
    expect(cases.length).toBeGreaterThanOrEqual(65);
  });

  it.each(cases)('$name', ({ text, expected }) => {
    expect(amountsTo(text)).toBe(expected);
  });
});

describe('a line more', () => {
  const right = amountsTo(CORRECT);
  const traps =
    `logging_steps=500 save_steps=100 eval_steps=50 warmup_steps=100 lr_warmup_steps=7 save_summary_steps=200 log_every_n_steps=50
    eval_batch_size=100 test_batch_size=1000 valid_batch_size=99 val_batch_size=98 per_device_eval_batch_size=8 max_physical_batch_size=32
    physical_batch_size=16 micro_batch_size=4 local_batch_size=10 sample_batch_size=3 SAMPLE_BATCH_SIZE=3 client_batch_size=20 NUM_SAMPLES=9
    warmup_epochs=3 early_stopping_epochs=5 local_epochs=2 pretrain_epochs=100 patience_epochs=3 num_eval_examples=10000 n_test=10000
    min_delta=0.001 early_stopping_min_delta=0.01 huber_delta=1.0 adam_epsilon=1e-8 layer_norm_eps=1e-12 layer_norm_epsilon=1e-5 eps=1e-8
    rms_norm_eps=1e-6 label_smoothing_epsilon=0.1 attack_epsilon=0.3 start_steps=3 steps_offset=3 diffusion_steps=1000 seed=7 num_classes=10
    image_sigma=0.5 sample_size=10 hidden_size=512 max_seq_length=128 lr=0.001 generation_num_samples=100`.split(
      /\s+/,
    );

  it.each(traps)('%s changes nothing, before and after', (trap) => {
    expect(amountsTo(`${trap}\n${CORRECT}`)).toBe(right);
    expect(amountsTo(`${CORRECT}\n${trap}`)).toBe(right);
  });

  it('changes nothing in a run of several parts either', () => {
    const run = `delta = 1e-5\nsegments:\n  - {q: 0.01, sigma: 1.0, steps: 500}\n  - {q: 0.02, sigma: 1.5, steps: 250}`;
    const parts = amountsTo(run);
    expect(parts).toBe('parts=0.01,1,500;0.02,1.5,250 delta=0.00001');
    for (const trap of traps) {
      expect(amountsTo(`${trap}\n${run}`), trap).toBe(parts);
      expect(amountsTo(`${run}\n${trap}`), trap).toBe(parts);
    }
    expect(amountsTo(`${run}\nsigma = 2`)).toBe('conflict=noiseMultiplier');
    expect(amountsTo(`steps = 9000\n${run}`)).toBe('conflict=steps');
  });

  it.each([
    ['gradient_accumulation_steps=8', 'conflict=batchSize'],
    ['world_size=4', 'conflict=batchSize'],
    ['steps=16', 'conflict=steps'],
    ['sampling_rate=0.1', 'conflict=samplingRate conflict=steps'],
    ['noise_multiplier=2', 'conflict=noiseMultiplier'],
    ['target_delta=1e-6', 'conflict=delta'],
    ['train_batch_size=512', 'conflict=batchSize'],
    ['poisson_sampling=False', 'refused=without-replacement'],
    ['clients_per_round=10', 'refused=clients'],
    ['noise_type=laplace', 'refused=laplace'],
    ['noise_multiplyer=2', 'conflict=noiseMultiplier'],
    ['gradient_acumulation_steps=8', 'conflict=batchSize'],
    ['poison_sampling=False', 'refused=without-replacement'],
    ['--clip 0.0', 'refused=unclipped'],
    ['max_grad_norm: -1', 'refused=unclipped'],
    ['clipping_norm = float("inf")', 'refused=unclipped'],
    ['clip_norm: .inf', 'refused=unclipped'],
    ['max_grad_norm=None', 'refused=unclipped'],
    ['"l2_norm_clip": null', 'refused=unclipped'],
    ['clipping: false', 'refused=unclipped'],
    ['--no-clip', 'refused=unclipped'],
  ])('%s is %s', (line, expected) => {
    const found = amountsTo(`${CORRECT}\n${line}`);
    expect(found.split(' ')).toContain(expected.split(' ')[0]);
    expect(amountsTo(`${line}\n${CORRECT}`)).toBe(found);
  });

  it('of a misspelt name is asked about, and answered past only where it changes nothing', () => {
    const slip = fc
      .constantFrom(
        'noise_multiplier',
        'batch_size',
        'dataset_size',
        'epochs',
        'sampling_rate',
        'steps',
        'delta',
      )
      .chain((name) =>
        fc.record({ name: fc.constant(name), at: fc.integer({ min: 1, max: name.length - 2 }) }),
      )
      .map(({ name, at }) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2));
    const value = fc.oneof(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 1e-6, max: 0.4, noNaN: true }),
    );
    fc.assert(
      fc.property(slip, value, fc.boolean(), (key, number, before) => {
        const line = `${key} = ${number}`;
        const text = before ? `${line}\n${CORRECT}` : `${CORRECT}\n${line}`;
        const { misread, doubtful, claims, passedOver, unread } = readConfiguration(text);
        const said = [...misread, ...doubtful, ...claims, ...unread].some((piece) => piece.text === line);
        expect(said || passedOver.includes(key) || key.includes('__'), line).toBe(true);
        const found = amountsTo(text);
        if (found !== right) expect(found, line).toMatch(/conflict=|missing=|refused=/);
      }),
      { seed: 4, numRuns: size(150, 2000) },
    );
  });

  it('of any name never changes the answer without a word about it', () => {
    const word = fc
      .constantFrom(
        'eval log my net foo bert block image inner loss max num total train step steps epoch epochs batch size rate sample delta eps epsilon sigma noise clip norm device micro n q T'.split(
          ' ',
        ),
      )
      .chain((list) => fc.constantFrom(...(Array.isArray(list) ? list : [list])));
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('_'));
    const value = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 1e-9, max: 9, noNaN: true }));
    fc.assert(
      fc.property(name, value, fc.boolean(), (key, number, before) => {
        const line = `${key} = ${number}`;
        const text = before ? `${line}\n${CORRECT}` : `${CORRECT}\n${line}`;
        const found = amountsTo(text);
        if (found === right) return;
        // a report is no part of the mechanism; all else must be a refusal of some kind
        if (/^q=/.test(found)) {
          const same = found.replace(/ (?:reported|target)=\S+/, '') === right;
          expect(same, `${line}: ${found}`).toBe(true);
        } else expect(found).toMatch(/conflict=|missing=|refused=/);
      }),
      { seed: 3, numRuns: size(400, 4000) },
    );
  });
});
