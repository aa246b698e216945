// Settings of command lines: flags, Hydra's overrides, variables of a shell. Pure.
import { numberIn, numberOf, quoted, type Setting, type Value, valueOfText } from './entry';

/** A word of a command, with its quotes. */
const WORD = /(?:[^\s"'\\]|\\[\s\S]|"[^"]*"|'[^']*')+/g;
const VARIABLE = /\$(?:\{(\w+)(?::?[-=]([^}]*))?\}|\((\w+)\)|(\w+))/g;
const ASSIGNMENT = /^\s*(export\s+|set\s+|ENV\s+)?([A-Za-z_]\w*)\s*([?:]?=)\s*(\S.*)$/;
const PROGRAM =
  /^\s*(?:[$>%]\s+)?(?:\w+=\S+\s+)*(?:python3?|torchrun|accelerate|deepspeed|bash|sh|uv|poetry|srun|jupyter|wandb|cargo)(?=\s)|^\s*\.\/\w/;
const FLAG = /^\s*-{1,2}[A-Za-z]/;
const SETTING = /^(?:-{1,2}|[+~]{0,2})([A-Za-z_][\w.-]*)(?:=(.*))?$/s;

const OVERRIDABLE = 'It is a default, which may be overridden.';

const bare = (word: string): string => word.replace(/["']/g, '');

function settingOf(text: string): Value {
  const parts = text.split(',');
  // a sweep's values; 60,000 is one number
  const isList =
    parts.length > 1 && numberOf(text) === undefined && parts.every((part) => numberOf(part) !== undefined);
  return isList ? { kind: 'list', items: parts.map((part) => valueOfText(part)) } : valueOfText(text);
}

/** The settings of the words of one command, with the line of each or of all. */
export function readCommand(words: readonly string[], line: number | readonly number[]): Setting[] {
  return words.flatMap((word, i): Setting[] => {
    const [, name, given] = SETTING.exec(word) ?? [];
    const isFlag = FLAG.test(word);
    // one letter stands for a name that nobody can see
    if (name === undefined || (given === undefined && (!isFlag || word.length < 3))) return [];
    const next = words[i + 1];
    const isValue = next !== undefined && !FLAG.test(next) && SETTING.exec(next)?.[2] === undefined;
    const value = given ?? (isValue ? next : 'true');
    return [
      {
        path: name.split('.'),
        value: settingOf(value),
        line: typeof line === 'number' ? line : (line[i] as number),
        text: quoted(given === undefined && isValue ? `${word} ${next}` : word),
      },
    ];
  });
}

export interface TakenLines {
  settings: Setting[];
  /** Lines that need no other reader, from 1. */
  taken: ReadonlySet<number>;
}

/** The command lines of a text, those that go on over several lines as one; the variables they use filled in. */
export function readCommands(text: string): TakenLines {
  const lines = text.split('\n');
  const isScript = lines[0]?.startsWith('#!') || lines.some((line) => PROGRAM.test(line));
  const variables = new Map<string, string>();
  const defaults = new Set<number | null>();
  const settings: Setting[] = [];
  const taken = new Set<number>();
  const filled = (given: string): string =>
    given.replace(
      VARIABLE,
      (whole, braced, fallback, made, simple) => variables.get(braced ?? made ?? simple) ?? fallback ?? whole,
    );
  const push = (setting: Setting, isDefault: boolean) => {
    settings.push(isDefault ? { ...setting, doubt: OVERRIDABLE } : setting);
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    const [set, exported, name = '', sign, given = ''] = ASSIGNMENT.exec(line) ?? [];
    if (set && (exported || (isScript && !line.includes('(') && line.trimStart() === line))) {
      const written = bare(filled(given.split(' #')[0] as string)).trim();
      // a variable that is set twice has two values, of which none is taken silently
      variables.set(name, (variables.get(name) ?? written) === written ? written : `$${name}`);
      const value = settingOf(written);
      const isDefault = sign !== '=' || given.includes(':-') || given.includes(':=');
      if (isDefault) defaults.add(numberIn(value));
      push({ path: [name], value, line: i + 1, text: quoted(line) }, isDefault);
      taken.add(i + 1);
    } else if (PROGRAM.test(line) || FLAG.test(line)) {
      const words: string[] = [];
      const places: number[] = [];
      for (let goesOn = true; goesOn && i < lines.length; i += goesOn ? 1 : 0) {
        const part = (lines[i] as string).trimEnd();
        const isBroken = part.endsWith('\\');
        goesOn = isBroken || (FLAG.test(part) && FLAG.test(lines[i + 1] ?? ''));
        for (const [word] of filled(isBroken ? part.slice(0, -1) : part).matchAll(WORD)) {
          words.push(bare(word));
          places.push(i + 1);
        }
        taken.add(i + 1);
      }
      // what a default has put there is no surer than the default
      for (const setting of readCommand(words, places))
        push(setting, setting.value.kind === 'number' && defaults.has(setting.value.value));
    }
  }
  return { settings, taken };
}
