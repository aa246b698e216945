// Headless Chromium on a page of Vite's, as readers have it: a file of the house runs there, and its functions are called from here.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launchChromium, OPTIMISED_AS_USUAL } from '../../test/browser/site';
import { pagesProcessorTime } from './processorTime';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};
/** Packages that have no modules of a browser's kind. */
const OLD_KIND = Object.keys(devDependencies).filter(
  (name) => name.startsWith('@stdlib/math') || name === 'fft.js',
);

export interface Engine<Of> {
  name: string;
  call<Name extends keyof Of>(
    name: Name,
    ...given: Of[Name] extends (...given: infer Given) => unknown ? Given : never
  ): Promise<Of[Name] extends (...given: never[]) => infer Answer ? Awaited<Answer> : never>;
  close(): Promise<void>;
}

/** A page that has loaded `file`, by its path in the repository, whose functions can be called. */
export async function openEngine<Of>(file: string): Promise<Engine<Of>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
    worker: { format: 'es' },
    optimizeDeps: { noDiscovery: true, include: OLD_KIND },
  });
  await server.listen();
  const browser = await launchChromium([OPTIMISED_AS_USUAL]);
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.exposeFunction('processorTime', await pagesProcessorTime(browser));
  // any page of the server's origin will do
  await page.goto(new URL('package.json', server.resolvedUrls?.local[0]).href);
  return {
    name: `Chromium ${browser.version()}`,
    call: (name, ...given) =>
      page.evaluate(
        async ([path, fn, values]) =>
          (await import(/* @vite-ignore */ path as string))[fn as string](...(values as unknown[])),
        [`/${file}`, name, given] as const,
      ),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
