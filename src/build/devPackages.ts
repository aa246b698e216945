// The packages that `npm start` bundles before the page is requested.
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { devDependencies: Record<string, string> };

/**
 * Every package that the page and its workers import. Without this list the dev server would search for them, which takes
 * longer than the rest of its start, and would bundle again whenever it finds one late.
 */
export const DEV_PACKAGES: readonly string[] = [
  ...Object.keys(devDependencies).filter((name) => name.startsWith('@stdlib/')),
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  ...['@lingui/core', '@lingui/react/server', 'zod', 'zod/mini', 'comlink', 'fft.js', 'fflate', 'katex'],
  ...['recharts', 'd3-contour', 'lean-qr/nano'],
  ...['@tensorflow/tfjs', '@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-webgpu'],
  '@tensorflow/tfjs-backend-webgpu/dist/webgpu',
];
