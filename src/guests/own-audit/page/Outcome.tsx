// The result of an audit: the bound, beside the largest that it could have shown and what is claimed, and all that it assumes.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import type { RatesReport } from '../../../audit/report/auditReport';
import { withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { roundDigits } from '../../../base/numerics/safeSide';
import { countText, percentText, rateText } from '../../../lab/notation/formatNumber';
import { Delta, Epsilon, Sym } from '../../../lab/notation/Num';
import { Term } from '../../../lab/notation/Term';
import type { OfScores, OwnAuditReport } from '../../../scoreAudit/report';
import styles from './AuditOutcome.module.css';
import { FormNow } from './FormPart';
import { AUDIT_QUESTIONS } from './words';

const ANSWER_NAMES = AUDIT_QUESTIONS.of.answers;

const AtLeast = ({ value }: { value: number }) => (
  <span className="audit">
    ε ≥ <Epsilon value={value} rounding="down" />
  </span>
);

/** The counts of errors in words, with an upper bound on each error rate. */
function countedText({ at }: RatesReport): string {
  if (at === null) return t`No threshold tells the worlds apart well enough to show anything.`;
  const { falsePositives, negatives, falseNegatives, positives } = at;
  const [alarms, others, misses, ones] = [falsePositives, negatives, falseNegatives, positives].map(
    countText,
  );
  const [fpr, fnr] = [at.fprUpper, at.fnrUpper].map((rate) => rateText(rate, 'up'));
  return t`There are ${alarms} false alarms in ${others} training runs (a rate of at most ${fpr}) and ${misses} misses in ${ones} (at most ${fnr}).`;
}

/** The threshold in words; empty where only counts are known. */
function thresholdText({ at }: RatesReport): string {
  if (at === null || at.threshold === null) return '';
  const threshold = Number.isFinite(at.threshold)
    ? withDecimalMark(String(roundDigits(at.threshold, 6, 'nearest')))
    : at.threshold > 0
      ? '∞'
      : '−∞';
  return t`The threshold is ${threshold}.`;
}

function guessedText(r: number, v: number, m: number): string {
  const [made, right, canaries] = [r, v, m].map(countText);
  return t`Of ${canaries} canaries, ${made} were guessed, and ${right} of these guesses are right.`;
}

interface RowProps {
  name: string;
  adjacency: OwnAuditReport['adjacency'];
  children: ReactNode;
  note?: string;
}

const Row = ({ name, adjacency, children, note }: RowProps) => (
  <div className={styles.row}>
    <dt>
      {name} <span className="soft">{ANSWER_NAMES[adjacency]}</span>
    </dt>
    <dd>{children}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);

function Beside({ report }: { report: OwnAuditReport }) {
  const { adjacency, most, claims } = report;
  const own = { adjacency };
  return (
    <dl className={styles.rows}>
      <Row {...own} name={t`this audit`}>
        <AtLeast value={report.epsilon} />
      </Row>
      <Row
        {...own}
        name={report.kind === 'rates' ? t`without a single mistake` : t`with every guess right`}
        note={t`This is the most that an audit of this size and rule can show.`}
      >
        <AtLeast value={most} />
      </Row>
      <Row {...own} name={t`along a Gaussian curve`} note={say(report.gaussian.assumption)}>
        <AtLeast value={report.gaussian.epsilon} />
      </Row>
      {claims.map((claim) => (
        <Row key={claim.adjacency} adjacency={claim.adjacency} name={t`claimed`} note={say(claim.words)}>
          <span className={claim.adjacency}>
            ε = <Epsilon value={claim.epsilon} rounding="up" />
          </span>
        </Row>
      ))}
    </dl>
  );
}

/** An offer to turn the scores, where they speak against the chosen direction. The reader decides, because turning halves the level. */
function Reversed() {
  const { form, onForm } = use(FormNow);
  const other = form.sign === 'larger' ? 'smaller' : 'larger';
  return (
    <p className="figure-sentence">
      {form.sign === 'larger' ? (
        <Trans>
          Here z mostly has the smaller scores, so the scores speak against the direction that you chose.
        </Trans>
      ) : (
        <Trans>
          Here z mostly has the larger scores, so the scores speak against the direction that you chose.
        </Trans>
      )}{' '}
      <button
        type="button"
        className="small-button"
        onClick={() => onForm({ sign: other, turned: 'yes' })}
      >{t`Turn the scores`}</button>{' '}
      <Trans>
        Because you have seen the scores before, the bound is then read at half of the level, so that it keeps
        its confidence.
      </Trans>
    </p>
  );
}

function columnsText({ columns }: Partial<OfScores>): string {
  if (!columns) return '';
  const { score, world } = columns;
  if (score === world) return t`The scores of each world were read from a column of its own (${score}).`;
  return t`The scores were read from the column “${score}”, and the worlds from “${world}”.`;
}

export function OwnAuditOutcome({ report }: { report: OwnAuditReport & Partial<OfScores> }) {
  const { adjacency, delta, confidence, assumptions, remarks, reversed } = report;
  const of = ANSWER_NAMES[adjacency];
  const sure = percentText(confidence);
  return (
    <>
      <p className="figure-sentence">
        <Trans>
          For <b>{of}</b> adjacency,{' '}
          <b>
            <AtLeast value={report.epsilon} />
          </b>{' '}
          at <Sym>δ</Sym> = <Delta value={delta} />, with {sure}{' '}
          <Term name="confidence" after=".">
            confidence
          </Term>
        </Trans>{' '}
        {[report.decided.words, ...remarks].map(say).join(' ')}
      </p>
      {reversed && <Reversed />}
      <p className="part-caption">
        {report.kind === 'rates' ? countedText(report) : guessedText(report.r, report.v, report.m)}{' '}
        {report.kind === 'rates' && thresholdText(report)} {columnsText(report)}
      </p>
      <Beside report={report} />
      {report.claimedCurve && <p>{say(report.claimedCurve.words)}</p>}
      <p className="part-caption">
        <Trans>A lower bound rejects smaller claims for its own adjacency. It verifies none.</Trans>
      </p>
      <details className="figure-words">
        <summary>{t`Under which conditions`}</summary>
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption.code}>{say(assumption)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
