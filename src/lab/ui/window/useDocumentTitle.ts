// What is open names the document for as long as it is; null for nothing.
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
