import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { epsilon, mu } from '../../../accounting';
import { type FormAdjacency, waysOf } from '../engine/form/bounds';
import { registryRecord } from './registryRecord';

const PROVENANCE = {
  name: 'Adjacency Lab',
  version: '1.0.0',
  link: 'https://lab.example/?page=calculator&form=n:60000;B:256',
  seed: 1,
  backend: 'TypeScript: float64',
} as const;

function recordOf(answer: string, unit: 'record' | 'client' = 'record', clippingNorm: number | null = 1) {
  const [way] = waysOf(answer, { samplingRate: 0.01, noiseMultiplier: 2, length: { epochs: 3 } });
  if (!way) throw new Error(answer);
  const { mechanism } = way;
  const points = way.adjacencies.map((adjacency) => ({
    adjacency,
    epsilon: epsilon(adjacency, mechanism, 1e-6),
    mu: mu(adjacency, mechanism),
  }));
  const reply = { mechanism, points, printed: [] };
  const text = registryRecord({ way, reply, delta: 1e-6, clippingNorm, unit, provenance: PROVENANCE });
  const upper = (adjacency: FormAdjacency) =>
    points.find((point) => point.adjacency === adjacency)?.epsilon.upper ?? Number.NaN;
  return { text, upper, record: parse(text) };
}

test.each(['poisson', 'fixed-size', 'random-allocation', 'shuffled'])(
  '%s: a record that YAML reads',
  (answer) => {
    const { record, upper } = recordOf(answer);
    const { dp_flavor: flavor, privacy_loss: loss, model, accounting } = record.deployment;
    const { epsilon: said, delta } = loss.privacy_parameters;
    // an upper bound stays one when it is rounded, and loses no more than a thousandth
    expect(said).toBeGreaterThanOrEqual(upper('substitute'));
    expect(said).toBeLessThan(1.001 * upper('substitute'));
    expect([delta, flavor.name, model.model_name]).toEqual([1e-6, 'Approximate DP', 'Central']);
    expect(flavor.input_metric).toBe('change-one distance (substitute)');
    expect(loss.privacy_parameters_description).toContain('change-one distance (substitute)');
    expect(accounting.composition).toContain('noiseMultiplier 2');
    expect(Object.keys(record)).toEqual(['url_slug', 'status', 'tier', 'deployment']);
  },
);

test('each ε stands beside its adjacency, and none beside one that has no number', () => {
  const poisson = recordOf('poisson').record.deployment.privacy_loss.privacy_unit_description;
  expect(poisson).toMatch(/symmetric distance \(add\/remove\), one record more or less: epsilon at most \d/);
  expect(poisson).toMatch(
    /change-one distance \(substitute\), one record replaced by another: epsilon at most \d/,
  );
  expect(recordOf('fixed-size').text).not.toContain('add/remove');
  expect(recordOf('shuffled').text).toContain('zero-out distance');
});

test('whose unit is a client says so, and what only its authors know is left to them', () => {
  const { record, text } = recordOf('poisson', 'client', null);
  expect(record.deployment.privacy_loss.privacy_unit).toBe('User-level');
  expect(text).toContain('one client more or less');
  expect(text).not.toContain('UNIT');
  expect([record.url_slug, record.deployment.product.name]).toEqual(['TODO', 'TODO']);
});
