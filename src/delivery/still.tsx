// The page as text: its real components, drawn once at build time over the recorded results of the page's start, for React
// to take over in the browser. Runs in Node; nothing of it reaches a browser but what it returns.
import { renderToString } from 'react-dom/server';
import { Page } from '../explainer/app/Page';
import { Root } from '../explainer/app/Root';
import { Renewal } from '../explainer/app/renewal';
import { createLab, parseStandIn, type StandIn } from '../jobs';

const never = () => new Promise<never>(() => {});
const nothing = () => {};
const silent = { restart: nothing, close: nothing };

/** A lab whose workers never answer: it knows the recorded results, as a reader's own does at first. */
function stillLab(standIn: StandIn) {
  const lab = createLab({
    accounting: {
      ...silent,
      curves: never,
      point: never,
      sideCurves: never,
      sidePoint: never,
      calibrate: never,
    },
    audit: { ...silent, run: never },
    training: { ...silent, run: never },
    ownFile: { ...silent, read: never, prepare: never },
    standIn,
  });
  lab.setScenario(standIn.scenario);
  return lab;
}

/** The markup of the page at its start. Throws when `recorded` is not the recording of the start. */
export function renderStill(recorded: string): string {
  const standIn = parseStandIn(recorded);
  if (standIn === null)
    throw new Error('src/delivery/start.json is not a recording: `npm run record -- start`.');
  const lab = stillLab(standIn);
  const markup = renderToString(
    <Root page={Page} lab={lab} renewal={new Renewal()} problems={[]} onLive={nothing} />,
  );
  lab.close();
  return markup;
}
