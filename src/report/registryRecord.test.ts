// A run's record for the registry: it meets the registry's published schema, and has every number that is known and no other.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { size } from '../../test/statistics/size';
import { epsilon } from '../accounting';
import { type RegistryRequest, registryRecord } from './registryRecord';

/** The registry's schema, a file that the repository does not contain; tests of it are skipped where it is missing. */
const SCHEMA = fileURLToPath(new URL('../../../shared/data/deployments-schema.yaml', import.meta.url));
const found = existsSync(SCHEMA);
if (!found) console.warn(`No ${SCHEMA} here: records are not checked by the registry's schema.`);

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 };
const REQUESTS: readonly RegistryRequest[] = [
  RUN,
  { ...RUN, clippingNorm: 1.5, date: '2026-11-29', link: 'https://lab.example/?page=calculator' },
  { ...RUN, recordsPerPerson: 3, trainings: 2, marks: { noiseMultiplier: 3, clipping: 'stated' } },
  { sampling: 'any-order', epochs: 3, noiseMultiplier: 2, delta: 1e-6, unit: 'client' },
  { sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 2, steps: 100, delta: 1e-6 },
  { sampling: 'random-allocation', stepsPerEpoch: size(10, 100), epochs: 3, noiseMultiplier: 1, delta: 1e-6 },
  { segments: [RUN, { ...RUN, steps: 10 }].map(({ delta, ...one }) => one), delta: 1e-5 },
  { samplingRate: 0.01, noiseMultiplier: 0.05, steps: 1000, delta: 1e-5 },
  { ...RUN, sampling: 'unknown', noiseMultiplier: 2 },
];

const made = new Map<string, ReturnType<typeof registryRecord>>();
/** The record of a request, which is made once for all tests. */
function recordOf(request: RegistryRequest) {
  const key = JSON.stringify(request);
  const record = made.get(key) ?? registryRecord(request);
  made.set(key, record);
  return record;
}

// biome-ignore lint/suspicious/noExplicitAny: a record as YAML reads it
const deployment = (request: RegistryRequest): any => parse(recordOf(request).yaml).deployment;

/** The check of a record by the registry's schema. */
function schemaCheck() {
  const schema = parse(readFileSync(SCHEMA, 'utf8'));
  // the schema has keywords that are only descriptions, and formats that are not meant to be checked
  return new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
}
const check = found ? schemaCheck() : null;

test.skipIf(!found).each(REQUESTS)('the record meets the registry’s schema: %j', (request) => {
  const { record, yaml } = recordOf(request);
  if (check === null) return;
  check(record);
  expect(check.errors).toBe(null);
  check(parse(yaml));
  expect(check.errors).toBe(null);
  check({ ...record, extra: 1 });
  expect(check.errors).not.toBe(null);
});

test.each(REQUESTS)('the record is the same in YAML and as data: %j', (request) => {
  const { record, yaml } = recordOf(request);
  expect(parse(yaml)).toEqual(record);
});

describe('the numbers of the record', () => {
  test.each(REQUESTS)('have the ε for substitute with its adjacency, rounded up: %j', (request) => {
    const { privacy_loss: loss } = deployment(request);
    const { epsilon: said, delta } = loss.privacy_parameters;
    expect(delta).toBe(request.delta);
    expect(loss.privacy_parameters_details).toContain('change-one distance (substitute)');
    expect(loss.privacy_unit_details).toContain(`epsilon is at most ${said}`);
    if (request.segments || request.recordsPerPerson || request.sampling) return;
    const { samplingRate, noiseMultiplier, steps } = request as typeof RUN;
    const { upper } = epsilon('substitute', { samplingRate, noiseMultiplier, steps }, request.delta);
    expect(said).toBeGreaterThanOrEqual(upper);
    expect(said).toBeLessThan(1.001 * upper);
  });

  test('have no ε that is not known', () => {
    const request: RegistryRequest = { ...RUN, noiseMultiplier: 0.01, delta: 1e-15, steps: 1_000_000 };
    const { privacy_loss: loss } = deployment(request);
    const { epsilon: said } = loss.privacy_parameters;
    if (said === undefined) expect(loss.privacy_unit_details).toContain('no finite epsilon is known');
    else expect(said).toBeGreaterThan(1e3);
  });

  test('name no adjacency for which the run has no number', () => {
    const fixed = deployment({
      ...{ sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 2, steps: 100, delta: 1e-6 },
    });
    expect(fixed.privacy_loss.privacy_unit_details).not.toContain('add/remove');
    const shuffled = deployment({ sampling: 'any-order', epochs: 3, noiseMultiplier: 2, delta: 1e-6 });
    expect(shuffled.privacy_loss.privacy_unit_details).toContain('zero-out distance');
  });
});

describe('a field that the request does not state', () => {
  test('is TODO, or left out if the schema allows only the names of a list', () => {
    const { record, todo, yaml } = recordOf(RUN);
    const { deployment: all, url_slug: slug } = record as Record<string, never>;
    const { basic, deployment_model: model, administrative, implementation } = all as never;
    expect([slug, (basic as { name: string }).name]).toEqual(['TODO', 'TODO']);
    expect(model).toEqual({ actors: 'TODO' });
    expect(administrative).toEqual({ sources: 'TODO', registry_authors: ['TODO'] });
    expect((implementation as { mechanisms: string }).mechanisms).toContain('a clipping norm of TODO');
    expect(todo).toEqual(
      expect.arrayContaining([
        'url_slug',
        'deployment.basic.publication_date',
        'deployment.deployment_model.model_name',
        'deployment.deployment_model.access_type',
        'deployment.administrative.registry_authors',
      ]),
    );
    for (const field of [
      'model_name',
      'release_type',
      'data_source_type',
      'access_type',
      'data_product_sector',
    ])
      expect(yaml).toMatch(new RegExp(`^ +# ${field}: TODO, one of `, 'm'));
  });

  test('is marked as assumed', () => {
    const { accounting } = deployment({ ...RUN, marks: { clipping: 7 } });
    expect(accounting.composition).toContain('had an influence on what is released. (assumed)');
  });

  test('is marked with its line where it was read', () => {
    const { implementation } = deployment({ ...RUN, marks: { clipping: 7 } });
    expect(implementation.mechanisms).toContain('was clipped by itself. (read in line 7)');
  });

  test('is no longer TODO once the request states it', () => {
    const link = 'https://lab.example/?page=calculator';
    const { record, todo } = registryRecord({ ...RUN, clippingNorm: 1.5, link });
    expect(JSON.stringify(record)).toContain('a clipping norm of 1.5');
    expect(todo).not.toContain('deployment.administrative.sources');
  });
});

test('the record names a client or a person as its unit', () => {
  const clients = deployment({ ...RUN, unit: 'client' });
  expect(clients.privacy_loss.privacy_unit).toBe('Client');
  expect(clients.privacy_loss.privacy_unit_details).toContain('one client more or less');
  const people = deployment({ ...RUN, recordsPerPerson: 3 });
  expect(people.privacy_loss.privacy_unit).toBe('Person with at most 3 records');
  expect(JSON.stringify(people)).not.toContain('UNIT');
});

test('a bad field is refused by name', () => {
  expect(() => registryRecord({ ...RUN, clippingNorm: 0 })).toThrow('clippingNorm');
  expect(() => registryRecord({ ...RUN, link: 'no link' })).toThrow('link');
});
