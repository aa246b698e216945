// One row of the form: its number, where that came from, and the other numbers that the text gives it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { countText, withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { namedChoices, Select } from '../../../lab/ui/inputs/Select';
import { TextBox } from '../../../lab/ui/inputs/TextBox';
import { Sources } from '../../../lab/ui/Sources';
import { exactNumber } from '../../../scenario';
import { kindsOf } from '../engine/form/asked';
import type { Row } from '../engine/form/resolve';
import type { Lists } from '../engine/form/taken';
import type { ProtectedUnit } from '../engine/form/unitWords';
import type { NamedNumber, RowCandidate, SuggestedRecords } from '../engine/proposal';
import { isSchedule, type Kind } from '../engine/reading';
import { Quoted } from './paste/Quoted';
import styles from './RowField.module.css';
import { KIND_NAMES, ROW_WORDS } from './words';

interface RowFieldProps {
  row: Row;
  unit: ProtectedUnit;
  /** What was typed into the row; undefined where nothing was. */
  typed: { kind: Kind; text: string; from: NamedNumber | undefined } | undefined;
  /** The numbers of the text, for the unit that takes part. */
  lists: Lists;
  /** Published numbers of the data sets that the text names. */
  suggestions: readonly SuggestedRecords[];
  text: string;
  /** Whether the text's proposal waits for a person to confirm it. */
  pending: boolean;
  /** The number in another kind where it follows from the other rows: 15 epochs in steps. */
  inKind: (kind: Kind) => number | null;
  onType: (kind: Kind, text: string) => void;
  /** Called with the number of the text that somebody chooses for the row. */
  onGive: (candidate: RowCandidate) => void;
  onRead: () => void;
  /** Called when somebody wants to type the number that is searched for; null where the row's number is not searched for. */
  onGiven: (() => void) | null;
}

const shown = (value: number): string => withDecimalMark(exactNumber(value, true));

export function RowField(props: RowFieldProps) {
  const { row, unit, typed, pending, inKind, onType, onGiven } = props;
  const id = useId();
  const kinds = kindsOf(row.id, unit);
  const given = typed?.kind ?? row.kind;
  const kind = kinds.find((one) => one === given) ?? (kinds[0] as Kind);
  const text = typed?.text ?? (row.value === null ? (row.source?.given ?? '') : shown(row.value));
  const isWrong = row.problem !== null && text !== '';
  const isProposed = pending && row.source?.kind === 'read';
  const words = ROW_WORDS[unit][row.id];
  const { name } = words;
  const choose = (next: Kind) => {
    const value = inKind(next);
    onType(next, value === null ? text : exactNumber(value, true));
  };
  if (onGiven) return <Sought row={row} name={words.name} onGiven={onGiven} />;
  return (
    <div
      className={styles.row}
      data-open={row.open && !isProposed}
      data-proposed={isProposed}
      id={`row-${row.id}`}
    >
      <label htmlFor={`${id}-box`} className={`${styles.name} ${kinds.length === 1 ? styles.alone : ''}`}>
        {words.name}
      </label>
      {kinds.length > 1 && (
        <Select
          className={styles.kind}
          aria-label={t`What is given for “${name}”`}
          choices={namedChoices(kinds, KIND_NAMES[unit])}
          value={kind}
          onChoice={choose}
        />
      )}
      {isSchedule(kind) ? (
        // a column of a table has a line for each step, which a box of one line would put together
        <textarea
          id={`${id}-box`}
          className={`${styles.box} ${styles.schedule}`}
          rows={2}
          spellCheck={false}
          placeholder={words.hint}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-source`}
          onChange={(event) => onType(kind, event.target.value)}
        />
      ) : (
        <TextBox
          id={`${id}-box`}
          className={styles.box}
          placeholder={withDecimalMark(words.hint)}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-source`}
          onChange={(event) => onType(kind, event.target.value)}
        />
      )}
      <div className={styles.source} id={`${id}-source`}>
        <Source {...props} />
        <Choices {...props} />
        <Suggested {...props} />
      </div>
    </div>
  );
}

const Sought = ({ row, name, onGiven }: { row: Row; name: string; onGiven: () => void }) => (
  <div className={styles.row} id={`row-${row.id}`}>
    <span className={styles.name}>{name}</span>
    <span className={styles.sought}>
      <Trans>to be found for the target</Trans>{' '}
      <button type="button" className="text-button" onClick={onGiven}>{t`type it instead`}</button>
    </span>
  </div>
);

const candidateOf = ({ row, lists }: Pick<RowFieldProps, 'row' | 'lists'>): RowCandidate | null =>
  lists.rows.find((one) => one.row === row.id)?.candidate ?? null;

function Source(props: RowFieldProps) {
  const { row, typed, text, lists, onRead } = props;
  const { source, problem } = row;
  const candidate = candidateOf(props);
  const isTyped = typed !== undefined;
  const hasChoice = lists.choices.some((one) => one.row === row.id);
  const numbers = source?.kind === 'read' ? (candidate?.numbers ?? []) : typed?.from ? [typed.from] : [];
  return (
    <>
      {numbers.map((number) => (
        <Quoted key={number.id} number={number} text={text} />
      ))}
      {source?.kind === 'read' && candidate?.note && (
        <span className={styles.doubt}>{say(candidate.note)}</span>
      )}
      {isTyped && (candidate || hasChoice || typed.from) && (
        <>
          {!typed.from && <span>{t`typed`}</span>}
          <button type="button" className="text-button" onClick={onRead}>{t`back to the text`}</button>
        </>
      )}
      {problem !== null && <span className={styles.problem}>{say(problem)}</span>}
    </>
  );
}

/** The numbers that are offered for a row, as buttons. The text's own proposal is among them once another number is typed. */
function Choices({ row, unit, lists, text, typed, onGive }: RowFieldProps) {
  const choice = lists.choices.find((one) => one.row === row.id);
  const proposed = typed ? candidateOf({ row, lists }) : null;
  const isInForce = ({ kind, value }: RowCandidate) =>
    kind === row.kind && value !== null && value === row.value;
  const offered = [...(proposed ? [proposed] : []), ...(choice?.candidates ?? [])].filter(
    (one) => !(typed && isInForce(one)),
  );
  if (offered.length === 0) return null;
  return (
    <>
      {choice && !typed && <span className={styles.doubt}>{say(choice.why)}</span>}
      <ul className={styles.rivals}>
        {offered.map((one) => {
          const [number] = one.numbers;
          const value = one.value === null ? (one.formula ?? '') : shown(one.value);
          return (
            <li key={`${one.kind} ${value} ${number?.id}`}>
              <button type="button" className={styles.rival} onClick={() => onGive(one)}>
                {value} <span className="soft">{KIND_NAMES[unit][one.kind]}</span>
              </button>{' '}
              {one.numbers.map((each) => (
                <Quoted key={each.id} number={each} text={text} />
              ))}{' '}
              {one.note !== null && <span className="soft">{say(one.note)}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The published numbers of records of the data sets that the text names, as buttons. */
function Suggested({ suggestions, typed, onType }: RowFieldProps) {
  if (suggestions.length === 0 || typed) return null;
  return (
    <ul className={styles.rivals}>
      {suggestions.map(({ name, records, source, line }) => {
        const count = countText(records);
        return (
          <li key={`${name} ${line}`}>
            <button
              type="button"
              className={styles.rival}
              onClick={() => onType('records', exactNumber(records, true))}
            >
              {count} <span className="soft">{name}</span>
            </button>{' '}
            <span className="soft">
              <Trans>
                as published (<Sources of={[source]} />
                ), named in line {line}
              </Trans>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
