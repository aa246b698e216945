// Times `npm start` as after a fresh install, when Vite has bundled nothing: from the start of the command to the first certified number in
// headless Chromium, which opens the page as soon as the command has printed its address. It asserts nothing.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium, OPTIMISED_AS_USUAL } from '../../test/browser/site';
import { startDevServer } from '../devServer';
import { endWhole } from '../processes';

/** The folder in which Vite keeps the packages that it has bundled. */
const BUNDLED = fileURLToPath(new URL('../../node_modules/.vite/deps', import.meta.url));
/** A link whose numbers the page has to compute. */
const LINK = '?v=2&s=2&T=300';
const PATIENCE = 150_000;
const ROUNDS = 3;

interface DevStart {
  /** Milliseconds from the start of the command until it has printed its address. */
  address: number;
  /** Milliseconds from the start of the command to the first certified number. */
  epsilon: number;
}

async function devStart(): Promise<DevStart> {
  rmSync(BUNDLED, { recursive: true, force: true });
  const browser = await launchChromium([OPTIMISED_AS_USUAL]);
  const started = performance.now();
  const { server, address: coming } = startDevServer('none');
  try {
    const address = await coming;
    const printed = performance.now() - started;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${address}${LINK}`, { timeout: PATIENCE });
    await page.waitForFunction(
      () => /ε = \d/.test(document.querySelector('#claim')?.textContent ?? ''),
      undefined,
      { timeout: PATIENCE },
    );
    return { address: printed, epsilon: performance.now() - started };
  } finally {
    endWhole(server);
    await browser.close();
  }
}

/** The report `npm run bench -- serve`, one line a round. */
export async function* devStartReport(): AsyncGenerator<string> {
  yield 'npm start with nothing bundled yet | its address | first certified number (aim: 4000 ms)';
  for (let round = 1; round <= ROUNDS; round++) {
    const { address, epsilon } = await devStart();
    yield `round ${round} | ${address.toFixed(0)} ms | ${epsilon.toFixed(0)} ms`;
  }
}
