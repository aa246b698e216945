// Runs a script that imports parts of the page. Their sentences are marked by a macro, which `tsx` alone would not compile.
//   tsx tools/withSentences.ts tools/screenshots.ts training
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { sentencesPlugin } from '../src/build/messages/plugin';

const [script] = process.argv.splice(2, 1);
if (script === undefined) throw new Error('Name the script to run.');
await runnerImport(resolve(script), { configFile: false, logLevel: 'error', plugins: [sentencesPlugin()] });
