// Settings of command lines: flags, Hydra's overrides. Pure.
import { numberOf, quoted, type Setting, type Value, valueOfText } from './entry';

/** With its quotes. */
const WORD = /(?:[^\s"'\\]|\\[\s\S]|"[^"]*"|'[^']*')+/g;
const PROGRAM =
  /^\s*(?:[$>%]\s+)?(?:\w+=\S+\s+)*(?:python3?|torchrun|accelerate|deepspeed|bash|sh|uv|poetry|srun|jupyter|wandb|cargo)(?=\s)|^\s*\.\/\w/;
const FLAG = /^\s*-{1,2}[A-Za-z]/;
const SETTING = /^(?:-{1,2}|[+~]{0,2})([A-Za-z_][\w.-]*)(?:=(.*))?$/s;

function settingOf(text: string): Value {
  // a shell's variable, whose value stands where it is set
  if (text.startsWith('$')) return { kind: 'word', text };
  const parts = text.split(',');
  // a sweep's values; 60,000 is one number
  const isList =
    parts.length > 1 && numberOf(text) === undefined && parts.every((part) => numberOf(part) !== undefined);
  return isList ? { kind: 'list', items: parts.map((part) => valueOfText(part)) } : valueOfText(text);
}

/** `line`: of each word, or of all. */
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

/** Those that go on over several lines as one. Lines are from 1. */
export function readCommands(text: string): { settings: Setting[]; taken: ReadonlySet<number> } {
  const lines = text.split('\n');
  const settings: Setting[] = [];
  const taken = new Set<number>();
  for (let i = 0; i < lines.length; i++) {
    if (!PROGRAM.test(lines[i] as string) && !FLAG.test(lines[i] as string)) continue;
    const words: string[] = [];
    const places: number[] = [];
    for (let goesOn = true; goesOn && i < lines.length; i += goesOn ? 1 : 0) {
      const part = (lines[i] as string).trimEnd();
      const isBroken = part.endsWith('\\');
      goesOn = isBroken || (FLAG.test(part) && FLAG.test(lines[i + 1] ?? ''));
      for (const [word] of (isBroken ? part.slice(0, -1) : part).matchAll(WORD)) {
        words.push(word.replace(/["']/g, ''));
        places.push(i + 1);
      }
      taken.add(i + 1);
    }
    settings.push(...readCommand(words, places));
  }
  return { settings, taken };
}
