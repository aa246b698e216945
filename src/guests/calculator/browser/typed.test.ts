// The calculator's form with typed numbers on the built page: its boxes, the keyboard, a phone and German.
import { expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage } from '../../../../test/browser/builtPage';
import { beyond } from '../../../../test/browser/inPage';
import { listen } from '../../../../test/browser/listen';
import { onlyInFull, size } from '../../../../test/statistics/size';
import { box, formOn, MNIST, outcome, paste, right, shown, type } from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

test('one click from the page’s start and five numbers give both ε', async () => {
  await built.visit('', async ({ page }) => {
    const began = Date.now();
    await page.getByRole('link', { name: /I have a run/ }).click();
    await box(page, 'Records n').waitFor();
    const opened = Date.now() - began;
    await type(page);
    await outcome(page).getByText(shown('add-remove')).waitFor();
    await outcome(page).getByText(shown('substitute')).waitFor();
    process.stdout.write(
      `from the start: 1 click, the form after ${opened} ms, both ε after ${Date.now() - began} ms\n`,
    );
  });
});

test('every menu of the form has a name of its own', async () => {
  await form(async (page) => {
    await box(page, 'Batch').waitFor();
    const menus = page.getByRole('combobox');
    const names = await menus.evaluateAll((all) =>
      all.map(
        (menu) => menu.getAttribute('aria-label') ?? (menu as HTMLSelectElement).labels[0]?.textContent,
      ),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('What is given for “Batch”');
  });
});

test('a change of the noise is heard once, as both ε without μ, and an assumption as one sentence', async () => {
  await form(async (page) => {
    await type(page);
    // μ is there before the change, and comes after ε again
    await outcome(page).getByText('needs no δ').last().waitFor();
    const heard = await listen(page);
    await box(page, 'Noise').fill('1');
    await outcome(page)
      .getByText(shown('substitute', { ...MNIST, noiseMultiplier: 1 }))
      .waitFor();
    await outcome(page).getByText('needs no δ').last().waitFor();
    const [addRemove, substitute] = (['add-remove', 'substitute'] as const).map((adjacency) =>
      shown(adjacency, { ...MNIST, noiseMultiplier: 1 }).replace('= ', ''),
    );
    expect(await heard()).toEqual([
      `Bounds on ε: add/remove at most ${addRemove}, substitute at most ${substitute}.`,
    ]);
    const summaries = await page.locator('summary').filter({ hasText: 'assumed' }).allInnerTexts();
    expect(summaries.length).toBeGreaterThan(3);
    for (const text of summaries) expect(text.replace(/\s+/g, ' ')).toMatch(/\S ?, assumed$/);
  });
});

test('an empty row is listed as open, with a button that goes to it', async () => {
  await form(async (page) => {
    await box(page, 'Records n').fill('60000');
    await outcome(page).getByText('There is no ε yet.').waitFor();
    await outcome(page).getByRole('button', { name: 'Noise', exact: true }).click();
    await page.locator('#row-noise :focus').waitFor();
  });
});

test('a number that is typed as arithmetic gives the ε of its value', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await type(page);
    await outcome(page).getByText(shown('substitute')).waitFor();
    await box(page, 'Length').fill('15*60000/256 steps');
    await outcome(page).getByText(shown('substitute')).waitFor();
    await box(page, 'Allowance δ').fill('1/n^1.1');
    await outcome(page)
      .getByText(shown('substitute', MNIST, 60_000 ** -1.1))
      .waitFor();
  });
});

test('a number out of range takes the ε away', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await type(page);
    await outcome(page).getByText(shown('substitute')).waitFor();
    await box(page, 'Allowance δ').fill('2');
    await page
      .getByText(/Delta δ cannot be|cannot be "2"/)
      .first()
      .waitFor();
    await outcome(page).getByText('There is no ε yet.').waitFor();
    await expect.poll(() => outcome(page).innerText()).not.toMatch(/= \d/);
  });
});

