// The view in an address, written and read back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../test/shared/arbitraryScenario';
import { size } from '../../test/statistics/size';
import { english } from '../base/sentences/sentence';
import { formatAddress, parseAddress } from './address';
import { DEFAULT_SCENARIO } from './defaults';
import { formatLink, parseLink } from './link';
import { LONGEST_LINK } from './query';
import {
  ALL_SIDE_PAGES,
  DEFAULT_VIEW,
  EMBED_FIGURES,
  exactOrigin,
  parseView,
  placeOfView,
  SHOWABLE,
  VIEW_KEYS,
  type View,
  viewParameters,
} from './view';

/** The query of a view, over the default scenario. */
const formatView = (view: View): string => formatAddress(DEFAULT_SCENARIO, view);

const arbitraryView: fc.Arbitrary<View> = fc.record({
  embed: fc.constantFrom(null, ...EMBED_FIGURES),
  show: fc.subarray([...SHOWABLE]),
  theme: fc.constantFrom(null, 'light', 'dark'),
  host: fc.constantFrom(
    null,
    'https://a.example',
    'https://b-c.example:8443',
    'http://localhost:8000',
    'http://[::1]',
  ),
  lecture: fc.constantFrom(null, 'which-neighbour', 'step-2'),
  plan: fc.constantFrom(null, '15', '45', '90'),
  page: fc.constantFrom(null, ...ALL_SIDE_PAGES),
  lang: fc.constantFrom(null, 'en', 'de'),
  form: fc.constantFrom(null, 'n:60000', 'n:60,000;q:1/16;d:1/n^1.1;sampling:poisson'),
  figure: fc.constantFrom(null, 'lab', 'map'),
  prior: fc.double({ min: 1e-12, max: 0.999, noNaN: true }),
  advantage: fc.double({ min: 1e-6, max: 0.999, noNaN: true }),
});

describe('round trips', () => {
  test('every view comes back exactly behind its scenario, over scenarios and views', () => {
    fc.assert(
      fc.property(arbitraryScenario, arbitraryView, (scenario, view) => {
        const address = formatAddress(scenario, view);
        expect(parseAddress(address)).toEqual({ scenario, view, problems: [], rewritten: false });
        expect(address).toBe(
          [formatLink(scenario), formatView(view)].filter((part) => part !== '').join('&'),
        );
      }),
      { seed: 21, numRuns: size(90, 300) },
    );
  });

  test('every view comes back through URLSearchParams, which escapes more characters, over views', () => {
    fc.assert(
      fc.property(arbitraryView, (view) => {
        expect(parseView(`?${new URLSearchParams(formatView(view))}`).view).toEqual(view);
      }),
      { seed: 22, numRuns: size(30, 100) },
    );
  });

  test('any text gives a valid view and problems with messages of readable length', () => {
    const viewLike = fc
      .array(
        fc
          .tuple(
            fc.constantFrom(...VIEW_KEYS, '__proto__', 'q'),
            fc.oneof(fc.string(), fc.constantFrom('lab', 'all', '*')),
          )
          .map(([key, value]) => `${key}=${encodeURIComponent(value)}`),
        { maxLength: 6 },
      )
      .map((pieces) => pieces.join('&'));
    fc.assert(
      fc.property(fc.oneof(viewLike, fc.string({ unit: 'binary' })), (text) => {
        const { view, problems } = parseView(text);
        expect(parseView(formatView(view))).toEqual({ view, problems: [] });
        for (const { field, message } of problems) {
          expect(VIEW_KEYS).toContain(field);
          expect(english(message).length).toBeGreaterThan(20);
          expect(english(message).length).toBeLessThan(700);
        }
      }),
      { seed: 23, numRuns: size(150, 500) },
    );
  });
});

