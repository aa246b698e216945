// One visit to the built page in which something comes to grief, as a patient reader would make it: asks for the work,
// presses what is offered where something is named, and waits for the end. Draws no faults, prints nothing.
import type { Browser, Page } from 'playwright-core';
import type { Fault, Work } from './faults';
import { serveFaultily } from './faultySite';

/** Links of a few seconds of work: enough for a fault to fall into it. */
const LINKS: Readonly<Record<Work, string>> = {
  audit: '?v=2&R=30000&rep=3&x=T',
  training: '?v=2&R=500&rep=1&x=T&data=breast&q=1&s=2&C=2&T=20&M=400&cp=4#training',
};
/** A small training, for every step takes its time on the emulated graphics device. */
const SMALL_TRAINING = '?v=2&R=500&rep=1&x=T&data=breast&q=1&s=2&C=2&T=4&M=10&cp=2#training';

/** Milliseconds after which a reader has given up. The longest way: a worker that is deaf twice, 20 s and 40 s. */
const PATIENCE = 240_000;

export interface Outcome {
  /** The work came to its end. */
  done: boolean;
  /** What was named on the way, in the page's own words. */
  named: string[];
  /** What the page says of the result, all digits. */
  result: string;
  /** Errors on the page's own thread that nobody caught. */
  uncaught: string[];
  milliseconds: number;
  /** What the page showed at the end. */
  said: string;
}

const RESULTS: Readonly<Record<Work, string>> = {
  audit: '[data-testid=claim]',
  training: '[data-testid=verdicts]',
};

/** Undisturbed, also. */
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
    // the page may never load whole: what it says is read off it
    await page.goto(site.url + link, { waitUntil: 'commit' });
    let pressed = '';
    while (performance.now() - began < PATIENCE) {
      const state = await look(page, work).catch(() => null);
      if (state?.notice) {
        if (state.notice !== pressed || !named.includes(state.notice)) named.push(state.notice);
        pressed = state.notice;
        await press(page).catch(() => undefined);
      } else if (state?.start) {
        // looked at and pressed at once: a press that comes late on a busy machine would find 'Stop' there
        await page
          .evaluate(() => {
            const run = document.querySelector<HTMLButtonElement>('[data-testid=run-line] .run-button');
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
    // the table of what was found is drawn once it is unfolded
    await page.evaluate(() => {
      for (const summary of document.querySelectorAll('details:not([open]) > summary'))
        if (/^What was found/.test(summary.textContent)) (summary as HTMLElement).click();
    });
    result = (await page.locator(RESULTS[work]).first().innerText({ timeout: 30_000 }).catch(String)).replace(
      /\s+/g,
      ' ',
    );
    if (inPage?.includes('clipboard') && finished) {
      // pressed in the page: a busy machine takes longer over the press than the words stand
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

/** What there is to be seen. Asks nothing of the page's code. */
function look(page: Page, work: Work) {
  // no function with a name inside: tsx would give it one by a helper that the page does not have
  return page.evaluate((which) => {
    const notice = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].find(
      (element) => element.offsetParent !== null && element.innerText.trim() !== '',
    );
    const run = document.querySelector<HTMLButtonElement>('[data-testid=run-line] .run-button');
    const status = document.querySelector<HTMLElement>('[data-testid=status-work]')?.innerText ?? '';
    return {
      notice: notice?.innerText.replace(/\s+/g, ' ') ?? '',
      start:
        which === 'training' && run !== null && !run.disabled && /Train and attack|Go on/.test(run.innerText),
      done:
        which === 'training'
          ? run?.innerText === 'Trained'
          : document.querySelector('[data-testid=epsilon-chart] .grip') !== null &&
            /runs per world in [\d.]+\s(s|min|ms)/.test(status),
    };
  }, work);
}

/** The way on that is offered where something is named. */
async function press(page: Page): Promise<void> {
  const inNotice = page.locator('[role="alert"] button').first();
  if (await inNotice.isVisible()) await inNotice.click({ timeout: 2000 });
  else
    await page
      .getByRole('button', { name: /^(Try again|Go on|Start again)$/ })
      .first()
      .click({ timeout: 2000 });
}
