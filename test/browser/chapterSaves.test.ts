// What the figures of chapters 1 to 3 are saved as, on the built page: pictures that stand on their own.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { builtPage } from './builtPage';

const built = builtPage();

const PICTURES = {
  'which-neighbour': ['the plane of gradients', 'the densities'],
  promise: ['the ratio map', 'the privacy profile', 'the trade-off curve'],
  'worst-case': ['the scores'],
} as const;

test('every picture is saved from under its figure, needs nothing but itself, and names its link', async () => {
  await built.visit('?v=1&R=500&rep=1&seed=9#which-neighbour', async ({ page, errors, strangers }) => {
    const take = async (kind: 'SVG' | 'PNG', picture: string) => {
      const button = page.getByRole('button', { name: `${kind}: save ${picture}`, exact: true });
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      return readFile(await file.path());
    };
    const svgs: string[] = [];
    for (const [id, pictures] of Object.entries(PICTURES)) {
      const chapter = page.locator(`#${id}`);
      await chapter.scrollIntoViewIfNeeded();
      await chapter.locator('.figure-words > summary').click();
      for (const picture of pictures) svgs.push((await take('SVG', picture)).toString());
    }
    for (const part of ['rgb(102, 159, 192)', '1.8 to 2', '<circle r="7"']) expect(svgs[2]).toContain(part);
    const ground = page.getByRole('group', { name: 'Ground of the ratio map' });
    await ground.getByRole('radio', { name: 'dark ground' }).check();
    expect((await take('PNG', 'the ratio map')).subarray(1, 4).toString()).toBe('PNG');
    svgs.push((await take('SVG', 'the ratio map')).toString());
    expect(svgs.at(-1)).toContain('rgb(20, 20, 22)');
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
    // on a page of its own: this one lets nothing be parsed
    const reader = await page.context().newPage();
    for (const svg of svgs) {
      expect(svg).toContain(`link: ${built.site.url}?v=1&#38;R=500&#38;rep=1&#38;seed=9`);
      expect(svg).toContain(`Adjacency Lab ${version}`);
      // but for its type, which it carries
      const [style] = /<style>[\s\S]*<\/style>/.exec(svg) ?? expect.fail('no type');
      expect(style).not.toMatch(/url\((?!&#34;data:font\/woff2)/);
      expect(svg.replace(style, '')).not.toMatch(
        /var\(|light-dark|\s(?:class|style|href)=|url\((?!#)|NaN|undefined/,
      );
      const { failed, description, shapes } = await reader.evaluate((text) => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        return {
          failed: root.querySelector('parsererror')?.textContent ?? null,
          description: root.querySelector('desc')?.textContent ?? '',
          shapes: root.querySelectorAll('path, line, circle').length,
        };
      }, svg);
      expect(failed).toBeNull();
      expect(description.length).toBeGreaterThan(100);
      expect(shapes).toBeGreaterThan(5);
    }
  });
});
