// Settings of a Python text, from its tree. The parser goes on after errors; what it could not follow is named by
// its lines, for the readers of lines and sentences. Pure.
import { parser } from '@lezer/python';
import type { Sentence } from '../../../../base/sentences/sentence';
import { constantsOf, FUNCTIONS } from '../expression';
import { setOf } from '../names/list';
import { CALLS, LOOPS } from '../names/quantities';
import { plainName } from '../names/recognise';
import { READING } from '../sentences';
import { type Setting, type Value, valueOfText } from './entry';
import { lineAt } from './lineAt';

type Node = ReturnType<typeof parser.parse>['topNode'];

export interface Note {
  line: number;
  text: string;
}

export interface PythonReading {
  settings: Setting[];
  /** What is called: 'make_private', 'DataLoader'. */
  calls: Note[];
  /** Lines that are no Python, from 1. */
  loose: ReadonlySet<number>;
}

/** Parts of a list have an expression each. */
interface Given extends Pick<Setting, 'path' | 'line' | 'doubt' | 'asks'> {
  text: string | readonly string[];
}

const SIMPLE = setOf('AssignStatement|ExpressionStatement|UpdateStatement|ReturnStatement');
const LISTS = setOf('ArrayExpression|TupleExpression|SetExpression');
const NO_ITEMS = setOf('(|)|[|]|{|}|*|**|Comment');
/** They only hold what they are given. */
const HOLDERS = setOf('dict|ConfigDict|Namespace|list|SimpleNamespace|c');
const DEFAULTS = setOf('field|Field|Option|Argument|Parameter|placeholder');
const RANGES = setOf('range|trange|seq_len');
const QUOTES = /^[a-z]{0,2}("""|'''|"|')|("""|'''|"|')$/gi;

const unquoted = (text: string): string => text.replace(QUOTES, '');
const isFlag = (callee: string): boolean => callee.startsWith('DEFINE_');
const isOption = (callee: string): boolean =>
  callee === 'add_argument' || callee === 'option' || isFlag(callee);
const isArithmetic = (callee: string): boolean => callee === 'len' || FUNCTIONS.has(callee);

function children(node: Node): Node[] {
  const found: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
}

const hasError = (node: Node): boolean => node.type.isError || children(node).some(hasError);

function split(nodes: readonly Node[], name: string): Node[][] {
  const found: Node[][] = [[]];
  for (const node of nodes) {
    if (node.name === name) found.push([]);
    else if (!NO_ITEMS.has(node.name)) found.at(-1)?.push(node);
  }
  return found;
}

const itemsOf = (node: Node | null): Node[][] =>
  node ? split(children(node), ',').filter((item) => item.length > 0) : [];

class PythonReader {
  readonly #text: string;
  readonly #lineOf: (position: number) => number;
  readonly given: Given[] = [];
  readonly calls: Note[] = [];
  readonly loose = new Set<number>();

  constructor(text: string) {
    this.#text = text;
    this.#lineOf = lineAt(text);
  }

  #of = (node: Node): string => this.#text.slice(node.from, node.to);

  #loosen(node: Node): void {
    for (let line = this.#lineOf(node.from); line <= this.#lineOf(node.to); line++) this.loose.add(line);
  }

  #give(path: readonly string[], node: Node, text: Given['text'], doubt?: Sentence, asks = false): void {
    const why = doubt === undefined ? {} : { doubt, asks };
    this.given.push({ path, text, line: this.#lineOf(node.from), ...why });
  }

  walk(node: Node, path: readonly string[] = []): void {
    const { name } = node;
    if (node.type.isError || (SIMPLE.has(name) && hasError(node))) this.#loosen(node);
    else if (name === 'AssignStatement') this.#assignment(node, path);
    else if (name === 'UpdateStatement') this.#update(node, path);
    else if (name === 'CallExpression') this.#call(node, path);
    else if (name === 'DictionaryExpression') this.#value(path, node);
    else if (name === 'Decorator') this.#option(node, path);
    else if (name === 'FunctionDefinition' || name === 'ClassDefinition') {
      const own = node.getChild('VariableName');
      const inner = own ? [...path, this.#of(own)] : path;
      for (const [key, value] of this.#pairs(node.getChild('ParamList')))
        if (key !== null) this.#value([...inner, key], value, READING.defaultOfFunction);
      this.#inside(node.getChild('Body'), inner);
    } else {
      if (name === 'ForStatement') this.#loop(node, path);
      this.#inside(node, path);
    }
  }

  #inside(node: Node | null, path: readonly string[]): void {
    for (const child of node ? children(node) : []) this.walk(child, path);
  }

  /** Of arguments, of parameters, or of a dictionary. */
  #pairs(node: Node | null): [string | null, Node][] {
    return itemsOf(node).map((item) => {
      const [first, last] = [item[0] as Node, item.at(-1) as Node];
      const isPair = item.some(({ name }) => name === 'AssignOp' || name === ':');
      return isPair ? [unquoted(this.#of(first)), last] : [null, last];
    });
  }

  /** `a.b["c"]` as a, b, c. */
  #target(node: Node): string[] {
    const parts = node.name === 'CallExpression' ? [this.#of(node)] : this.#of(node).split(/[.[\]]+/);
    return parts.map(unquoted).filter((part) => part !== '' && part !== 'self');
  }

  #assignment(node: Node, path: readonly string[]): void {
    const groups = split(children(node), 'AssignOp').map((group) =>
      group.filter(({ name }) => name !== ',' && name !== 'TypeDef'),
    );
    const values = groups.pop() as Node[];
    const typed = node.getChild('TypeDef')?.lastChild;
    // sigma=1, q=0.01 is no assignment of Python, though its grammar takes it for one
    if (groups.flat().some(({ name }) => name === 'Number')) this.#loosen(node);
    // `noise: 1.1` is a type to Python, and a value to whoever pastes it
    else if (groups.length === 0 && typed && values[0] && typed.name !== 'VariableName')
      this.#value([...path, ...this.#target(values[0])], typed);
    else for (const group of groups) this.#assign(group, values, path);
  }

  #assign(group: readonly Node[], values: readonly Node[], path: readonly string[]): void {
    const unpacked = (nodes: readonly Node[]): readonly Node[] =>
      nodes.length === 1 && LISTS.has(nodes[0]?.name ?? '')
        ? itemsOf(nodes[0] as Node).map((item) => item[0] as Node)
        : nodes;
    const targets = unpacked(group);
    const [target] = targets;
    const parts = targets.length > 1 ? unpacked(values) : values;
    if (targets.length === parts.length) {
      for (const [i, one] of targets.entries())
        this.#value([...path, ...this.#target(one)], parts[i] as Node);
    } else if (targets.length === 1 && target) {
      const texts = parts.map(this.#of);
      const isDecimal = parts.length === 2 && parts.every(({ name }) => name === 'Number');
      this.#give(
        [...path, ...this.#target(target)],
        target,
        isDecimal ? texts.join(',') : texts,
        READING.several,
        true,
      );
    } else {
      const names = targets.flatMap((one) => this.#target(one));
      for (const part of parts) this.walk(part, [...path, ...names]);
    }
  }

  #value(path: readonly string[], node: Node, doubt?: Sentence): void {
    const { name } = node;
    if (LISTS.has(name)) {
      const items = itemsOf(node).map((item) => item[0] as Node);
      const isFlat = items.every(
        (item) => !LISTS.has(item.name) && !['DictionaryExpression', 'CallExpression'].includes(item.name),
      );
      if (isFlat) this.#give(path, node, items.map(this.#of), doubt);
      else for (const [i, item] of items.entries()) this.#value([...path, String(i)], item);
      return;
    }
    if (name === 'DictionaryExpression') {
      for (const [key, value] of this.#pairs(node)) if (key !== null) this.#value([...path, key], value);
      return;
    }
    if (name === 'CallExpression' || name === 'AwaitExpression') {
      const callee = this.#callee(node);
      const given = this.#pairs(node.getChild('ArgList'));
      const fallback = given.find(([key]) => key === 'default') ?? given.find(([key]) => key === null);
      if (DEFAULTS.has(callee) && fallback) this.#value(path, fallback[1], doubt);
      // the name that holds a flag, whose value others work with
      else if (isFlag(callee) && given[1]) this.#value(path, given[1][1]);
      if (!DEFAULTS.has(callee)) this.walk(node, path);
      // what another call works out is no constant
      if (!isArithmetic(callee)) return;
    } else if (name !== 'String') this.#inside(node, path);
    this.#give(path, node, this.#of(node), doubt);
  }

  #update(node: Node, path: readonly string[]): void {
    const [target, operator, value] = children(node);
    if (!target || !operator || !value) return;
    const [name, sign, by] = [target, operator, value].map(this.#of) as [string, string, string];
    // a counter
    if (sign === '+=' && by === '1') return;
    const text = `${name} ${sign.slice(0, -1)} (${by})`;
    this.#give([...path, ...this.#target(target)], node, text, READING.fromItself, true);
  }

  #loop(node: Node, path: readonly string[]): void {
    const [, variable] = children(node);
    const call = node.getChild('CallExpression');
    if (!variable || !call || !RANGES.has(this.#callee(call))) return;
    const [first, second] = this.#pairs(call.getChild('ArgList')).map(([, value]) => this.#of(value));
    const words = plainName(this.#of(variable)).split(' ');
    const inside = this.#of(node).toLowerCase();
    const isBare = words[0] === '';
    const guess = inside.includes('epoch') ? 'epochs' : inside.includes('.step(noise_mult') ? 'steps' : null;
    const name = isBare ? guess : LOOPS.get(words.find((word) => LOOPS.has(word)) ?? '');
    if (!name || first === undefined) return;
    const text = second === undefined ? first : `${second} - ${first}`;
    this.#give([...path, name], node, text, isBare ? READING.lengthOfLoop : undefined);
  }

  #callee(node: Node): string {
    const text = node.firstChild ? this.#of(node.firstChild) : '';
    return text.slice(text.lastIndexOf('.') + 1);
  }

  /** In argparse, click and absl, the default of a flag is its value. */
  #option(node: Node, path: readonly string[]): void {
    const given = this.#pairs(node.getChild('ArgList'));
    const plain = given.filter(([key]) => key === null).map(([, value]) => value);
    const names = plain.filter(({ name }) => name === 'String').map((value) => unquoted(this.#of(value)));
    const isAbsl = node.name !== 'Decorator' && isFlag(this.#callee(node));
    const name = isAbsl ? names[0] : names.toSorted((a, b) => b.length - a.length)[0];
    const value = given.find(([key]) => key === 'default')?.[1] ?? (isAbsl ? plain[1] : undefined);
    if (name !== undefined && value)
      this.#value([...path, name.replace(/^-+/, '').replaceAll('-', '_')], value);
  }

  #call(node: Node, path: readonly string[]): void {
    const callee = this.#callee(node);
    const given = this.#pairs(node.getChild('ArgList'));
    this.calls.push({ line: this.#lineOf(node.from), text: callee });
    // the calls before it in a chain
    this.#inside(node.firstChild, path);
    const [, name, value] = given;
    if (isOption(callee)) this.#option(node, path);
    else if (callee === 'setattr' && name && value)
      this.#value([...path, unquoted(this.#of(name[1]))], value[1]);
    else {
      const own = HOLDERS.has(callee) || path.at(-1) === callee ? path : [...path, callee];
      const places = CALLS.get(callee)?.split(' ') ?? [];
      for (const [key, argument] of given) {
        const place = key ?? places.shift() ?? '-';
        if (place === '-' || (key === null && argument.name === 'CallExpression')) this.walk(argument, own);
        else this.#value([...own, key === 'count' && CALLS.has(callee) ? 'steps' : place], argument);
      }
    }
  }
}

/** Never throws. */
export function readPython(text: string): PythonReading {
  const reader = new PythonReader(text);
  reader.walk(parser.parse(text).topNode);
  const { given, calls, loose } = reader;
  const lookup = constantsOf(
    given.flatMap(({ path, text: expression, doubt }) =>
      typeof expression === 'string' && doubt === undefined ? [[path.at(-1) ?? '', expression]] : [],
    ),
  );
  const valueIn = (expression: string): Value => {
    const string = unquoted(expression);
    const value = valueOfText(string, lookup);
    // a name without quotes is one that has no value here
    return value.kind === 'word' && string === expression ? { kind: 'formula', text: expression } : value;
  };
  const settings = given.map(({ text: expression, ...rest }): Setting => {
    const isOne = typeof expression === 'string';
    return {
      ...rest,
      value: isOne ? valueIn(expression) : { kind: 'list', items: expression.map(valueIn) },
    };
  });
  return { settings, calls, loose };
}
