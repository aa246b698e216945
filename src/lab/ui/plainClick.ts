// Handles plain clicks on a link without loading the page again; a click with a modifier key or another button is left to
// the browser.
import type { MouseEvent } from 'react';

export function plainClick(event: MouseEvent, follow: () => void): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  follow();
}
