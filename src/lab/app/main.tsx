// Starts the page: it loads the styles, reads the address, makes the store of results and has React draw the page.
import '../styles/index.css';
import 'virtual:still.css';
import { t } from '@lingui/core/macro';
import { createRoot } from 'react-dom/client';
import { sayError } from '../../base/language/say';
import { CHAPTER_WORKERS, createBrowserStore } from '../../work/browser';
import { parseInitialResults } from '../../work/store/initialResults';
import { showsAttack } from '../pages/sidePages';
import { firstCurvesDrawn } from '../state/results';
import { openAddress } from '../state/useScenario';
import { loadChunk, retryChunks } from '../ui/chunks';
import { Root } from './Root';
import { ServiceWorkerUpdater } from './serviceWorkerUpdater';

// public/boot.js has sent the reader to another file, whose page starts itself
if ('leaving' in document.documentElement.dataset) await new Promise<never>(() => {});

// public/boot.js waits for this mark, and says so if it does not come
document.documentElement.dataset.started = '';

const place = document.getElementById('page');
if (!place) throw new Error('index.html has no element with id "page"');

const { scenario, view, problems } = openAddress();
// the built page carries the recorded results of its start; an embedded figure has no room to say that numbers are recorded
const start = view.embed === null ? (document.getElementById('start')?.textContent ?? '') : '';
const store = createBrowserStore(parseInitialResults(start));
// a page that shows no attack holds the audits, and useHeldAudits starts them when that page is left
store.holdAudits(view.page !== null && (view.page === 'speaker' || !showsAttack(view.page)));
// The scenario is set before the first render, so that this render shows the recorded results and the workers begin
store.setScenario(scenario);
// an embedded figure does not load the code of the article, nor the article that of the embedded figure
async function loadPage() {
  for (;;) {
    try {
      return await loadChunk(async () =>
        view.embed === null ? (await import('./App')).Page : (await import('../embed/EmbedPage')).EmbedPage,
      );
    } catch (error) {
      await askAgain(error);
    }
  }
}
const Page = await loadPage();

// Someone who sees a figure in another site's frame has not asked for a copy of this page, and the dev server has no copy to keep
const updater = view.embed === null ? new ServiceWorkerUpdater() : null;
if (import.meta.env.PROD) updater?.start();

// Nothing is hidden any more once the page reacts (app/still.css)
const onLive = () => {
  place.classList.remove('still');
  place.removeAttribute('data-testid');
};
const page = (
  <Root
    page={Page}
    store={store}
    workers={CHAPTER_WORKERS}
    updater={updater}
    problems={problems}
    onLive={onLive}
  />
);

// The markup is a picture of the start, with everything in the same place. It stays until the page has drawn itself, which then
// takes its place in one commit. At an address other than that of the start (public/boot.js marks it) the markup is hidden before.
createRoot(place).render(page);

/** Milliseconds from the drawing of the first curves until the page is taken to be at rest. */
const AT_REST = 2000;
const loadPaper = () => void loadChunk(() => import('./paper')).catch(() => {});
if (view.embed === null) void firstCurvesDrawn(store).then(() => setTimeout(loadPaper, AT_REST));

/** Resolves when the reader tries again. */
function askAgain(error: unknown): Promise<void> {
  const notice = document.createElement('div');
  notice.className = 'notice start-failed';
  notice.setAttribute('role', 'alert');
  const what = document.createElement('p');
  const why = sayError(error);
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
