// How the attack is run and read: the estimator with what it assumes, its size, its confidence, its seed.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { percentText, roundCountText } from '../notation/formatNumber';
import { choicesOf, type EstimatorChoice } from '../scenario';
import type { ScenarioState } from '../state/useScenario';
import { Choices } from '../ui/inputs/Choices';
import { FieldControls } from './FieldControl';
import { reads } from './reads';

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

export const ESTIMATORS = choicesOf('estimator').map(({ value }) => ({ value, ...WORDS[value] }));

type AuditControlsProps = Pick<ScenarioState, 'scenario' | 'change'>;

export const AuditControls = memo(
  function AuditControls({ scenario, change }: AuditControlsProps) {
    const { repeats, confidence, estimator } = scenario;
    const count = roundCountText(scenario.runs);
    const percent = percentText(confidence);
    return (
      <details className="audit-controls">
        <summary>
          <span className="audit-controls-title">{t`The attack`}</span>{' '}
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
          onChoice={(value) => change({ estimator: value })}
        />
        <FieldControls
          of={scenario}
          change={change}
          hints={{
            runs: t`a world is one of the two data sets, with z or with z′ in its place`,
            repeats: true,
            confidence: t`for each claim by itself`,
            seed: t`same seed, same draws, same numbers`,
          }}
        />
      </details>
    );
  },
  reads('runs', 'repeats', 'confidence', 'seed', 'estimator'),
);
