// What in a chapter's text is loaded late: nothing stands there while it loads.
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

interface LateProps {
  /** Named in the message if it fails. */
  what: string;
  remedy: string;
  children: ReactNode;
}

export const Late = ({ what, remedy, children }: LateProps) => (
  <div className="needs-scripts">
    <ErrorBoundary what={what} remedy={remedy}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  </div>
);
