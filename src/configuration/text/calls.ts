// Calls whose arguments are known by their places: 'SelfComposedDpEvent(PoissonSampledDpEvent(0.01, GaussianDpEvent(1.1)), 1000)'.
import type { Line } from './comments';

export interface PlacedArgument {
  line: number;
  name: string;
  value: string;
}

/** Parameters in their order, as the libraries declare them; null where one says nothing about privacy. */
const SIGNATURES: Record<string, readonly (string | null)[]> = {
  PoissonSampledDpEvent: ['sampling_probability', null],
  GaussianDpEvent: ['noise_multiplier'],
  SelfComposedDpEvent: [null, 'steps'],
  compose: [null, 'steps'],
  dpsgd_event: ['noise_multiplier', 'iterations'],
  compute_dp_sgd_privacy: ['number_of_examples', 'batch_size', 'noise_multiplier', 'epochs', 'delta'],
  compute_dp_sgd_privacy_statement: [
    'number_of_examples',
    'batch_size',
    'epochs',
    'noise_multiplier',
    'delta',
  ],
  compute_rdp: ['q', 'noise_multiplier', 'steps', null],
  get_epsilon: ['delta'],
  get_privacy_spent: [null],
};
const CALL = new RegExp(String.raw`(?<!\bdef\s)\b(${Object.keys(SIGNATURES).join('|')})\s*\(`, 'g');

/** Arguments at the call's own depth; null where it is not closed. */
function argumentsAt(text: string, from: number): { at: number; value: string }[] | null {
  const found: { at: number; value: string }[] = [];
  let depth = 0;
  let start = from;
  for (let i = from; i < text.length; i++) {
    const character = text[i] as string;
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character) && depth > 0) depth -= 1;
    else if (character === ')' || (character === ',' && depth === 0)) {
      found.push({ at: start, value: text.slice(start, i) });
      if (character === ')') return found;
      start = i + 1;
    }
  }
  return null;
}

export function placedArguments(lines: readonly Line[]): PlacedArgument[] {
  const text = lines.map(({ content }) => content).join('\n');
  const lineAt = (at: number) => lines[text.slice(0, at).split('\n').length - 1]?.number ?? 1;
  return [...text.matchAll(CALL)].flatMap((match) => {
    const from = match.index + match[0].length;
    const names = SIGNATURES[match[1] as string] ?? [];
    return (argumentsAt(text, from) ?? []).flatMap(({ at, value }, i) => {
      const name = names[i];
      const first = at + (/^\s*/.exec(value)?.[0].length ?? 0);
      const counted = /^\s*count\s*=\s*(.+)$/s.exec(value);
      if (counted) return [{ line: lineAt(first), name: 'steps', value: (counted[1] as string).trim() }];
      // what is given by its name is read as every name is
      if (name == null || /^\s*\w+\s*=(?!=)/.test(value) || value.trim() === '') return [];
      return [{ line: lineAt(first), name, value: value.trim() }];
    });
  });
}
