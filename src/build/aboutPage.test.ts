// The page's metadata for search engines and link previews: whole addresses of one host, readable data, and a picture of
// the size that the head states.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onlyInFull } from '../../test/statistics/size';
import { PAGE_HEAD } from '../lab/app/head';
import { parseInitialResults } from '../work/store/initialResults';
import { headLines, missingPage, robots, siteMap } from './aboutPage';
import { homeAddress } from './address';
import { paint } from './social/paint';
import { broken, HEIGHT, socialPicture, WIDTH } from './social/socialPicture';

const about = { home: 'https://example.org/lab/', version: '1.2.3' };

test('the address of the page is normalised, and a bad one is refused by name', () => {
  expect(homeAddress('https://example.org/lab')).toBe('https://example.org/lab/');
  expect(homeAddress('http://localhost:80/')).toBe('http://localhost/');
  for (const wrong of ['example.org', 'ftp://example.org', 'https://example.org/?q=1', 'javascript:1'])
    expect(() => homeAddress(wrong)).toThrow(/ADJACENCY_LAB_HOMEPAGE is .*\. Give/);
});

describe('the head', () => {
  const lines = headLines(about, 'de', PAGE_HEAD);

  test('has only whole addresses of the host', () => {
    const addresses = [...lines.matchAll(/(?:href|content)="(http[^"]*)"/g)].map((match) => match[1]);
    expect(addresses).toEqual([
      'https://example.org/lab/de.html',
      'https://example.org/lab/de.html',
      'https://example.org/lab/social-de.png',
    ]);
  });

  test('has linked data that can be parsed', () => {
    const [, text = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(lines) ?? [];
    expect(JSON.parse(text)).toMatchObject({
      '@type': ['LearningResource', 'SoftwareApplication'],
      url: 'https://example.org/lab/de.html',
      softwareVersion: '1.2.3',
    });
  });

  test('escapes texts that would end the block of data or an attribute', () => {
    const sharp = {
      ...PAGE_HEAD,
      description: '</script>"<b>',
      picture: { ...PAGE_HEAD.picture, question: '"><b>' },
    };
    const text = headLines(about, 'en', sharp);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).not.toContain('<b>');
  });
});

test('site map, robots.txt and 404 page name the same host', () => {
  const heads = new Map([['en', PAGE_HEAD]] as const);
  expect(siteMap(about.home).match(/<loc>/g)).toHaveLength(2);
  expect(robots(about.home)).toContain('Sitemap: https://example.org/lab/sitemap.xml');
  expect(missingPage(about.home, "default-src 'none'", heads)).toContain('href="https://example.org/lab/"');
});

describe('the picture', () => {
  const start = parseInitialResults(readFileSync(new URL('./initialResults.json', import.meta.url), 'utf8'))!;
  const drawn = {
    curves: start.curves,
    at: start.scenario.noiseMultiplier,
    delta: start.scenario.delta,
    addRemove: start.point.addRemove.value!,
    substitute: start.point.substitute.value!,
  };
  const svg = socialPicture(drawn, PAGE_HEAD);

  test('draws both curves and both numbers of the recorded start', () => {
    expect(svg).toContain(`ε = ${drawn.addRemove.toFixed(2)}`);
    expect(svg).toContain(`ε = ${drawn.substitute.toFixed(2)}`);
    const lines = [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(
      (match) => match[1]!.split(' ').length,
    );
    expect(lines).toHaveLength(2);
    for (const points of lines) expect(points).toBeGreaterThan(30);
    expect(svg).not.toContain('NaN');
  });

  test('is a PNG of the size that the head claims', async (itself) => {
    onlyInFull(itself);
    const png = Buffer.from(await paint(svg));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    const { home } = about;
    expect(headLines({ ...about, home }, 'en', PAGE_HEAD)).toContain(`content="${WIDTH}"`);
  });

  test('breaks its question between words into lines that fit, over words and widths', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 40 }), (list, most) => {
        const lines = broken(list.join(' '), most);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
