// How the attack is run and read: the estimator with what it assumes, its size, its confidence, its seed.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { percentText, roundCountText } from '../notation/formatNumber';
import { type EstimatorChoice, FIELDS, type Scenario } from '../scenario';
import { type ChoiceItem, Choices } from '../ui/Choices';
import { FieldControls } from './FieldControl';

const WORDS: Readonly<Record<EstimatorChoice, { label: string; note: string }>> = {
  valid: {
    label: t`Valid`,
    note: t`This reads the share of wrong guesses at a threshold fixed in advance as that of DP-SGD with this q and T. The confidence holds if that reading does, which chapter 3 explains.`,
  },
  paper: {
    label: t`As published`,
    note: t`This takes the best of all thresholds and assumes a Gaussian shape. Choosing the best breaks the stated confidence.`,
  },
  direct: {
    label: t`Direct`,
    note: t`This uses the counts alone, at a threshold planned in advance, and assumes no shape. The confidence holds if the runs are independent, but the bound is loose.`,
  },
};

export const ESTIMATORS: readonly ChoiceItem<EstimatorChoice>[] = FIELDS.estimator.choices.map(
  ({ value }) => {
    const estimator = value as EstimatorChoice;
    return { value: estimator, ...WORDS[estimator] };
  },
);

type AuditSettings = Pick<Scenario, 'runs' | 'repeats' | 'confidence' | 'seed' | 'estimator'>;

/** The fields that are set here. Other changes of the scenario do not redraw these controls. */
export const auditSettings = ({ runs, repeats, confidence, seed, estimator }: Scenario): AuditSettings => ({
  runs,
  repeats,
  confidence,
  seed,
  estimator,
});

export const AuditControls = memo(function AuditControls({
  runs,
  repeats,
  confidence,
  seed,
  estimator,
  onChange,
}: AuditSettings & { onChange: (change: Partial<Scenario>) => void }) {
  const count = roundCountText(runs);
  const percent = percentText(confidence);
  return (
    <details className="audit-controls">
      <summary>
        <span className="audit-controls-title">
          <Trans>The attack</Trans>
        </span>{' '}
        <span className="audit-controls-now">
          <Trans>
            {repeats} × {count} simulated runs per world, {percent}
          </Trans>
        </span>
      </summary>
      <Choices
        legend={t`Bound by`}
        look="list"
        choices={ESTIMATORS}
        value={estimator}
        onChoice={(value) => onChange({ estimator: value })}
      />
      <FieldControls
        of={{ runs, repeats, confidence, seed }}
        change={onChange}
        hints={{
          runs: t`a world is one of the two data sets, with z or with z′ in its place`,
          repeats: true,
          confidence: t`for each claim by itself`,
          seed: t`same seed, same draws, same numbers`,
        }}
      />
    </details>
  );
});
