// A link of the calculator, or of the laboratory, as the scenario whose guarantees stand as the claim.

import { resolve } from '../../../addons/configuration/form/resolve';
import { mechanismOf } from '../../../addons/configuration/form/run';
import { NOTHING_READ } from '../../../addons/configuration/reading';
import { formOfText } from '../../calculator/formLink';
import { scenarioOfRun } from '../../calculator/scenarioOfRun';
import type { Scenario } from '../../scenario';
import { parseAddress } from '../../scenario/address';

/** Null where the text is no link, or its form holds no run of a known noise. */
export function scenarioOfLink(text: string): Scenario | null {
  const at = text.indexOf('?');
  if (at < 0) return null;
  const search = text.slice(at).split('#', 1)[0] ?? '';
  const { scenario, view, problems } = parseAddress(search);
  if (problems.length > 0) return null;
  if (view.page !== 'calculator') return scenario;
  const { overrides, answers } = formOfText(view.form ?? '');
  const { mechanism: run } = resolve(NOTHING_READ, overrides, answers);
  const mechanism = run && mechanismOf(run);
  return run && mechanism && scenarioOfRun(run, mechanism, scenario);
}
