// A part of a page that is a heading, some words and a table.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/DataTable';
import styles from './TablePart.module.css';

interface TablePartProps {
  /** Of a table with many columns, on a page that is one column. */
  wide?: boolean;
  /** Of the heading; without, where the table stands under another. */
  id?: string;
  title: string;
  /** The words above it. */
  children: ReactNode;
  caption: ReactNode;
  columns: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

export const TablePart = ({ id, title, wide = false, children, ...table }: TablePartProps) => (
  <section className={styles.part} aria-labelledby={id}>
    {id && <h3 id={id}>{title}</h3>}
    <p className="part-caption">{children}</p>
    <div className={wide ? styles.wide : undefined}>
      <DataTable label={t`${title}: table`} className="table-scroll part-caption" {...table} />
    </div>
  </section>
);
