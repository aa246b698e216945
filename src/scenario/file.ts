// A scenario as the text of a JSON file, and back. The same repairs and messages as for a link.
import { FIELD_LIST } from './fields/fields';
import { show } from './fields/fieldValue';
import { type ParsedScenario, repairScenario } from './schema';
import type { Scenario, ScenarioProblem } from './types';

const FILE_FORMAT = 'adjacency-lab/scenario';
const FILE_VERSION = 2;
const LONGEST_FILE = 100_000;

/** Defaults too, so that the file can be read by people and by other programs. */
export function formatScenarioFile(scenario: Scenario): string {
  const fields = Object.fromEntries(FIELD_LIST.map(({ name }) => [name, scenario[name]]));
  return `${JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, scenario: fields }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bad fields fall back to their defaults, with a message each. Never throws. */
export function parseScenarioFile(text: string): ParsedScenario {
  const problems: ScenarioProblem[] = [];
  const tell = (field: string, given: string, message: string) => problems.push({ field, given, message });
  const nothing = (given: string, message: string): ParsedScenario => {
    tell('file', given, `${message} The defaults are shown.`);
    return { scenario: repairScenario({}).scenario, problems };
  };
  if (text.length > LONGEST_FILE) {
    return nothing(
      `${text.length} characters`,
      `The file has more than ${LONGEST_FILE} characters, too many for a scenario. Give one that this page has saved.`,
    );
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return nothing(
      show(text),
      'The file is not JSON. Give one that this page has saved, or {"scenario": {...}}.',
    );
  }
  if (!isRecord(content) || !isRecord(content.scenario)) {
    return nothing(show(content), 'The file holds no "scenario" object.');
  }
  const { format, version, scenario: fields } = content;
  if (format !== undefined && format !== FILE_FORMAT) {
    const message = `The file's format is ${show(format)}, not "${FILE_FORMAT}". It is read all the same.`;
    tell('format', show(format), message);
  }
  if (version !== undefined && version !== 1 && version !== FILE_VERSION) {
    const message = `The file's version is ${show(version)}, but this page knows ${FILE_VERSION}. What they share is shown.`;
    tell('version', show(version), message);
  }
  for (const name of Object.keys(fields)) {
    if (FIELD_LIST.some((field) => field.name === name)) continue;
    tell('file', show(name), `The field ${show(name)} means nothing here and is left out.`);
  }
  // version 1 drew all lines, and had no word for it
  const drawn = version === 1 ? { moreBounds: 'on', ...fields } : fields;
  const repaired = repairScenario(drawn);
  return { scenario: repaired.scenario, problems: [...problems, ...repaired.problems] };
}
