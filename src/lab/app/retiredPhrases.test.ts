// Phrases that once claimed more than their number showed, each with what was wrong with it. The test looks for them in everything
// that the page, the command line and the documents say, comments included, even where a phrase is broken over lines or marked up.
// This is no style guide: a word is refused only in the phrase that was wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Retired {
  phrase: RegExp;
  /** A sentence that once stood on the page. */
  once: string;
  why: string;
}

const RETIRED: readonly Retired[] = [
  {
    phrase: /(?<!\bnot (?:of |for )?)\b(any|every|no) attack on the last iterate\b/i,
    once: 'the most that any attack on the <em>last iterate</em> can prove, however long it runs',
    why: 'The curve is the limit of this attack; with other losses the last iterate can leak as much as all of them.',
  },
  {
    phrase: /\bthe most that the last (iterate|model) can\b/i,
    once: 'the most that the last iterate can prove, substitute',
    why: 'The curve is the limit of this attack, not of the last iterate.',
  },
  {
    phrase: /\blast-iterate ceiling\b/i,
    once: 'What that costs is the last-iterate ceiling.',
    why: 'The last iterate has no such ceiling: it is the limit of S1, among silent records.',
  },
  {
    phrase: /\ball that the noise allows for\b/i,
    once: 'clips both records, so that they differ by all that the noise allows for',
    why: 'Only gradients of cosine −1 do.',
  },
  {
    phrase: /\btitle: 'Figure (3|4|5|A[2-4])\b/,
    once: "title: 'Figure A3, fifty steps',",
    why: 'Data, steps and sizes differ from the paper’s: after that figure, not that figure.',
  },
  {
    phrase: /\blow audit is not slack\b/i,
    once: 'A low audit is not slack',
    why: 'It need not mean slack; whether there is any, a low audit does not say.',
  },
  {
    phrase: /\bnothing is assumed(?! but)/i,
    once: '95 % confidence if chosen without these draws; nothing is assumed',
    why: 'Independent runs are; say which assumption is not made.',
  },
  {
    phrase: /\bconfidence really holds\b/i,
    once: 'The confidence really holds, for DP-SGD with this q and T.',
    why: 'Up to q = 1/2 the reading of the errors is checked numerically, not proven.',
  },
  {
    phrase: /\bproves? (ε|an ε|epsilon) ?≥/i,
    once: 'The attack that just ran in this tab proves ε ≥ 7.82 with 95 % confidence.',
    why: 'An assumption carries the number: it is found, read, shown, but not proven.',
  },
  {
    phrase: /\bnothing with this ε gives away more\b/i,
    once: 'DP-SGD may give away less, but nothing with this ε gives away more.',
    why: 'An ε promises nothing without its δ.',
  },
  {
    phrase: /\bgroup privacy is hopeless\b/i,
    once: 'Group privacy is hopeless',
    why: 'Two equal halves of one (ε, δ) are loose; the whole add/remove curve implies more.',
  },
  {
    phrase: /\b(your|the) library reports (an? |ε|<AccountantNumber)/i,
    once: 'Your library reports <AccountantNumber of="addRemove" />',
    why: 'Most do, by default; some can be asked for the other adjacency.',
  },
  {
    phrase: /(?<!most |some )\blibraries (count|report)\b/i,
    once: 'The ε that libraries report for DP-SGD',
    why: 'Most do, by default.',
  },
  {
    phrase: /\beverything is computed in this tab\b/i,
    once: 'Everything is computed in this tab',
    why: 'Recorded results stand in until it is.',
  },
  {
    phrase: /\bdraws a world\b/i,
    once: '3 × 25,000 draws a world',
    why: 'Say simulated runs per world.',
  },
  {
    phrase: /\bendless (draws|runs|data)\b/i,
    once: 'even with endless draws it could prove no more than this',
    why: 'Say unlimited.',
  },
  { phrase: /\brain again\b/i, once: 'Rain again', why: 'Say replay.' },
  {
    phrase: /\bmakes? things up\b/i,
    once: 'makes things up (in part), knows the data',
    why: 'Say can invent data.',
  },
  {
    phrase: /\bmixture shows its teeth\b/i,
    once: 'the mixture shows its teeth',
    why: 'Say that one can see one bump for each number of appearances.',
  },
  {
    phrase:
      /\brecords?( is| was)? exchanged\b|\bexchang(e|es|ing) (a|the|its) record|\ban exchange is a removal\b/i,
    once: 'the same data with your record <em>exchanged</em>',
    why: 'A record is replaced; an exchange would change two.',
  },
  {
    phrase: /\bpinned by <?(code|src|\{)/i,
    once: 'Pinned by <code>src/risk/singleGuess.test.ts</code>.',
    why: 'Noise to who learns: it stands behind the number, for reviewers.',
  },
];

/** The text as a reader sees it, without markup and line breaks. */
const read = (source: string): string =>
  source
    .replace(/<\/?(?:em|b|i|strong|span|Term|Sym|code|Step|SidePage)\b[^<>]*>/g, '')
    .replace(/\{' '\}/g, ' ')
    .replace(/\s+(?:\/\/|\*)?\s*/g, ' ');

const here = fileURLToPath(import.meta.url);
const files = [
  ...readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mdx|html)$/.test(name))
    .map((name) => `src/${name}`),
  ...['index.html', 'README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'package.json'],
  'public/manifest.webmanifest',
  ...readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((name) => join(ROOT, name) !== here);
const texts = files.map((name) => ({ name, text: read(readFileSync(`${ROOT}${name}`, 'utf8')) }));

describe.each(RETIRED)('$once', ({ phrase, once, why }) => {
  test('is recognised in its old wording', () => {
    expect(read(once)).toMatch(phrase);
  });

  test('is found in no file', () => {
    expect(texts.length).toBeGreaterThan(500);
    const found = texts.flatMap(({ name, text }) => {
      const at = text.search(phrase);
      return at < 0 ? [] : [`${name}: …${text.slice(Math.max(0, at - 40), at + 80)}…`];
    });
    expect(found, why).toEqual([]);
  });
});
