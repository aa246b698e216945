// What comes to grief on the built page is replaced or named, and what it says in the end is the same. A few faults, at
// fixed moments; a hundred at random ones are `npm run verify:faults`.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Answer, type FaultySite, serveFaultily } from '../verify/faults/faultySite';
import { workerFault } from '../verify/faults/workerFaults';
import { builtPage } from './builtPage';

const built = builtPage();

/** Silence is counted in ticks of a second; here they come every 150 ms. */
const QUICK = `{ const every = globalThis.setInterval;
  globalThis.setInterval = (tick, time, ...more) => every(tick, time === 1000 ? 150 : time, ...more); }`;

async function visit(
  link: string,
  answer: (name: string, before: number) => Answer,
  run: (page: Page, site: FaultySite) => Promise<void>,
): Promise<void> {
  const site = await serveFaultily(answer);
  const context = await built.browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(QUICK);
    await page.goto(site.url + link, { waitUntil: 'commit' });
    await run(page, site);
  } finally {
    await context.close();
    await site.close();
  }
}

const AUDIT = '?v=1&R=15000&rep=2&x=T';
const TRAINING = '?v=1&R=500&rep=1&x=T&data=breast&q=1&s=2&C=2&T=20&M=200&cp=4#training';

async function attacked(page: Page): Promise<string> {
  await page.getByText(/runs per world in [\d.]+\s/).waitFor({ timeout: 60_000 });
  return page.locator('.Claim_claim').first().innerText();
}

async function trained(page: Page): Promise<string> {
  const run = page.locator('.RunLine_line .run-button');
  await run.click({ timeout: 60_000 });
  await expect.poll(() => run.innerText(), { timeout: 60_000 }).toBe('Trained');
  return page.locator('.Verdicts_table').innerText();
}

/** The script of the first of these workers, with a fault in it. */
const first = (worker: string, script: string) => (name: string, before: number) =>
  name.startsWith(`assets/${worker}.worker-`) && before === 0 ? { before: script } : ('whole' as const);

describe('a worker that closes itself, as if memory had run out', () => {
  test('in the middle of an attack is replaced, and the attack says the same', async () => {
    let undisturbed = '';
    await visit(
      AUDIT,
      () => 'whole',
      async (page) => {
        undisturbed = await attacked(page);
      },
    );
    await visit(AUDIT, first('audit', workerFault('silent', 500)), async (page, site) => {
      expect(await attacked(page)).toBe(undisturbed);
      expect(site.asked.filter((name) => name.includes('/audit.worker-'))).toHaveLength(2);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  test('in the middle of training is replaced, and the training says the same', async () => {
    let undisturbed = '';
    await visit(
      TRAINING,
      () => 'whole',
      async (page) => {
        undisturbed = await trained(page);
      },
    );
    await visit(TRAINING, first('trainingAudit', workerFault('silent', 700)), async (page, site) => {
      expect(await trained(page)).toBe(undisturbed);
      expect(site.asked.filter((name) => name.includes('/trainingAudit.worker-'))).toHaveLength(2);
    });
  });
});

test.each(['missing', 'never'] as const)('code that is %s is named, and asked for again', async (answer) => {
  let failing = true;
  const fails = (name: string) =>
    failing && name.startsWith('assets/NeighbourFigure-') ? answer : ('whole' as const);
  await visit('?v=1&R=500&rep=1', fails, async (page, site) => {
    // until then the page is markup about to be replaced
    await page.locator('.still').waitFor({ state: 'detached' });
    await page.locator('#which-neighbour .Chapter_place').scrollIntoViewIfNeeded();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be drawn' });
    await notice.waitFor({ timeout: 60_000 });
    failing = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#which-neighbour .Chapter_place figure').waitFor({ timeout: 60_000 });
    const asked = site.asked.filter((name) => name.includes('/NeighbourFigure-'));
    expect(asked.at(-1)).toContain('?again=1');
  });
});
