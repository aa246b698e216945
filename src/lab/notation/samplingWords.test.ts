// The words on how batches are drawn.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import { bracketsText, drawnText, numbersOf } from './samplingWords';

const of = (change: Parameters<typeof changeScenario>[1]) => changeScenario(DEFAULT_SCENARIO, change);

test('the words on sampling name the numbers that matter and say what was rounded', () => {
  expect(drawnText(DEFAULT_SCENARIO)).toBe(
    'Each record tosses a coin of its own in every step (about 31.3 of 500 records in a step).',
  );
  expect(drawnText(of({ sampling: 'fixed-size' }))).toContain('anew from one hat');
  expect(drawnText(of({ sampling: 'random-allocation' }))).toContain(
    '16 steps an epoch, 32 epochs, which whole make T = 512)',
  );
  const whole = drawnText(of({ sampling: 'random-allocation', steps: 160 }));
  expect(whole).toContain('16 steps an epoch, 10 epochs).');
  expect(whole).not.toContain('whole make');
  expect(drawnText(of({ sampling: 'random-allocation', samplingRate: 1, steps: 1 }))).toContain(
    'one step an epoch, one epoch',
  );
});

test('files name the sampling and say what both ends of a bracket are', () => {
  for (const measure of ['epsilon', 'mu'] as const) {
    const said = (sampling: Scenario['sampling']) => numbersOf(of({ sampling, measure }));
    expect(said('poisson')).toMatch(new RegExp(`^${measure} .*Poisson-subsampled`));
    expect(said('fixed-size')).toContain('without replacement');
    expect(said('random-allocation')).toContain('16 steps an epoch, 32 epochs');
  }
  expect(bracketsText({ sampling: 'fixed-size' })).toContain('not defined');
  expect(bracketsText({ sampling: 'random-allocation' })).toContain('two opposite gradients');
});
