// Reads a pasted configuration: which numbers of DP-SGD its lines claim, and which of its lines say something that was not
// understood. Draws no conclusion from them; agreement.ts and toMechanism.ts do.

import { adjacenciesIn } from './names/adjacency';
import { knownDataIn } from './names/data';
import { toolOf } from './names/libraries';
import { otherMechanismsIn } from './names/mechanisms';
import { mentionsIn } from './names/mentions';
import { meaningOfEntry, meaningOfName, type NameMeaning, subjectOf } from './names/name';
import { nameMeant } from './names/spelling';
import { readValue } from './numbers';
import { whyNotOneNumber } from './oneNumber';
import { withSpokenParts } from './spokenParts';
import { placedArguments } from './text/calls';
import type { Line } from './text/comments';
import { splitText } from './text/entries';
import type { Entry } from './text/entry';
import { historyIn } from './text/history';
import { phrasesOf } from './text/prose';
import { accountedLoops, RunParts } from './text/runParts';
import { statementIn } from './text/statement';
import type { ConfigurationReading, Flag, Misread, Quantity } from './types';
import { clipsNothing, type Unclipped, withoutClipping } from './unclipped';

/** Characters read; a configuration is some hundred. */
export const LONGEST_CONFIGURATION = 20_000;
const LONGEST_SHOWN = 60;
const MOST_PASSED_OVER = 30;

const shorten = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;

const TRUE = /^(?:true|yes|on|1)$/i;
const FALSE = /^(?:false|no|off|0)$/i;
/** Numbers that count. */
const WHOLE: ReadonlySet<Quantity> = new Set([
  'batchSize',
  'deviceBatchSize',
  'accumulation',
  'devices',
  'recordCount',
  'epochs',
  'stepsPerEpoch',
  'steps',
  'microbatches',
] as const);
/** An optimizer's ε keeps it from dividing by 0. */
const NO_EPSILON_BELOW = 1e-4;

class Reader {
  readonly reading: ConfigurationReading;
  readonly #names = new Map<string, number>();
  readonly #unclipped: Unclipped[] = [];

  constructor(text: string) {
    this.reading = {
      tool: toolOf(text),
      claims: [],
      doubtful: [],
      flags: {},
      adjacencies: [],
      others: [],
      accountant: null,
      misread: [],
      misspelt: [],
      passedOver: [],
      mentions: mentionsIn(text),
      knownData: knownDataIn(text),
    };
  }

  take(entry: Entry, part?: number): void {
    const meaning = meaningOfEntry(entry);
    this.#remember(entry);
    // 'gradient_acumulation_steps' holds a known word, and means another
    const unsure =
      typeof meaning === 'object' && meaning && 'standing' in meaning && meaning.standing === 'doubtful';
    if ((meaning === null || unsure) && this.#misspelt(entry, part)) return;
    if (meaning === null) this.#passOver(entry.key);
    else if (meaning === 'accountant') this.reading.accountant ??= accountantOf(entry.value);
    else if (meaning === 'adjacency') this.#adjacency(entry);
    else if ('flag' in meaning) this.#takeFlag(entry, meaning.flag);
    else this.claim({ ...entry, part }, meaning);
  }

  /** Whether the name is a slip away from one that has a meaning: then it is asked about. */
  #misspelt(entry: Entry, part: number | undefined): boolean {
    const { line, key, value, scopes } = entry;
    const meant = nameMeant(subjectOf(entry) ?? key);
    const meaning = meant === null ? null : meaningOfEntry({ key: meant, scopes });
    if (meaning === null) return false;
    const text = shorten(`${key} = ${value}`);
    if (typeof meaning === 'object' && 'quantity' in meaning) {
      const { quantity, whole, standing } = meaning;
      if (standing !== 'taken') return false;
      const read = readValue(value, WHOLE.has(quantity), this.#names);
      if (read.kind === 'none') return false;
      if (read.kind === 'number')
        this.reading.misspelt.push({ line, text, value: read.value, quantity, whole, part });
    }
    for (const { id } of otherMechanismsIn(`${meant} = ${value}`))
      this.reading.others.push({ line, id, text });
    this.misread({ line, text, reason: `did you mean “${meant}”? It is not taken unasked` });
    return true;
  }

  /** What later lines may refer to by name. */
  #remember({ key, value, scopes }: Entry): void {
    const read = readValue(value, false, this.#names);
    if (read.kind !== 'number') return;
    this.#names.set(
      (subjectOf({ key, scopes }) ?? key)
        .toLowerCase()
        .replace(/^.*[.]/, '')
        .replace(/[\s-]+/g, '_'),
      read.value,
    );
  }

