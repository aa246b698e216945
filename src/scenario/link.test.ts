// Links of scenarios, written and read back, and the problems that bad links are reported with.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../test/shared/arbitraryScenario';
import { size } from '../../test/statistics/size';
import { english } from '../base/sentences/sentence';
import { formatAddress, parseAddress } from './address';
import { DEFAULT_SCENARIO } from './defaults';
import { formatLink, linkParameters, linksTo, parseLink } from './link';
import { LINK_VERSION } from './migrations';
import { presetScenario } from './presets/preset';
import { PRESETS } from './presets/presets';
import { LONGEST_LINK } from './query';
import { changeScenario } from './schema';
import { DEFAULT_VIEW } from './view';

const change = (part: Parameters<typeof changeScenario>[1]) => changeScenario(DEFAULT_SCENARIO, part);

describe('formatLink', () => {
  test('the default scenario is the empty string', () => {
    expect(formatLink(DEFAULT_SCENARIO)).toBe('');
  });

  test('writes only what differs from the defaults, in the order of the table and in short numbers', () => {
    const scenario = change({
      auditPoints: [2, 4.5],
      seed: 7,
      estimator: 'paper',
      epsilonScale: 'log',
      delta: 1e-6,
      steps: 1000,
      samplingRate: 1 / 4,
    });
    expect(formatLink(scenario)).toBe('v=2&q=1/4&T=1e3&d=1e-6&y=log&est=paper&seed=7&at=2,4.5');
  });

  test('linkParameters has every key, with null where the default stands', () => {
    const parameters = linkParameters(change({ steps: 10 }));
    expect(parameters).toMatchObject({ v: '2', T: '10', q: null, at: null });
    // one key for each field, none of which two fields share, and that of the version
    expect(Object.keys(parameters)).toHaveLength(Object.keys(DEFAULT_SCENARIO).length + 1);
    expect(linkParameters(DEFAULT_SCENARIO).v).toBeNull();
  });

  test('stays under 2,000 characters, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        expect(formatLink(scenario).length).toBeLessThan(2000);
      }),
      { seed: 6, numRuns: size(60, 200) },
    );
  });

  test('writes only characters that need no escape in a query, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        expect(formatLink(scenario)).toMatch(/^[\w=&/,.-]*$/);
      }),
      { seed: 7, numRuns: size(60, 200) },
    );
  });
});

describe('round trips', () => {
  test('every valid scenario comes back exactly and without a problem, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        const parsed = parseLink(formatLink(scenario));
        expect(parsed.scenario).toEqual(scenario);
        expect(parsed.problems).toEqual([]);
        expect(parsed.rewritten).toBe(false);
      }),
      { seed: 8, numRuns: size(150, 500) },
    );
  });

  test('every valid scenario comes back through URLSearchParams, which escapes more characters, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        const escaped = new URLSearchParams(formatLink(scenario)).toString();
        expect(parseLink(`?${escaped}`).scenario).toEqual(scenario);
      }),
      { seed: 9, numRuns: size(60, 200) },
    );
  });

  test('every preset comes back', () => {
    for (const preset of PRESETS) {
      expect(parseLink(formatLink(presetScenario(preset)))).toMatchObject({
        scenario: presetScenario(preset),
        problems: [],
      });
    }
  });
});

/** Texts that resemble links, which reach more of the parser than random text does. */
const linkLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'q=1/4',
        'q=0',
        's=2',
        'T=1e3',
        'T=1.5',
        'd=%',
        'x=T',
        'x=',
        'at=1,2',
        'at=,',
        'y=log',
        '&',
      ),
      fc.constantFrom(
        'v=2',
        'v=0',
        'v=9',
        'v=',
        'samplingRate=0.5',
        'alpha=0.1',
        'alpha=x',
        'points=1;2',
        '__proto__=1',
      ),
      fc
        .tuple(fc.string({ maxLength: 4 }), fc.string({ maxLength: 8 }))
        .map(([key, value]) => `${key}=${value}`),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join('&'));

/** Any sequence of UTF-16 code units, among them lone surrogates, which are halves of characters. */
const codeUnits = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })), {
    maxLength: 12,
  })
  .map((units) => String.fromCharCode(...units));

