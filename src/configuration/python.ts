// Settings of a Python text, from its tree: assignments, arguments, defaults of command lines and data classes, loops. The parser
// goes on after errors; what it could not follow is named by its lines, for the readers of lines and sentences. Pure.
import { parser } from '@lezer/python';
import { type Entry, quoted, type Value, valueOfText } from './entry';
import { evaluate, FUNCTIONS } from './expression';
import { CALLS } from './names/quantities';
import { wordsOf } from './names/recognise';

type Node = ReturnType<typeof parser.parse>['topNode'];

export interface Note {
  line: number;
  text: string;
}

export interface PythonReading {
  entries: Entry[];
  comments: Note[];
  /** What is called: 'make_private', 'DataLoader'. */
  calls: Note[];
  /** Lines that are no Python, from 1. */
  loose: number[];
}

interface Raw {
  path: readonly string[];
  /** The expression; parts of a list have one each. */
  text: string | readonly string[];
  from: number;
  doubt?: string;
}

const SIMPLE: ReadonlySet<string> = new Set([
  'AssignStatement',
  'ExpressionStatement',
  'UpdateStatement',
  'ReturnStatement',
]);
const LISTS: ReadonlySet<string> = new Set(['ArrayExpression', 'TupleExpression', 'SetExpression']);
/** Calls that only hold what they are given. */
const HOLDERS: ReadonlySet<string> = new Set([
  'dict',
  'ConfigDict',
  'Namespace',
  'list',
  'SimpleNamespace',
  'c',
]);
/** Calls whose value is arithmetic. */
const ARITHMETIC: ReadonlySet<string> = new Set([...Object.keys(FUNCTIONS), 'len']);
const OPTIONS = /^(?:add_argument|option|DEFINE_\w+)$/;
const DEFAULTS = /^(?:field|Field|Option|Argument|Parameter|placeholder)$/;
const QUOTES = /^[a-z]{0,2}("""|'''|"|')|("""|'''|"|')$/gi;
const MOST_PASSES = 6;

const unquoted = (text: string): string => text.replace(QUOTES, '');

const children = (node: Node): Node[] => {
  const found: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
};

function hasError(node: Node): boolean {
  return node.type.isError || children(node).some(hasError);
}

class PythonReader {
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly raws: Raw[] = [];
  readonly comments: Note[] = [];
  readonly calls: Note[] = [];
  readonly loose = new Set<number>();

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  lineAt(position: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= position) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  lineText(line: number): string {
    return this.#text.slice(this.#starts[line - 1], (this.#starts[line] ?? this.#text.length + 1) - 1);
  }

  #of = (node: Node): string => this.#text.slice(node.from, node.to);

  #note = (node: Node, text = this.#of(node)): Note => ({ line: this.lineAt(node.from), text });

  #loosen(node: Node): void {
    for (let line = this.lineAt(node.from); line <= this.lineAt(node.to); line++) this.loose.add(line);
  }

  walk(node: Node, path: readonly string[] = []): void {
    const { name } = node;
    if (node.type.isError) this.#loosen(node);
    else if (name === 'Comment') this.comments.push(this.#note(node));
    else if (SIMPLE.has(name) && hasError(node)) this.#loosen(node);
    else if (name === 'AssignStatement') this.#assignment(node, path);
    else if (name === 'UpdateStatement') this.#update(node, path);
    else if (name === 'ForStatement') this.#loop(node, path);
    else if (name === 'FunctionDefinition') this.#definition(node, path);
    else if (name === 'ClassDefinition') this.#inside(node, [...path, this.#nameOf(node)]);
    else if (name === 'CallExpression') this.#call(node, path);
    else if (name === 'Decorator') this.#decorator(node, path);
    else if (name === 'DictionaryExpression') this.#dictionary(node, path);
    else if (name === 'String' && node.parent?.name === 'ExpressionStatement')
      this.comments.push(this.#note(node));
    else this.#inside(node, path);
  }

  #inside(node: Node, path: readonly string[]): void {
    for (const child of children(node)) this.walk(child, path);
  }

  #nameOf(node: Node): string {
    const name = node.getChild('VariableName');
    return name ? this.#of(name) : '';
  }

  /** `a.b["c"]` as a, b, c. */
  #target(node: Node): string[] {
    if (node.name === 'CallExpression') return [this.#of(node)];
    return this.#of(node)
      .split(/[.[\]]+/)
      .map(unquoted)
      .filter((part) => part !== '' && part !== 'self');
  }

  #assignment(node: Node, path: readonly string[]): void {
    const groups: Node[][] = [[]];
    let typed: Node | null = null;
    for (const child of children(node)) {
      if (child.name === 'AssignOp') groups.push([]);
      else if (child.name === 'TypeDef') typed = child;
      else if (child.name !== ',') groups.at(-1)?.push(child);
    }
    const values = groups.pop() as Node[];
    // sigma=1, q=0.01 is no assignment of Python, though its grammar takes it for one
    if (groups.flat().some(({ name }) => name === 'Number')) {
      this.#loosen(node);
      return;
    }
    if (groups.length === 0) {
      // `noise: 1.1` is a type to Python, and a value to whoever pastes it
      const [inner] = typed ? children(typed).filter((child) => child.name !== ':') : [];
      const [target] = values;
      if (inner && target && inner.name !== 'VariableName')
        this.#value([...path, ...this.#target(target)], inner);
      return;
    }
    for (const given of groups) {
      const targets =
        given.length === 1 && LISTS.has(given[0]?.name ?? '') ? this.#items(given[0] as Node) : given;
      const alone = values.length === 1 ? (values[0] as Node) : null;
      const parts = alone && targets.length > 1 && LISTS.has(alone.name) ? this.#items(alone) : values;
      if (targets.length > 1 && targets.length !== parts.length) {
        for (const part of parts) this.walk(part, [...path, ...targets.flatMap((one) => this.#target(one))]);
        continue;
      }
      targets.forEach((target, i) => {
        const name = [...path, ...this.#target(target)];
        if (targets.length === 1 && parts.length > 1) {
          const doubt = 'Several values, or one with a decimal comma.';
          this.raws.push({ path: name, text: parts.map(this.#of), from: target.from, doubt });
        } else this.#value(name, parts[i] as Node);
      });
    }
  }

  #items = (node: Node): Node[] =>
    children(node).filter(({ name }) => !'()[]{},'.includes(name) && name !== 'Comment');

  /** What a name is given. */
  #value(path: readonly string[], node: Node, doubt?: string): void {
    const extra = doubt === undefined ? {} : { doubt };
    if (LISTS.has(node.name)) {
      const items = this.#items(node);
      if (
        items.some(
          ({ name }) => name === 'DictionaryExpression' || LISTS.has(name) || name === 'CallExpression',
        )
      ) {
        items.forEach((item, i) => {
          this.#value([...path, String(i)], item);
        });
      } else this.raws.push({ path, text: items.map(this.#of), from: node.from, ...extra });
      return;
    }
    if (node.name === 'DictionaryExpression') {
      this.#dictionary(node, path);
      return;
    }
    if (node.name === 'CallExpression' || node.name === 'AwaitExpression') {
      const callee = this.#callee(node);
      const given = this.#given(node);
      const fallback = given.find(([key]) => key === 'default') ?? given.find(([key]) => key === null);
      if (DEFAULTS.test(callee) && fallback) {
        this.#value(path, fallback[1], doubt);
        return;
      }
      if (OPTIONS.test(callee)) {
        this.#option(given, path, callee);
        // the name that holds the flag, whose value others work with
        if (callee.startsWith('DEFINE_') && given[1]) this.#value(path, given[1][1]);
      }
      if (!OPTIONS.test(callee)) this.walk(node, path);
      // what another call works out is no constant
      if (!ARITHMETIC.has(callee)) return;
    } else if (node.name !== 'String') this.#inside(node, path);
    this.raws.push({ path, text: this.#of(node), from: node.from, ...extra });
  }

  #update(node: Node, path: readonly string[]): void {
    const [target, operator, value] = children(node);
    if (!target || !operator || !value) return;
    const by = this.#of(value);
    // a counter
    if (by === '1' && this.#of(operator) === '+=') return;
    const name = this.#of(target);
    this.raws.push({
      path: [...path, ...this.#target(target)],
      text: `${name} ${this.#of(operator).slice(0, -1)} (${by})`,
      from: node.from,
      doubt: 'It is worked out of itself.',
    });
  }

  #loop(node: Node, path: readonly string[]): void {
    const parts = children(node);
    const [, variable] = parts;
    const call = node.getChild('CallExpression');
    const body = node.getChild('Body');
    const last =
      call && /(?:^|\.)(?:range|trange|seq_len)$/.test(this.#callee(call)) ? this.#given(call) : [];
    if (variable && last.length > 0) {
      const words = wordsOf(this.#of(variable));
      const inside = body ? this.#of(body) : '';
      const [from, to] = last;
      const text = to
        ? `${this.#of(to[1])} - ${this.#of((from as [string | null, Node])[1])}`
        : this.#of((from as [string | null, Node])[1]);
      const epochs =
        words.includes('epoch') || words.includes('ep') || (words.length === 0 && /epoch/i.test(inside));
      const steps =
        words.some((word) => word === 'step' || word.startsWith('iter') || word === 't') ||
        (words.length === 0 && /\.step\(\s*noise_multiplier/.test(inside));
      const name = epochs ? 'epochs' : steps ? 'steps' : null;
      const doubt = words.length === 0 ? { doubt: 'It is the length of a loop.' } : {};
      if (name) this.raws.push({ path: [...path, name], text, from: node.from, ...doubt });
    }
    this.#inside(node, path);
  }

  #definition(node: Node, path: readonly string[]): void {
    const name = this.#nameOf(node);
    const list = node.getChild('ParamList');
    const parts = list ? children(list) : [];
    parts.forEach((part, i) => {
      const parameter = [...parts.slice(0, i)].reverse().find((earlier) => earlier.name === 'VariableName');
      const value = parts[i + 1];
      if (part.name === 'AssignOp' && parameter && value) {
        this.#value([...path, name, this.#of(parameter)], value, 'It is the default of a function.');
      }
    });
    const body = node.getChild('Body');
    if (body) this.#inside(body, [...path, name]);
  }

  #dictionary(node: Node, path: readonly string[]): void {
    const parts = children(node).filter(({ name }) => name !== 'Comment');
    parts.forEach((part, i) => {
      if (part.name !== ':') return;
      const [key, value] = [parts[i - 1], parts[i + 1]];
      if (key && value) this.#value([...path, unquoted(this.#of(key))], value);
    });
  }

  #callee(node: Node): string {
    const [callee] = children(node);
    const text = callee ? this.#of(callee) : '';
    return text.slice(text.lastIndexOf('.') + 1);
  }

  /** Arguments in their order, with their names. */
  #given(node: Node): [string | null, Node][] {
    const list = node.getChild('ArgList');
    const parts = list
      ? children(list).filter(({ name }) => name !== 'Comment' && name !== '(' && name !== ')')
      : [];
    const given: [string | null, Node][] = [];
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as Node;
      if (part.name === ',' || part.name === '*' || part.name === '**') continue;
      const [operator, value] = [parts[i + 1], parts[i + 2]];
      if (operator?.name === 'AssignOp' && value) {
        given.push([this.#of(part), value]);
        i += 2;
      } else given.push([null, part]);
    }
    return given;
  }

  #decorator(node: Node, path: readonly string[]): void {
    const names = node.getChildren('VariableName').map(this.#of);
    if (node.getChild('ArgList') && OPTIONS.test(names.at(-1) ?? ''))
      this.#option(this.#given(node), path, names.at(-1) as string);
  }

  /** argparse, click, absl: the default of a flag is its value. */
  #option(given: readonly [string | null, Node][], path: readonly string[], callee: string): void {
    const strings = given
      .filter(([key, value]) => key === null && value.name === 'String')
      .map(([, value]) => unquoted(this.#of(value)));
    const name = callee.startsWith('DEFINE_')
      ? strings[0]
      : strings.toSorted((a, b) => b.length - a.length)[0];
    const named =
      given.find(([key]) => key === 'default') ??
      (callee.startsWith('DEFINE_') ? given.filter(([key]) => key === null)[1] : undefined);
    if (name === undefined || !named) return;
    this.#value([...path, name.replace(/^-+/, '').replaceAll('-', '_')], named[1]);
  }

  #call(node: Node, path: readonly string[]): void {
    const callee = this.#callee(node);
    const given = this.#given(node);
    this.calls.push(this.#note(node, callee));
    const [inner] = children(node);
    // the calls before it in a chain
    if (inner) this.#inside(inner, path);
    if (OPTIONS.test(callee)) {
      this.#option(given, path, callee);
      return;
    }
    const [, name, value] = given;
    if (callee === 'setattr' && name && value) {
      this.#value([...path, unquoted(this.#of(name[1]))], value[1]);
      return;
    }
    let place = 0;
    const own = HOLDERS.has(callee) ? path : [...path, callee];
    for (const [key, value] of given) {
      if (key !== null) this.#value([...own, key === 'count' && callee in CALLS ? 'steps' : key], value);
      else {
        const name = CALLS[callee]?.split(' ')[place++];
        if (name && name !== '-' && value.name !== 'CallExpression') this.#value([...own, name], value);
        else this.walk(value, path.at(-1) === callee ? path : own);
      }
    }
  }
}

const canonical = (name: string): string => name.replaceAll('-', '_');

/** Names and their values, as far as they are constants with one value each. */
function constants(raws: readonly Raw[]): (name: string) => number | undefined {
  const values = new Map<string, number | null>();
  const lookup = (name: string): number | undefined => {
    const parts = name.split('.').filter((part) => part !== 'value');
    const last = name.includes('(') ? name : (parts.at(-1) ?? '');
    return values.get(canonical(last)) ?? undefined;
  };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let changed = false;
    const seen = new Map<string, number | null>();
    for (const { path, text, doubt } of raws) {
      if (typeof text !== 'string' || doubt !== undefined) continue;
      const read = evaluate(text, lookup);
      if (!read.ok || read.unit) continue;
      const key = canonical(path.at(-1) ?? '');
      const before = seen.get(key);
      seen.set(key, before === undefined || before === read.value ? read.value : null);
    }
    for (const [key, value] of seen) {
      if (values.get(key) === value) continue;
      values.set(key, value);
      changed = true;
    }
    if (!changed) break;
  }
  return lookup;
}

/** Everything that Python's tree shows of a text's settings. Never throws. */
export function readPython(text: string): PythonReading {
  const reader = new PythonReader(text);
  reader.walk(parser.parse(text).topNode);
  const lookup = constants(reader.raws);
  const settingOf = (expression: string): Value => {
    const string = unquoted(expression);
    const known = valueOfText(string, lookup);
    // a name without quotes is one that has no value here
    return known.kind === 'word' && string === expression ? { kind: 'formula', text: expression } : known;
  };
  const entries = reader.raws.map((raw): Entry => {
    const line = reader.lineAt(raw.from);
    const value: Value =
      typeof raw.text === 'string' ? settingOf(raw.text) : { kind: 'list', items: raw.text.map(settingOf) };
    const doubt = raw.doubt === undefined ? {} : { doubt: raw.doubt };
    return { path: raw.path, value, line, text: quoted(reader.lineText(line)), origin: 'python', ...doubt };
  });
  return {
    entries,
    comments: reader.comments,
    calls: reader.calls,
    loose: [...reader.loose].sort((a, b) => a - b),
  };
}
