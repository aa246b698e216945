// The one scanner of every text: each number with the name that it stands under, its line and its place; and what is
// set to a word in place of a number. Code, YAML, JSON, TOML, flags, tables, logs and sentences are all read as names
// with values. Never throws, and concludes nothing. Pure.
import { constantsOf, type Lookup } from '../expression';
import { namesIn } from '../names/list';
import { CALLS, COUNTS, LOOPS } from '../names/quantities';
import { quantityOfName } from '../names/recognise';
import type { NamedNumber, Place } from '../proposal';
import { quoted } from './quoted';
import { type Segment, segmentsOf } from './segments';
import { nounBehind, phraseBefore } from './sentence';
import { type Cell, tablesIn } from './tables';
import { type Token, tokensOf } from './tokens';

/** Characters; a training script has some thousand. */
export const LONGEST_CONFIGURATION = 200_000;

export interface Found extends Omit<NamedNumber, 'id'> {
  /** Arithmetic over names that the text gives no value. */
  formula: string | null;
  /** The unit that is written behind it, which may differ from its name: epochs in `T = 3 epochs`. */
  unit: Token['unit'];
  /** Names by which other lines take it. */
  aliases: readonly string[];
  /** Why it may be another number, or several. */
  doubt: 'comma' | 'spaces' | 'several' | 'condition' | 'change' | 'default' | null;
  /** The words right before its name, or before the number where its name stands behind: 'every', 'after'. */
  before: readonly string[];
  /** Its name stands behind it. */
  isBehind: boolean;
  /** One of several phases, or one row of several. */
  phase: string | null;
}

/** A name that is set to a word: `poisson_sampling = args.poisson`, `enabled: false`. */
export interface Setting {
  name: string;
  path: readonly string[];
  word: string;
  line: number;
  text: string;
  active: boolean;
}

export interface Scanned {
  numbers: Found[];
  settings: Setting[];
  lines: readonly string[];
  segments: readonly Segment[];
}

interface Bracket {
  open: string;
  name: string;
  isCall: boolean;
  /** Commas so far. */
  index: number;
  /** The first argument that is a string or a flag. */
  title: string;
  /** Items so far, of a list of groups. */
  items: number;
  /** The names of values that are set together: (ε, δ) = (4, 1e-6). */
  names: readonly string[];
  /** What it is set to, and what it is called with first: test_loader = DataLoader(test_set, …). */
  held: string;
  first: string;
}

interface Level {
  indent: number;
  name: string;
  items: number;
}

