// Measures the main thread's time for a frame of the two worlds on the built page, while the training is played and while Ana's record is
// dragged.
import { launchChromium, OPTIMISED_AS_USUAL, serveBuiltPage } from '../../../../test/browser/site';
import { type Drag, drag, handleOf } from '../../../../tools/bench/dragging/drags';
import { tracing } from '../../../../tools/bench/dragging/mainThread';
import { share } from '../../../../tools/bench/share';

const AT = '?v=2&R=500&rep=1&q=1&s=2&C=0.5&T=20&lr=1#training/two-worlds';
const WINDOW = { width: 1280, height: 720 };
const ROUNDS = 6;
/** Moments that are played, and drawn, in a round. */
const MOMENTS = 12;
/** Moves of the handle each way. */
const MOVES = 60;

const ANA: Drag = {
  name: 'Ana in the two worlds',
  at: 'training/two-worlds',
  handle: (page) => page.locator('[data-testid=worlds-record][data-record="0"]'),
  way: { x: -90, y: 60 },
};

const text = (frames: readonly number[]): string => {
  const [median, most] = [0.5, 0.95].map((at) => share(frames, at).toFixed(1));
  return `median ${median} ms, p95 ${most} ms of a processor for each of ${frames.length} frames`;
};

export async function* worldsFrames(): AsyncGenerator<string> {
  const site = await serveBuiltPage();
  const browser = await launchChromium([OPTIMISED_AS_USUAL]);
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    page.setDefaultTimeout(90_000);
    // tsx compiles with esbuild's keepNames, whose helper does not exist inside the page
    await page.addInitScript('globalThis.__name = (f) => f');
    await page.goto(site.url + AT);
    const handle = await handleOf(page, ANA);
    await page.locator('[data-testid=worlds-bound][data-chosen]').waitFor();
    await page.getByText('One model', { exact: true }).click();
    await page.getByRole('radio', { name: 'fast' }).check();
    await page.getByText('One model', { exact: true }).click();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    // the button offers to play once more at the end
    const played = async () => {
      await play.dispatchEvent('click');
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor({ state: 'detached' });
    };
    await played();
    const playing = await tracing(browser, page, async () => {
      for (let round = 0; round < ROUNDS; round++) await played();
    });
    // only the longest frames count, one for each moment: between two moments nothing is drawn, and a frame takes hardly any time
    const drawn = playing.frames.toSorted((a, b) => b - a).slice(0, ROUNDS * MOMENTS);
    yield `played at ${WINDOW.width} × ${WINDOW.height}: ${text(drawn)}; sixty a second leave 16.7 ms`;
    await drag(page, ANA, handle, MOVES);
    const dragged = await tracing(browser, page, async () => {
      await drag(page, ANA, handle, MOVES);
    });
    yield `Ana dragged: ${text(dragged.frames)}, trainings answering as they come`;
  } finally {
    await browser.close();
    await site.close();
  }
}
