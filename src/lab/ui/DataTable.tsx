// A table of what a figure draws: a caption, a heading for every column, and rows whose first cell is their heading.
import { createElement, type ReactNode } from 'react';
import { ScrollRegion } from './ScrollRegion';

interface DataTableProps {
  /** Label of the region that the table scrolls in. Without it the element around the table scrolls. */
  label?: string;
  /** Class of the scroll region, or of the table if it does not scroll. */
  className?: string;
  caption: ReactNode;
  /** Headings: first that of the column with the rows' headings, then one for each further column. */
  columns: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/** An element whose children are passed as arguments and so need no keys, since cells and rows of numbers keep their places. */
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
