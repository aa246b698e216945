// The live figure and the lines under it: drawn once for a move and its curves.
import { memo, useCallback } from 'react';
import { computedHere, type ResultsSnapshot } from '../../jobs';
import type { Scenario, ScenarioProblem } from '../../scenario';
import { Caption } from '../chapters/frame/HowToRead';
import { Figure } from '../live/figure/Figure';
import { Share } from '../live/Share';
import { StatusLine } from '../live/StatusLine';
import { Following } from '../state/Following';
import { useSnapshotWithCurves } from '../state/results';
import type { ScenarioState } from '../state/useScenario';
import styles from './App.module.css';

interface LineProps extends Pick<ScenarioState, 'replace'> {
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

type LabFigureProps = LineProps & Pick<ScenarioState, 'change'>;

export const LabFigure = memo(function LabFigure({ change, replace, onProblems }: LabFigureProps) {
  const figure = useCallback(
    (snapshot: ResultsSnapshot, scenario: Scenario) => {
      const move = (value: number) => change({ [scenario.axis]: value });
      return <Figure snapshot={snapshot} scenario={scenario} onMove={move} />;
    },
    [change],
  );
  return (
    <div className="lab-figure">
      <Following of="lab">{figure}</Following>
      <Caption />
      <Line replace={replace} onProblems={onProblems} />
    </div>
  );
});

function Line({ replace, onProblems }: LineProps) {
  const snapshot = useSnapshotWithCurves();
  return (
    <div className={styles.line}>
      <StatusLine snapshot={snapshot} />
      <Share computed={computedHere(snapshot).reply !== null} replace={replace} onProblems={onProblems} />
    </div>
  );
}
