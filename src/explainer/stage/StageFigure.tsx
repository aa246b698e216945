// The figure on the stage: the live one, or one of the chapter that is open. Those of a chapter are what lectures and embedding
// pages draw; here real training can be started too.
import { Suspense, useRef } from 'react';
import { figureNamed } from '../chapters/figures';
import type { LoneFigureProps } from '../chapters/frame/room';
import { LoneFigure } from '../embed/LoneFigure';
import { SpareHeight } from '../figure/spareHeight';
import styles from './Stage.module.css';
import { useStageRoom } from './useStageRoom';

interface StageFigureProps extends Omit<LoneFigureProps, 'trains'> {
  /** By the name that links and steps use. */
  name: string;
}

/** Of one figure; another one needs another (`key`), since each has its own measures. */
export function StageFigure({ name, ...parts }: StageFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const spare = useStageRoom(box, content);
  return (
    <div ref={box} className={styles.box} data-figure={name}>
      <div ref={content} className={styles.content}>
        <Suspense fallback={null}>
          <SpareHeight value={spare}>
            <LoneFigure {...parts} figure={figureNamed(name)} trains />
          </SpareHeight>
        </Suspense>
      </div>
    </div>
  );
}
