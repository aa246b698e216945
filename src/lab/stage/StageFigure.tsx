// The figure on the stage: the live one, or one of the chapter that is open. Those of a chapter are what lectures and embedding
// pages draw; here real training can be started too.
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { LoneFigureProps, PlacedFigure } from '../chapters/frame/chapter';
import { LoneFigure } from '../embed/LoneFigure';
import { SpareHeight } from '../figure/spareHeight';
import styles from './Stage.module.css';
import { useStageRoom } from './useStageRoom';

interface StageFigureProps extends Omit<LoneFigureProps, 'trains'> {
  /** The name that links and steps use; null while it is not known yet. */
  name: string | null;
  figure: PlacedFigure | null;
}

/** Holds one figure. Give another figure another `key`, since each keeps its own measurements. */
export function StageFigure({ name, figure, ...parts }: StageFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const spare = useStageRoom(box, content);
  return (
    <div ref={box} className={styles.box} data-figure={name ?? undefined}>
      <div ref={content} className={styles.content}>
        {figure === null ? (
          <p className="figure-wait">{t`Loading the figure.`}</p>
        ) : (
          <SpareHeight value={spare}>
            {figure.anchor === 'lab' ? (
              <figure.Draw {...parts} trains />
            ) : (
              <LoneFigure {...parts} figure={figure} trains />
            )}
          </SpareHeight>
        )}
      </div>
    </div>
  );
}
