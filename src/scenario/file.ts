// A scenario as the text of a JSON file, and back. A bad file is repaired like a bad link, with the same messages.
import type { Sentence } from '../base/sentences/sentence';
import { FIELD_LIST } from './fields/fields';
import { show, shownGiven } from './fields/fieldValue';
import { SCENARIO_FILE } from './fileSentences';
import { type ParsedScenario, repairScenario } from './schema';
import type { Scenario, ScenarioProblem } from './types';

const FILE_FORMAT = 'adjacency-lab/scenario';
const FILE_VERSION = 2;
const LONGEST_FILE = 100_000;

/** The text of a file with every field, defaults too, so that people and other programs can read it. */
export function formatScenarioFile(scenario: Scenario): string {
  const fields = Object.fromEntries(FIELD_LIST.map(({ name }) => [name, scenario[name]]));
  return `${JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, scenario: fields }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the text of a file. Bad fields fall back to their defaults, with a message each. Never throws. */
export function parseScenarioFile(text: string): ParsedScenario {
  const problems: ScenarioProblem[] = [];
  const tell = (field: string, given: string, message: Sentence) => problems.push({ field, given, message });
  const nothing = (given: string, message: Sentence): ParsedScenario => {
    tell('file', given, message);
    return { scenario: repairScenario({}).scenario, problems };
  };
  if (text.length > LONGEST_FILE) {
    return nothing(`${text.length} characters`, SCENARIO_FILE.tooLong({ most: LONGEST_FILE }));
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return nothing(show(text), SCENARIO_FILE.notJson({ example: '{"scenario": {...}}' }));
  }
  if (!isRecord(content) || !isRecord(content.scenario)) {
    return nothing(show(content), SCENARIO_FILE.noScenario);
  }
  const { format, version, scenario: fields } = content;
  if (format !== undefined && format !== FILE_FORMAT) {
    tell(
      'format',
      show(format),
      SCENARIO_FILE.otherFormat({ given: shownGiven(format), format: FILE_FORMAT }),
    );
  }
  if (version !== undefined && version !== 1 && version !== FILE_VERSION) {
    tell(
      'version',
      show(version),
      SCENARIO_FILE.otherVersion({ given: shownGiven(version), latest: FILE_VERSION }),
    );
  }
  for (const name of Object.keys(fields)) {
    if (FIELD_LIST.some((field) => field.name === name)) continue;
    tell('file', show(name), SCENARIO_FILE.unknownField({ field: shownGiven(name) }));
  }
  // version 1 drew all lines of the live figure and had no field for that
  const drawn = version === 1 ? { moreBounds: 'on', ...fields } : fields;
  const repaired = repairScenario(drawn);
  return { scenario: repaired.scenario, problems: [...problems, ...repaired.problems] };
}
