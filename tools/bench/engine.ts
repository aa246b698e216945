// Runs a file of this repository in headless Chromium and calls its functions from here. Vite serves it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launchChromium, OPTIMISED_AS_USUAL } from '../../test/browser/site';
import { pagesProcessorTime } from './processorTime';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};
/** Packages without ES modules, which Vite has to convert for a browser. */
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

/** Opens a page that can call the functions of `file`, which is a path in the repository. */
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
  // any address of the server's origin will do, since the functions are imported below
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
