// A part of a page that is a heading, some words and a table.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/DataTable';
import { ScrollRegion } from '../../ui/ScrollRegion';

interface TablePartProps {
  /** Of the heading; without, where the table stands under another. */
  id?: string;
  title: string;
  /** The words above it. */
  children: ReactNode;
  caption: ReactNode;
  columns: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

export const TablePart = ({ id, title, children, ...table }: TablePartProps) => (
  <section aria-labelledby={id}>
    {id && <h3 id={id}>{title}</h3>}
    <p className="part-caption">{children}</p>
    <ScrollRegion label={t`${title}: table`} className="table-scroll part-caption">
      <DataTable {...table} />
    </ScrollRegion>
  </section>
);
