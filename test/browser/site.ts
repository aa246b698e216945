// The built page on a free local port, and a Chromium to open it in. Shared by the browser tests; asserts nothing.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';
import { familySeconds } from '../processorTime/processes';
import { smoothedAlike } from './smoothing';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Site {
  /** Ends in '/'. */
  url: string;
  close(): Promise<void>;
}

/** Serves dist/ as its host does, which lets a browser keep each file for ten minutes. Throws when the page has not been built. */
export async function serveBuiltPage(): Promise<Site> {
  if (!existsSync(`${ROOT}/dist/index.html`)) {
    throw new Error('dist/ is missing. Run `npm run build` first (npm test does).');
  }
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=600' } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

/**
 * Parts of Chromium that no page needs. The first three put a page of the browser's own, with its process, behind every
 * window's address bar: two thirds of what a window costs. The flag takes the place of Playwright's own, so those of
 * Playwright's that a test could notice stand here too.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * A test leaves its page before code pays that V8 optimises early, and nothing is timed here: a fifth of the processor's time
 * of these tests was its compiling. What runs long, an audit or a training, is optimised all the same. Not for what is timed.
 */
const OPTIMISED_LATE = '--invocation-count-for-maglev=4000 --minimum-invocations-after-ic-update=2000';

/** Flag for what is timed: Chromium takes the last of a flag that comes twice. */
export const OPTIMISED_AS_USUAL = '--js-flags=';

/** Milliseconds: a page on a busy machine answers late; a wrong one never does. */
const PATIENCE = 90_000;

/** Headless Chromium: CHROMIUM_PATH as set by test/main.ts, or Debian's; CHROMIUM_ARGS are added to its flags. */
export async function launchChromium(extraArguments: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    env: { ...process.env, FONTCONFIG_FILE: smoothedAlike() },
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${SWITCHED_OFF.join()}`,
      `--js-flags=${OPTIMISED_LATE}`,
      ...extraArguments,
      ...(process.env.CHROMIUM_ARGS?.split(' ').filter(Boolean) ?? []),
    ],
  });
  const close = browser.close.bind(browser);
  browser.close = (options) => {
    // what its pages have spent is forgotten with them
    familySeconds();
    return close(options);
  };
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}
