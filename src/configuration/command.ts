// Settings of command lines: flags, Hydra's overrides, variables of a shell. Pure.
import { type Entry, numberOf, quoted, type Value, valueOfText } from './entry';

function settingOf(text: string): Value {
  const parts = text.split(',');
  // a sweep's values; 60,000 is one number
  const list =
    parts.length > 1 && numberOf(text) === undefined && parts.every((part) => numberOf(part) !== undefined);
  return list ? { kind: 'list', items: parts.map((part) => valueOfText(part)) } : valueOfText(text);
}

/** A word of a command without its quotes. */
const WORD = /(?:[^\s"'\\]|\\[\s\S]|"[^"]*"|'[^']*')+/g;
const VARIABLE = /\$\{(\w+)(?::?[-=]([^}]*))?\}|\$\((\w+)\)|\$(\w+)/g;
const ASSIGNMENT = /^\s*(?:export\s+|set\s+|ENV\s+)?([A-Za-z_]\w*)\s*(?:=|\?=|:=)\s*(\S.*)$/;
const PROGRAM =
  /^\s*(?:[$>%]\s+)?(?:\w+=\S+\s+)*(?:python3?|torchrun|accelerate|deepspeed|bash|sh|uv|poetry|srun|jupyter|wandb|cargo)(?=\s)|^\s*\.\/\w/;
const FLAGS = /^\s*-{1,2}[A-Za-z]/;
const NAMED = /^[+~]{0,2}([A-Za-z_][\w.-]*)=(.*)$/s;
const EXPORT = /^\s*(?:export|set|ENV)\s/;

const OVERRIDABLE = { doubt: 'It is a default, which may be overridden.' };

const bare = (word: string): string => word.replace(/["']/g, '');

/** The settings of the words of one command, whose first line is `line`. */
export function readCommand(words: readonly string[], line: number, lineOf?: (i: number) => number): Entry[] {
  const found: Entry[] = [];
  const at = (i: number) => lineOf?.(i) ?? line;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const named = NAMED.exec(word.replace(/^-{1,2}(?=[A-Za-z])/, ''));
    const isFlag = FLAGS.test(word);
    const next = words[i + 1];
    if (named?.[1] !== undefined) {
      const [, name, value = ''] = named;
      found.push({
        path: name.split('.'),
        value: settingOf(value),
        line: at(i),
        text: quoted(word),
        origin: 'command',
      });
    } else if (isFlag && word.length > 2) {
      const path = word.replace(/^-+/, '').split('.');
      const hasValue = next !== undefined && !(FLAGS.test(next) || NAMED.test(next));
      const value: Value = hasValue ? settingOf(next) : { kind: 'flag', value: true };
      found.push({
        path,
        value,
        line: at(i),
        text: quoted(hasValue ? `${word} ${next}` : word),
        origin: 'command',
      });
      if (hasValue) i++;
    }
  }
  return found;
}

export interface CommandReading {
  entries: Entry[];
  /** Lines that commands take up, from 1. */
  taken: ReadonlySet<number>;
}

/** The command lines of a text, those that go on over several lines as one; the variables they use filled in. */
export function readCommands(text: string): CommandReading {
  const lines = text.split('\n');
  const isScript = lines[0]?.startsWith('#!') || lines.some((line) => PROGRAM.test(line));
  const variables = new Map<string, string>();
  const defaults = new Set<number>();
  const entries: Entry[] = [];
  const taken = new Set<number>();
  const filled = (given: string): string =>
    given.replace(
      VARIABLE,
      (whole, braced, fallback, made, simple) => variables.get(braced ?? made ?? simple) ?? fallback ?? whole,
    );
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    const set = ASSIGNMENT.exec(line);
    if (set && (EXPORT.test(line) || (isScript && !line.includes('(') && !/^\s/.test(line)))) {
      const [, name = '', given = ''] = set;
      const value = bare(filled(given.replace(/\s+#.*$/, ''))).trim();
      // a variable that is set twice has two values, of which none is taken silently
      variables.set(name, variables.has(name) && variables.get(name) !== value ? `$${name}` : value);
      const isDefault = /\?=|:-|:=/.test(line);
      const number = numberOf(value);
      if (isDefault && number !== undefined) defaults.add(number);
      const doubt = isDefault ? OVERRIDABLE : {};
      entries.push({
        path: [name],
        value: settingOf(value),
        line: i + 1,
        text: quoted(line),
        origin: 'command',
        ...doubt,
      });
      taken.add(i + 1);
    } else if (PROGRAM.test(line) || (FLAGS.test(line) && !/^\s*-{3,}/.test(line))) {
      const words: string[] = [];
      const places: number[] = [];
      for (let goesOn = true; goesOn && i < lines.length; ) {
        const part = lines[i] as string;
        goesOn = part.trimEnd().endsWith('\\') || (FLAGS.test(part) && FLAGS.test(lines[i + 1] ?? ''));
        for (const [word] of filled(part.replace(/\\\s*$/, '')).matchAll(WORD)) {
          words.push(bare(word));
          places.push(i + 1);
        }
        taken.add(i + 1);
        if (goesOn) i++;
      }
      const read = readCommand(words, i + 1, (at) => places[at] as number);
      // what a default has put there is no surer than the default
      const isDefault = ({ value }: Entry) => value.kind === 'number' && defaults.has(value.value);
      entries.push(...read.map((entry) => (isDefault(entry) ? { ...entry, ...OVERRIDABLE } : entry)));
    }
  }
  return { entries, taken };
}
