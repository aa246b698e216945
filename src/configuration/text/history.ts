// The history of an accountant as it prints it: a list of (noise multiplier, sampling rate, steps).
import type { Line } from './comments';

export interface HistoryEntry {
  line: number;
  /** Lines that speak of a history, so far: a later one is the same accountant at a later moment. */
  telling: number;
  noiseMultiplier: number;
  samplingRate: number;
  steps: number;
}

const NUMBER = String.raw`(\d*\.?\d+(?:e[+-]?\d+)?)`;
const TRIPLE = new RegExp(String.raw`[[(]\s*${NUMBER}\s*,\s*${NUMBER}\s*,\s*(\d+)\s*[\])]`, 'gi');

/** Entries on lines that speak of a history; each rate within (0, 1]. */
export function historyIn(lines: readonly Line[]): HistoryEntry[] {
  let telling = 0;
  let open = false;
  return lines.flatMap(({ number: line, content }, i) => {
    const tells = /histor|\(\s*(?:σ|sigma|noise_multiplier)\s*,/i;
    const own = tells.test(content);
    if (own) telling += 1;
    const near = own || tells.test(lines[i - 1]?.content ?? '') || open;
    // a list that goes on over lines
    open = near && !/\]\s*[,)}]*$/.test(content);
    if (!near) return [];
    return [...content.matchAll(TRIPLE)]
      .map(([, noise, rate, steps]) => ({
        line,
        telling,
        noiseMultiplier: Number(noise),
        samplingRate: Number(rate),
        steps: Number(steps),
      }))
      .filter(({ samplingRate, steps }) => samplingRate > 0 && samplingRate <= 1 && steps > 0);
  });
}
