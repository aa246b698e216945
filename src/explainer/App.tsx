// The page, put together: scenario in the middle, the lab's results around it.
import { useCallback, useEffect, useState } from 'react';
import type { ScenarioProblem } from '../scenario';
import { Chapters, LaterChapters } from './chapters/Chapters';
import { ChooseChapter } from './choose/ChooseChapter';
import { Claim } from './claim/Claim';
import { claimParts } from './claim/claimParts';
import { Controls } from './controls/Controls';
import { Presets } from './controls/Presets';
import { Figure } from './figure/Figure';
import { Masthead } from './page/Masthead';
import { ProblemsBanner } from './page/ProblemsBanner';
import { Caption, Reading } from './page/Reading';
import { Readout } from './readout/Readout';
import { Share } from './share/Share';
import { useLabSnapshot } from './state/lab';
import { useScenario } from './state/useScenario';
import { Failures } from './status/Failures';
import { StatusLine } from './status/StatusLine';
import { lightSymbols } from './symbols/light';
import { TrainingSection } from './training/TrainingSection';

export function App({ linkProblems }: { linkProblems: readonly ScenarioProblem[] }) {
  const { scenario, change, replace } = useScenario();
  const snapshot = useLabSnapshot(scenario);
  const [problems, setProblems] = useState(linkProblems);
  const { axis } = scenario;
  useEffect(() => lightSymbols(document), []);
  const move = useCallback((value: number) => change({ [axis]: value }), [change, axis]);

  return (
    <div id="top">
      <Masthead />
      <main className="page" id="main" tabIndex={-1}>
        <ProblemsBanner problems={problems} onDismiss={() => setProblems([])} />
        <Claim parts={claimParts(snapshot, scenario)} />
        <Failures snapshot={snapshot} />
        <div className="lab" id="lab">
          <div className="lab-figure">
            <Figure snapshot={snapshot} scenario={scenario} onMove={move} />
            <Caption />
            <div className="lab-line">
              <StatusLine snapshot={snapshot} />
              <Share snapshot={snapshot} scenario={scenario} replace={replace} onProblems={setProblems} />
            </div>
          </div>
          <Controls scenario={scenario} change={change} replace={replace} />
          <Readout snapshot={snapshot} scenario={scenario} />
        </div>
        <Presets scenario={scenario} replace={replace} />
        <Reading />
        <Chapters snapshot={snapshot} scenario={scenario} change={change} replace={replace} />
        <TrainingSection
          training={snapshot.training}
          recorded={snapshot.recorded}
          stepCurves={snapshot.stepCurves}
          ownFile={snapshot.ownFile}
          scenario={scenario}
          change={change}
          replace={replace}
        />
        <LaterChapters snapshot={snapshot} scenario={scenario} replace={replace} />
        <ChooseChapter snapshot={snapshot} scenario={scenario} replace={replace} />
      </main>
      <footer className="colophon">
        <p>
          Everything is computed in this tab; nothing you enter leaves it. The comparison is that of Pradhan,
          Jälkö, Zanella-Béguelin and Honkela, “Beyond Membership: Limitations of Add/Remove Adjacency in
          Differential Privacy” (ICLR 2026).
        </p>
      </footer>
    </div>
  );
}
