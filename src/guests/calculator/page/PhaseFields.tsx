// The fields of further phases on the same records, each with its batch, noise and length, and a button for several training runs.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { TextBox } from '../../../lab/ui/inputs/TextBox';
import type { Overrides, PhaseOf, Row } from '../engine/form/resolve';
import { PHASE_ROWS } from '../engine/form/taken';
import type { ProtectedUnit } from '../engine/form/unitWords';
import { KINDS, type Kind } from '../engine/reading';
import styles from './PhaseFields.module.css';
import field from './RowField.module.css';
import { KIND_NAMES, ROW_WORDS } from './words';

interface PhaseFieldsProps {
  phases: readonly PhaseOf[];
  /** What was typed for each phase; empty while the phases are those of the text. */
  typed: readonly Overrides[];
  /** The rows of the first phase, whose kinds (batch or rate, epochs or steps) the other phases have at first. */
  first: readonly Row[];
  unit: ProtectedUnit;
  pending: boolean;
  onType: (at: number, kind: Kind, text: string) => void;
  onAdd: () => void;
  onRemove: (at: number) => void;
  /** Shows the row of training runs; null where it is there already. */
  onRuns: (() => void) | null;
}

export function PhaseFields(props: PhaseFieldsProps) {
  const { phases, onAdd, onRuns } = props;
  return (
    <div className={styles.phases}>
      {phases.map((phase, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phase has no identity but its place in the list
        <Phase key={i} at={i} phase={phase} {...props} />
      ))}
      <p className={styles.more}>
        <button type="button" className="text-button" onClick={onAdd}>
          <Trans>Add a phase</Trans>
        </button>
        {onRuns && (
          <button type="button" className="text-button" onClick={onRuns}>
            <Trans>Count several training runs</Trans>
          </button>
        )}
      </p>
    </div>
  );
}

type PhaseProps = PhaseFieldsProps & { at: number; phase: PhaseOf };

/** The number of the first phase shown here, since phase 1 is in the rows of the form. */
const FIRST_BELOW = 2;

function Phase({ at, phase, typed, first, unit, pending, onType, onRemove }: PhaseProps) {
  const id = useId();
  const number = at + FIRST_BELOW;
  const names = KIND_NAMES[unit];
  const own = typed[at];
  return (
    <fieldset className={styles.phase} data-proposed={pending && own === undefined}>
      <legend>
        <Trans>Phase {number}</Trans>
      </legend>
      {PHASE_ROWS.map((row) => {
        const resolved = phase.rows.find((one) => one.id === row);
        const typedKind = (KINDS[row] as readonly Kind[]).find((kind) => own?.[kind] !== undefined);
        const kind =
          typedKind ?? resolved?.kind ?? first.find((one) => one.id === row)?.kind ?? (KINDS[row][0] as Kind);
        const given = own ? own[kind] : resolved?.source?.given;
        const text = given === undefined ? '' : String(given);
        return (
          <span key={row} className={styles.cell}>
            <label htmlFor={`${id}-${row}`}>{names[kind]}</label>
            <TextBox
              id={`${id}-${row}`}
              className={field.box}
              placeholder={withDecimalMark(ROW_WORDS[unit][row].hint)}
              value={own ? text : withDecimalMark(text)}
              aria-invalid={text !== '' && resolved?.open === true}
              aria-describedby={`${id}-says`}
              onChange={(event) => onType(at, kind, event.target.value)}
            />
          </span>
        );
      })}
      <button
        type="button"
        className={`text-button ${styles.remove}`}
        aria-label={t`Remove phase ${number}`}
        onClick={() => onRemove(at)}
      >
        <Trans>remove</Trans>
      </button>
      <p className={styles.says} id={`${id}-says`}>
        {phase.problem !== null && say(phase.problem)}
      </p>
    </fieldset>
  );
}
