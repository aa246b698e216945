// Links to settings worth a visit. Those that show most are visible, and the others are folded below them.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { Scenario } from '../../scenario';
import { PRESETS } from '../../scenario/presets/presets';
import type { ScenarioState } from '../state/useScenario';
import { PresetLinks, shownPreset } from './Presets';

const FIRST = ['figure-2-sixteenth', 'few-steps', 'group-privacy', 'below-add-remove'];
const SHOWN = PRESETS.filter(({ id }) => FIRST.includes(id));
const OTHERS = PRESETS.filter(({ id }) => !FIRST.includes(id));

interface SettingsToVisitProps extends Pick<ScenarioState, 'replace'> {
  scenario: Scenario;
}

export const SettingsToVisit = memo(function SettingsToVisit({ scenario, replace }: SettingsToVisitProps) {
  const shown = shownPreset(scenario);
  return (
    <details className="audit-controls">
      <summary>{t`Settings worth a visit`}</summary>
      <PresetLinks
        id="presets-title"
        title={t`Those that show most`}
        presets={SHOWN}
        shown={shown}
        replace={replace}
      />
      <PresetLinks
        id="more-presets-title"
        title={t`More of them`}
        presets={OTHERS}
        shown={shown}
        replace={replace}
      />
    </details>
  );
});
