// One server of the built page and one Chromium for all test files of a worker: a browser that has started, and a tab that
// has shown the page, need not do so again for the next file. They end with the worker. Asserts nothing.
import type { Browser } from 'playwright-core';
import { launchChromium, type Site, serveBuiltPage } from './site';
import { Tabs } from './tabs';

export interface Shared {
  site: Site;
  browser: Browser;
  tabs: Tabs;
}

let opened: Promise<Shared> | null = null;

async function open(): Promise<Shared> {
  const [site, browser] = await Promise.all([serveBuiltPage(), launchChromium()]);
  // what a worker gets when its files are done
  process.once('SIGTERM', async () => {
    await browser.close();
    process.exit();
  });
  return { site, browser, tabs: new Tabs(browser) };
}

/** The worker's own; opened when they are first asked for. Nobody closes them. */
export function shared(): Promise<Shared> {
  opened ??= open();
  return opened;
}
