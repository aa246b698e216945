// The page, put together: scenario in the middle, the results around it.
import { Trans } from '@lingui/react/macro';
import { memo, useCallback, useEffect, useState } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario, ScenarioProblem, SidePage } from '../../scenario';
import { LECTURE } from '../chapters/rooms';
import { Controls } from '../controls/Controls';
import { useWalk } from '../lecture/useWalk';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { Story } from '../live/Story';
import { lightSymbols } from '../notation/light';
import { SidePageLinks } from '../pages/SidePageLinks';
import { Following } from '../state/Following';
import { useAsked } from '../state/results';
import { ScenarioNow } from '../state/scenarioNow';
import { type ScenarioState, useScenario } from '../state/useScenario';
import { useView } from '../state/useView';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';
import { markDrags } from '../ui/whileDragged';
import styles from './App.module.css';
import { Article, type Chapters } from './Article';
import { LabFigure } from './LabFigure';
import { Masthead } from './Masthead';
import { NewestClaim } from './NewestClaim';
import { NewestReadout } from './NewestReadout';

interface AppProps {
  linkProblems: readonly ScenarioProblem[];
  chapters: Chapters;
}

/**
 * A move of the pointer is followed at once by what it holds, by the controls and by the sentence; by the live figure and the numbers
 * beside it once its curves are there; by everything else in slices that a newer move interrupts, and not at all while it is out of sight.
 * Each follows by itself: what is drawn here is drawn at every move.
 */
export function App({ linkProblems, chapters }: AppProps) {
  const { scenario, change, replace } = useScenario();
  useAsked(scenario);
  const [problems, setProblems] = useState(linkProblems);
  const dismiss = useCallback(() => setProblems([]), []);
  useEffect(() => lightSymbols(document), []);
  useEffect(() => markDrags(document), []);

  return (
    <ScenarioNow value={scenario}>
      <div id="top">
        <Head replace={replace} />
        <main className={styles.page} id="main" tabIndex={-1}>
          <ProblemsBanner problems={problems} onDismiss={dismiss} />
          <Story next="claim" />
          <NewestClaim scenario={scenario} />
          <div className="lab" id="lab">
            <LabFigure change={change} replace={replace} onProblems={setProblems} />
            <FreezeOffscreen of="lab">
              <Controls scenario={scenario} change={change} replace={replace} />
            </FreezeOffscreen>
            <NewestReadout />
          </div>
          <Article chapters={chapters} change={change} replace={replace} />
        </main>
        <Colophon />
      </div>
    </ScenarioNow>
  );
}

function useToPage(): (page: SidePage) => void {
  const { changeView } = useView();
  return useCallback(
    (page) => {
      // a place of the article is none of that page's
      const { pathname, search } = window.location;
      window.history.pushState(window.history.state, '', `${pathname}${search}`);
      changeView({ page });
    },
    [changeView],
  );
}

const Head = memo(function Head({ replace }: Pick<ScenarioState, 'replace'>) {
  const toPage = useToPage();
  const walk = useWalk(replace);
  const lecture = useCallback(() => walk(LECTURE[0]), [walk]);
  return <Masthead onLecture={lecture} onPage={toPage} />;
});

const Colophon = memo(function Colophon() {
  const toPage = useToPage();
  const beside = useCallback(
    (_: ResultsSnapshot, scenario: Scenario) => (
      <SidePageLinks className={`${styles.beside} needs-scripts`} scenario={scenario} onPage={toPage} />
    ),
    [toPage],
  );
  return (
    <footer className={styles.colophon} id="colophon">
      <Following of="colophon" inSlices>
        {beside}
      </Following>
      <p>
        <Trans>
          Numbers are computed in this tab, or recorded and named so; nothing you enter leaves it. The
          comparison is that of Pradhan, Jälkö, Zanella-Béguelin and Honkela, “Beyond Membership: Limitations
          of Add/Remove Adjacency in Differential Privacy” (ICLR 2026).
        </Trans>
      </p>
    </footer>
  );
});
