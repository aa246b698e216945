// The calculator: rows that are typed, or that a paste proposes and a person confirms; questions; and the ε of the run.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import {
  countWithoutMarks,
  listWithPoints,
  withDecimalMark,
  withPoint,
} from '../../../base/language/numbers';
import type { ScenarioState } from '../../../lab/state/useScenario';
import type { Scenario } from '../../../scenario';
import { ask, type FormAnswer, ROW_SOUGHT } from '../engine/form/asked';
import { isAskedFor } from '../engine/form/questions';
import type { Overrides, ResolvedForm } from '../engine/form/resolve';
import { listsFor, PHASE_ROWS, proposalKey, takenFrom } from '../engine/form/taken';
import type { FormTarget } from '../engine/form/target';
import { kindsFor } from '../engine/form/unitWords';
import type { NamedNumber, Proposal, RowCandidate } from '../engine/proposal';
import { isSchedule, type Kind, type RowId } from '../engine/reading';
import { Assumptions } from './Assumptions';
import styles from './Calculator.module.css';
import { FormStrip } from './FormStrip';
import { formText } from './formLink';
import { changeForm, putIn, useFormNow } from './formNow';
import {
  asideKey,
  asRead,
  EMPTY_FORM,
  type FormState,
  isTouched,
  leftOver,
  setAside,
  unaimed,
  withNumber,
  withoutPhase,
  withPhase,
  withPhaseTyped,
  withTyped,
} from './formState';
import { goTo } from './goTo';
import { Outcome } from './outcome/Outcome';
import { useAnswer } from './outcome/useAnswer';
import { Participants } from './Participants';
import { Paste } from './Paste';
import { PhaseFields } from './PhaseFields';
import { addressOf, PrintedForm } from './PrintedForm';
import { Confirm } from './paste/Confirm';
import { Unused } from './paste/Unused';
import { RowField } from './RowField';
import { ReportPlace } from './report/ReportPlace';
import { TakeIt } from './TakeIt';
import { TargetField } from './TargetField';
import { useReading } from './useReading';

export interface CalculatorProps {
  scenario: Scenario;
  /** Changes the page's scenario; left out where the laboratory is on another page. */
  replace?: ScenarioState['replace'];
  /** Level of the form's headings, one below that of the heading above the form. */
  heading: 'h2' | 'h3' | 'h4';
  /** Called with the form's text for a link, whenever it changes. It is '' where the form is longer than a link holds. */
  onForm?: (text: string) => void;
}

/** The kinds whose numbers are whole. On a German page, a point in them parts thousands: 60.000 records are sixty thousand. */
const COUNTS: ReadonlySet<string> = new Set<Kind>([
  ...(['records', 'batchSize', 'steps', 'recordsPerPerson', 'trainings', 'largestBatch', 'bands'] as const),
]);

function textInPoints(kind: Kind, text: string): string {
  if (isSchedule(kind)) return listWithPoints(text);
  return COUNTS.has(kind) ? countWithoutMarks(text) : withPoint(text);
}

/** The typed numbers as the engine reads them, with a point for the page's decimal mark. */
const inPoints = (overrides: Overrides): Overrides =>
  Object.fromEntries(
    Object.entries(overrides).map(([kind, text]) => [
      kind,
      typeof text === 'number' ? text : textInPoints(kind as Kind, text),
    ]),
  );

const targetInPoints = (target: FormTarget | null): FormTarget | null =>
  target && { ...target, most: withPoint(target.most), rate: withPoint(target.rate) };

/** The level of heading below each. */
const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** The number of a row in another kind (15 epochs in steps), as far as it follows from the run; else null. */
function inKind(kind: Kind, { run, rows }: ResolvedForm): number | null {
  const records = rows.find(({ id }) => id === 'records')?.value ?? null;
  if (run === null) return null;
  if (kind === 'samplingRate') return run.samplingRate;
  if (kind === 'batchSize')
    return records === null ? null : Math.round((run.samplingRate * records) / run.bands);
  if (kind === 'steps') return run.steps;
  if (kind === 'epochs') return Number(((run.steps * run.samplingRate) / run.bands).toPrecision(4));
  return null;
}

