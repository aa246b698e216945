// The controls of the attack: the estimator with what it assumes, the number of runs, the confidence and the seed.
import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import { choiceOf } from '../../audit/estimators/lookup';
import { say } from '../../base/language/say';
import { choicesOf } from '../../scenario';
import { percentText, roundCountText } from '../notation/formatNumber';
import type { ScenarioState } from '../state/useScenario';
import { Choices } from '../ui/inputs/Choices';
import { FieldControls } from './FieldControl';
import { reads } from './reads';

const ESTIMATORS = choicesOf('estimator').map(({ value }) => {
  const { name, words } = choiceOf(value);
  return { value, label: say(name), note: say(words) };
});

type AuditControlsProps = Pick<ScenarioState, 'scenario' | 'change'>;

interface AuditDetailsProps extends AuditControlsProps {
  title: string;
  /** Values of the controls in a few words, while they are folded. */
  now: ReactNode;
  children: ReactNode;
}

export const AuditDetails = ({ title, now, scenario, change, children }: AuditDetailsProps) => (
  <details className="audit-controls">
    <summary>
      <span className="audit-controls-title">{title}</span> <span className="audit-controls-now">{now}</span>
    </summary>
    <Choices
      legend={t`Bound by`}
      look="list"
      choices={ESTIMATORS}
      value={scenario.estimator}
      onChoice={(estimator) => change({ estimator })}
    />
    {children}
  </details>
);

export const AuditControls = memo(
  function AuditControls({ scenario, change }: AuditControlsProps) {
    const { repeats, confidence } = scenario;
    const count = roundCountText(scenario.runs);
    const percent = percentText(confidence);
    return (
      <AuditDetails
        title={t`The attack`}
        now={t`${repeats} × ${count} simulated runs per world, ${percent}`}
        scenario={scenario}
        change={change}
      >
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
      </AuditDetails>
    );
  },
  reads('runs', 'repeats', 'confidence', 'seed', 'estimator'),
);
