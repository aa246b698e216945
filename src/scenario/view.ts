// A view, which is how the page shows a scenario: as the article, as one figure in someone else's page, as a lecture, or
// as a page beside the article. The address has the view behind the scenario, and it is never part of the scenario.
// Links that are copied, files and exports keep only the part that says where the reader was (`placeOfView`).
import { KNOWN_LANGUAGES, type Language } from '../base/language/languages';
import { inARow } from '../base/sentences/plain';
import type { Sentence } from '../base/sentences/sentence';
import { LINKS } from '../guests/faces/links';
import { show, shownGiven } from './fields/fieldValue';
import { exactNumber, parseNumber } from './numberText';
import { LONGEST_FORM, LONGEST_LINK, splitQuery } from './query';
import { LINK, VIEW } from './sentences';
import type { ScenarioProblem } from './types';

/** Names of guests' pages or figures in links; `never` if there are none. */
type NamedByGuests<Field extends string> = Extract<
  (typeof LINKS)[keyof typeof LINKS],
  Record<Field, string>
>[Field];

function namedByGuests<Field extends 'page' | 'embed'>(field: Field): readonly NamedByGuests<Field>[] {
  const links: readonly Readonly<Partial<Record<string, unknown>>>[] = Object.values(LINKS);
  return links.flatMap((link) => link[field] ?? []) as readonly unknown[] as readonly NamedByGuests<Field>[];
}

/**
 * The figures that can stand alone: the live one, both of chapter 1, chapter 2 whole and in parts, both of chapter
 * 3, that of chapter 4, those of guests, chapter 5, chapter 6 whole and in parts.
 */
const FIRST_FIGURES = [
  'lab',
  'clipping',
  'neighbour',
  'promise',
  'map',
  'profile',
  'tradeoff',
  'worst-case',
  'your-guesses',
  'training',
] as const;
const LAST_FIGURES = [
  'one-run',
  'meaning',
  'posterior',
  'secrets',
  'many-targets',
  'marginals',
  'trained',
] as const;
export type EmbedFigure = (typeof FIRST_FIGURES | typeof LAST_FIGURES)[number] | NamedByGuests<'embed'>;
export const EMBED_FIGURES: readonly EmbedFigure[] = [
  ...FIRST_FIGURES,
  ...namedByGuests('embed'),
  ...LAST_FIGURES,
];

/** Pages that guests bring. A link to the page of a guest that has left opens the article with the rest of its scenario. */
export type GuestPage = NamedByGuests<'page'>;

interface GuestLink {
  page?: string;
  /** Name of a source of records. */
  data?: string;
  embed?: string;
  /** Whether the guest's page stands before all others. */
  first?: boolean;
  /** Whether the article's address can hold the form of this page too. */
  formInArticle?: boolean;
}
const GUEST_LINKS: readonly GuestLink[] = Object.values(LINKS);
const guestPages = (first: boolean): readonly GuestPage[] =>
  namedByGuests('page').filter((name) =>
    GUEST_LINKS.some(({ page, first: isFirst = false }) => page === name && isFirst === first),
  );

const FIRST_PAGES = ['glossary', 'questions', 'paper', 'uniaud', 'bounds'] as const;
const LAST_PAGES = ['exercises', 'teaching', 'gallery', 'all'] as const;
/** Whether the form that an address of the article holds is that of this page. */
export const hasFormOfArticle = (page: string): boolean =>
  GUEST_LINKS.some((link) => link.page === page && link.formInArticle === true);

export type SidePageName = (typeof FIRST_PAGES | typeof LAST_PAGES)[number] | GuestPage;

/** Pages beside the article, whose numbers are the scenario's too. */
export const ALL_SIDE_PAGES: readonly SidePageName[] = [
  ...guestPages(true),
  ...FIRST_PAGES,
  ...guestPages(false),
  ...LAST_PAGES,
];

/** Names of what can be shown around an embedded figure: the sentence, fields by their link key, the attack, real training. */
export const SHOWABLE = ['claim', 'q', 'b', 's', 'T', 'd', 'C', 'n', 'x', 'm', 'y', 'attack', 'run'] as const;
export type Showable = (typeof SHOWABLE)[number];

/** The plans by which a lecture can be given, named by their minutes. */
export const LECTURE_PLAN_IDS = ['15', '45', '90'] as const;
export type LecturePlanId = (typeof LECTURE_PLAN_IDS)[number];

