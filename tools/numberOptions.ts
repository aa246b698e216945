// Options of a command line that are numbers, as the long verifications take them: one that is misread would cost an hour.
import { parseArgs } from 'node:util';

/**
 * `defaults` under the options of `args` (`--seed 4`), each a number of at least 0 whose default names it.
 * Throws an error that names the option, its value and what would do, also for what is no option.
 */
export function numberOptions<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  args: readonly string[] = process.argv.slice(2),
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const known = names.map((name) => `--${name} ${defaults[name]}`).join(', ');
  const { values, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && Object.hasOwn(defaults, token.name)) continue;
    throw new Error(`${args[token.index]} is no option; known, with what they are otherwise: ${known}.`);
  }
  const read: Record<Name, number> = { ...defaults };
  for (const name of names) {
    const text = values[name];
    if (text === undefined) continue;
    const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
    if (!(value >= 0))
      throw new Error(
        `--${name} is ${text === true ? 'empty' : text}. Give a number, as in --${name} ${defaults[name]}.`,
      );
    read[name] = value;
  }
  return read;
}
