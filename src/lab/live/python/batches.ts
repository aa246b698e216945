// Python code with NumPy that draws batches in ways that the training libraries do not offer.
import type { Scenario } from '../../../scenario';
import type { PrivateTraining } from './script';

/** Code that defines `batches_of(records)`, which yields the indices of the records in the batch of each step. */
export const BATCH_CODE: Readonly<Record<Exclude<Scenario['sampling'], 'poisson'>, string>> = {
  'fixed-size': `def batches_of(records):
    """The records of each step: as many every time, anew from all of them, without replacement."""
    random = np.random.default_rng()
    # rounded down: a smaller share shows less
    size = int(sampling_rate * records + 1e-9)
    if size < 1:
        raise ValueError(f"{records} records at rate {sampling_rate} make no batch")
    for _ in range(steps):
        yield random.choice(records, size, replace=False)`,
  'random-allocation': `def batches_of(records):
    """The records of each step: in every epoch each joins one of them, drawn anew."""
    random = np.random.default_rng()
    for _ in range(epochs):
        step_of = random.integers(steps_per_epoch, size=records)
        for step in range(steps_per_epoch):
            yield np.flatnonzero(step_of == step)`,
};

/** The Python expression by which the sum of a batch is divided: the expected size, whatever the batch contains. */
export const denominatorOf = ({ sampling }: PrivateTraining): string =>
  sampling === 'random-allocation' ? 'records / steps_per_epoch' : 'sampling_rate * records';

/**
 * Lines that refuse settings with which some batch may well be empty, because empty batches would stop the training; '' if
 * batches are never empty.
 */
export function emptyCheck({ sampling }: PrivateTraining): string {
  switch (sampling) {
    case 'poisson':
      return `    if steps * (1 - sampling_rate) ** records > delta / 100:
        raise ValueError("batches this small may be empty. Take a larger sampling rate or more records")
`;
    case 'fixed-size':
      return '';
    case 'random-allocation':
      return `    if epochs * steps_per_epoch * (1 - 1 / steps_per_epoch) ** records > delta / 100:
        raise ValueError("batches this small may be empty; deal into fewer steps, or take more records")
`;
  }
}
