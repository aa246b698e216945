// What the right guesses of one run prove, with all that must be said of it: the bound between what it could be and what is
// claimed, and the conditions.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneRunDesign, OneRunFindings } from '../../../../jobs';
import { fromCore } from '../../../../language/core';
import { countText, percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Parameter, Sym } from '../../../notation/Num';
import { Term } from '../../../notation/Term';
import styles from './Certificate.module.css';
import { batchText, modelText, utilityText } from './modelText';
import { lostText, trainedText } from './placeText';
import { secretOf } from './plan';

interface CertificateProps {
  findings: OneRunFindings;
  design: OneRunDesign;
  /** The number of guesses was changed after the run had been seen. */
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

const adjacencyName = { 'add-remove': t`add/remove`, substitute: t`substitute` } as const;

const shareText = (value: number): string => percentText(Number(value.toFixed(4)));

function accuracyText(guessed: number, accuracy: number): string {
  const guesses = countText(guessed);
  const share = shareText(accuracy);
  return t`Of all ${guesses} guesses ${share} are right.`;
}

function idealText(accuracy: number | null): string {
  if (accuracy === null) {
    return t`There is no idealised prediction for this design: it needs orthogonal canaries, no more than features, in full batches.`;
  }
  const share = shareText(accuracy);
  return t`The idealised prediction for such canaries (in Deeper) is ${share}: a prediction, no bound.`;
}

export function Certificate({ findings, design, explored }: CertificateProps) {
  const { report, addRemove, substitute, accuracy, guessed, idealAccuracy, noiseMultiplier } = findings;
  const { adjacency, epsilon, epsilonOptimal, r, v, m, delta, confidence, alpha } = report;
  const of = adjacencyName[adjacency];
  const end = Math.max(substitute, epsilonOptimal, addRemove, epsilon) * 1.02;
  const tested = adjacency === 'substitute' ? substitute : addRemove;
  const rejected = epsilon > tested;
  const { steps, seed } = design;
  const model = modelText(design);
  const batch = batchText(design.samplingRate);
  const trained = trainedText(findings);
  const secret = secretOf(design.canary);
  const utility = utilityText(findings, design);
  const lost = lostText(findings);
  const [counted, right, canaries] = [r, v, m].map(countText);
  const sure = percentText(confidence);
  const level = percentText(alpha);
  return (
    <section className={styles.certificate} aria-labelledby="one-run-certificate">
      <h3 id="one-run-certificate">
        <Trans>What this run shows</Trans>
      </h3>
      <p className="figure-sentence">
        {explored ? (
          <Trans>
            {right} of the {counted} guesses that count are right, of {canaries} canaries. So, for <b>{of}</b>{' '}
            adjacency,{' '}
            <b className="audit">
              ε ≥ <Epsilon value={epsilon} rounding="down" />
            </b>{' '}
            at <Sym>δ</Sym> = <Delta value={delta} /> if <Sym>r</Sym> had been fixed beforehand. It was not:
            it was changed while the run was seen, so this carries <b>no confidence</b>. A fresh run has it
            again.
          </Trans>
        ) : (
          <Trans>
            {right} of the {counted} guesses that count are right, of {canaries} canaries. So, for <b>{of}</b>{' '}
            adjacency,{' '}
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
          note={t`${of}, the most so many guesses could show`}
          look="optimal"
          value={epsilonOptimal}
          rounding="down"
          end={end}
        />
        <Row
          name={<EpsilonSymbol adjacency="AR" />}
          note={t`add/remove, the claim: upper bound`}
          look="add-remove"
          value={addRemove}
          rounding="nearest"
          end={end}
        />
        <Row
          name={<EpsilonSymbol adjacency="S" />}
          note={t`substitute, by the accountant: upper bound`}
          look="substitute"
          value={substitute}
          rounding="nearest"
          end={end}
        />
      </dl>
      <p className="part-caption not-on-slides">
        {rejected
          ? t`Above the ${of} guarantee: at this confidence that happens to a true guarantee in at most ${level} of audits.`
          : t`The accountant’s ${of} ε is not rejected at level ${level}; that does not verify it.`}{' '}
        {adjacency === 'substitute'
          ? select(secret, {
              label:
                'The add/remove claim is not tested here: which of two labels a canary has is a replacement, so a bound above it would not contradict it.',
              tag: 'The add/remove claim is not tested here: which of two tags a canary has is a replacement, so a bound above it would not contradict it.',
              other:
                'The add/remove claim is not tested here: which of two words a canary has is a replacement, so a bound above it would not contradict it.',
            })
          : t`In or out tests add/remove; a claim for substitute is not tested.`}
      </p>
      <p className="part-caption not-on-slides">
        {accuracyText(guessed, accuracy)} {idealText(idealAccuracy)}
      </p>
      {utility && <p className="part-caption">{utility}</p>}
      {lost && <p className={`doubt ${styles.lost}`}>{lost}</p>}
      <details className="figure-words">
        <summary>
          <Trans>Under which conditions</Trans>
        </summary>
        <ul className={styles.conditions}>
          {report.assumptions.map((assumption) => (
            <li key={assumption}>{fromCore(assumption)}</li>
          ))}
          <li>
            <Trans>
              Exact one-run bound, derived here, at level {level}; one number of guesses was planned, so there
              is nothing to correct for.
            </Trans>
          </li>
          <li>
            <Trans>
              {model}, {batch}, <Sym>T</Sym> = {steps}, <Sym>σ</Sym> = <Parameter value={noiseMultiplier} />,
              which the accountant calibrated to the claim; gradients clipped to 1. {trained}. Seed {seed}.
            </Trans>
          </li>
        </ul>
      </details>
    </section>
  );
}
