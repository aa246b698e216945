// Crafted records and gradients compared with reference values: indices exactly, cosines to 1e-3, norms and confidences to five digits.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { craftCanaries } from '../../src/audit/canaries/craft';
import type { CraftedCanaries } from '../../src/audit/canaries/recipes';
import { loadDataset } from '../../src/audit/datasets/catalogue';
import type { AuditData } from '../../src/audit/datasets/types';
import { runToEnd } from '../../src/base/numerics/generators';
import { squaredNorm } from '../../src/base/numerics/vectors';
import { thorough } from '../statistics/size';
import audits from './audits.json';

const assets = new URL('../../public/data/', import.meta.url);
const load = (id: string) => loadDataset(id, async (name) => readFileSync(new URL(name, assets)));

const settings = [...audits.heads, audits.head_repeats].filter(
  (head, i, all) =>
    all.findIndex((h) => h.dataset === head.dataset && h.T === head.T && h.C === head.C) === i,
);

function craft(data: AuditData, head: (typeof settings)[number]): CraftedCanaries {
  const shape = { kind: 'linear' as const, inputs: data.train.columns, classes: data.train.classes };
  return runToEnd(craftCanaries({ data, shape, clippingNorm: head.C, steps: head.T }));
}

/** Expects agreement with a reference value, which has five significant digits. */
function printed(value: number, reference: number): void {
  expect(Math.abs(value - reference)).toBeLessThanOrEqual(6e-5 * Math.max(1e-9, Math.abs(reference)));
}

/**
 * The settings that are tested. In npm test they are the data sets of columns, of pixels and of pixels with one norm, and the smallest at
 * both numbers of steps. The features of a network (vit, vit03) take longer than all others together and use the same code, so they are
 * left to `npm run verify:statistics`.
 */
const crafted = settings.filter(
  ({ dataset, T }) => thorough || (!dataset.startsWith('vit') && (T === 100 || dataset === 'breast')),
);

describe.each(crafted)('$dataset, T = $T', (head) => {
  const expected = head.craft;

  it('crafts the reference objects', async () => {
    const data = await load(head.dataset);
    expect([data.train.rows, data.train.columns, data.train.classes]).toEqual([head.n, head.d, head.K]);
    const { target, reference, S2, S3, S4, S5 } = craft(data, head);

    expect(target.index).toBe(expected.target);
    expect(target.record.label).toBe(expected.target_label);
    expect(S4?.label).toBe(expected.y4);
    expect(S5?.index).toBe(expected.aux5);
    expect(S5?.record.label).toBe(expected.aux5_label);
    expect(S2?.coordinate).toBe(expected.s2_flat);

    expect(Math.abs((S3?.cosine ?? 9) - expected.x3_cos)).toBeLessThan(1e-3);
    expect(Math.abs((S4?.cosine ?? 9) - expected.y4_cos)).toBeLessThan(1e-3);
    expect(Math.abs((S5?.cosine ?? 9) - expected.aux5_cos)).toBeLessThan(1e-3);

    printed(target.confidence, expected.target_conf);
    printed(target.gradientNorm, expected.z_grad_norm);
    printed(target.featureNorm, expected.target_norm);
    printed(S3?.gradientNorm ?? 0, expected.x3_grad_norm);
    printed(Math.sqrt(squaredNorm(S3?.features ?? new Float64Array())), expected.x3_norm);
    printed(S2?.movement ?? 9, expected.s2_min_S);
    printed(reference.testAccuracy, expected.ref_test_acc);
  });
});

it('the settings cover every data set of the reference', () => {
  expect(new Set(settings.map((s) => s.dataset))).toEqual(
    new Set(['breast', 'digits', 'digits_l2', 'vit', 'vit03']),
  );
});
