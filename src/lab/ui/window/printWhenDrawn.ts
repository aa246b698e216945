// The print command, which waits for every figure.
import { askForPaper } from './usePrinting';

/** Selector of placeholders for figures that are being loaded or computed. */
const WAITING = '.figure-wait, .late, [data-waiting]';
/** Milliseconds without a placeholder before the page prints, since a figure that has loaded may ask for its numbers next. */
const QUIET = 500;
/** Milliseconds after which the page prints whatever is drawn. */
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

/** Draws the parts that have not been in the window yet, waits for them, and opens the print dialog. A second call meanwhile does nothing. */
export async function printWhenDrawn(): Promise<void> {
  if (under) return;
  under = true;
  askForPaper(true);
  await drawn();
  window.print();
  under = false;
  askForPaper(false);
}
