// The scanner's place in the text: sections, groups by indent, and open brackets.
import { leftWords, namesInBrackets } from './around';
import { lastOf } from './references';
import type { Segment } from './segments';
import type { Token } from './tokens';

export interface OpenBracket {
  open: string;
  name: string;
  isCall: boolean;
  /** Commas in the bracket so far. */
  index: number;
  /** The first argument that is a string or a flag. */
  title: string;
  /** Items so far, in a list of groups. */
  items: number;
  /** The names of values that are set together: (ε, δ) = (4, 1e-6). */
  names: readonly string[];
  /** The variable that a call's result is set to: test_loader in `test_loader = DataLoader(test_set, …)`. Else ''. */
  held: string;
  /** The first argument of a call, where it is a name: test_set in the same example. Else ''. */
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
/** The most nested brackets whose names are kept. */
const DEEPEST = 40;
const PAIR = /^\(\s*[\d.]+\s*,\s*[^(),]*\)\$?\s*-?\s*(?:DP\b|differential)/;
const LISTED = /^(?:segments|phases|stages|parts|history)$/i;
const NUMBERED = /^(?:phase|stage|part)[ _-]?\d+$/i;
/** The names that a bracket gives its numbers, outermost first. Of `held` and `first`, only names of tests and validations count. */
export const groupNames = ({ name, title, held, first }: OpenBracket): string[] => [
  ...[held, first].filter((one) => OF_OTHERS.test(one)),
  name,
  title,
];

const OF_OTHERS = /(?:^|_|\.)(?:test|val|valid|validation|eval|dev)(?:_|$|\.)/;

export class Structure {
  section: string[] = [];
  levels: Level[] = [];
  brackets: OpenBracket[] = [];
  /** The number of open brackets beyond DEEPEST. */
  #deeper = 0;

  constructor(
    private readonly text: string,
    private readonly lines: readonly string[],
  ) {}

  /** Takes the section or the indented group from a segment at the beginning of a line. */
  begin(segment: Segment): void {
    const line = this.lines[segment.line - 1] ?? '';
    if (line.trim() === '') {
      if (this.brackets.every(({ open }) => open === '(')) this.brackets = [];
      return;
    }
    const isFirst =
      segment.text.trimStart() ===
      line.slice(line.length - line.trimStart().length).slice(0, segment.text.trimStart().length);
    if (!isFirst || !segment.active || this.brackets.length > 0) return;
    const section = SECTION.exec(segment.text);
    if (section) {
      this.section = (section[1] as string).replaceAll(/["']/g, '').split('.');
      this.levels = [];
      return;
    }
    const indent = line.length - line.trimStart().length;
    const isItem = ITEM.test(line);
    while (this.levels.length > 0) {
      const last = this.levels.at(-1) as Level;
      if (last.indent < indent || (isItem && last.indent === indent && LISTED.test(last.name))) break;
      this.levels.pop();
    }
    const last = this.levels.at(-1);
    if (isItem && last) last.items++;
    const group = GROUP.exec(segment.text);
    if (group && segment.text === line)
      this.levels.push({ indent: indent + (group[2]?.length ?? 0), name: group[3] as string, items: 0 });
  }

  /** The names of the groups around, outermost first. */
  path(): string[] {
    const levels = this.levels.map(({ name }) => name);
    const brackets = this.brackets.flatMap(groupNames);
    return [...this.section, ...levels, ...brackets].filter((name) => name !== '');
  }

  /** The phase that the place belongs to; null outside of all phases. */
  phase(): string | null {
    const level = this.levels.find(({ name }) => LISTED.test(name));
    if (level && level.items > 0) return `${level.name} ${level.items}`;
    const bracket = this.brackets.find(({ name }) => LISTED.test(lastOf(name)));
    if (bracket && bracket.items > 0) return `${bracket.name} ${bracket.items}`;
    if (level) {
      const own = this.brackets[0];
      if (own) return `${level.name} ${level.items}`;
    }
    return (
      [...this.section, ...this.levels.map(({ name }) => name)].find((name) => NUMBERED.test(name)) ?? null
    );
  }

  close(): void {
    if (this.#deeper > 0) this.#deeper--;
    else this.brackets.pop();
  }

  open(tokens: readonly Token[], i: number, segment: Segment): void {
    if (this.brackets.length >= DEEPEST) {
      this.#deeper++;
      return;
    }
    const open = (tokens[i] as Token).text;
    const last = tokens[i - 1];
    const isTight = last !== undefined && last.end === (tokens[i] as Token).start;
    const isCall = isTight && last.kind === 'word';
    const key = last?.kind === 'sign' ? leftWords(tokens, i - 1).join(' ') : '';
    const parent = this.brackets.at(-1);
    if (parent && !isCall) parent.items++;
    const name = isCall ? last.text : key;
    // the key has the telling name in batch_size=dict(total=…)
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
    this.brackets.push({
      open,
      name: isPlainCall ? held : name,
      isCall,
      index: 0,
      title,
      items: 0,
      held: isPlainCall ? '' : held,
      first,
      names: this.#namesOf(tokens, i, segment),
    });
  }

  /** The names of the values in a bracket that are set together: `(ε, δ) = (4, 1e-6)` and `(4, 1e-6)-DP`. */
  #namesOf(tokens: readonly Token[], i: number, segment: Segment): string[] {
    const rest = segment.text.slice((tokens[i] as Token).start, (tokens[i] as Token).start + 60);
    if (PAIR.test(rest)) return ['ε', 'δ'];
    return tokens[i - 2]?.kind === 'close' && tokens[i - 1]?.kind === 'sign'
      ? namesInBrackets(tokens, i - 2)
      : [];
  }

  /** The longest flag, or else the first string, among a call's first arguments, which may stand on the next line; '' without one. */
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
}
