// The preview of a link has the numbers of the link's own scenario; if they are not known the page is as it was built.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epsilon } from '../../accounting';
import { roundDigits } from '../../base/numerics/safeSide';
import { headLines } from '../../build/aboutPage';
import { PAGE_HEAD } from '../../lab/app/head';
import { withNumbers } from './linkPreview';

const page = (language: 'en' | 'de') =>
  `<!doctype html><html lang="${language}"><head><meta name="description" content="of the page" />
<meta property="og:description" content="of the page, for others" />
${headLines({ home: 'https://example.org/', version: '1.2.3' }, language, PAGE_HEAD)}</head></html>`;
const saidBy = (html: string) =>
  [...html.matchAll(/description" content="([^"]*)"/g)].map(([, said]) => said);

test('a page with numbers lacks the picture, which has the numbers of the start', () => {
  const html = withNumbers(page('en'), '?v=2&q=1&s=20&T=100&d=1e-6&lang=en');
  expect(html).not.toContain('og:image');
  expect(html).toContain('application/ld+json');
});

test('both descriptions have the two ε of the link', () => {
  const html = withNumbers(page('en'), '?v=2&q=1&s=20&T=100&d=1e-6&lang=en');
  const [said, again] = saidBy(html);
  const mechanism = { samplingRate: 1, noiseMultiplier: 20, steps: 100 };
  for (const adjacency of ['add-remove', 'substitute'] as const)
    expect(said).toContain(
      `ε = ${roundDigits(epsilon(adjacency, mechanism, 1e-6).upper, 3, 'up').toFixed(2)}`,
    );
  expect(said).toContain('δ = 1e-6');
  expect(again).toBe(said);
});

test('numbers are written as in the page’s language', () => {
  expect(saidBy(withNumbers(page('de'), '?v=2&q=1&s=20&T=100'))[0]).toMatch(/ε = \d,\d\d /);
});

describe('the page is as it was built', () => {
  test.each([
    ['for an address that is not understood', '?v=2&q=7'],
    ['for batches whose ε is no single number', '?v=2&b=fixed-size'],
  ])('%s', (_, search) => expect(withNumbers(page('en'), search)).toBe(page('en')));

  test('for a build without the sentence to be filled in', () =>
    expect(withNumbers('<html></html>', '?v=2')).toBe('<html></html>'));
});

test('no text of an address gets into the page, over texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const html = withNumbers(page('en'), `?v=2&q=1&s=20&T=100&${text}<script>`);
      expect(html.match(/<script/g)).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});
