// A part of a page that is a heading, some words and a table.
import { t } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '../../ui/DataTable';
import styles from './TablePart.module.css';

interface TablePartProps extends Pick<ComponentProps<typeof DataTable>, 'caption' | 'columns' | 'rows'> {
  /** Whether the table has many columns. */
  wide?: boolean;
  /** Id of the heading. Without it the part has none, because the table stands under another heading. */
  id?: string;
  title: string;
  children: ReactNode;
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

/** A table of sentences, whose cells wrap and are aligned at the left. */
export const WordsTable = (table: { label: string } & ComponentProps<typeof DataTable>) => (
  <DataTable {...table} className={`table-scroll ${styles.scroll}`} />
);
