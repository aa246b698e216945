// Old link formats, each turned into the next one. Text in, text out: values are judged later, by the newest
// schema.
//
// Old links must keep their meaning. So a change of a key, of the meaning of a value or of a *default* raises
// LINK_VERSION, adds one migration here and puts links of the old version into migrations.test.ts. A migration writes
// out the old defaults wherever they differ from the new ones, because links leave defaults out.
import { parseNumber } from './numberText';
import type { QueryPair } from './query';

/** Version of links that this page writes. A link without one is read by the rule of `linkVersion`. */
export const LINK_VERSION = 2;
export const VERSION_KEY = 'v';

/** Migrations from version (index) to version (index + 1). */
const MIGRATIONS: readonly ((pairs: readonly QueryPair[]) => QueryPair[])[] = [fromDraft, fromFiveLines];

/** Keys of version 0, the draft, with their names since version 1. `seed` kept its name. */
const DRAFT_KEYS: Readonly<Record<string, string>> = {
  samplingRate: 'q',
  noiseMultiplier: 's',
  clippingNorm: 'C',
  steps: 'T',
  delta: 'd',
  records: 'n',
  axis: 'x',
  scale: 'y',
  runs: 'R',
  repeats: 'rep',
  alpha: 'conf',
  estimator: 'est',
  points: 'at',
};

const DRAFT_AXES: Readonly<Record<string, string>> = {
  noiseMultiplier: 's',
  samplingRate: 'q',
  steps: 'T',
  delta: 'd',
};
const DRAFT_SCALES: Readonly<Record<string, string>> = { log10: 'log', linear: 'lin' };
const DRAFT_ESTIMATORS: Readonly<Record<string, string>> = { published: 'paper', accuracy: 'valid' };

/**
 * From version 0 to 1. Alpha stood for 1 - confidence, in whatever form a number may have, so that alpha=5% is a
 * confidence of 0.95. Points were separated by ';', and there were 10,000 runs by default.
 */
function fromDraft(pairs: readonly QueryPair[]): QueryPair[] {
  const migrated = pairs.map(({ key, value }) => {
    const newKey = Object.hasOwn(DRAFT_KEYS, key) ? DRAFT_KEYS[key] : key;
    return { key: newKey, value: newKey === key ? value : draftValue(key, value) };
  });
  return migrated.some(({ key }) => key === 'R') ? migrated : [...migrated, { key: 'R', value: '10000' }];
}

/** From version 1, which always drew five lines, to 2, which starts with three: every older link asks for the other two. */
function fromFiveLines(pairs: readonly QueryPair[]): QueryPair[] {
  return pairs.some(({ key }) => key === 'mb') ? [...pairs] : [...pairs, { key: 'mb', value: '1' }];
}

function draftValue(key: string, value: string): string {
  const lookUp = (table: Readonly<Record<string, string>>) =>
    Object.hasOwn(table, value) ? table[value] : value;
  switch (key) {
    case 'axis':
      return lookUp(DRAFT_AXES);
    case 'scale':
      return lookUp(DRAFT_SCALES);
    case 'estimator':
      return lookUp(DRAFT_ESTIMATORS);
    case 'points':
      return value.replace(/;/g, ',');
    case 'alpha': {
      const alpha = parseNumber(value);
      // a text that is no number here is none as a confidence either, and is refused under that name
      if (!alpha.ok) return value;
      // 15 digits undo the rounding of 1 - alpha: 1 - 0.05 is to read 0.95
      return String(Number((1 - alpha.value).toPrecision(15)));
    }
    default:
      return value;
  }
}

/** Version of a link. Without a `v` it is 0 if it uses a key that only the draft format had. NaN for a `v` that is not a whole number. */
export function linkVersion(pairs: readonly QueryPair[]): number {
  const stated = pairs.find(({ key }) => key === VERSION_KEY);
  if (stated) return /^\d{1,6}$/.test(stated.value) ? Number(stated.value) : Number.NaN;
  return pairs.some(({ key }) => Object.hasOwn(DRAFT_KEYS, key)) ? 0 : LINK_VERSION;
}

/** A link's pairs brought to this page's version; those of newer versions are left as they are. */
export const migrate = (pairs: readonly QueryPair[], version: number): QueryPair[] =>
  MIGRATIONS.slice(Number.isNaN(version) ? LINK_VERSION : version).reduce<QueryPair[]>(
    (current, step) => step(current),
    [...pairs],
  );
