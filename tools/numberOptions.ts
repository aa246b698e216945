// Numeric options of a command line, for the long verifications. They are checked strictly, since a misread option would cost an hour.
import { parseArgs } from 'node:util';

/**
 * The `defaults`, replaced by the options in `args` (`--seed 4`). Each option is a number of at least 0 with the name of a default.
 * @throws Error that names the option, its value and what is allowed, also for an unknown option
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
