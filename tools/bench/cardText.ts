// The line that the benchmark of a graphics card prints. FP32_TFLOPS is the card's float32 peak in TFLOP/s, for one that is not in PEAKS.
import type { CardTimes } from '../../test/browser/harness/webgpuCard';
import { paceText } from './trainingText';

/** Float32 peaks of cards in TFLOP/s, without tensor cores, as their makers' data sheets state them, by a part of their names. */
const PEAKS: readonly [RegExp, number][] = [
  [/H200|H100 (SXM|80GB HBM3)/i, 67],
  [/A100/i, 19.5],
  [/\bL4\b/i, 30.3],
  [/\bT4\b/i, 8.1],
  [/RTX 4090(?! D)/i, 82.6],
  [/RTX 3090(?! Ti)/i, 35.6],
];

function peakOf({ adapter, software }: CardTimes): number | null {
  const given = Number(process.env.FP32_TFLOPS);
  if (given > 0) return given;
  if (software) return null;
  return PEAKS.find(([name]) => name.test(adapter))?.[1] ?? null;
}

const milliseconds = (value: number): string => `${paceText(value)} ms`;

/** A speed, and its share of the peak where that is known. */
function speedText(gigaflops: number, peak: number | null): string {
  const share = peak === null ? '' : ` (${((gigaflops / peak) * 0.1).toFixed(0)}%)`;
  return `${(gigaflops / 1000).toPrecision(3)} TFLOP/s${share}`;
}

export function cardLine(times: CardTimes, version: string, day: string): string {
  const { adapter, software, heads, full, sampled, everyRow, gigaflops, product } = times;
  const peak = peakOf(times);
  return [
    software ? `card (software, no card: only the ratios tell)` : 'card',
    adapter,
    `Chromium ${version}, ${day}`,
    `n=${heads.rows} d=${heads.inputs} K=${heads.classes} R=${heads.models}`,
    `q=1 ${milliseconds(full)}`,
    `q=1/16 ${milliseconds(sampled)}, ${(sampled / full).toFixed(3)} of q=1`,
    `over every row ${milliseconds(everyRow)}, ${(everyRow / full).toFixed(3)}`,
    `heads ${speedText(gigaflops, peak)}`,
    `tfjs product of ${product.size} ${speedText(product.gigaflops, peak)}`,
    peak === null ? 'fp32 peak unknown' : `fp32 peak ${peak} TFLOP/s`,
  ].join(' | ');
}
