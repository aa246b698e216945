// The run in a link to the calculator, for other forms that take such a link.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../scenario';
import { resolve } from '../engine/form/resolve';
import { isPlain, mechanismOfRun } from '../engine/form/run';
import { NOTHING_PROPOSED } from '../engine/form/taken';
import { formOfText } from './formLink';
import { scenarioOfRun } from './scenarioOfRun';

/**
 * The run of a form's text as a scenario; null where it has none with known noise, or where more describes it than rate, noise and steps.
 */
function scenarioOf(form: string, scenario: Scenario): Scenario | null {
  const { mechanism: run } = resolve(NOTHING_PROPOSED, { ...formOfText(form), confirmed: true });
  const mechanism = run && mechanismOfRun(run);
  return run && isPlain(run) && mechanism ? scenarioOfRun(run, mechanism, scenario) : null;
}

export const RUN_OF_FORM = {
  page: 'calculator',
  scenarioOf,
  label: t`For another run, paste a link of the calculator or of the laboratory`,
} as const;
