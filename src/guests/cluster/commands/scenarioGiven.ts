// Reads the scenario of a plan from a link, from a file that the page has saved, or from a preset's name.

import { existsSync } from 'node:fs';
import { InputError } from '../../../base/numerics/errors';
import { english } from '../../../base/sentences/sentence';
import { parseLink, presetScenario, type Scenario, VIEW_KEYS } from '../../../scenario';
import { parseScenarioFile } from '../../../scenario/file';
import { findPreset } from '../../../scenario/presets/presets';
import { readBeginning } from './files/regularFile';

/** Bytes that are read of a settings file. It has far fewer, and what is longer is refused by its beginning. */
const MOST = 1 << 20;
const REMEDY = 'give a link, a settings file that the page has saved, or the name of a preset';

/** The scenario that `given` names. Throws an InputError that lists everything that was refused. */
export function scenarioGiven(given: string): Scenario {
  const preset = findPreset(given);
  if (preset) return presetScenario(preset);
  const { scenario, problems } = existsSync(given)
    ? parseScenarioFile(readBeginning(given, MOST, REMEDY).toString('utf8'))
    : parseLink(queryOf(given), VIEW_KEYS);
  if (problems.length === 0) return scenario;
  throw new InputError('malformed', 'scenario', problems.map(({ message }) => english(message)).join('\n'));
}

function queryOf(link: string): string {
  const [address] = link.split('#');
  const at = address.indexOf('?');
  if (at >= 0) return address.slice(at + 1);
  if (address.includes('=')) return address;
  const message = `${link} is no file, no preset and no link of this page. Give one of them.`;
  throw new InputError('unknown', 'scenario', message);
}
