// The history of an accountant as it prints it: a list of (noise multiplier, sampling rate, steps).
import type { Line } from './comments';

export interface HistoryEntry {
  line: number;
  noiseMultiplier: number;
  samplingRate: number;
  steps: number;
}

const NUMBER = String.raw`(\d*\.?\d+(?:e[+-]?\d+)?)`;
const TRIPLE = new RegExp(String.raw`[[(]\s*${NUMBER}\s*,\s*${NUMBER}\s*,\s*(\d+)\s*[\])]`, 'gi');

/** Entries on lines that speak of a history; each rate within (0, 1]. */
export function historyIn(lines: readonly Line[]): HistoryEntry[] {
  return lines.flatMap(({ number: line, content }, i) => {
    const near = `${lines[i - 1]?.content ?? ''} ${content}`;
    if (!/histor|\(\s*(?:σ|sigma|noise_multiplier)\s*,/i.test(near)) return [];
    return [...content.matchAll(TRIPLE)]
      .map(([, noise, rate, steps]) => ({
        line,
        noiseMultiplier: Number(noise),
        samplingRate: Number(rate),
        steps: Number(steps),
      }))
      .filter(({ samplingRate, steps }) => samplingRate > 0 && samplingRate <= 1 && steps > 0);
  });
}
