// Starts the page: styles, address bar, lab, React.
import './styles/index.css';
import 'virtual:still.css';
import { NuqsAdapter } from 'nuqs/adapters/react';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { parseStandIn } from '../jobs';
import { createBrowserLab } from '../jobs/browser';
import { ErrorBoundary } from './page/ErrorBoundary';
import { NewBuild } from './page/NewBuild';
import { Renewal } from './page/renewal';
import { LabContext } from './state/lab';
import { openAddress, orderKeys } from './state/useScenario';

const place = document.getElementById('page');
if (!place) throw new Error('index.html has no element with id "page"');

const { scenario, view, problems } = openAddress();
// the built page carries the recorded results of its start; a figure alone would have no room to say that they are
const start = view.embed === null ? (document.getElementById('start')?.textContent ?? '') : '';
const lab = createBrowserLab(parseStandIn(start));
// before the first render, so that it has what is recorded, and the workers begin
lab.setScenario(scenario);
// an embedded figure does not load the article, nor the article the other
const Page =
  view.embed === null ? (await import('./Page')).Page : (await import('./embed/EmbedPage')).EmbedPage;

// the dev server has no copy to keep, and who reads someone else's page has not asked for one of this
const renewal = new Renewal();
if (import.meta.env.PROD && view.embed === null) renewal.start();

const root = createRoot(place);
const page = (
  <StrictMode>
    <ErrorBoundary what="The page" remedy="Reload it, or take the query out of the address.">
      <NuqsAdapter processUrlSearchParams={orderKeys}>
        <LabContext value={lab}>
          <Page linkProblems={problems} />
          {view.embed === null && <NewBuild renewal={renewal} />}
        </LabContext>
      </NuqsAdapter>
    </ErrorBoundary>
  </StrictMode>
);
// in slices: the markup is there to be read meanwhile, and to be scrolled
startTransition(() => root.render(page));
