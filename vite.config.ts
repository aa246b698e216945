import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './src/build/bootScript.ts';
import { chunkRetry } from './src/build/chunkRetryPlugin.ts';
import { contentPolicy } from './src/build/contentPolicyPlugin.ts';
import { DEV_PACKAGES } from './src/build/devPackages.ts';
import { equationFonts } from './src/build/equationFonts.ts';
import { firstScreen, gameParts, startGame } from './src/build/firstScreen.ts';
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
    equationFonts(),
    contentPolicy(),
    bootScript(),
    licencesFile(compiled),
    prerender(firstWorker),
    chunkRetry(),
    offlineCopy(),
  ],
  css: { modules: styleModules },
  optimizeDeps: { noDiscovery: true, include: [...DEV_PACKAGES] },
  // assets stay files (a limit of 0 bytes for data: addresses), because the page’s content security policy allows fonts from files alone
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // without Vite’s polyfill, which only makes browsers from before 2023 load scripts a little sooner
    modulePreload: { polyfill: false },
    // no warning of slow plugins: prerender draws the page, which takes a second or two
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // licences are in licences.txt (src/build/licencesPlugin.ts), not in comments of the scripts
        comments: { legal: false },
        codeSplitting: {
          groups: [styleFiles, firstScreen, gameParts, startGame],
        },
      },
    },
  },
});
