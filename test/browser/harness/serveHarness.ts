// Bundles one page of this folder as the page itself is bundled, and serves it: that also shows that workers, kernels and
// their registration survive the bundler.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { Site } from '../site';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** `name` of the HTML file, without its ending. The site's url is that of the page. */
export async function serveHarness(name: string): Promise<Site> {
  const shared = { configFile: false, root: ROOT, base: './', logLevel: 'error' } as const;
  const outDir = `${ROOT}/.tsbuild/${name}-harness`;
  await build({
    ...shared,
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: `${ROOT}/test/browser/harness/${name}.html` },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const [local] = server.resolvedUrls?.local ?? [];
  if (local === undefined) throw new Error('The preview server has no address.');
  return { url: `${local}test/browser/harness/${name}.html`, close: () => server.close() };
}
