// How the live figure is drawn: along which parameter, and on which scale of ε.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { fromCore } from '../../language/core';
import { type Axis, FIELDS, type Scenario } from '../../scenario';
import { Sym } from '../notation/Num';
import type { ScenarioState } from '../state/useScenario';
import { type ChoiceItem, Choices } from '../ui/Choices';
import { Toggles } from '../ui/Toggles';

const AXES: readonly ChoiceItem<Axis>[] = FIELDS.axis.choices.map(({ value, label }) => ({
  value: value as Axis,
  label: <Sym>{FIELDS[value as Axis].symbol}</Sym>,
  name: fromCore(label),
}));

const SCALES: readonly ChoiceItem<Scenario['epsilonScale']>[] = [
  { value: 'linear', label: t`linear` },
  { value: 'log', label: t`log`, name: t`logarithmic` },
];

interface AxisChoiceProps extends Pick<ScenarioState, 'change'> {
  axis: Axis;
}

export const AxisChoice = memo(({ axis, change }: AxisChoiceProps) => (
  <Choices
    legend={t`along`}
    look="chips"
    choices={AXES}
    value={axis}
    onChoice={(next) => change({ axis: next }, 'push')}
  />
));

interface ScaleChoiceProps extends Pick<ScenarioState, 'change'> {
  epsilonScale: Scenario['epsilonScale'];
}

export const ScaleChoice = memo(({ epsilonScale, change }: ScaleChoiceProps) => (
  <Choices
    legend={
      <Trans>
        <Sym>ε</Sym> axis
      </Trans>
    }
    look="chips"
    choices={SCALES}
    value={epsilonScale}
    onChoice={(next) => change({ epsilonScale: next }, 'push')}
  />
));

interface BoundsChoiceProps extends Pick<ScenarioState, 'change'> {
  moreBounds: Scenario['moreBounds'];
}

/** One switch for the two lines that the figure starts without: what add/remove implies, and this attack’s limit. */
export const BoundsChoice = memo(({ moreBounds, change }: BoundsChoiceProps) => (
  <Toggles
    legend={t`lines`}
    choices={[{ id: 'more', label: t`more bounds` }]}
    on={moreBounds === 'on' ? ['more'] : []}
    onToggle={() => change({ moreBounds: moreBounds === 'on' ? 'off' : 'on' }, 'push')}
  />
));
