// A chapter's frame: number, claim, text, figure, something to try, a way deeper. The text is there at once; figures load
// when the chapter comes near, in room kept for them. Words that a second figure needs stand between the two.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useNear } from '../../ui/useNear';
import styles from './Chapter.module.css';
import { ChapterHead } from './ChapterHead';
import type { Room } from './room';

interface Part {
  /** Paragraphs before the figure. */
  text: ReactNode;
  /** Class that keeps the figure's room, so that nothing below it moves. */
  place?: string;
  /** Lazily loaded; a chapter whose figure is still to come has none. */
  figure?: ReactNode;
}

interface ChapterFrameProps extends Part {
  room: Room;
  /** Its place among the chapters, from 1. */
  number: number;
  claim: ReactNode;
  /** More to read and to see, after the first figure. */
  then?: Part;
  /** Paragraphs after all figures: something to try, the way deeper. */
  children: ReactNode;
}

interface PlaceProps {
  place: string | undefined;
  figure: ReactNode;
  number: number;
  near: boolean;
}

function Place({ place = '', figure, number, near }: PlaceProps) {
  if (figure === undefined) return null;
  return (
    <div className={`${styles.place} needs-scripts ${place}`}>
      {near && (
        <ErrorBoundary what={t`The figure of chapter ${number}`} remedy={t`Try again, or reload the page.`}>
          <Suspense
            fallback={
              <p className="figure-wait">
                <Trans>Loading the figure.</Trans>
              </p>
            }
          >
            {figure}
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

export function Chapter({ room, number, claim, text, place, figure, then, children }: ChapterFrameProps) {
  const { id } = room;
  const [ref, near] = useNear(id);
  return (
    <section ref={ref} className={styles.chapter} id={id} aria-labelledby={`${id}-title`}>
      <div className="chapter-text">
        <ChapterHead room={room} number={number} claim={claim} />
        {text}
      </div>
      <Place place={place} figure={figure} number={number} near={near} />
      {then && (
        <>
          <div className="chapter-text chapter-between">{then.text}</div>
          <Place place={then.place} figure={then.figure} number={number} near={near} />
        </>
      )}
      <div className="chapter-text chapter-after">{children}</div>
    </section>
  );
}
