// The saved CSV of real training, and both files as they were kept.
import { expect, it } from 'vitest';
import { savedText } from '../../../../../test/shared/savedText';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import type { TrainingAuditReply } from '../../../../work';
import { provenanceOf } from '../../../export/provenance';
import { stepsCsv, stepsJson } from './savedTraining';

const provenance = provenanceOf(DEFAULT_SCENARIO, 'https://lab.example/', {
  backend: 'wasm: SIMD',
  models: 'S2: 20',
  made: 'trained in this tab',
});

const estimate = (epsilon: number, upper = Number.POSITIVE_INFINITY) => ({ epsilon, upper });

it('writes one row per checkpoint and attack, with exact numbers and empty cells for what is not verified', () => {
  const checkpoint = {
    step: 7,
    valid: estimate(0.1 + 0.2),
    familyValid: estimate(0),
    paper: estimate(2, 3),
    direct: estimate(1),
    effectSize: { value: 1.5, standardError: Number.NaN },
  };
  const reply = {
    complete: false,
    ceilings: [{ addRemove: { value: 4 }, substitute: { value: 8 }, hiddenState: { value: null } }],
    audits: [
      { kind: 'S2', models: 20, pooled: { confidence: 0.95, checkpoints: [checkpoint] } },
      { kind: 'S5', models: 1, pooled: null },
    ],
  } as unknown as TrainingAuditReply;
  const text = stepsCsv(reply, provenance);
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rows).toHaveLength(2);
  const [header, row] = rows.map((line) => line.split(','));
  const cell = (column: string) => row[header.indexOf(column)];
  expect(row).toHaveLength(header.length);
  expect(cell('attack')).toBe('S2');
  expect(cell('valid')).toBe('0.30000000000000004');
  expect(cell('valid_upper')).toBe('inf');
  expect(cell('d_prime_standard_error')).toBe('');
  expect(cell('epsilon_hidden_state')).toBe('');
  expect(text).toContain('not all models');
  expect(text).toMatch(
    /# link: https:\/\/lab\.example\/.*\n# seed: 1\n# backend: wasm: SIMD\n# models: S2: 20\n# made: trained/,
  );
});

it('writes files that are equal byte for byte to the kept ones', async () => {
  const known = (value: number) => ({ value, lower: value, upper: value });
  const checkpoint = (step: number) => ({
    step,
    valid: estimate(0.1 + 0.2),
    familyValid: estimate(0),
    paper: estimate(2, 3),
    direct: estimate(1, 4),
    effectSize: { value: 1.5, standardError: Number.NaN },
    exceedsAddRemove: step > 1,
    familyCurveTest: { contradicts: false },
  });
  const ceiling = {
    addRemove: known(4),
    substitute: known(8),
    hiddenState: { value: null, lower: 0, upper: Number.POSITIVE_INFINITY },
    group: known(9),
  };
  const pooled = { confidence: 0.95, moment: 'every', checkpoints: [checkpoint(1), checkpoint(7)] };
  const reply = {
    complete: true,
    data: { id: 'breast', trainRows: 400, columns: 30, source: 'UCI' },
    crafted: { target: { index: 3, confidence: 0.5 }, S2: { cosine: 0.25 }, S4: null },
    accuracyWithout: null,
    checkpoints: [1, 7],
    ceilings: [ceiling, ceiling],
    audits: [
      { kind: 'S2', models: 20, pooled, accuracy: { mean: 0.9 } },
      { kind: 'S4', models: 1, pooled: null, accuracy: null },
    ],
  } as unknown as TrainingAuditReply;
  const csv = () => stepsCsv(reply, provenance);
  const json = () => stepsJson(reply, DEFAULT_SCENARIO, provenance);
  await expect(savedText({ csv, json })).toMatchFileSnapshot('./savedTraining.txt');
});
