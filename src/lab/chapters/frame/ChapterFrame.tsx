// A chapter's frame: number, claim, text, figure (unless the stage shows it), something to try, a way deeper.
import { t } from '@lingui/core/macro';
import type { CSSProperties, ReactNode } from 'react';
import { SymbolText } from '../../notation/SymbolText';
import { Late } from '../../ui/Late';
import styles from './ChapterFrame.module.css';
import type { Chapter } from './chapter';
import { Deeper, type DeeperContent } from './deeper/Deeper';
import { useLayout } from './layout';
import { CHAPTER_NAMES } from './names';

interface Part {
  text: ReactNode;
  /** The figure's room, so that nothing below it moves: as a rule, in a narrow column, in a small one. */
  room?: Partial<Record<'--room' | '--room-narrow' | '--room-small', string>>;
  figure?: ReactNode;
  /** The figure is none of the stage's: it stands in the text in a column too. */
  stays?: boolean;
}

interface ChapterFrameProps extends Part {
  chapter: Chapter;
  claim: ReactNode;
  /** More to read and to see, after the first figure. */
  then?: Part;
  children: ReactNode;
  deeper: DeeperContent;
}

function FigurePlace({ room, figure, number, stays = false }: Omit<Part, 'text'> & { number: number }) {
  const layout = useLayout();
  if (figure === undefined || (layout === 'column' && !stays)) return null;
  return (
    <div className={`${styles.place} needs-scripts`} style={room as CSSProperties}>
      <Late what={t`The figure of chapter ${number}`} wait={t`Loading the figure.`}>
        {figure}
      </Late>
    </div>
  );
}

export function ChapterFrame(props: ChapterFrameProps) {
  const { chapter, claim, text, then, children, deeper, ...figure } = props;
  const { id, name, story } = chapter;
  const number = CHAPTER_NAMES.findIndex((named) => named.id === id) + 1;
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`}>
      <div className="chapter-text">
        <p className={styles.number}>
          {number} <span>{name}</span>
        </p>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {claim}
        </h2>
        <p className={styles.story}>
          <SymbolText>{story}</SymbolText>
        </p>
        {text}
      </div>
      <FigurePlace {...figure} number={number} />
      {then && (
        <>
          <div className="chapter-text chapter-between">{then.text}</div>
          <FigurePlace {...then} number={number} />
        </>
      )}
      <div className="chapter-text chapter-after">
        {children}
        <Deeper chapter={number} {...deeper} />
      </div>
    </section>
  );
}
