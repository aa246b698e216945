// The sentences that a page shows beside records that are sentences, and beside a crafted input, which is none.
import { expect, test } from 'vitest';
import { runToEnd } from '../../../base/numerics/generators';
import { craftCanaries } from '../../canaries/craft';
import { loadDataset } from '../../datasets/catalogue';
import { readAsset } from '../node/environment';
import { summariseCrafted } from './summary';

const data = await loadDataset('speeches', readAsset);
const { columns: inputs, classes } = data.train;
const crafted = runToEnd(
  craftCanaries({
    data,
    shape: { kind: 'linear', inputs, classes },
    clippingNorm: 2,
    steps: 5,
    referenceSteps: 20,
    inputSteps: 20,
    kinds: ['S3', 'S5'],
  }),
);
const { sentences } = summariseCrafted(crafted, data);

test('the target is shown with its own sentence', () => {
  expect(sentences?.target).toBe(data.sentences?.train[crafted.target.index]);
});

test('the natural record is shown with its own sentence', () => {
  expect(sentences?.natural).toBe(data.sentences?.auxiliary[crafted.S5!.index]);
});

test('a crafted input is shown with auxiliary sentences in the order of their cosines', () => {
  const [first, second, third] = sentences!.nearest;
  expect(first!.cosine).toBeGreaterThanOrEqual(second!.cosine);
  expect(second!.cosine).toBeGreaterThanOrEqual(third!.cosine);
  expect(data.sentences?.auxiliary.map(({ words }) => words)).toContain(first!.words);
});

test('the sentence nearest to a crafted input that is a sentence’s own features is that sentence', () => {
  const row = 7;
  const own = data.auxiliary.features.slice(row * inputs, (row + 1) * inputs);
  const shown = summariseCrafted({ ...crafted, S3: { ...crafted.S3!, features: own } }, data);
  expect(shown.sentences?.nearest[0]).toMatchObject({
    ...data.sentences!.auxiliary[row],
    cosine: expect.closeTo(1, 10),
  });
});
