// The report of a run on the built page: its numbers, its data as a file, and the report on paper.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { onlyInFull } from '../../../../test/statistics/size';
import { report } from '../../../report/report';

const built = builtPage();

test('the report of a typed run can be printed, read, saved and translated', async () => {
  await built.visit('?page=calculator', async ({ page }) => {
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await box('Records n').fill('60,000');
    await box('Batch').fill('256');
    await box('Noise').fill('1.1');
    await box('Length').fill('15');
    await box('Allowance δ').fill('1e-5');
    const place = page.getByTestId('report');
    const paragraph = page.getByTestId('report-paragraph');
    await place.getByRole('button', { name: 'Report this run' }).waitFor();
    // a folded report is computed once the form rests, so that it is there when somebody prints from the browser's menu
    await paragraph.waitFor({ state: 'attached' });
    expect(await paragraph.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await paragraph.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await place.getByRole('button', { name: 'Report this run' }).click();
    expect(await place.getByRole('img', { name: /QR code/ }).isVisible()).toBe(true);
    const saving = page.waitForEvent('download');
    await place.getByRole('button', { name: /save its data/ }).click();
    const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    const { run, delta, guarantees, guesses, date } = saved;
    expect(await paragraph.innerText()).toBe(saved.paragraph);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const again = report({ ...run, delta, values: guesses.map(({ values }: { values: number }) => values) });
    // the browser may differ from Node in the last digits of logarithms
    for (const [i, { epsilon, mu }] of again.guarantees.entries()) {
      expect(guarantees[i].epsilon.upper).toBeCloseTo(epsilon.upper, 6);
      expect(guarantees[i].mu.upper).toBeCloseTo(mu?.upper as number, 4);
    }
    for (const [i, { success }] of again.guesses.entries())
      expect(guesses[i].success).toBeCloseTo(success, 6);
    await place.getByRole('radio', { name: 'Deutsch' }).check();
    await expect
      .poll(() => paragraph.innerText())
      .toMatch(/^Das Modell wurde mit DP-SGD in 3\u202f516 Schritten/);
    // where nobody is sure how batches were drawn, the report says so
    await page.getByText('How are batches drawn?').first().click();
    await page.getByRole('radio', { name: /^Not sure/ }).check();
    await expect
      .poll(() => paragraph.innerText())
      .toContain('Wie die Batches gezogen wurden, ist nicht bekannt.');
    expect(await place.locator('[data-mark="unknown"]').innerText()).toContain('nicht bekannt');
  });
});

test('a pasted run is on paper with its lines, and no page of it is empty', async (itself) => {
  onlyInFull(itself);
  await built.visit('?page=calculator', async ({ page }) => {
    const text = [
      'noise_multiplier = 1.3',
      'batch_size = 200',
      'epochs = 20',
      'target_delta = 1 / (2 * 1281167)  # len(train_set) == 39074',
      'loader = PoissonSampledDpEvent(',
    ];
    await page.getByRole('textbox', { name: /Or paste what you have/ }).fill(text.join('\n'));
    await page.getByRole('button', { name: /39074/ }).click();
    await page.getByRole('button', { name: 'These are right' }).click();
    await page.getByTestId('report-paragraph').waitFor({ state: 'attached' });
    const q = page.locator('[data-testid="report"] li').filter({ hasText: 'The sampling rate' });
    expect(await q.textContent()).toContain('worked out from lines 2 and 4');
    // δ is rounded up, so that what stands there holds
    expect(await page.getByTestId('outcome').innerText()).toContain('3.903×10');
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByTestId('printed');
    expect(await printed.locator('ol li').allInnerTexts()).toEqual(text);
    expect(await page.getByText('Open it in the laboratory').isVisible()).toBe(false);
    // room below the last line would begin a page of its own
    const below = await printed.evaluate(
      (last) => document.documentElement.scrollHeight - (last.getBoundingClientRect().bottom + scrollY),
    );
    expect(below).toBeLessThan(2);
  });
});
