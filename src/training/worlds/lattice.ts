// One model's margin at the corners of all cells, as fast as one can look: a corner's row and column each have their part of it ready.
import { marginAt, marginSize, UNIT } from './margins';
import type { Margin, WorldsModel } from './worlds';

/** Two exponentials up to e^350 have a finite product. Weights that need larger ones are rare, and looked at one by one. */
const LARGEST_EXPONENT = 350;

/**
 * tanh(z) = 1 - 2/(1 + e^(2z)), and for z = (a x + c) + b y the exponential is a product of one number by column and one by
 * row: (grid + 1) exponentials a side instead of a tanh a corner.
 */
export class Lattice {
  private readonly units: number;
  /** [column][unit], [row][unit]; of a straight boundary one number each, to be added. */
  private readonly byColumn: Float64Array;
  private readonly byRow: Float64Array;
  /** What each unit's 2/(1 + e^(2z)) counts for. */
  private readonly weights: Float64Array;
  private constant = 0;
  /** The model in work where its exponentials would be too large, and where its numbers begin. */
  private steep: { margin: Margin; at: number } | null = null;
  /** The most that a margin changes over one cell, along a row and along a column. */
  private across = 0;
  private down = 0;

  constructor(
    model: WorldsModel,
    private readonly grid: number,
  ) {
    this.units = model === 'logistic' ? 0 : (marginSize(model) - 1) / UNIT;
    const numbers = (grid + 1) * Math.max(1, this.units);
    this.byColumn = new Float64Array(numbers);
    this.byRow = new Float64Array(numbers);
    this.weights = new Float64Array(this.units);
  }

  /** The model in work from now on. */
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
      for (let k = 0; k <= grid; k++) {
        byColumn[k * units + u] = Math.exp(2 * (a * ((2 * k) / grid - 1) + c));
        byRow[k * units + u] = Math.exp(2 * b * (1 - (2 * k) / grid));
      }
      if (2 * Math.max(Math.abs(a) + Math.abs(c), Math.abs(b)) > LARGEST_EXPONENT)
        this.steep = { margin, at };
      this.constant += v;
      weights[u] = 2 * v;
      // tanh is nowhere steeper than 1
      this.across += Math.abs(v * a) * cell;
      this.down += Math.abs(v * b) * cell;
    }
  }

  /** The margin at the corner below so many rows of cells and right of so many columns. */
  at(row: number, column: number): number {
    const { units, byColumn, byRow, weights, steep, grid } = this;
    if (steep) {
      return marginAt('network', steep.margin, steep.at, (2 * column) / grid - 1, 1 - (2 * row) / grid);
    }
    if (units === 0) return byColumn[column] + byRow[row];
    let sum = this.constant;
    for (let u = 0; u < units; u++) {
      sum -= weights[u] / (1 + byColumn[column * units + u] * byRow[row * units + u]);
    }
    return sum;
  }

  /** The most that the margin differs between corners so many cells apart. */
  change(rows: number, columns: number): number {
    return rows * this.down + columns * this.across;
  }
}
