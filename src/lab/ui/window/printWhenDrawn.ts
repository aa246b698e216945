// The print command, which waits for every figure.
import { askForPaper } from './usePrinting';

/** What stands in the place of a figure that is loaded or computed. */
const WAITING = '.figure-wait, .late, [data-waiting]';
/** Milliseconds without one, since a figure that has loaded may ask for its numbers next. */
const QUIET = 500;
/** Milliseconds after which the page prints what is there. */
const LONGEST = 30_000;
const LOOK = 100;

const isWaiting = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(WAITING)].some((place) => place.checkVisibility());

/** Resolves once every figure is drawn, or after half a minute. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    let waited = 0;
    const timer = setInterval(() => {
      waited += LOOK;
      quiet = isWaiting() ? 0 : quiet + LOOK;
      if (quiet < QUIET && waited < LONGEST) return;
      clearInterval(timer);
      resolve();
    }, LOOK);
  });
}

let under = false;

/** Draws what has not been in the window yet, waits for it, and opens the browser's print dialog. A second call meanwhile does nothing. */
export async function printWhenDrawn(): Promise<void> {
  if (under) return;
  under = true;
  askForPaper(true);
  await drawn();
  window.print();
  under = false;
  askForPaper(false);
}
