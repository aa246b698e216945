// A saved picture is in the page's own type, wherever it is shown: it carries it. The SVG is opened alone and the browser
// asked; the PNG is held against it, and against the same picture without its type.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPage } from './builtPage';
import { typeInUse } from './typeInUse';
import { openDarkroom } from './visual/darkroom';

const built = builtPage();

/** Of chapter 2, whose axis has exponents and symbols in the serif. */
const PICTURE = 'the privacy profile';

async function save(page: Page, kind: 'SVG' | 'PNG', path: string): Promise<void> {
  const button = page.getByRole('button', { name: `${kind}: save ${PICTURE}`, exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await file.saveAs(path);
}

test('a saved picture carries the type it is set in, as SVG and as PNG', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  const paths = { svg: join(folder, 'it.svg'), png: join(folder, 'it.png'), bare: join(folder, 'bare.svg') };
  try {
    await built.visit('?v=1&R=500&rep=1#promise', async ({ page, errors, strangers }) => {
      await page.locator('#promise .figure-words > summary').first().click();
      await save(page, 'SVG', paths.svg);
      await save(page, 'PNG', paths.png);
      expect(errors).toEqual([]);
      expect(strangers()).toEqual([]);
    });
    const svg = readFileSync(paths.svg, 'utf8');
    writeFileSync(paths.bare, svg.replace(/<style>[\s\S]*<\/style>/, ''));
    const context = await built.browser.newContext({ deviceScaleFactor: 2 });
    try {
      const page = await context.newPage();
      const shown = async (path: string) => {
        await page.goto(pathToFileURL(path).href);
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
        await page.setViewportSize({ width: Math.round(Number(width)), height: Math.round(Number(height)) });
        const { letters, strangers } = await typeInUse(page);
        return { letters, strangers, png: await page.screenshot() };
      };
      const whole = await shown(paths.svg);
      expect(whole.strangers).toEqual([]);
      expect(whole.letters['Inter Variable']).toBeGreaterThan(100);
      const bare = await shown(paths.bare);
      expect(bare.strangers.length).toBeGreaterThan(0);
      const darkroom = await openDarkroom(built.browser);
      const [png, ...others] = await Promise.all(
        [readFileSync(paths.png), whole.png, bare.png].map((picture) => darkroom.develop(picture)),
      );
      expect(await darkroom.judge(png, others[0])).toMatchObject({ same: true });
      expect(await darkroom.judge(png, others[1])).toMatchObject({ same: false });
    } finally {
      await context.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
