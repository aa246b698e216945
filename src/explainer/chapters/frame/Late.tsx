// What in a chapter's text is loaded late: nothing until the chapter comes near, and nothing while it loads.
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useNear } from '../../ui/useNear';

interface LateProps {
  /** Names it on the page. */
  id: string;
  /** For the message where it fails. */
  what: string;
  remedy: string;
  children: ReactNode;
}

export function Late({ id, what, remedy, children }: LateProps) {
  const [ref, near] = useNear(id);
  return (
    <div ref={ref} className="needs-scripts">
      {near && (
        <ErrorBoundary what={what} remedy={remedy}>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
