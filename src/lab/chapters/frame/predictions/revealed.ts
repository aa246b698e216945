// The chapters whose figures are no longer covered, because the reader has answered or skipped their first question. They are
// kept in memory for this visit only.
import { sharedValue } from '../../../state/sharedValue';
import type { ChapterId } from '../names';

const { change, use } = sharedValue<ReadonlySet<ChapterId>>(new Set());

export const reveal = (chapter: ChapterId): void =>
  change((before) => (before.has(chapter) ? before : new Set([...before, chapter])));

export const useRevealed = use;

/** Id of the place in the text where the chapter's first question stands. */
export const questionId = (chapter: ChapterId): string => `guess-${chapter}`;
