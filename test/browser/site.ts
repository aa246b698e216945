// Serves the built page on a free local port, and starts a Chromium to open it in. Shared by the browser tests; asserts nothing.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';
import { familySeconds } from '../processorTime/processes';
import { smoothedAlike } from './smoothing';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Site {
  /** Address of the page, which ends in '/'. */
  url: string;
  close(): Promise<void>;
}

/** Serves dist/ as a host does that lets a browser keep each file for ten minutes. @throws Error if the page has not been built */
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
 * Features of Chromium that are switched off because no page needs them. The first three open a page of the browser's own, with its own
 * process, for every window's address bar, which is two thirds of the cost of a window. This flag replaces Playwright's, so those of
 * Playwright's entries that could matter to a test are repeated here.
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
 * Flags that make V8 optimise code later. Tests leave a page before early optimisation pays off, and it took a fifth of their processor
 * time. Long work such as an audit or training is optimised all the same. Benchmarks must not use these flags.
 */
const OPTIMISED_LATE = '--invocation-count-for-maglev=4000 --minimum-invocations-after-ic-update=2000';

/** Flag for benchmarks, which cancels those flags, since Chromium uses the last of a flag that is given twice. */
export const OPTIMISED_AS_USUAL = '--js-flags=';

/** Milliseconds to wait. On a busy machine a page reacts late, and a faulty one never does. */
const PATIENCE = 90_000;

/** Starts headless Chromium from CHROMIUM_PATH, which test/main.ts sets, or Debian's. CHROMIUM_ARGS are added to its flags. */
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
    // count the pages' processor time before they end, after which it is no longer known
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
