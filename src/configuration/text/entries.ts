// Splits a text into 'name, value, where': keyword arguments, dictionaries, JSON, YAML, INI, assignments, command-line flags,
// argparse, absl and click, tables. Knows no name's meaning.
import { changeIn } from './changes';
import { clausesOf } from './clauses';
import { type Line, linesOf, opensQuote } from './comments';
import { apart, bodyOf, rangeIn } from './control';
import type { Entry } from './entry';
import { type Scope, Scopes } from './scopes';
import { type Means, tableEntries } from './tables';
import { listEnd, pairsIn, splitAtCommas, unquoted, valueEnd } from './values';

export interface SplitText {
  entries: Entry[];
  lines: Line[];
  /** The lines, cut where a sentence goes on from one part of a run to the next. */
  clauses: Line[];
  /** Lines that hold no entry and are no scaffolding of code, and flags of one letter, which differ by program. */
  strange: { line: number; text: string; reason: string }[];
}

// bounded, so that a long line of letters is not searched anew from each of them
const KEY =
  /(["'`]?)([\p{L}_\\](?:(?! -)[\p{L}\w.\-/\\ ]){0,60}?)(?:\{\})?\1\s*(?::=|=>|<-|=(?![=])|≈|:(?!\/\/|:))(?!\s*[=])/uy;
const FLAG = /--([A-Za-z][\w.-]*)(?:\s+|=)(?!--?[A-Za-z])("[^"]*"|'[^']*'|[^\s"']+)/y;
const BARE_FLAG = /--[A-Za-z][\w.-]*/y;
const SHORT_FLAG = /-([A-Za-z]{1,2})(?:=|\s+)([^\s-][^\s]*)/y;
/** 'noise_multiplier: float = 1.1' */
const ANNOTATION =
  /:\s*(?:float|int|bool|str|number|double|Double|Float|Int|Long|Bool|Boolean|String|[fiu](?:32|64)|usize|Any|tuple|list|dict|(?:typing\.)?(?:Optional|Union|Final|Annotated|Literal|List|Tuple)(?:\[[\w., |[\]]*\])?)(?:\s*\|\s*\w+)*\s*=(?!=)/g;
/** 'val noiseMultiplier: Double = 1.1' of Kotlin is of no validation. */
const VALUE = /\bval\s+(?=\w+\s*:\s*(?:Double|Float|Int|Long|Boolean|String)\s*=)/g;
const SCAFFOLD =
  /^(?:import|from|def|class|print|if|else|elif|for|while|return|with|try|except|async|await|const|let|var|python\d?|pip|set|#!)\b|^[@%!$|]|[([{,\\]$|^[\s)\]}(,;[{:*-]*$|^[\w.]+\(.*\)$|^[\w "'-]+:$|^\.\.\.$|^```|^[-=]{3,}$|^--[\w-]+$|^["'].*["'],?$|^\[[\w .-]+\]$|^\\(?:begin|end|toprule|midrule|bottomrule|cmidrule|hline|cline|caption|label|centering)\b/;
const CONTROL = /^(?:if|elif|else|for|while|try|except|finally|with|async|lambda|return|case|match)\b/;
const BLOCK = /^(?:- )?\s*(["']?)([\p{L}_][\p{L}\w .\-/]*)\1\s*:\s*(?:&\w+|[|>]-?|!\S*)?$/u;
/** 'for t = 1:T' of MATLAB, Julia */
const COUNTS = /^for\s+\w+\s*=\s*[\w.]+:[\w.]+(?:\s*,?\s*do)?\s*;?$/;
const DEFINITION = /^(?:async\s+)?(?:def|class)\s+(\w+)/;
/** Calls that give a command-line option its name and its default. */
const DECLARES = /(?:^|\.)(?:add_argument|add|option|argument|DEFINE_\w+|Option|Argument|Flag)$/;
const STRING_VALUE_KEYS = /^(?:name|key|param|parameter|field)$/i;

/** '2*sigma = 4', '1/q = 100': the name is part of a formula. */
const OPERATOR = /[\p{L}\d_)]\s*[*/^]\s*$/u;
/** 'q = B/N = 0.01' */
const FORMULA = /^\s*[\p{L}|]+\s*\/\s*[\p{L}|]+\s*[=≈]\s*(?=[\d.])/u;
/** 'a, b = 1, 2' as one entry each; 'model, loader = f(x=1)' names nothing, and what follows is looked into. */
const TUPLE = /^([A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)+)\s*=(?!=)\s*(.*)$/;

class Splitter {
  readonly entries: Entry[] = [];
  readonly strange: SplitText['strange'] = [];
  readonly #scopes = new Scopes();
  #line = 0;
  #clause: number | undefined;

  take({ number, indent, content, clause }: Line): void {
    this.#line = number;
    this.#clause = clause;
    // an item of a YAML list lies within what names the list, at its own depth too
    this.#scopes.begin(/^-\s/.test(content) ? indent + 1 : indent);
    const before = this.entries.length;
    const inside = this.#scopes.depth > 0;
    if (!inside && this.#opensBlock(content, indent)) return;
    if (!inside && COUNTS.test(content)) {
      this.#rangeOfEpochs(content);
      return;
    }
    if (!inside) {
      this.#rangeOfEpochs(content);
      this.#length(content);
    }
    const change = inside ? null : changeIn(bodyOf(content));
    if (change) this.#emit(change.key, change.value);
    else this.#statement((inside ? content : apart(content)).replace(VALUE, '').replace(ANNOTATION, '='));
    for (const [key, value] of pairsIn(content)) if (!this.#hasRead(key, before)) this.#emit(key, value);
    const found = this.entries.length > before || this.strange.at(-1)?.line === number;
    if (!found && !inside && !SCAFFOLD.test(content)) {
      this.strange.push({ line: number, text: content, reason: 'there is no “name = value” in it' });
    }
  }

  /** Whether the line has an entry of that name. */
  #hasRead(key: string, from: number): boolean {
    const last = (name: string) => name.split(/[\s.]/).at(-1);
    return this.entries.slice(from).some((entry) => last(entry.key) === last(key));
  }

  #emit(key: string, value: string, scopes: readonly Scope[] = this.#scopes.all): void {
    const [line, clause] = [this.#line, this.#clause];
    this.entries.push({ line, key: key.trim(), value: unquoted(value), scopes, clause });
  }

  /** '[evaluation]', 'evaluation:', 'def evaluate(...)': what follows lies within. */
  #opensBlock(content: string, indent: number): boolean {
    const section = /^\[\[?([\w .-]+)\]\]?$/.exec(content);
    if (section && !/^[\d. ]+$/.test(section[1] as string)) {
      this.#scopes.section(section[1] as string);
      return true;
    }
    const definition = DEFINITION.exec(content);
    if (definition) this.#scopes.block(indent, definition[1] as string, null);
    const block = BLOCK.exec(content);
    if (!block || CONTROL.test(content) || definition) return false;
    const name = block[2] as string;
    this.#scopes.block(indent, name, name);
    return true;
  }

  /** 'for epoch in range(15):', 'for epoch in tqdm(range(1, epochs + 1)):' */
  #rangeOfEpochs(content: string): void {
    const loop = rangeIn(content);
    if (loop && /epoch|^(?:step|iteration|it)$/.test(loop.name) && loop.count !== null)
      this.#emit(/epoch/.test(loop.name) ? 'epochs' : 'steps', loop.count);
  }

  /** 'len(train_dataset) = 50000', in a note or a log. */
  #length(content: string): void {
    const said = /\blen\(\s*([\w.]*(?:data|train)[\w.]*)\s*\)\s*(?:==?|:|is|->)\s*(\d[\d_,]*)\s*$/i.exec(
      content,
    );
    if (said && !/loader|test|val|eval/i.test(said[1] as string))
      this.#emit('dataset_size', said[2] as string);
  }

  #statement(text: string): void {
    const tuple = this.#scopes.depth === 0 ? TUPLE.exec(text) : null;
    if (tuple) {
      const names = (tuple[1] as string).split(',');
      const values = splitAtCommas(tuple[2] as string);
      if (names.length === values.length) {
        for (const [i, name] of names.entries()) this.#emit(name, values[i] as string);
        return;
      }
      for (const name of names) this.#emit(name, '');
      this.#scan(tuple[2] as string);
      return;
    }
    this.#scan(text);
  }

  /** From left to right; brackets opened here may close on a later line. */
  #scan(text: string): void {
    let subject: string | null = null;
    let at = 0;
    while (at < text.length) {
      const character = text[at] as string;
      const startsWord = !/[\p{L}\w.]/u.test(text[at - 1] ?? ' ');
      if (/\s/.test(character)) at += 1;
      else if (/[([{]/.test(character)) {
        this.#open(text, at, subject);
        subject = null;
        at += 1;
      } else if (/[)\]}]/.test(character)) {
        this.#scopes.close(character);
        at += 1;
      } else if (/[,;]/.test(character)) {
        subject = null;
        at += 1;
      } else if (character === '-' && !/[\w)\]]/.test(text[at - 1] ?? ' ')) at = this.#flag(text, at);
      else {
        const key = startsWord ? this.#key(text, at) : null;
        if (key) {
          subject = key.subject;
          at = key.end;
        } else if (opensQuote(text, at)) at = this.#string(text, at);
        else at = this.#word(text, at, subject);
      }
    }
  }

  #open(text: string, at: number, subject: string | null): void {
    const name = /([\p{L}_][\w.]*)\s*$/u.exec(text.slice(Math.max(0, at - 80), at))?.[1];
    const names = [subject, name].filter((each) => each != null);
    this.#scopes.open(text[at] as string, names, subject);
  }

  /** '--sigma 1.1', '--sigma=1.1', '-b 250', '-5'. */
  #flag(text: string, at: number): number {
    for (const pattern of [FLAG, BARE_FLAG]) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      if (pattern === FLAG) this.#emit(match[1] as string, match[2] as string);
      return pattern.lastIndex;
    }
    SHORT_FLAG.lastIndex = at;
    const short = SHORT_FLAG.exec(text);
    if (!short || this.#scopes.depth > 0 || /^[mc]$/.test(short[1] as string)) return at + 1;
    const reason = 'what a flag of one letter means differs by program; write its long name';
    this.strange.push({ line: this.#line, text: short[0].trim(), reason });
    return SHORT_FLAG.lastIndex;
  }

  /** A name with a value: the entry, and where to go on. */
  #key(text: string, at: number): { subject: string | null; end: number } | null {
    KEY.lastIndex = at;
    const match = KEY.exec(text);
    if (match === null) return null;
    const key = match[2] as string;
    const start = KEY.lastIndex + (FORMULA.exec(text.slice(KEY.lastIndex))?.[0].length ?? 0);
    if (OPERATOR.test(text.slice(Math.max(0, at - 8), at))) {
      const reason = 'it is no name but a formula; write the number itself';
      this.strange.push({ line: this.#line, text, reason });
      return { subject: null, end: valueEnd(text, start) };
    }
    const end = this.#scopes.depth === 0 ? listEnd(text, valueEnd(text, start)) : valueEnd(text, start);
    const value = text.slice(start, end);
    const scope = this.#scopes.bracket;
    if (scope && STRING_VALUE_KEYS.test(key.trim()) && /^\s*["'][\w .-]+["']\s*$/.test(value)) {
      // {"name": "noise_multiplier", "value": 1.1}
      scope.subject = unquoted(value);
    }
    this.#emit(key, value);
    // a call, a list, a dictionary or a command may hold entries of its own
    const holds = /[([{]|[=:≈]\s*\S|\s--[A-Za-z]/.test(value) && !/^\s*["'][^"']*["']\s*$/.test(value);
    return { subject: key.trim(), end: holds ? start : Math.max(end, start) };
  }

  /** A string that is no name of an entry: the option that a call declares, or a command line as a list of strings. */
  #string(text: string, at: number): number {
    const end = text.indexOf(text[at] as string, at + 1);
    const inside = text.slice(at + 1, end).trim();
    const scope = this.#scopes.bracket;
    const option = /^--([A-Za-z][\w.-]*)(?:=(.+))?$/.exec(inside);
    // '- "--batch-size=1200"' of a list in YAML
    if (option?.[2] !== undefined && (scope || /^-\s+["']--[\w-]+=/.test(text)))
      this.#emit(option[1] as string, option[2]);
    if (scope === null) return end + 1;
    if (option?.[2] !== undefined) return end + 1;
    else if (option) scope.subject = option[1] as string;
    else if (declares(scope) && (scope.subject === null || renames(scope, inside))) scope.subject = inside;
    else if (scope.subject !== null && !declares(scope) && /^[\d.]/.test(inside)) {
      this.#emit(scope.subject, inside);
      scope.subject = null;
    }
    return end + 1;
  }

  /** Anything else: passed over, but for a name that a call is given and the default of an absl flag. */
  #word(text: string, at: number, subject: string | null): number {
    const word = /^(?:[\p{L}\w.+-]+|.)/u.exec(text.slice(at, at + 80))?.[0] ?? ' ';
    const scope = this.#scopes.bracket;
    // of 'evaluation=evaluation.Config(batch_size=100)' the name is what opens next, and of nothing else in the call
    const ofArgument = subject !== null && text[at + word.length] === '(';
    if (scope && !ofArgument && /^\p{L}/u.test(word) && scope.names.length < 12) scope.names.push(word);
    if (scope?.subject && /^[\d.]/.test(word) && scope.names.some((name) => /DEFINE_|Flag$/.test(name))) {
      this.#emit(scope.subject, text.slice(at, valueEnd(text, at)));
      return valueEnd(text, at);
    }
    return at + word.length;
  }
}

/** '@click.option("--rows", "n_records", default=300)': the second is what the program calls it. */
const renames = ({ names }: Scope, inside: string): boolean =>
  names.some((name) => /click\.(?:option|argument)$/.test(name)) && /^[a-z]\w*_\w+$/.test(inside);

const declares = ({ names }: Scope): boolean => names.some((name) => DECLARES.test(name));

/** `means`: whether a name in a table is a quantity's. Never throws. Texts longer than a configuration ever is are cut by the caller. */
export function splitText(text: string, means: Means = () => false): SplitText {
  const lines = linesOf(text);
  const tables = tableEntries(lines, means);
  const splitter = new Splitter();
  const clauses = clausesOf(lines);
  for (const line of clauses) if (!tables.lines.has(line.number)) splitter.take(line);
  return {
    entries: [...tables.entries, ...splitter.entries].toSorted((a, b) => a.line - b.line),
    lines,
    clauses,
    strange: splitter.strange,
  };
}
