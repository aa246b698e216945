// The chapter and the step that an address opens. Anchors that earlier versions of the page had are known too. Pure.
import { PLACES } from '../../guests/faces/places';
import { RECORD_SOURCES } from '../../scenario';
import type { GuestPlaces } from './frame/guestPlaces';
import { CHAPTER_NAMES, type ChapterId } from './frame/names';

export interface ArticlePlace {
  /** The chapter that is open; null at the start, where none is. */
  chapter: ChapterId | null;
  /** The step that the address names (`#chapter/step`), whether the chapter has it or not; null if it names none. */
  step: string | null;
  /** Id of the element to scroll to; null if a chapter or a step is named. */
  anchor: string | null;
}

export const ARTICLE_START: ArticlePlace = { chapter: null, step: null, anchor: null };

/** Ids of elements inside a chapter, without those that every chapter has (`id`, `id-title`, `check-id`). */
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

/** Names that open the start: the page's top, the live figure, and the target of the link that skips to the content. */
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
 * The place that the decoded text after # in an address names, such as '', 'training', 'training/learnt', 'check-training' or
 * 'presets-title'. Any text is accepted, because anybody may have written it. Never throws.
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
