// A comparison of audits or bounds by what they demand or cover. Readers choose what they have or need, and see which rows remain and
// why the others are excluded. On a narrow page each row says this in words.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { ChoiceRow } from '../../chapters/frame/bars/ChoiceRow';
import { type Need, NeedMark } from '../../chapters/frame/NeedMark';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { DataTable } from '../../ui/DataTable';
import { Toggles } from '../../ui/inputs/Toggles';
import styles from './Comparison.module.css';

interface Cell {
  text: string;
  /** Mark of the cell; null where the column has none. */
  need: Need | null;
  look?: string | undefined;
}

export interface Compared {
  id: string;
  title: string;
  by: string;
  /** Cells in the order of the columns. */
  cells: readonly Cell[];
  /** Words for a narrow page. */
  words: ReactNode;
  /** Reasons for exclusion, one per column; empty if the row still qualifies. */
  refused: readonly { of: string; words: string }[];
  /** Facts with their names. A fact with an empty text is left out. */
  facts: readonly (readonly [name: string, text: string])[];
}

interface ComparisonProps<Id extends string> {
  id: string;
  noteId: string;
  title: string;
  about: ReactNode;
  legend: ReactNode;
  offers: readonly { id: Id; label: string }[];
  offered: readonly Id[];
  onOffered: (offered: readonly Id[]) => void;
  children?: ReactNode;
  left: (count: number) => string;
  /** The choice in words, for screen readers. */
  choice: string;
  columns: readonly { id: string; heading: string }[];
  rows: readonly Compared[];
  first: string;
  table: { title: string; label: string; caption: string; row: string };
  /** Whether columns can be narrow, since each has a mark and little text. */
  narrow?: boolean;
}

const reasonsOf = ({ refused }: Compared): string => refused.map(({ words }) => words).join(', ');

/** Words on why a row is excluded, such as 'falls out: takes two runs, sees every step'. */
const outText = (row: Compared): string => t`falls out: ${{ reasons: reasonsOf(row) }}`;

function Note({ row, id }: { row: Compared; id: string }) {
  const { title, by, refused, facts } = row;
  const reasons = reasonsOf(row);
  return (
    <section className={styles.note} aria-labelledby={id} aria-live="polite">
      <h4 id={id}>
        {title} <span className="soft">{by}</span>
      </h4>
      {refused.length > 0 && (
        <p>
          <Trans>With what you have said it falls out: {reasons}.</Trans>
        </p>
      )}
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

const RowName = ({ row }: { row: Compared }) => (
  <span>
    <span className={styles.title}>{row.title}</span> <span className={styles.by}>{row.by}</span>
    {row.refused.length > 0 && <span className="visually-hidden">, {outText(row)}</span>}
  </span>
);

export function Comparison<Id extends string>(props: ComparisonProps<Id>) {
  const { id, title, offers, offered, onOffered, columns, rows, table, narrow = false } = props;
  const group = useId();
  const [chosen, setChosen] = useState(props.first);
  const left = rows.filter(({ refused }) => refused.length === 0).length;
  return (
    <figure className={`chapter-figure ${styles.audits} ${narrow ? styles.narrow : ''}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="part-caption not-on-slides">{props.about}</p>
      <div className={styles.controls}>
        <Toggles
          legend={props.legend}
          choices={offers}
          on={offered}
          onToggle={(one) =>
            onOffered(offered.includes(one) ? offered.filter((other) => other !== one) : [...offered, one])
          }
        />
        {props.children}
      </div>
      <p className={styles.left} role="status">
        {props.left(left)}
      </p>
      <fieldset className={styles.rows}>
        <legend className="visually-hidden">{props.choice}</legend>
        <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
          <span />
          {columns.map(({ id: column, heading }) => (
            <span key={column}>{heading}</span>
          ))}
        </div>
        {rows.map((row) => (
          <Fragment key={row.id}>
            <ChoiceRow
              className={`${styles.row} ${row.refused.length > 0 ? styles.out : ''}`}
              group={group}
              chosen={row.id === chosen}
              onChoose={() => setChosen(row.id)}
              nameClass={styles.name ?? ''}
              name={<RowName row={row} />}
            >
              {row.cells.map(({ text, need, look }, at) => (
                <span
                  key={columns[at].id}
                  className={`${styles.cell} ${row.refused.some(({ of }) => of === columns[at].id) ? styles.reason : ''}`}
                  aria-hidden="true"
                >
                  {need && <NeedMark need={need} />}
                  <span className={look}>{text}</span>
                </span>
              ))}
              <span className={styles.words} aria-hidden="true">
                {row.refused.length > 0 ? outText(row) : row.words}
              </span>
            </ChoiceRow>
            {row.id === chosen && (
              <div className="not-on-slides">
                <Note row={row} id={props.noteId} />
              </div>
            )}
          </Fragment>
        ))}
      </fieldset>
      <FigureNumbers title={table.title}>
        {() => (
          <DataTable
            label={table.label}
            caption={table.caption}
            columns={[table.row, ...columns.map(({ heading }) => heading), t`with what you have said`]}
            rows={rows.map((row) => [
              `${row.title} (${row.by})`,
              ...row.cells.map(({ text }) => text),
              row.refused.length === 0 ? t`remains` : outText(row),
            ])}
          />
        )}
      </FigureNumbers>
    </figure>
  );
}
