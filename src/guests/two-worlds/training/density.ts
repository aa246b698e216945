// Counts how many models have their boundary in each cell of the plane, and how many say class 1 there. The counts are exact, although
// the margin is evaluated at few corners: a margin can change only so fast, so one value settles a whole block far from the boundary.

import type { Margin, WorldsModel } from '../engine/worlds';
import { Lattice } from './lattice';

/** Cells on a side of a block that is not divided further, so that its every corner is evaluated. */
const LEAF = 4;

/** The counts for the models of one kept step, which are added one after another. */
export class Density {
  /** Counts of models whose margin is positive all over a block, as differences along rows and columns, (grid + 1) x (grid + 1). */
  private readonly steps: Float64Array;
  /** Counts for the cells whose corners were evaluated: corners with class 1, and models with both classes at a cell's corners. */
  private readonly saying: Float64Array;
  private readonly passing: Float64Array;
  private readonly lattice: Lattice;
  private models = 0;

  constructor(
    model: WorldsModel,
    private readonly grid: number,
  ) {
    this.lattice = new Lattice(model, grid);
    this.steps = new Float64Array((grid + 1) ** 2);
    this.saying = new Float64Array(grid ** 2);
    this.passing = new Float64Array(grid ** 2);
  }

  add(margin: Margin, at: number): void {
    this.lattice.open(margin, at);
    this.visit(0, this.grid, 0, this.grid);
    this.models++;
  }

  /** Counts the cells of rows top to bottom - 1 and columns left to right - 1. */
  private visit(top: number, bottom: number, left: number, right: number): void {
    const rows = bottom - top;
    const columns = right - left;
    const row = top + (rows >> 1);
    const column = left + (columns >> 1);
    const margin = this.lattice.at(row, column);
    if (Math.abs(margin) > this.lattice.change(rows - (rows >> 1), columns - (columns >> 1))) {
      if (margin > 0) this.settle(top, bottom, left, right);
    } else if (rows <= LEAF && columns <= LEAF) this.look(top, bottom, left, right);
    else {
      const across = columns > LEAF ? column : right;
      const down = rows > LEAF ? row : bottom;
      this.visit(top, down, left, across);
      if (across < right) this.visit(top, down, across, right);
      if (down < bottom) this.visit(down, bottom, left, across);
      if (across < right && down < bottom) this.visit(down, bottom, across, right);
    }
  }

  /** Counts a block on which the model says class 1 everywhere. */
  private settle(top: number, bottom: number, left: number, right: number): void {
    const { steps, grid } = this;
    const width = grid + 1;
    steps[top * width + left]++;
    steps[top * width + right]--;
    steps[bottom * width + left]--;
    steps[bottom * width + right]++;
  }

  /** Counts a block cell by cell, with one row of corners after the other. */
  private look(top: number, bottom: number, left: number, right: number): void {
    const { lattice, passing, saying, grid } = this;
    let above = lattice.signs(top, left, right);
    for (let i = top; i < bottom; i++) {
      const below = lattice.signs(i + 1, left, right);
      for (let j = left, a = above, b = below; j < right; j++, a >>= 1, b >>= 1) {
        const here = PAIR[a & 3] + PAIR[b & 3];
        saying[i * grid + j] += here;
        passing[i * grid + j] += MIXED[here];
      }
      above = below;
    }
  }

  /** Writes the shares of the models so far into the two targets from `at` on, as grid x grid. */
  write(boundary: Float32Array, positive: Float32Array, at: number): void {
    const { grid, steps, saying, passing, models } = this;
    const above = new Float64Array(grid);
    for (let i = 0; i < grid; i++) {
      let along = 0;
      for (let j = 0; j < grid; j++) {
        along += steps[i * (grid + 1) + j];
        above[j] += along;
        boundary[at + i * grid + j] = passing[i * grid + j] / models;
        positive[at + i * grid + j] = (4 * above[j] + saying[i * grid + j]) / (4 * models);
      }
    }
  }
}

/** Number of set bits of a number below four. */
const PAIR = Uint8Array.of(0, 1, 1, 2);
/** 1 where some of a cell's four corners say class 1 and some do not. */
const MIXED = Uint8Array.of(0, 1, 1, 1, 0);
