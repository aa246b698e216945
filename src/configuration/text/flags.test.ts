// A flag of absl that a name holds is the flag.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { toMechanism } from '../toMechanism';
import { withFlagNames } from './flags';

const DECLARED = `_NOISE = flags.DEFINE_float(
    'noise_multiplier', 1.1, 'Noise, 2.0 in the paper.')
_BATCH: Flag = flags.DEFINE_integer(name="batch-size", default=600, help='Batch.')
_OTHER = make()`;

describe('flags that a name holds', () => {
  it('are called by their own names, each on its line', () => {
    const text = withFlagNames(
      `${DECLARED}\nrun(sigma=_NOISE.value / 2, b=_BATCH.value, other=_OTHER.value)`,
    );
    expect(text.split('\n')).toEqual([
      'flags.DEFINE_float(',
      "    'noise_multiplier', 1.1, 'Noise, 2.0 in the paper.')",
      'flags.DEFINE_integer(name="batch-size", default=600, help=\'Batch.\')',
      '_OTHER = make()',
      'run(sigma=FLAGS.noise_multiplier / 2, b=FLAGS.batch_size, other=_OTHER.value)',
    ]);
  });

  it('are read, and what scales them competes', () => {
    const rest = 'num_examples = 60000\nsteps = 1500\ndelta = 1e-5';
    const read = (line: string) => toMechanism(readConfiguration(`${DECLARED}\n${rest}\n${line}`));
    const right = read('train(noise_multiplier=_NOISE.value, q=_BATCH.value / num_examples)');
    expect([right.noiseMultiplier?.value, right.samplingRate?.value]).toEqual([1.1, 0.01]);
    expect(right.conflicts).toEqual([]);
    const halved = read('train(noise_multiplier=_NOISE.value * 0.5)');
    expect(halved.conflicts.map(({ name }) => name)).toEqual(['noiseMultiplier']);
  });
});
