// The calculator: six rows that are typed, or that a paste fills in; questions; and what the run then has.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { countWithoutMarks, withDecimalMark, withPoint } from '../../../base/language/numbers';
import type { ScenarioState } from '../../../lab/state/useScenario';
import type { Scenario } from '../../../scenario';
import { ask, ROW_SOUGHT } from '../engine/form/asked';
import type { Overrides, Resolved } from '../engine/form/resolve';
import type { FormTarget } from '../engine/form/target';
import type { Kind, RowId } from '../engine/reading';
import { KINDS } from '../engine/reading';
import { Assumptions } from './Assumptions';
import styles from './Calculator.module.css';
import { FormStrip } from './FormStrip';
import { formText } from './formLink';
import { changeForm, putIn, useFormNow } from './formNow';
import { asRead, EMPTY_FORM, isTouched, unaimed, withTyped } from './formState';
import { goTo } from './goTo';
import { Outcome } from './outcome/Outcome';
import { useAnswer } from './outcome/useAnswer';
import { Paste } from './Paste';
import { RowField } from './RowField';
import { TakeIt } from './TakeIt';
import { TargetField } from './TargetField';
import { useReading } from './useReading';

export interface CalculatorProps {
  scenario: Scenario;
  /** Left out where the laboratory is on another page. */
  replace?: ScenarioState['replace'];
  /** A level below what it stands under. */
  heading: 'h2' | 'h3' | 'h4';
  /** What a link to the form would hold, whenever that changes. */
  onForm?: (text: string) => void;
}

/** Nobody types a fraction of these: 60.000 records are sixty thousand where that is how they are written. */
const COUNTS: ReadonlySet<string> = new Set<Kind>(['records', 'batchSize', 'steps']);

const inPoints = (overrides: Overrides): Overrides =>
  Object.fromEntries(
    Object.entries(overrides).map(([kind, text]) => [
      kind,
      typeof text === 'number' ? text : COUNTS.has(kind) ? countWithoutMarks(text) : withPoint(text),
    ]),
  );

const targetInPoints = (target: FormTarget | null): FormTarget | null =>
  target && { ...target, most: withPoint(target.most), rate: withPoint(target.rate) };

const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** As far as the run says. */
function inKind(kind: Kind, { run, rows }: Resolved): number | null {
  const records = rows.find(({ id }) => id === 'records')?.value ?? null;
  if (run === null) return null;
  if (kind === 'samplingRate') return run.samplingRate;
  if (kind === 'batchSize') return records === null ? null : Math.round(run.samplingRate * records);
  if (kind === 'steps') return run.steps;
  if (kind === 'epochs') return Number((run.steps * run.samplingRate).toPrecision(4));
  return null;
}

export function Calculator({ scenario, replace, heading: Heading, onForm }: CalculatorProps) {
  const form = useFormNow();
  const text = useDeferredValue(form.text);
  const { reading, state } = useReading(text);
  const { overrides, answers, target, sought } = form;
  const asked = useMemo(
    () => ask(reading, { overrides: inPoints(overrides), answers, target: targetInPoints(target), sought }),
    [reading, overrides, answers, target, sought],
  );
  const { aim, form: resolved } = asked;
  const answer = useAnswer(asked, isTouched(form));
  const held = isTouched(form) ? formText(asked, form) : '';
  const free = () => changeForm((before) => unaimed(before, aim?.fromText === true));
  /** The box comes with the next drawing, and the focus with it. */
  const typeInstead = (row: RowId) => {
    free();
    requestAnimationFrame(() => goTo(`row-${row}`));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of a new text, not of a new listener
  useEffect(() => onForm?.(held), [held]);
  const typedIn = (row: RowId) => {
    const kind = (KINDS[row] as readonly Kind[]).find((one) => form.overrides[one] !== undefined);
    const given = kind && form.overrides[kind];
    if (kind === undefined || given === undefined) return undefined;
    return { kind, text: typeof given === 'number' ? withDecimalMark(String(given)) : given };
  };
  return (
    <div className={styles.place} data-testid="calculator-place">
      {isTouched(form) && <FormStrip asked={asked} answer={answer} />}
      <div className={styles.calculator}>
        <div className={styles.given}>
          <fieldset className={styles.rows} id="calculator">
            <legend className="visually-hidden">{t`The training run`}</legend>
            {resolved.rows.map((row) => (
              <RowField
                key={row.id}
                row={isTouched(form) ? row : { ...row, problem: null }}
                typed={typedIn(row.id)}
                inKind={(kind) => inKind(kind, resolved)}
                onType={(kind, value) => changeForm((before) => withTyped(before, kind, value))}
                onRead={() => changeForm((before) => asRead(before, row.id))}
                onGiven={aim && ROW_SOUGHT[aim.sought] === row.id ? () => typeInstead(row.id) : null}
              />
            ))}
            <TargetField
              aim={aim}
              typed={target}
              source={resolved.rows.find(({ id }) => id === 'noise')?.source ?? null}
              onTarget={(next) => (next === null ? free() : putIn({ target: next }))}
              onSought={(next) => putIn({ sought: next })}
            />
          </fieldset>
          <Paste text={form.text} state={state} onText={(next) => putIn({ text: next })} />
          {isTouched(form) && (
            <p>
              <button type="button" className="text-button" onClick={() => putIn(EMPTY_FORM)}>
                <Trans>Clear the form</Trans>
              </button>
            </p>
          )}
        </div>
        <div className={styles.outcome}>
          <Heading className={styles.heading}>{t`What follows from it`}</Heading>
          {isTouched(form) ? (
            <Outcome asked={asked} reading={reading} answer={answer} />
          ) : (
            <p className={`${styles.waiting} soft`}>
              <Trans>Type the numbers of a training run, or paste its configuration.</Trans>
            </p>
          )}
          <TakeIt
            asked={asked}
            answer={answer}
            held={held}
            scenario={scenario}
            replace={replace}
            heading={BELOW[Heading]}
          />
          <Heading className={styles.heading}>{t`What this rests on`}</Heading>
          <Assumptions
            questions={resolved.questions}
            onAnswer={(question, answer) => putIn({ answers: { ...answers, [question]: answer } })}
          />
        </div>
      </div>
    </div>
  );
}
