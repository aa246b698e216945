// The test accuracy of the models at the last step, without a canary and with each kind.
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { decimalText, PERCENT } from '../../../base/language/numbers';
import type { Accuracy, TrainingAuditReply } from '../../../work';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { DataTable } from '../../ui/DataTable';
import styles from './Accuracies.module.css';
import { AttackName } from './AttackName';

/**
 * Difference between the largest and the smallest share in percentage points, rounded up to a tenth. The slack of 1e-9 keeps
 * exact tenths from being rounded up.
 */
export const spreadPoints = (shares: readonly number[]): number =>
  Math.max(0, Math.ceil(1000 * (Math.max(...shares) - Math.min(...shares)) - 1e-9)) / 10;

const accuracyText = (share: number): string => `${decimalText(100 * share, 1)}${PERCENT}`;

function row(name: ReactNode, accuracy: Accuracy | null): ReactNode[] {
  const models = accuracy?.models ?? 0;
  return [
    name,
    <span key="value" className={styles.value}>
      {accuracy ? accuracyText(accuracy.mean) : '…'}
    </span>,
    <span key="models" className={`soft ${styles.models}`}>
      {accuracy && <Plural value={models} one="# model" other="# models" />}
    </span>,
  ];
}

export function Accuracies({ reply }: { reply: TrainingAuditReply }) {
  const { accuracyWithout: without, audits } = reply;
  const means = [without, ...audits.map(({ accuracy }) => accuracy)].flatMap((one) => one?.mean ?? []);
  const spread = decimalText(spreadPoints(means), 1);
  const attackersOwn = accuracyText(reply.crafted.referenceAccuracy);
  const mean = without && accuracyText(without.mean);
  return (
    <section aria-label={t`What the canary does to the model`}>
      {mean !== null && means.length > 1 && (
        <p className="figure-sentence">
          <Trans>
            Without a canary the models label {mean} of the test records right on average, and with any canary
            this mean stays within {spread} percentage points.
          </Trans>
        </p>
      )}
      <FigureNumbers title={t`What the canary does to the model`}>
        <DataTable
          caption={
            <Trans>
              Mean test accuracy after the last step. The attacker’s own model, trained without noise, has{' '}
              {attackersOwn}.
            </Trans>
          }
          columns={[t`Canary`, t`Accuracy`, t`Models`]}
          rows={[
            row(t`no canary`, without),
            ...audits.map(({ kind, accuracy }) => row(<AttackName key={kind} kind={kind} />, accuracy)),
          ]}
        />
      </FigureNumbers>
    </section>
  );
}
