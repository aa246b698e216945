// What a speaker sees while the audience sees the slides in another window: what to say and to ask, what comes next, and the
// time. Both windows are of one browser; nothing is sent anywhere.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { LECTURE, lectureStep } from '../../chapters/allChapters';
import { lectureAddress } from '../../chapters/frame/lectureStep';
import { SymbolText } from '../../notation/SymbolText';
import { useHeldAudits } from '../../state/results';
import { SelectControl } from '../../ui/inputs/SelectControl';
import { ThemeToggle } from '../../ui/window/ThemeToggle';
import { useMoves } from '../lectureKeys';
import { NOTES } from './notes';
import { clockText, paceOf } from './pace';
import { PLANS, type Plan, placeIn, plannedFrom } from './plans';
import styles from './SpeakerPage.module.css';
import { type Audience, useAudience } from './useAudience';
import { type Clock, useClock } from './useClock';
import { VoteAnswer } from './VoteAnswer';

const IDS = LECTURE.map(({ id }) => id);

/** Every step without minutes, for speakers with their own plan. */
const WHOLE: Plan = { id: 'all', title: t`All steps, no plan`, steps: [] };
const CHOICES = [...PLANS, WHOLE];

function neighbourOf(plan: Plan, step: string, way: 1 | -1): string | null {
  if (plan !== WHOLE) return plannedFrom(plan, step, way, IDS);
  return IDS[IDS.indexOf(step) + way] ?? null;
}

const titleOf = (id: string) => lectureStep(id)?.title ?? id;

function Left({ plan, step, elapsed }: { plan: Plan; step: string; elapsed: number }) {
  const pace = paceOf(plan, step, elapsed);
  const left = clockText(pace.left);
  const minutes = placeIn(plan, step)?.minutes;
  if (minutes === undefined) return <Trans>{left} left, and this step is not in the plan</Trans>;
  if (pace.behind === 0)
    return (
      <Trans>
        {left} left, {minutes} min for this step
      </Trans>
    );
  const off = clockText(Math.abs(pace.behind));
  return pace.behind > 0 ? (
    <Trans>
      {left} left, {minutes} min for this step<b className={styles.late}>, {off} behind</b>
    </Trans>
  ) : (
    <Trans>
      {left} left, {minutes} min for this step, {off} ahead
    </Trans>
  );
}

function Time({ clock, plan, step }: { clock: Clock; plan: Plan; step: string }) {
  return (
    <section className={styles.time} aria-label={t`Time`}>
      <p role="timer" className={styles.clock}>
        {clockText(clock.elapsed)}
      </p>
      {plan !== WHOLE && (
        <p>
          <Left plan={plan} step={step} elapsed={clock.elapsed} />
        </p>
      )}
      <p className={`wraps ${styles.buttons}`}>
        <button type="button" className="run-button" onClick={clock.startOrPause}>
          {clock.running ? t`Pause` : t`Start the clock`}
        </button>
        <button type="button" className="text-button" onClick={clock.reset}>{t`Back to 0:00`}</button>
      </p>
    </section>
  );
}

function Answer({ audience: { state, step } }: { audience: Audience }) {
  const current = lectureStep(step) ?? LECTURE[0];
  return (
    <p className={styles.answer} role="status">
      {state === 'there' && t`The window with the slides follows.`}
      {state === 'asked' && t`Looking for a window with the slides.`}
      {state === 'silent' && (
        <Trans>
          No window with the slides answers.{' '}
          <a href={lectureAddress(current)} target="adjacency-lab-slides">
            Open one
          </a>{' '}
          in this browser, and show it to your audience.
        </Trans>
      )}
    </p>
  );
}

export function SpeakerPage({ first }: { first: string | null }) {
  const audience = useAudience(IDS.find((id) => id === first) ?? IDS[0]);
  const [planId, setPlanId] = useState(PLANS[0].id);
  const plan = CHOICES.find(({ id }) => id === planId) ?? WHOLE;
  const clock = useClock();
  const { step: id, answer, go, reveal } = audience;
  const step = lectureStep(id) ?? LECTURE[0];
  const [back, next] = [neighbourOf(plan, step.id, -1), neighbourOf(plan, step.id, 1)];
  const note = NOTES[step.id];
  const number = IDS.indexOf(step.id) + 1;
  const see = <SymbolText>{step.see}</SymbolText>;
  const todo = step.hint && <SymbolText>{step.hint}</SymbolText>;
  const title = next !== null && <SymbolText>{titleOf(next)}</SymbolText>;

  // the audience's window attacks; this one would only take its time
  useHeldAudits(true);
  useMoves((move) => {
    const to = move === 'on' ? next : move === 'back' ? back : null;
    if (move === 'on' && answer === 'hidden') reveal();
    else if (to === null) return false;
    else go(to);
    return true;
  });
  useLayoutEffect(() => {
    document.title = t`Speaker’s view: Adjacency Lab`;
  }, []);

  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <SelectControl
          label={t`Plan`}
          choices={CHOICES.map(({ id: value, title }) => ({ value, label: title }))}
          value={planId}
          onChoice={setPlanId}
        />
        <Answer audience={audience} />
        <ThemeToggle />
      </header>
      <div className={styles.halves}>
        <section aria-labelledby="speaker-step">
          <p className={styles.number}>
            <Trans>
              {number} of {IDS.length}
            </Trans>
          </p>
          <h1 id="speaker-step">
            <SymbolText>{step.title}</SymbolText>
          </h1>
          {note?.ask && (
            <p className={styles.ask}>
              <SymbolText>{note.ask}</SymbolText>
            </p>
          )}
          <p className={styles.say}>
            <SymbolText>{note?.say ?? ''}</SymbolText>
          </p>
          {step.vote && <VoteAnswer key={step.id} step={step} of={step.vote} shown={answer} />}
          <p className={styles.see}>
            <Trans>On the screen: {see}</Trans>
          </p>
          {todo && (
            <p className={styles.see}>
              <Trans>To do: {todo}</Trans>
            </p>
          )}
        </section>
        <div>
          <Time clock={clock} plan={plan} step={step.id} />
          <section className={styles.next} aria-label={t`Where to go`}>
            <p>
              {next === null ? (
                t`This is the last step.`
              ) : (
                <Trans>
                  Next: <b>{title}</b>
                </Trans>
              )}
            </p>
            <p className={`wraps ${styles.buttons}`}>
              <button
                type="button"
                className="run-button"
                aria-disabled={back === null}
                onClick={() => back !== null && go(back)}
              >
                <Trans>Back</Trans>
              </button>
              {answer === 'hidden' ? (
                <button type="button" className="run-button" onClick={reveal}>{t`Reveal the answer`}</button>
              ) : (
                <button
                  type="button"
                  className="run-button"
                  aria-disabled={next === null}
                  onClick={() => next !== null && go(next)}
                >
                  <Trans>Next step</Trans>
                </button>
              )}
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
