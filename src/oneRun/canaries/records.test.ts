// Canaries that are records of a data set.
import { expect, it } from 'vitest';
import type { RecordTable } from '../../audit/datasets/types';
import { recordCanaries } from './records';

const table: RecordTable = {
  rows: 3000,
  columns: 1,
  classes: 4,
  features: new Float64Array(3000),
  labels: Uint16Array.from({ length: 3000 }, (_, i) => i % 4),
};

const { order, labels } = recordCanaries('own labels', table, 1000, 3);

it('canaries are rows drawn without replacement, with the other rows behind them', () => {
  expect(new Set(order).size).toBe(table.rows);
});

it('canaries keep their own labels if they are asked to', () => {
  labels.forEach((label, i) => {
    expect(label).toBe(table.labels[order[i]!]);
  });
});

it('the seed alone decides which rows are canaries', () => {
  expect(recordCanaries('wrong labels', table, 10, 3).order).toEqual(order);
  expect(recordCanaries('own labels', table, 10, 4).order).not.toEqual(order);
});

it('canaries are drawn from all rows evenly', () => {
  // the mean row number of 1,000 of 3,000, within five standard errors
  const mean = order.slice(0, 1000).reduce((sum, row) => sum + row, 0) / 1000;
  expect(Math.abs(mean - 1499.5)).toBeLessThan(5 * 866 * Math.sqrt((1 - 1 / 3) / 1000));
});

it('mislabelled canaries have each wrong label equally often', () => {
  const wrong = recordCanaries('wrong labels', table, 3000, 5);
  const shifts = [0, 0, 0, 0];
  wrong.labels.forEach((label, i) => {
    shifts[(label - table.labels[wrong.order[i]!]! + 4) % 4]!++;
  });
  expect(shifts[0]).toBe(0);
  for (const count of shifts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(2000 / 3));
});

it('more canaries than there are records are refused', () => {
  expect(() => recordCanaries('wrong labels', table, 3001, 1)).toThrow(/m is 3001/);
});
