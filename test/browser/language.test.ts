// The page in German: who gets it, which files are loaded, and that nothing in it is left in English or lacks room.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { RECORD_SOURCES } from '../../src/scenario';
import { serveFaultily } from '../../tools/verify/faults/faultySite';
import { size, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond } from './inPage';
import { skipCovers } from './tabs';
import { figuresOnStage, openChapter, putOnStage, unfoldAll } from './wholePage';

const built = builtPage();
/** A source of records that takes files, if some guest (src/guests) has one. */
const [source] = RECORD_SOURCES;
const LIGHT = '?v=2&q=1/4&R=500&rep=1';

const catalogues = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => /\/sentences-(\w+)-[^/]+\.json$/.exec(address)?.[1] ?? []);

describe('the language', () => {
  test('is that of the browser, no other is loaded, and a link that keeps the scenario changes it for good', async () => {
    await built.visit(
      LIGHT,
      async ({ page, requests, errors }) => {
        await page.waitForURL(/\/de\.html\?v=2&q=1\/4/);
        await page.locator('#lab .current-point').waitFor({ state: 'attached' });
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
        await page.getByRole('link', { name: 'English' }).waitFor();
        // a box shows numbers as readers of the language write them, and accepts them
        const noise = page.locator('#lab').getByRole('textbox', { name: /Rauschfaktor/ });
        await expect.poll(() => noise.inputValue()).toMatch(/^\d,\d+$/);
        await noise.fill('1,25');
        await noise.press('Enter');
        await page.waitForURL(/s=1\.25/);
        expect(new Set(catalogues(requests.map((request) => request.url())))).toEqual(new Set(['de']));
        expect(errors).toEqual([]);

        await page.getByRole('link', { name: 'English' }).click();
        await page.waitForURL(/\/\?v=2&q=1\/4&s=1\.25.*lang=en/);
        await page.getByRole('link', { name: 'Deutsch' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
        await page.goto(built.site.url);
        await page.getByRole('link', { name: 'Deutsch' }).waitFor();
      },
      { locale: 'de-AT' },
    );
  });

  test('is that of the preview beside a link to the page', async () => {
    const read = async (file: string) => (await fetch(built.site.url + file)).text();
    for (const [file, language] of [
      ['', 'en'],
      ['de.html', 'de'],
    ] as const) {
      const head = (await read(file)).split('</head>')[0]!;
      const address = (property: string) =>
        new RegExp(`"${property}" (?:content|href)="([^"]+)"`).exec(head)?.[1];
      expect(address('canonical')).toBe(address('og:url'));
      const picture = address('og:image')!.split('/').at(-1)!;
      expect(picture).toBe(`social-${language}.png`);
      const response = await fetch(built.site.url + picture);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(await read('sitemap.xml')).toContain(`<loc>${address('canonical')}</loc>`);
    }
    expect(await read('404.html')).toContain('lang="de"');
  });
});

describe('in German, on a phone', () => {
  const here = built.stay(`de.html${LIGHT}`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });

  test('every text fits the window and none is left in English', { timeout: 120_000 }, async () => {
    const { page, errors } = here;
    await page.locator('#lab .current-point').waitFor({ state: 'attached' });
    let texts = 0;
    const places = [null, ...CHAPTERS.map((chapter) => chapter.id)];
    // npm test has the start and every third chapter
    for (const id of places.filter((_, i) => size(i % 3 === 0, true))) {
      if (id !== null) await openChapter(page, id);
      await unfoldAll(page);
      // npm test has only the first figure of each chapter; the words of the others are in the catalogue, which is complete
      const figures = await figuresOnStage(page);
      for (const figure of figures.slice(0, size(1, figures.length))) {
        await putOnStage(page, figure);
        await expect.poll(() => beyond(page), { message: `${id} ${figure}` }).toBe(0);
        const read = await readFor(page);
        expect(read.english, `${id} ${figure}`).toEqual([]);
        texts += read.texts;
      }
      // axe looks only at full size, since the elements are the same as in English
      if (thorough) expect(await axeFinds(page), `${id}`).toEqual([]);
    }
    expect(texts).toBeGreaterThan(size(800, 1500));
    expect(errors).toEqual([]);
  });
});

/** Words that no German sentence has. Titles of papers and what users have written stand in quotes or code and do not count. */
const ENGLISH =
  /\b(?:the|and|which|that|is|are|has|not|of|to|with|from|give|given|number|integer|line|file|could|used|left|records?|worker|code)\b/;

async function readFor(page: Page): Promise<{ texts: number; english: string[] }> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: by, textContent } = walker.currentNode;
      if (by?.closest('main, [role=alert], [role=status]') && !by.closest('.katex, textarea, code, noscript'))
        found.push(textContent ?? '');
    }
    return found;
  });
  const english = texts.filter((text) => ENGLISH.test(text.replace(/„[^“]*“/g, '')));
  return { texts: texts.length, english };
}

// only at full size, since it goes through many faults; unit tests check the sentences of the core
if (thorough)
  test('all errors are in German on the German page', async () => {
    const site = await serveFaultily((name) =>
      name.startsWith('assets/NeighbourFigure-') ? 'missing' : 'whole',
    );
    const context = await built.browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    try {
      await context.addInitScript(skipCovers);
      const page = await context.newPage();
      // bad values of a link
      const dataset = source?.id ?? 'digits';
      await page.goto(
        `${site.url}de.html${LIGHT}&s=abc&T=0.5&net=9&zz=1&at=0.1&data=${dataset}#which-neighbour`,
      );
      await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('[role=alert] li').count()).toBe(5);
      // a chunk that fails
      await page.locator('[data-testid=stage-tabs] label:has([value=neighbour])').click();
      await page.locator('[data-testid=stage] [role=alert]').waitFor();
      // a bad number in a box
      const noise = page.locator('#lab').getByRole('textbox', { name: /Rauschfaktor/ });
      await noise.fill('0,1');
      await noise.press('Enter');
      await page.locator('#lab').getByText('Rauschfaktor σ kann nicht „0,1“ sein').waitFor();
      // a bad file
      if (source) {
        await openChapter(page, 'training');
        await page
          .locator('#training input[type=file][accept*=csv]')
          .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n3') });
        await page.locator('#training [role=alert]').waitFor();
      }
      // a bad configuration
      await openChapter(page, 'choose');
      // the chapter's form stands on the stage
      const form = page.getByTestId('stage');
      await form.locator('textarea').fill('batch_size = 256\nnoise_multiplier = 1,1\nepochs = many');
      await form
        .getByText(/Ihr Komma kann/)
        .first()
        .waitFor();
      expect((await readFor(page)).english).toEqual([]);
    } finally {
      await context.close();
      await site.close();
    }
  });
