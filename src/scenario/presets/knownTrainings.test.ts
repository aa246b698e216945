// Known trainings: links that keep them, and what their notes and titles say of ε.

import { describe, expect, test } from 'vitest';
import { epsilon, noiseMultiplierFor, printedByLibraries } from '../../accounting';
import { english } from '../../base/sentences/sentence';
import { DEFAULT_SCENARIO } from '../defaults';
import { formatLink, parseLink } from '../link';
import { changeScenario } from '../schema';
import { KNOWN_TRAININGS } from './knownTrainings';

const known = (id: string) => KNOWN_TRAININGS.find((training) => training.id === id)!.scenario;
const addRemove = (id: string) => epsilon('add-remove', known(id), known(id).delta).value!;

describe('known trainings', () => {
  test.each(KNOWN_TRAININGS)('$id: its link keeps every number', ({ scenario, source, note }) => {
    const whole = changeScenario(DEFAULT_SCENARIO, scenario);
    expect(parseLink(formatLink(whole))).toMatchObject({ scenario: whole, problems: [] });
    expect(source.url).toMatch(/^https:/);
    expect(english(note)).toMatch(/\.$/);
  });

  test('MNIST: the ε that the tutorial prints is among those that libraries print', () => {
    const printed = printedByLibraries(known('mnist-tensorflow'), 1e-5);
    expect(printed.some((library) => library.epsilon.toFixed(3) === '0.563')).toBe(true);
  });

  test('IMDb: nine epochs are the fewest after which μ exceeds 2', () => {
    const { samplingRate: q, noiseMultiplier: s, steps } = known('imdb-tensorflow');
    const mu = (epochs: number) => q * Math.sqrt((epochs / q) * Math.expm1(1 / s ** 2));
    expect(mu(8)).toBeLessThan(2);
    expect(mu(9)).toBeGreaterThan(2);
    expect(steps).toBe(9 * Math.floor(1 / q));
  });

  test('CIFAR-10 and ImageNet: the add/remove ε lies just below the published one', () => {
    expect(addRemove('cifar10-jax')).toBeLessThan(0.9);
    expect(addRemove('imagenet-jax')).toBeLessThan(8);
    expect(addRemove('imagenet-jax')).toBeGreaterThan(7);
  });

  test('Gemma: the noise is the least that meets 4, to five digits', () => {
    const { samplingRate, steps, delta, noiseMultiplier } = known('gemma-lora-jax');
    const least = noiseMultiplierFor('add-remove', { samplingRate, steps, delta, targetEpsilon: 4 }).value!;
    expect(noiseMultiplier).toBeGreaterThanOrEqual(least);
    expect(noiseMultiplier - least).toBeLessThan(1e-5);
  });
});
