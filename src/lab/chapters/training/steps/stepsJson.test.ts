// The saved JSON of real training.
import { expect, it } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import type { TrainingAuditReply } from '../../../../work';
import { provenanceOf } from '../../../export/provenance';
import { stepsJson } from './savedTraining';

const bound = (epsilon: number, upper = Number.POSITIVE_INFINITY) => ({ epsilon, upper });
const verified = (value: number | null) => ({ value, lower: 0, upper: Number.POSITIVE_INFINITY });

const reply = {
  complete: true,
  data: { id: 'digits', trainRows: 500, columns: 64, source: 'there' },
  crafted: { target: { index: 23, confidence: 0.1 }, S2: {}, S5: { cosine: -0.25 } },
  checkpoints: [7],
  ceilings: [{ addRemove: verified(4), substitute: verified(8), hiddenState: verified(null) }],
  accuracyWithout: null,
  audits: [
    {
      kind: 'S5',
      models: 20,
      accuracy: { mean: 0.9, models: 20 },
      pooled: {
        confidence: 0.95,
        checkpoints: [
          {
            step: 7,
            valid: bound(0.1 + 0.2),
            familyValid: bound(0),
            paper: bound(2, 3),
            direct: bound(1),
            effectSize: { value: 1.5, standardError: Number.NaN },
            exceedsAddRemove: null,
            familyCurveTest: { contradicts: true },
          },
        ],
      },
    },
  ],
} as unknown as TrainingAuditReply;

it('writes each guarantee and attack with its adjacency and kind, and null for what is not verified', () => {
  const provenance = provenanceOf(DEFAULT_SCENARIO, 'https://lab.example/', {
    backend: 'wasm: SIMD',
    models: 'S5 10 in each world',
    made: 'recorded at commit abc',
  });
  const content = JSON.parse(stepsJson(reply, DEFAULT_SCENARIO, provenance));
  expect(content.made).toEqual(provenance);
  expect(content.scenario).toEqual(DEFAULT_SCENARIO);
  expect(content.guarantees.substitute).toMatchObject({
    adjacency: 'substitute',
    kind: 'upper bound',
    value: [8],
  });
  expect(content.guarantees.hiddenState).toMatchObject({ value: [null], upper: ['Infinity'] });
  const [natural] = content.attacks;
  expect(natural).toMatchObject({
    attack: 'S5',
    adjacency: 'substitute',
    kind: 'lower bound',
    cosine: -0.25,
  });
  expect(natural.checkpoints[0]).toMatchObject({
    step: 7,
    valid: { epsilon: 0.1 + 0.2, upper: 'Infinity' },
    effectSize: { value: 1.5, standardError: null },
    exceedsAddRemove: null,
    addRemoveCurveRejected: true,
  });
});
