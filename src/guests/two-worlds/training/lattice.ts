// Evaluates one model's margin at the corners of all cells. The parts of it that depend on a corner's row alone, or on its column alone,
// are computed beforehand.
import { marginAt, UNIT } from '../engine/margin';
import type { Margin, WorldsModel } from '../engine/worlds';
import { marginSize } from './margins';

/** Largest exponent: four factors up to e^175 have a finite product. Weights that need larger ones are rare, and take a slower way. */
const LARGEST_EXPONENT = 175;

/**
 * The margin of a model at every corner. It uses tanh(z) = 1 - 2/(1 + e^(2z)). For z = (a x + c) + b y the exponential is a product of a
 * number for the column and one for the row, and each of these is a constant times the one before. Two units share a division, which
 * takes as long as all the rest.
 */
export class Lattice {
  private readonly units: number;
  /** Exponentials as [column][unit] and [row][unit], with an even number of units. For a straight boundary, one summand each. */
  private readonly byColumn: Float64Array;
  private readonly byRow: Float64Array;
  /** Weight of each unit's 1/(1 + e^(2z)). */
  private readonly weights: Float64Array;
  private readonly margins: Float64Array;
  private constant = 0;
  /** The opened model, and where its numbers begin, if its exponentials would be too large; otherwise null. */
  private steep: { margin: Margin; at: number } | null = null;
  /** The most that a margin changes over one cell, along a row and along a column. */
  private across = 0;
  private down = 0;

  constructor(
    model: WorldsModel,
    private readonly grid: number,
  ) {
    this.units = model === 'logistic' ? 0 : (marginSize(model) - 1) / UNIT;
    const even = this.units + (this.units % 2);
    const numbers = (grid + 1) * Math.max(1, even);
    this.byColumn = new Float64Array(numbers);
    this.byRow = new Float64Array(numbers);
    this.weights = new Float64Array(even);
    this.margins = new Float64Array(grid + 1);
  }

  /** Prepares the model whose numbers begin at `at`. */
  open(margin: Margin, at: number): void {
    const { grid, units, byColumn, byRow, weights } = this;
    const cell = 2 / grid;
    if (units === 0) {
      for (let k = 0; k <= grid; k++) {
        byColumn[k] = margin[at] * ((2 * k) / grid - 1) + margin[at + 2];
        byRow[k] = margin[at + 1] * (1 - (2 * k) / grid);
      }
      this.across = Math.abs(margin[at]) * cell;
      this.down = Math.abs(margin[at + 1]) * cell;
      return;
    }
    this.constant = margin[at + UNIT * units];
    this.steep = null;
    this.across = 0;
    this.down = 0;
    for (let u = 0; u < units; u++) {
      const from = at + UNIT * u;
      const [a, b, c, v] = [margin[from], margin[from + 1], margin[from + 2], margin[from + 3]];
      let [atColumn, atRow] = [Math.exp(2 * (c - a)), Math.exp(2 * b)];
      const [nextColumn, nextRow] = [Math.exp(2 * a * cell), Math.exp(-2 * b * cell)];
      for (let k = u; k < byColumn.length; k += weights.length) {
        byColumn[k] = atColumn;
        byRow[k] = atRow;
        atColumn *= nextColumn;
        atRow *= nextRow;
      }
      if (2 * Math.max(Math.abs(a) + Math.abs(c), Math.abs(b)) > LARGEST_EXPONENT)
        this.steep = { margin, at };
      this.constant += v;
      weights[u] = 2 * v;
      // the slope of tanh is at most 1
      this.across += Math.abs(v * a) * cell;
      this.down += Math.abs(v * b) * cell;
    }
  }

  /** The margin at the corner that has `row` rows of cells above it and `column` columns to its left. */
  at(row: number, column: number): number {
    this.fill(row, column, column);
    return this.margins[column];
  }

  /** The classes at the corners of a row from `first` to `last`, a bit for each, with `first` in the lowest. */
  signs(row: number, first: number, last: number): number {
    this.fill(row, first, last);
    let bits = 0;
    for (let j = last; j >= first; j--) bits = 2 * bits + (this.margins[j] > 0 ? 1 : 0);
    return bits;
  }

  /** Writes the margins at the corners of a row from `first` to `last`. */
  private fill(row: number, first: number, last: number): void {
    const { units, byColumn, byRow, weights, margins, constant, steep, grid } = this;
    if (steep) {
      const y = 1 - (2 * row) / grid;
      for (let j = first; j <= last; j++) {
        margins[j] = marginAt('network', steep.margin, steep.at, UNIT * units + 1, (2 * j) / grid - 1, y);
      }
      return;
    }
    if (units === 0) {
      for (let j = first; j <= last; j++) margins[j] = byColumn[j] + byRow[row];
      return;
    }
    const width = weights.length;
    for (let j = first; j <= last; j++) {
      let sum = constant;
      for (let u = 0, c = j * width, r = row * width; u < width; u += 2, c += 2, r += 2) {
        const own = 1 + byColumn[c] * byRow[r];
        const other = 1 + byColumn[c + 1] * byRow[r + 1];
        sum -= (weights[u] * other + weights[u + 1] * own) / (own * other);
      }
      margins[j] = sum;
    }
  }

  /** The most by which the margin can differ between corners that are `rows` and `columns` cells apart. */
  change(rows: number, columns: number): number {
    return rows * this.down + columns * this.across;
  }
}
