// The sentences on a file that should hold a scenario.
import { sentences } from '../base/sentences/family.ts';

export const SCENARIO_FILE = sentences('scenarioFile', {
  tooLong:
    'The file has more than {most:number} characters, too many for a scenario. Give one that this page has saved. The defaults are shown.',
  notJson:
    'The file is not JSON. Give one that this page has saved, or {example:name}. The defaults are shown.',
  noScenario: 'The file holds no "scenario" object. The defaults are shown.',
  otherFormat: 'The file\'s format is {given:said}, not "{format:name}". It is read all the same.',
  otherVersion:
    "The file's version is {given:said}, but this page knows {latest:number}. What they share is shown.",
  unknownField: 'The field {field:said} means nothing here and is left out.',
});
