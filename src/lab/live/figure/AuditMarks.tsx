// The audits as points with intervals: the dot stands at the attack's lower bound and the whisker reaches to the other
// end of its interval; a mean over repeats stands within two standard errors. A report of draws still being made is
// hollow, its whisker dashed; that of the setting before is faded, and stands where it was measured.
import styles from './AuditMarks.module.css';
import type { DrawnAudit } from './drawn';
import type { Frame } from './frame';

interface AuditMarksProps {
  audits: readonly DrawnAudit[];
  frame: Frame;
}

const lookOf = ({ soFar, elsewhere }: DrawnAudit): string | undefined =>
  [soFar && styles.partial, elsewhere && styles.elsewhere].filter(Boolean).join(' ') || undefined;

export function AuditMarks({ audits, frame: { xScale, yScale, epsilonDomain } }: AuditMarksProps) {
  const [bottom, top] = epsilonDomain;
  const yOf = (epsilon: number) => yScale(Math.min(top, Math.max(bottom, epsilon)));
  return (
    <g className={styles.layer} data-symbol="eps-audit">
      {audits.map((audit) => {
        const { key, estimate, x: value } = audit;
        const x = xScale(value);
        if (estimate.epsilon > top) return null;
        const dot = yOf(estimate.epsilon);
        const low = yOf(estimate.lower);
        const high = yOf(estimate.upper);
        const beyond = estimate.upper > top;
        const cap = beyond
          ? `M${x - 4} ${high + 5}L${x} ${high}L${x + 4} ${high + 5}`
          : `M${x - 5} ${high}H${x + 5}`;
        const foot = estimate.lower < estimate.epsilon ? `M${x - 5} ${low}H${x + 5}` : '';
        return (
          <g key={key} className={lookOf(audit)}>
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