/** Links with broken values, some under keys of the view, which takes values as they are. */
const brokenLink = fc
  .array(fc.tuple(fc.constantFrom('form', 'page', 'q', 'v', 'w', 'host', '\udc00'), codeUnits), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map(([key, value]) => `${key}=a:${value}`).join('&'));

describe('parseAddress never throws', () => {
  test('what it reads of any text is written and read again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(codeUnits, brokenLink), (text) => {
        const { scenario, view } = parseAddress(text);
        const again = parseAddress(formatAddress(scenario, view));
        expect(again.scenario).toEqual(scenario);
        expect(formatAddress(again.scenario, again.view)).toBe(formatAddress(scenario, view));
      }),
      { seed: 12, numRuns: size(300, 3000) },
    );
  });

  test('half an emoji in a form is written as the sign that browsers put in its place', () => {
    const view = { ...DEFAULT_VIEW, page: 'glossary', form: 'n:\ud83d' } as const;
    expect(formatAddress(DEFAULT_SCENARIO, view)).toBe('page=glossary&form=n:%EF%BF%BD');
  });
});

describe('parseLink never throws', () => {
  test('any text gives a valid scenario and problems with messages of readable length', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), linkLike), (text) => {
        const { scenario, problems } = parseLink(text);
        expect(parseLink(formatLink(scenario))).toMatchObject({ scenario, problems: [] });
        for (const { field, message } of problems) {
          expect(field).not.toBe('');
          expect(english(message).length).toBeGreaterThan(20);
          expect(english(message).length).toBeLessThan(500);
        }
      }),
      { seed: 10, numRuns: size(150, 500) },
    );
  });

  test('formatting what was parsed is idempotent, over texts that resemble links', () => {
    fc.assert(
      fc.property(linkLike, (text) => {
        const once = formatLink(parseLink(text).scenario);
        expect(formatLink(parseLink(once).scenario)).toBe(once);
      }),
      { seed: 11, numRuns: size(90, 300) },
    );
  });
});

