// The chapter and the step that an address opens, also by every anchor that a link could once name. Pure.
import { PLACES } from '../../guests/faces/places';
import { RECORD_SOURCES } from '../../scenario';
import type { GuestPlaces } from './frame/guestPlaces';
import { CHAPTER_NAMES, type ChapterId } from './frame/names';

export interface ArticlePlace {
  /** null: the start, where no chapter is open. */
  chapter: ChapterId | null;
  /** What is named as a step of that chapter (`#chapter/step`); whether it has such a one, its contents know. */
  step: string | null;
  anchor: string | null;
}

export const ARTICLE_START: ArticlePlace = { chapter: null, step: null, anchor: null };

/** Ids inside a chapter, its own (`id`, `id-title`, `check-id`) left out. */
const INSIDE: Readonly<Record<ChapterId, readonly string[]>> = {
  'which-neighbour': ['story-title', 'neighbour-words'],
  promise: [],
  'worst-case': ['choice-title', 'stopping-title'],
  training: [
    'training-controls-title',
    'training-presets-title',
    'attackers-title',
    'attacker-note-title',
    'steps-title',
    'canaries-title',
    ...RECORD_SOURCES.map(({ anchor }) => anchor),
    'scores-title',
    'accuracies-title',
    'crowd-title',
  ],
  'one-run': [
    'one-run-certificate',
    'audits-title',
    'audit-note-title',
    'best-of-many-title',
    'thousands-title',
    'second-canary-title',
    'self-comparison-title',
  ],
  meaning: [
    'posterior-title',
    'secrets-title',
    'many-title',
    'marginals-title',
    'trained-title',
    'coverage-title',
    'moved-delta-title',
    'shorter-road-title',
  ],
  choose: ['protect-title', 'known-title', 'take-title'],
};

const GUESTS: readonly GuestPlaces[] = Object.values(PLACES);

const RENAMED: ReadonlyMap<string, string> = new Map(
  GUESTS.flatMap(({ renamed = {} }) => Object.entries(renamed)),
);

/** The target of the link of a figure that stands alone, and the name of the page's top. */
const AT_START = new Set(['top', 'lab', 'main']);

function chapterWith(anchor: string): ChapterId | null {
  const chapter = CHAPTER_NAMES.find(
    ({ id }) =>
      anchor === `${id}-title` ||
      anchor === `check-${id}` ||
      INSIDE[id].includes(anchor) ||
      GUESTS.some(({ inside }) => inside[id]?.includes(anchor)),
  );
  return chapter?.id ?? null;
}

/**
 * The place of what stands after # in an address, decoded: '', 'training', 'training/learnt', 'check-training', 'presets-title'. Anybody
 * may have written it, so any text is taken. Never throws.
 */
export function articlePlace(written: string): ArticlePlace {
  const hash = RENAMED.get(written) ?? written;
  if (hash === '' || AT_START.has(hash)) return ARTICLE_START;
  const [first = '', second] = hash.split('/');
  const chapter = CHAPTER_NAMES.find(({ id }) => id === first);
  if (chapter === undefined) return { chapter: chapterWith(hash), step: null, anchor: hash };
  return { chapter: chapter.id, step: second ?? null, anchor: null };
}

export const hashOf = (chapter: string, step?: string): string =>
  step === undefined ? chapter : `${chapter}/${step}`;
