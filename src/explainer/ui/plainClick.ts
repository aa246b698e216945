// A link that the page follows by itself when it is clicked as one clicks to go there; with a modifier or another button it
// is the browser's.
import type { MouseEvent } from 'react';

export function plainClick(event: MouseEvent, follow: () => void): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  follow();
}
