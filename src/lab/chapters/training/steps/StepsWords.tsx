// The figure over the steps in words and numbers, folded.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { EstimatorChoice } from '../../../scenario';
import type { settingsOf } from '../picture';
import type { AttackSeries, GuaranteeRow } from './attackSeries';
import { StepsTable } from './StepsTable';

interface StepsWordsProps {
  summary: string;
  rows: GuaranteeRow[];
  series: readonly AttackSeries[];
  estimator: EstimatorChoice;
  of: ReturnType<typeof settingsOf>;
}

export function StepsWords({ summary, rows, series, estimator, of }: StepsWordsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="figure-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`The figure of real training in words and numbers`}</summary>
      <p>{summary}</p>
      {open && (
        <StepsTable
          rows={rows}
          series={series}
          estimator={estimator}
          delta={of.delta}
          confidence={of.confidence}
        />
      )}
    </details>
  );
}