export interface View {
  /** The one figure to show; null for the article. */
  embed: EmbedFigure | null;
  /** The names of what is shown around the figure, in the order of SHOWABLE. */
  show: readonly Showable[];
  /** Colours of the page; null follows the reader's system. */
  theme: 'light' | 'dark' | null;
  /** The origin of a page that may read and set the scenario of an embedded figure; null for the page's own origin. */
  host: string | null;
  /** Step of the lecture; null for the article. */
  lecture: string | null;
  /** The plan of the lecture, by its minutes, which the slides and the speaker's window follow; null for all steps. */
  plan: LecturePlanId | null;
  /** The language asked for; null for the reader's own. public/boot.js applies it before any other script. */
  lang: Language | null;
  /** A page beside the article, or what a speaker sees while `lecture` is shown elsewhere; null for the article. */
  page: SidePageName | 'speaker' | null;
  /** Text of the entries in the form of a guest's page, as that page reads it; null for an empty form. */
  form: string | null;
  /** The figure that a reader has put on the stage of the open chapter, by its name; null for the one that it opens with. */
  figure: string | null;
  /** Probability of the best guess of the secret in mind without the model, in (0, 1). */
  prior: number;
  /** Generalised advantage in guessing the secret in mind that is not to be passed, in (0, 1). */
  advantage: number;
}

/** The article, with a secret that is a yes or no, such as Ana's diagnosis, and a limit of 0.1 on the advantage. */
export const DEFAULT_VIEW: View = {
  embed: null,
  show: [],
  theme: null,
  host: null,
  lecture: null,
  plan: null,
  page: null,
  lang: null,
  form: null,
  figure: null,
  prior: 0.5,
  advantage: 0.1,
};

const LONGEST_VALUE = 400;
const NAME = /^[a-z0-9-]{1,40}$/;
const FORM = /^[A-Za-z]+:[^;]+(?:;[A-Za-z]+:[^;]+)*$/;
const HOST = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::(\d{1,5}))?\/?$/;
/** Hosts that a browser trusts without https. */
const LOCAL = /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

type ViewValue<Value> = { value: Value; problem?: Sentence };

interface ViewField<Value> {
  /** The allowed values in words, for messages. */
  range: Sentence;
  /** Throws nothing: a value that is refused comes with the problem, and with what stands in its place. */
  read: (text: string) => ViewValue<Value>;
  /** The most characters of a value, where they are not as many as of others. */
  longest?: number;
  /** Text of the value in a link; null for the default, which a link leaves out. */
  write: (value: Value) => string | null;
}

/** A field of text. A value that `read` does not take is left out, and `problem` says why. */
const taken = <Text extends string>(
  range: Sentence,
  problem: Sentence,
  read: (text: string) => Text | null,
): ViewField<Text | null> => ({
  range,
  read: (text) => {
    const value = read(text);
    return value === null ? { value, problem } : { value };
  },
  write: (value) => value || null,
});

const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : null);

const oneOf = <Choice extends string>(choices: readonly Choice[]) =>
  taken(
    VIEW.oneOf({ choices: choices.join(', ') }),
    LINK.notOnOffer,
    (text) => choices.find((choice) => choice === text) ?? null,
  );

/** A field for a number in (0, 1), which a link leaves out if it is the usual one. */
const chance = (usual: number): ViewField<number> => ({
  range: VIEW.chance,
  read: (text) => {
    const parsed = parseNumber(text);
    if (!parsed.ok) return { value: usual, problem: parsed.reason };
    const inside = parsed.value > 0 && parsed.value < 1;
    return inside ? { value: parsed.value } : { value: usual, problem: VIEW.noChance };
  },
  write: (value) => (value === usual ? null : exactNumber(value, true)),
});

const shownNames: ViewField<View['show']> = {
  range: VIEW.someOf({ choices: SHOWABLE.join(', ') }),
  read: (text) => {
    if (text === 'all') return { value: SHOWABLE };
    if (text === 'none') return { value: [] };
    const names = text.split(',');
    const strange = names.filter((name) => !SHOWABLE.some((known) => known === name));
    const value = SHOWABLE.filter((name) => names.includes(name));
    return strange.length === 0
      ? { value }
      : { value, problem: VIEW.notOnOffer({ names: inARow(strange.map(shownGiven)) }) };
  },
  write: (value) => {
    if (value.length === 0) return null;
    return value.length === SHOWABLE.length ? 'all' : value.join(',');
  },
};

