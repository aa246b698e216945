// The table from counted mistakes to lower bounds on epsilon, for the draws of the figure and for those of the page's attack.

import { t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { choiceOf } from '../../../audit/estimators/lookup';
import { withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import type { EstimatorChoice } from '../../../scenario';
import type { AuditEntry, SampleReply, ThresholdReading } from '../../../work';
import { pageTable } from '../../export/columns';
import { shownEstimate } from '../../live/auditWords';
import { countText, percentText, rateText } from '../../notation/formatNumber';
import { Epsilon, EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import type { KnownValue, KnownValues } from '../../state/knownValues';
import { DataTable } from '../../ui/DataTable';
import styles from './ReadingTable.module.css';
import { DRAWS_COLUMNS, drawsBins } from './scores/drawsColumns';
import type { ScorePlot } from './scores/scorePlot';

/** The counts behind the page's headline number; null as long as the attack has no reply. */
export function attackReading(entry: AuditEntry | null, estimator: EstimatorChoice, recorded: boolean) {
  const reply = entry?.reply;
  if (!entry || !reply) return null;
  const { threshold } = choiceOf(estimator);
  return {
    /** The reading of all draws so far, at the threshold that the estimator planned, or at 0 if it plans none. */
    reading: threshold === 'planned' ? reply.atPlanned : reply.atZero,
    /** The headline number of an estimator that plans no threshold; null for one that plans it. */
    atBest: threshold === null ? (shownEstimate(entry, estimator)?.epsilon ?? null) : null,
    /** How the draws were made. `soFar`: more were planned, so that a confidence sequence reads them. */
    made: recorded ? 'recorded' : entry.status === 'done' ? 'all' : 'soFar',
  } as const;
}
type AttackReading = NonNullable<ReturnType<typeof attackReading>>;

/** Number of the drawing's bins that make one row of the table. */
const TOGETHER = 4;

export const DrawsTable = memo(function DrawsTable(props: { sample: SampleReply; plot: ScorePlot }) {
  const { sample, plot } = props;
  const draws = countText(sample.original.length);
  return (
    <DataTable
      label={t`Table of the draws`}
      caption={
        <Trans>
          How many of {draws} draws in each world fell where, in units of C. Draws beyond the axis count at
          its ends.
        </Trans>
      }
      {...pageTable(DRAWS_COLUMNS, drawsBins(sample, plot, TOGETHER))}
    />
  );
});

interface ReadingTableProps {
  reading: ThresholdReading | null;
  /** The page's attack, which has the headline number; null if there is none, as in a frame that shows this figure alone. */
  attack: AttackReading | null;
  known: KnownValues | null;
  /** Whether the page's own numbers are being computed. */
  coming: boolean;
  confidence: number;
  estimator: EstimatorChoice;
  explored: boolean;
}

/** The kinds of mistakes. `read` gives their count, the number of guesses, and an upper bound on their rate. */
const MISTAKES = [
  {
    name: t`false alarms`,
    head: (
      <Trans>
        <Term name="false alarm" after=",">
          false alarms
        </Term>{' '}
        z′ taken for z
      </Trans>
    ),
    read: ({ falsePositives, runs, fpr }: ThresholdReading) => [falsePositives, runs, fpr.upperTwoSided],
  },
  {
    name: t`misses`,
    head: (
      <Trans>
        <Term name="miss" after=",">
          misses
        </Term>{' '}
        z taken for z′
      </Trans>
    ),
    read: ({ falseNegatives, runs, fnr }: ThresholdReading) => [falseNegatives, runs, fnr.upperTwoSided],
  },
  {
    name: t`wrong guesses in all`,
    head: t`wrong guesses in all`,
    read: ({ falsePositives, falseNegatives, runs, error }: ThresholdReading) => [
      falsePositives + falseNegatives,
      2 * runs,
      error.upper,
    ],
  },
] as const;

const BOUNDS = [
  { by: 'direct', name: t`no curve assumed` },
  { by: 'gaussian', name: t`along a Gaussian curve` },
  { by: 'valid', name: t`by the share of wrong guesses` },
] as const;

const Bound = ({ value }: { value: number | null }) =>
  value === null ? (
    '–'
  ) : (
    <span className="audit">
      ε ≥ <Epsilon value={value} rounding="down" />
    </span>
  );

/** A guarantee, or the most that it can be if no value was verified. */
const Guarantee = ({ of: { value, upper } }: { of: KnownValue }) =>
  value === null ? (
    <>
      ≤ <Epsilon value={upper} rounding="up" />
    </>
  ) : (
    <Epsilon value={upper} rounding="up" />
  );

function Counted({ read: [count, of, upper] }: { read: readonly number[] }) {
  const mistakes = countText(count);
  const runs = countText(of);
  const rate = rateText(upper, 'up');
  return (
    <Trans>
      {mistakes} of {runs}
      <span className={styles.rate}>at most {rate}</span>
    </Trans>
  );
}

/**
 * How the runs were made, above their counts. The kind of reading that holds at any number of runs is not named on a slide, which would be
 * too high for its window until the last run.
 */
function Draws({ of, made = 'all' }: { of: ThresholdReading; made?: AttackReading['made'] }) {
  const runs = countText(of.runs);
  const at = withDecimalMark(String(Number(of.threshold.toPrecision(3))));
  return (
    <Trans>
      2 × {runs} runs, threshold {at} <Sym>C</Sym>
      <Select value={made} _recorded=", recorded" _soFar=", so far" other="" />
      <span className="not-on-slides">
        <Select value={made} _soFar=", as a confidence sequence" other="" />
      </span>
    </Trans>
  );
}

function Assumed(props: Pick<ReadingTableProps, 'confidence' | 'explored' | 'attack'>) {
  const { confidence, explored, attack } = props;
  const sure = percentText(confidence);
  if (!explored) {
    return (
      <Trans>
        The same mistakes, read in three ways as lower bounds on ε, each with {sure}{' '}
        <Term name="confidence">confidence</Term> under what it assumes
      </Trans>
    );
  }
  return attack ? (
    <Trans>
      The same mistakes, read in three ways as lower bounds on ε, with {sure} for the page’s attack. In this
      figure they were explored and have no <Term name="confidence">confidence</Term>
    </Trans>
  ) : (
    <Trans>
      The same mistakes, read in three ways as lower bounds on ε. They were explored and have no{' '}
      <Term name="confidence">confidence</Term>
    </Trans>
  );
}

export function ReadingTable(props: ReadingTableProps) {
  const { reading, attack, known, coming, confidence, estimator, explored } = props;
  const row = (key: string, head: ReactNode, cell: (of: ThresholdReading) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      <td className="readout-value">{reading ? cell(reading) : '…'}</td>
      {attack && (
        <td className="readout-value">
          {cell(attack.reading)}
          {key === estimator && <span className={styles.rate}>{t`the headline’s number`}</span>}
        </td>
      )}
    </tr>
  );
  const section = (head: ReactNode) => (
    <tr className={styles.section}>
      <th scope="rowgroup" colSpan={columns}>
        {head}
      </th>
    </tr>
  );
  const columns = attack ? 3 : 2;
  return (
    <table className={attack ? `${styles.table} with-attack` : styles.table}>
      <caption className="visually-hidden">{t`From counted mistakes to lower bounds on ε`}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans>this figure</Trans>
            <span className={styles.rate}>{reading && <Draws of={reading} />}</span>
          </th>
          {attack && (
            <th scope="col">
              <Trans>the page’s attack</Trans>
              <span className={styles.rate}>
                <Draws of={attack.reading} made={attack.made} />
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {section(
          <Trans>The mistakes that were counted, and under each count the most that its rate may be</Trans>,
        )}
        {MISTAKES.map(({ name, head, read }) => row(name, head, (of) => <Counted read={read(of)} />))}
      </tbody>
      <tbody>
        {section(<Assumed confidence={confidence} explored={explored} attack={attack} />)}
        {BOUNDS.map(({ by, name }) => row(by, name, (of) => <Bound value={of[by]} />))}
        {attack?.atBest != null && (
          <tr>
            <th scope="row">
              {estimator === 'paper'
                ? t`as published, at the best of all thresholds`
                : say(choiceOf(estimator).name)}
            </th>
            <td className="readout-value">–</td>
            <td className="readout-value">
              <Bound value={attack.atBest} />
              <span className={styles.rate}>{t`the headline’s number`}</span>
            </td>
          </tr>
        )}
      </tbody>
      <tbody>
        {section(<Trans>For comparison, the upper bound that the accountant guarantees</Trans>)}
        <tr>
          <th scope="row">
            <Trans>
              <span className="substitute">
                <EpsilonSymbol adjacency="S" />
              </span>
              , the guarantee
            </Trans>
          </th>
          <td
            className={`readout-value ${styles.guarantee}`}
            colSpan={columns - 1}
            aria-busy={coming || known?.current === false}
          >
            {known ? <Guarantee of={known.at.substitute} /> : coming ? '…' : '–'}
            {known && (
              <span className={styles.rate}>
                <Trans>
                  for add/remove <Guarantee of={known.at.addRemove} />
                </Trans>
              </span>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Count({ of }: { of: readonly number[] }) {
  const [mistakes, made] = of.map(countText);
  return (
    <Trans>
      {mistakes} of {made}
    </Trans>
  );
}

/** The reading in one line, for a place without room for the table. */
export const ReadingLine = ({ reading }: { reading: ThresholdReading | null }) => (
  <dl className={styles.line}>
    {MISTAKES.map(({ name, read }) => (
      <Part key={name} name={name}>
        {reading ? <Count of={read(reading)} /> : '…'}
      </Part>
    ))}
    {BOUNDS.filter(({ by }) => by !== 'gaussian').map(({ by, name }) => (
      <Part key={by} name={name}>
        {reading ? <Bound value={reading[by]} /> : '…'}
      </Part>
    ))}
  </dl>
);
