// The first command of README: it prints where the page is, and opens no browser, of which a server may have none.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endWhole, npm } from '../../tools/processes';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('npm start prints the address and opens nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const opened = join(folder, 'opened');
  const browser = join(folder, 'browser.js');
  // what Vite runs in place of a browser where BROWSER names a script
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
    // a browser would have been opened before the first answer
    expect(existsSync(opened)).toBe(false);
    expect(said).not.toMatch(/ENOENT|xdg-open/);
  } finally {
    endWhole(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
