// The first command of README. It prints the address of the page and opens no browser, since a server may have none.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDevServer } from '../../tools/devServer';
import { endWhole } from '../../tools/processes';
import { onlyInFull } from '../statistics/size';

test('npm start prints the address and opens no browser', async (itself) => {
  // the development server takes five seconds of processor time to start
  onlyInFull(itself);
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const opened = join(folder, 'opened');
  const browser = join(folder, 'browser.js');
  // Vite runs this script in place of a browser, because BROWSER names it
  writeFileSync(browser, `require('node:fs').writeFileSync(${JSON.stringify(opened)}, String(process.argv))`);
  const { server, said, address } = startDevServer(browser);
  try {
    expect(await (await fetch(await address)).text()).toContain('<div id="page">');
    // Vite would have opened a browser before the server's first answer
    expect(existsSync(opened)).toBe(false);
    expect(said()).not.toMatch(/ENOENT|xdg-open/);
  } finally {
    endWhole(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