/** The state of the form with what a person has put in. */
const askedOf = (proposal: Proposal, { overrides, phases, target, ...form }: FormState): FormAnswer =>
  ask(proposal, {
    ...form,
    overrides: inPoints(overrides),
    phases: phases.map(inPoints),
    target: targetInPoints(target),
  });

const givenOf = ({ formula, value }: RowCandidate): string | number => formula ?? value ?? '';

/** Whether a key confirms the proposal: Enter in a box, and Ctrl+Enter in the pasted text, where Enter begins a new line. */
const isConfirmation = ({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  (target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && (ctrlKey || metaKey)));

export function Calculator({ scenario, replace, heading: Heading, onForm }: CalculatorProps) {
  const form = useFormNow();
  const text = useDeferredValue(form.text);
  const { proposal, state } = useReading(text);
  const asked = useMemo(() => askedOf(proposal, form), [proposal, form]);
  const { aim, form: resolved } = asked;
  const { unit, pending, rows, questions } = resolved;
  const answer = useAnswer(asked, isTouched(form));
  const held = isTouched(form) ? formText(asked, form) : '';
  const address = held === null ? null : addressOf(held, scenario);
  const outcome = useRef<HTMLHeadingElement>(null);
  const free = () => changeForm((before) => unaimed(before, aim?.fromText === true));
  /** Takes the target away and focuses the row's box, which React draws only afterwards. */
  const typeInstead = (row: RowId) => {
    free();
    requestAnimationFrame(() => goTo(`row-${row}`));
  };
  const confirm = () => putIn({ confirmed: proposalKey(proposal) });
  /** Confirms by the button, which then disappears with its bar, so that the focus has to go to the results. */
  const confirmByButton = () => {
    confirm();
    requestAnimationFrame(() => {
      outcome.current?.focus({ preventScroll: true });
      outcome.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: onForm is called for a new text, and not when it changes itself
  useEffect(() => onForm?.(held ?? ''), [held]);
  const typedIn = (row: RowId) => {
    const kind = kindsFor(row, unit).find((one) => form.overrides[one] !== undefined);
    const given = kind && form.overrides[kind];
    if (kind === undefined || given === undefined) return undefined;
    const from = form.from[kind];
    return { kind, text: typeof given === 'number' ? withDecimalMark(String(given)) : given, from };
  };
  const give = (kind: Kind, given: string | number, number: NamedNumber | undefined) =>
    changeForm((before) =>
      number ? withNumber(before, kind, given, number) : withTyped(before, kind, given),
    );
  const isShown = (row: RowId): boolean => {
    if (row !== 'trainings') return isAskedFor(row, answerTo);
    return form.overrides.trainings !== undefined || proposal.repeats.length > 0 || hasRow('trainings');
  };
  const hasRow = (row: RowId) => rows.some(({ id, source }) => id === row && source !== null);
  const answerTo = (id: string) => questions.find((question) => question.id === id)?.answer ?? null;
  const answerIt = (question: string, given: string) =>
    changeForm((before) => ({ ...before, answers: { ...before.answers, [question]: given } }));
  /** The form with the text’s phases as typed ones, which they become with the first change of one of them. */
  const withPhases = (before: FormState): FormState =>
    before.phases.length > 0 ? before : { ...before, phases: takenFrom(proposal, before.answers).phases };
  const addPhase = () => {
    const filled = rows.filter(({ id }) => PHASE_ROWS.some((row) => row === id));
    const same = filled.flatMap(({ kind, source }) =>
      kind && source ? [[kind, withDecimalMark(source.given)]] : [],
    );
    changeForm((before) => withPhase(withPhases(before), Object.fromEntries(same)));
  };
  const participation = questions.find(({ id }) => id === 'participation');
  const lists = listsFor(proposal, unit);
  const left = leftOver(lists, form);
  const repeats = proposal.repeats.filter((number) => !form.aside.includes(asideKey(number)));
  const proposed = rows.filter(({ source }) => source?.kind === 'read').length;
  const unused = (
    <Unused
      unused={left}
      aside={form.aside}
      text={text}
      unit={unit}
      onGive={(number, kind) => give(kind, number.value ?? number.written, number)}
      onAside={(number, isAside) => changeForm((before) => setAside(before, number, isAside))}
    />
  );
  const assumptions = (
    <Assumptions questions={questions.filter(({ id }) => id !== 'participation')} onAnswer={answerIt} />
  );
  return (
    <div className={styles.place} data-testid="calculator-place">
      {isTouched(form) && <FormStrip asked={asked} answer={answer} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its boxes, as in a form of HTML */}
      <div
        className={styles.calculator}
        data-pending={pending}
        onKeyDown={(event) => {
          if (!pending || !isConfirmation(event)) return;
          event.preventDefault();
          confirm();
        }}
      >
        <div className={styles.given}>
          <fieldset className={styles.rows} id="calculator">
            <legend className="visually-hidden">{t`The training run`}</legend>
            {participation && (
              <Participants question={participation} onAnswer={(given) => answerIt('participation', given)} />
            )}
            {rows
              .filter(({ id }) => isShown(id))
              .map((row) => (
                <RowField
                  key={row.id}
                  row={isTouched(form) ? row : { ...row, problem: null }}
                  unit={unit}
                  typed={typedIn(row.id)}
                  lists={lists}
                  suggestions={row.id === 'records' ? proposal.suggestions : []}
                  text={text}
                  pending={pending}
                  inKind={(kind) => inKind(kind, resolved)}
                  onType={(kind, value) => changeForm((before) => withTyped(before, kind, value))}
                  onGive={(candidate) => give(candidate.kind, givenOf(candidate), candidate.numbers[0])}
                  onRead={() => changeForm((before) => asRead(before, row.id))}
                  onGiven={aim && ROW_SOUGHT[aim.sought] === row.id ? () => typeInstead(row.id) : null}
                />
              ))}
            <TargetField
              aim={aim}
              typed={form.target}
              source={rows.find(({ id }) => id === 'noise')?.source ?? null}
              onTarget={(next) => (next === null ? free() : putIn({ target: next }))}
              onSought={(next) => putIn({ sought: next })}
            />
            <PhaseFields
              phases={resolved.further}
              typed={form.phases}
              first={rows}
              unit={unit}
              pending={pending}
              onType={(at, kind, value) =>
                changeForm((before) => withPhaseTyped(withPhases(before), at, kind, value))
              }
              onAdd={addPhase}
              onRemove={(at) => changeForm((before) => withoutPhase(withPhases(before), at))}
              onRuns={isShown('trainings') ? null : () => give('trainings', '2', undefined)}
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
          {pending && (
            <section aria-label={t`To be decided`}>
              <Heading className={styles.heading}>{t`Is this what the text says?`}</Heading>
              {unused}
              {assumptions}
            </section>
          )}
          <Heading className={styles.heading} ref={outcome} tabIndex={-1}>{t`What follows from it`}</Heading>
          {isTouched(form) ? (
            <Outcome asked={asked} proposal={proposal} repeats={repeats} answer={answer} />
          ) : (
            <p className={`${styles.waiting} soft`}>
              <Trans>Type the numbers of a training run, or paste its configuration.</Trans>
            </p>
          )}
          <TakeIt
            asked={asked}
            answer={answer}
            address={held === '' ? null : address}
            isTooLong={held === null}
            scenario={scenario}
            replace={replace}
            heading={BELOW[Heading]}
          />
          <ReportPlace asked={asked} answer={answer} address={address} heading={BELOW[Heading]} />
          {!pending && (
            // not on paper, where PrintedForm.tsx has the answers in words
            <div className={`only-on-screen ${styles.rests}`}>
              <Heading className={styles.heading}>{t`What this rests on`}</Heading>
              {assumptions}
              {unused}
            </div>
          )}
        </div>
        {pending && <Confirm rows={proposed} asked={asked} onConfirm={confirmByButton} />}
      </div>
      {held !== '' && <PrintedForm asked={asked} address={address} text={text} />}
    </div>
  );
}
