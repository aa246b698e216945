// A list of recorded training runs to choose from, grouped by the figure of the paper that they follow.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { say } from '../../../base/language/say';
import { type Preset, presetScenario, sameScenario, TRAINING_PRESETS } from '../../../scenario';
import { TRAINING_PRESET_TITLES, TRAINING_PRESET_WORDS } from '../../../scenario/presets/trainingSentences';
import { unbroken } from '../../controls/Presets';
import { ScenarioLink } from '../../controls/ScenarioLink';
import type { ScenarioState } from '../../state/useScenario';
import styles from './PresetChooser.module.css';

const FIGURE = /^figure-(a?\d+)/;

/** The presets grouped by figure ('3', 'A2', or null for none), in the order in which the figures first occur. */
export function presetGroups<Id extends string>(presets: readonly Preset<Id>[]) {
  const groups = new Map<string | null, Preset<Id>[]>();
  for (const preset of presets) {
    const figure = FIGURE.exec(preset.id)?.[1].toUpperCase() ?? null;
    groups.set(figure, [...(groups.get(figure) ?? []), preset]);
  }
  return [...groups].map(([figure, own]) => ({ figure, presets: own }));
}

const GROUPS = presetGroups(TRAINING_PRESETS);

export function PresetChooser({ scenario, replace }: Pick<ScenarioState, 'scenario' | 'replace'>) {
  const id = useId();
  const current = TRAINING_PRESETS.find((preset) => sameScenario(presetScenario(preset), scenario));
  const [chosen, setChosen] = useState<string>(current?.id ?? TRAINING_PRESETS[0].id);
  const preset = TRAINING_PRESETS.find(({ id: known }) => known === chosen) ?? TRAINING_PRESETS[0];
  const target = presetScenario(preset);
  const count = TRAINING_PRESETS.length;
  return (
    <div className={`${styles.chooser} needs-scripts`}>
      <label htmlFor={id}>{t`${count} recorded training runs`}</label>
      <select id={id} className="select" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {GROUPS.map(({ figure, presets }) => (
          <optgroup key={figure ?? ''} label={figure === null ? t`Ours` : t`After Figure ${figure}`}>
            {presets.map(({ id: value }) => (
              <option key={value} value={value}>
                {unbroken(say(TRAINING_PRESET_TITLES[value]))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className="part-caption">{unbroken(say(TRAINING_PRESET_WORDS[preset.id]))}</p>
      <p>
        <ScenarioLink
          target={target}
          hash="training"
          current={sameScenario(target, scenario)}
          replace={replace}
        >
          <Trans>Show this training</Trans>
        </ScenarioLink>
      </p>
    </div>
  );
}
