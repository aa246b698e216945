// Reads a pasted text: code, YAML, JSON, TOML, a command, a table, a log, a sentence, or some of them together. What it says of the
// six rows of the form, where it says so, and what speaks beside the form's questions. Concludes nothing; resolve.ts does. Pure.
import { type Claim, claimsOf } from './claims';
import { readCommand, readCommands } from './command';
import type { Entry } from './entry';
import { evidenceOf } from './evidence';
import type { Lookup } from './expression';
import { readLines } from './lines';
import { namesIn } from './names/list';
import { KNOWN_DATA } from './names/quantities';
import { recognise, wordsOf } from './names/recognise';
import { ADDITION, LIBRARIES, SUBSTITUTION } from './names/signals';
import { readProse } from './prose';
import { type Note, readPython } from './python';
import type { Evidence, Reading, RowReading, RowReadings } from './reading';
import { doubted, rowsOf } from './rows';
import { readTables } from './tables';
import { readToml } from './toml';
import type { ToolId } from './tools';
import { notebookCode, readJson, readYaml } from './yaml';

/** Characters that are read; a training script has some thousand. */
export const LONGEST_CONFIGURATION = 200_000;

interface Settings {
  entries: Entry[];
  calls: Note[];
}

const HEADING = /^\s*\[[\w."' -]+\]\s*$/m;
const BULLETS = /^[ \t]*(?:[*\u2022-]|\d+\.)\s+(?=\p{L})/gmu;
/** Words before a name that Python does not know. */
const DECLARATIONS = /\b(?:const|let|var|val|export default|export const)\s+(?=[A-Za-z_])/g;
const PRINTED = /^(?:wandb|INFO|DEBUG|\[[\d: ,.-]+\])[:\s]\s*/;

const blanked = (text: string, isBlank: (line: number) => boolean): string =>
  text
    .split('\n')
    .map((line, i) => (isBlank(i + 1) ? '' : line))
    .join('\n');

/** A text that is one language as a whole. */
function ofOneLanguage(text: string): Entry[] | null {
  const start = text.trimStart().charAt(0);
  if (start === '{' || start === '[') {
    const entries = HEADING.test(text.split('\n')[0] ?? '') ? null : readJson(text);
    if (entries) return entries;
  }
  if (HEADING.test(text)) return readToml(text);
  const entries = readYaml(text);
  // a sentence with a colon is YAML too
  return entries?.some(({ path, value }) => value.kind === 'number' && recognise(path)) && isMostlyPairs(text)
    ? entries
    : null;
}

const PAIR = /^\s*(?:-\s+)?["']?[\w.<-]+["']?\s*:(?:\s|$)|^\s*(?:#|-\s)/;

function isMostlyPairs(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => PAIR.test(line)).length >= 0.9 * lines.length;
}

/** Command lines, tables and Python, then lines and sentences of what these could not follow. */
function ofSeveral(text: string): Settings {
  const { entries: commands, taken } = readCommands(text);
  const tables = readTables(blanked(text, (line) => taken.has(line)));
  const isTaken = (line: number) => taken.has(line) || tables.taken.has(line);
  // R writes an arrow for an equals sign
  const rest = blanked(text, isTaken).replaceAll('<-', '= ').replace(BULLETS, '').replace(DECLARATIONS, '');
  const python = readPython(rest);
  const loose = new Set(python.loose.filter((line) => !isTaken(line)));
  const written = rest.split('\n');
  // a piece of a sentence may look like an assignment
  const settings = python.entries.filter(({ line }) => !loose.has(line));
  const values = new Map<string, number>();
  for (const { path, value } of settings) {
    if (value.kind === 'number') values.set(path.at(-1) ?? '', value.value);
  }
  const lookup: Lookup = (name) => values.get(name);
  const commented = python.comments.flatMap(({ text: comment, line }) =>
    comment.includes(' --') ? readCommand(comment.split(/\s+/), line) : [],
  );
  const plain = written.map((line) => line.replace(PRINTED, '')).join('\n');
  const lines = readLines(plain, loose, lookup);
  const unread = new Set([...loose].filter((line) => !lines.taken.has(line)));
  return {
    entries: [
      ...commented,
      ...commands,
      ...tables.entries,
      ...settings,
      ...lines.entries,
      ...readProse(plain, unread),
    ],
    calls: python.calls,
  };
}

/** An accountant's history is a list of (σ, q, T). */
function history(entries: readonly Entry[]): Entry[] {
  const names = ['noise_multiplier', 'sample_rate', 'steps'];
  return entries.flatMap((entry) => {
    const { path, value } = entry;
    if (!path.includes('history') || value.kind !== 'list' || value.items.length !== 3) return [];
    const [place = ''] = path.slice(path.indexOf('history') + 1);
    return value.items.map((item, i) => ({
      ...entry,
      path: ['history', place, names[i] as string],
      value: item,
    }));
  });
}

/** An accountant that has counted under several laws has seen several phases. */
function severalHistories(entries: readonly Entry[]): Evidence[] {
  const [, second] = entries.filter(({ path }) => path[0] === 'history' && path[2] === 'steps');
  return second
    ? [{ question: 'phases', answer: 'several', opens: true, line: second.line, text: second.text }]
    : [];
}

const LISTS: ReadonlySet<string> = new Set(['segments', 'phases', 'stages', 'parts', 'history']);

/** Which phase a setting is of, where phases are listed or numbered; null for what holds for all. */
function phaseOf({ path, line }: Entry): string | null {
  const at = path.findIndex((group) => LISTS.has(group.toLowerCase()));
  // a history lists one step's law after another, on lines or within one
  if (path[at] === 'history' && path.length > at + 1) return path[at + 1] as string;
  if (at >= 0 && /^\d+$/.test(path[at + 1] ?? '')) return path[at + 1] as string;
  const numbered = path.slice(0, -1).find((group) => /^(?:phase|stage|part)[ _-]?\d+$/i.test(group));
  return numbered ?? (at >= 0 && path.length > at + 1 ? `line ${line}` : null);
}

/** The rows of each phase, where there are several. */
function partsOf(entries: readonly Entry[]): RowReadings[] {
  const phases = [...new Set(entries.map(phaseOf).filter((phase) => phase !== null))];
  if (phases.length < 2) return [];
  return phases.map((phase) => {
    const own = entries.filter((entry) => [null, phase].includes(phaseOf(entry)));
    return rowsOf(withEpsilon(own.flatMap(claimsOf)).claims).rows;
  });
}

function settingsOf(text: string): Settings {
  const whole = ofOneLanguage(text);
  const { entries, calls } = whole ? { entries: whole, calls: [] } : ofSeveral(text);
  return { entries: [...entries, ...history(entries)], calls };
}

function toolOf(text: string): ToolId {
  const counts = Object.entries(LIBRARIES).map(([tool, words]) => ({
    tool: tool as ToolId,
    count: namesIn(words).filter((word) => text.includes(word)).length,
  }));
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count > 0 ? first.tool : 'other';
}

/** What the comments of a text say in sentences: never taken, and held against what is. */
function remarksIn(text: string): Entry[] {
  const remarks = text.split('\n').map((line) => /(?:^|\s)(?:#|\/\/)\s*(.*)$/.exec(line)?.[1] ?? '');
  const [first] = [remarks.flatMap((remark, i) => (remark === '' ? [] : [i + 1]))];
  return readProse(remarks.join('\n'), new Set(first));
}

const ACCOUNTANTS = ['prv', 'rdp', 'pld', 'gdp'];

/** A plain ε is a target where no noise is given, and a report where it is. */
function withEpsilon(claims: readonly Claim[]): { claims: Claim[]; reported: Claim | null } {
  const hasNoise = claims.some(({ quantity, value }) => /^noise/.test(quantity) && value !== null);
  // epsilon among the arguments that hold the noise is asked for, and no report
  const groups = new Set(claims.filter(({ quantity }) => /^noise/.test(quantity)).map(({ group }) => group));
  const isAsked = ({ quantity, group }: Claim) =>
    quantity === 'epsilon' && (!hasNoise || (group !== '' && groups.has(group)));
  const plain = claims.filter((claim) => claim.quantity === 'epsilon' && !isAsked(claim));
  const reports = claims
    .filter(({ quantity }) => quantity === 'reportedEpsilon')
    .concat(hasNoise ? plain : []);
  const same = reports.every(({ value }) => value === reports[0]?.value);
  return {
    claims: claims.map((claim) => (isAsked(claim) ? { ...claim, quantity: 'targetEpsilon' } : claim)),
    // of several reports none is the one to hold the result against
    reported: same ? (reports[0] ?? null) : null,
  };
}

const ofSubstitution = (reading: RowReading): RowReading =>
  reading.kind === 'targetEpsilon' ? { ...reading, kind: 'targetEpsilonSubstitute' } : reading;

/** Whether a target ε is meant as that of substitution. */
function isOfSubstitution(text: string, claims: readonly Claim[]): boolean {
  const named = claims
    .filter(({ quantity }) => quantity === 'targetEpsilon')
    .map(({ name }) => wordsOf(name).join(' '));
  const words = ` ${wordsOf(text).join(' ')} `;
  const says = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `));
  const substitute = named.some((name) => / s$|εs$/.test(name)) || says(SUBSTITUTION);
  return substitute && !says(ADDITION) && !named.some((name) => / ar$/.test(name));
}

function knownDataOf(text: string): Reading['knownData'] {
  const words = new Set(
    text
      .toLowerCase()
      .replaceAll('-', '')
      .split(/[^\p{L}\p{N}]+/u),
  );
  const found = Object.entries(KNOWN_DATA).find(([name]) => words.has(name));
  return found ? { name: found[0].toUpperCase(), records: found[1] } : null;
}

/** What a text says. Never throws; what it could not read is not in it, and the form asks for it. */
export function read(given: string): Reading {
  const text = given.slice(0, LONGEST_CONFIGURATION).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const code = notebookCode(text) ?? text;
  const { entries, calls } = settingsOf(code);
  const tool = toolOf(code);
  const { claims, reported } = withEpsilon(entries.flatMap(claimsOf));
  const { rows: plain, evidence } = rowsOf(claims);
  const rows = doubted(plain, { entries, calls, remarks: remarksIn(code).flatMap(claimsOf) });
  const perEpoch = claims.find(({ quantity, value }) => quantity === 'stepsPerEpoch' && value !== null);
  const dropsLast = entries.some(
    ({ path, value }) => path.at(-1) === 'drop_last' && value.kind === 'flag' && value.value,
  );
  const isAttached = calls.some((call) => call.text === 'attach');
  const low = code.toLowerCase();
  return {
    rows: { ...rows, noise: isOfSubstitution(code, claims) ? rows.noise.map(ofSubstitution) : rows.noise },
    evidence: [
      ...evidence,
      ...severalHistories(entries),
      ...evidenceOf({ text: code, entries, calls, tool }),
    ].toSorted((a, b) => a.line - b.line),
    parts: partsOf(entries),
    tool,
    isEmpty: code.trim() === '',
    wholeBatches: tool === 'opacus' && !isAttached ? (dropsLast ? 'down' : 'up') : null,
    stepsPerEpoch: perEpoch
      ? { value: perEpoch.value as number, line: perEpoch.line, text: perEpoch.text }
      : null,
    reported: reported ? { value: reported.value as number, line: reported.line, text: reported.text } : null,
    accountant: ACCOUNTANTS.find((name) => new RegExp(`\\b${name}`).test(low)) ?? null,
    knownData: knownDataOf(code),
  };
}
