// Test accuracy at the last step, without a canary and with each: the attack does no harm that anyone would notice (the
// paper's Figure A1). The table is the figure: bars stand in its cells.
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Accuracy, TrainingAuditReply } from '../../../jobs';
import { decimalText } from '../../../language/numbers';
import styles from './Accuracies.module.css';
import { AttackName } from './AttackName';
import { spreadPoints } from './spreadPoints';

/** One decimal, in all rows alike. */
const accuracyText = (share: number): string => `${decimalText(100 * share, 1)}\u202f%`;

function Bar({ name, accuracy }: { name: ReactNode; accuracy: Accuracy | null }) {
  const models = accuracy?.models ?? 0;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.bar}>
        <span style={{ width: `${100 * (accuracy?.mean ?? 0)}%` }} />
      </td>
      <td className={styles.value}>{accuracy ? accuracyText(accuracy.mean) : '…'}</td>
      <td className={`soft ${styles.models}`}>
        {accuracy && <Plural value={models} one="# model" other="# models" />}
      </td>
    </tr>
  );
}

/** The spread of the means, in words; null before there are two. */
function spreadText(reply: TrainingAuditReply): string | null {
  const means = [reply.accuracyWithout, ...reply.audits.map(({ accuracy }) => accuracy)].flatMap(
    (accuracy) => (accuracy ? [accuracy.mean] : []),
  );
  if (means.length < 2) return null;
  const points = decimalText(spreadPoints(means), 1);
  return t`All means lie within ${points} percentage points.`;
}

export function Accuracies({ reply }: { reply: TrainingAuditReply }) {
  const spread = spreadText(reply);
  const attackersOwn = accuracyText(reply.crafted.referenceAccuracy);
  return (
    <section className={styles.table} aria-labelledby="accuracies-title">
      <h3 id="accuracies-title">
        <Trans>What the canary does to the model</Trans>
      </h3>
      <table>
        <caption>
          <Trans>
            Mean test accuracy after the last step. {spread} The attacker’s own model, trained without noise,
            has {attackersOwn}.
          </Trans>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">
              <Trans>Canary</Trans>
            </th>
            <th scope="col">
              <Trans>Bar from 0 to 100 %</Trans>
            </th>
            <th scope="col">
              <Trans>Accuracy</Trans>
            </th>
            <th scope="col">
              <Trans>Models</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Bar name={t`no canary`} accuracy={reply.accuracyWithout} />
          {reply.audits.map(({ kind, accuracy }) => (
            <Bar key={kind} name={<AttackName kind={kind} />} accuracy={accuracy} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
