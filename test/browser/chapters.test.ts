// The first three chapters on the built page: figures react to the keyboard, every step is a link that restores it, and terms open and
// close.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage, goWithin } from './builtPage';
import { parameter } from './inPage';
import { LIGHT } from './wholePage';

const built = builtPage();

const here = built.stay(`${LIGHT}#which-neighbour`, { reducedMotion: 'reduce' });

/** Counts the coloured pixels in each frame of a canvas, when the next frame begins. Runs in the page. */
function countPainted(): void {
  const painted: number[] = [];
  Object.assign(window, { painted });
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    const { data } = this.getImageData(0, 0, this.canvas.width, this.canvas.height);
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] > 0) count++;
    painted.push(count);
    clearRect.apply(this, box);
  };
}

/** Calls `run` with the chapter open, at the settings of the start. */
async function withChapter(id: string, run: (page: Page) => Promise<void>): Promise<void> {
  await goWithin(here.page, `${LIGHT}#${id}`);
  await run(here.page);
  expect(here.errors).toEqual([]);
}

/** Chooses a tab of the stage, and returns the stage once its figure is there. */
async function onStage(page: Page, tab: string): Promise<Locator> {
  const tabs = page.getByRole('group', { name: 'Choice of the figure' });
  await tabs.getByRole('radio', { name: tab, exact: true }).check();
  const figure = page.getByTestId('stage');
  await figure.locator('figure').waitFor();
  return figure;
}

/** Opens the part that is folded under these words, if it is not open already. */
async function unfold(place: Locator, words: string): Promise<void> {
  const summary = place.page().locator('summary', { hasText: words });
  const folded = place.locator('details', { has: summary }).last();
  await folded.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
}

