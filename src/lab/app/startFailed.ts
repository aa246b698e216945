// The page's own code did not come: says so above the markup, which can be read meanwhile, and waits for the reader. Without
// React, whose components are what is missing.
import { t } from '@lingui/core/macro';
import { fromCore } from '../../base/language/core';
import { retryChunks } from '../ui/chunks';

/** Resolves when the reader asks again. */
export function askAgain(error: unknown): Promise<void> {
  const notice = document.createElement('div');
  notice.className = 'notice start-failed';
  notice.setAttribute('role', 'alert');
  const what = document.createElement('p');
  const why = fromCore(error instanceof Error ? error.message : String(error));
  what.textContent = t`The page could not be started. ${why} Until it is, nothing on it can be changed. Try again, or reload it.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'notice-button';
  button.textContent = t`Try again`;
  notice.append(what, button);
  document.body.prepend(notice);
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      notice.remove();
      retryChunks();
      resolve();
    });
  });
}
