// The audits as points with intervals: the dot stands at the attack's lower bound and the whisker reaches to the other
// end of its interval; a mean over repeats stands within two standard errors. A report of draws still being made is
// hollow.
import type { AuditEntry } from '../../../jobs';
import type { EstimatorChoice } from '../../../scenario';
import { shownEstimate } from '../auditWords';
import styles from './AuditMarks.module.css';
import type { Frame } from './frame';

interface AuditMarksProps {
  audits: readonly AuditEntry[];
  estimator: EstimatorChoice;
  frame: Frame;
}

export function AuditMarks({ audits, estimator, frame: { xScale, yScale, epsilonDomain } }: AuditMarksProps) {
  const [bottom, top] = epsilonDomain;
  const yOf = (epsilon: number) => yScale(Math.min(top, Math.max(bottom, epsilon)));
  return (
    <g className={styles.layer} data-symbol="eps-audit">
      {audits.map((entry) => {
        const estimate = shownEstimate(entry, estimator);
        const x = xScale(entry.axisValue);
        if (!estimate || estimate.epsilon > top) return null;
        const dot = yOf(estimate.epsilon);
        const low = yOf(estimate.lower);
        const high = yOf(estimate.upper);
        const beyond = estimate.upper > top;
        const cap = beyond
          ? `M${x - 4} ${high + 5}L${x} ${high}L${x + 4} ${high + 5}`
          : `M${x - 5} ${high}H${x + 5}`;
        const foot = estimate.lower < estimate.epsilon ? `M${x - 5} ${low}H${x + 5}` : '';
        return (
          <g key={entry.key} className={entry.status === 'done' ? undefined : styles.partial}>
            {estimate.upper > estimate.lower && (
              <path className="whisker" d={`${foot}M${x} ${low}V${high}${cap}`} />
            )}
            <circle cx={x} cy={dot} r={4.5} />
          </g>
        );
      })}
    </g>
  );
}
