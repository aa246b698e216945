// The part of chapter 4 where a reader chooses or drops a file, sees its first rows, and says which column is the label.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useId } from 'react';
import type { FilePreview } from '../../../audit/datasets/tableFiles/readTable';
import { say, sayError } from '../../../base/language/say';
import type { RecordMaker } from '../../../lab/chapters/frame/recordMaker';
import { countText } from '../../../lab/notation/formatNumber';
import { Button } from '../../../lab/ui/Button';
import { FileDrop, FilesButton } from '../../../lab/ui/inputs/FilesButton';
import { Select } from '../../../lab/ui/inputs/Select';
import { ScrollRegion } from '../../../lab/ui/ScrollRegion';
import { Unfold } from '../../../lab/ui/Unfold';
import styles from './OwnFile.module.css';
import type { OwnFileColumns, OwnFileEntry, OwnFileStore } from './ownFileStore';
import { useOwnFile } from './useOwnFile';

const KINDS: Record<FilePreview['columns'][number]['kind'], string> = {
  numbers: t`numbers`,
  text: t`text`,
  mixed: t`mixed`,
};

/** Number of columns that the table shows. Wider files show their first ones and the label. */
const SHOWN = 24;

function FilePreviewTable(props: { store: OwnFileStore; preview: FilePreview; columns: OwnFileColumns }) {
  const { store, preview, columns } = props;
  const id = useId();
  const { label, skip } = columns;
  const shown = preview.columns.map((_, j) => j).filter((j) => j < SHOWN || j === label);
  const hidden = preview.columns.length - shown.length;
  return (
    <>
      <p className={styles.label}>
        <label htmlFor={id}>{t`The label is`}</label>{' '}
        <Select
          id={id}
          choices={preview.columns.map(({ name, distinct, more }, j) => ({
            value: String(j),
            label: more ? t`${name} (more than ${distinct} values)` : t`${name} (${distinct} values)`,
          }))}
          value={String(label)}
          onChoice={(value) => void store.setColumns({ label: Number(value) })}
        />
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
                      <b className="audit">{t`${name}: label`}</b>
                    ) : (
                      <label>
                        <input
                          type="checkbox"
                          checked={!skip.includes(j)}
                          onChange={(event) =>
                            void store.setColumns({
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
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

/** Number of classes that are listed by name. */
const LISTED = 12;

export const OwnFile = memo(function OwnFile({ makers }: { makers: readonly RecordMaker[] }) {
  const { store, entry } = useOwnFile();
  const { status, name, preview, columns, prepared, error, header } = entry;

  const open = (file: File) => void store.open(file);
  return (
    <section
      className={`only-on-screen ${styles.file}`}
      data-testid="own-file"
      aria-labelledby="own-file-title"
    >
      <h3 id="own-file-title">{t`Your own records`}</h3>
      <FileDrop testId="own-file-drop" className={styles.drop ?? ''} over={styles.over ?? ''} onFile={open}>
        <FilesButton
          label={t`File of records`}
          accept=".csv,.tsv,.txt,.npy,.npz,text/csv"
          onFiles={([file]) => open(file)}
        >
          {name === null ? t`Choose a file` : t`Choose another file`}
        </FilesButton>
        <span>
          {name === null ? t`or drop it here` : <b>{name}</b>}{' '}
          <Trans>
            CSV, NPY or NPZ with one record a row. It never leaves this tab, where it is read and trained on.
            No link holds it, and it is forgotten when the tab is closed.
          </Trans>
        </span>
      </FileDrop>
      {makers.map(({ summary, Maker }) => (
        <Unfold key={summary} className={styles.maker ?? ''} summary={summary}>
          <Maker onFile={open} />
        </Unfold>
      ))}
      {error && (
        <p className={`doubt ${styles.error}`} role="alert">
          {sayError(error)}
          {prepared && ` ${t`What was there before stays.`}`}
        </p>
      )}
      {preview && columns && (
        <>
          <p className={`remark ${styles.facts}`} aria-live="polite">
            {recordsText(preview)}{' '}
            {status === 'reading' ? t`Reading…` : prepared && partsText(entry, prepared)}
          </p>
          {prepared?.notices.map(say).map((notice) => (
            <p key={notice} className={`remark ${styles.facts}`}>
              {notice}
            </p>
          ))}
          <FilePreviewTable store={store} preview={preview} columns={columns} />
          <div className={styles.more}>
            {isText(name) && (
              <label>
                <Trans>
                  <input
                    type="checkbox"
                    checked={
                      header === 'yes' ||
                      (header === 'auto' && preview.columns.some((c, j) => c.name !== `column ${j + 1}`))
                    }
                    onChange={(event) => store.setHeader(event.target.checked ? 'yes' : 'no')}
                  />{' '}
                  the first line names the columns
                </Trans>
              </label>
            )}
            <Button look="text" onClick={() => store.forget()}>{t`forget this file`}</Button>
          </div>
        </>
      )}
    </section>
  );
});

/** Whether the file is text, so that its first line may name the columns. A NumPy file has no such line. */
const isText = (name: string | null): boolean => !/\.np[yz]$/i.test(name ?? '');

function recordsText({ rows, columns }: FilePreview): string {
  const records = countText(rows);
  return t`${records} records of ${columns.length} columns.`;
}

function partsText(entry: OwnFileEntry, prepared: NonNullable<OwnFileEntry['prepared']>): string {
  const training = countText(prepared.trainRows);
  const auxiliary = countText(prepared.auxiliaryRows);
  const test = countText(prepared.testRows);
  const classes = classText(entry);
  return t`The models are trained on ${training} of them. S5 looks for a substitute in ${auxiliary}, and ${test} are for the test. The classes to train on are ${classes}.`;
}

function classText({ prepared, classNames }: OwnFileEntry): string {
  const counts = prepared?.trainingCounts ?? [];
  const listed = classNames.slice(0, LISTED).map((name, k) => `${name} ${counts[k] ?? 0}`);
  const rest = classNames.length - listed.length;
  const named = listed.join(', ');
  return rest > 0 ? t`${named} and ${rest} more` : named;
}
