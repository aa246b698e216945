// The game at the page's start, played by keys and by touch, without its workers, and shared.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onlyInFull } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond } from './inPage';

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

describe('the game at the start', () => {
  test.each(
    ['', 'de.html'].flatMap((file) =>
      [
        { width: 1440, height: 900 },
        { width: 1280, height: 720 },
      ].map((viewport) => ({ file, viewport })),
    ),
  )(
    'is the first thing that the eye meets in a window of $viewport.width px ($file)',
    async ({ file, viewport }) => {
      await built.visit(
        `${file}${LIGHT}`,
        async ({ page }) => {
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
        { viewport, colorScheme: 'light', reducedMotion: 'reduce', ...(file === '' ? {} : { locale: 'de' }) },
      );
    },
  );

  test.each(['', 'de.html'])(
    'has as much room as its rounds before their code has loaded (%s)',
    async (file) => {
      await built.visit(
        file,
        async ({ page }) => {
          await page.getByTestId('guess-bars').waitFor();
          await page.getByText(/a recorded attack played|Ein Angriff lag bei/).waitFor();
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
        },
        // without its workers the page keeps the recording, whose words are the longest
        { prepare: (page) => page.route(/worker[^/]*\.js/, (route) => route.abort()) },
      );
    },
  );

  test('is played by keys beside the figure and shows what each guarantee allows', async () => {
    await built.visit(LIGHT, async ({ page, errors }) => {
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
          /if ε\s=\s4\.14 \(add\/remove\) applied\s+≤\s67\.3%[\s\S]*as ε\s=\s8\.00 \(substitute\) applies\s+≤\s79\.7%/,
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
      expect(errors).toEqual([]);
    });
  });

  test('is shared with a picture and a link to these settings, also after a closed sheet', async () => {
    await built.visit(
      `${LIGHT}&s=2`,
      async ({ page, errors }) => {
        const game = page.locator('#game');
        await game.getByText('Round 1 of 10.').waitFor();
        await expect
          .poll(() => game.getByTestId('guess-bars').innerText())
          .toMatch(/ε\s=\s\d[\s\S]*ε\s=\s\d/);
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
        expect(new URL(url).search).toMatch(/^\?v=2&s=2&R=2e3&rep=1$/);
        expect(files).toMatchObject([{ name: 'adjacency-lab-game.png', type: 'image/png' }]);
        expect(files[0]?.size).toBeGreaterThan(10_000);
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          game.getByRole('button', { name: 'Save picture' }).click(),
        ]);
        expect(file.suggestedFilename()).toBe('adjacency-lab-game.png');
        expect(errors).toEqual([]);
      },
      { prepare: (page) => page.addInitScript(SHEET) },
    );
  });

  test('can be played without workers, with the limits of the recording', async () => {
    await built.visit(
      '',
      async ({ page }) => {
        const game = page.locator('#game');
        await game.getByText('Round 1 of 10.').waitFor();
        await expect.poll(() => game.getByTestId('guess-bars').innerText()).toMatch(/67\.3%[\s\S]*79\.7%/);
        await game.getByText(/so a recorded attack played 150,000/).waitFor();
        await page.keyboard.press('ArrowRight');
        await game.getByText('Round 2 of 10.').waitFor();
        // the curves come from a worker, and the game continues without them
        await game.getByRole('checkbox', { name: 'show distributions' }).check();
        await page.keyboard.press('Tab');
        await game.getByRole('button', { name: 'None' }).focus();
        for (let i = 1; i < 10; i++) await page.keyboard.press('ArrowRight');
        await game.getByRole('button', { name: 'Play again' }).waitFor();
        await game.getByRole('alert').getByRole('button', { name: 'Start again' }).waitFor();
      },
      { prepare: (page) => page.route(/worker[^/]*\.js/, (route) => route.abort()) },
    );
  });

  test('stands above the figure on a phone, and its link leads to the curve there', async () => {
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
