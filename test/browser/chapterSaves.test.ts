// The saved pictures of the figures of chapters 1 to 3, on the built page. They stand on their own, in the page's own fonts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { GUESTS } from '../../src/guests/registry';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { onlyInFull, size, thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { skipCovers } from './tabs';
import { typeInUse } from './typeInUse';
import { openDarkroom } from './visual/darkroom';
import { closeSaves, openChapter, openSaves, putOnStage, unfoldAll } from './wholePage';

const built = builtPage();
const here = built.stay('?v=2&R=500&rep=1&seed=9');

/** Pictures by chapter and figure of its stage. */
const PICTURES = [
  ['which-neighbour', 'neighbour', ['the plane of gradients', 'the densities']],
  ['promise', 'map', ['the ratio map']],
  ['promise', 'profile', ['the privacy profile']],
  ['promise', 'tradeoff', ['the trade-off curve']],
  ['worst-case', 'worst-case', ['the scores']],
] as const;

const stage = () => here.page.getByTestId('stage');

/** Opens a chapter with a figure on its stage, waits until it is drawn, and opens the dialog that saves it. */
async function show(chapter: string, figure: string): Promise<void> {
  const { page } = here;
  await closeSaves(page);
  await openChapter(page, chapter);
  await putOnStage(page, figure);
  await expect
    .poll(() =>
      page.locator('[data-testid=stage] :is([aria-busy="true"], [data-testid=figure-wait])').count(),
    )
    .toBe(0);
  await openSaves(stage(), /^Save /);
}

async function take(kind: 'SVG' | 'PNG', picture: string): Promise<Buffer> {
  const button = here.page.getByRole('button', { name: `${kind}: save ${picture}`, exact: true });
  const [file] = await Promise.all([here.page.waitForEvent('download'), button.click()]);
  return readFile(await file.path());
}

