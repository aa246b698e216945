// The rows of the readout (the table of numbers at the current point) that are about the attack.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '../../../base/language/say';
import type { Scenario } from '../../../scenario';
import { type AuditEntry, isRecorded, type ResultsSnapshot } from '../../../work';
import { countText, typesetSignificant } from '../../notation/formatNumber';
import { Epsilon, Num, Sym } from '../../notation/Num';
import { confidenceText, curveTestWords, readAs, repeatsText, shownEstimate, shownMu } from '../auditWords';
import styles from './Readout.module.css';
import { ReadoutRow } from './ReadoutRow';

interface AuditRowProps {
  entry: AuditEntry | null;
  scenario: Scenario;
  made: Made;
}

/** Origin of an estimate: all draws, the draws so far, or a recording. */
export type Made = 'all' | 'so-far' | 'recorded';

export function madeOf(entry: AuditEntry | null, snapshot: ResultsSnapshot): Made {
  if (isRecorded(entry, snapshot)) return 'recorded';
  return entry?.status === 'done' ? 'all' : 'so-far';
}

function drawnText(confidence: string, draws: string, reading: string, made: Made): string {
  if (made === 'recorded') {
    return t`Lower bound, substitute, ${confidence}, from ${draws} recorded runs per world, ${reading}.`;
  }
  return made === 'all'
    ? t`Lower bound, substitute, ${confidence}, from ${draws} simulated runs per world, ${reading}.`
    : t`Lower bound, substitute, ${confidence}, from ${draws} simulated runs per world so far, ${reading}.`;
}

const LOOKS: Readonly<Record<Made, string | undefined>> = {
  all: undefined,
  recorded: undefined,
  'so-far': styles.provisional,
};

export function AuditReadout({ entry, scenario, made }: AuditRowProps) {
  const { estimator } = scenario;
  const reply = entry?.reply ?? null;
  const estimate = shownEstimate(entry, estimator);
  if (!estimate || !reply) {
    return (
      <ReadoutRow
        id="audit"
        value="…"
      >{t`Lower bound, substitute. The attack is about to run at these settings.`}</ReadoutRow>
    );
  }
  const mu = shownMu(entry, estimator);
  const draws = countText(reply.runs * reply.repeats);
  const repeats = repeatsText({ reply }, estimator);
  return (
    <ReadoutRow
      id="audit"
      value={
        <span className={LOOKS[made]}>
          ≥ <Epsilon value={estimate.epsilon} rounding="down" />
          {mu && (
            <span className={styles.mu}>
              <Sym>μ</Sym> ≥ <Num of={typesetSignificant(mu.lower, 3, 'down')} />
            </span>
          )}
        </span>
      }
    >
      {drawnText(confidenceText(estimate), draws, readAs(estimator, reply.atZero.rule), made)}
      {repeats && ` ${repeats}`}
      <Attacked sampling={entry?.request.sampling} />
      <details className={styles.assumptions}>
        <summary>{t`what it assumes`}</summary>
        <ul>
          {estimate.assumptions.map((assumption) => (
            <li key={assumption.code}>{say(assumption)}</li>
          ))}
        </ul>
      </details>
    </ReadoutRow>
  );
}

function Attacked({ sampling }: { sampling: AuditEntry['request']['sampling'] | undefined }) {
  if (sampling === undefined) return null;
  return (
    <>
      {' '}
      {sampling === 'fixed-size' ? (
        <Trans>
          Its batches have a fixed size, and all other records pull to the side of z′, so a batch with z moves
          by 2C.
        </Trans>
      ) : (
        <Trans>
          Its batches are dealt by random allocation. It sees the sum of all steps, and not which step of an
          epoch the record joined.
        </Trans>
      )}
    </>
  );
}

export function CurveTestRow({ entry, made }: Omit<AuditRowProps, 'scenario'>) {
  const test = entry?.reply?.curveTest;
  const words = test ? curveTestWords(test) : null;
  return (
    <ReadoutRow name={t`The claim that add/remove covers a replaced record`} value="">
      {words ? (
        <>
          <strong className={words.verdict === 'rejected' ? styles.rejected : undefined}>
            {words.headline}
          </strong>
          {made === 'recorded' ? t`, recorded.` : made === 'all' ? '.' : ` ${t`so far.`}`} {words.detail}
        </>
      ) : (
        t`tested once the attack has run`
      )}
    </ReadoutRow>
  );
}
