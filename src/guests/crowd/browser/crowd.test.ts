// The crowd's figure on the built page shows no bound before its last run, and then one beyond the limit of S1. The tests in
// engine/ hold its numbers.
import { expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage } from '../../../../test/browser/builtPage';

const built = builtPage();

/** Seven steps of little noise, where the bound goes far beyond the limit. */
const AT = '?v=2&q=0.01&s=0.4&T=7&R=500&rep=1#training/other-records';

test('the figure shows a bound beyond the limit of S1 once its last run is made, and not before', {
  timeout: 240_000,
}, async () => {
  await built.visit(AT, async ({ page, errors }) => {
    const crowd = page.getByTestId('crowd');
    const bounds = crowd.getByText(/^ε ≥ \d/);
    await crowd.getByRole('button', { name: 'Stop' }).waitFor();
    expect(await bounds.count()).toBe(0);
    await expect.poll(() => bounds.count(), { timeout: 150_000 }).toBe(3);
    const shown = (await bounds.allInnerTexts()).map((text) => Number.parseFloat(text.slice(4)));
    const silent = crowd.getByRole('listitem').filter({ hasText: 'with the others silent' });
    const limit = Number(/\d+\.\d+/.exec(await silent.innerText())?.[0]);
    expect(shown[0]).toBeLessThan(limit);
    expect(shown[1]).toBeGreaterThan(1.5 * limit);
    await crowd.getByText('These runs in words and numbers').click();
    await expect.poll(() => crowd.getByRole('row').count()).toBe(4);
    expect(await axeFinds(page, { parts: ['[data-testid=crowd]'] })).toEqual([]);
    expect(errors).toEqual([]);
  });
});
