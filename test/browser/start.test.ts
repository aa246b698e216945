// The first command of README. It prints the address of the page and opens no browser, since a server may have none.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endWhole, npm } from '../../tools/processes';
import { onlyInFull } from '../statistics/size';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('npm start prints the address and opens no browser', async (itself) => {
  // the development server takes five seconds of processor time to start
  onlyInFull(itself);
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const opened = join(folder, 'opened');
  const browser = join(folder, 'browser.js');
  // Vite runs this script in place of a browser, because BROWSER names it
  writeFileSync(browser, `require('node:fs').writeFileSync(${JSON.stringify(opened)}, String(process.argv))`);
  const [program, ...words] = npm('start', '--', '--port', '0');
  const server = spawn(program, words, {
    cwd: ROOT,
    env: { ...process.env, BROWSER: browser, NO_COLOR: '1' },
    detached: true,
  });
  try {
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    await expect.poll(() => said, { timeout: 150_000 }).toMatch(/http:\/\/localhost:\d+\//);
    const [address] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
    expect(await (await fetch(address ?? '')).text()).toContain('<div id="page">');
    // Vite would have opened a browser before the server's first answer
    expect(existsSync(opened)).toBe(false);
    expect(said).not.toMatch(/ENOENT|xdg-open/);
  } finally {
    endWhole(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
