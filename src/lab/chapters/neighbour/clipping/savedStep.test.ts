// The files saved of the step in motion, which have the drawn numbers and say where they come from.
import { expect, test } from 'vitest';
import { column, readCsv } from '../../../../../test/shared/readCsv';
import { savedText } from '../../../../../test/shared/savedText';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import { drawnStep } from './drawnStep';
import { savedStep } from './SaveStep';

const PAGE = 'https://lab.example/';
const { samplingRate, noiseMultiplier, clippingNorm } = DEFAULT_SCENARIO;
const settings = { samplingRate, noiseMultiplier, clippingNorm, batch: 0 };
const step = drawnStep({ ...settings, ana: 'other' });
const saved = savedStep(step, 'Words.', DEFAULT_SCENARIO, PAGE);

test('the files of a step are equal byte for byte to the kept ones', async () => {
  await expect(savedText(saved)).toMatchFileSnapshot('./savedStep.txt');
});

test('a step has every record of its batch, clipped to at most C, and what it releases', () => {
  const [records, vectors] = readCsv(saved.csv?.() ?? '').tables;
  expect(column(records, 'record').map(Number)).toEqual(step.records.map(({ id }) => id));
  for (const length of column(records, 'clipped_length').map(Number))
    expect(length).toBeLessThanOrEqual(clippingNorm * (1 + 1e-12));
  expect(column(vectors, 'vector')).toEqual(['sum', 'sum_with_own_record', 'released']);
  expect(JSON.parse(saved.json?.() ?? '')).toMatchObject({
    anaRecord: 'other',
    movedInC: step.moved,
    vectors: { released: { right: step.released.x, up: step.released.y } },
    made: { link: PAGE },
  });
});

test('the legend names Ana’s gradient only if her record is in the step', () => {
  const legend = (ana: 'own' | 'left-out') =>
    savedStep(drawnStep({ ...settings, ana }), '', DEFAULT_SCENARIO, PAGE).legend?.map(({ text }) => text);
  expect(legend('own')).toContain('gradient of Ana’s record');
  expect(legend('left-out')).not.toContain('gradient of Ana’s record');
});