/** The number of false claims by each of `bars` bars, once each has counted `all` claims. */
async function claims(experiment: Locator, all: number, bars: number): Promise<number[]> {
  let counts: number[] = [];
  const counted = async () => {
    const words = await experiment.getByTestId('claim-bars').allInnerTexts();
    counts = [...words.join().matchAll(/\((\d+) of (\d+)/g)].flatMap(([, count, of]) =>
      Number(of) === all ? [Number(count)] : [],
    );
    return counts.length;
  };
  await expect.poll(counted, { timeout: 180_000 }).toBe(bars);
  return counts;
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

describe('chapter 1', () => {
  test('with reduced motion one step stands still, and keys move through it', async () => {
    await withChapter('which-neighbour', async (page) => {
      const figure = await onStage(page, 'One step');
      const picture = figure.locator('.step-box').getByRole('img');
      // there is nothing to play with reduced motion
      expect(await figure.getByRole('button', { name: 'Play' }).count()).toBe(0);
      await figure.getByText('2.00 C', { exact: true }).waitFor();
      await figure.getByRole('radio', { name: 'left out' }).check();
      await figure.getByText('1.00 C', { exact: true }).waitFor();
      await expect
        .poll(() => picture.getAttribute('aria-label'))
        .toContain('Without Ana the sum moves by 1.00 C');
      const moment = figure.getByRole('slider', { name: 'Moment of the step' });
      await moment.focus();
      for (const part of ['released', 'batch', 'gradients', 'clipped', 'added up']) {
        await expect.poll(() => moment.getAttribute('aria-valuetext')).toBe(part);
        await page.keyboard.press('ArrowRight');
      }
      await figure.getByText('The step in numbers').click();
      await expect.poll(() => figure.getByRole('row', { name: /^Released/ }).count()).toBe(1);
      const noise = figure.locator('[data-symbol=sigma] circle').last();
      const radius = async () => Number(await noise.getAttribute('r'));
      const wide = await radius();
      const sigma = page.getByRole('slider', { name: /noise multiplier/i }).first();
      await sigma.focus();
      await press(page, 'PageDown', 3);
      await expect.poll(radius).toBeLessThan(wide);
      // npm test lets axe look at the map of chapter 2
      if (thorough) expect(await axeFinds(page, { parts: ['[data-testid=stage]'] })).toEqual([]);
    });
  });

  test('text that comes late takes the focus only where the reader has not put it elsewhere', async () => {
    await withChapter('which-neighbour', async (page) => {
      const figure = await onStage(page, 'One step');
      const moment = figure.getByRole('slider', { name: 'Moment of the step' });
      const arrive = async (meanwhile: () => Promise<void>) => {
        // pretends that the text is not drawn yet
        await page.evaluate(() => {
          document.getElementById = (id) => {
            if (id !== 'which-neighbour-title') return Document.prototype.getElementById.call(document, id);
            document.body.dataset.sought = '';
            return null;
          };
        });
        await page.locator('header nav a[href="#which-neighbour"]').click();
        await page.locator('body[data-sought]').waitFor();
        await meanwhile();
        await page.evaluate(() => {
          Reflect.deleteProperty(document, 'getElementById');
          delete document.body.dataset.sought;
          document.body.append('');
        });
      };
      await arrive(() => moment.focus());
      const before = await moment.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => moment.getAttribute('aria-valuetext')).not.toBe(before);
      await arrive(async () => {});
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('which-neighbour-title');
    });
  });

  test('arrow keys move the record, which the words describe', async () => {
    await withChapter('which-neighbour', async (page) => {
      const figure = await onStage(page, 'Swap a record');
      const words = figure.locator('#neighbour-words');
      await expect.poll(() => words.innerText()).toContain('Replacing z');
      const before = await words.innerText();
      await figure.getByRole('slider', { name: /gradient of z′/i }).focus();
      await press(page, 'ArrowLeft', 4);
      await expect.poll(() => words.innerText()).not.toBe(before);
      await expect.poll(() => words.innerText()).toMatch(/by (1\.9|2\.0)\d C/);
      await figure.getByRole('radio', { name: 'removed' }).check();
      await expect.poll(() => words.innerText()).toContain('Removing z moves the sum by 1.00 C');
      await expect.poll(() => figure.getByRole('slider').count()).toBe(1);
    });
  });

  test('a step changes the scenario with an entry of history, and its address restores it', async () => {
    await withChapter('which-neighbour', async (page) => {
      const link = page.locator('#which-neighbour').getByRole('link', { name: /every record joins/ });
      const address = new URL((await link.getAttribute('href')) ?? '', page.url());
      expect(address.hash).toBe('#which-neighbour/every-step');
      await link.click();
      await expect.poll(() => parameter(page, 'q')).toBe('1');
      await page.goBack();
      await expect.poll(() => parameter(page, 'q')).toBeNull();
      await goWithin(page, address.href);
      await page.getByText(/standard deviation 2 C/).waitFor();
      await expect.poll(() => parameter(page, 'T')).toBe('1');
    });
  });

  test('terms open on focus and deeper texts have MathML', async () => {
    await withChapter('which-neighbour', async (page) => {
      const chapter = page.locator('#which-neighbour');
      await chapter.getByRole('button', { name: 'adjacency' }).focus();
      const note = page.getByRole('tooltip');
      await note.getByText(/count as neighbours/).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => note.count()).toBe(0);
      await chapter.getByText(/^Deeper/).click();
      await expect.poll(() => chapter.locator('[data-testid=equation] math').count()).toBe(2);
    });
  });
});

describe('chapter 2', () => {
  test('the map’s own mark moves by arrow keys and the curves stand in a table', async () => {
    await withChapter('promise', async (page) => {
      const map = await onStage(page, 'Map');
      const own = map.getByRole('slider', { name: /in the map/ });
      await own.waitFor();
      const words = map.getByTestId('map-words');
      await words.getByText(/Their ratio is 1\.93\./).waitFor();
      await own.focus();
      await press(page, 'ArrowUp', 4);
      await press(page, 'ArrowRight', 3);
      await words.getByText(/Their ratio is 2\.\d\d\./).waitFor();
      // the address follows the scenario after a moment
      await expect.poll(() => Number(parameter(page, 's'))).toBeGreaterThan(2);
      await expect.poll(() => own.getAttribute('aria-valuetext')).toMatch(/ratio 2\.\d\d/);
      const tradeoff = await onStage(page, 'Trade-off');
      await tradeoff.getByRole('img', { name: /trade-off curves.*false alarms/ }).waitFor();
      await tradeoff.getByText('The curve in numbers').click();
      await expect.poll(() => tradeoff.getByRole('row').count()).toBeGreaterThan(10);
      expect(await tradeoff.innerText()).not.toMatch(/NaN|undefined|Infinity/);
    });
  });

  test('the map describes its regions in words and sets the page to a known run', async () => {
    await withChapter('promise', async (page) => {
      const map = await onStage(page, 'Map');
      const box = map.locator('.map-box');
      await expect.poll(() => box.getAttribute('aria-busy')).toBe('false');
      for (const word of ['more than twice', 'less than twice'])
        await box.getByText(word, { exact: true }).waitFor();
      for (const number of ['2', '2.5'])
        await box.getByTestId('ratio-number').getByText(number, { exact: true }).waitFor();
      expect(await axeFinds(page, { parts: ['[data-testid=stage]'] })).toEqual([]);
      await map.getByText('The map in numbers').click();
      await expect.poll(() => map.getByRole('row').count()).toBe(7);
      await map.getByText('The map in numbers').click();
      await box.getByRole('button', { name: /^Set the page to CIFAR-10/ }).click();
      await expect.poll(() => parameter(page, 'T')).toBe('725');
      await expect.poll(() => parameter(page, 's')).toBe('10');
    });
  });
});

