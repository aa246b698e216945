// Where a text says that a run has parts: an entry of a list named segments, a row under a column named phase, an accountant that is
// told of several loops or events. What is only set beside something else is no part; a reader may still say so.
import type { Line } from './comments';
import type { Entry } from './entry';

const NAMED = /^(?:(?:run|training|privacy|dp|dp_sgd)[-_ ])?(?:segments?|phases?|stages?|legs?)$/i;
/** 'phase_1', 'segment2': a part by its own name. */
const NUMBERED = /^(?:segment|phase|stage|leg)[-_ ]?\d+$/i;

/** Whether a column with this name over it says which part of a run a row is of. */
export const namesParts = (name: string): boolean => /^(?:segment|phase|stage|leg)s?\b/i.test(name.trim());

/** Gives each part of a text its number. */
export class RunParts {
  readonly #numbers = new Map<unknown, number>();
  /** By line: how many items of lists have begun. */
  readonly #items = new Map<number, number>();
  readonly #byLine: ReadonlyMap<number, string>;

  constructor(lines: readonly Line[]) {
    let items = 0;
    for (const { number, content } of lines) {
      if (/^-(?:\s|$)/.test(content)) items += 1;
      this.#items.set(number, items);
    }
    this.#byLine = new Map([...stepLoops(lines), ...composedEvents(lines)]);
  }

  /** undefined where the entry is of no part. */
  of({ line, scopes, row, clause }: Pick<Entry, 'line' | 'scopes' | 'row' | 'clause'>): number | undefined {
    if (clause !== undefined) return this.#number(`clause ${clause}`);
    if (row) return this.#number(`row ${line}`);
    const told = this.#byLine.get(line);
    if (told !== undefined) return this.#number(told);
    const at = scopes.findIndex(({ names }) => names.some((name) => NAMED.test(name)));
    if (at >= 0) {
      const inner = scopes.slice(at + 1).find(({ names }) => !names.some((name) => NAMED.test(name)));
      return this.#number(inner ?? `item ${this.#items.get(line)}`);
    }
    return this.#number(scopes.find(({ names }) => names.some((name) => NUMBERED.test(name))));
  }

  /** Whether the part is told of in a sentence. */
  isClause(part: number): boolean {
    return [...this.#numbers].some(([key, number]) => number === part && /^clause \d+$/.test(String(key)));
  }

  #number(key: unknown): number | undefined {
    if (key === undefined) return undefined;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

const LOOP = /^for\s+\w+\s+in\s+t?range\(\s*(\d[\d_]*)\s*\)\s*:/;
const STEP = /(\w+)\.step\([^)]*noise_multiplier/;

/** Loops in which an accountant counts steps: 'for _ in range(1000):' over 'accountant.step(noise_multiplier=1, sample_rate=0.01)'. */
export function accountedLoops(
  lines: readonly Line[],
): { line: number; steps: string; accountant: string }[] {
  return lines.flatMap(({ content, indent }, i) => {
    const count = LOOP.exec(content)?.[1];
    const next = lines[i + 1];
    if (count === undefined || next === undefined) return [];
    const within = next.indent > indent ? next : null;
    const accountant = within && STEP.exec(within.content)?.[1];
    return accountant ? [{ line: within.number, steps: count, accountant }] : [];
  });
}

/** Several loops of one accountant are parts of its run. */
function stepLoops(lines: readonly Line[]): [number, string][] {
  const loops = accountedLoops(lines);
  const one = new Set(loops.map(({ accountant }) => accountant)).size === 1;
  return one && loops.length > 1 ? loops.map(({ line }) => [line, `loop ${line}`]) : [];
}

/** Several events that one accountant composes, or that stand in one composed event, each on a line of its own. */
function composedEvents(lines: readonly Line[]): [number, string][] {
  const events = lines.filter(({ content }) => /PoissonSampledDpEvent\(|\bdpsgd_event\(/.test(content));
  const accountants = events.map(({ content }) => /(\w+)\.compose\(/.exec(content)?.[1] ?? null);
  const one = accountants.every((name) => name !== null) && new Set(accountants).size === 1;
  const listed =
    lines.some(({ content }) => /\bComposedDpEvent\(/.test(content)) &&
    accountants.every((name) => name === null);
  return events.length > 1 && (one || listed) ? events.map(({ number }) => [number, `event ${number}`]) : [];
}
