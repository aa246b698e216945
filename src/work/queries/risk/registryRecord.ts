// The record of one training run for a registry of deployments.
import { z } from 'zod';
import type { RegistryRecord, RegistryRequest } from '../../../report/registryRecord';
import { CLIPPING_NORM } from '../../../report/request';
import type { Steps } from '../query';
import { numberIn, text } from '../vocabulary';
import { entry as reportEntry } from './report';

/** The record of a training run. The words of the report are loaded with the first one. */
export async function* registryRecord(request: RegistryRequest): Steps<RegistryRecord> {
  const { registryRecordInSteps } = await import('../../../report/registryRecord');
  return yield* registryRecordInSteps(request);
}

const EXAMPLE = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 };

export const entry = () => ({
  about: 'a run as a record for the Differential Privacy Deployments Registry',
  notes: [
    'The run has the fields of report, and clippingNorm besides. What the query does not say is TODO in the record.',
    'record is what the registry’s published schema takes, and yaml is the same as a text with remarks.',
    'todo names the fields that a person has to fill in. Those that take names of a list alone are left out of record, and stand in yaml behind #.',
    'privacy_parameters has the substitute epsilon where the run has one, and privacy_unit_details every epsilon with its adjacency.',
  ],
  asks: reportEntry()
    .asks.omit({ values: true, language: true })
    .extend({ clippingNorm: numberIn(CLIPPING_NORM).optional() }),
  answers: z.strictObject({ record: z.record(text, z.unknown()), yaml: text, todo: z.array(text) }),
  example: { ...EXAMPLE, clippingNorm: 1 },
  more: [
    { ...EXAMPLE, recordsPerPerson: 3, marks: { noiseMultiplier: 3 }, date: '2026-11-29' },
    { sampling: 'any-order', epochs: 3, noiseMultiplier: 2, delta: 1e-6, unit: 'client' },
  ],
  answer: registryRecord,
});
