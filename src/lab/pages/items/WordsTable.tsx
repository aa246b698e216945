// A table of sentences: they break, begin at the left, and have more room than the column that is read where there is some.
import type { ComponentProps } from 'react';
import { DataTable } from '../../ui/DataTable';
import styles from './WordsTable.module.css';

export const WordsTable = (table: { label: string } & ComponentProps<typeof DataTable>) => (
  <DataTable {...table} className={`table-scroll ${styles.scroll}`} />
);
