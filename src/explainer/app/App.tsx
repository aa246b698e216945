// The page, put together: scenario in the middle, the results around it.
import { Trans } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { ScenarioProblem, SidePage } from '../../scenario';
import { Caption } from '../chapters/frame/HowToRead';
import { LECTURE } from '../chapters/rooms';
import { Controls } from '../controls/Controls';
import { useWalk } from '../lecture/useWalk';
import { AnotherQuestion } from '../live/AnotherQuestion';
import { Claim } from '../live/Claim';
import { claimParts } from '../live/claimParts';
import { Failures } from '../live/Failures';
import { Figure } from '../live/figure/Figure';
import { ProblemsBanner } from '../live/ProblemsBanner';
import { Readout } from '../live/Readout';
import { Share } from '../live/Share';
import { StatusLine } from '../live/StatusLine';
import { Story } from '../live/Story';
import { lightSymbols } from '../notation/light';
import { SidePageLinks } from '../pages/SidePageLinks';
import { useResults } from '../state/results';
import { ScenarioNow } from '../state/scenarioNow';
import { useScenario } from '../state/useScenario';
import { useView } from '../state/useView';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';
import styles from './App.module.css';
import { Article, type Chapters } from './Article';
import { Masthead } from './Masthead';

interface AppProps {
  linkProblems: readonly ScenarioProblem[];
  chapters: Chapters;
}

/**
 * A move of the pointer is followed at once by what it holds, by the controls and by the sentence. Everything else is
 * drawn from deferred values: after the next paint, in slices that a newer move interrupts, and not at all while it is
 * out of sight.
 */
export function App({ linkProblems, chapters }: AppProps) {
  const { scenario, change, replace } = useScenario();
  const snapshot = useResults(scenario);
  const shown = useDeferredValue(scenario);
  const known = useDeferredValue(snapshot);
  const [problems, setProblems] = useState(linkProblems);
  const { changeView } = useView();
  const toPage = useCallback(
    (page: SidePage) => {
      // a place of the article is none of that page's
      const { pathname, search } = window.location;
      window.history.pushState(window.history.state, '', `${pathname}${search}`);
      changeView({ page });
    },
    [changeView],
  );
  const { axis } = shown;
  useEffect(() => lightSymbols(document), []);
  const walk = useWalk(replace);
  const lecture = useCallback(() => walk(LECTURE[0]), [walk]);
  const move = useCallback((value: number) => change({ [axis]: value }), [change, axis]);

  return (
    <ScenarioNow value={scenario}>
      <div id="top">
        <Masthead scenario={shown} onLecture={lecture} onPage={toPage} />
        <main className={styles.page} id="main" tabIndex={-1}>
          <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
          <Story next="claim" />
          <Claim parts={claimParts(snapshot, scenario)} linked>
            <AnotherQuestion />
          </Claim>
          <Failures snapshot={snapshot} />
          <div className="lab" id="lab">
            <div className="lab-figure">
              <FreezeOffscreen of="lab">
                <Figure snapshot={known} scenario={shown} onMove={move} />
              </FreezeOffscreen>
              <Caption />
              <div className={styles.line}>
                <StatusLine snapshot={snapshot} />
                <Share snapshot={known} scenario={shown} replace={replace} onProblems={setProblems} />
              </div>
            </div>
            <FreezeOffscreen of="lab">
              <Controls scenario={scenario} change={change} replace={replace} />
            </FreezeOffscreen>
            <FreezeOffscreen of="lab">
              <Readout snapshot={known} scenario={shown} />
            </FreezeOffscreen>
          </div>
          <Article chapters={chapters} snapshot={known} scenario={shown} change={change} replace={replace} />
        </main>
        <footer className={styles.colophon}>
          <SidePageLinks className={`${styles.beside} needs-scripts`} scenario={shown} onPage={toPage} />
          <p>
            <Trans>
              Numbers are computed in this tab, or recorded and named so; nothing you enter leaves it. The
              comparison is that of Pradhan, Jälkö, Zanella-Béguelin and Honkela, “Beyond Membership:
              Limitations of Add/Remove Adjacency in Differential Privacy” (ICLR 2026).
            </Trans>
          </p>
        </footer>
      </div>
    </ScenarioNow>
  );
}
