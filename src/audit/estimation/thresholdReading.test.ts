// The reading of two samples of scores at one threshold: those of models with the record z, and of models with z′ in its place.
import { expect, test } from 'vitest';
import { epsilonOfError } from './accuracyBound';
import { directEpsilon } from './directBound';
import { epsilonFromMu, muFromRates } from './lowerBounds';
import { clopperPearsonUpper } from './rates/clopperPearson';
import { EVERY_MOMENT } from './rates/rateBounds';
import { readThreshold } from './thresholdReading';

const scores = { original: Float64Array.of(-1, 0, 1, 2, 3), substituted: Float64Array.of(-3, -2, -1, 0, 1) };
const mechanism = { samplingRate: 0.25, noiseMultiplier: 4, steps: 100 };
const settings = { mechanism, delta: 1e-5, confidence: 0.95 };

test('a reading counts both kinds of error with ties on the side of z′', () => {
  const reading = readThreshold(scores, 0, settings);
  expect(reading).toMatchObject({ falsePositives: 1, falseNegatives: 2, runs: 5 });
  const upper = clopperPearsonUpper(1, 5, 0.025);
  expect(reading.fpr.upperTwoSided).toBe(upper);
  expect(reading.direct).toBe(directEpsilon(upper, clopperPearsonUpper(2, 5, 0.025), 1e-5));
});

test('a reading certifies nothing at an extreme threshold', () => {
  const reading = readThreshold(scores, 100, settings);
  expect(reading).toMatchObject({ falsePositives: 0, falseNegatives: 5, direct: 0, gaussian: 0 });
});

test('a reading has no Gaussian ε where the loss is not near Gaussian', () => {
  const at = (samplingRate: number) =>
    readThreshold(scores, 0, { ...settings, mechanism: { ...mechanism, samplingRate } });
  expect(at(0.8)).toMatchObject({ gaussian: null, rule: 'noise-multiplier' });
  expect(at(1).gaussian).not.toBeNull();
});

test('a reading has three ε of the same errors, each from the counts that it names', () => {
  const runs = 4000;
  const law = (mean: number) =>
    Float64Array.from({ length: runs }, (_, i) => mean + (8 * (i + 0.5)) / runs - 4);
  const large = { original: law(2), substituted: law(-2) };
  const { falsePositives, falseNegatives, fpr, fnr, error, direct, gaussian, valid, rule } = readThreshold(
    large,
    0.5,
    settings,
  );
  expect([falsePositives, falseNegatives]).toEqual([750, 1250]);
  expect(error.point).toBe(2000 / 8000);
  expect(error.upper).toBe(clopperPearsonUpper(2000, 8000, 0.05));
  expect(direct).toBe(directEpsilon(fpr.upperTwoSided, fnr.upperTwoSided, 1e-5));
  expect(gaussian).toBe(epsilonFromMu(muFromRates(fpr.upperTwoSided, fnr.upperTwoSided), 1e-5));
  expect(valid).toBe(epsilonOfError(error.upper, mechanism, 1e-5));
  expect(rule).toBe('gaussian');
});

test('a reading claims less with bounds that hold at every moment', () => {
  const planned = readThreshold(scores, 0, settings);
  const watched = readThreshold(scores, 0, settings, EVERY_MOMENT);
  expect(watched.error.upper).toBeGreaterThan(planned.error.upper);
  expect(watched.error.point).toBe(planned.error.point);
  expect(watched.valid).toBeLessThanOrEqual(planned.valid);
});
