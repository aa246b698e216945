// Chapter 6 and the page of bounds: bounds follow the slider by keyboard, δ moves some of them, figures are saved, and everything fits a
// phone.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage, goWithin } from './builtPage';
import { beyond } from './inPage';
import { closeSaves, LIGHT, openSaves } from './wholePage';

const built = builtPage();

describe('what an ε means', () => {
  const here = built.stay(`${LIGHT}#meaning`, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const part = (name: string) => here.page.getByRole('region', { name, exact: true });
  const show = (tab: string) => here.page.getByRole('radio', { name: tab, exact: true }).check();

  test('the prior moves every bound, and δ only that of the bare pair', async () => {
    const { page } = here;
    const posterior = part('From prior to posterior');
    const row = (name: string) => posterior.getByTestId('posterior-row').filter({ hasText: name });
    // the squares are shown first, and the plot is folded up
    const squares = () =>
      posterior
        .getByTestId('posterior-row')
        .evaluateAll((rows) => rows.map((row) => row.querySelector('svg')?.clientHeight ?? 0));
    await expect.poll(async () => (await squares()).filter((height) => height >= 18)).toHaveLength(4);
    expect(await posterior.locator('.posterior-box').count()).toBe(0);
    // the first secret is a yes or no, for which the exchange gives the smaller bound
    await row('by exchange').getByText('79.68').waitFor({ timeout: 150_000 });
    await row('by removal').getByText('81.60').waitFor();
    await page.locator('#meaning').getByText('Which bound is smaller at your prior').click();
    await page.getByText(/12\.4 points more/).waitFor();
    await posterior.getByText(/the exchange gives the smaller bound/).waitFor();
    await posterior.getByRole('button', { name: 'one of ten' }).click();
    await posterior.getByText(/the removal gives the smaller bound/).waitFor();
    await row('by exchange').getByText('51.91').waitFor();
    await row('by removal')
      .getByText(/35\.3\d/)
      .waitFor();
    const slider = posterior.getByRole('slider', { name: /Prior/ });
    await slider.focus();
    await page.keyboard.press('PageUp');
    await row('without the model').getByText('18.2').waitFor();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1.8 in 10 before');
    await row('by exchange')
      .getByText(/6\d\.\d\d/)
      .waitFor();
    await posterior.getByRole('button', { name: 'a yes or no' }).click();
    await row('by exchange').getByText('79.68').waitFor();
    const bare = row('from a single pair');
    const before = await bare.innerText();
    await page
      .locator('#meaning')
      .getByRole('link', { name: /one in a hundred/ })
      .click();
    await expect.poll(() => bare.innerText()).not.toBe(before);
    await row('by exchange').getByText('79.68').waitFor();
  });

  test('a hundred records have a bound, an idealised attack and one that is trained here', async (itself) => {
    onlyInFull(itself);
    await show('A hundred');
    const many = part('How many of a hundred can be right');
    await many.getByText(/an attack has more than\s+93 right/).waitFor({ timeout: 150_000 });
    await many.getByRole('button', { name: /Train 10 models/ }).click();
    await many
      .getByText(/Over 10 models, the measured attack had a median of \d+ right/)
      .waitFor({ timeout: 150_000 });
    const chapter = here.page.locator('#meaning');
    await chapter.getByText('Another question before you look').click();
    await chapter.getByRole('radio', { name: 'It stays' }).check();
    await chapter
      .getByText(/As you expected\./)
      .last()
      .waitFor();
  });

  test('an advantage is turned into a noise multiplier and a sentence about a person', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await goWithin(page, `${LIGHT}#choose`);
    const protect = page.locator('#protect-title');
    await protect.getByText('From an attacker’s advantage to a parameter').click();
    await protect.getByText(/^Someone who would guess a person’s secret right/).waitFor({ timeout: 150_000 });
    const before = await protect.getByTestId('target-value').innerText();
    await protect.getByRole('textbox', { name: 'Advantage at most' }).fill('50%');
    await expect
      .poll(() => protect.getByTestId('target-value').innerText(), { timeout: 150_000 })
      .not.toBe(before);
    await protect
      .getByText(/of the|with it \(/)
      .first()
      .waitFor();
  });

  test('a figure is saved with every bound at full precision', async (itself) => {
    // npm test saves the figures of other chapters, in chapterSaves.test.ts
    onlyInFull(itself);
    const { page } = here;
    await goWithin(page, `${LIGHT}#meaning`);
    const posterior = part('From prior to posterior');
    await posterior.getByText('The bounds at every prior').click();
    await posterior.getByText('Prior and posterior in numbers').click();
    await openSaves(posterior, 'the bounds');
    const saved = page.waitForEvent('download');
    await posterior.getByRole('button', { name: /CSV/ }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('prior,without,bare_substitute,exchange_substitute,removal_add_remove');
    expect(text).toContain('# Upper bounds on the chance that one guess is exactly right');
    expect(text.split('\n').filter((line) => /^[\d.e-]+,/.test(line)).length).toBe(73);
    await closeSaves(page);
  });

  test('nothing is cut off on a phone', async () => {
    const { page, errors, strangers } = here;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.locator('#meaning').scrollIntoViewIfNeeded();
    await expect.poll(() => beyond(page)).toBe(0);
    expect(await page.locator('#meaning').innerText()).not.toMatch(/NaN|undefined|Infinity/);
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
  });
});

describe('the page of bounds and attacks', () => {
  const here = built.stay(`${LIGHT}&page=bounds`, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const part = (name: string) => here.page.getByRole('region', { name, exact: true });

  test('a pasted table is drawn without a bad line, which is named', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    const secrets = part('Secrets of different kinds');
    await secrets.locator('.secret-box-table svg').waitFor({ timeout: 150_000 });
    await secrets.getByText('There are 2 values. The likeliest has a chance of 6.3 in 10.').waitFor();
    await secrets.locator('.secret-box-surname svg').waitFor();
    await secrets
      .getByText(/^There are 6,300,000 values\. The likeliest has a chance of 8\.3 in 1,000, the median one/)
      .waitFor();
    // choose a measurement as the secret in place of the diagnosis
    await secrets.getByRole('combobox', { name: 'The secret' }).selectOption('mean area');
    await secrets
      .getByText(/^There are 8 values\. The likeliest has a chance of [\d.]+ in 10, the median one/)
      .waitFor();
    const text = secrets.getByRole('textbox', { name: /One value a line/ });
    await text.fill('red, 3\nblue, many');
    await secrets.getByText(/Line 2 of the table has "many"/).waitFor();
    await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
    expect(await text.inputValue()).toBe('red, 3\nblue, many');
    await text.fill('red, 3\nblue, 1');
    await secrets.getByText('There are 2 values. The likeliest has a chance of 7.5 in 10.').waitFor();
    await secrets.getByRole('combobox', { name: /Exponent/ }).selectOption('0');
    await secrets
      .getByText('There are 1,000,000 values. The likeliest has a chance of 1 in 1,000,000.')
      .waitFor();
    await expect.poll(() => page.locator('main .needed-box path').count()).toBeGreaterThan(1);
  });

  test('releases are attacked here and the chosen demands decide which bounds remain', async () => {
    const marginals = part('What noisy marginals give away');
    await marginals.getByRole('button', { name: /Attack 10 releases here/ }).click();
    await marginals.getByText(/In this tab, at .* from seed \d+, \d+/).waitFor({ timeout: 150_000 });
    await marginals.getByRole('button', { name: '10 releases attacked' }).waitFor();
    const covered = here.page.getByRole('figure', { name: 'Who covers what' });
    await covered.getByRole('checkbox', { name: 'many targets' }).check();
    await covered.getByRole('checkbox', { name: 'unequal priors' }).check();
    await covered.getByText('4 of 9 bounds remain.').waitFor();
  });

  test('recorded attacks are shown by game and failure probability and saved as recorded', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    const marginals = part('What noisy marginals give away');
    await marginals.getByText(/no attack gets more than 88 of 100/).waitFor({ timeout: 150_000 });
    await marginals.getByRole('radio', { name: 'all four within one bin' }).check();
    await marginals.getByText(/no attack gets more than 99 of 100/).waitFor();
    await marginals.getByRole('radio', { name: 'both within one bin' }).check();
    await marginals.getByRole('radio', { name: /50/ }).check();
    await marginals.getByText(/no attack gets more than 95 of 100/).waitFor();
    await marginals.getByRole('radio', { name: 'the records’ own' }).check();
    await marginals.getByText(/records’ own values in at most 50% of releases/).waitFor();
    await marginals.getByText('Bounds and attack in numbers').click();
    await openSaves(marginals, /^Save /);
    const saved = page.waitForEvent('download');
    await marginals.getByRole('button', { name: /CSV/ }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain(
      'epsilon_substitute,bound,bound_of_the_mean,relaxed_projection,told_the_rest,prior',
    );
    expect(text).toContain('# recorded, not of the training above');
    expect(text).toMatch(/\n8,95,/);
    await closeSaves(page);
    await part('What trained models gave away').locator('.label-inference-box svg').waitFor();
  });

  test('axe finds nothing and nothing is cut off on a phone', async () => {
    const { page, errors, strangers } = here;
    // npm test has axe on the article, in whole.test.ts
    if (thorough) expect(await axeFinds(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
  });
});
