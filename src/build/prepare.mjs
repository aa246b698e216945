// npm run prepare: what an install makes, the kernels of the training and the page's type, side by side, since each takes a core
// for seconds and none needs another.
import { spawn } from 'node:child_process';

const npm = process.env.npm_execpath;
const [program, ...words] = npm ? [process.execPath, npm] : ['npm'];

/** The exit status of an npm script. */
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
