// The first rows of a reader's file, with the choice of the label column and of columns to leave out.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { FilePreview } from '../../../../audit/datasets/ownFile/readFile';
import type { OwnFileColumns } from '../../../jobs';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import styles from './FilePreviewTable.module.css';

interface FilePreviewTableProps {
  preview: FilePreview;
  columns: OwnFileColumns;
  onColumns: (change: Partial<OwnFileColumns>) => void;
}

const KINDS: Record<FilePreview['columns'][number]['kind'], string> = {
  numbers: t`numbers`,
  text: t`text`,
  mixed: t`mixed`,
};

/** Columns of the table; wider files show their first ones and the label. */
const SHOWN = 24;

export function FilePreviewTable({ preview, columns, onColumns }: FilePreviewTableProps) {
  const id = useId();
  const { label, skip } = columns;
  const shown = preview.columns.map((_, j) => j).filter((j) => j < SHOWN || j === label);
  const hidden = preview.columns.length - shown.length;
  return (
    <>
      <p className={styles.label}>
        <label htmlFor={id}>
          <Trans>The label is</Trans>
        </label>{' '}
        <select
          id={id}
          className="select"
          value={label}
          onChange={(event) => onColumns({ label: Number(event.target.value) })}
        >
          {preview.columns.map(({ name, distinct, more }, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={j} value={j}>
              {more ? t`${name} (more than ${distinct} values)` : t`${name} (${distinct} values)`}
            </option>
          ))}
        </select>
      </p>
      <ScrollRegion label={t`First rows of the file`} className={`table-scroll ${styles.rows}`}>
        <table>
          <caption>
            <Trans>The first rows. Columns without a tick are left out.</Trans>
            {hidden > 0 && ` ${t`${hidden} further columns are used but not shown.`}`}
          </caption>
          <thead>
            <tr>
              {shown.map((j) => {
                const { name, kind } = preview.columns[j];
                return (
                  <th key={j} scope="col">
                    {j === label ? (
                      <b className="audit">
                        <Trans>{name}: label</Trans>
                      </b>
                    ) : (
                      <label>
                        <input
                          type="checkbox"
                          checked={!skip.includes(j)}
                          onChange={(event) =>
                            onColumns({
                              skip: event.target.checked ? skip.filter((other) => other !== j) : [...skip, j],
                            })
                          }
                        />{' '}
                        {name}
                        {kind !== 'numbers' && <span className="soft"> {KINDS[kind]}</span>}
                      </label>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {preview.firstRows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={i}>
                {shown.map((j) => (
                  <td key={j} className={j !== label && skip.includes(j) ? 'soft' : undefined}>
                    {row[j] === '' ? t`(empty)` : row[j]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
