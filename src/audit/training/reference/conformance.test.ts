import { describe, it } from 'vitest';
import { conformanceCases } from '../../../../test/conformance/training/suite';
import { createReferenceBackend } from './referenceBackend';

// against itself the agreement cases are vacuous; the laws are not
describe('conformance: reference', () => {
  for (const { name, run } of conformanceCases({ jobs: 2, runs: 1000, tolerance: 0 })) {
    it(name, () => run(createReferenceBackend()));
  }
});
