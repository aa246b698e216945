// A part of the page whose code is loaded when it is first drawn, with a placeholder until then and a notice if loading fails.
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrivals, onArrival } from './arrivals';
import { ErrorBoundary } from './ErrorBoundary';

interface LateProps {
  what: string;
  remedy?: string;
  /** Finds the element that shows a failure, for a part of an SVG drawing. */
  noticeIn?: () => Element | null;
  /** Shown until then: a sentence, or an element that keeps the part's room. Nothing by default. */
  wait?: ReactNode;
  children: ReactNode;
}

export function Late({ what, remedy, noticeIn, wait = null, children }: LateProps) {
  useSyncExternalStore(onArrival, arrivals, arrivals);
  return (
    <ErrorBoundary what={what} remedy={remedy} noticeIn={noticeIn}>
      <Suspense
        fallback={
          typeof wait === 'string' ? (
            <p className="figure-wait" data-testid="figure-wait">
              {wait}
            </p>
          ) : (
            wait
          )
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
