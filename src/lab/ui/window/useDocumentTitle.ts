// Sets the title of the document while the component is mounted; null leaves it as it is.
import { t } from '@lingui/core/macro';
import { useLayoutEffect } from 'react';

export function useDocumentTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = t`${title}: Adjacency Lab`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
