// What the threshold says: errors counted, intervals, the epsilon they certify, and what the accountants promise.
import type { ReactNode } from 'react';
import type { ThresholdReading } from '../../../jobs/lessonProtocol';
import { percentText } from '../../numbers/formatNumber';
import { Epsilon, EpsilonSymbol } from '../../numbers/Num';
import type { Readings } from '../../state/readings';
import { Term } from '../Term';

interface ReadingTableProps {
  reading: ThresholdReading | null;
  known: Readings | null;
  confidence: number;
}

const share = (value: number): string => percentText(Number(value.toPrecision(3)));

function Row({ name, value, children }: { name: ReactNode; value: ReactNode; children?: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="readout-value">{value}</td>
      <td className="readout-note">{children}</td>
    </tr>
  );
}

export function ReadingTable({ reading, known, confidence }: ReadingTableProps) {
  const interval = (bounds: { lowerTwoSided: number; upperTwoSided: number }) =>
    `${share(bounds.lowerTwoSided)} and ${share(bounds.upperTwoSided)}`;
  const count = (errors: number) => (reading ? `${errors} of ${reading.runs}` : '…');
  return (
    <table className="reading-table">
      <caption className="visually-hidden">What the threshold says</caption>
      <tbody>
        <Row
          name={<Term name="false positive">z′ taken for z</Term>}
          value={count(reading?.falsePositives ?? 0)}
        >
          {reading && `rate between ${interval(reading.fpr)}`}
        </Row>
        <Row
          name={<Term name="false negative">z taken for z′</Term>}
          value={count(reading?.falseNegatives ?? 0)}
        >
          {reading && `rate between ${interval(reading.fnr)}`}
        </Row>
        <Row
          name="certifies"
          value={
            reading ? (
              <span className="audit">
                ε ≥ <Epsilon value={reading.direct} rounding="down" />
              </span>
            ) : (
              '…'
            )
          }
        >
          with {percentText(confidence)} <Term name="confidence" />, if this threshold was chosen without
          these draws; nothing is assumed
        </Row>
        <Row
          name="read along a Gaussian curve"
          value={
            reading && reading.gaussian !== null ? (
              <span className="audit">
                ε ≥ <Epsilon value={reading.gaussian} rounding="down" />
              </span>
            ) : (
              '–'
            )
          }
        >
          {reading && reading.gaussian === null
            ? 'not offered for q between 1/2 and 1, where it overshoots'
            : 'the same errors, if the trade-off curve were Gaussian; far from the middle and after few steps it can overshoot'}
        </Row>
        <Row
          name={
            <span className="substitute">
              <EpsilonSymbol adjacency="S" />, promised
            </span>
          }
          value={known?.at.substitute.value != null ? <Epsilon value={known.at.substitute.value} /> : '…'}
        >
          {known?.at.addRemove.value != null && (
            <>
              substitute, an upper bound; for add/remove <Epsilon value={known.at.addRemove.value} />
            </>
          )}
        </Row>
      </tbody>
    </table>
  );
}
