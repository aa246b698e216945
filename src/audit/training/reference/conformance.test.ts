// The reference backend in the suite that holds every backend.
import { describe, it } from 'vitest';
import { conformanceCases } from '../../../../test/conformance/training/suite';
import { createReferenceBackend } from './referenceBackend';

// The agreement cases are vacuous for the reference itself; the laws are not
describe('conformance: reference', () => {
  for (const { name, run } of conformanceCases({ jobs: 2, runs: 1000, tolerance: 0 })) {
    it(name, () => run(createReferenceBackend()));
  }
});
