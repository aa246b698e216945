// The calculator: six rows that are typed, or that a paste fills in; questions that only the one who trained can answer; and what the
// run then has. In chapter 7, and as a page of its own.
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Kind, RowId } from '../../configuration/reading';
import { KINDS } from '../../configuration/reading';
import { type Overrides, type Resolved, resolve } from '../../configuration/resolve';
import type { ResultsSnapshot } from '../../jobs';
import { withPoint } from '../../language/numbers';
import type { Scenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { Assumptions } from './Assumptions';
import styles from './Calculator.module.css';
import { formText } from './formLink';
import { changeForm, useFormNow } from './formNow';
import { answered, asRead, EMPTY_FORM, type FormState, pasted, typed } from './formState';
import { Outcome } from './Outcome';
import { Paste } from './Paste';
import { RowField } from './RowField';
import { TakeIt } from './TakeIt';
import { useReading } from './useReading';

export interface CalculatorProps {
  translation: ResultsSnapshot['translation'];
  scenario: Scenario;
  /** Left out where the laboratory is on another page. */
  replace?: ScenarioState['replace'];
  /** Of its parts: a level below what it stands under. */
  heading: 'h2' | 'h3' | 'h4';
  /** Told what a link to the form would hold, whenever that changes. */
  onForm?: (text: string) => void;
}

const isTouched = ({ text, overrides, answers }: FormState): boolean =>
  text !== '' || Object.keys({ ...overrides, ...answers }).length > 0;

/** In the decimals that the core reads. */
const inPoints = (overrides: Overrides): Overrides =>
  Object.fromEntries(
    Object.entries(overrides).map(([kind, text]) => [
      kind,
      typeof text === 'string' ? withPoint(text) : text,
    ]),
  );

/** What a row's number is in another kind, as far as the run says. */
function inKind(kind: Kind, { run, rows }: Resolved): number | null {
  const records = rows.find(({ id }) => id === 'records')?.value ?? null;
  if (run === null) return null;
  if (kind === 'samplingRate') return run.samplingRate;
  if (kind === 'batchSize') return records === null ? null : Math.round(run.samplingRate * records);
  if (kind === 'steps') return run.steps;
  if (kind === 'epochs') return Number((run.steps * run.samplingRate).toPrecision(4));
  return null;
}

export function Calculator({ translation, scenario, replace, heading: Heading, onForm }: CalculatorProps) {
  const form = useFormNow();
  const text = useDeferredValue(form.text);
  const { reading, state } = useReading(text);
  const resolved = useMemo(
    () => resolve(reading, inPoints(form.overrides), form.answers),
    [reading, form.overrides, form.answers],
  );
  const held = isTouched(form) ? formText(resolved) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of a new text, not of a new listener
  useEffect(() => onForm?.(held), [held]);
  const typedIn = (row: RowId) => {
    const kind = (KINDS[row] as readonly Kind[]).find((one) => form.overrides[one] !== undefined);
    return kind === undefined ? undefined : { kind, text: String(form.overrides[kind]) };
  };
  return (
    <div className={styles.place}>
      <div className={styles.calculator}>
        <div className={styles.given}>
          <fieldset className={styles.rows} id="calculator">
            <legend className="visually-hidden">
              <Trans>The training</Trans>
            </legend>
            {resolved.rows.map((row) => (
              <RowField
                key={row.id}
                row={isTouched(form) ? row : { ...row, problem: null }}
                typed={typedIn(row.id)}
                inKind={(kind) => inKind(kind, resolved)}
                onType={(kind, value) => changeForm((before) => typed(before, kind, value))}
                onRead={() => changeForm((before) => asRead(before, row.id))}
              />
            ))}
          </fieldset>
          <Paste
            text={form.text}
            state={state}
            onText={(next) => changeForm((before) => pasted(before, next))}
          />
          {isTouched(form) && (
            <p>
              <button type="button" className="text-button" onClick={() => changeForm(() => EMPTY_FORM)}>
                <Trans>Clear the form</Trans>
              </button>
            </p>
          )}
        </div>
        <div className={styles.outcome}>
          <Heading className={styles.heading}>
            <Trans>What it comes to</Trans>
          </Heading>
          {isTouched(form) ? (
            <Outcome form={resolved} reading={reading} translation={translation} />
          ) : (
            <p className={`${styles.waiting} soft`}>
              <Trans>Type the numbers of a training, or paste its configuration.</Trans>
            </p>
          )}
          <TakeIt form={resolved} translation={translation} scenario={scenario} replace={replace} />
          <Heading className={styles.heading}>
            <Trans>What this rests on</Trans>
          </Heading>
          <Assumptions
            questions={resolved.questions}
            onAnswer={(question, answer) => changeForm((before) => answered(before, question, answer))}
          />
        </div>
      </div>
    </div>
  );
}