const VIEW_FIELDS: { readonly [Name in keyof View]: ViewField<View[Name]> } = {
  embed: oneOf(EMBED_FIGURES),
  show: shownNames,
  theme: oneOf(['light', 'dark']),
  host: taken(VIEW.origin, VIEW.noOrigin, exactOrigin),
  lecture: taken(VIEW.step, VIEW.noStep, matching(NAME)),
  plan: oneOf(LECTURE_PLAN_IDS),
  page: oneOf([...ALL_SIDE_PAGES, 'speaker']),
  lang: oneOf(KNOWN_LANGUAGES),
  // each page reads its own form, and leaves out what it does not know
  form: { ...taken(VIEW.form, VIEW.noForm, matching(FORM)), longest: LONGEST_FORM },
  // the chapter knows which figures stand on the stage
  figure: taken(VIEW.figure, VIEW.noFigure, matching(NAME)),
  prior: chance(DEFAULT_VIEW.prior),
  advantage: chance(DEFAULT_VIEW.advantage),
};

/**
 * The part of a view that a link to the reader's place keeps: the page beside the article with its form, the figure on
 * the stage, the secret in mind, and a language that was asked for. A lecture, a frame and its surroundings are left out.
 */
export const placeOfView = ({ page, form, figure, prior, advantage, lang }: View): View => ({
  ...DEFAULT_VIEW,
  page: page === 'speaker' ? null : page,
  form,
  figure,
  prior,
  advantage,
  lang,
});

/** The keys of a view, in canonical order; they follow those of the scenario. */
export const VIEW_KEYS = Object.keys(VIEW_FIELDS) as readonly (keyof View)[];

/** The origin as browsers write it ('https://example.org'), or null: https, or http on the reader's own machine. */
export function exactOrigin(text: string): string | null {
  const match = HOST.exec(text.toLowerCase());
  if (!match) return null;
  const [, scheme, name, port] = match;
  if (scheme === 'http' && !LOCAL.test(name)) return null;
  const usual = scheme === 'https' ? 443 : 80;
  const number = port === undefined ? usual : Number(port);
  if (number < 1 || number > 65_535) return null;
  return `${scheme}://${name}${number === usual ? '' : `:${number}`}`;
}

export interface ParsedView {
  view: View;
  problems: ScenarioProblem[];
}

/**
 * Reads the view out of a query string, with or without '?'. Keys that are not the view's are passed over: they are
 * parseLink's. A bad value is named and left out; the others stand. Never throws.
 */
export function parseView(search: string): ParsedView {
  const { pairs } = splitQuery(search.length > LONGEST_LINK ? '' : search);
  const view: { [Name in keyof View]: View[Name] } = { ...DEFAULT_VIEW };
  const problems: ScenarioProblem[] = [];
  for (const key of VIEW_KEYS) {
    const texts = pairs.filter((pair) => pair.key === key).map(({ value }) => value);
    if (texts.length > 0) readInto(view, key, texts[0], problems);
    for (const extra of texts.slice(1)) {
      const message = LINK.keyGivenTwice({ key, other: shownGiven(extra) });
      problems.push({ field: key, given: show(extra), message });
    }
  }
  return { view, problems };
}

function readInto<Name extends keyof View>(
  view: View,
  name: Name,
  text: string,
  problems: ScenarioProblem[],
): void {
  const field: ViewField<View[Name]> = VIEW_FIELDS[name];
  const { longest: most = LONGEST_VALUE } = field;
  const reading: ViewValue<View[Name]> =
    text.length > most ? { value: DEFAULT_VIEW[name], problem: LINK.longValue({ most }) } : field.read(text);
  view[name] = reading.value;
  if (reading.problem === undefined) return;
  const refused = Array.isArray(reading.value) && reading.value.length > 0 ? VIEW.othersShown : VIEW.leftOut;
  const message = refused({ field: name, given: shownGiven(text), why: reading.problem, range: field.range });
  problems.push({ field: name, given: show(text), message });
}

const write = <Name extends keyof View>(view: View, name: Name): string | null =>
  VIEW_FIELDS[name].write(view[name]);

/** Every key of a view with its text; null for one that the link leaves out. */
export const viewParameters = (view: View): Record<keyof View, string | null> =>
  Object.fromEntries(VIEW_KEYS.map((key) => [key, write(view, key)])) as Record<keyof View, string | null>;
