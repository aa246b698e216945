// Processor time of this process while it runs a function, and statistics of several such times.

/** Statistics of repeated measurements, in milliseconds. */
export interface Timings {
  median: number;
  p95: number;
  p99: number;
  worst: number;
}

/** Milliseconds that a measurement must take. Quicker runs are repeated until they have taken as long. */
const LEAST = 2;

/** Processor time of one run, in milliseconds. */
export function cpuOf(run: () => void): number {
  for (let count = 1; ; count *= 4) {
    const start = process.cpuUsage();
    for (let i = 0; i < count; i++) run();
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent >= LEAST || count > 1000) return spent / count;
  }
}

export function summarise(milliseconds: number[]): Timings {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/** The median over some rounds, after as many warm-up rounds. The page computes its curves in advance too, until they are compiled. */
export function medianOf(rounds: number, run: () => void): number {
  for (let i = 0; i < rounds; i++) run();
  return summarise(Array.from({ length: rounds }, () => cpuOf(run))).median;
}