describe('chapter 3', () => {
  test('the number of the sentence at the top is that of a row with its counts', async () => {
    await withChapter('worst-case', async (page) => {
      const number = /(?:≥|at least)\s*([\d.]*\d)/;
      const top = page.getByRole('heading', { level: 1 }).getByText(/at least\s+\d/);
      await top.waitFor();
      const figure = await onStage(page, 'Count mistakes');
      await unfold(figure, 'All readings, and the runs in numbers');
      const row = figure.getByRole('row', { name: /by the share of wrong guesses/ });
      await row.getByText('the headline’s number').waitFor();
      // both follow runs that are still being made, and the row follows later while it is out of sight
      let shown: string | undefined;
      await expect
        .poll(async () => {
          shown = number.exec(await top.innerText())?.[1];
          return (
            shown !== undefined && number.exec(await row.locator('td').last().innerText())?.[1] === shown
          );
        })
        .toBe(true);
      // the same counts give a far smaller bound without a curve
      const direct = figure.getByRole('row', { name: /no curve assumed/ });
      expect(Number(number.exec(await direct.locator('td').last().innerText())?.[1])).toBeLessThan(
        Number(shown) / 3,
      );
    });
  });

  test('counts and bounds follow the threshold and count as explored until fresh runs are made', async () => {
    await withChapter('worst-case', async (page) => {
      const chapter = await onStage(page, 'Count mistakes');
      await unfold(chapter, 'All readings, and the runs in numbers');
      const threshold = chapter.getByRole('slider', { name: 'Threshold' });
      await threshold.focus();
      const positives = chapter.getByRole('row', { name: /z′ taken for z/ });
      const errors = async () => Number(/(\d+) of 1,000/.exec(await positives.innerText())?.[1]);
      await expect.poll(errors).toBeGreaterThan(100);
      await chapter.getByText(/fixed before these runs were made/).waitFor();
      await press(page, 'PageUp', 2);
      await expect.poll(errors).toBeLessThan(60);
      await chapter.getByText(/it has no confidence/).waitFor();
      const explored = await errors();
      await chapter.getByRole('button', { name: 'Make fresh runs' }).click();
      await chapter.getByText(/made after the threshold was set/).waitFor();
      await expect.poll(errors).not.toBe(explored);
      await threshold.focus();
      await page.keyboard.press('End');
      await expect.poll(errors).toBe(0);
      await chapter.getByText('ε ≥ 0').first().waitFor();
    });
  });

  test('the best threshold makes more false claims than a fixed one', async (itself) => {
    onlyInFull(itself);
    await withChapter('worst-case', async (page) => {
      const chapter = page.locator('#worst-case');
      await unfold(chapter, 'Why not report the best of many tries?');
      const experiment = chapter.getByRole('region', { name: /The best threshold/ });
      await experiment.scrollIntoViewIfNeeded();
      await expect.poll(() => experiment.getAttribute('aria-busy')).toBe('false');
      const [fixed, best] = await claims(experiment, 400, 2);
      expect(fixed).toBeLessThan(best);
    });
  });

  test('stopping at the best moment makes false claims unless the bound holds at all times', async (itself) => {
    onlyInFull(itself);
    await withChapter('worst-case', async (page) => {
      await unfold(page.locator('#worst-case'), 'Why not report the best of many tries?');
      const experiment = page.getByRole('region', { name: /The best moment to stop/ });
      await experiment.scrollIntoViewIfNeeded();
      const [planned, best, sequence] = await claims(experiment, 200, 3);
      expect(best).toBeGreaterThan(2 * Math.max(planned, sequence));
      await experiment.getByText('The claims in numbers').click();
      await expect.poll(() => experiment.getByRole('row').count()).toBe(4);
    });
  });

  test('twenty guesses by keys are compared with the threshold’s, and a key begins another game', async (itself) => {
    onlyInFull(itself);
    await withChapter('worst-case', async (page) => {
      const figure = await onStage(page, 'Beat the attacker');
      await figure.getByText('Round 1 of 20').waitFor();
      await figure.getByRole('checkbox', { name: 'show distributions' }).check();
      await figure.getByRole('button', { name: 'None' }).focus();
      for (let i = 0; i < 20; i++) await page.keyboard.press(i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
      const again = figure.getByRole('button', { name: 'Play again' });
      await again.waitFor();
      const bars = figure.getByTestId('guess-bars');
      const score = /(\d+) of 20[\s\S]*?(\d+) of 20/;
      await expect.poll(() => bars.innerText()).toMatch(score);
      const [, own, threshold] = score.exec(await bars.innerText()) ?? [];
      await figure.getByText('In numbers').click();
      await expect.poll(() => figure.getByRole('row').count()).toBe(21);
      const rows = await figure.getByRole('row').allInnerTexts();
      const cells = rows.slice(1).map((row) => row.split('\t').slice(2));
      expect(cells.filter(([you, , truth]) => you === truth)).toHaveLength(Number(own));
      expect(cells.filter(([, rule, truth]) => rule === truth)).toHaveLength(Number(threshold));
      await expect
        .poll(() => bars.innerText())
        .toMatch(
          /if ε\s=\s4\.14 \(add\/remove\) applied\s+≤\s67\.3%[\s\S]*true limit on average, ε\s=\s8\.00 \(substitute\)\s+≤\s79\.7%/,
        );
      expect(await axeFinds(page, { parts: ['[data-testid=stage]'] })).toEqual([]);
      await figure.getByText('In numbers').click();
      await again.focus();
      await page.keyboard.press('Enter');
      await figure.getByText('Round 1 of 20').waitFor();
      // arrow keys act at once, without moving the focus to a button
      await page.keyboard.press('ArrowRight');
      await figure.getByText('Round 2 of 20').waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/guess|game/i);
      // a change of settings begins a new game without taking the focus, although a new game was asked for and nothing guessed in it
      for (let i = 1; i < 20; i++) await page.keyboard.press('ArrowRight');
      await again.waitFor();
      await page.keyboard.press('Enter');
      await figure.getByText('Round 1 of 20').waitFor();
      const box = page.locator('[data-testid=control] [type="text"]').first();
      const picture = figure.getByRole('img');
      const before = await picture.getAttribute('aria-label');
      await box.focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => picture.getAttribute('aria-label')).not.toBe(before);
      await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  test('draws fall onto their heaps without reduced motion', async (itself) => {
    onlyInFull(itself);
    await built.visit(
      `${LIGHT}#worst-case`,
      async ({ page, errors }) => {
        const rain = page.locator('[data-testid=stage] canvas');
        // the scrolling without reduced motion is smooth and may end early on a busy machine, so it is repeated
        await expect
          .poll(async () => {
            await page.locator('#worst-case h2').scrollIntoViewIfNeeded();
            return rain.count();
          })
          .toBe(1);
        // some frame must have far fewer coloured pixels than a later one, however few frames a busy machine has drawn
        const grown = () =>
          page.evaluate(() => {
            const some = (window as unknown as { painted: number[] }).painted.filter((count) => count > 0);
            return Math.max(...some) - Math.min(...some);
          });
        await expect.poll(grown).toBeGreaterThan(2000);
        expect(errors).toEqual([]);
      },
      { reducedMotion: 'no-preference', prepare: (page) => page.addInitScript(countPainted) },
    );
  });
});