const SECTION = /^\s*\[\[?\s*([\p{L}"'][\p{L}\p{N}_. "'-]*?)\s*\]\]?\s*$/u;
const GROUP = /^(\s*)(-\s+)?["']?([\p{L}_][\p{L}\p{N}_.\- ]*?)["']?\s*:\s*(?:&\w+|\||>)?\s*$/u;
const ITEM = /^(\s*)-\s/;
const TUPLE =
  /^\s*["']?(?:>>>\s*|let\s+|const\s+|\()?\s*((?:[\p{L}_][\p{L}\p{N}_.]*\s*,\s*)+[\p{L}_][\p{L}\p{N}_.]*)\s*\)?\s*=\s*(?=[\s([]*[-\d.])/u;
const NAMES_ALONE = /^\s*(?:>>>\s*)?((?:[\p{L}_][\p{L}\p{N}_.]*\s*,\s*)+[\p{L}_][\p{L}\p{N}_.]*)\s*$/u;
const ALONE = /^\s*(?:>>>\s*)?(\p{L}[\p{L}\p{N}_.() -]{0,60}?)\s*:?\s*$/u;
const TYPES = new Set(
  'int float double Int Float Double Optional number str string bool boolean Long long f32 f64 i32 i64 u32 u64 usize Annotated Final integer real'.split(
    ' ',
  ),
);
const LAW = ['noise_multiplier', 'sample_rate', 'steps'];
const LISTED = /^(?:segments|phases|stages|parts|history)$/i;
const NUMBERED = /^(?:phase|stage|part)[ _-]?\d+$/i;
const IN_DEFAULT = /^\s*(?:def|func|fn|function|class)\b/;
const CHANGES = new Set(['*=', '/=']);

function aliasesIn(lines: readonly Segment[]): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const ASSIGNED =
    /(?:--?)?([\p{L}_][\p{L}\p{N}_.-]*)["']?(?:\s*[=:]\s*|\s+(?=[$"']))["']?\$?[({]?([\p{L}_][\p{L}\p{N}_.]*)[)}]?["']?(?=\s*(?:[,;)\]}\\]|$|--|\s+-))/gu;
  for (const { text, active } of lines) {
    if (!active) continue;
    for (const [, name = '', reference = ''] of text.matchAll(ASSIGNED)) {
      const key = lastOf(reference);
      if (/^(?:true|false|none|null|yes|no|on|off)$/i.test(reference) || lastOf(name) === key) continue;
      aliases.set(key, [...(aliases.get(key) ?? []), name]);
    }
  }
  return aliases;
}

const lastOf = (name: string): string => {
  const parts = name.split('.').filter((part) => part !== 'value');
  return (parts.at(-1) ?? name).replaceAll('-', '_');
};

/** 60.000 records are sixty thousand. */
const grouped = (name: string, value: string): string => {
  const quantity = /^\d{1,3}(?:\.\d{3})+$/.test(value) ? quantityOfName(name) : null;
  return quantity && COUNTS.has(quantity) ? value.replaceAll('.', '') : value;
};

/** The text's own constants, for arithmetic over them. */
function constantsIn(segments: readonly Segment[]): Lookup {
  const given: [string, string][] = [];
  for (const { text, active } of segments) {
    if (!active) continue;
    for (const [, name = '', value = ''] of text.matchAll(
      /(?<![\p{L}\p{N}_.])(?:--)?([\p{L}_][\p{L}\p{N}_.-]*)["']?(?:\s*:\s*[\p{L}]+)?\s*(?:=(?!=)|:|<-|\s(?=\d))\s*["']?([-\d.(\p{L}][^,;#|"'\n]*?)["']?\s*(?=[,;#|)}\]]|$|\s--|\s{2}| \\)/gu,
    ))
      given.push([
        lastOf(name),
        grouped(
          name,
          value.replace(/\)$/, (end) => (value.includes('(') ? end : '')),
        ),
      ]);
    for (const [, name = '', value = ''] of text.matchAll(
      /DEFINE_\w+\(\s*["']([\w-]+)["']\s*,\s*([\d._e+-]+)/g,
    ))
      given.push([lastOf(name), value]);
    for (const [, held = '', value = ''] of text.matchAll(
      /^\s*(\w+)\s*=\s*[\w.]*DEFINE_\w+\(\s*["'][\w-]+["']\s*,\s*([\d._e+-]+)/g,
    ))
      given.push([lastOf(held), value]);
  }
  return constantsOf(given);
}

class Scanner {
  readonly numbers: Found[] = [];
  readonly settings: Setting[] = [];
  #section: string[] = [];
  #levels: Level[] = [];
  #brackets: Bracket[] = [];
  /** The words at the end of the last line, where a sentence may go on. */
  #tail: { words: Token[]; line: number } = { words: [], line: 0 };

  constructor(
    private readonly text: string,
    private readonly lines: readonly string[],
    private readonly segments: readonly Segment[],
    private readonly lookup: Lookup,
    private readonly aliases: ReadonlyMap<string, string[]>,
    private readonly tables: ReadonlyMap<number, Cell[]>,
  ) {}

  run(): void {
    for (const [i, segment] of this.segments.entries()) {
      const cells = segment.active ? this.tables.get(segment.line) : undefined;
      if (cells) this.#table(segment, cells);
      else this.#segment(segment, i);
    }
  }

  #table(segment: Segment, cells: readonly Cell[]): void {
    for (const { start, end, name, path, row, byComma } of cells) {
      const text = this.text.slice(start, end);
      const tokens = tokensOf(text, this.lookup, byComma ? 1 : 0);
      const [first, ...more] = tokens.filter(
        ({ kind }) => kind !== 'text' && kind !== 'open' && kind !== 'close',
      );
      const isWhole =
        first?.kind === 'number' && more.every(({ kind }) => kind === 'stop' || kind === 'sign');
      const numbers = tokens.filter(({ kind }) => kind === 'number');
      // a size beside the name of a set of data, in brackets
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

  #indent(segment: Segment): void {
    const line = this.lines[segment.line - 1] ?? '';
    if (line.trim() === '') {
      if (this.#brackets.every(({ open }) => open === '(')) this.#brackets = [];
      return;
    }
    const isFirst =
      segment.text.trimStart() ===
      line.slice(line.length - line.trimStart().length).slice(0, segment.text.trimStart().length);
    if (!isFirst || !segment.active || this.#brackets.length > 0) return;
    const section = SECTION.exec(segment.text);
    if (section) {
      this.#section = (section[1] as string).replaceAll(/["']/g, '').split('.');
      this.#levels = [];
      return;
    }
    const indent = line.length - line.trimStart().length;
    const isItem = ITEM.test(line);
    while (this.#levels.length > 0) {
      const last = this.#levels.at(-1) as Level;
      if (last.indent < indent || (isItem && last.indent === indent && LISTED.test(last.name))) break;
      this.#levels.pop();
    }
    const last = this.#levels.at(-1);
    if (isItem && last) last.items++;
    const group = GROUP.exec(segment.text);
    if (group && segment.text === line)
      this.#levels.push({ indent: indent + (group[2]?.length ?? 0), name: group[3] as string, items: 0 });
  }

  #path(): string[] {
    const levels = this.#levels.map(({ name }) => name);
    const brackets = this.#brackets.flatMap(groupsOf);
    return [...this.#section, ...levels, ...brackets].filter((name) => name !== '');
  }

  #phase(): string | null {
    const level = this.#levels.find(({ name }) => LISTED.test(name));
    if (level && level.items > 0) return `${level.name} ${level.items}`;
    const bracket = this.#brackets.find(({ name }) => LISTED.test(lastOf(name)));
    if (bracket && bracket.items > 0) return `${bracket.name} ${bracket.items}`;
    if (level) {
      const own = this.#brackets[0];
      if (own) return `${level.name} ${level.items}`;
    }
    return (
      [...this.#section, ...this.#levels.map(({ name }) => name)].find((name) => NUMBERED.test(name)) ?? null
    );
  }

  #segment(segment: Segment, place: number): void {
    this.#indent(segment);
    const kept = segment.active ? null : [...this.#brackets];
    const tokens = tokensOf(segment.text, this.lookup, segment.active ? this.#brackets.length : 0);
    const tuple = TUPLE.exec(segment.text);
    const names = tuple
      ? (tuple[1] as string).split(',').map((name) => name.trim())
      : this.#namesAbove(segment, place, tokens);
    const isTuple = names.length > 0;
    const used = new Set<Token>();
    const before = this.#brackets.length;
    let count = 0;
    let previous: { name: string; path: readonly string[]; at: Token } | null = null;
    for (const [i, token] of tokens.entries()) {
      if (token.kind === 'open') this.#open(tokens, i, segment);
      else if (token.kind === 'close') this.#brackets.pop();
      else if (token.kind === 'stop' && token.text === ',') {
        const last = this.#brackets.at(-1);
        if (last) last.index++;
      } else if (token.kind === 'flag' || token.kind === 'word') this.#word(tokens, i, segment);
      if (token.kind !== 'number') continue;
      const isInTuple =
        isTuple && (tuple === null || token.start >= (tuple[0] as string).length) && count < names.length;
      if (isInTuple) {
        this.#push(segment, token, { name: names[count++] as string, kind: 'line', path: this.#path() });
        continue;
      }
      const ahead = this.#ahead(tokens, i, used);
      const named: Naming | null =
        ahead ??
        this.#nameOf(tokens, i, used, segment) ??
        this.#inherited(tokens, i, previous) ??
        this.#fallback(tokens, i, segment);
      if (named === null) continue;
      previous = { name: named.name, path: named.path, at: token };
      this.#push(segment, token, named);
    }
    const end = tokens.findLastIndex(({ kind }) => kind !== 'word');
    this.#tail = { words: tokens.slice(end + 1).filter((word) => !used.has(word)), line: segment.line };
    if (kept) this.#brackets = kept;
    // brackets of a sentence end with it
    else if (this.#brackets.length > before)
      this.#brackets = this.#brackets.filter(
        ({ isCall, open, name }, i) => i < before || isCall || open !== '(' || name !== '',
      );
  }

  /** The names of an interpreter's last line, or of a heading that stands alone. */
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

  #open(tokens: readonly Token[], i: number, segment: Segment): void {
    const open = (tokens[i] as Token).text;
    const last = tokens[i - 1];
    const isTight = last !== undefined && last.end === (tokens[i] as Token).start;
    const isCall = isTight && last.kind === 'word';
    const key = last?.kind === 'sign' ? leftWords(tokens, i - 1).join(' ') : '';
    const parent = this.#brackets.at(-1);
    if (parent && !isCall) parent.items++;
    const name = isCall ? last.text : key;
    // batch_size=dict(total=…): the key has the name
    const held = isCall && tokens[i - 2]?.kind === 'sign' ? leftWords(tokens, i - 2).join(' ') : '';
    const isPlainCall = /(?:^|\.)(?:dict|ConfigDict|field|list|Namespace|c|Field|Option|Argument)$/.test(
      name,
    );
    const title =
      isCall &&
      /(?:^|\.)(?:add_argument|add_option|option|DEFINE_\w+|setattr|get|getattr|getenv|pop|setdefault)$|^(?:argument)$/.test(
        name,
      )
        ? this.#titleOf(segment, tokens[i] as Token)
        : '';
    const next = tokens[i + 1];
    const first =
      isCall && !isPlainCall && next?.kind === 'word' && /^[,)]$/.test(tokens[i + 2]?.text ?? '')
        ? next.text
        : '';
    this.#brackets.push({
      open,
      name: isPlainCall ? held : name,
      isCall,
      index: 0,
      title,
      items: 0,
      held: isPlainCall ? '' : held,
      first,
      names: tokens[i - 2]?.kind === 'close' && last?.kind === 'sign' ? namesInBrackets(tokens, i - 2) : [],
    });
  }

  /** The longest of the flags, or the name, among a call's first arguments, which may stand on the next line. */
  #titleOf(segment: Segment, { end }: Token): string {
    const from = segment.start + end;
    const arguments_ = this.text.slice(from, from + 200);
    const lead = /^(?:\s*\w+\s*,)?((?:\s*["'][^"']*["']\s*,?)+)/.exec(arguments_)?.[1] ?? '';
    const names = [...lead.matchAll(/["'](-{0,2}[\w.-]+)["']/g)].map(([, name = '']) =>
      name.replace(/^-+/, ''),
    );
    const isFlags = lead.includes('"-') || lead.includes("'-");
    return (isFlags ? names.toSorted((a, b) => b.length - a.length)[0] : names[0]) ?? '';
  }

  /** A name that is set to a word, or a flag alone. */
  #word(tokens: readonly Token[], i: number, segment: Segment): void {
    const token = tokens[i] as Token;
    const record = (name: string, word: string) =>
      this.settings.push({
        ...{ name, word, path: this.#path(), line: segment.line, active: segment.active },
        text: quoted(this.lines[segment.line - 1] ?? ''),
      });
    if (token.kind === 'flag') {
      // the name of an option, and no use of it
      if (this.#brackets.at(-1)?.isCall) return;
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

  #nameOf(tokens: readonly Token[], i: number, used: Set<Token>, segment: Segment): Naming | null {
    const token = tokens[i] as Token;
    let p = i - 1;
    while (p >= 0 && tokens[p]?.kind === 'open' && !isCallAt(tokens, p)) p--;
    const skipped = i - 1 - p;
    const last = tokens[p];
    const top = this.#brackets.at(-1);
    const path = this.#path();
    const back = (n: number) => (n > 0 ? this.#brackets.slice(0, -n) : this.#brackets);
    const together = top?.names[top.index];
    if (together) return { name: together, kind: 'sentence', path: [] };
    const isHistory = this.#brackets.some(({ name }) => lastOf(name) === 'history');
    if (
      isHistory &&
      top &&
      (last?.kind === 'sign' || last?.text === ',' || tokens[i - 1]?.kind === 'open' || i === 0)
    )
      return { name: LAW[top.index] ?? 'history', kind: 'call', path: ['history'] };
    const script = segment.script === '' ? [] : [segment.script];
    if (last?.kind === 'flag') return { name: last.text.replace(/^-+/, ''), kind: 'command', path: script };
    if (last?.kind === 'stop' && last.text === ',' && tokens[p - 1]?.kind === 'flag' && top?.open === '[')
      return { name: (tokens[p - 1] as Token).text.replace(/^-+/, ''), kind: 'command', path: [] };
    if (last?.kind === 'sign') {
      if (tokens[p - 1]?.kind === 'flag')
        return { name: (tokens[p - 1] as Token).text.replace(/^-+/, ''), kind: 'command', path: script };
      const outer = back(skipped).flatMap(groupsOf);
      const own = [...this.#section, ...this.#levels.map(({ name }) => name), ...outer].filter(
        (name) => name !== '',
      );
      const isCount =
        leftWords(tokens, p).join('') === 'count' &&
        this.#brackets.some(({ name }) => lastOf(name) === 'SelfComposedDpEvent');
      const words = isCount ? ['steps'] : leftWords(tokens, p);
      if (words.length > 0) {
        const named = this.#labelled(words, own, segment, tokens, p);
        for (const word of tokens.slice(0, p)) used.add(word);
        const doubt = CHANGES.has(last.text)
          ? 'change'
          : last.text === '+=' || last.text === '-='
            ? null
            : doubtBehind(tokens, i, segment.text);
        if (last.text === '+=' || last.text === '-=')
          return { ...named, name: `${named.name} ${last.text}`, isNameless: true };
        const rest = nounBehind(tokens, i, used, true);
        if (rest && !named.isSentence) for (const word of rest.tokens) used.add(word);
        return { ...named, doubt: named.doubt ?? doubt, rest: rest?.name };
      }
      if (tokens[p - 1]?.kind === 'close') {
        const call = callBefore(tokens, p - 1);
        if (call) return { name: call, kind: 'line', path: own };
      }
    }
    if (top?.isCall && /^(?:N|𝒩|Normal)$/.test(top.name) && top.index === 1 && segment.text.includes('oise'))
      return {
        name: 'noise standard deviation',
        kind: 'sentence',
        path: [],
        isSquared: /\^2$|²$/.test(token.text),
        doubt: /\^2$|²$/.test(token.text) ? undefined : 'several',
      };
    if (
      top?.isCall &&
      (isCallAt(tokens, i - 1 - Math.max(0, skipped)) ||
        tokens[i - 1]?.kind === 'open' ||
        tokens[i - 1]?.text === ',' ||
        tokens[i - 1]?.kind === 'close' ||
        i === 0)
    ) {
      const called = this.#positional(top, segment);
      if (called) return called;
    }
    const parent = this.#brackets.at(-2);
    if (top?.open === '[' && parent && lastOf(parent.name) === 'random_split')
      return { name: top.index === 0 ? 'train size' : 'validation size', kind: 'call', path: [] };
    // batch_size = given or 256
    if (
      /^(?:or|oder)$/.test(last?.text ?? '') &&
      tokens[p - 2]?.kind === 'sign' &&
      leftWords(tokens, p - 2).length > 0
    )
      return { name: leftWords(tokens, p - 2).join(' '), kind: 'line', path, doubt: 'default' };
    if (top?.open === '[' && top.name !== '' && !top.isCall)
      return {
        name: top.name,
        kind: 'section',
        path: path.slice(0, -1),
        doubt: isListOfSeveral(tokens, i) ? 'several' : undefined,
      };
    return this.#said(tokens, i, used, token, segment);
  }

  #labelled(
    words: readonly string[],
    path: readonly string[],
    segment: Segment,
    tokens: readonly Token[],
    sign: number,
  ): Naming {
    const kind = this.#brackets.some(({ isCall }) => isCall) ? 'call' : path.length > 0 ? 'section' : 'line';
    // 2*sigma = 4 is of no sigma
    const first = tokens[sign - words.length - 1];
    if (first && /^[*/^]$/.test(first.text))
      return {
        name: `${tokens[sign - words.length - 2]?.text ?? ''}${first.text}${words.join(' ')}`,
        kind,
        path,
      };
    if (
      first?.kind === 'number' &&
      words.length <= 1 &&
      tokens[sign - 1]?.start === first.end + 1 &&
      !/[,;]/.test(segment.text.slice(first.end, tokens[sign - 1]?.start))
    )
      return { name: words.join(' '), kind, path };
    const phrase = words.length > 1 ? phraseBefore(words, path) : null;
    const name = phrase?.name ?? words.join(' ');
    const isDefault = IN_DEFAULT.test(segment.text) ? ('default' as const) : undefined;
    return { name, kind, path, before: phrase?.before ?? [], doubt: isDefault, isSentence: words.length > 3 };
  }

  #positional(top: Bracket, segment: Segment): Naming | null {
    const call = lastOf(top.name);
    const path = this.#path().slice(0, -1);
    if (top.title !== '') return { name: top.title, kind: 'call', path };
    const places = CALLS.get(call);
    const place = places === undefined ? undefined : namesIn(places)[top.index];
    if (place !== undefined && place !== '-') return { name: place, kind: 'call', path: [] };
    if (call === 'range' || call === 'seq_len' || call === 'trange') {
      const loop = /\bfor\s*\(?\s*([\p{L}_]\w*)\s+in\b/u.exec(segment.text)?.[1];
      const body = this.lines.slice(segment.line, segment.line + 2).join(' ');
      const counted =
        loop &&
        (LOOPS.get(loop.toLowerCase()) ??
          (/^(?:seed|fold|trial)$/i.test(loop) ? `${loop.toLowerCase()}s` : undefined));
      const said = /epoch/i.test(body) ? 'epochs' : /\bstep\b|\.step\(|update/i.test(body) ? 'steps' : null;
      const name = counted ?? (loop === '_' || loop === 'i' ? said : null);
      return { name: name ?? `range of ${loop ?? 'a loop'}`, kind: 'call', path: [] };
    }
    return top.index <= 3 && call !== ''
      ? { name: call, kind: 'call', path, doubt: top.index > 0 ? 'several' : undefined }
      : { name: call, kind: 'call', path };
  }

  /** A sentence names its numbers by the words on both sides. */
  #said(
    tokens: readonly Token[],
    i: number,
    used: Set<Token>,
    _token: Token,
    segment: Segment,
  ): Naming | null {
    const path = this.#levels.length > 0 ? this.#levels.map(({ name }) => name) : [...this.#section];
    const tail = segment.line === this.#tail.line + 1 && this.#brackets.length === 0 ? this.#tail.words : [];
    const left = wordsBefore(tokens, i, used, tail);
    const phrase =
      left.words.length > 0
        ? phraseBefore(
            left.words.map(({ text }) => text),
            path,
          )
        : null;
    const isClose = phrase !== null && left.between <= 4;
    const right = nounBehind(tokens, i, used, false);
    const take = (named: Naming, words: readonly Token[]): Naming => {
      for (const word of words) used.add(word);
      return named;
    };
    const kind = 'sentence' as const;
    if (isClose && phrase && (!right || left.between <= 3 || right.isFollowed || !right.isNext)) {
      const own = left.words.slice(-phrase.length);
      return take(
        {
          name: phrase.name,
          kind,
          path,
          before: phrase.before,
          doubt: doubtBehind(tokens, i, segment.text),
          rest: right && left.between > 0 ? right.name : undefined,
        },
        [...own, ...(right && !right.isFollowed && right.name.includes(phrase.name) ? right.tokens : [])],
      );
    }
    if (right) {
      const words = left.words.slice(-2).map(({ text }) => text);
      return take(
        {
          name: right.name,
          kind,
          path: [],
          isBehind: true,
          before: words,
          doubt: doubtBehind(tokens, i, segment.text),
        },
        right.tokens,
      );
    }
    return null;
  }

  /** 0.8, 1.0 and 1.2 share a name. */
  #inherited(
    tokens: readonly Token[],
    i: number,
    previous: { name: string; path: readonly string[]; at: Token } | null,
  ): Naming | null {
    if (previous === null) return null;
    const at = tokens.indexOf(previous.at);
    const between = tokens.slice(at + 1, i);
    const isJoined = between.every(
      ({ kind, text }) =>
        kind === 'stop' ||
        kind === 'sign' ||
        /^(?:or|and|und|oder|to|bis|x|×|[*/±+−-]|instead|rather|than|is|was|now|before|after)$/i.test(text),
    );
    if (!isJoined || between.some(({ text }) => text === '|')) return null;
    return { name: previous.name, kind: 'line', path: previous.path, doubt: 'several' };
  }

  /** `1000 and 500 steps` and `3 x 1000 steps`: the noun behind the second is the first one's too. `batch 500 of 50000` counts all. */
  #ahead(tokens: readonly Token[], i: number, used: Set<Token>): Naming | null {
    const [before, first] = [tokens[i - 2], tokens[i - 1]];
    if (
      first?.text === 'of' &&
      before?.kind === 'number' &&
      /(?:batch|lot)\w*$/i.test(this.numbers.at(-1)?.name ?? '')
    )
      return { name: 'records', kind: 'sentence', path: [] };
    const [joint, next] = [tokens[i + 1], tokens[i + 2]];
    if (next?.kind !== 'number' || !/^(?:and|und|or|oder|to|bis|x|×)$/.test(joint?.text ?? '')) return null;
    const known = wordsBefore(tokens, i, used, []);
    if (
      tokens[i - 1]?.kind === 'sign' ||
      tokens[i - 1]?.kind === 'flag' ||
      (known.words.length > 0 &&
        phraseBefore(
          known.words.map(({ text }) => text),
          [],
        ))
    )
      return null;
    const noun = nounBehind(tokens, i + 2, used, false);
    return noun ? { name: noun.name, kind: 'sentence', path: [], doubt: 'several' } : null;
  }

  /** A name all the same: the nearest words of the line. */
  #fallback(tokens: readonly Token[], i: number, _segment: Segment): Naming | null {
    const before = tokens
      .slice(0, i)
      .filter(({ kind }) => kind === 'word' || kind === 'flag')
      .slice(-3);
    const after = tokens.slice(i + 1, i + 4).filter(({ kind }) => kind === 'word');
    const words = before.length > 0 ? before : after;
    const last = this.#brackets.at(-1)?.name ?? '';
    const beside = tokens
      .filter(({ kind }, at) => at !== i && kind !== 'sign' && kind !== 'stop')
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' ');
    const name =
      words.map(({ text }) => text).join(' ') || last || (this.#levels.at(-1)?.name ?? '') || beside;
    return name === '' ? null : { name, kind: 'sentence', path: [], isNameless: true };
  }

  #push(segment: Segment, token: Token, naming: Naming): void {
    if (token.kind !== 'number' || (token.value !== null && Number.isNaN(token.value))) return;
    const { name, kind, path, before = [], doubt, active = true, phase } = naming;
    const start = segment.start + token.start;
    const unit = token.unit;
    const plainRest = naming.rest;
    const place: Place = { kind: segment.active ? kind : 'comment', path, command: segment.command };
    const progress = /^(\d+)\s*\/\s*(\d+)$/.exec(token.text);
    const isProgress =
      progress !== null &&
      /(?:epoch|step|iter|iteration|round)\s*$/i.test(name) &&
      Number(progress[1]) <= Number(progress[2]);
    const value = isProgress
      ? Number(progress[2])
      : naming.isSquared && token.value !== null
        ? Math.sqrt(token.value)
        : token.value;
    this.numbers.push({
      name,
      value,
      written: token.text,
      line: segment.line,
      start,
      end: segment.start + token.end,
      text: quoted(this.lines[segment.line - 1] ?? ''),
      place,
      active: segment.active && active,
      formula: token.formula,
      unit: unit ?? unitOf(plainRest),
      aliases: naming.isNameless ? [] : (this.aliases.get(lastOf(name)) ?? []),
      doubt: doubt ?? (token.comma ? 'comma' : token.spaced ? 'spaces' : null),
      before: naming.isNameless ? ['nameless'] : before,
      isBehind: naming.isBehind ?? false,
      phase: phase === undefined ? this.#phase() : phase,
    });
  }
}

interface Naming {
  name: string;
  kind: Place['kind'];
  path: readonly string[];
  before?: readonly string[] | undefined;
  doubt?: Found['doubt'] | undefined;
  rest?: string | undefined;
  active?: boolean;
  phase?: string | null;
  isNameless?: boolean;
  isBehind?: boolean;
  isSentence?: boolean;
  isSquared?: boolean;
}

/** Outermost first. Of what a call is held by and called with, only what says that it trains nothing. */
const groupsOf = ({ name, title, held, first }: Bracket): string[] => [
  ...[held, first].filter((one) => OF_OTHERS.test(one)),
  name,
  title,
];

const OF_OTHERS = /(?:^|_|\.)(?:test|val|valid|validation|eval|dev)(?:_|$|\.)/;

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

const isCallAt = (tokens: readonly Token[], i: number): boolean => {
  const [open, last] = [tokens[i], tokens[i - 1]];
  return open?.kind === 'open' && last?.kind === 'word' && last.end === open.start;
};

const isListOfSeveral = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.text === ',' || tokens[i + 1]?.text === ',';

/** `len(train) = 60000`, which has its own name. */
function callBefore(tokens: readonly Token[], close: number): string | null {
  const [name, open, inner] = [tokens[close - 3], tokens[close - 2], tokens[close - 1]];
  if (open?.kind === 'open' && name?.kind === 'word' && inner?.kind === 'word' && name.end === open.start)
    return open.text === '[' ? inner.text : `${name.text} ${inner.text}`;
  return null;
}

/** `(ε, δ) = (4, 1e-6)`. */
function namesInBrackets(tokens: readonly Token[], close: number): string[] {
  const names: string[] = [];
  for (let i = close - 1; i >= 0 && tokens[i]?.kind !== 'open'; i--) {
    if (tokens[i]?.kind === 'word') names.unshift((tokens[i] as Token).text);
    else if (tokens[i]?.text !== ',') return [];
  }
  return names;
}

/** The words right before a sign, without the type that may stand between. */
function leftWords(tokens: readonly Token[], sign: number): string[] {
  let p = sign - 1;
  // val epochs: Int = 15
  if (tokens[sign]?.text === '=' && tokens[p]?.kind === 'close') {
    let open = p;
    while (open >= 0 && tokens[open]?.kind !== 'open') open--;
    if (TYPES.has(tokens[open - 1]?.text ?? '') && tokens[open - 2]?.text === ':') p = open - 3;
  } else if (tokens[sign]?.text === '=' && TYPES.has(tokens[p]?.text ?? '') && tokens[p - 1]?.text === ':')
    p -= 2;
  if (tokens[p]?.kind === 'close') {
    const call = callBefore(tokens, p);
    return call ? [call] : [];
  }
  const words: string[] = [];
  for (; p >= 0 && words.length < 9; p--) {
    const token = tokens[p] as Token;
    const gap = p < tokens.length - 1 && (tokens[p + 1] as Token).start - token.end > 2 && words.length > 0;
    if (token.kind !== 'word' || gap) break;
    words.unshift(token.text);
  }
  return words;
}

/** The words before a number in a sentence, with how many stand between it and them at most. */
function wordsBefore(
  tokens: readonly Token[],
  i: number,
  used: ReadonlySet<Token>,
  tail: readonly Token[],
): { words: Token[]; between: number } {
  const all: Token[] = [];
  const whole = [...tail, ...tokens];
  for (let p = tail.length + i - 1; p >= 0 && all.length < 9; p--) {
    const token = whole[p] as Token;
    if (
      token.kind === 'open' ||
      token.kind === 'close' ||
      (token.kind === 'sign' && /^(?:≈|~|≤|=|:)$/.test(token.text))
    )
      continue;
    if (token.text === '.' && token.kind !== 'stop') continue;
    if (token.kind === 'stop' && /^\.{2,}$/.test(token.text)) continue;
    if (token.kind !== 'word' || used.has(token)) break;
    all.unshift(token);
  }
  return betweenLess(all);
}

const BETWEEN = new Set(
  'of is was are at to as set equal equals be a an the about around approximately with approx by von der die das war auf ist bei beträgt out in about roughly being exactly'.split(
    ' ',
  ),
);

function betweenLess(all: Token[]): { words: Token[]; between: number } {
  const words = [...all];
  let between = 0;
  while (words.length > 0 && BETWEEN.has((words.at(-1) as Token).text.toLowerCase())) {
    words.pop();
    between++;
  }
  return { words, between };
}

function doubtBehind(tokens: readonly Token[], i: number, text: string): Found['doubt'] | undefined {
  const token = tokens[i] as Token;
  const rest = text.slice(token.end, token.end + 30);
  if (/^\s+(?:if|\?|per)\s/.test(rest)) return 'condition';
  if (/^\s+\p{L}+\s*[×x]\s*\d/u.test(rest)) return 'several';
  if (/^\s*\([^)]*\b(?:loss|eval|test|warm-?up)\b/i.test(rest)) return 'condition';
  if (/^\s+in\s+\d/.test(rest)) return 'change';
  if (/^\s*(?:or|oder|->|→|to|±|\+\/?-|instead of|rather than|x|×)\s*[\d.]/.test(rest)) return 'several';
  if (/^\s*\(\s*[\d.]+\s+for\b/.test(rest) || /,\s*is now\s/.test(rest)) return 'several';
  if (/^\s*\/\s*\d/.test(rest) || /\d\.\d+\s*\/\s*\d+\.\d/.test(token.text)) return 'several';
  return undefined;
}

/** Never throws. */
export function scan(given: string): Scanned {
  const text = given.slice(0, LONGEST_CONFIGURATION).replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
  const lines = text.split('\n');
  const segments = segmentsOf(text);
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
