// The calculator: six rows that are typed, or that a paste fills in; questions that only the one who trained can answer; and what the
// run then has. In chapter 7, and as a page of its own.
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Kind, RowId } from '../../configuration/reading';
import { KINDS } from '../../configuration/reading';
import { type Overrides, type Resolved, resolve } from '../../configuration/resolve';
import type { ResultsSnapshot } from '../../jobs';
import { withPoint } from '../../language/numbers';
import type { Scenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { Assumptions } from './Assumptions';
import styles from './Calculator.module.css';
import { answered, asRead, EMPTY_FORM, type FormState, pasted, typed } from './formState';
import { Outcome } from './Outcome';
import { Paste } from './Paste';
import { RowField } from './RowField';
import { TakeIt } from './TakeIt';
import { useReading } from './useReading';

interface CalculatorProps {
  translation: ResultsSnapshot['translation'];
  scenario: Scenario;
  /** Left out where the laboratory is on another page. */
  replace?: ScenarioState['replace'];
  /** Of a link. */
  start?: FormState;
}

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

export function Calculator({ translation, scenario, replace, start = EMPTY_FORM }: CalculatorProps) {
  const [form, setForm] = useState(start);
  const text = useDeferredValue(form.text);
  const { reading, state } = useReading(text);
  const resolved = useMemo(
    () => resolve(reading, inPoints(form.overrides), form.answers),
    [reading, form.overrides, form.answers],
  );
  const typedIn = (row: RowId) => {
    const kind = (KINDS[row] as readonly Kind[]).find((one) => form.overrides[one] !== undefined);
    return kind === undefined ? undefined : { kind, text: String(form.overrides[kind]) };
  };
  const isTouched = form.text !== '' || Object.keys({ ...form.overrides, ...form.answers }).length > 0;
  return (
    <div className={styles.place}>
      <div className={styles.calculator}>
        <div className={styles.given}>
          <fieldset className={styles.rows}>
            <legend className="visually-hidden">
              <Trans>The training</Trans>
            </legend>
            {resolved.rows.map((row) => (
              <RowField
                key={row.id}
                row={isTouched ? row : { ...row, problem: null }}
                typed={typedIn(row.id)}
                inKind={(kind) => inKind(kind, resolved)}
                onType={(kind, value) => setForm((before) => typed(before, kind, value))}
                onRead={() => setForm((before) => asRead(before, row.id))}
              />
            ))}
          </fieldset>
          <Paste
            text={form.text}
            state={state}
            onText={(next) => setForm((before) => pasted(before, next))}
          />
          {isTouched && (
            <p>
              <button type="button" className="text-button" onClick={() => setForm(EMPTY_FORM)}>
                <Trans>Clear the form</Trans>
              </button>
            </p>
          )}
        </div>
        <div className={styles.outcome}>
          <h4>
            <Trans>What it comes to</Trans>
          </h4>
          {isTouched ? (
            <Outcome form={resolved} reading={reading} translation={translation} />
          ) : (
            <p className={`${styles.waiting} soft`}>
              <Trans>Type the numbers of a training, or paste its configuration.</Trans>
            </p>
          )}
          <TakeIt form={resolved} translation={translation} scenario={scenario} replace={replace} />
          <h4>
            <Trans>What this rests on</Trans>
          </h4>
          <Assumptions
            questions={resolved.questions}
            onAnswer={(question, answer) => setForm((before) => answered(before, question, answer))}
          />
        </div>
      </div>
    </div>
  );
}
