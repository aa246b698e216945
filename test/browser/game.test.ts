// The game at the page's start, played by keys and by touch, without its workers, and shared.
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onlyInFull, size } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond, endsOfStartLinks } from './inPage';

const built = builtPage();

/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = '?v=2&R=2000&rep=1';

const TITLE = 'Guess Ana’s diagnosis';

async function playAll(page: Page): Promise<void> {
  for (let i = 0; i < 10; i++) await page.keyboard.press(i % 3 === 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.locator('#game').getByRole('button', { name: 'Play again' }).waitFor();
}

/** Script that replaces the system's sharing sheet and records what is shared. It closes the first sheet and uses the others. */
const SHEET = `{
  globalThis.handedOver = [];
  navigator.canShare = () => true;
  navigator.share = async (what) => {
    handedOver.push({ ...what, files: (what.files ?? []).map(({ name, type, size }) => ({ name, type, size })) });
    if (handedOver.length === 1) throw new DOMException('closed', 'AbortError');
  };
}`;

interface Shared {
  title: string;
  text: string;
  url: string;
  files: { name: string; type: string; size: number }[];
}

/** Names of the quantities of the live figure whose colours these elements have as their fill, line or ground. */
const coloursOf = (page: Page, selector: string) =>
  page.evaluate((all) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const names = ['add-remove', 'substitute', 'group', 'audit'].map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color] as const;
    });
    probe.remove();
    const seen = [...document.querySelectorAll(all)].flatMap((element) => {
      const { fill, stroke, backgroundColor } = getComputedStyle(element);
      return [fill, stroke, backgroundColor];
    });
    return names.filter(([, colour]) => seen.includes(colour)).map(([name]) => name);
  }, selector);

/** What a reader sees of the page's first window: sizes of its words in px, and how the answers of the game stand among all that is filled. */
const firstSight = (page: Page) =>
  page.evaluate(() => {
    const sizes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        // what only a screen reader finds is in a box of one pixel
        .filter((element) => element.getBoundingClientRect().width > 1)
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const boxOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect(Number.NaN, Number.NaN, Number.NaN, Number.NaN);
    const buttons = [...document.querySelectorAll('#game fieldset button')];
    const [answer, other] = buttons;
    const drawing = document.querySelector('#game svg');
    const ink = getComputedStyle(document.body).color;
    return {
      title: Math.max(...sizes('#game h2')),
      elsewhere: Math.max(...sizes('#page :not(#game *)')),
      sentence: Math.max(...sizes('#claim')),
      toDrawing: boxOf(answer).top - boxOf(drawing).bottom,
      width: (boxOf(other).right - boxOf(answer).left) / boxOf(answer?.parentElement).width,
      height: boxOf(answer).height,
      filled: [...document.querySelectorAll('button, a')].filter(
        (element) => getComputedStyle(element).backgroundColor === ink,
      ).length,
      ink: buttons.every((button) => getComputedStyle(button).backgroundColor === ink),
      bottom: boxOf(answer).bottom,
      // the words that can be seen above the answers and in them
      words: [
        ...document.querySelectorAll('#game h2, #game h2 + div > p, #game svg text, #game fieldset button'),
      ]
        .flatMap((element) => element.textContent?.split(/\s+/) ?? [])
        .filter((word) => /\p{L}/u.test(word)).length,
    };
  });

/** Windows of the first sight. npm test has the lower one. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** The words of each language that are looked for. Of the two languages, npm test has German, whose words are longer. */
const LANGUAGES = [
  {
    file: 'de.html',
    locale: 'de',
    recorded: /Ein Angriff lag bei 150\D000/,
    firstRound: 'Runde 1 von 10.',
    secondRound: 'Runde 2 von 10.',
    limits: /67,3\s?%[\s\S]*79,7\s?%/,
    none: 'Kein Diabetes',
    again: 'Noch einmal spielen',
    distributions: 'Verteilungen zeigen',
    restart: 'Neu starten',
  },
  {
    file: '',
    locale: 'en',
    recorded: /so a recorded attack played 150,000/,
    firstRound: 'Round 1 of 10.',
    secondRound: 'Round 2 of 10.',
    limits: /67\.3%[\s\S]*79\.7%/,
    none: 'None',
    again: 'Play again',
    distributions: 'show distributions',
    restart: 'Start again',
  },
];

