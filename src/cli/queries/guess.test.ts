// The query `guess` answers about one guarantee, and about a run as version 1.0.0 did.
import { describe, expect, test } from 'vitest';
import { answer } from '../answer';
import { type QueryTable, tablesInOne } from '../query';
import { QUERIES } from '.';

const ask = async (request: object) =>
  JSON.parse(await answer(QUERIES, JSON.stringify({ query: 'guess', ...request }), 1));

const RUN = { samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 };

describe('guess', () => {
  test('answers a request of version 1.0.0, which names a run, with the numbers of then', async () => {
    const { value, lower, upper, verified } = await ask({ prior: 0.1, ...RUN });
    expect(verified).toBe(true);
    expect(value).toBeCloseTo(0.5191218862482075, 7);
    expect(lower).toBeLessThanOrEqual(value);
    expect(upper).toBeGreaterThanOrEqual(value);
  });

  test('takes a list for one field of a run', async () => {
    const { value } = await ask({ prior: [0.1, 0.5], ...RUN });
    expect(value).toHaveLength(2);
    expect(value[1]).toBeGreaterThan(value[0]);
  });

  test('bounds a guess by one epsilon and delta', async () => {
    const even = await ask({ adjacency: 'substitute', epsilon: 0, prior: 0.25 });
    expect(even).toMatchObject({ success: 0.25, advantage: 0, by: 'exchange' });
  });

  test('refuses a run beside an epsilon, by the name of the run’s first field', async () => {
    const { error } = await ask({ prior: 0.1, adjacency: 'substitute', epsilon: 2, ...RUN });
    expect(error).toMatchObject({ code: 'unknown', field: 'samplingRate' });
  });
});

test('two queries of one name are a defect of the table, since one of them could not be asked', () => {
  const { guess } = Object.fromEntries(QUERIES) as QueryTable;
  expect(() => tablesInOne({ guess }, { other: guess }, { guess })).toThrow('Two queries are named guess.');
  expect(Object.keys(tablesInOne({ guess }, { other: guess }))).toEqual(['guess', 'other']);
});
