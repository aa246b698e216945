// A chapter's frame: number, claim, text, figure, something to try, a way deeper. The text is there at once; the figure
// loads when it comes near, in room kept for it.
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useNear } from '../../ui/useNear';
import { ChapterHead } from './ChapterHead';
import { type ChapterId, chapterEntry } from './contents';

interface ChapterProps {
  id: ChapterId;
  claim: ReactNode;
  /** Paragraphs before the figure. */
  text: ReactNode;
  /** Lazily loaded; a chapter whose figure is still to come has none. */
  figure?: ReactNode;
  /** Paragraphs after the figure: something to try, the way deeper. */
  children: ReactNode;
}

export function Chapter({ id, claim, text, figure, children }: ChapterProps) {
  const [ref, near] = useNear(id);
  const { number } = chapterEntry(id);
  return (
    <section ref={ref} className="chapter" id={id} aria-labelledby={`${id}-title`}>
      <div className="chapter-text">
        <ChapterHead id={id} claim={claim} />
        {text}
      </div>
      {figure !== undefined && (
        <div className={`chapter-place chapter-place-${id}`}>
          {near && (
            <ErrorBoundary what={`The figure of chapter ${number}`} remedy="Try again, or reload the page.">
              <Suspense fallback={<p className="figure-wait">Loading the figure.</p>}>{figure}</Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
      <div className="chapter-text chapter-after">{children}</div>
    </section>
  );
}
