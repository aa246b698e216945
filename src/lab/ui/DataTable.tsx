// What a figure draws, as a table: a caption, a head for every column, and rows whose first cell is their head.
import { createElement, type ReactNode } from 'react';
import { ScrollRegion } from './ScrollRegion';

interface DataTableProps {
  /** Label of the region that the table scrolls in; without, its place lets it scroll. */
  label?: string;
  /** Class of the scroll region, or of the table if it does not scroll. */
  className?: string;
  caption: ReactNode;
  /** Headings of the column of row heads, then of each further one. */
  columns: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/** Children are known by their place, so that none needs a key: cells and rows of numbers do not move about. */
const element = (tag: string, children: readonly ReactNode[], scope?: 'col' | 'row') =>
  createElement(tag, scope && { scope }, ...children);

const head = (columns: readonly ReactNode[]) =>
  element(
    'tr',
    columns.map((name) => element('th', [name], 'col')),
  );

const row = ([name, ...cells]: readonly ReactNode[]) =>
  element('tr', [element('th', [name], 'row'), ...cells.map((cell) => element('td', [cell]))]);

export function DataTable({ label, className, caption, columns, rows }: DataTableProps) {
  const table = (
    <table className={label === undefined ? className : undefined}>
      <caption>{caption}</caption>
      <thead>{head(columns)}</thead>
      {element('tbody', rows.map(row))}
    </table>
  );
  return label === undefined ? (
    table
  ) : (
    <ScrollRegion label={label} className={className}>
      {table}
    </ScrollRegion>
  );
}
