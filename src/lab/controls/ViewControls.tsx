// The choices of how the live figure is drawn: the parameter along its axis, the quantity, the scale, and the bounds.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { drawsMu, FIELDS } from '../../scenario';
import { choicesSaid } from '../notation/fieldWords';
import { Sym } from '../notation/Num';
import { LETTERS } from '../notation/quantities';
import type { ScenarioState } from '../state/useScenario';
import { type ChoiceItem, Choices } from '../ui/inputs/Choices';
import { Toggles } from '../ui/inputs/Toggles';

const VIEWS = {
  axis: {
    legend: () => t`along`,
    choices: choicesSaid('axis').map(({ value, label: name }) => ({
      value,
      label: <Sym>{FIELDS[value].symbol}</Sym>,
      name,
    })),
  },
  measure: {
    legend: () => t`shows`,
    choices: [
      { value: 'epsilon', label: <Sym>ε</Sym>, name: t`ε, at the chosen δ` },
      { value: 'mu', label: <Sym>μ</Sym>, name: t`μ of Gaussian DP, which needs no δ` },
    ],
  },
  epsilonScale: {
    legend: (letter: string) => (
      <Trans>
        <Sym>{letter}</Sym> axis
      </Trans>
    ),
    choices: [
      { value: 'linear', label: t`linear` },
      { value: 'log', label: t`log`, name: t`logarithmic` },
    ],
  },
} satisfies Record<string, { legend: (letter: string) => ReactNode; choices: readonly ChoiceItem<string>[] }>;

type ViewField = keyof typeof VIEWS;
export const VIEW_FIELDS = Object.keys(VIEWS) as readonly ViewField[];

interface ViewChoiceProps extends Pick<ScenarioState, 'change'> {
  of: ViewField;
  value: string;
  /** Symbol of the quantity that the figure draws. */
  letter: string;
}

const ViewChoice = memo(({ of, value, letter, change }: ViewChoiceProps) => (
  <Choices<string>
    legend={VIEWS[of].legend(letter)}
    look="chips"
    choices={VIEWS[of].choices}
    value={value}
    onChoice={(next) => change({ [of]: next }, 'push')}
  />
));

type ViewedScenario = Pick<ScenarioState, 'scenario' | 'change'>;

/** The choices of a view. There is no measure to choose along δ, where μ is always the same. */
export const ViewChoices = ({ of, scenario, change }: ViewedScenario & { of: readonly ViewField[] }) =>
  of
    .filter((name) => name !== 'measure' || scenario.axis !== 'delta')
    .map((name) => (
      <ViewChoice
        key={name}
        of={name}
        value={scenario[name]}
        letter={LETTERS[drawsMu(scenario) ? 'mu' : 'epsilon']}
        change={change}
      />
    ));

/** The switch of the two lines that the figure starts without: what add/remove implies, and this attack’s limit. */
const BoundsChoice = memo(({ more, change }: Pick<ScenarioState, 'change'> & { more: boolean }) => (
  <Toggles
    legend={t`lines`}
    choices={[{ id: 'more', label: t`more bounds` }]}
    on={more ? ['more'] : []}
    onToggle={() => change({ moreBounds: more ? 'off' : 'on' }, 'push')}
  />
));

export const ViewControls = ({ scenario, change }: ViewedScenario) => (
  <div className="view-controls">
    <ViewChoices of={VIEW_FIELDS} scenario={scenario} change={change} />
    <BoundsChoice more={scenario.moreBounds === 'on'} change={change} />
  </div>
);
