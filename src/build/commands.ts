// Compiles the commands for Node: one file for each kind of thread and files that they share, with the data sets and kernels
// that they read beside them.
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { codeCommit } from '../cli/codeCommit';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of every build for Node, which has no page and nothing of public/. */
export const BARE = { root, configFile: false, logLevel: 'warn', publicDir: false } as const;
export const NAMES = { chunkFileNames: '[name]-[hash].js', comments: { legal: false } } as const;

/** Compiles bin.js and its threads into the folder `out`, which is emptied first. Resolves with the bundler's output. */
export async function buildCommands(out: string) {
  const made = await build({
    ...BARE,
    define: { 'process.env.ADJACENCY_LAB_COMMIT': JSON.stringify(codeCommit()) },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: {
          bin: `${root}src/cli/bin.ts`,
          thread: `${root}src/cli/thread.ts`,
          inputThread: `${root}src/cli/input/inputThread.ts`,
          worker: `${root}src/audit/training/node/worker.ts`,
        },
        output: { ...NAMES, entryFileNames: '[name].js' },
      },
    },
  });
  await mkdir(`${out}/data`, { recursive: true });
  await cp(`${root}public/data`, `${out}/data`, { recursive: true });
  for (const kernel of ['kernel.wasm', 'kernel-relaxed.wasm'])
    await copyFile(`${root}src/audit/training/wasm/${kernel}`, `${out}/${kernel}`);
  return made;
}
