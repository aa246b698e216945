// The numbers at an axis: which are shown, their text, and their place. They are measured before they are drawn, and a number
// is left out if it would touch another, leave the drawing, or read like another. Pure; it draws nothing.
import { type TypesetNumber, toText, typesetTicks } from '../notation/formatNumber';
import type { PlotBox } from './lineProfile';
import { tickWidth } from './measureText';

export interface AxisLabel {
  value: number;
  text: TypesetNumber;
  /** Box of the label's digits, in px of the drawing. */
  box: PlotBox;
}

/** Font size of the numbers at an axis, in px, at the usual size of text (.tick in styles/drawings.css). */
const TICK_SIZE = 12.5;
/** Extents of digits above the baseline and of commas below, as multiples of the font size. */
const ASCENT = 0.75;
const DESCENT = 0.12;
/** Font size of an exponent, and how much higher it stands, as multiples of the font size. */
const EXPONENT = { size: 0.75, raised: 0.45 };
/** Distance from a tick of a left axis down to the baseline of its number, as a multiple of the font size. */
const BASELINE = 0.33;
/** Least distance between two numbers, as a multiple of the font size. */
const APART = 0.3;
/** Px from a bottom axis to the top of a digit. */
export const BELOW_AXIS = 11;
/** Distance from the top of a digit to its baseline, as a multiple of the font size. */
const DIGIT = 0.71;

/** Writes a number with about `significant` digits. */
type WriteTick = (value: number, significant?: number) => TypesetNumber;

export interface AxisNumbers {
  /** Values of the ticks, rising or falling. */
  ticks: readonly number[];
  place: (value: number) => number;
  write?: WriteTick | undefined;
  /** Size of text, as a multiple of the usual one. */
  scale?: number;
  /** Numbers that are kept before all others if not all have room, in this order. The others are kept by their roundness. */
  first?: readonly number[];
}

/** Width of a tick's text, in px. */
function tickTextWidth({ mantissa, exponent }: TypesetNumber, scale = 1): number {
  const size = TICK_SIZE * scale;
  if (exponent === null) return tickWidth(mantissa, size);
  const base = tickWidth(mantissa === '' ? '10' : `${mantissa}×10`, size);
  return base + tickWidth(String(exponent), size * EXPONENT.size);
}

/** Width of the widest of these texts, in px. */
export const widestTick = (texts: readonly TypesetNumber[], scale = 1): number =>
  Math.max(0, ...texts.map((text) => tickTextWidth(text, scale)));

/** The texts of the ticks of an axis, in their order. */
export const tickTexts = ({ ticks, write }: Pick<AxisNumbers, 'ticks' | 'write'>): TypesetNumber[] =>
  typesetTicks(ticks, write);

/** Rank of a number by roundness: 0 first, then powers of ten, then 5 and 2 times these, then numbers with few digits. */
function roundness(value: number): number {
  if (value === 0) return 0;
  const [mantissa = ''] = Math.abs(value).toExponential().split('e');
  const place = ['1', '5', '2'].indexOf(mantissa);
  return place >= 0 ? 1 + place : 3 + mantissa.length;
}

const touch = (a: PlotBox, b: PlotBox, apart: number): boolean =>
  a.left < b.right + apart &&
  b.left < a.right + apart &&
  a.top < b.bottom + apart &&
  b.top < a.bottom + apart;

/** The labels that have room, in the order of the ticks. */
function kept(labels: readonly (AxisLabel | null)[], first: readonly number[], apart: number): AxisLabel[] {
  const rank = ({ value }: AxisLabel) => {
    const asked = first.indexOf(value);
    return asked >= 0 ? asked - first.length : roundness(value);
  };
  const free = labels.filter((label) => label !== null);
  const taken: AxisLabel[] = [];
  for (const label of free.toSorted((a, b) => rank(a) - rank(b))) {
    const said = toText(label.text);
    if (!taken.some((other) => toText(other.text) === said || touch(other.box, label.box, apart)))
      taken.push(label);
  }
  return free.filter((label) => taken.includes(label));
}

const heightOf = (baseline: number, { exponent }: TypesetNumber, size: number) => ({
  top: baseline - size * (exponent === null ? ASCENT : EXPONENT.raised + ASCENT * EXPONENT.size),
  bottom: baseline + size * DESCENT,
});

export interface LeftNumbers extends AxisNumbers {
  /** Place of the axis, in px of the drawing. */
  x: number;
  /** Px between the numbers and the axis. */
  gap?: number;
}

/** Labels right-aligned beside a vertical axis. None reaches beyond the drawing's left edge, which is at 0. */
export function leftLabels({ x, gap = 7, place, first = [], scale = 1, ...axis }: LeftNumbers): AxisLabel[] {
  const size = TICK_SIZE * scale;
  const labels = tickTexts(axis).map((text, i) => {
    const value = axis.ticks[i] as number;
    const right = x - gap;
    const left = right - tickTextWidth(text, scale);
    const box = { left, right, ...heightOf(place(value) + BASELINE * size, text, size) };
    return left < 0 || box.top < 0 ? null : { value, text, box };
  });
  return kept(labels, first, APART * size);
}

export interface BottomNumbers extends AxisNumbers {
  /** Place of the axis, in px of the drawing. */
  y: number;
  /** Px between which the numbers stay: the drawing's edges. */
  edges: readonly [left: number, right: number];
}

/** Labels centred under a horizontal axis; one at the drawing's edge is moved inwards, by less than half of its width. */
export function bottomLabels({
  y,
  edges,
  place,
  first = [],
  scale = 1,
  ...axis
}: BottomNumbers): AxisLabel[] {
  const size = TICK_SIZE * scale;
  const [from, to] = edges;
  const labels = tickTexts(axis).map((text, i) => {
    const value = axis.ticks[i] as number;
    const at = place(value);
    const width = tickTextWidth(text, scale);
    const left = Math.max(from, Math.min(at - width / 2, to - width));
    const right = left + width;
    if (at < left || at > right || right > to + 1e-6) return null;
    return { value, text, box: { left, right, ...heightOf(y + BELOW_AXIS + DIGIT * size, text, size) } };
  });
  return kept(labels, first, APART * size);
}
