// What a page shows of sentences: each that of its record, and those nearest to a crafted direction by its own measure.
import { expect, test } from 'vitest';
import { craftCanaries } from '../../canaries/craft';
import { loadDataset } from '../../datasets/catalogue';
import { readAsset } from '../node/environment';
import { summariseCrafted } from './summary';

test('sentences stand behind target, natural record and the direction of a crafted one', async () => {
  const data = await loadDataset('speeches', readAsset);
  const { columns: inputs, classes } = data.train;
  const crafting = craftCanaries({
    data,
    shape: { kind: 'linear', inputs, classes },
    clippingNorm: 2,
    steps: 5,
    referenceSteps: 20,
    inputSteps: 20,
    kinds: ['S3', 'S5'],
  });
  let next = crafting.next();
  while (!next.done) next = crafting.next();
  const crafted = next.value;
  const { sentences } = summariseCrafted(crafted, data);
  expect(sentences?.target).toBe(data.sentences?.train[crafted.target.index]);
  expect(sentences?.natural).toBe(data.sentences?.auxiliary[crafted.S5!.index]);
  const [first, second, third] = sentences!.nearest;
  expect(first!.cosine).toBeGreaterThanOrEqual(second!.cosine);
  expect(second!.cosine).toBeGreaterThanOrEqual(third!.cosine);
  expect(data.sentences?.auxiliary.map(({ words }) => words)).toContain(first!.words);
  // a sentence's own direction is nearest to itself
  const row = 7;
  const own = data.auxiliary.features.slice(row * inputs, (row + 1) * inputs);
  const shown = summariseCrafted({ ...crafted, S3: { ...crafted.S3!, features: own } }, data);
  expect(shown.sentences?.nearest[0]).toMatchObject({
    ...data.sentences!.auxiliary[row],
    cosine: expect.closeTo(1, 10),
  });
});
