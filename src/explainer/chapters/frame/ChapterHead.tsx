// What a chapter opens with: its number and name, and its claim.
import type { ReactNode } from 'react';
import { type ChapterId, chapterEntry } from './contents';

/** The chapter's section is labelled by `${id}-title`. */
export function ChapterHead({ id, claim }: { id: ChapterId; claim: ReactNode }) {
  const { number, name } = chapterEntry(id);
  return (
    <>
      <p className="chapter-number">
        {number} <span>{name}</span>
      </p>
      <h2 id={`${id}-title`}>{claim}</h2>
    </>
  );
}
