// One row of the form: its number, where that came from, and the other numbers that the text gives it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { namedChoices, Select } from '../../../lab/ui/inputs/Select';
import { TextBox } from '../../../lab/ui/inputs/TextBox';
import { exactNumber } from '../../../scenario';
import { kindsOf } from '../engine/form/asked';
import type { Row } from '../engine/form/resolve';
import type { Kind, RowReading } from '../engine/reading';
import styles from './RowField.module.css';
import { KIND_NAMES, ROW_WORDS } from './words';

interface RowFieldProps {
  row: Row;
  /** As it was typed; undefined where nothing was. */
  typed: { kind: Kind; text: string } | undefined;
  /** Where that follows from the other rows: 15 epochs in steps. */
  inKind: (kind: Kind) => number | null;
  onType: (kind: Kind, text: string) => void;
  onRead: () => void;
  /** It is looked for; what is to be done where somebody has it after all. */
  onGiven: (() => void) | null;
}

const shown = (value: number): string => withDecimalMark(exactNumber(value, true));

export function RowField({ row, typed, inKind, onType, onRead, onGiven }: RowFieldProps) {
  const id = useId();
  const kinds = kindsOf(row.id);
  const given = typed?.kind ?? row.kind;
  const kind = kinds.find((one) => one === given) ?? (kinds[0] as Kind);
  const text = typed?.text ?? (row.value === null ? '' : shown(row.value));
  const isWrong = row.problem !== null && text !== '';
  const choose = (next: Kind) => {
    const value = inKind(next);
    onType(next, value === null ? text : exactNumber(value, true));
  };
  if (onGiven) return <Sought row={row} onGiven={onGiven} />;
  return (
    <div className={styles.row} data-open={row.open} id={`row-${row.id}`}>
      <label htmlFor={`${id}-box`} className={`${styles.name} ${kinds.length === 1 ? styles.alone : ''}`}>
        {ROW_WORDS[row.id].name}
      </label>
      {kinds.length > 1 && (
        <Select
          className={styles.kind}
          aria-label={t`What is given`}
          choices={namedChoices(kinds, KIND_NAMES)}
          value={kind}
          onChoice={choose}
        />
      )}
      <TextBox
        id={`${id}-box`}
        className={styles.box}
        placeholder={withDecimalMark(ROW_WORDS[row.id].hint)}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-source`}
        onChange={(event) => onType(kind, event.target.value)}
      />
      <div className={styles.source} id={`${id}-source`}>
        <Source row={row} isTyped={typed !== undefined} onRead={onRead} />
        <Rivals row={row} onType={onType} />
      </div>
    </div>
  );
}

const Sought = ({ row, onGiven }: { row: Row; onGiven: () => void }) => (
  <div className={styles.row} id={`row-${row.id}`}>
    <span className={styles.name}>{ROW_WORDS[row.id].name}</span>
    <span className={styles.sought}>
      <Trans>to be found for the target</Trans>{' '}
      <button type="button" className="text-button" onClick={onGiven}>{t`type it instead`}</button>
    </span>
  </div>
);

function Source({ row, isTyped, onRead }: { row: Row; isTyped: boolean; onRead: () => void }) {
  const { source, doubt, problem, readings } = row;
  const line = source?.line;
  return (
    <>
      {source?.kind === 'read' && (
        <span>
          <Trans>line {line}:</Trans> <code>{source.text}</code>
        </span>
      )}
      {isTyped && source?.kind === 'typed' && readings.length > 0 && <span>{t`typed`}</span>}
      {isTyped && readings.length > 0 && (
        <button type="button" className="text-button" onClick={onRead}>{t`back to the text`}</button>
      )}
      {doubt !== null && <span className={styles.doubt}>{say(doubt)}</span>}
      {problem !== null && <span className={styles.problem}>{say(problem)}</span>}
    </>
  );
}

/** Besides, or instead; the reading in use too while somebody has to look at it. */
function Rivals({ row, onType }: { row: Row; onType: (kind: Kind, text: string) => void }) {
  const { readings, value, kind, open, source } = row;
  const isUsed = (one: RowReading) =>
    one.value === value && one.kind === kind && !(open && source?.kind === 'read');
  const offered = readings.filter((one) => one.value !== null && !isUsed(one));
  if (offered.length === 0 || (!open && source?.kind === 'read' && readings.length === 1)) return null;
  return (
    <ul className={styles.rivals}>
      {offered.map((one) => {
        const number = shown(one.value as number);
        const { line } = one;
        return (
          <li key={`${one.kind} ${one.value} ${line} ${one.text}`}>
            <button
              type="button"
              className={styles.rival}
              onClick={() => onType(one.kind, exactNumber(one.value as number, true))}
            >
              {number} <span className="soft">{KIND_NAMES[one.kind]}</span>
            </button>{' '}
            <span className="soft">
              <Trans>line {line}:</Trans> <code>{one.text}</code> {one.doubt !== null && say(one.doubt)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
