// The saved files of a watched run, byte for byte.
import { expect, test } from 'vitest';
import { savedText } from '../../../../../test/shared/savedText';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import type { OneRunDesign } from '../../../../work';
import { designOf } from './plan';
import { savedRun } from './SaveRun';

const RUN = {
  moment: {
    done: 60,
    total: 60,
    guesses: {
      margins: Float64Array.of(0.5, 0, -0.25),
      order: Int32Array.of(0, 2),
      right: Uint8Array.of(1, 0, 0),
    },
  },
  findings: null,
};

test('files have a row for every canary, which is empty if the attacker did not guess', () => {
  const design = designOf(DEFAULT_SCENARIO, 4) as OneRunDesign;
  const saved = savedRun(RUN, design, DEFAULT_SCENARIO, 'Words.', true, 'https://example.org/');
  const csv = saved.csv?.() ?? '';
  expect(csv).toContain('canary,margin_nats,right,rank\n0,0.5,1,1\n1,,,\n2,-0.25,0,2\n');
  expect(csv).toContain('no confidence');
  expect(csv).toContain('"m":1000');
  const json = JSON.parse(saved.json?.() ?? '{}');
  expect(json).toMatchObject({ format: 'adjacency-lab/one-run', rank: [1, 0, 2], explored: true });
  expect(json.made.link).toContain('https://example.org/');
});

test('the files of a run are equal byte for byte to the kept ones', async () => {
  const design = designOf(DEFAULT_SCENARIO, 4) as OneRunDesign;
  const saved = savedRun(RUN, design, DEFAULT_SCENARIO, 'Words.', false, 'https://example.org/');
  await expect(savedText(saved)).toMatchFileSnapshot('./savedRun.txt');
});
