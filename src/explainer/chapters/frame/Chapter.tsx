// A chapter's frame: number, claim, text, figure, something to try, a way deeper. The text is there at once; the figure
// loads when it comes near, in room kept for it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useNear } from '../../ui/useNear';
import styles from './Chapter.module.css';
import { ChapterHead } from './ChapterHead';
import type { Room } from './room';

interface ChapterFrameProps {
  room: Room;
  /** Its place among the chapters, from 1. */
  number: number;
  claim: ReactNode;
  /** Paragraphs before the figure. */
  text: ReactNode;
  /** Class that keeps the figure's room, so that nothing below it moves. */
  place?: string;
  /** Lazily loaded; a chapter whose figure is still to come has none. */
  figure?: ReactNode;
  /** Paragraphs after the figure: something to try, the way deeper. */
  children: ReactNode;
}

export function Chapter({ room, number, claim, text, place = '', figure, children }: ChapterFrameProps) {
  const { id } = room;
  const [ref, near] = useNear(id);
  return (
    <section ref={ref} className={styles.chapter} id={id} aria-labelledby={`${id}-title`}>
      <div className="chapter-text">
        <ChapterHead room={room} number={number} claim={claim} />
        {text}
      </div>
      {figure !== undefined && (
        <div className={`${styles.place} needs-scripts ${place}`}>
          {near && (
            <ErrorBoundary
              what={t`The figure of chapter ${number}`}
              remedy={t`Try again, or reload the page.`}
            >
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
      )}
      <div className="chapter-text chapter-after">{children}</div>
    </section>
  );
}
