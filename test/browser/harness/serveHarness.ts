// Bundles one page of this folder as the real page is bundled, and serves it. This also tests that workers and kernels work after
// bundling.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { Site } from '../site';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts the server, whose url is that of the page. @param name name of the HTML file, without its ending */
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
