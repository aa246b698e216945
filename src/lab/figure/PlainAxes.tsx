// Axes of figures that are plain SVG: lines, ticks, and the numbers that have room. The figure brings its own scale. Screen readers skip
// the numbers of the axes, because every figure has a description and a table.
import { SvgNum } from '../notation/Num';
import type { SymbolId } from '../notation/table';
import { BELOW_AXIS, type BottomNumbers, bottomLabels, type LeftNumbers, leftLabels } from './axisLabels';
import styles from './PlainAxes.module.css';
import { UNSPOKEN } from './unspoken';

interface AxisLook {
  /** Symbol that lights up with the axis. */
  symbol?: SymbolId;
  /** Title in words, with its unit; a last word of one letter is set as a symbol. */
  title?: string;
}

/** Px from the bottom axis down to the baseline of its title, at the usual size of text. */
const UNDER = 38;
/** Px from the top of the plot up to the baseline of the left axis' title, at the usual size of text. */
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

interface BottomAxisProps extends AxisLook, BottomNumbers {
  from: number;
  to: number;
}

export function BottomAxis({ from, to, symbol, title, ...axis }: BottomAxisProps) {
  const { place, y, scale = 1 } = axis;
  return (
    <g className="plain-axis" data-symbol={symbol} {...UNSPOKEN}>
      <line x1={from} x2={to} y1={y} y2={y} stroke="var(--edge)" />
      {bottomLabels(axis).map(({ value, text, box }) => (
        <g key={value} transform={`translate(${place(value)} ${y})`}>
          <line y2={5} stroke="var(--edge)" />
          <text
            className="tick"
            data-testid="tick"
            x={Number(((box.left + box.right) / 2 - place(value)).toFixed(2))}
            y={BELOW_AXIS}
            dy="0.71em"
            textAnchor="middle"
          >
            <SvgNum of={text} />
          </text>
        </g>
      ))}
      {title && <Title text={title} x={(from + to) / 2} y={y + UNDER * scale} anchor="middle" />}
    </g>
  );
}

interface LeftAxisProps extends AxisLook, LeftNumbers {
  to: number;
  /** Upper end of the plot, in px, above which the title stands. */
  top?: number;
}

export function LeftAxis({ to, top, symbol, title, ...axis }: LeftAxisProps) {
  const { place, x, scale = 1 } = axis;
  return (
    <g className="plain-axis" data-symbol={symbol} {...UNSPOKEN}>
      {leftLabels(axis).map(({ value, text, box }) => (
        <g key={value} transform={`translate(${x} ${place(value)})`}>
          <line x2={to - x} stroke="var(--hairline)" />
          <text className="tick" data-testid="tick" x={box.right - x} dy="0.33em" textAnchor="end">
            <SvgNum of={text} />
          </text>
        </g>
      ))}
      {title && top !== undefined && <Title text={title} x={x} y={top - ABOVE * scale} anchor="start" />}
    </g>
  );
}