test('every picture that is saved below its figure stands on its own and names its link', async () => {
  const { page, errors, strangers } = here;
  const svgs: string[] = [];
  // npm test has a plane, curves and a map
  for (const [chapter, figure, pictures] of PICTURES.slice(0, size(2, PICTURES.length))) {
    await show(chapter, figure);
    for (const picture of pictures) svgs.push((await take('SVG', picture)).toString());
  }
  for (const part of ['rgb(102, 159, 192)', 'where the ratio is 2', '<circle r="7"'])
    expect(svgs[2]).toContain(part);
  await show('promise', 'map');
  const ground = page.getByRole('group', { name: 'Ground of the ratio map' });
  await ground.getByRole('radio', { name: 'dark ground' }).check();
  expect((await take('PNG', 'the ratio map')).subarray(1, 4).toString()).toBe('PNG');
  svgs.push((await take('SVG', 'the ratio map')).toString());
  expect(svgs.at(-1)).toContain('rgb(20, 20, 22)');
  expect(errors).toEqual([]);
  expect(strangers()).toEqual([]);
  // the picture is parsed in another page, since the policy of this one forbids it
  const reader = await page.context().newPage();
  for (const svg of svgs) {
    expect(svg).toContain(`link: ${built.site.url}?v=2&#38;R=500&#38;rep=1&#38;seed=9`);
    expect(svg).toContain(`Adjacency Lab ${version}`);
    // the fonts, which the picture carries, are checked apart from the rest
    const [style] = /<style>[\s\S]*<\/style>/.exec(svg) ?? expect.fail('no type');
    expect(style).not.toMatch(/url\((?!&#34;data:font\/woff2)/);
    expect(svg.replace(style, '')).not.toMatch(
      /var\(|light-dark|\s(?:class|style|href)=|url\((?!#)|NaN|undefined/,
    );
    const { failed, description, shapes } = await reader.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      return {
        failed: root.querySelector('parsererror')?.textContent ?? null,
        description: root.querySelector('desc')?.textContent ?? '',
        shapes: root.querySelectorAll('path, line, circle').length,
      };
    }, svg);
    expect(failed).toBeNull();
    expect(description.length).toBeGreaterThan(100);
    expect(shapes).toBeGreaterThan(5);
  }
});

test('a picture for a slide, a column or a page has no text below eight points', async (itself) => {
  onlyInFull(itself);
  const { page, errors } = here;
  await show('promise', 'profile');
  const drawn = page.locator('[data-testid=stage] .profile-box > svg');
  const before = await drawn.getAttribute('width');
  const sizes = page.getByRole('combobox', { name: 'Size of the privacy profile' });
  for (const [name, cm, ratio] of [
    ['slide, 16:9', 25.4, 9 / 16],
    ['column, 8.5 cm', 8.5, null],
    ['page, 16 cm', 16, null],
  ] as const) {
    await sizes.selectOption(name);
    const svg = (await take('SVG', 'the privacy profile')).toString();
    const [, width, height, px] =
      /width="([\d.]+)cm" height="([\d.]+)cm" viewBox="0 0 (\d+) /.exec(svg) ??
      expect.fail(svg.slice(0, 300));
    expect(Number(width)).toBe(cm);
    if (ratio !== null) expect(Number(height) / Number(width)).toBeCloseTo(ratio, 2);
    const scale = Number(/ scale\(([\d.]+)\)/.exec(svg)?.[1] ?? 1);
    const points = (72 * cm) / 2.54 / Number(px);
    // texts within the drawing are scaled with it, and those around it are not
    const [around, inside] = [svg.slice(0, svg.indexOf('<g transform="translate(')), svg];
    for (const [, size] of around.matchAll(/<text[^>]* font-size="([\d.]+)(?:px)?"/g))
      expect(Number(size) * points).toBeGreaterThan(7.99);
    for (const [, size] of inside.matchAll(/<text[^>]* font-size="([\d.]+)px"/g))
      expect(Number(size) * points * scale).toBeGreaterThan(7.99);
    expect(svg).toContain(`Adjacency Lab ${version}`);
  }
  await expect.poll(() => drawn.getAttribute('width')).toBe(before);
  await sizes.selectOption('as drawn');
  expect(errors).toEqual([]);
});

test('the map is saved with the known training runs, and at a fixed size as high as it is usually drawn', async (itself) => {
  onlyInFull(itself);
  const { page, errors } = here;
  await show('promise', 'map');
  await closeSaves(page);
  // what is unfolded below leaves little room for the map in a low window
  await stage().getByText('The map in numbers').click();
  await openSaves(stage(), 'the ratio map');
  const known = page.getByRole('list', { name: 'Known training runs' }).first();
  const names = (await known.locator('span').allInnerTexts()).filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(2);
  const sizes = page.getByRole('combobox', { name: 'Size of the ratio map' });
  const map = page.locator('[data-testid=ratio-map]').first();
  let squeezed: string | null = null;
  for (const size of ['as drawn', 'page, 16 cm']) {
    await sizes.selectOption(size);
    const svg = (await take('SVG', 'the ratio map')).toString();
    for (const name of names) expect(svg).toContain(`>${name}</text>`);
    expect(svg).toContain('known training run');
    // the axis of the map alone is as long as the map is usually high, less what stands above and below it
    if (size === 'as drawn') {
      squeezed = await map.getAttribute('height');
      continue;
    }
    const ends = [...svg.matchAll(/<line[^>]* y1="([\d.]+)"[^>]* y2="([\d.]+)"/g)].flatMap(([, from, to]) => [
      Number(from),
      Number(to),
    ]);
    expect(Math.max(...ends)).toBeGreaterThan(280);
  }
  await sizes.selectOption('as drawn');
  await expect.poll(() => map.getAttribute('height')).toBe(squeezed);
  expect(errors).toEqual([]);
});

/** Figures of the stage whose numbers come only with work of some seconds. */
const PATIENT = { timeout: 150_000 };

/** The stage's own figures of each chapter; the lab has its button in the stage's line, and guests test theirs. */
const STAGED = CHAPTERS.flatMap(({ id, stage: own }) =>
  own
    .filter((figure) => !GUESTS.some((guest) => guest === figure))
    .map((figure) => ({ chapter: id, figure })),
);

/** Every figure is walked at full size, and otherwise one that has no other test of its files. */
const WALKED = thorough ? STAGED : STAGED.filter(({ figure }) => figure === 'clipping');

test.each(WALKED)(
  '$figure of $chapter has the button that saves it at the right end of the line below it',
  async ({ chapter, figure }) => {
    const { page } = here;
    await closeSaves(page);
    await openChapter(page, chapter);
    await putOnStage(page, figure);
    // the squares of chapter 6 have their curve, which is what can be saved, in a fold below them
    if (figure === 'posterior-slide') await stage().getByText('The bounds at every prior').click();
    const button = stage().getByRole('button', { name: /^Save / });
    await button.waitFor(PATIENT);
    expect(await button.count()).toBe(1);
    expect(await button.innerText()).toBe('Save');
    const [place, drawing] = await button.evaluate((one) => {
      const box = one.closest('[data-testid=stage-content]')?.getBoundingClientRect();
      const svgs = [...document.querySelectorAll('[data-testid=stage] svg[width]')];
      const { right, top } = one.getBoundingClientRect();
      return [
        { fromRight: (box?.right ?? 0) - right, top },
        Math.max(...svgs.map((svg) => svg.getBoundingClientRect().bottom)),
      ];
    });
    expect(Math.abs(place.fromRight)).toBeLessThan(24);
    expect(place.top).toBeGreaterThan(drawing - 40);
    const dialog = await openSaves(stage(), /^Save /);
    for (const kind of ['SVG', 'PNG', 'CSV', 'JSON'])
      await dialog
        .getByRole('button', { name: new RegExp(`^${kind}: save`) })
        .first()
        .waitFor();
    const sizes = dialog.getByRole('combobox', { name: /^Size of/ }).first();
    expect(await sizes.locator('option').allInnerTexts()).toEqual([
      'as drawn',
      'slide, 16:9',
      'column, 8.5 cm',
      'page, 16 cm',
    ]);
    await sizes.selectOption('column, 8.5 cm');
    const pressed = dialog.getByRole('button', { name: /^SVG: save/ }).first();
    const [file] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
    const svg = (await readFile(await file.path())).toString();
    expect(svg).toContain('width="8.5cm"');
    expect(svg).toContain(`Adjacency Lab ${version}`);
    // the letters of a typeface that is packed into the picture may spell anything
    expect(svg.replaceAll(/url\([^)]*\)/g, '')).not.toMatch(/NaN|undefined/);
    await closeSaves(page);
  },
);

/** Figures in the texts of chapters, by the names of their buttons. None of them is the stage's. */
const IN_TEXT = [
  ['which-neighbour', 'the batches', 1],
  ['promise', 'the bell curves of μ', 1],
  ['worst-case', 'the bars of false claims', 2],
  ['one-run', 'the most that one run could show', 1],
  ['meaning', 'the bounds on one guess', 1],
] as const;

test.each(IN_TEXT.slice(0, size(1, IN_TEXT.length)))(
  'in the text of %s a button saves %s',
  async (chapter, name, count) => {
    const { page } = here;
    await closeSaves(page);
    await openChapter(page, chapter);
    await unfoldAll(page);
    // the experiments of chapter 3 run while they are in the window
    for (const title of await page.locator('#choice-title, #stopping-title').all()) {
      await title.scrollIntoViewIfNeeded();
      await title
        .locator('..')
        .getByRole('button', { name: /^Save / })
        .waitFor(PATIENT);
    }
    const buttons = page.locator('main').getByRole('button', { name: `Save ${name}`, exact: true });
    await expect.poll(() => buttons.count()).toBe(count);
    for (const button of await buttons.all()) {
      await button.click();
      const dialog = page.getByRole('dialog', { name: `Save ${name}`, exact: true });
      await dialog.getByRole('combobox', { name: /^Size of/ }).selectOption('column, 8.5 cm');
      for (const kind of ['SVG', 'CSV', 'JSON']) {
        const pressed = dialog.getByRole('button', { name: new RegExp(`^${kind}: save`), disabled: false });
        await pressed.waitFor(PATIENT);
        const [file] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
        const text = (await readFile(await file.path())).toString();
        expect(text).toContain(version);
        expect(text.replaceAll(/url\([^)]*\)/g, '')).not.toMatch(/NaN|undefined/);
        if (kind === 'SVG') expect(text).toMatch(/width="8.5cm"[\s\S]*<(?:rect|path|circle)/);
      }
      await closeSaves(page);
    }
  },
);

/** Pages beside the article whose charts are drawn from recordings or in the tab. */
const BESIDE = ['uniaud', 'paper', 'bounds'] as const;

test.runIf(thorough).each(BESIDE)('on ?page=%s every chart has a button that saves it', async (name) => {
  await built.visit(`?v=2&R=500&rep=1&page=${name}`, async ({ page, errors }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    // charts are drawn when they come near the window
    for (let at = 0; at < (await page.evaluate(() => document.body.scrollHeight)); at += 600) {
      await page.evaluate((to) => window.scrollTo(0, to), at);
      await page.waitForFunction(() => document.querySelector('[data-testid=figure-wait]') === null);
    }
    const charts = page.locator('main svg[role=img]');
    await expect.poll(() => charts.count()).toBeGreaterThan(3);
    const bare = await charts.evaluateAll((all) =>
      all
        .filter((chart) => !chart.closest('section, figure')?.querySelector('button[aria-label^="Save "]'))
        .map((chart) => chart.getAttribute('aria-label')),
    );
    expect(bare).toEqual([]);
    expect(errors).toEqual([]);
  });
});

/** The picture of chapter 2 whose axis has exponents and symbols in the serif. */
const TYPED = 'the privacy profile';

// The SVG is opened alone, and the browser is asked which fonts it uses. The PNG is compared with it and with the picture without fonts.
test('a picture carries its fonts, both as SVG and as PNG', async (itself) => {
  onlyInFull(itself);
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  const paths = { svg: join(folder, 'it.svg'), bare: join(folder, 'bare.svg') };
  try {
    await show('promise', 'profile');
    const saved = { svg: (await take('SVG', TYPED)).toString(), png: await take('PNG', TYPED) };
    expect(here.errors).toEqual([]);
    expect(here.strangers()).toEqual([]);
    const { svg } = saved;
    writeFileSync(paths.svg, svg);
    writeFileSync(paths.bare, svg.replace(/<style>[\s\S]*<\/style>/, ''));
    const context = await built.browser.newContext({ deviceScaleFactor: 2 });
    try {
      await context.addInitScript(skipCovers);
      const page = await context.newPage();
      const shown = async (path: string) => {
        await page.goto(pathToFileURL(path).href);
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
        await page.setViewportSize({ width: Math.round(Number(width)), height: Math.round(Number(height)) });
        const { letters, strangers } = await typeInUse(page);
        return { letters, strangers, png: await page.screenshot() };
      };
      const whole = await shown(paths.svg);
      expect(whole.strangers).toEqual([]);
      expect(whole.letters['Inter Variable']).toBeGreaterThan(100);
      const bare = await shown(paths.bare);
      expect(bare.strangers.length).toBeGreaterThan(0);
      const darkroom = await openDarkroom(built.browser);
      const [png, ...others] = await Promise.all(
        [saved.png, whole.png, bare.png].map((picture) => darkroom.develop(picture)),
      );
      expect(await darkroom.judge(png, others[0])).toMatchObject({ same: true });
      expect(await darkroom.judge(png, others[1])).toMatchObject({ same: false });
    } finally {
      await context.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
