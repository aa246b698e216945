// The chapters in their order: what the masthead links to and what the frames are headed with.

export interface ChapterEntry {
  /** The element's id, and what follows # in an address. */
  id: string;
  number: number;
  /** Heads the chapter. */
  name: string;
  /** In the masthead. */
  short: string;
}

const entries = [
  { id: 'which-neighbour', name: 'Which neighbour?', short: 'Neighbours' },
  { id: 'promise', name: 'What an accountant promises', short: 'Promise' },
  { id: 'worst-case', name: 'The worst case', short: 'Worst case' },
  { id: 'training', name: 'Real training', short: 'Training' },
  { id: 'one-run', name: 'One run', short: 'One run' },
  { id: 'meaning', name: 'What an ε means', short: 'Meaning' },
  { id: 'choose', name: 'Choose, and take away', short: 'Choose' },
] as const;

export type ChapterId = (typeof entries)[number]['id'];

export const CHAPTERS: readonly (ChapterEntry & { id: ChapterId })[] = entries.map((entry, i) => ({
  ...entry,
  number: i + 1,
}));

export function chapterEntry(id: ChapterId): ChapterEntry {
  const entry = CHAPTERS.find((chapter) => chapter.id === id);
  if (!entry) throw new Error(`There is no chapter ${id}.`);
  return entry;
}
