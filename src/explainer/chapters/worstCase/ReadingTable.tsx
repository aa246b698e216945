// From mistakes to an epsilon, twice side by side: for the draws of the figure at its threshold, and for all draws of the
// page's attack, whose number is the headline's. Counts, rates with their pessimistic end, three readings.
import type { ReactNode } from 'react';
import type { ThresholdReading } from '../../../jobs';
import type { EstimatorChoice } from '../../../scenario';
import { countText, percentText, rateText } from '../../notation/formatNumber';
import { Epsilon, EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import type { KnownValues } from '../../state/knownValues';
import type { AttackReading } from './attackReading';
import styles from './ReadingTable.module.css';

interface ReadingTableProps {
  reading: ThresholdReading | null;
  /** The page's attack, whose number is the headline's; null where there is none, as in a frame that shows this figure alone. */
  attack: AttackReading | null;
  known: KnownValues | null;
  confidence: number;
  estimator: EstimatorChoice;
  /** The threshold was moved while the draws were seen. */
  explored: boolean;
}

type Cells = (of: ThresholdReading) => ReactNode;

const threshold = ({ threshold: at }: ThresholdReading): string => String(Number(at.toPrecision(3)));

const Bound = ({ value }: { value: number | null }) =>
  value === null ? (
    '–'
  ) : (
    <span className="audit">
      ε ≥ <Epsilon value={value} rounding="down" />
    </span>
  );

/** A count, and under it the rate at its pessimistic end. */
const Counted = ({ count, of, upper }: { count: number; of: number; upper: number }) => (
  <>
    {countText(count)} of {countText(of)}
    <span className={styles.rate}>at most {rateText(upper, 'up')}</span>
  </>
);

export function ReadingTable({ reading, attack, known, confidence, estimator, explored }: ReadingTableProps) {
  const row = (name: ReactNode, cells: Cells, headline: 'valid' | 'direct' | null = null) => (
    <tr>
      <th scope="row">{name}</th>
      <td className="readout-value">{reading ? cells(reading) : '…'}</td>
      {attack && (
        <td className="readout-value">
          {cells(attack.reading)}
          {headline === estimator && <span className={styles.rate}>the headline’s number</span>}
        </td>
      )}
    </tr>
  );
  const columns = attack ? 3 : 2;
  return (
    <table className={attack ? `${styles.table} with-attack` : styles.table}>
      <caption className="visually-hidden">From counted mistakes to lower bounds on ε</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            this figure
            <span className={styles.rate}>
              {reading && (
                <>
                  2 × {countText(reading.runs)} runs, threshold {threshold(reading)} <Sym>C</Sym>
                </>
              )}
            </span>
          </th>
          {attack && (
            <th scope="col">
              the page’s attack
              <span className={styles.rate}>
                2 × {countText(attack.reading.runs)} runs, threshold {threshold(attack.reading)} <Sym>C</Sym>
                {attack.note}
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {row(
          <>
            <Term name="false alarm" after=":">
              false alarms
            </Term>{' '}
            z′ taken for z
          </>,
          ({ falsePositives, runs, fpr }) => (
            <Counted count={falsePositives} of={runs} upper={fpr.upperTwoSided} />
          ),
        )}
        {row(
          <>
            <Term name="miss" after=":">
              misses
            </Term>{' '}
            z taken for z′
          </>,
          ({ falseNegatives, runs, fnr }) => (
            <Counted count={falseNegatives} of={runs} upper={fnr.upperTwoSided} />
          ),
        )}
        {row('wrong guesses in all', ({ falsePositives, falseNegatives, runs, error }) => (
          <Counted count={falsePositives + falseNegatives} of={2 * runs} upper={error.upper} />
        ))}
        <tr className={styles.section}>
          <th scope="rowgroup" colSpan={columns}>
            The same mistakes, read in three ways,{' '}
            {explored ? (
              <>
                {attack && `with ${percentText(confidence)} for the page’s attack; in this figure `}
                explored, so without <Term name="confidence" />
              </>
            ) : (
              <>
                each with {percentText(confidence)} <Term name="confidence" /> under what it assumes
              </>
            )}
          </th>
        </tr>
        {row(
          'no curve assumed',
          ({ direct }) => (
            <Bound value={direct} />
          ),
          'direct',
        )}
        {row('along a Gaussian curve', ({ gaussian }) => (
          <Bound value={gaussian} />
        ))}
        {row(
          'by the share of wrong guesses',
          ({ valid }) => (
            <Bound value={valid} />
          ),
          'valid',
        )}
        {attack?.published != null && (
          <tr>
            <th scope="row">as published, at the best of all thresholds</th>
            <td className="readout-value">–</td>
            <td className="readout-value">
              <Bound value={attack.published} />
              <span className={styles.rate}>the headline’s number</span>
            </td>
          </tr>
        )}
        <tr>
          <th scope="row">
            <span className="substitute">
              <EpsilonSymbol adjacency="S" />
            </span>
            , the guarantee
          </th>
          <td className="readout-value" colSpan={columns - 1}>
            {known?.at.substitute.value != null ? <Epsilon value={known.at.substitute.value} /> : '…'}
            {known?.at.addRemove.value != null && (
              <span className={styles.rate}>
                an upper bound; for add/remove <Epsilon value={known.at.addRemove.value} />
              </span>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
