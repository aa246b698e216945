// Follows a plain click on a link without loading the page again; every other click is left to the browser.
import type { MouseEvent } from 'react';

export function plainClick(event: MouseEvent, follow: () => void): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  follow();
}
