// The page's copy of the paper's Table IV agrees with the paper's text and with test/reference/auditing.json.
import { expect, test } from 'vitest';
import reference from '../../../../../test/reference/auditing.json';
import { between, papersText } from '../../../../../test/shared/papersText';
import { gdpMu } from '../../../../accounting';
import { normalCdf } from '../../../../base/numerics/normal';
import { epsOptimal } from '../../../../oneRun/estimation/epsOptimal';
import { oneRunEpsLowerExact } from '../../../../oneRun/estimation/exactBound';
import { comparisonFound, IDEALISED, imagesFound, PAPER_ROWS } from './paperTable';

const { columns, rows } = reference.reported.uniaud;

const OWN_NAMES = {
  relu: '2-layer ReLU',
  CNN: 'CNN',
  'ViT-Small': 'ViT-Small',
  'ViT-Base': 'ViT-Base',
} as const;

test('the whole table agrees with the paper’s text beside the checkout', (itself) => {
  const rows = between(papersText(itself), '(eps_O 7.83): eps=1, 8, inf\n', '6.449 and 7.834 at eps');
  const printed = rows
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => [
      line.match(/CNN|ViT-Small|ViT-Base|2-layer ReLU/)?.[0],
      ...(line.match(/\d+\.\d+/g) ?? []).map(Number),
    ]);
  expect(printed).toHaveLength(37);
  expect(PAPER_ROWS.map(({ network, bounds }) => [OWN_NAMES[network], ...bounds.flat()])).toEqual(printed);
});

test('the rows of its own canaries agree with the reference file', () => {
  const own = PAPER_ROWS.filter(({ data }) => data === null).map(
    ({ canaries, compared, network, bounds }) => [
      `${canaries} ${compared ? 'w/' : 'w/o'} comp ${OWN_NAMES[network]}`,
      bounds.flat(),
    ],
  );
  expect(Object.fromEntries(own)).toMatchObject(rows);
  expect(columns).toEqual(
    ['1', '8', 'Inf']
      .flatMap((claim) => [`m2000_eps${claim}`])
      .concat(['1', '8', 'Inf'].map((claim) => `m10000_eps${claim}`)),
  );
});

test('the sentences on the table hold', () => {
  expect(epsOptimal(2000, 1e-5, 0.05).classic).toBeCloseTo(6.449, 3);
  expect(epsOptimal(10_000, 1e-5, 0.05).classic).toBeCloseTo(7.834, 3);
  expect(comparisonFound()).toMatch(/0\.447 to 1\.089.*3\.032 to 3\.059.*0\.322 to 0\.620.*2\.362 to 2\.707/);
  expect(imagesFound()).toContain('1.089');
  expect(Math.max(...PAPER_ROWS.flatMap(({ bounds }) => bounds.map(([claimed1]) => claimed1!)))).toBe(1.089);
  const v = Math.round(2000 * normalCdf(gdpMu(1, 1e-5) / Math.SQRT2));
  expect(oneRunEpsLowerExact({ m: 2000, r: 2000, v, k: 2 }, 1e-5, 0.05)).toBeCloseTo(IDEALISED, 2);
});
