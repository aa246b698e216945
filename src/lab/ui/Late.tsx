// A place whose code is loaded when it is first drawn: what stands there meanwhile, and what is said if it fails.
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface LateProps {
  what: string;
  remedy?: string;
  /** The element in which a failure is said, for a part in a drawing. */
  noticeIn?: () => Element | null;
  /** Meanwhile: a sentence, or what keeps its room. Nothing unless it is said. */
  wait?: ReactNode;
  children: ReactNode;
}

export const Late = ({ what, remedy, noticeIn, wait = null, children }: LateProps) => (
  <ErrorBoundary what={what} remedy={remedy} noticeIn={noticeIn}>
    <Suspense fallback={typeof wait === 'string' ? <p className="figure-wait">{wait}</p> : wait}>
      {children}
    </Suspense>
  </ErrorBoundary>
);
