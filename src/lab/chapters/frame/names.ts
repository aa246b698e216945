// The chapters' names in their order, which is all that the first screen needs of them.
import { t } from '@lingui/core/macro';

/** `id` is the id of the chapter's element and follows # in an address. `name` stands above the chapter, `short` in the masthead. */
export const NAMED_CHAPTERS = {
  neighbour: { id: 'which-neighbour', name: t`Which neighbour?`, short: t`Neighbours` },
  promise: { id: 'promise', name: t`What an accountant promises`, short: t`Promise` },
  worstCase: { id: 'worst-case', name: t`The worst case`, short: t`Worst case` },
  training: { id: 'training', name: t`Real training`, short: t`Training` },
  oneRun: { id: 'one-run', name: t`One run`, short: t`One run` },
  meaning: { id: 'meaning', name: t`What an ε means`, short: t`Meaning` },
  choose: { id: 'choose', name: t`Choose, and take away`, short: t`Choose` },
} as const;

export const CHAPTER_NAMES = Object.values(NAMED_CHAPTERS);

export type ChapterId = (typeof CHAPTER_NAMES)[number]['id'];

export function chapterAt(id: string): { number: number; name: string } | null {
  const at = CHAPTER_NAMES.findIndex((chapter) => chapter.id === id);
  return at < 0 ? null : { number: at + 1, name: CHAPTER_NAMES[at].name };
}
