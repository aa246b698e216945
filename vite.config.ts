import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkRetry } from './src/build/chunkRetryPlugin.ts';
import { contentPolicy } from './src/build/contentPolicyPlugin.ts';
import { fontFormats } from './src/build/fontFormats.ts';
import { licencesFile } from './src/build/licencesPlugin.ts';
import { sentences } from './src/build/messages/plugin.ts';
import { offlineCopy } from './src/build/offlinePlugin.ts';
import { prerender } from './src/build/prerenderPlugin.ts';
import { styleFiles } from './src/build/styleFiles.ts';
import { styleModules } from './src/build/styleNames.ts';
import { workers } from './src/build/workersPlugin.ts';

// Packages that only the workers, or lazily loaded parts, import: the dev server would otherwise discover them late,
// bundle again and reload the page under the reader.
const { devDependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const foundLate = Object.keys(devDependencies).filter(
  (name) => name.startsWith('@stdlib/') || ['comlink', 'fft.js', 'recharts'].includes(name),
);

/** What the article and an embedded figure are both made of; katex is loaded late, and so is what some late parts share. */
const SHARED = /src\/lab\/(?:(?:controls|live|notation|state|ui)\/[^/]+|(?:live\/)?figure\/[^/]+)$/;
const SHARED_LATE =
  /\/(?:Sampling|Audit|Field|Number|More|View)Controls?\.|\/(?:ViewChoices|SymbolChips|FilesButton|Story|StoryPicture|TakeAway|TrainCode|Code|Unfold|DataTable|ScrollRegion|SelectControl|Toggles|PlayBar|FigureTable|Readout|ReadoutRow|SampledRows|AuditRows|MuReading|PoissonNote|Footnote|ClaimBlock|SummaryText)\.tsx$|\/(?:live\/liveFigure|figureCsv|figureJson|figure\/(?:summary|arrowKeys)|ui\/prefersStill)\.ts$/;

/** The files that the scripts of the page and of its workers were compiled from. */
const compiled = new Set<string>();

export default defineConfig({
  base: './',
  plugins: [
    sentences(),
    workers(compiled),
    react(),
    fontFormats(),
    contentPolicy(),
    licencesFile(compiled),
    prerender(),
    chunkRetry(),
    offlineCopy(),
  ],
  css: { modules: styleModules },
  optimizeDeps: {
    include: [
      ...foundLate,
      'zod/mini',
      '@tensorflow/tfjs-core',
      '@tensorflow/tfjs-backend-webgpu/dist/webgpu',
    ],
  },
  // no asset as a data address: the content policy takes fonts from files alone
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // drawing the page takes a second or two, and is meant to
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // they stand in licences.txt
        comments: { legal: false },
        // what the article and an embedded figure share, in one file rather than in some twenty of a few hundred bytes
        codeSplitting: {
          groups: [
            styleFiles,
            { name: 'page', test: (id) => SHARED.test(id) && !SHARED_LATE.test(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
});