describe.each(LANGUAGES.slice(0, size(1, LANGUAGES.length)))(
  'the game at the start without workers, with the limits of the recording ($locale)',
  ({ file, locale, recorded, firstRound, secondRound, limits, none, again, distributions, restart }) => {
    /** Requests of workers, which get no answer until a test lets them fail. */
    const asked: Route[] = [];
    let failing = false;
    // until its workers have arrived, the page shows the recording, whose words are the longest
    const here = built.stay(file, {
      locale,
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      prepare: (page) =>
        page.route(/worker[^/]*\.js/, (route) => (failing ? route.abort() : void asked.push(route))),
    });

    test('has as much room as its rounds before their code has loaded', async () => {
      const { page } = here;
      await page.getByText(recorded).waitFor();
      const short: string[] = [];
      for (const width of [360, 390, 768, 844, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(100);
        const { kept, needed } = await page.locator('#game h2 + div').evaluate((rounds: HTMLElement) => {
          const min = Number.parseFloat(getComputedStyle(rounds).minHeight);
          rounds.style.minHeight = '0';
          const { height } = rounds.getBoundingClientRect();
          rounds.style.minHeight = '';
          return { kept: min, needed: height };
        });
        if (needed > kept + 1 || kept > needed + 24) short.push(`${width} px: ${kept} for ${needed}`);
      }
      expect(short).toEqual([]);
    });

    test('the four links of the start are in the window at 1280 × 720', async () => {
      const { page } = here;
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByText(recorded).waitFor();
      const ends = await endsOfStartLinks(page);
      expect(ends).toHaveLength(4);
      for (const end of ends) expect(end).toBeLessThanOrEqual(720);
    });

    test.each(WINDOWS.slice(0, size(1, WINDOWS.length)))(
      'is the first thing that the eye meets in a window of $width px',
      async (viewport) => {
        const { page } = here;
        await page.setViewportSize(viewport);
        // the words of a game that has begun are others
        if (viewport !== WINDOWS[0]) {
          asked.length = 0;
          await page.reload();
          await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
        }
        await page.getByTestId('guess-bars').waitFor();
        const seen = await firstSight(page);
        expect(seen.title).toBeGreaterThan(1.25 * seen.elsewhere);
        expect(seen.title).toBeGreaterThan(1.4 * seen.sentence);
        // the answers stand right below the number that they are about, and they alone are filled
        expect(seen.toDrawing).toBeLessThan(12);
        expect(seen.words).toBeLessThanOrEqual(28);
        expect(seen.ink).toBe(true);
        expect(seen.filled).toBe(2);
        expect(seen.width).toBeGreaterThan(0.98);
        expect(seen.height).toBeGreaterThanOrEqual(44);
        expect(seen.bottom).toBeLessThan(viewport.height / 2);
        // no answer to a guess, right or wrong, moves the bars
        const bars = async () => (await page.getByTestId('guess-bars').boundingBox())?.y;
        const place = await bars();
        for (let i = 0; i < 9; i++) {
          await page.keyboard.press(i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
          expect(await bars()).toBe(place);
        }
      },
    );

    test('can be played even once they have failed', async () => {
      const { page } = here;
      failing = true;
      for (const route of asked) await route.abort();
      const game = page.locator('#game');
      // the first sight has left its tenth round
      await page.keyboard.press('ArrowLeft');
      await game.getByRole('button', { name: again }).click();
      await game.getByText(firstRound).waitFor();
      await expect.poll(() => game.getByTestId('guess-bars').innerText()).toMatch(limits);
      await game.getByText(recorded).waitFor();
      await page.keyboard.press('ArrowRight');
      await game.getByText(secondRound).waitFor();
      // the curves come from a worker, and the game continues without them
      await game.getByRole('checkbox', { name: distributions }).check();
      await page.keyboard.press('Tab');
      await game.getByRole('button', { name: none }).focus();
      for (let i = 1; i < 10; i++) await page.keyboard.press('ArrowRight');
      await game.getByRole('button', { name: again }).waitFor();
      await game.getByRole('alert').getByRole('button', { name: restart }).waitFor();
    });
  },
);

describe('the game at the start', () => {
  test('is played by keys beside the figure, shows what each guarantee allows, and is shared, also after a closed sheet', async () => {
    await built.visit(LIGHT, async ({ page, errors }) => {
      await page.evaluate(SHEET);
      const game = page.getByRole('region', { name: TITLE });
      await game.getByText('Round 1 of 10.').waitFor();
      const figure = await page.getByTestId('epsilon-surface').boundingBox();
      const box = await game.boundingBox();
      const { height = 0 } = page.viewportSize() ?? {};
      // game and figure fit the first window
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(height);
      expect((figure?.y ?? 0) + (figure?.height ?? Infinity)).toBeLessThan(height);
      const before = await page.evaluate(() => {
        const [button] = document.querySelectorAll('#game button');
        const range = document.createRange();
        range.setStart(document.querySelector('#game') as Node, 0);
        range.setEndBefore(button as Node);
        return range
          .toString()
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word)).length;
      });
      expect(before, 'words before the first thing to play with').toBeLessThanOrEqual(60);
      const bars = game.getByTestId('guess-bars');
      await expect
        .poll(() => bars.innerText())
        .toMatch(
          /if ε\s=\s4\.14 \(add\/remove\) applied\s+≤\s67\.3%[\s\S]*true limit on average, ε\s=\s8\.00 \(substitute\)\s+≤\s79\.7%/,
        );
      await game.getByText('Ten rounds prove little').waitFor();
      await game.getByText('Each ε limits how well anyone can answer its question').waitFor();
      // keys work although nothing has the focus yet
      await page.keyboard.press('ArrowRight');
      const said = game.getByRole('status').first();
      await expect
        .poll(() => said.innerText())
        .toMatch(/^(?:Right|Wrong), it was (?:diabetes|none)\.\s+The next number is −?\d+\.$/);
      await page.keyboard.press('Control+ArrowRight');
      await game.getByText('Round 2 of 10.').waitFor();
      await game.getByRole('button', { name: 'None' }).focus();
      for (let i = 1; i < 10; i++) await page.keyboard.press(i % 3 === 0 ? 'ArrowLeft' : 'ArrowRight');
      await game.getByRole('button', { name: 'Play again' }).waitFor();
      await expect.poll(() => bars.innerText()).toMatch(/\d+ of 10[\s\S]*\d+ of 10/);
      await game
        .getByText(
          /so this page played 4,000 rounds and was right in about \d\d(?:\.\d)?%\. That is more than add\/remove would allow\./,
        )
        .waitFor();
      await game.getByText('A library’s ε covers whether Ana took part, not what her record says.').waitFor();
      await expect.poll(() => game.locator('svg path').count()).toBeGreaterThan(1);
      expect(await coloursOf(page, '#game svg *')).toEqual([]);
      expect(await coloursOf(page, '#game [data-testid=guess-bars] > :nth-child(-n+2) *')).toEqual([]);
      // the limits of both guarantees keep their colours
      expect(await coloursOf(page, '#game [data-testid=guess-bars] *')).toEqual(['add-remove', 'substitute']);
      expect(await axeFinds(page, { parts: ['#game'] })).toEqual([]);

      // another setting ends the next game in its midst, which it says, and keeps what is shown
      await game.getByRole('button', { name: 'Play again' }).click();
      const curves = game.getByRole('checkbox', { name: 'show distributions' });
      await curves.check();
      const [none, diabetes] = ['None', 'Diabetes'].map((name) => game.getByRole('button', { name }));
      await none.focus();
      await page.keyboard.press('ArrowRight');
      const focused = (button: Locator) => button.evaluate((one) => one === document.activeElement);
      await expect.poll(() => focused(diabetes)).toBe(true);
      await page
        .getByTestId('control')
        .getByRole('slider', { name: /noise multiplier/i })
        .press('ArrowUp');
      await game.getByText('New setting, new count.').waitFor();
      await game.getByText('Round 1 of 10.').waitFor();
      expect(await curves.isChecked()).toBe(true);

      // what is shared is a picture and a link to these settings
      await expect.poll(() => game.getByTestId('guess-bars').innerText()).toMatch(/ε\s=\s\d[\s\S]*ε\s=\s\d/);
      await none.focus();
      await playAll(page);
      await game.getByRole('button', { name: 'Save picture', disabled: false }).waitFor();
      const share = game.getByRole('button', { name: 'Share my game' });
      await share.click();
      const shared = () =>
        page.evaluate(() => (globalThis as unknown as { handedOver: Shared[] }).handedOver);
      await expect.poll(async () => (await shared()).length).toBe(1);
      expect(await game.getByText('did not allow').count()).toBe(0);
      await share.click();
      await game.getByText('Shared.').waitFor();
      const [, { text, url, files }] = (await shared()) as [Shared, Shared];
      expect(text).toMatch(
        /^I guessed Ana’s diagnosis right in \d+ of 10 rounds at Adjacency Lab\. If the printed ε of \d\.\d\d covered her diagnosis, nobody could average more than \d\.\d\.$/,
      );
      const moved = await page
        .locator('[data-testid=control][data-field=noiseMultiplier] input[type=text]')
        .inputValue();
      const { search, searchParams } = new URL(url);
      expect(search).toMatch(/^\?v=2&s=[\d.]+&R=2e3&rep=1$/);
      expect(Number(searchParams.get('s'))).toBeCloseTo(Number(moved), 3);
      expect(files).toMatchObject([{ name: 'adjacency-lab-game.png', type: 'image/png' }]);
      expect(files[0]?.size).toBeGreaterThan(10_000);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        game.getByRole('button', { name: 'Save picture' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('adjacency-lab-game.png');
      expect(errors).toEqual([]);
    });
  });

  test('stands above the figure on a phone, and its link leads to the curve there', async (itself) => {
    onlyInFull(itself);
    await built.visit(
      LIGHT,
      async ({ page }) => {
        const game = page.locator('#game');
        await game.getByText('Round 1 of 10.').waitFor();
        const figure = await page.getByTestId('stage').boundingBox();
        const box = await game.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(figure?.y ?? 0);
        const row = page.getByTestId('control-row');
        // the slider is hidden until the figure that it moves is in the window
        await expect.poll(() => row.isVisible()).toBe(false);
        const bars = async () => (await game.getByTestId('guess-bars').boundingBox())?.y;
        const place = await bars();
        await game.getByRole('button', { name: 'Diabetes' }).tap();
        await game.getByText('Round 2 of 10.').waitFor();
        await game
          .getByRole('status')
          .first()
          .getByText(/^(?:Right|Wrong), it was/)
          .waitFor();
        for (let i = 1; i < 10; i++) await game.getByRole('button', { name: 'None' }).tap();
        await game.getByRole('button', { name: 'Play again' }).waitFor();
        expect(await bars()).toBe(place);
        await game.getByRole('link', { name: 'See it on the curve' }).tap();
        await expect.poll(() => row.isVisible()).toBe(true);
        await expect
          .poll(async () => (await page.getByTestId('stage').boundingBox())?.y ?? Infinity)
          .toBeLessThan(200);
        expect(new URL(page.url()).search).toBe('?v=2&R=2e3&rep=1');
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );
  });

  test('keeps everything in the window at 400% in forced colours', async (itself) => {
    onlyInFull(itself);
    await built.visit(
      LIGHT,
      async ({ page }) => {
        // the window is that of 1280 px at a zoom of 400%
        const game = page.locator('#game');
        await game.getByText('Round 1 of 10.').waitFor();
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        await playAll(page);
        await game.getByRole('button', { name: /(?:Share|Copy) my game/ }).waitFor();
        expect(await beyond(page)).toBeLessThanOrEqual(0);
        const wide = await game.evaluate((region) =>
          [...region.querySelectorAll('*')]
            // folded parts and words for screen readers are not visible
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .filter((element) => {
              let at: Element | null = element;
              while (at && !at.matches('details') && getComputedStyle(at).clipPath !== 'inset(50%)')
                at = at.parentElement;
              return at === null;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(wide).toEqual([]);
        expect(await axeFinds(page, { parts: ['#game'] })).toEqual([]);
      },
      { viewport: { width: 320, height: 256 } },
    );
  });
});
