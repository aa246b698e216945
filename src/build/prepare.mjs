// npm run prepare: builds the training kernels and cuts the page's fonts after an install, in parallel, because each takes
// seconds of one core and none needs another.
import { spawn } from 'node:child_process';

const npm = process.env.npm_execpath;
const [program, ...words] = npm ? [process.execPath, npm] : ['npm'];

/** Runs an npm script and resolves with its exit status. */
const run = (name) =>
  new Promise((resolve) => {
    spawn(program, [...words, 'run', '--silent', name], { stdio: 'inherit' })
      .on('error', ({ message }) => {
        console.error(`${name}: ${message}`);
        resolve(1);
      })
      .on('exit', (code) => resolve(code ?? 1));
  });

const statuses = await Promise.all(['kernel:simd', 'kernel:relaxed', 'fonts'].map(run));
process.exitCode = Math.max(...statuses);
