// The frame of a chapter: its number, its claim, its text with its figures unless the stage shows them, and its deeper part.
import { t } from '@lingui/core/macro';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Places } from '../../ui/content';
import { Late } from '../../ui/Late';
import type { ArticleText } from './articleText';
import styles from './ChapterFrame.module.css';
import type { Chapter } from './chapter';
import { Deeper, type DeeperContent } from './deeper/Deeper';
import { useLayout } from './layout';
import { CHAPTER_NAMES } from './names';

interface FigureInText {
  /** Height that is kept for the figure so that nothing below it moves: usually, in a narrow column, and in a very narrow one. */
  room?: Partial<Record<'--room' | '--room-narrow' | '--room-small', string>>;
  figure: ReactNode;
  /** Whether the figure stands in the text even in the layout with a stage, because the stage does not have it. */
  stays?: boolean;
}

interface ChapterFrameProps {
  chapter: Chapter;
  text: ArticleText;
  places: Places;
  /** The figures, by the names that the text uses for them. */
  figures: Readonly<Record<string, FigureInText>>;
  deeper: DeeperContent;
}

function FigurePlace({ room, figure, number, stays = false }: FigureInText & { number: number }) {
  const layout = useLayout();
  if (layout === 'column' && !stays) return null;
  return (
    <div className={`${styles.place} needs-scripts`} style={room as CSSProperties}>
      <Late what={t`The figure of chapter ${number}`} wait={t`Loading the figure.`}>
        {figure}
      </Late>
    </div>
  );
}

export function ChapterFrame({ chapter, text, places, figures, deeper }: ChapterFrameProps) {
  const { id, name } = chapter;
  const number = CHAPTER_NAMES.findIndex((named) => named.id === id) + 1;
  const { draw, claim, parts } = text;
  const [before, ...behind] = parts.map((part) => draw(part, places));
  const last = behind.pop();
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`}>
      <div className="chapter-text">
        <p className={styles.number}>
          {number} <span>{name}</span>
        </p>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {draw(claim)}
        </h2>
        {before}
      </div>
      {text.figures.map((figure, i) => {
        const placed = figures[figure];
        if (placed === undefined)
          throw new Error(`The text of ${id} has a figure ${figure}, which nothing draws.`);
        return (
          <Fragment key={figure}>
            <FigurePlace {...placed} number={number} />
            {behind[i] && <div className="chapter-text chapter-between">{behind[i]}</div>}
          </Fragment>
        );
      })}
      <div className="chapter-text chapter-after">
        {last}
        <Deeper chapter={number} {...deeper} />
      </div>
    </section>
  );
}
