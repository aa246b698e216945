import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './src/build/bootScript.ts';
import { chunkRetry } from './src/build/chunkRetryPlugin.ts';
import { contentPolicy } from './src/build/contentPolicyPlugin.ts';
import { DEV_PACKAGES } from './src/build/devPackages.ts';
import { firstScreen } from './src/build/firstScreen.ts';
import { fontFormats } from './src/build/fontFormats.ts';
import { licencesFile } from './src/build/licencesPlugin.ts';
import { sentencesPlugin } from './src/build/messages/plugin.ts';
import { offlineCopy } from './src/build/offlinePlugin.ts';
import { prerender } from './src/build/prerenderPlugin.ts';
import { styleFiles } from './src/build/styleFiles.ts';
import { styleModules } from './src/build/styleNames.ts';
import { workers } from './src/build/workersPlugin.ts';

/** The files that the scripts of the page and of its workers were compiled from. */
const compiled = new Set<string>();
/** The worker that computes the first number, and what it loads. */
const firstWorker = new Set<string>();

export default defineConfig({
  base: './',
  plugins: [
    sentencesPlugin(),
    workers(compiled, firstWorker),
    react(),
    fontFormats(),
    contentPolicy(),
    bootScript(),
    licencesFile(compiled),
    prerender(firstWorker),
    chunkRetry(),
    offlineCopy(),
  ],
  css: { modules: styleModules },
  optimizeDeps: { noDiscovery: true, include: [...DEV_PACKAGES] },
  // no asset as a data address: the content policy takes fonts from files alone
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // what it is for begins to load the scripts a little sooner, in browsers of before 2023 alone
    modulePreload: { polyfill: false },
    // drawing the page takes a second or two, and is meant to
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // they stand in licences.txt
        comments: { legal: false },
        codeSplitting: {
          groups: [styleFiles, firstScreen],
        },
      },
    },
  },
});
