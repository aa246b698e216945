// The parts around the figure: the row of controls and what unfolds from it, the words on C and on the attack, the links of the start in a
// low window, and the button of the theme.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { textWidth } from '../../src/lab/figure/measureText';
import { FIELDS } from '../../src/scenario';
import { sliderPosition } from '../../src/scenario/controls';
import { onlyInFull, size } from '../statistics/size';
import { builtPage, goWithin } from './builtPage';
import { endsOfStartLinks } from './inPage';
import { LIGHT } from './wholePage';

const built = builtPage();
/** Width of a slider's handle in px (src/lab/ui/inputs/Slider.module.css). */
const HANDLE = 18;
const LAPTOP = { width: 1280, height: 720 };

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    });

describe('at 1280 × 720', () => {
  const here = built.stay(LIGHT, { viewport: LAPTOP, reducedMotion: 'reduce', colorScheme: 'light' });

  test('the row has exactly four named controls', async () => {
    const { page } = here;
    const row = page.getByTestId('control-row');
    await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
    const controls = page.getByTestId('control');
    const tops = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    const said = await row.innerText();
    for (const name of ['noise', 'sampling rate', 'steps', 'clipping']) expect(said).toContain(name);
    expect(said).toMatch(/no ε depends on it/);
    expect(await page.getByRole('combobox', { name: 'Batches' }).count()).toBe(0);
  });

  test('no label in the figure is drawn wider than it was measured', async () => {
    const { page } = here;
    const labels = page.locator('[data-testid=stage] [data-testid=direct-label] text');
    await labels.first().waitFor();
    const drawn = await labels.evaluateAll((all) =>
      (all as SVGTextElement[]).map((label) => ({
        text: label.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(label).fontSize),
        width: label.getComputedTextLength(),
      })),
    );
    expect(drawn.length).toBeGreaterThan(3);
    // browsers round the width of each letter at small sizes, which adds up to a hundredth
    for (const { text, size, width } of drawn)
      expect(width, text).toBeLessThanOrEqual(1.02 * textWidth(text, size));
  });

  test('“More” opens between its button and the masthead with all further controls', async () => {
    const { page } = here;
    const button = page.getByRole('button', { name: 'More', exact: true });
    // no other button of the page has the same word
    expect(await page.getByText('More', { exact: true }).filter({ visible: true }).count()).toBe(1);
    await button.click();
    const panel = page.locator('#more-controls');
    await panel.getByText('Reset everything').waitFor();
    await panel.getByText('Settings worth a visit').waitFor();
    await panel.getByRole('combobox', { name: 'Batches' }).waitFor();
    await panel.getByRole('slider', { name: 'Delta' }).waitFor();
    await panel.getByText('The attack', { exact: true }).waitFor();
    const [opened, head] = [await boxOf(page, '#more-controls'), await boxOf(page, '[data-testid=masthead]')];
    const at = await button.boundingBox();
    if (at === null) throw new Error('The button has no box.');
    expect(opened.top).toBeGreaterThanOrEqual(head.bottom);
    expect(at.y - opened.bottom).toBeGreaterThanOrEqual(0);
    expect(at.y - opened.bottom).toBeLessThan(16);
    expect(Math.abs(opened.right - (at.x + at.width))).toBeLessThan(8);
    // the figure stands beside the panel, as high as before
    const chart = await boxOf(page, '[data-testid=epsilon-chart]');
    expect(chart.right).toBeLessThanOrEqual(opened.left);
    expect(chart.right - chart.left).toBeGreaterThan(400);
    expect(chart.bottom - chart.top).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => boxOf(page, '[data-testid=epsilon-chart]').then(({ right }) => right))
      .toBeGreaterThan(opened.left);
  });

  test('a refusal of a box is shown over the foot of the figure without changing its height', async () => {
    const { page } = here;
    const height = () => page.getByTestId('stage').evaluate((stage) => stage.getBoundingClientRect().height);
    const before = await height();
    for (const field of ['noiseMultiplier', 'clippingNorm']) {
      const control = page.locator(`[data-testid=control][data-field=${field}]`);
      const box = control.locator('input[type=text]');
      await box.fill('many');
      await box.press('Enter');
      const problem = control.getByText('cannot be');
      await problem.waitFor();
      expect(await height()).toBe(before);
      const said = await problem.boundingBox();
      expect((said?.x ?? 0) + (said?.width ?? Infinity)).toBeLessThanOrEqual(LAPTOP.width);
      expect(said?.y ?? 0).toBeGreaterThan(100);
      await box.press('Escape');
      await problem.waitFor({ state: 'detached' });
    }
  });

  test('C moves the lengths that it scales and says that no ε depends on it', async () => {
    const { page } = here;
    const numbers = () => page.locator('#claim').innerText();
    const before = await numbers();
    const clipping = page.locator('[data-testid=control][data-field=clippingNorm] input[type=text]');
    await clipping.focus();
    const scale = page.getByTestId('clipping-scale');
    await scale.waitFor();
    const marks = () =>
      scale
        .locator('[aria-hidden] > i')
        .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left));
    const [record, noise] = await marks();
    await clipping.fill('4');
    await clipping.press('Enter');
    await expect.poll(() => scale.innerText()).toMatch(/2C = 8, .* = 6\.709/s);
    const [later, louder] = await marks();
    expect(Number(later) - Number(record)).toBeGreaterThan(20);
    // the ratio of the two lengths stays, and so does every ε
    expect(Number(later) - Number(louder)).toBeCloseTo(Number(record) - Number(noise), 0);
    expect(await numbers()).toBe(before);
  });

  test('the state of the attack is not cut and its progress underlines no other words', async () => {
    const { page } = here;
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      const cut = await page
        .getByTestId('status-work')
        .evaluate(
          (line) => line.scrollWidth > line.clientWidth || getComputedStyle(line).textOverflow === 'ellipsis',
        );
      expect(cut, `${width}`).toBe(false);
    }
    await page.setViewportSize(LAPTOP);
    const bar = page.locator('[data-testid=status-line] progress');
    const apart = await bar.evaluate((progress) => {
      progress.removeAttribute('hidden');
      const own = progress.closest('[data-testid=status-line]')?.getBoundingClientRect();
      const { top, bottom } = progress.getBoundingClientRect();
      progress.setAttribute('hidden', '');
      return own !== undefined && top >= own.top && bottom <= own.bottom + 1;
    });
    expect(apart).toBe(true);
  });

  test('each press of the theme’s button changes the background', async () => {
    const { page } = here;
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    const button = page.getByRole('button', { name: /^Colours/ });
    await button.click();
    const once = await ground();
    expect(once).not.toBe(before);
    await button.click();
    expect(await ground()).not.toBe(once);
    await button.click();
    expect(await ground()).toBe(before);
  });

  test('beside a chapter one button opens share and attack, and words on a link’s change move nothing', async () => {
    const { page, errors } = here;
    await goWithin(page, `${LIGHT}#which-neighbour`);
    await page.locator('#which-neighbour-title').waitFor();
    await page.locator('[data-testid=stage-tabs] label').first().waitFor();
    expect(await page.getByTestId('status-line').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Save or share, and what the attack is doing' }).click();
    await page.getByTestId('status-line').waitFor();
    await page.keyboard.press('Escape');
    const before = await boxOf(page, '[data-testid=stage]');
    await page.locator('[data-testid=stage-tabs] label', { hasText: 'Two worlds' }).click();
    await page.locator('[data-testid=stage-said]', { hasText: /Undo/ }).waitFor();
    expect((await boxOf(page, '[data-testid=stage]')).top).toBe(before.top);
    expect(errors).toEqual([]);
  });

  test('no equation of a chapter ends beyond its column', async () => {
    const { page } = here;
    for (const id of ['which-neighbour', 'promise'].slice(0, size(1, 2))) {
      await goWithin(page, `${LIGHT}#${id}`);
      await page.locator(`#${id} summary`, { hasText: /^Deeper/ }).click();
      await page.locator(`#${id} .katex`).first().waitFor();
      const beyond = () =>
        page
          .locator(`#${id} [data-testid=equation]`)
          .evaluateAll((all) =>
            all.map((one) => one.scrollWidth - one.clientWidth).filter((more) => more > 1),
          );
      await expect.poll(beyond, { message: id }).toEqual([]);
    }
  });

  test('a slider takes the value of the place where it is pressed', async () => {
    const { page } = here;
    const slider = page.getByTestId('control-row').getByRole('slider', { name: /noise multiplier/i });
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The slider has no box.');
    for (const share of [0.7, 0.3]) {
      await page.mouse.click(box.x + share * box.width, box.y + box.height / 2);
      const words = await slider.getAttribute('aria-valuetext');
      const value = Number.parseFloat(words?.match(/[\d.]+/)?.[0] ?? '');
      // half of the handle is beyond the values at each end
      const place = HANDLE / 2 + sliderPosition(FIELDS.noiseMultiplier, value) * (box.width - HANDLE);
      expect(Math.abs(place - share * box.width), words ?? '').toBeLessThan(3);
    }
  });
});

// the words on a recorded attack, which are the longest, have the same test in game.test.ts
test('in German at 1280 × 720 the four links of the start are in the window after the attack', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    `de.html${LIGHT}`,
    async ({ page }) => {
      await page.getByTestId('guess-bars').waitFor();
      await page.getByText(/Diese Seite spielte/).waitFor();
      const ends = await endsOfStartLinks(page);
      expect(ends).toHaveLength(4);
      for (const end of ends) expect(end).toBeLessThanOrEqual(LAPTOP.height);
    },
    { viewport: LAPTOP, locale: 'de', reducedMotion: 'reduce' },
  );
});

test('on a phone each known training run on the map has a name that covers no other mark', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    `${LIGHT}#promise`,
    async ({ page }) => {
      await page.locator('#promise-title').waitFor();
      await page.getByTestId('ratio-map').waitFor();
      const names = await page
        .locator('[data-testid=stage] li:has(> button)')
        .evaluateAll((all) => all.map((one) => one.querySelector('span')?.textContent ?? ''));
      expect(names.length).toBeGreaterThan(3);
      expect(names).not.toContain('');
    },
    { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
  );
});
