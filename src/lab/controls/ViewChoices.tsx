// How the live figure is drawn: along which parameter, of what, and on which scale.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { fromCore } from '../../base/language/core';
import { Sym } from '../notation/Num';
import { type Axis, FIELDS, type Scenario } from '../scenario';
import type { ScenarioState } from '../state/useScenario';
import { type ChoiceItem, Choices } from '../ui/Choices';
import { Toggles } from '../ui/Toggles';

const AXES: readonly ChoiceItem<Axis>[] = FIELDS.axis.choices.map(({ value, label }) => ({
  value: value as Axis,
  label: <Sym>{FIELDS[value as Axis].symbol}</Sym>,
  name: fromCore(label),
}));

const MEASURES: readonly ChoiceItem<Scenario['measure']>[] = [
  { value: 'epsilon', label: <Sym>ε</Sym>, name: t`ε, at the chosen δ` },
  { value: 'mu', label: <Sym>μ</Sym>, name: t`μ of Gaussian DP, which needs no δ` },
];

const SCALES: readonly ChoiceItem<Scenario['epsilonScale']>[] = [
  { value: 'linear', label: t`linear` },
  { value: 'log', label: t`log`, name: t`logarithmic` },
];

export const AxisChoice = memo(({ axis, change }: Pick<ScenarioState, 'change'> & { axis: Axis }) => (
  <Choices
    legend={t`along`}
    look="chips"
    choices={AXES}
    value={axis}
    onChoice={(next) => change({ axis: next }, 'push')}
  />
));

type MeasureChoiceProps = Pick<ScenarioState, 'change'> & Pick<Scenario, 'axis' | 'measure'>;

/** There is nothing to choose along δ, where μ is always the same. */
export const MeasureChoice = memo(({ axis, measure, change }: MeasureChoiceProps) =>
  axis === 'delta' ? null : (
    <Choices
      legend={t`shows`}
      look="chips"
      choices={MEASURES}
      value={measure}
      onChoice={(next) => change({ measure: next }, 'push')}
    />
  ),
);

type ScaleChoiceProps = Pick<ScenarioState, 'change'> & Pick<Scenario, 'epsilonScale'> & { letter: string };

export const ScaleChoice = memo(({ epsilonScale, letter, change }: ScaleChoiceProps) => (
  <Choices
    legend={
      <Trans>
        <Sym>{letter}</Sym> axis
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
