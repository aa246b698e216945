// Texts with several phases, several training runs, or several records of a person.
import { expect, it } from 'vitest';
import { RUN, rowsIn } from '../../testing/proposedIn';
import { propose } from '../propose';

it('each phase of a list has its own noise', () => {
  const { phases } = propose(
    'segments:\n  - {q: 0.004, sigma: 1.1, steps: 1000}\n  - {q: 0.008, sigma: 0.9, steps: 500}',
  );
  expect(phases.map(({ noise }) => noise.map(({ value }) => value))).toEqual([[1.1], [0.9]]);
});

it.each(['num_trials = 40', 'folds = 5', 'n_seeds: 3', 'for 10 seeds', '5-fold cross-validation'])(
  '%s is a number of training runs that fills no row by itself',
  (line) => {
    const { repeats, unused } = propose(`${line}\n${RUN}`);
    expect(repeats).toHaveLength(1);
    expect(unused.find(({ number }) => number.id === repeats[0]?.id)?.may).toEqual(['trainings']);
  },
);

it('the most records of a person fill a row', () => {
  expect(rowsIn(`max_examples_per_user: 4\n${RUN}`)).toContain('recordsPerPerson 4');
});

it.each([
  ['truncated_batch_size=600', 'largestBatch 600'],
  ['num_bands = 8', 'bands 8'],
])('the number of JAX Privacy that an answer asks for is proposed for its row: %s', (line, row) => {
  expect(rowsIn(`${line}\n${RUN}`)).toContain(row);
});
