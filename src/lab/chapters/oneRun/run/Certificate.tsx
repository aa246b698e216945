// What the right guesses of one run show: the bound between what it could be and what is claimed.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { OneRunDesign, OneRunFindings } from '../../../jobs';
import { countText, percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../../../notation/Num';
import { Term } from '../../../notation/Term';
import styles from './Certificate.module.css';
import { lostText } from './placeText';
import { utilityText } from './runWords';

export interface CertificateProps {
  findings: OneRunFindings;
  design: OneRunDesign;
  /** The number of guesses was changed after the run had been seen. */
  explored: boolean;
  /** Each number in one line, without a heading. */
  compact?: boolean;
}

const LOOKS = {
  audit: styles.audit,
  optimal: styles.optimal,
  'add-remove': styles.addRemove,
  substitute: styles.substitute,
};

interface RowProps {
  name: ReactNode;
  note: string;
  look: keyof typeof LOOKS;
  value: number;
  rounding: 'down' | 'nearest';
  end: number;
}

function Row({ name, note, look, value, rounding, end }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        {name} <span className="soft">{note}</span>
      </dt>
      <dd>
        <span className={styles.bar} aria-hidden="true">
          <span className={`${styles.fill} ${LOOKS[look]}`} style={{ width: `${(100 * value) / end}%` }} />
        </span>
        <b className={look === 'optimal' ? undefined : look}>
          {rounding === 'down' ? 'ε ≥ ' : 'ε ≤ '}
          <Epsilon value={value} rounding={rounding} />
        </b>
      </dd>
    </div>
  );
}

export const adjacencyName = { 'add-remove': t`add/remove`, substitute: t`substitute` } as const;

export function Certificate({ findings, design, explored, compact = false }: CertificateProps) {
  const id = useId();
  const { report, addRemove, substitute } = findings;
  const { adjacency, epsilon, epsilonOptimal, r, v, m, delta, confidence } = report;
  const of = adjacencyName[adjacency];
  const end = Math.max(substitute, epsilonOptimal, addRemove, epsilon) * 1.02;
  const utility = utilityText(findings, design);
  const lost = lostText(findings);
  const [counted, right, canaries] = [r, v, m].map(countText);
  const sure = percentText(confidence);
  return (
    <section
      className={compact ? `${styles.certificate} ${styles.compact}` : styles.certificate}
      aria-labelledby={id}
    >
      <h3 id={id} className={compact ? 'visually-hidden' : undefined}>{t`What this run shows`}</h3>
      <p className="figure-sentence">
        {explored ? (
          <Trans>
            Of {canaries} canaries, {counted} guesses count, and {right} of them are right. For <b>{of}</b>{' '}
            adjacency that would show{' '}
            <b className="audit">
              ε ≥ <Epsilon value={epsilon} rounding="down" />
            </b>{' '}
            at <Sym>δ</Sym> = <Delta value={delta} /> if <Sym>r</Sym> had been fixed beforehand. But{' '}
            <Sym>r</Sym> was changed while the run was seen, so this carries <b>no confidence</b>. A fresh run
            has it again.
          </Trans>
        ) : (
          <Trans>
            Of {canaries} canaries, {counted} guesses count, and {right} of them are right. For <b>{of}</b>{' '}
            adjacency this shows{' '}
            <b className="audit">
              ε ≥ <Epsilon value={epsilon} rounding="down" />
            </b>{' '}
            at <Sym>δ</Sym> = <Delta value={delta} />, with {sure}{' '}
            <Term name="confidence" after=".">
              confidence
            </Term>
          </Trans>
        )}
      </p>
      <dl className={explored ? `${styles.rows} ${styles.explored}` : styles.rows}>
        <Row
          name={t`this run`}
          note={t`${of}, lower bound`}
          look="audit"
          value={epsilon}
          rounding="down"
          end={end}
        />
        <Row
          name={
            <Trans>
              all guesses right,{' '}
              <Term name="ε_O">
                ε<sub>O</sub>
              </Term>
            </Trans>
          }
          note={t`${of}, the most they could show`}
          look="optimal"
          value={epsilonOptimal}
          rounding="down"
          end={end}
        />
        <Row
          name={<EpsilonSymbol adjacency="AR" />}
          note={t`add/remove, the claim (upper bound)`}
          look="add-remove"
          value={addRemove}
          rounding="nearest"
          end={end}
        />
        <Row
          name={<EpsilonSymbol adjacency="S" />}
          note={t`substitute, of this run’s settings (upper bound)`}
          look="substitute"
          value={substitute}
          rounding="nearest"
          end={end}
        />
      </dl>
      {utility && <p className="part-caption">{utility}</p>}
      {lost && <p className={`doubt ${styles.lost}`}>{lost}</p>}
    </section>
  );
}
