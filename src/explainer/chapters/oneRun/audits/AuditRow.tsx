// One audit of the chart: its name to choose it by, what it asks for, which adjacency its game tests.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NeedMark } from '../../frame/NeedMark';
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

/** 'falls out: takes two runs, sees every step' */
export const refusedWords = (refused: readonly Refusal[]): string =>
  t`falls out: ${refused.map(({ words }) => words).join(', ')}`;

export const byText = ({ by, year }: Pick<Audit, 'by' | 'year'>): string =>
  year === null ? t`this page, ${by}` : `${by}, ${year}`;

export function AuditRow({ audit, refused, group, chosen, onChoose }: AuditRowProps) {
  const { id, title, needs, adjacency } = audit;
  const out = refused.length > 0;
  const lookOf = (column: Refusal['of']): string =>
    refused.some(({ of }) => of === column) ? styles.reason : '';
  return (
    <div className={`${styles.row}${out ? ` ${styles.out}` : ''}${chosen ? ` ${styles.chosen}` : ''}`}>
      <label className={styles.name}>
        <input type="radio" name={group} checked={chosen} onChange={() => onChoose(id)} />
        <span>
          <span className={styles.title}>{title}</span> <span className={styles.by}>{byText(audit)}</span>
          {out && <span className="visually-hidden">, {refusedWords(refused)}</span>}
        </span>
      </label>
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
        <span className={adjacency === 'chosen' ? undefined : adjacency}>{ADJACENCIES[adjacency]}</span>
      </span>
      <span className={styles.words} aria-hidden="true">
        {out ? refusedWords(refused) : `${asksText(needs) || t`takes one run and asks for losses`}; `}
        {!out && (
          <Trans>
            tests{' '}
            <span className={adjacency === 'chosen' ? undefined : adjacency}>{ADJACENCIES[adjacency]}</span>
          </Trans>
        )}
      </span>
    </div>
  );
}
