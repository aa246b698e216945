// Sentences that tell of a run's parts, as people cut them short; and those that tell of something else.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { toMechanism, translatedRun } from '../toMechanism';

const REST = 'The sampling rate is 0.01, δ = 1e-5.';
/** Noise and steps of each part; or what competes. */
function partsOf(sentence: string, rest = REST): string {
  const translation = toMechanism(readConfiguration(`${rest}\n\n${sentence}`));
  const run = translatedRun(translation);
  return run
    ? run.segments.map(({ noiseMultiplier, steps }) => `${noiseMultiplier} × ${steps}`).join(', ')
    : translation.conflicts.map(({ name }) => name).join(' ');
}

describe('parts of a run in a sentence', () => {
  it.each([
    'We ran the first 10 epochs with σ = 1.1, then 5 with σ = 0.8.',
    'We trained with DP-SGD: first 10 epochs with sigma 1.1, then another 5 at sigma 0.8.',
    'The first 1000 steps use a noise multiplier of 1.1, the last 500 steps a noise multiplier of 0.8.',
    'For the first 10 epochs we use σ = 1.1, for the remaining 5 epochs σ = 0.8.',
    'σ = 1.1 for the first 10 epochs and 0.8 for the remaining 5.',
    'We trained for 15 epochs, the first 10 with σ = 1.1, then 5 with σ = 0.8.',
    'Zuerst 10 Epochen mit σ = 1.1, dann 5 mit σ = 0.8.',
  ])('%s', (sentence) => {
    expect(partsOf(sentence)).toBe('1.1 × 1000, 0.8 × 500');
    expect(readConfiguration(`${REST}\n${sentence}`).unread).toEqual([]);
  });

  it('keep what they do not say', () => {
    const run = translatedRun(
      toMechanism(
        readConfiguration(
          '60,000 records, delta = 1e-5. We train for 1000 steps with batch size 600 and sigma 1.0, then for 500 steps with batch size 1200.',
        ),
      ),
    );
    expect(run?.segments).toEqual([
      { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 },
      { samplingRate: 0.02, noiseMultiplier: 1, steps: 500 },
    ]);
  });

  it.each([
    // more epochs than the parts have
    ['We trained for 20 epochs, the first 10 with σ = 1.1, then 5 with σ = 0.8.', 'epochs'],
    [
      'We trained 15 epochs with σ = 1.1; the first 10 epochs took an hour, then 5 with a faster GPU.',
      'epochs',
    ],
    ['15 epochs with sigma 1.1, the last 5 epochs with a lower learning rate.', 'epochs'],
  ])('%s', (sentence, conflicts) => {
    expect(partsOf(sentence)).toBe(conflicts);
  });
});
