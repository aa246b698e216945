// Lines in which a log tells how far a run has come: 'epoch 3/20 loss 0.7', 'step 500 val_loss 0.6'. Of many the last one tells the
// length of the run; where that is the one that is claimed, none tells anything.
import type { Line } from '../text/comments';
import { brokenOff, type Counter } from '../text/counters';
import type { Claim, Place } from '../types';

const PROGRESS = /^(?:\W|\w+ - )*(epoch|step|iter(?:ation)?|round)\b\s*[:=#[(]?\s*(\d+)(?:\s*\/\s*(\d+))?/i;

interface Progress {
  kind: string;
  at: number;
  end: number | null;
}

function progressOf(text: string): Progress | null {
  const [, kind, at, end] = PROGRESS.exec(text) ?? [];
  return kind === undefined
    ? null
    : { kind: kind.toLowerCase(), at: Number(at), end: end === undefined ? null : Number(end) };
}

/** Lines where a log breaks off before the end that it tells of. */
export function unfinished(lines: readonly Line[], counters: readonly Counter[]): Place[] {
  if (counters.length === 0) return [];
  const at = new Set(brokenOff(counters).map(({ line }) => line));
  return lines.flatMap(({ number: line, content: text }) => (at.has(line) ? [{ line, text }] : []));
}

/** Without what a later line, or a claim, makes no news. Places that log nothing stay. */
export function withoutProgress(
  places: readonly Place[],
  lines: readonly Line[],
  claims: readonly Claim[],
): Place[] {
  const last = new Map<string, Progress & { line: number }>();
  for (const { number: line, content } of lines) {
    const progress = progressOf(content);
    if (progress) last.set(progress.kind, { ...progress, line });
  }
  return places.filter(({ line, text }) => {
    const kind = progressOf(text)?.kind;
    const of = kind === undefined ? undefined : last.get(kind);
    if (!of) return true;
    const done = of.end === null ? hasLength(claims, of) : of.at === of.end;
    return !done && of.line === line;
  });
}

/** Whether the run is said to be as long. */
const hasLength = (claims: readonly Claim[], { kind, at }: Progress): boolean =>
  claims.some(({ quantity, value }) => quantity === (kind === 'epoch' ? 'epochs' : 'steps') && value === at);