describe('the canonical address', () => {
  test('is empty for the default article', () => {
    expect(formatAddress(DEFAULT_SCENARIO, DEFAULT_VIEW)).toBe('');
    expect(parseAddress('')).toEqual({
      scenario: DEFAULT_SCENARIO,
      view: DEFAULT_VIEW,
      problems: [],
      rewritten: false,
    });
  });

  test('holds the scenario before the view, in readable text', () => {
    const given = '?theme=dark&show=q,s&embed=lab&host=https%3A%2F%2Fexample.org&q=0.25';
    const { scenario, view, problems, rewritten } = parseAddress(given);
    expect(problems).toEqual([]);
    expect(rewritten).toBe(true);
    expect(formatAddress(scenario, view)).toBe(
      'v=2&q=1/4&embed=lab&show=q,s&theme=dark&host=https://example.org',
    );
  });

  test('keeps the view out of the scenario’s own link', () => {
    const { scenario } = parseAddress('v=2&T=100&embed=lab&lecture=one');
    expect(formatLink(scenario)).toBe('v=2&T=100');
    expect(parseLink('v=2&T=100&embed=lab', VIEW_KEYS).rewritten).toBe(false);
  });

  test('has every key in viewParameters, with null for those left out', () => {
    expect(viewParameters({ ...DEFAULT_VIEW, embed: 'map' })).toEqual({
      embed: 'map',
      show: null,
      theme: null,
      host: null,
      lecture: null,
      plan: null,
      page: null,
      lang: null,
      form: null,
      figure: null,
      prior: null,
      advantage: null,
    });
  });

  test('is not read for a view if it is too long to be read as a link', () => {
    expect(parseView(`embed=lab&junk=${'x'.repeat(LONGEST_LINK)}`).view).toEqual(DEFAULT_VIEW);
  });
});

describe('the place where a reader is', () => {
  test('is the figure, the secret and the page with its form and language, without lecture and frame', () => {
    const { view } = parseView(
      'page=bounds&form=n:60&figure=map&prior=1/10&advantage=20%25&lang=en&theme=dark&lecture=one&embed=lab&show=q',
    );
    expect(formatView(placeOfView(view))).toBe(
      'page=bounds&lang=en&form=n:60&figure=map&prior=0.1&advantage=0.2',
    );
    expect(placeOfView({ ...DEFAULT_VIEW, page: 'speaker' })).toEqual(DEFAULT_VIEW);
  });
});

describe('show', () => {
  test.each([
    ['show=all', SHOWABLE],
    ['show=none', []],
    ['show=T,q', ['q', 'T']],
    ['show=q,q', ['q']],
  ])('reads %s', (search, shown) => {
    expect(parseView(search)).toEqual({ view: { ...DEFAULT_VIEW, show: shown }, problems: [] });
  });

  test('a name that is not on offer is named while the others are shown', () => {
    const { view, problems } = parseView('show=q,volume,s');
    expect(view.show).toEqual(['q', 's']);
    expect(problems).toMatchObject([{ field: 'show', given: '"q,volume,s"' }]);
    expect(english(problems[0].message)).toMatch(/"volume" is not on offer.*The others are shown/);
  });
});

describe('bad values', () => {
  test.each([
    ['embed=chapter', 'embed', /one of lab, clipping, neighbour/],
    ['embed=', 'embed', /not on offer/],
    ['embed=constructor', 'embed', /not on offer/],
    ['theme=sepia', 'theme', /light, dark/],
    ['host=*', 'host', /one exact origin/],
    ['lecture=Step%201', 'lecture', /a-z, 0-9/],
    [`lecture=${'a'.repeat(401)}`, 'lecture', /more than 400/],
    ['figure=Two%20worlds', 'figure', /a-z, 0-9/],
    ['prior=2', 'prior', /not between 0 and 1/],
    ['prior=half', 'prior', /not a number/],
    ['advantage=0', 'advantage', /not between 0 and 1/],
    ['theme=dark&theme=light', 'theme', /twice/],
  ])('%s is left out and named', (search, field, message) => {
    const { view, problems } = parseView(`${search}&show=q`);
    expect(view.show).toEqual(['q']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ field });
    expect(english(problems[0].message)).toMatch(message);
  });

  test('come after those of the scenario in the list of problems', () => {
    const { problems } = parseAddress('q=2&embed=chapter&colour=red');
    expect(problems.map(({ field }) => field)).toEqual(['link', 'samplingRate', 'embed']);
  });
});

describe('exactOrigin', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['https://Example.ORG:443/', 'https://example.org'],
    ['https://example.org:8443', 'https://example.org:8443'],
    ['http://localhost:8000', 'http://localhost:8000'],
    ['http://course.localhost', 'http://course.localhost'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('%s is %s', (text, origin) => {
    expect(exactOrigin(text)).toBe(origin);
    expect(new URL(text).origin).toBe(origin);
  });

  test.each([
    '*',
    'null',
    '',
    'example.org',
    'http://example.org',
    'https://example.org/page',
    'https://example.org?x',
    'https://user@example.org',
    'https://*.example.org',
    'https://example.org:0',
    'https://example.org:99999',
    'file:///tmp',
    'javascript:alert(1)',
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'https://bücher.example',
    'https://example.org https://other.org',
  ])('%s is no exact origin', (text) => {
    expect(exactOrigin(text)).toBeNull();
  });
});
