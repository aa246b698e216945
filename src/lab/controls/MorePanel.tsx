// The panel that “More” opens: scenarios worth a visit, and every setting that the row of controls has no room for.
import type { ScenarioState } from '../state/useScenario';
import { MoreControls } from './MoreControls';
import { SettingsToVisit } from './SettingsToVisit';

export const MorePanel = (props: ScenarioState & { id: string }) => (
  <>
    <SettingsToVisit scenario={props.scenario} replace={props.replace} />
    <MoreControls {...props} />
  </>
);
