// What the built page loads and when it draws: the limit on the size of scripts, files that are requested in advance, and how soon a
// dragged mark follows.
import { existsSync, readFileSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DRAGS, drag, handleOf } from '../../tools/bench/dragging/drags';
import { chunksOfBuild, closure, DIST, weightOf } from '../../tools/weight/chunks';
import { onlyInFull } from '../statistics/size';
import { builtPage, goWithin } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();
/** Options without the copy for use offline, which is fetched beside the page, so that only the page's own requests are seen. */
const ALONE = { serviceWorkers: 'block' } as const;

/** Whether a script of the build contains a text. */
const holds = (name: string, text: string): boolean => {
  const path = new URL(`../../dist/assets/${name}`, import.meta.url);
  return existsSync(path) && readFileSync(path, 'utf8').includes(text);
};

const scripts = (requests: readonly Request[]): string[] =>
  requests.flatMap(
    (request) => /\/(?:assets\/)?([\w.-]+\.js)$/.exec(new URL(request.url()).pathname)?.[1] ?? [],
  );

describe('weight', () => {
  test('initial scripts have at most 153 KB', () =>
    expect(weightOf(chunksOfBuild(), 'initial')).toBeLessThanOrEqual(153_000));

  test('the code for a graphics card is in chunks of its own', () => {
    const chunks = chunksOfBuild();
    expect(weightOf(chunks, 'GPU training')).toBeGreaterThan(10_000);
  });

  test('the page requests in advance exactly the files of the worker of its first number', () => {
    const [, ahead = ''] = /data-worker="([^"]*)"/.exec(readFileSync(`${DIST}/index.html`, 'utf8')) ?? [];
    const names = ahead.split(' ').map((path) => path.replace('./assets/', ''));
    const [worker] = names.filter((name) => name.startsWith('queries.worker-'));
    expect(new Set(names)).toEqual(closure([String(worker)]));
    expect(names.length).toBeGreaterThan(1);
  });

  test('recharts is loaded by chapter 4’s figure alone', () => {
    const has = chunksOfBuild().filter(({ name }) => name.endsWith('.js') && holds(name, 'recharts-surface'));
    expect(has.map(({ name }) => name)).toEqual([expect.stringMatching(/^TrainingFigure-/)]);
    expect(has.map(({ role }) => role)).toEqual(['when near or asked for']);
  });

  test('a visit loads only the initial scripts until the figure is there', async (itself) => {
    onlyInFull(itself);
    const context = await built.browser.newContext(ALONE);
    try {
      const page = await context.newPage();
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(`${built.site.url}${LIGHT}`);
      await page.locator('#lab [data-testid=epsilon-chart] [data-testid=point-grip]').waitFor();
      const chunks = chunksOfBuild();
      const initial = chunks.filter(({ role }) => role === 'initial').map(({ name }) => name);
      await expect.poll(() => initial.filter((name) => !scripts(requests).includes(name))).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

describe('while something is dragged', () => {
  test('a dragged mark follows within the event of the move', async (itself) => {
    onlyInFull(itself);
    await built.visit(LIGHT, async ({ page }) => {
      const held = DRAGS.filter(({ way }) => way !== 'slider');
      expect(held).toHaveLength(4);
      for (const one of held) {
        await goWithin(page, `${LIGHT}#${one.at}`);
        const handle = await handleOf(page, one);
        await handle.evaluate((knob) => {
          const place = () => JSON.stringify(knob.getBoundingClientRect());
          const followed: boolean[] = [];
          Object.assign(globalThis, { followed });
          let before = '';
          addEventListener('pointermove', () => (before = place()), true);
          // this event comes directly after pointermove, and both before the frame
          const after = ({ buttons }: MouseEvent) => buttons !== 0 && followed.push(place() !== before);
          addEventListener('mousemove', after, true);
        });
        await drag(page, one, handle, 1);
        const followed = await page.evaluate(
          () => (globalThis as unknown as { followed: boolean[] }).followed,
        );
        expect(followed, one.name).toContain(true);
      }
    });
  });

  test('a move is rendered once within its event, and only where it is dragged', async (itself) => {
    onlyInFull(itself);
    const context = await built.browser.newContext(ALONE);
    try {
      const page = await context.newPage();
      await page.addInitScript(() => {
        const commits = { count: 0 };
        const nothing = () => {};
        Object.assign(globalThis, {
          commits,
          // the hook by which React reports its renders to tools for developers
          __REACT_DEVTOOLS_GLOBAL_HOOK__: {
            supportsFiber: true,
            inject: () => 1,
            checkDCE: nothing,
            onScheduleFiberRoot: nothing,
            onCommitFiberUnmount: nothing,
            onPostCommitFiberRoot: nothing,
            onCommitFiberRoot: () => (commits.count += 1),
          },
        });
      });
      await page.goto(`${built.site.url}${LIGHT}`);
      await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
      const grip = DRAGS.find(({ name }) => name === 'grip in the live figure');
      if (!grip) throw new Error('DRAGS has no grip.');
      const handle = await handleOf(page, grip);
      await page.evaluate(() => {
        const { commits } = globalThis as unknown as { commits: { count: number } };
        let elsewhere = 0;
        const changes = new MutationObserver((records) => (elsewhere += records.length));
        for (const part of document.querySelectorAll('#claim, #lab [data-testid=live-curve]'))
          changes.observe(part, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
        const moves: { commits: number; elsewhere: number }[] = [];
        Object.assign(globalThis, { moves });
        let before = 0;
        let farthest = 0;
        addEventListener(
          'pointermove',
          () => {
            before = commits.count;
            elsewhere = 0;
          },
          true,
        );
        // this event comes directly after pointermove, and both before the frame
        const after = ({ buttons, clientX }: MouseEvent) => {
          // the curves are known on the way back and are drawn within the event too, so these moves do not count
          const known = clientX <= farthest;
          farthest = Math.max(farthest, clientX);
          if (buttons !== 0 && !known && commits.count > before)
            moves.push({ commits: commits.count - before, elsewhere });
        };
        addEventListener('mousemove', after, true);
      });
      await drag(page, grip, handle, 5);
      type Moves = { moves: { commits: number; elsewhere: number }[] };
      const moves = await page.evaluate(() => (globalThis as unknown as Moves).moves);
      expect(moves.length).toBeGreaterThan(0);
      expect(new Set(moves.map((move) => JSON.stringify(move)))).toEqual(
        new Set(['{"commits":1,"elsewhere":0}']),
      );
    } finally {
      await context.close();
    }
  });
});
