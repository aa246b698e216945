// The result of one audited run: the lower bound that its right guesses show, beside the most that it could show and the
// claimed guarantees.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { say } from '../../../../base/language/say';
import type { OneRunDesign, OneRunFindings } from '../../../../work';
import { countText, percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Parameter, Sym } from '../../../notation/Num';
import { Term } from '../../../notation/Term';
import styles from './Certificate.module.css';
import { secretOf } from './plan';
import { runBatchText, runModelText, trainedText, utilityText } from './runWords';

const shareText = (value: number): string => percentText(Number(value.toFixed(4)));

function accuracyText(guessed: number, accuracy: number): string {
  const guesses = countText(guessed);
  const share = shareText(accuracy);
  return t`Of all ${guesses} guesses ${share} are right.`;
}

function idealText(accuracy: number | null): string {
  if (accuracy === null) {
    return t`There is no idealised prediction for this design. It exists only for orthogonal canaries in full batches, and for no more canaries than features.`;
  }
  const share = shareText(accuracy);
  return t`The idealised prediction for such canaries (in Deeper) is ${share}. It is not a bound.`;
}

export function CertificateNotes({ findings, design }: Omit<CertificateProps, 'explored'>) {
  const { report, addRemove, substitute, accuracy, guessed, idealAccuracy, noiseMultiplier } = findings;
  const { adjacency, epsilon, alpha } = report;
  const of = adjacencyName[adjacency];
  const rejected = epsilon > (adjacency === 'substitute' ? substitute : addRemove);
  const { steps, seed } = design;
  const model = runModelText(design);
  const batch = runBatchText(design.samplingRate);
  const trained = trainedText(findings);
  const secret = secretOf(design.canary);
  const level = percentText(alpha);
  return (
    <>
      <p className="part-caption">
        {rejected
          ? t`The bound lies above the ${of} guarantee. At this confidence, a true guarantee meets that in at most ${level} of audits.`
          : t`The audit does not reject the accountant’s ${of} ε at level ${level}. It does not verify it either.`}{' '}
        {adjacency === 'substitute'
          ? t`The add/remove claim is not tested here. Which of two ${select(secret, { label: 'labels', tag: 'tags', other: 'words' })} a canary has is a matter of substitute, so a bound above that claim would not contradict it.`
          : t`A canary that is in or out tests add/remove, so a claim for substitute is not tested.`}
      </p>
      <p className="part-caption">
        {accuracyText(guessed, accuracy)} {idealText(idealAccuracy)}
      </p>
      <details className="figure-words">
        <summary>{t`Under which conditions`}</summary>
        <ul className={styles.conditions}>
          {report.assumptions.map((assumption) => (
            <li key={assumption.code}>{say(assumption)}</li>
          ))}
          <li>
            <Trans>
              The bound is the exact one-run bound at level {level}, derived here. One number of guesses was
              planned, so there is nothing to correct for.
            </Trans>
          </li>
          <li>
            <Trans>
              {model}, {batch}, <Sym>T</Sym> = {steps}, and <Sym>σ</Sym> ={' '}
              <Parameter value={noiseMultiplier} />, which the accountant calibrated to the claim. Gradients
              are clipped to 1. {trained}. Seed {seed}.
            </Trans>
          </li>
        </ul>
      </details>
    </>
  );
}

export interface CertificateProps {
  findings: OneRunFindings;
  design: OneRunDesign;
  /** Whether the number of guesses was changed after the run had been seen, so that no confidence holds. */
  explored: boolean;
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
  end: number;
}

function Row({ name, note, look, value, end }: RowProps) {
  const lower = look === 'audit' || look === 'optimal';
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
          {lower ? 'ε ≥ ' : 'ε ≤ '}
          <Epsilon value={value} rounding={lower ? 'down' : 'nearest'} />
        </b>
      </dd>
    </div>
  );
}

const adjacencyName = { 'add-remove': t`add/remove`, substitute: t`substitute` } as const;

export function Certificate({ findings, design, explored }: CertificateProps) {
  const { report, addRemove, substitute } = findings;
  const { adjacency, epsilon, most, r, v, m, delta, confidence } = report;
  const of = adjacencyName[adjacency];
  const end = Math.max(substitute, most, addRemove, epsilon) * 1.02;
  const utility = utilityText(findings, design);
  const [counted, right, canaries] = [r, v, m].map(countText);
  const sure = percentText(confidence);
  const rows: Omit<RowProps, 'end'>[] = [
    { look: 'audit', name: t`this run`, note: t`${of}, lower bound`, value: epsilon },
    {
      look: 'optimal',
      name: (
        <Trans>
          all guesses right,{' '}
          <Term name="ε_O">
            ε<sub>O</sub>
          </Term>
        </Trans>
      ),
      note: t`${of}, the most they could show`,
      value: most,
    },
    {
      look: 'add-remove',
      name: <EpsilonSymbol adjacency="AR" />,
      note: t`add/remove, the claim (upper bound)`,
      value: addRemove,
    },
    {
      look: 'substitute',
      // The guarantee is not called ε_S, because the ε_S of the page's own settings stands above this figure on the stage.
      name: t`guarantee of this run`,
      note: t`substitute, upper bound`,
      value: substitute,
    },
  ];
  return (
    <section className={styles.certificate} aria-label={t`What this run shows`}>
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
        {rows.map((row) => (
          <Row key={row.look} {...row} end={end} />
        ))}
      </dl>
      {utility && <p className="part-caption">{utility}</p>}
    </section>
  );
}
