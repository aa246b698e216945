// Chapter 6's figure, as a whole or in parts, computed at the page's own q, σ, T and δ.
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { useSeen } from '../../ui/window/visibility';
import styles from './MeaningFigure.module.css';
import { Many } from './many/Many';
import type { PartProps } from './parts';
import { Posterior } from './posterior/Posterior';

const PARTS = {
  posterior: Posterior,
  many: Many,
} as const satisfies Record<string, ComponentType<PartProps>>;

export type PartName = keyof typeof PARTS;

type MeaningFigureProps = Omit<PartProps, 'seen'> & { names: readonly PartName[] };

export function MeaningFigure({ names, ...shown }: MeaningFigureProps) {
  const [seenRef, seen] = useSeen();
  return (
    <figure
      className={`chapter-figure over-pages ${styles.figure}`}
      ref={seenRef}
      aria-label={t`What an attacker can reach`}
    >
      {names.map((name) => {
        const Part = PARTS[name];
        return <Part key={name} {...shown} seen={seen} />;
      })}
    </figure>
  );
}
