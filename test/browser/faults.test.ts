// Faults on the built page: a failed worker is replaced and failed code is named, and the result in the end is the same. These are a few
// faults at fixed moments; `npm run verify:faults` has a hundred at random ones.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Answer, type FaultySite, serveFaultily } from '../../tools/verify/faults/faultySite';
import { workerFaultAtMessage } from '../../tools/verify/faults/workerFaults';
import { onlyInFull, size, thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { skipCovers } from './tabs';

const built = builtPage();

/** Script that makes the one-second ticks, by which the page measures silence, come every 150 ms. */
const QUICK = `{ const every = globalThis.setInterval;
  globalThis.setInterval = (tick, time, ...more) => every(tick, time === 1000 ? 150 : time, ...more); }`;

async function visit(
  link: string,
  answer: (name: string, before: number) => Answer,
  run: (page: Page, site: FaultySite) => Promise<void>,
  covers: 'skipped' | 'stay' = 'skipped',
): Promise<void> {
  const site = await serveFaultily(answer);
  const context = await built.browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    if (covers === 'skipped') await context.addInitScript(skipCovers);
    const page = await context.newPage();
    await page.addInitScript(QUICK);
    await page.goto(site.url + link, { waitUntil: 'commit' });
    await run(page, site);
  } finally {
    await context.close();
    await site.close();
  }
}

/** Address with some attack and training, long enough for a fault to happen during it: about a second of each at full size. */
const BOTH = `?v=2&${size('R=8000&rep=1', 'R=15000&rep=2')}&x=T&data=breast&q=1&s=2&C=2&T=20&M=${size(200, 400)}&cp=4#training`;

interface FaultSigns {
  attack: string;
  training: string;
}

async function attackAndTrain(page: Page): Promise<FaultSigns> {
  const run = page.locator('[data-testid=run-line] > div > button');
  await page
    .getByTestId('status-work')
    .getByText(/runs per world in [\d.]+\s/)
    .waitFor({ state: 'attached', timeout: 150_000 });
  // the sentence is out of sight, so it is updated only once the page is at rest
  const claim = page.locator('[data-testid=claim][aria-busy="false"]').first();
  await claim.getByText('An attack that just ran in this tab').waitFor({ timeout: 150_000 });
  const attack = await claim.innerText();
  await run.click({ timeout: 150_000 });
  await expect.poll(() => run.innerText(), { timeout: 150_000 }).toBe('Trained');
  await page.getByText('Details of the training and of what was found').click();
  return { attack, training: await page.getByTestId('verdicts').innerText() };
}

/** Makes the first worker of each kind close itself in the middle of its work. */
const closing = (name: string, before: number): Answer =>
  before === 0 && /^assets\/(audit|trainingAudit)\.worker-/.test(name)
    ? { before: workerFaultAtMessage('silent', 12) }
    : 'whole';

test('a worker that closes itself at work is replaced with the same result', async () => {
  let undisturbed: FaultSigns | null = null;
  // the result without a fault is computed only at full size, since that takes as long again
  if (thorough) {
    await visit(
      BOTH,
      () => 'whole',
      async (page) => {
        undisturbed = await attackAndTrain(page);
      },
    );
  }
  await visit(BOTH, closing, async (page, site) => {
    const said = await attackAndTrain(page);
    expect(said.attack).toMatch(/at least \d/);
    expect(said.training).toMatch(/\d/);
    if (thorough) expect(said).toEqual(undisturbed);
    const asked = (worker: string) => site.asked.filter((name) => name.includes(worker)).length;
    expect(asked('/trainingAudit.worker-')).toBe(2);
    // from three cores up the audits along the axis have a worker of this kind too
    const cores = await page.evaluate(() => navigator.hardwareConcurrency);
    expect(asked('/audit.worker-')).toBeGreaterThanOrEqual(cores < 3 ? 2 : 3);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

/** A figure whose code is missing, and at full size also one whose code never arrives. */
const CASES = (
  [
    ['which-neighbour', 'neighbour', '/NeighbourFigure-'],
    ['promise', 'map', '/PromiseFigure-'],
  ] as const
).slice(0, size(1, 2));

test('code that is missing or never arrives is named and requested again', async () => {
  let failing = true;
  const fails = (name: string): Answer => {
    if (failing && name.startsWith('assets/PointerReading-') && name.endsWith('.js')) return 'missing';
    if (failing && name.startsWith('assets/NeighbourFigure-')) return 'missing';
    return failing && name.startsWith('assets/PromiseFigure-') ? 'never' : 'whole';
  };
  await visit('?v=2&R=500&rep=1', fails, async (page, site) => {
    // until then the page is markup that is about to be replaced
    await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
    // the reading under the pointer is named beside the drawing
    const beside = page.getByRole('alert').filter({ hasText: 'The values under the pointer' });
    await beside.waitFor();
    expect(await beside.locator('xpath=ancestor::*[local-name()="svg"]').count()).toBe(0);
    failing = false;
    await beside.getByRole('button', { name: 'Try again' }).click();
    // the notice goes as soon as the code is requested again, and that request waits for a painting of the page
    const lastAsked = () => site.asked.filter((name) => name.includes('/PointerReading-')).at(-1);
    await expect.poll(lastAsked, { timeout: 30_000 }).toMatch(/\?again=\d$/);
    await beside.waitFor({ state: 'detached' });
    const stage = page.getByTestId('stage');
    const notice = stage.getByRole('alert').filter({ hasText: 'could not be drawn' });
    for (const [chapter, figure] of CASES) {
      failing = true;
      await page.locator(`header a[href="#${chapter}"]`).click();
      await page.locator(`[data-testid=stage-tabs] label:has([value=${figure}])`).click();
      await notice.waitFor();
      failing = false;
      await notice.getByRole('button', { name: 'Try again' }).click();
      await stage.locator('figure').first().waitFor({ timeout: 150_000 });
    }
    for (const [, , name] of CASES) {
      expect(site.asked.filter((asked) => asked.includes(name)).at(-1)).toMatch(/\?again=\d$/);
    }
  });
});

test('a figure that fails under its cover can be requested again without being shown', {
  timeout: 180_000,
}, async (itself) => {
  onlyInFull(itself);
  let failing = true;
  const answer = (name: string): Answer =>
    failing && name.startsWith('assets/PromiseFigure-') && name.endsWith('.js') ? 'missing' : 'whole';
  await visit(
    '?v=2&R=500&rep=1#promise',
    answer,
    async (page, site) => {
      const cover = page.getByTestId('cover');
      const again = cover.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      failing = false;
      await again.click();
      await page.getByTestId('stage').locator('figure').first().waitFor({ state: 'attached' });
      await expect.poll(() => again.count()).toBe(0);
      expect(await cover.count()).toBe(1);
      expect(site.asked.filter((asked) => asked.includes('/PromiseFigure-')).at(-1)).toMatch(/\?again=\d$/);
    },
    'stay',
  );
});
