// Marks that fill: how often a guess is right among ten, a hundred or a thousand. Draws what it is given.
import { memo } from 'react';
import { type MarkPlan, markShapes } from './marks';
import styles from './Pictograph.module.css';

interface PictographProps {
  plan: MarkPlan;
  /** In [0, 1]; null: nothing fills yet. */
  chance: number | null;
  colour: string;
  width: number;
  tall: number;
}

/** Hidden from screen readers, because the component around it says the same in words. */
export const Pictograph = memo(function Pictograph({ plan, chance, colour, width, tall }: PictographProps) {
  const { all, full, part, height } = markShapes(plan, chance ?? 0, width, tall);
  return (
    <svg className={styles.marks} width={width} height={Math.max(1, height)} aria-hidden="true">
      <path className={styles.empty} d={all} />
      <path d={full} fill={colour} />
      <path d={part} fill={colour} />
    </svg>
  );
});