describe('parseLink', () => {
  test('reads numbers as people write them and says that the link is to be rewritten', () => {
    const parsed = parseLink('?v=2&q=6.25%25&T=1,000&d=10^-6&s=2.50');
    expect(parsed.scenario).toEqual(change({ steps: 1000, delta: 1e-6, noiseMultiplier: 2.5 }));
    expect(parsed.problems).toEqual([]);
    expect(parsed.rewritten).toBe(true);
  });

  test('names a bad value with its range and the value that is used instead', () => {
    const { scenario, problems } = parseLink('v=2&q=2&T=100');
    expect(scenario).toEqual(change({ steps: 100 }));
    expect(problems.map((problem) => ({ ...problem, message: english(problem.message) }))).toEqual([
      {
        field: 'samplingRate',
        given: '"2"',
        message: 'Sampling rate q is 2. Give a number in (0, 1]. 1/16 is used instead.',
      },
    ]);
  });

  test.each([
    ['q=', 'samplingRate', /nothing is written/],
    ['q=many', 'samplingRate', /not a number/],
    ['T=1.5', 'steps', /integer in \[1, 1000000\]/],
    ['s=0,5', 'noiseMultiplier', /comma is ambiguous/],
    ['x=up', 'axis', /one of s, q, T, d/],
    ['x=constructor', 'axis', /not on offer/],
    ['est=', 'estimator', /valid, paper, direct/],
    ['at=1,,2', 'auditPoints', /nothing is written/],
    ['at=1,1', 'auditPoints', /different numbers/],
    [`at=${Array.from({ length: 13 }, (_, i) => i + 1).join(',')}`, 'auditPoints', /at most 12/],
    [`s=${'1'.repeat(401)}`, 'noiseMultiplier', /more than 400 characters/],
    ['conf=1', 'confidence', /\[0.5, 0.9999\]/],
  ])('bad value %# is named under its field', (link, field, message) => {
    const { scenario, problems } = parseLink(link);
    expect(scenario).toEqual(DEFAULT_SCENARIO);
    expect(problems).toHaveLength(1);
    expect(problems[0].field).toBe(field);
    expect(english(problems[0].message)).toMatch(message);
    expect(problems[0].given.length).toBeLessThan(70);
  });

  test('a key given twice keeps the first value', () => {
    const { scenario, problems } = parseLink('T=100&T=200');
    expect(scenario.steps).toBe(100);
    expect(problems).toMatchObject([{ field: 'steps', given: '"200"' }]);
  });

  test('the first of two versions counts, and the other is named', () => {
    const { version, problems } = parseLink('v=1&v=2&q=1/4');
    expect(version).toBe(1);
    expect(problems).toMatchObject([{ field: 'version', given: '"2"' }]);
    expect(english(problems[0].message)).toBe('v is given twice. The first value is used, not "2".');
    expect(parseLink('v=x&v=9&v=2').problems.map(({ field }) => field)).toEqual(Array(3).fill('version'));
  });

  test('each bad value of a watched run is named by its own field while the rest of the run is kept', () => {
    const { scenario, problems } = parseLink('v=2&oc=gold&om=1&or=0&oe=paper&oq=2&ol=0.1&ow=-1&ok=10&on=2');
    expect(problems.map(({ field }) => field).sort()).toEqual([
      'oneRunCanaries',
      'oneRunCanary',
      'oneRunClaim',
      'oneRunSamplingRate',
      'oneRunShare',
      'oneRunTagWeight',
    ]);
    expect(problems.map(({ message }) => english(message)).join(' ')).toMatch(
      /"paper".*Give 'page' or a number .*page is used instead/,
    );
    expect(scenario).toEqual({
      ...DEFAULT_SCENARIO,
      oneRunLogitStep: 0.1,
      oneRunLabels: 10,
      oneRunRepeat: 2,
    });
  });

  test('an unknown key is named, unless it is among the other keys that the caller reads', () => {
    expect(parseLink('T=100&sigma=2').problems).toMatchObject([{ field: 'link', given: '"sigma"' }]);
    expect(parseLink('T=100&embed=figure', ['embed'])).toMatchObject({
      scenario: change({ steps: 100 }),
      problems: [],
    });
  });

  test('many unknown keys are summed up', () => {
    const link = Array.from({ length: 40 }, (_, index) => `k${index}=1`).join('&');
    const { problems } = parseLink(link);
    expect(problems).toHaveLength(6);
    expect(english(problems[5].message)).toContain('35 more');
  });

  test('broken percent-encoding loses only its own piece', () => {
    const { scenario, problems } = parseLink('q=%E0%A4%A&T=100');
    expect(scenario).toEqual(change({ steps: 100 }));
    expect(problems).toMatchObject([{ field: 'link' }]);
  });

  test('an over-long link is not read at all', () => {
    const { scenario, problems } = parseLink(`T=100&junk=${'x'.repeat(LONGEST_LINK)}`);
    expect(scenario).toEqual(DEFAULT_SCENARIO);
    expect(problems).toHaveLength(1);
    expect(english(problems[0].message)).toContain('4000');
  });

  test('a link of a newer version is read as far as this page knows it, with a problem', () => {
    const { scenario, problems, version } = parseLink('v=3&T=100');
    expect(version).toBe(3);
    expect(scenario.steps).toBe(100);
    expect(problems).toMatchObject([{ field: 'version', given: '3' }]);
    expect(english(problems[0].message)).toContain(`reads formats up to ${LINK_VERSION}`);
  });

  test.each(['v=', 'v=one', 'v=-1', 'v=1.5'])('%s is not a version', (link) => {
    const { problems, version } = parseLink(link);
    expect(version).toBeNaN();
    expect(problems).toMatchObject([{ field: 'version' }]);
  });

  test('linksTo ignores how a link writes its numbers and which bounds its figure draws', () => {
    const quarter = changeScenario(DEFAULT_SCENARIO, { samplingRate: 0.25 });
    expect(linksTo('?v=2&q=0.25', quarter)).toBe(true);
    expect(linksTo('v=1&q=1/4', quarter)).toBe(true);
    expect(linksTo('q=1/5', quarter)).toBe(false);
  });
});
