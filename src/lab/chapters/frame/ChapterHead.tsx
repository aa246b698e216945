// What a chapter opens with: its number and name, and its claim.
import type { ReactNode } from 'react';
import { SymbolText } from '../../notation/SymbolText';
import styles from './ChapterHead.module.css';
import type { Chapter } from './chapter';

interface ChapterHeadProps {
  chapter: Pick<Chapter, 'id' | 'name' | 'story'>;
  number: number;
  claim: ReactNode;
}

/** The chapter's section is labelled by `${id}-title`. */
export function ChapterHead({ chapter: { id, name, story }, number, claim }: ChapterHeadProps) {
  return (
    <>
      <p className={styles.number}>
        {number} <span>{name}</span>
      </p>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {claim}
      </h2>
      <p className={styles.story}>
        <SymbolText>{story}</SymbolText>
      </p>
    </>
  );
}
