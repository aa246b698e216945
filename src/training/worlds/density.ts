// How many models draw their boundary through each cell of the plane, and how many say class 1 there.
import { marginAt } from './margins';
import type { Margin, WorldsModel } from './worlds';

/** Models of one moment, one after another. */
export class Density {
  /** Of each corner of a cell, rows from the top: how many say class 1. */
  private readonly positiveAt: Float64Array;
  private readonly passing: Float64Array;
  /** Of the model in work: 1 where it says class 1. */
  private readonly side: Uint8Array;
  private models = 0;

  constructor(
    private readonly model: WorldsModel,
    private readonly grid: number,
  ) {
    const corners = (grid + 1) ** 2;
    this.positiveAt = new Float64Array(corners);
    this.side = new Uint8Array(corners);
    this.passing = new Float64Array(grid ** 2);
  }

  /** `at`: where the margin's numbers begin. */
  add(margin: Margin, at: number): void {
    const { grid, side, positiveAt, passing } = this;
    const corners = grid + 1;
    for (let i = 0; i < corners; i++) {
      const y = 1 - (2 * i) / grid;
      for (let j = 0; j < corners; j++) {
        const says = marginAt(this.model, margin, at, (2 * j) / grid - 1, y) > 0 ? 1 : 0;
        side[i * corners + j] = says;
        positiveAt[i * corners + j] += says;
      }
    }
    for (let i = 0; i < grid; i++) {
      for (let j = 0; j < grid; j++) {
        const c = i * corners + j;
        const saying = side[c] + side[c + 1] + side[c + corners] + side[c + corners + 1];
        if (saying % 4 !== 0) passing[i * grid + j]++;
      }
    }
    this.models++;
  }

  /** Shares of the models so far, grid x grid, into the two targets from `at` on. */
  write(boundary: Float32Array, positive: Float32Array, at: number): void {
    const { grid, positiveAt, passing, models } = this;
    const corners = grid + 1;
    for (let i = 0; i < grid; i++) {
      for (let j = 0; j < grid; j++) {
        const c = i * corners + j;
        const saying =
          positiveAt[c] + positiveAt[c + 1] + positiveAt[c + corners] + positiveAt[c + corners + 1];
        boundary[at + i * grid + j] = passing[i * grid + j] / models;
        positive[at + i * grid + j] = saying / (4 * models);
      }
    }
  }
}
