// The live figure and the lines under it: drawn once for a move and its curves.
import { memo, useCallback } from 'react';
import type { ScenarioProblem } from '../../scenario';
import { Caption } from '../chapters/frame/HowToRead';
import { Figure } from '../live/figure/Figure';
import { Share } from '../live/Share';
import { StatusLine } from '../live/StatusLine';
import { useSnapshotWithCurves } from '../state/results';
import type { ScenarioState } from '../state/useScenario';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';
import styles from './App.module.css';

interface LabFigureProps extends Pick<ScenarioState, 'change' | 'replace'> {
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

export const LabFigure = memo(function LabFigure({ change, replace, onProblems }: LabFigureProps) {
  const snapshot = useSnapshotWithCurves();
  const { scenario } = snapshot;
  const axis = scenario?.axis;
  const move = useCallback((value: number) => axis && change({ [axis]: value }), [change, axis]);
  if (scenario === null) return null;
  return (
    <div className="lab-figure">
      <FreezeOffscreen of="lab">
        <Figure snapshot={snapshot} scenario={scenario} onMove={move} />
      </FreezeOffscreen>
      <Caption />
      <div className={styles.line}>
        <StatusLine snapshot={snapshot} />
        <Share snapshot={snapshot} scenario={scenario} replace={replace} onProblems={onProblems} />
      </div>
    </div>
  );
});
