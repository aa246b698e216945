// What `npm start` bundles before the page is asked for.
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { devDependencies: Record<string, string> };

/**
 * All that the page and its workers import from packages. To look for it first takes the dev server longer than all the rest of its
 * start, and what it finds late it bundles a second time.
 */
export const DEV_PACKAGES: readonly string[] = [
  ...Object.keys(devDependencies).filter((name) => name.startsWith('@stdlib/')),
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  ...['@lingui/core', '@lingui/react/server', 'zod', 'zod/mini', 'comlink', 'fft.js', 'fflate', 'katex'],
  ...['recharts', 'd3-contour', 'lean-qr/nano'],
  ...['@tensorflow/tfjs', '@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-webgpu'],
  '@tensorflow/tfjs-backend-webgpu/dist/webgpu',
];
