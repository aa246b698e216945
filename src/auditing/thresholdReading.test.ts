import { expect, test } from 'vitest';
import { clopperPearsonUpper } from './clopperPearson';
import { directEpsilon } from './directBound';
import { readThreshold } from './thresholdReading';

const scores = { original: Float64Array.of(-1, 0, 1, 2, 3), substituted: Float64Array.of(-3, -2, -1, 0, 1) };
const settings = { samplingRate: 0.25, delta: 1e-5, confidence: 0.95 };

test('counts both kinds of error, ties on the side of z′', () => {
  const reading = readThreshold(scores, 0, settings);
  expect(reading).toMatchObject({ falsePositives: 1, falseNegatives: 2, runs: 5 });
  const upper = clopperPearsonUpper(1, 5, 0.025);
  expect(reading.fpr.upperTwoSided).toBe(upper);
  expect(reading.direct).toBe(directEpsilon(upper, clopperPearsonUpper(2, 5, 0.025), 1e-5));
});

test('an extreme threshold certifies nothing', () => {
  const reading = readThreshold(scores, 100, settings);
  expect(reading).toMatchObject({ falsePositives: 0, falseNegatives: 5, direct: 0, gaussian: 0 });
});

test('gives no Gaussian reading where the loss is not near Gaussian', () => {
  expect(readThreshold(scores, 0, { ...settings, samplingRate: 0.8 }).gaussian).toBeNull();
  expect(readThreshold(scores, 0, { ...settings, samplingRate: 1 }).gaussian).not.toBeNull();
});
