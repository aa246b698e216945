// Axes of the small figures that are plain SVG: lines, ticks, numbers. No scale of its own.
import { type TypesetNumber, typesetTick } from '../notation/formatNumber';
import { SvgNum } from '../notation/Num';
import type { SymbolId } from '../notation/table';
import styles from './PlainAxes.module.css';

interface AxisProps {
  ticks: readonly number[];
  place: (value: number) => number;
  write?: (value: number) => TypesetNumber;
  /** Lights up with the axis. */
  symbol?: SymbolId;
  /** In words, with its unit; a last word of one letter is set as a symbol. */
  title?: string;
  /** Of text, against the usual size. */
  scale?: number;
}

/** Px from an axis to the baseline of its title, at the usual size of text. */
const UNDER = 38;
const ABOVE = 14;

function Title({ text, x, y, anchor }: { text: string; x: number; y: number; anchor: 'start' | 'middle' }) {
  const [, words, letter] = /^(.*?)(\S?)$/.exec(text) ?? [];
  const symbol = letter !== undefined && (words === '' || words?.endsWith(' '));
  return (
    <text className={styles.words} x={x} y={y} textAnchor={anchor}>
      {symbol ? words : text}
      {symbol && <tspan className={styles.symbol}>{letter}</tspan>}
    </text>
  );
}

export function BottomAxis({ from, to, y, ...axis }: AxisProps & { from: number; to: number; y: number }) {
  const { ticks, place, write = typesetTick, symbol, title, scale = 1 } = axis;
  return (
    <g className="plain-axis" data-symbol={symbol}>
      <line x1={from} x2={to} y1={y} y2={y} stroke="var(--edge)" />
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(${place(tick)} ${y})`}>
          <line y2={5} stroke="var(--edge)" />
          <text className="tick" y={11} dy="0.71em" textAnchor="middle">
            <SvgNum of={write(tick)} />
          </text>
        </g>
      ))}
      {title && <Title text={title} x={(from + to) / 2} y={y + UNDER * scale} anchor="middle" />}
    </g>
  );
}

interface LeftAxisProps extends AxisProps {
  /** Px between the numbers and the axis. */
  gap?: number;
  x: number;
  to: number;
  /** Where the plot begins: the title stands above. */
  top?: number;
}

export function LeftAxis({ x, to, top, gap = 7, ...axis }: LeftAxisProps) {
  const { ticks, place, write = typesetTick, symbol, title, scale = 1 } = axis;
  return (
    <g className="plain-axis" data-symbol={symbol}>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(${x} ${place(tick)})`}>
          <line x2={to - x} stroke="var(--hairline)" />
          <text className="tick" x={-gap} dy="0.33em" textAnchor="end">
            <SvgNum of={write(tick)} />
          </text>
        </g>
      ))}
      {title && top !== undefined && <Title text={title} x={x} y={top - ABOVE * scale} anchor="start" />}
    </g>
  );
}
