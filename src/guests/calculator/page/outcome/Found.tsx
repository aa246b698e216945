// The number that meets a target, or how far the search for it has come.
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countText, withDecimalMark } from '../../../../base/language/numbers';
import { typesetSignificant } from '../../../../lab/notation/formatNumber';
import { Num, Sym } from '../../../../lab/notation/Num';
import { exactNumber, FIELDS, roundedNumber } from '../../../../scenario';
import type { Aim } from '../../engine/form/asked';
import type { Sought } from '../../engine/form/target';
import type { FormReply } from '../../worker/queries';
import { ADJACENCY_WORDS } from '../words';
import styles from './Outcome.module.css';
import type { Answer } from './useAnswer';

const number = (value: number): string => withDecimalMark(exactNumber(value, true));

/** A value of the number that a target is searched for, with its symbol or its unit. `scale` turns σ into what the form’s box holds. */
export function written(sought: Sought, value: number, scale: number): ReactNode {
  const count = countText(value);
  if (sought === 'batchSize') return value === 1 ? t`${count} record a batch` : t`${count} records a batch`;
  if (sought === 'epochs') return value === 1 ? t`${count} epoch` : t`${count} epochs`;
  return (
    <>
      <Sym>{FIELDS[sought].symbol}</Sym> ={' '}
      <span className="number">{sought === 'steps' ? count : number(value * scale)}</span>
    </>
  );
}

export function Found({ aim, reply }: { aim: Aim; reply: FormReply }) {
  const { solution } = reply;
  if (solution === null) return null;
  const { sought, scale } = aim;
  const adjacency = ADJACENCY_WORDS[aim.adjacency];
  const reached = <Num of={typesetSignificant(solution.reached, 3, 'up')} />;
  const beyond = solution.beyond === null ? null : written(sought, solution.beyond, scale);
  return (
    <>
      <p className={styles.found} data-testid="found-number">
        {written(sought, solution.value, scale)}
      </p>
      <p>
        <Reaches aim={aim} reached={reached} adjacency={adjacency} />{' '}
        {beyond === null ? (
          <Trans>The range ends there.</Trans>
        ) : (
          <Trans>We could not show that {beyond} keeps the target too.</Trans>
        )}{' '}
        {solution.ahead > 0 && (
          <Plural
            value={solution.ahead}
            one="Nor could we show it of the next larger batch that takes a step less."
            other="Nor could we show it of the next # larger batches that take a step less."
          />
        )}{' '}
        {scale !== 1 && (
          <Trans>
            Training clips averages of several records, so only half of this <Sym>σ</Sym> counts.
          </Trans>
        )}
      </p>
    </>
  );
}

function Reaches({ aim, reached, adjacency }: { aim: Aim; reached: ReactNode; adjacency: string }) {
  const { goal } = aim;
  switch (goal?.measure) {
    case 'advantage':
      return (
        <Trans>
          Then no attacker’s advantage exceeds {reached}, by the trade-off curve of {adjacency}.
        </Trans>
      );
    case 'power': {
      const rate = withDecimalMark(roundedNumber(goal.falsePositiveRate, 4));
      return (
        <Trans>
          Then no attacker’s true-positive rate exceeds {reached} at a false-positive rate of {rate}, by the
          trade-off curve of {adjacency}.
        </Trans>
      );
    }
    case 'mu':
      return (
        <Trans>
          Then <Sym>μ</Sym> is at most {reached} for {adjacency}.
        </Trans>
      );
    default:
      return (
        <Trans>
          Then <Sym>ε</Sym> is at most {reached} for {adjacency}.
        </Trans>
      );
  }
}

/** The state of a search. Screen readers do not announce its changes, which are frequent. */
export function Search({ aim, answer }: { aim: Aim; answer: Answer }) {
  const { status, reply } = answer;
  const progress = reply?.progress ?? null;
  const [meets, fails] = [progress?.meets ?? null, progress?.fails ?? null].map((value) =>
    value === null ? null : written(aim.sought, value, aim.scale),
  );
  return (
    <p className="soft" aria-live="off">
      {status === 'stopped' ? (
        <Trans>The search was stopped.</Trans>
      ) : (
        <Trans>The page is looking for the number that meets the target.</Trans>
      )}{' '}
      {meets && fails && (
        <Trans>
          {meets} keeps it, and {fails} does not.
        </Trans>
      )}{' '}
      {(status === 'stopped' || answer.stop) && (
        <button
          type="button"
          className="small-button"
          onClick={status === 'stopped' ? answer.again : (answer.stop ?? undefined)}
        >
          {status === 'stopped' ? <Trans>Go on</Trans> : <Trans>Stop</Trans>}
        </button>
      )}
    </p>
  );
}