test('a wrong number is explained beside its box without a change of any answer', async () => {
  await form(async (page) => {
    await type(page);
    await page.getByText('How are batches drawn?').first().click();
    await page.getByRole('radio', { name: /^Shuffled/ }).check();
    for (const [name, text, says] of [
      ['Records n', '15 epochs', /The number of records cannot be “15 epochs”, because that counts epochs/],
      ['Batch', '70000', /A batch of 70000 cannot be drawn from 60000 records\. Give a smaller batch/],
      ['Length', 'many', /The number of epochs cannot be “many”, because many has no value here/],
      ['Noise', '-1', /The noise multiplier σ cannot be “-1”\. Give a number above 0/],
      ['Allowance δ', '1/', /The allowance δ cannot be “1\/”/],
    ] as const) {
      const before = await box(page, name).inputValue();
      await box(page, name).fill(text);
      await page.getByText(says).first().waitFor();
      expect(await box(page, name).getAttribute('aria-invalid')).toBe('true');
      await box(page, name).fill(before);
    }
    expect(await page.getByRole('radio', { name: /^Shuffled/ }).isChecked()).toBe(true);
  });
});

test('arithmetic is accepted in every box', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await type(page);
    await page.getByText('How are batches drawn?').first().click();
    await page.getByRole('radio', { name: /^Shuffled/ }).check();
    for (const [name, text] of [
      ['Records n', '6*10^4'],
      ['Batch', '2^8'],
      ['Length', '15*60000/256 steps'],
      ['Noise', '11/10'],
      ['Allowance δ', '1/n^1.1'],
      ['Clipping norm C', '1/16'],
    ] as const) {
      await box(page, name).fill(text);
      await expect.poll(() => box(page, name).getAttribute('aria-invalid')).toBe('false');
    }
    await outcome(page)
      .getByText(/zero-out, upper bound/)
      .waitFor();
  });
});

test('the keyboard alone leads from the first box to a number that is found', async () => {
  await form(async (page) => {
    await box(page, 'Records n').focus();
    const next = async (text: string, tabs = 1) => {
      await page.keyboard.type(text);
      for (let i = 0; i < tabs; i++) await page.keyboard.press('Tab');
    };
    await next('60000', 2);
    await next('256', 2);
    await next('15', 2);
    await next('1.1');
    await next('1e-5', 2);
    await outcome(page).getByText(shown('add-remove')).waitFor();
    // the focus is now on the target's measure
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await outcome(page)
      .getByText(/is at most [\d.]+ for substitute/)
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await outcome(page).getByText('16 epochs', { exact: true }).waitFor();
  });
});

test('the form with a target fits a phone in light and dark without a fault that axe finds', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await type(page);
    await page.getByLabel('Target, at most', { exact: true }).selectOption('power');
    await box(page, 'Number of the target').fill('10%');
    await box(page, 'False-positive rate of the target').fill('1%');
    await outcome(page)
      .getByText(/true-positive rate exceeds/)
      .waitFor();
    await page.setViewportSize({ width: 358, height: 780 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      expect(await axeFinds(page, { parts: ['main'], rules })).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
  });
});

test('the form with a pasted text fits a phone in the dark without a fault that axe finds', async () => {
  await form(async (page) => {
    await page.setViewportSize({ width: 358, height: 780 });
    await paste(page).fill('n = 60,000, batch 256, σ = 1.1, 15 epochs, δ = 1e-5, num_workers = 4');
    await right(page).waitFor();
    for (const colorScheme of size(['dark'] as const, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
      expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
  });
});

async function typeInGerman(page: Parameters<typeof box>[0]): Promise<void> {
  await box(page, 'Einträge n').fill('60.000');
  await box(page, 'Batch').fill('256');
  await box(page, 'Rauschen').fill('1,1');
  await box(page, 'Länge').fill('15');
  await box(page, 'Spielraum δ').fill('1e-5');
}

test('the German page reads and writes numbers with a decimal comma, and states wrong targets and found numbers in German', async () => {
  await built.visit('de.html?page=calculator', async ({ page, errors }) => {
    await typeInGerman(page);
    await outcome(page).getByText(shown('substitute').replace('.', ',')).waitFor();
    await page.getByLabel('Ziel, höchstens', { exact: true }).selectOption('advantage');
    await box(page, 'Zahl des Ziels').fill('0,1 %%');
    await page.getByText(/Ziel für den Vorteil: „0.1 %%“ geht hier nicht/).waitFor();
    await box(page, 'Zahl des Ziels').fill('0,1');
    await outcome(page)
      .getByText(/Dann übersteigt kein Vorteil eines Angreifers/)
      .waitFor();
    expect(errors).toEqual([]);
  });
});
