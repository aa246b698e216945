// Draws the page's real components at build time over the recorded results of the start, as HTML. It is shown until React
// has drawn the same in the browser. A second drawing, with the text of everything in one scroll, is for browsers without
// scripts.
import { renderToString } from 'react-dom/server';
import { Page } from '../lab/app/App';
import { PAGE_HEAD } from '../lab/app/head';
import { Root } from '../lab/app/Root';
import { ScrollPage } from '../lab/app/ScrollPage';
import { ServiceWorkerUpdater } from '../lab/app/serviceWorkerUpdater';
import type { InitialResults } from '../work';
import { parseInitialResults } from '../work/store/initialResults';
import { createResultsStore } from '../work/store/resultsStore';
import type { RenderedPage } from './aboutPage';
import { socialPicture } from './social/socialPicture';

const never = () => new Promise<never>(() => {});
const nothing = () => {};
const silent = { restart: nothing, close: nothing };

/** A store whose workers never answer. It has the recorded results, as the store of a reader has at first. */
function stillStore(initialResults: InitialResults) {
  const store = createResultsStore({
    accounting: { ...silent, own: never, side: never },
    audit: { ...silent, run: never },
    training: { ...silent, run: never },
    initialResults,
  });
  store.setScenario(initialResults.scenario);
  return store;
}

/** The page in the language of globalThis.labCatalogue. Throws when `recorded` is not the recording of the start. */
export function renderPage(recorded: string): RenderedPage {
  const initialResults = parseInitialResults(recorded);
  if (initialResults === null)
    throw new Error(
      'src/build/initialResults.json does not record this start. Run `npm run record -- start`.',
    );
  const store = stillStore(initialResults);
  const draw = (page: typeof Page) =>
    renderToString(
      <Root
        page={page}
        store={store}
        workers={null}
        updater={new ServiceWorkerUpdater()}
        problems={[]}
        onLive={nothing}
      />,
    );
  const [markup, scroll] = [draw(Page), draw(ScrollPage)];
  store.close();
  const { curves, point, scenario } = initialResults;
  const [addRemove, substitute] = [point.addRemove.value, point.substitute.value];
  if (addRemove === null || substitute === null) throw new Error('The recorded start has no verified ε.');
  const drawn = { curves, at: scenario.noiseMultiplier, delta: scenario.delta, addRemove, substitute };
  return { markup, scroll, head: PAGE_HEAD, picture: socialPicture(drawn, PAGE_HEAD) };
}
