// The page has μ beside ε. The readout's numbers are those of the accountant, and a switch makes the live figure draw them, by keyboard
// too.
import { expect, test } from 'vitest';
import { type AnyMechanism, type Mechanism, mu } from '../../src/accounting';
import { epsilonText, toText, typesetBracket } from '../../src/lab/notation/formatNumber';
import { DEFAULT_SCENARIO, mechanismOf } from '../../src/scenario';
import { onlyInFull, thorough } from '../statistics/size';
import { axeInBothThemes } from './axe';
import { builtPage, goWithin } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

const ADJACENCIES = { addRemove: 'add-remove', substitute: 'substitute', group: 'group' } as const;
const ROWS = { addRemove: 'eps-ar', substitute: 'eps-s', group: 'line-group' } as const;

const answered = (name: keyof typeof ADJACENCIES, mechanism: Mechanism) => {
  const { lower, upper } = mu(ADJACENCIES[name], mechanism);
  // lower and upper end are the same number in the digits that are printed
  expect(epsilonText(lower, 'nearest')).toBe(epsilonText(upper, 'nearest'));
  return epsilonText(upper, 'up');
};

const here = built.stay(LIGHT);

test('the readout has μ in each row with a curve, with a note where a bell curve does not fit', async (itself) => {
  onlyInFull(itself);
  const { page, errors } = here;
  const mechanism = mechanismOf(DEFAULT_SCENARIO);
  // μ is computed once it is in the window
  await page.locator('#reading').scrollIntoViewIfNeeded();
  for (const name of ['addRemove', 'substitute', 'group'] as const) {
    const row = page.locator(`#reading tr[data-symbol="${ROWS[name]}"]`);
    await row.getByText(`μ ${answered(name, mechanism)}`, { exact: true }).waitFor();
  }
  const fit = /A bell curve fits it badly/;
  const row = (symbol: string) => page.locator(`#reading tr[data-symbol="${symbol}"]`).textContent();
  await expect.poll(() => row('eps-ar')).toMatch(fit);
  expect(await row('eps-s')).not.toMatch(fit);
  await page
    .locator('#reading tr[data-symbol="eps-audit"]')
    .getByText(/^μ ≥ \d/)
    .waitFor();
  expect(errors).toEqual([]);
});

test('a switch draws μ in place of ε, by keyboard and by its link', async () => {
  const { page, errors } = here;
  await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
  const title = page.locator('#lab [data-testid=axis-title-y]');
  await expect.poll(() => title.textContent()).toMatch(/^ε at δ/);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  const drawn = page.getByRole('radio', { name: 'ε, at the chosen δ' });
  if (thorough) expect(await axeInBothThemes(page, { parts: ['#more-controls'] })).toEqual([]);
  await drawn.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => title.textContent()).toBe('μ');
  await expect.poll(() => page.url()).toMatch(/[?&]m=mu/);
  const link = page.url();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.locator('#lab [data-testid=direct-label][data-symbol=eps-s]').textContent())
    .toMatch(/^μS/);
  await page.getByText('In words and numbers').first().click();
  const words = page.locator('[data-testid=figure-words]');
  await words.getByText(/^μ against .* 1\.67 for substitute/).waitFor();
  const table = words.getByRole('table').first();
  await table.getByText(/It needs no δ/).waitFor();
  const mechanism = mechanismOf(DEFAULT_SCENARIO);
  const own = table.getByRole('row', { name: /^1\.677 / });
  for (const name of ['addRemove', 'substitute'] as const)
    await expect.poll(() => own.textContent()).toContain(answered(name, mechanism));
  if (thorough) {
    await page.goto('about:blank');
    await page.goto(link);
    await page.mouse.move(2, 2);
  } else {
    // npm test opens the link without loading the page anew
    await goWithin(page, LIGHT);
    await expect.poll(() => title.textContent()).toMatch(/^ε at δ/);
    await goWithin(page, new URL(link).search);
  }
  await expect.poll(() => title.textContent()).toBe('μ');
  // along δ there is no choice, and the figure shows ε
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: 'δ', exact: false }).first().press(' ');
  await expect.poll(() => title.textContent()).toBe('ε');
  await expect.poll(() => page.getByRole('radio', { name: 'ε, at the chosen δ' }).count()).toBe(0);
  await expect.poll(() => page.url()).toContain('m=mu');
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
});

/** The words of the readout on μ: one number where both ends are the same in the printed digits, and otherwise both ends. */
function endsOf(adjacency: 'add-remove' | 'substitute', run: AnyMechanism): string {
  const { lower, upper } = mu(adjacency, run);
  if (epsilonText(lower, 'nearest') === epsilonText(upper, 'nearest')) return `μ ${epsilonText(upper, 'up')}`;
  const [from, to] = typesetBracket(lower, upper).map(toText);
  return `μ ${from} to ${to}`;
}

const SHORT = '&T=16&s=4';
const DRAWN = { samplingRate: 1 / 16, noiseMultiplier: 4 } as const;

test.for([
  ['fixed-size', 'batches of fixed size', { sampling: 'fixed-size', ...DRAWN, steps: 16 }],
  [
    'random-allocation',
    'random allocation',
    { sampling: 'random-allocation', stepsPerEpoch: 16, epochs: 1, noiseMultiplier: 4 },
  ],
] as const)(
  '%s has its μ in the readout, the figure, its table and chapter 2',
  {
    timeout: 120_000,
  },
  async ([sampling, words, run], itself) => {
    // unit tests check the numbers in npm test, and the test above checks that the figure draws μ
    onlyInFull(itself);
    const { page, errors } = here;
    await goWithin(page, `${LIGHT}${SHORT}&b=${sampling}&m=mu`);
    const title = page.locator('#lab [data-testid=axis-title-y]');
    await expect.poll(() => title.textContent()).toBe(`μ, ${words}`);
    await page.locator('#reading').scrollIntoViewIfNeeded();
    const ends = endsOf('substitute', run);
    const row = (symbol: string) => page.locator(`#reading tr[data-symbol="${symbol}"]`);
    await row('eps-s').getByText(ends, { exact: true }).waitFor();
    if (sampling === 'fixed-size') {
      await expect.poll(() => row('eps-ar').textContent()).toContain('Not defined');
      expect(await row('eps-ar').textContent()).not.toContain('μ');
    } else {
      await row('eps-ar').getByText(endsOf('add-remove', run), { exact: true }).waitFor();
      await row('line-group').getByText(/^μ \d/).waitFor();
    }
    await page.getByText('In words and numbers').first().click();
    await page
      .locator('[data-testid=figure-words]')
      .getByText(`All of ${words}.`, { exact: false })
      .waitFor();
    await goWithin(page, `${LIGHT}${SHORT}&b=${sampling}&m=mu#promise`);
    const part = page.locator('#promise');
    await part.getByText('A whole curve as one number').click();
    await part.getByText(`choice in the lab, ${words}.`, { exact: false }).waitFor();
    await expect.poll(() => page.getByTestId('mu-pairs').innerText()).toContain(`substitute, ${ends}`);
    await expect
      .poll(() => page.locator('[data-testid=mu-pairs] figure').count())
      .toBe(sampling === 'fixed-size' ? 1 : 2);
    expect(await axeInBothThemes(page, { parts: ['#promise'] })).toEqual([]);
    expect(errors).toEqual([]);
  },
);
