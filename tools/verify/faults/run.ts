// One visit to the built page with a fault, as a patient reader would make it: it starts the work, presses the button that is offered
// where a failure is named, and waits for the end. Draws no faults, prints nothing.
import type { Browser, Page } from 'playwright-core';
import type { Fault, Work } from './faults';
import { serveFaultily } from './faultySite';

/** Links to a few seconds of work, long enough for a fault to happen during it. */
const LINKS: Readonly<Record<Work, string>> = {
  audit: '?v=2&R=30000&rep=3&x=T',
  training: '?v=2&R=500&rep=1&x=T&data=breast&q=1&s=2&C=2&T=20&M=400&cp=4#training',
};
/** Link to a small training run, since every step is slow on the emulated graphics adapter. */
const SMALL_TRAINING = '?v=2&R=500&rep=1&x=T&data=breast&q=1&s=2&C=2&T=4&M=10&cp=2#training';

/** Milliseconds that a visit is waited for. The longest recovery is from a worker that is silent twice, for 20 s and 40 s. */
const PATIENCE = 240_000;

export interface Outcome {
  /** Whether the work was completed, and, where the clipboard is denied, the page said so. */
  done: boolean;
  /** Failures that the page has named, in its own words. */
  named: string[];
  /** The page's words on the result, to be compared exactly; the error's text where there is none. */
  result: string;
  /** Uncaught errors on the page's own thread. */
  uncaught: string[];
  milliseconds: number;
  /** The page's line of status at the end, or the error of reading it. */
  said: string;
}

const RESULTS: Readonly<Record<Work, string>> = {
  audit: '[data-testid=claim]',
  training: '[data-testid=verdicts]',
};

/** Makes one visit, with a fault or without one. */
export async function visitWith(
  browser: Browser,
  fault: Fault | { work: Work; answer: () => 'whole'; inPage: null; gpu: boolean },
): Promise<Outcome> {
  const { work, answer, inPage, gpu } = fault;
  const site = await serveFaultily(answer);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const began = performance.now();
  const uncaught: string[] = [];
  const named: string[] = [];
  let finished = false;
  let result = '';
  let said = '';
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => uncaught.push(message));
    if (inPage) await page.addInitScript(inPage);
    const link = gpu ? SMALL_TRAINING : LINKS[work];
    // the page may never load completely, so its state is read from what it shows
    await page.goto(site.url + link, { waitUntil: 'commit' });
    let pressed = '';
    while (performance.now() - began < PATIENCE) {
      const state = await look(page, work).catch(() => null);
      if (state?.notice) {
        if (state.notice !== pressed || !named.includes(state.notice)) named.push(state.notice);
        pressed = state.notice;
        await press(page).catch(() => undefined);
      } else if (state?.start) {
        // the button is checked and pressed in one call, since on a busy machine a later press might find 'Stop' in its place
        await page
          .evaluate(() => {
            const run = document.querySelector<HTMLButtonElement>('[data-testid=run-line] > div > button');
            if (run && /Train and attack|Go on/.test(run.innerText)) run.click();
          })
          .catch(() => undefined);
      } else if (state?.done) {
        finished = true;
        break;
      }
      await page.waitForTimeout(200).catch(() => undefined);
    }
    said = await page
      .locator(work === 'audit' ? '[data-testid=status-work]' : '[data-testid=run-text]')
      .allInnerTexts()
      .then(String, String);
    // the table of results is drawn only when it is unfolded
    await page.evaluate(() => {
      for (const summary of document.querySelectorAll('details:not([open]) > summary'))
        if (/^What was found/.test(summary.textContent)) (summary as HTMLElement).click();
    });
    result = (await page.locator(RESULTS[work]).first().innerText({ timeout: 30_000 }).catch(String)).replace(
      /\s+/g,
      ' ',
    );
    if (inPage?.includes('clipboard') && finished) {
      // pressed by a script of the page, since on a busy machine Playwright's press takes longer than the words are shown
      const words = await page.evaluate(async () => {
        const button = [...document.querySelectorAll('button')].find(
          ({ innerText }) => innerText === 'copy link',
        );
        button?.click();
        for (let i = 0; i < 40; i++) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          const said = /The browser did not allow copying/.exec(document.body.innerText);
          if (said) return said[0];
        }
        return null;
      });
      if (words === null) finished = false;
      else named.push(words);
    }
  } finally {
    await context.close();
    await site.close();
  }
  return { done: finished, named, result, uncaught, milliseconds: performance.now() - began, said };
}

/** State of the page by what it shows, without calling its code. */
function look(page: Page, work: Work) {
  // no named function within this one, since tsx would add a helper that the page does not have
  return page.evaluate((which) => {
    const notice = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].find(
      (element) => element.offsetParent !== null && element.innerText.trim() !== '',
    );
    const run = document.querySelector<HTMLButtonElement>('[data-testid=run-line] > div > button');
    const status = document.querySelector<HTMLElement>('[data-testid=status-work]')?.innerText ?? '';
    return {
      notice: notice?.innerText.replace(/\s+/g, ' ') ?? '',
      start:
        which === 'training' && run !== null && !run.disabled && /Train and attack|Go on/.test(run.innerText),
      done:
        which === 'training'
          ? run?.innerText === 'Trained'
          : document.querySelector('[data-testid=epsilon-chart] [data-testid=point-grip]') !== null &&
            /runs per world in [\d.]+\s(s|min|ms)/.test(status),
    };
  }, work);
}

/** Presses the button that is offered where a failure is named, or else the first such button of the page. */
async function press(page: Page): Promise<void> {
  const inNotice = page.locator('[role="alert"] button').first();
  if (await inNotice.isVisible()) await inNotice.click({ timeout: 2000 });
  else
    await page
      .getByRole('button', { name: /^(Try again|Go on|Start again)$/ })
      .first()
      .click({ timeout: 2000 });
}
