// The scanner of texts. It finds each number with the name that it stands under, its line and its place, and each name that is set
// to a word in place of a number. Code, YAML, JSON, TOML, flags, tables, logs and sentences are all read as names with values. What
// a number means is decided elsewhere (claims.ts). Pure.
import type { Lookup } from '../expression';
import type { NumberPlace } from '../proposal';
import { leftWords } from './around';
import type { FoundNumber, Naming, Scanned, Setting } from './found';
import { Namer } from './naming';
import { quoted } from './quoted';
import { aliasesIn, constantsIn, lastOf } from './references';
import { type Segment, segmentsIn } from './segments';
import { Structure } from './structure';
import { type TableCell, tablesIn } from './tables';
import { type Token, tokensIn } from './tokens';

/** The most UTF-16 units of a text that are read; a training script has some thousand. */
export const LONGEST_CONFIGURATION = 200_000;

const TUPLE =
  /^\s*(?:["']\s*)?(?:(?:>>>|let\s|const\s|\()\s*)?((?:[\p{L}_][\p{L}\p{N}_.]*\s*,\s*)+[\p{L}_][\p{L}\p{N}_.]*)\s*\)?\s*=\s*(?=[\s([]*[-\d.])/u;
const NAMES_ALONE = /^\s*(?:>>>\s*)?((?:[\p{L}_][\p{L}\p{N}_.]*\s*,\s*)+[\p{L}_][\p{L}\p{N}_.]*)\s*$/u;
const ALONE = /^\s*(?:>>>\s*)?(\p{L}[\p{L}\p{N}_.() -]{0,60}?)\s*:?\s*$/u;
const UNITS: Readonly<Record<string, Token['unit']>> = {
  epochs: 'epochs',
  epoch: 'epochs',
  passes: 'epochs',
  steps: 'steps',
  iterations: 'steps',
  updates: 'steps',
  epochen: 'epochs',
  schritte: 'steps',
};
const unitOf = (name: string | undefined): Token['unit'] =>
  name === undefined ? null : (UNITS[name.toLowerCase()] ?? null);

class Scanner {
  readonly numbers: FoundNumber[] = [];
  readonly settings: Setting[] = [];
  readonly #place: Structure;
  readonly #namer: Namer;

  constructor(
    private readonly text: string,
    private readonly lines: readonly string[],
    private readonly segments: readonly Segment[],
    private readonly lookup: Lookup,
    private readonly aliases: ReadonlyMap<string, string[]>,
    private readonly tables: ReadonlyMap<number, TableCell[]>,
  ) {
    this.#place = new Structure(text, lines);
    this.#namer = new Namer(this.#place, lines);
  }

  run(): void {
    for (const [i, segment] of this.segments.entries()) {
      const cells = segment.active ? this.tables.get(segment.line) : undefined;
      if (cells) this.#table(segment, cells);
      else this.#segment(segment, i);
    }
  }

  #table(segment: Segment, cells: readonly TableCell[]): void {
    for (const { start, end, name, path, row, byComma } of cells) {
      const text = this.text.slice(start, end);
      const tokens = tokensIn(text, this.lookup, byComma ? 1 : 0);
      const [first, ...more] = tokens.filter(
        ({ kind }) => kind !== 'text' && kind !== 'open' && kind !== 'close',
      );
      const isWhole =
        first?.kind === 'number' && more.every(({ kind }) => kind === 'stop' || kind === 'sign');
      const numbers = tokens.filter(({ kind }) => kind === 'number');
      // the number of records in brackets beside the name of a data set: "MNIST (60000)"
      const inBrackets =
        numbers.length === 1 && /\(\s*[\d.,_ ]+k?\s*\)/.test(text) && /^data ?set|^data$/i.test(name);
      for (const token of numbers)
        this.#push(
          segment,
          { ...token, start: token.start + start - segment.start, end: token.end + start - segment.start },
          {
            name: inBrackets ? 'dataset size' : name,
            kind: 'table',
            path,
            doubt: isWhole || inBrackets ? null : 'several',
            active: isWhole || inBrackets,
            phase: row === null ? null : `row ${row}`,
          },
        );
    }
  }

  #segment(segment: Segment, place: number): void {
    this.#place.begin(segment);
    const kept = segment.active ? null : [...this.#place.brackets];
    const tokens = tokensIn(segment.text, this.lookup, segment.active ? this.#place.brackets.length : 0);
    const tuple = TUPLE.exec(segment.text);
    const names = tuple
      ? (tuple[1] as string).split(',').map((name) => name.trim())
      : this.#namesAbove(segment, place, tokens);
    const isTuple = names.length > 0;
    const used = new Set<Token>();
    const before = this.#place.brackets.length;
    let count = 0;
    for (const [i, token] of tokens.entries()) {
      if (token.kind === 'open') this.#place.open(tokens, i, segment);
      else if (token.kind === 'close') this.#place.close();
      else if (token.kind === 'stop' && token.text === ',') {
        const last = this.#place.brackets.at(-1);
        if (last) last.index++;
      } else if (token.kind === 'flag' || token.kind === 'word') this.#word(tokens, i, segment);
      if (token.kind !== 'number') continue;
      const isInTuple =
        isTuple && (tuple === null || token.start >= (tuple[0] as string).length) && count < names.length;
      if (isInTuple) {
        this.#push(segment, token, {
          name: names[count++] as string,
          kind: 'line',
          path: this.#place.path(),
        });
        continue;
      }
      const named = this.#namer.name(tokens, i, used, segment);
      if (named === null) continue;
      this.#push(segment, token, named);
    }
    const end = tokens.findLastIndex(({ kind }) => kind !== 'word');
    this.#namer.tail = { words: tokens.slice(end + 1).filter((word) => !used.has(word)), line: segment.line };
    if (kept) this.#place.brackets = kept;
    // a bracket that a sentence leaves open ends with it
    else if (this.#place.brackets.length > before)
      this.#place.brackets = this.#place.brackets.filter(
        ({ isCall, open, name }, i) => i < before || isCall || open !== '(' || name !== '',
      );
  }

  /** The names on the line above numbers that stand alone: `q, T` in an interpreter, or a heading. */
  #namesAbove(segment: Segment, place: number, tokens: readonly Token[]): string[] {
    const own = tokens.filter(({ kind }) => kind !== 'text' && kind !== 'open' && kind !== 'close');
    const [first] = own;
    if (first?.kind !== 'number' || own.some(({ kind }) => kind !== 'number' && kind !== 'stop')) return [];
    const count = own.filter(({ kind }) => kind === 'number').length;
    for (let i = place - 1; i >= 0; i--) {
      const { text, line } = this.segments[i] as Segment;
      if (line === segment.line) return [];
      if (text.trim() === '' || /^\s*(?:In|Out) ?\[\d*\]:?\s*$/.test(text)) continue;
      const several = NAMES_ALONE.exec(text);
      if (several && count > 1) return (several[1] as string).split(',').map((name) => name.trim());
      const alone = ALONE.exec(text);
      return alone && count === 1 ? [alone[1] as string] : [];
    }
    return [];
  }

  #quote(segment: Segment, token: Token): string {
    const at = segment.start - segment.lineStart + token.start;
    return quoted(this.lines[segment.line - 1] ?? '', at);
  }

  /** Records a name that is set to a word, or a flag without a value. */
  #word(tokens: readonly Token[], i: number, segment: Segment): void {
    const token = tokens[i] as Token;
    const record = (name: string, word: string) =>
      this.settings.push({
        ...{ name, word, path: this.#place.path(), line: segment.line, active: segment.active },
        text: this.#quote(segment, token),
      });
    if (token.kind === 'flag') {
      // an option that a call declares, as in add_argument('--dp'), is not set there
      if (this.#place.brackets.at(-1)?.isCall) return;
      const next = tokens[i + 1];
      if (
        next === undefined ||
        next.kind === 'flag' ||
        next.kind === 'close' ||
        (next.kind === 'stop' && tokens[i + 2]?.kind !== 'number')
      )
        record(token.text.replace(/^-+/, ''), 'true');
      else if (next.kind === 'word') record(token.text.replace(/^-+/, ''), next.text);
      return;
    }
    const last = tokens[i - 1];
    if (last?.kind !== 'sign' || last.text === '&') return;
    const words = leftWords(tokens, i - 1);
    const isInfinite =
      token.text === 'float' &&
      tokens[i + 1]?.kind === 'open' &&
      /^inf(?:inity)?$/i.test(tokens[i + 2]?.text ?? '');
    if (words.length > 0) record(words.join(' '), isInfinite ? 'inf' : token.text);
    else if (tokens[i - 2]?.kind === 'flag')
      record((tokens[i - 2] as Token).text.replace(/^-+/, ''), token.text);
  }

  #push(segment: Segment, token: Token, naming: Naming): void {
    const { name, kind, path, before = [], doubt, active = true, phase } = naming;
    const start = segment.start + token.start;
    const place: NumberPlace = { kind: segment.active ? kind : 'comment', path, command: segment.command };
    const progress = /^(\d+)\s*\/\s*(\d+)$/.exec(token.text);
    const isProgress =
      progress !== null &&
      /(?:epoch|step|iter|iteration|round)\s*$/i.test(name) &&
      Number(progress[1]) <= Number(progress[2]);
    // NaN is a number that could not be read
    const given = token.value !== null && Number.isNaN(token.value) ? null : token.value;
    const root = naming.isSquared && given !== null ? Math.sqrt(given) : given;
    const value = isProgress ? Number(progress[2]) : root;
    this.numbers.push({
      name,
      value,
      written: token.text,
      line: segment.line,
      start,
      end: segment.start + token.end,
      text: this.#quote(segment, token),
      place,
      active: segment.active && active,
      formula: token.formula,
      unit: token.unit ?? unitOf(naming.rest),
      aliases: naming.isNameless ? [] : (this.aliases.get(lastOf(name)) ?? []),
      doubt: doubt ?? (token.comma ? 'comma' : token.spaced ? 'spaces' : null),
      before: naming.isNameless ? ['nameless'] : before,
      isBehind: naming.isBehind ?? false,
      phase: phase === undefined ? this.#place.phase() : phase,
    });
  }
}

/** The numbers and settings of a text. Never throws. */
export function scan(given: string): Scanned {
  const text = given.slice(0, LONGEST_CONFIGURATION).replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
  const lines = text.split('\n');
  const segments = segmentsIn(text);
  const scanner = new Scanner(
    text,
    lines,
    segments,
    constantsIn(segments),
    aliasesIn(segments),
    tablesIn(text),
  );
  scanner.run();
  return { numbers: scanner.numbers, settings: scanner.settings, lines, segments };
}
