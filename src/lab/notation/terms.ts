// The terms that are explained on hover, focus and tap, with their notes from the glossary in src/content. A note has one to three
// short sentences of our own. The two error rates have many names in the field: the page calls them misses and false alarms, and the
// notes on these give the other names.
import {
  attributeOf,
  type ContentElement,
  elementsNamed,
  heldBy,
  isElement,
  onlyParagraph,
  plainWords,
} from '../../base/language/content';
import TEXT from '../../content/en/pages/glossary.mdx';
import { GUEST_TERMS } from '../../guests/faces/guestTerms';

interface GuestTerm {
  name: TermName;
  /** The term as the glossary has it, and as a text has it unless the sentence inflects the word. */
  shown: string;
  note: string;
}

/** Terms that guests (src/guests) bring. */
const OF_GUESTS = Object.values<GuestTerm>(GUEST_TERMS);

/** The names of the entries, by which texts and code know a term in every language. */
export const OWN_TERMS = [
  'ε',
  'δ',
  'differential privacy',
  'DP-SGD',
  'accountant',
  'audit',
  'world',
  'iterate',
  'canary',
  'UniAud',
  'self-comparison',
  'ε_O',
  'clipped gradient',
  'adjacency',
  'total variation',
  'noise multiplier',
  'sampling rate',
  'Poisson sampling',
  'fixed-size batches',
  'random allocation',
  'epoch',
  'privacy profile',
  'trade-off curve',
  'μ',
  'group privacy',
  'prior',
  'advantage',
  'exchange',
  'false alarm',
  'miss',
  'Clopper–Pearson',
  'confidence',
  'confidence sequence',
  'logit',
  'softmax',
] as const;

export type TermName = (typeof OWN_TERMS)[number] | (typeof GUEST_TERMS)[keyof typeof GUEST_TERMS]['name'];

const nameOf = (entry: ContentElement) => attributeOf(entry, 'name') as TermName;

export const TERMS: Readonly<Record<TermName, string>> = Object.assign(
  {},
  ...elementsNamed(TEXT, 'Entry').map((entry) => ({
    [nameOf(entry)]: plainWords(onlyParagraph(heldBy(entry))),
  })),
  ...OF_GUESTS.map(({ name, note }) => ({ [name]: note })),
);

interface Section {
  title: string;
  /** Names of the section's terms, each with the uninflected word. */
  names: Partial<Record<TermName, string>>;
}

/** The terms in the sections of the glossary, in the order in which a reader needs them. */
export const GLOSSARY: readonly Section[] = TEXT.reduce<Section[]>((sections, node) => {
  const names = sections.at(-1)?.names ?? {};
  if (isElement(node, 'h2')) sections.push({ title: plainWords(heldBy(node)), names: {} });
  else if (isElement(node, 'GuestEntries')) for (const { name, shown } of OF_GUESTS) names[name] = shown;
  else if (isElement(node, 'Entry')) names[nameOf(node)] = attributeOf(node, 'shown');
  return sections;
}, []);

export const TERM_NAMES: Readonly<Record<TermName, string>> = Object.assign(
  {},
  ...GLOSSARY.map(({ names }) => names),
);