  #passOver(key: string): void {
    const { passedOver } = this.reading;
    const shown = shorten(key.trim());
    if (!passedOver.includes(shown) && passedOver.length < MOST_PASSED_OVER) passedOver.push(shown);
  }

  #takeFlag({ line, key, value }: Entry, flag: Flag): void {
    const text = shorten(`${key} = ${value}`);
    if (TRUE.test(value) || FALSE.test(value)) {
      this.reading.flags[flag] = { line, text, value: TRUE.test(value) };
    } else {
      this.misread({ line, text, reason: 'it is neither True nor False' });
    }
  }

  #adjacency({ line, key, value }: Entry): void {
    if (adjacenciesIn(value).length > 0 || value === '' || /^[\w.]*$/.test(value)) return;
    this.misread({
      line,
      text: `${key} = ${value}`,
      reason: 'no adjacency this page knows: write ADD_OR_REMOVE_ONE or REPLACE_ONE',
    });
  }

  claim(
    { line, key, value, part }: Pick<Entry, 'line' | 'key' | 'value'> & { part?: number | undefined },
    { quantity, standing, whole }: Extract<NameMeaning, { quantity: Quantity }>,
  ): void {
    const text = shorten(`${key} = ${value}`);
    if (standing === 'other') {
      this.#passOver(key);
      return;
    }
    // 'Epoch: 3/15' is a moment of fifteen
    const progress =
      quantity === 'epochs' || quantity === 'steps' ? /^(\d+)\s*\/\s*(\d+)\b/.exec(value) : null;
    const last = progress && Number(progress[1]) <= Number(progress[2]) ? (progress[2] as string) : null;
    const unclear = last || standing === 'doubtful' ? null : whyNotOneNumber(quantity, value);
    if (unclear !== null) {
      this.misread({ line, text, reason: unclear, quantity, ambiguous: true });
      return;
    }
    const read = readValue(last ?? value, WHOLE.has(quantity), this.#names);
    const none =
      quantity === 'clippingNorm' && standing === 'taken'
        ? clipsNothing(key, value, read.kind === 'number' ? read.value : null)
        : null;
    if (none) {
      this.#unclipped.push({ line, key, text, ...none });
      return;
    }
    switch (read.kind) {
      case 'number':
        this.#number({ line, text, value: read.value, quantity, whole, part }, standing === 'doubtful');
        break;
      case 'several':
        if (standing === 'doubtful') break;
        for (const each of read.values)
          this.#number({ line, text, value: each, quantity, whole, part }, false);
        break;
      case 'ambiguous':
        if (standing !== 'doubtful')
          this.misread({ line, text, reason: read.reason, quantity, ambiguous: true });
        break;
      case 'unreadable':
        if (standing !== 'doubtful' && quantity !== 'epsilon') {
          const reason = `"${shorten(value)}" is not a number; write one like 0.004, 256/60000 or 1e-5`;
          this.misread({ line, text, reason, quantity });
        }
        break;
      case 'computed':
        if (
          standing === 'doubtful' ||
          /epsilon/i.test(quantity) ||
          /[([{]$|^[\w.]*(?:dict|Dict)\(|^\{/.test(value)
        )
          break;
        // 'steps=steps' hands on what is set elsewhere
        if (/^[\w.]*$/.test(value) && meaningOfName(value) !== null) break;
        this.misread({
          line,
          text,
          reason: 'a program works it out, and nothing above gives its parts a number',
          quantity,
        });
        break;
      case 'none':
        break;
    }
  }

  #number(claim: ConfigurationReading['claims'][number], doubtful: boolean): void {
    const { quantity, value } = claim;
    const sentinel = (quantity === 'steps' || quantity === 'epochs') && value < 0;
    const tiny = quantity === 'epsilon' && Math.abs(value) < NO_EPSILON_BELOW;
    // 16000 a second is a rate of sound
    const sound = quantity === 'samplingRate' && value >= 1000;
    if (sentinel || tiny || sound) this.#passOver(claim.text);
    else if (doubtful) this.reading.doubtful.push(claim);
    else this.reading.claims.push(claim);
  }

  /** Once all lines are read. */
  refuseUnclipped(): void {
    const norms = this.reading.claims.filter(({ quantity }) => quantity === 'clippingNorm');
    for (const { line, text } of withoutClipping(this.#unclipped, norms))
      this.reading.others.push({ line, id: 'unclipped', text });
  }

  misread(piece: Misread): void {
    this.reading.misread.push({ ...piece, text: shorten(piece.text) });
  }
}

function accountantOf(value: string): string | null {
  return /\b(rdp|prv|pld|gdp)/i.exec(value)?.[1]?.toLowerCase() ?? null;
}

/** Reads any text, an empty one too. Never throws; every line that means something and was not understood is named. */
export function readConfiguration(text: string): ConfigurationReading {
  const given = text.slice(0, LONGEST_CONFIGURATION);
  const reader = new Reader(given);
  const { reading } = reader;
  const { entries, lines, clauses, strange } = splitText(given);
  const statement = statementIn(lines);
  const said = new Set(statement?.lines);
  const known = (name: string) => meaningOfName(name) as Extract<NameMeaning, { quantity: Quantity }>;

  for (const { line, name, value } of statement?.entries ?? [])
    reader.claim({ line, key: name, value }, known(name));
  if (statement?.microbatching) {
    const { line, value } = statement.microbatching;
    reading.flags.microbatching = {
      line,
      text: value ? 'with microbatching' : 'without microbatching',
      value,
    };
  }
  microbatchesByDefault(reading, lines);
  const history = historyIn(lines);
  // one list is a run and its parts; the same accountant told of twice is no second run
  const once = history.every(({ telling }) => telling === history[0]?.telling);
  for (const [i, { line, noiseMultiplier, samplingRate, steps }] of history.entries()) {
    const part = once && history.length > 1 ? i : undefined;
    const say = (key: string, value: number) =>
      reader.claim({ line, key, value: String(value), part }, known(key));
    say('noise_multiplier', noiseMultiplier);
    say('sample_rate', samplingRate);
    say('steps', steps);
  }
  const parts = new RunParts(lines);
  for (const entry of entries) if (!said.has(entry.line)) reader.take(entry, parts.of(entry));
  if (history.length > 0) reading.passedOver = reading.passedOver.filter((name) => !/histor/i.test(name));
  for (const { line, name, value } of placedArguments(lines)) {
    if (!said.has(line))
      reader.claim({ line, key: name, value, part: parts.of({ line, scopes: [] }) }, known(name));
  }
  for (const { line, steps } of accountedLoops(lines)) {
    reader.claim({ line, key: 'steps', value: steps, part: parts.of({ line, scopes: [] }) }, known('steps'));
  }
  const spoken = new Set<number>();
  for (const line of clauses) {
    if (said.has(line.number)) continue;
    const part = parts.of({ line: line.number, scopes: [], clause: line.clause });
    for (const phrase of phrasesOf(line)) {
      const meaning = meaningOfName(phrase.name.replace(/-/g, '_'));
      if (meaning === null || typeof meaning === 'string' || 'flag' in meaning) continue;
      const read = readValue(phrase.value, WHOLE.has(meaning.quantity), new Map());
      // a line may say a number twice; two numbers of one name compete
      const repeated = reading.claims.some(
        (claim) =>
          claim.line === line.number &&
          claim.quantity === meaning.quantity &&
          claim.part === part &&
          (read.kind !== 'number' || read.value === claim.value),
      );
      spoken.add(line.number);
      if (!repeated)
        reader.claim({ line: line.number, key: phrase.name, value: phrase.value, part }, meaning);
    }
  }
  reading.claims = withSpokenParts(reading.claims, (part) => parts.isClause(part));
  for (const { number: line, content } of lines) {
    for (const { value, text: sign } of adjacenciesIn(content))
      reading.adjacencies.push({ line, text: shorten(sign), value });
    for (const other of otherMechanismsIn(said.has(line) ? '' : content)) {
      reading.others.push({ line, id: other.id, text: shorten(content) });
    }
  }
  reader.refuseUnclipped();
  for (const { line, text: content, reason } of strange) {
    if (!spoken.has(line) && !said.has(line)) reader.misread({ line, text: content, reason });
  }
  if (text.length > LONGEST_CONFIGURATION) {
    const line = given.split(/\r\n|\r|\n/).length;
    reader.misread({
      line,
      text: `${text.length} characters`,
      reason: `only the first ${LONGEST_CONFIGURATION} were read`,
    });
  }
  reading.misread.sort((left, right) => left.line - right.line);
  reading.accountant ??=
    statement?.accountant ??
    /\baccountant\w*\b.{0,40}?\b(rdp|prv|pld|gdp)\b/i.exec(given)?.[1]?.toLowerCase() ??
    /\b(rdp|prv|pld)(?:_|\s)?account/i.exec(given)?.[1]?.toLowerCase() ??
    null;
  return reading;
}

/** compute_dp_sgd_privacy_statement takes microbatches for granted unless it is told otherwise. */
function microbatchesByDefault(reading: ConfigurationReading, lines: readonly Line[]): void {
  const call = lines.find(({ content }) => /compute_dp_sgd_privacy_statement\s*\(/.test(content));
  if (!call || reading.flags.microbatching) return;
  const text = 'used_microbatching, True unless it is said';
  reading.flags.microbatching = { line: call.number, text, value: true };
}
