// One audit of the chart: its name to choose it by, what it asks for, which adjacency its game tests.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChoiceRow } from '../../../chapters/frame/ChoiceRow';
import { NeedMark } from '../../../chapters/frame/NeedMark';
import styles from './AuditsChart.module.css';
import type { Audit } from './audits';
import { ADJACENCIES, asksText, DEMAND_IDS, levelOf, type Refusal } from './demands';

interface AuditRowProps {
  audit: Audit;
  /** Why it falls out; empty: it remains. */
  refused: readonly Refusal[];
  /** Shared by the radio buttons of the chart. */
  group: string;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/** 'takes two runs, sees every step' */
export const reasonsText = (refused: readonly Refusal[]): string =>
  refused.map(({ words }) => words).join(', ');

/** 'falls out: takes two runs, sees every step' */
export function refusedWords(refused: readonly Refusal[]): string {
  const reasons = reasonsText(refused);
  return t`falls out: ${reasons}`;
}

export const byText = ({ by, year }: Pick<Audit, 'by' | 'year'>): string =>
  year === null ? t`this page, ${by}` : `${by}, ${year}`;

export function AuditRow({ audit, refused, group, chosen, onChoose }: AuditRowProps) {
  const { id, title, needs, adjacency } = audit;
  const asks = asksText(needs) || t`takes one run and asks for losses`;
  const tested = ADJACENCIES[adjacency];
  const look = adjacency === 'chosen' ? undefined : adjacency;
  const out = refused.length > 0;
  const lookOf = (column: Refusal['of']): string =>
    refused.some(({ of }) => of === column) ? styles.reason : '';
  return (
    <ChoiceRow
      className={out ? `${styles.row} ${styles.out}` : (styles.row ?? '')}
      group={group}
      chosen={chosen}
      onChoose={() => onChoose(id)}
      nameClass={styles.name ?? ''}
      name={
        <span>
          <span className={styles.title}>{title}</span> <span className={styles.by}>{byText(audit)}</span>
          {out && <span className="visually-hidden">, {refusedWords(refused)}</span>}
        </span>
      }
    >
      {DEMAND_IDS.map((demand) => {
        const { need, text } = levelOf(needs, demand);
        return (
          <span key={demand} className={`${styles.cell} ${lookOf(demand)}`} aria-hidden="true">
            <NeedMark need={need} />
            <span>{text}</span>
          </span>
        );
      })}
      <span className={`${styles.cell} ${lookOf('adjacency')}`} aria-hidden="true">
        <span className={look}>{tested}</span>
      </span>
      <span className={styles.words} aria-hidden="true">
        {out ? (
          refusedWords(refused)
        ) : (
          <Trans>
            {asks}; tests <span className={look}>{tested}</span>
          </Trans>
        )}
      </span>
    </ChoiceRow>
  );
}
