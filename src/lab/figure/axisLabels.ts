// The numbers beside an axis: which, what they say, and where. They are measured before they are drawn: one that
// would touch another, leave the drawing, or say what another one says is left out. Pure; it draws nothing.
import { type TypesetNumber, toText, typesetTicks } from '../notation/formatNumber';
import type { PlotBox } from './lineProfile';
import { tickWidth } from './measureText';

export interface AxisLabel {
  value: number;
  text: TypesetNumber;
  /** Box of the label's digits, in px of the drawing. */
  box: PlotBox;
}

/** Px of the numbers at an axis, at the usual size of text (.tick in styles/drawings.css). */
const TICK_SIZE = 12.5;
/** Extents in sizes of the text: digits and commas around the baseline, and how much smaller and higher an exponent is. */
const ASCENT = 0.75;
const DESCENT = 0.12;
const EXPONENT = { size: 0.75, raised: 0.45 };
/** Distances in sizes of the text: from a tick of a left axis down to the baseline, and between two numbers. */
const BASELINE = 0.33;
const APART = 0.3;
/** Px from a bottom axis to the top of a digit, and in sizes of the text from there to the baseline. */
export const BELOW_AXIS = 11;
const DIGIT = 0.71;

/** Writes a number with about so many significant digits. */
type WriteTick = (value: number, significant?: number) => TypesetNumber;

export interface AxisNumbers {
  /** Values of the ticks, rising or falling. */
  ticks: readonly number[];
  place: (value: number) => number;
  write?: WriteTick | undefined;
  /** Size of text against the usual one. */
  scale?: number;
  /** Numbers that are kept where not all have room: the first of these. Otherwise the roundest are. */
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

/** What the ticks of an axis say, in their order. */
export const tickTexts = ({ ticks, write }: Pick<AxisNumbers, 'ticks' | 'write'>): TypesetNumber[] =>
  typesetTicks(ticks, write);

/** 0 comes first, then powers of ten, then 5 and 2 times these, then what has the fewest digits. */
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

/** Labels that have room, in the order of the ticks. */
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

/** Right-aligned beside a vertical axis; nothing reaches beyond the drawing's left edge at 0. */
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
