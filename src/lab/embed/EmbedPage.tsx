// One figure alone, for an iframe in someone else's page, with its caption and its controls.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LANGUAGE } from '../../base/language/i18n';
import {
  DEFAULT_VIEW,
  type EmbedFigure,
  type Scenario,
  type ScenarioProblem,
  SHOWABLE,
} from '../../scenario';
import { formatAddress } from '../../scenario/address';
import { figureNamed, homeOf } from '../chapters/figures';
import { ClaimBlock } from '../live/claim/ClaimBlock';
import { claimParts } from '../live/claim/claimParts';
import { Failures } from '../live/Failures';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { lightSymbols } from '../notation/light';
import { useHeldAudits, useResults } from '../state/results';
import { PAGE, type PageScenario, useScenario } from '../state/useScenario';
import { useView } from '../state/useView';
import { EmbedControls } from './EmbedControls';
import styles from './EmbedPage.module.css';
import { LoneCaptionLine } from './LoneCaptionLine';
import { LoneFigure } from './LoneFigure';
import { useHost } from './useHost';

/**
 * Changes of the scenario that add no entry to the history. An entry would be the frame's, and the reader's way back out of the page
 * around it would take one press more.
 */
const STAY: Pick<PageScenario, 'change' | 'replace'> = {
  change: (fields) => PAGE.change(fields),
  replace: (next) => PAGE.replace(next),
};

/** Address of the figure at its place in the article or on a page beside it, in the frame's language. */
function wayTo(name: EmbedFigure, scenario: Scenario): string {
  const { hash, figure, page = null } = homeOf(name);
  return `?${formatAddress(scenario, { ...DEFAULT_VIEW, figure, page, lang: LANGUAGE })}#${hash}`;
}

export function EmbedPage({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { scenario, newest } = useScenario();
  const viewState = useView();
  const { view } = viewState;
  const figure = view.embed ?? 'lab';
  const placed = figureNamed(figure);
  const { title, anchor, draws, shows = [] } = placed;
  const shown = SHOWABLE.filter((name) => view.show.includes(name) && shows.includes(name));
  // the worst-case attack runs only where its result is shown
  useHeldAudits(figure !== 'lab' && !shown.includes('claim'));
  useEffect(() => lightSymbols(document), []);
  const snapshot = useResults(scenario);
  const whole = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState(linkProblems);
  useHost({ ...viewState, ...STAY, scenario, newest, snapshot, problems: linkProblems, whole });
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (view.theme === null) delete dataset.theme;
    else dataset.theme = view.theme;
  }, [view.theme]);
  useLayoutEffect(() => {
    document.title = t`${title}: Adjacency Lab`;
  }, [title]);
  const parts = { scenario, snapshot, ...STAY };
  return (
    <main className={styles.frame} data-testid="embed-frame" id={anchor} ref={whole} data-figure={figure}>
      <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
      {shown.includes('claim') ? (
        <ClaimBlock
          parts={claimParts(snapshot, scenario)}
          look={{ claim: styles.claim, kinds: styles.kinds }}
        />
      ) : (
        <h1 className="visually-hidden">{title}</h1>
      )}
      <Failures snapshot={snapshot} />
      <LoneFigure {...parts} figure={placed} trains={shown.includes('run')} />
      <LoneCaptionLine of={placed} scenario={scenario} />
      <EmbedControls {...parts} draws={draws} shown={shown} />
      <p className={styles.way}>
        <a href={wayTo(figure, scenario)} target="_blank" rel="noopener">
          <Trans>Adjacency Lab: open this figure</Trans>
        </a>
      </p>
    </main>
  );
}
