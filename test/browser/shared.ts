// One server of the built page and one Chromium for all test files of a worker, so that the browser need not start and its tabs need not
// load the page for each file. They end with the worker. Asserts nothing.
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
  // a worker gets this signal when its files are done
  process.once('SIGTERM', async () => {
    await browser.close();
    process.exit();
  });
  return { site, browser, tabs: new Tabs(browser) };
}

/** The worker's server and browser, opened at the first call. Tests must not close them. */
export function shared(): Promise<Shared> {
  opened ??= open();
  return opened;
}
