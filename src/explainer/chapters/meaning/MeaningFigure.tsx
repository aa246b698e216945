// Chapter 6's figure: what an attacker can reach, part by part. Each part is live under the page's own q, σ, T and δ, and
// can stand alone.
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { ResultsSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { useSeen } from '../../ui/visibility';
import { Coverage } from './coverage/Coverage';
import styles from './MeaningFigure.module.css';
import { Many } from './many/Many';
import { Marginals } from './marginals/Marginals';
import { Trained } from './measured/Trained';
import type { PartProps } from './parts';
import { Posterior } from './posterior/Posterior';
import { Expectations } from './predictions/Expectations';
import { Secrets } from './secrets/Secrets';

const PARTS = {
  expectations: Expectations,
  posterior: Posterior,
  secrets: Secrets,
  many: Many,
  marginals: Marginals,
  trained: Trained,
  coverage: Coverage,
} as const satisfies Record<string, ComponentType<PartProps>>;

export type PartName = keyof typeof PARTS;

const ALL = Object.keys(PARTS) as readonly PartName[];

export interface MeaningFigureProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  /** With buttons that save its pictures and their data. */
  saves?: boolean;
}

function Parts({
  scenario,
  snapshot,
  saves = false,
  names,
}: MeaningFigureProps & { names: readonly PartName[] }) {
  const [seenRef, seen] = useSeen();
  return (
    <figure
      className={`chapter-figure ${styles.figure}`}
      ref={seenRef}
      aria-label={t`What an attacker can reach`}
    >
      {names.map((name) => {
        const Part = PARTS[name];
        return <Part key={name} scenario={scenario} snapshot={snapshot} seen={seen} saves={saves} />;
      })}
    </figure>
  );
}

export const MeaningFigure = (props: MeaningFigureProps) => <Parts {...props} names={ALL} />;

export const MeaningPartFigure = ({ part, ...props }: MeaningFigureProps & { part: PartName }) => (
  <Parts {...props} names={[part]} />
);
