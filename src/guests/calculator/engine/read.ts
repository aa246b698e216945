// Reads a pasted text: code, YAML, JSON, TOML, a command, a table, a log, a sentence, or some of them together.
// Concludes nothing; form/resolve.ts does. Pure.
import { type Claim, claimsOf } from './claims';
import { isOfSubstitution, withTargets } from './epsilons';
import { evidenceOf } from './evidence';
import { readCommand, readCommands } from './formats/command';
import { type Entry, entryNumber, quoted, type Setting } from './formats/entry';
import { readLines } from './formats/lines';
import { readProse } from './formats/prose';
import { type Note, readPython } from './formats/python';
import { readTables } from './formats/tables';
import { asPython } from './formats/tidy';
import { notebookCode, readJson, readToml, readYaml } from './formats/trees';
import { namesIn } from './names/list';
import { recognise } from './names/recognise';
import { LIBRARIES } from './names/signals';
import { historyIn, partsOf, severalIn } from './phases';
import type { Reading } from './reading';
import { doubted, rowsOf } from './rows';
import type { ToolId } from './tools';

/** Characters; a training script has some thousand. */
export const LONGEST_CONFIGURATION = 200_000;

const HEADING = /^\s*\[[\w."' -]+\]\s*$/m;
const PAIR = /^\s*(?:-\s+)?["']?[\w.<-]+["']?\s*:(?:\s|$)|^\s*(?:#|-\s)/;
const REMARK = /(?:^|\s)(?:#|\/\/)\s*(.*)$/;

const blanked = (text: string, isBlank: (line: number) => boolean): string =>
  text
    .split('\n')
    .map((line, i) => (isBlank(i + 1) ? '' : line))
    .join('\n');

/** A sentence with a colon is YAML too. */
function isMostlyPairs(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => PAIR.test(line)).length >= 0.9 * lines.length;
}

function ofOneLanguage(text: string): Setting[] | null {
  const [first = ''] = text.trimStart().split('\n');
  if ((first.startsWith('{') || first.startsWith('[')) && !HEADING.test(first)) {
    const json = readJson(text);
    if (json) return json;
  }
  const toml = HEADING.test(text) ? readToml(text) : null;
  if (toml) return toml;
  const yaml = isMostlyPairs(text) ? readYaml(text) : null;
  const hasRows = yaml?.some(({ path, value }) => value.kind === 'number' && recognise(path));
  return yaml && hasRows ? yaml : null;
}

/** Lines and sentences are read of what the others could not follow. */
function ofSeveral(text: string, remarks: readonly string[]): { settings: Setting[]; calls: Note[] } {
  const { settings: commands, taken } = readCommands(text);
  const plain = asPython(blanked(text, (line) => taken.has(line)));
  const tables = readTables(plain);
  const isTaken = (line: number) => taken.has(line) || tables.taken.has(line);
  const rest = blanked(plain, (line) => tables.taken.has(line));
  const python = readPython(rest);
  const loose = new Set([...python.loose].filter((line) => !isTaken(line)));
  // a piece of a sentence may look like an assignment
  const settings = python.settings.filter(({ line }) => !loose.has(line));
  const values = new Map(settings.map(({ path, value }) => [path.at(-1), entryNumber(value) ?? undefined]));
  const lines = readLines(rest, loose, (name) => values.get(name));
  const unread = new Set([...loose].filter((line) => !lines.taken.has(line)));
  const commented = remarks.flatMap((remark, i) =>
    remark.includes(' --') ? readCommand(remark.split(' '), i + 1) : [],
  );
  const all = [commented, commands, tables.settings, settings, lines.settings, readProse(rest, unread)];
  return { settings: all.flat(), calls: python.calls };
}

const WORDS_OF_TOOLS = Object.entries(LIBRARIES).map(([tool, words]) => ({
  tool: tool as ToolId,
  words: namesIn(words),
}));

function toolOf(text: string): ToolId {
  const counts = WORDS_OF_TOOLS.map(({ tool, words }) => ({
    tool,
    count: words.filter((word) => text.includes(word)).length,
  }));
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count > 0 ? first.tool : 'other';
}

const ACCOUNTANTS = ['prv', 'rdp', 'pld', 'gdp'];

const valueIn = (claim: Claim | null | undefined) =>
  claim ? { value: claim.value as number, line: claim.line, text: claim.text } : null;

/** Never throws; what it could not read is not in it, and the form asks for it. */
export function read(given: string): Reading {
  const text = given.slice(0, LONGEST_CONFIGURATION).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const code = notebookCode(text) ?? text;
  const lines = code.split('\n');
  const remarks = lines.map((line) => REMARK.exec(line)?.[1] ?? '');
  const whole = ofOneLanguage(code);
  const { settings, calls } = whole ? { settings: whole, calls: [] } : ofSeveral(code, remarks);
  const quoting = (setting: Setting): Entry => ({
    ...setting,
    text: setting.text ?? quoted(lines[setting.line - 1] ?? ''),
  });
  const plain = settings.map(quoting);
  const entries = [...plain, ...historyIn(plain)];
  // what comments say is never taken, and held against what is
  const remarked = readProse(
    remarks.join('\n'),
    new Set(remarks.flatMap((remark, i) => (remark ? [i + 1] : []))),
  );
  const tool = toolOf(code);
  const { claims, reported } = withTargets(entries.flatMap(claimsOf));
  const { rows: undoubted, evidence } = rowsOf(claims);
  const rows = doubted(undoubted, {
    entries,
    calls,
    remarks: remarked.map(quoting).flatMap(claimsOf),
  });
  if (isOfSubstitution(code, claims)) {
    rows.noise = rows.noise.map((one) =>
      one.kind === 'targetEpsilon' ? { ...one, kind: 'targetEpsilonSubstitute' } : one,
    );
  }
  const parts = partsOf(entries);
  const dropsLast = entries.some(
    ({ path, value }) => path.at(-1) === 'drop_last' && value.kind === 'flag' && value.value,
  );
  const isAttached = calls.some((call) => call.text === 'attach');
  const words = code
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}]+/u);
  return {
    rows,
    evidence: [
      ...evidence,
      ...severalIn(parts),
      ...evidenceOf({ text: code, entries, calls, tool }),
    ].toSorted((a, b) => a.line - b.line),
    parts,
    tool,
    isEmpty: code.trim() === '',
    wholeBatches: tool === 'opacus' && !isAttached ? (dropsLast ? 'down' : 'up') : null,
    stepsPerEpoch: valueIn(
      claims.find(({ quantity, value }) => quantity === 'stepsPerEpoch' && value !== null),
    ),
    reported: valueIn(reported),
    accountant: ACCOUNTANTS.find((name) => words.some((word) => word.startsWith(name))) ?? null,
  };
}
