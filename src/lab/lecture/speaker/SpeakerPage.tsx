// What a speaker sees while the audience sees the slides in another window of the same browser; nothing is sent
// anywhere.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { LECTURE, lectureStep } from '../../chapters/allChapters';
import { lectureAddress, lectureScenario } from '../../chapters/frame/lectureStep';
import type { Step } from '../../chapters/frame/step';
import { symbols } from '../../notation/SymbolText';
import { useHeldAudits, useResults } from '../../state/results';
import { Button } from '../../ui/Button';
import { SelectControl } from '../../ui/inputs/SelectControl';
import { ThemeToggle } from '../../ui/window/ThemeToggle';
import { useMoves } from '../lectureKeys';
import { askedIn, letterOf, type VoteOf } from '../vote/askedIn';
import { type AnswerShown, useAudience } from './channel';
import { ASK, SAY } from './notes';
import { clockText, PLANS, paceOf, placeIn, plannedFrom, type SpeakerPlan } from './plans';
import styles from './SpeakerPage.module.css';

const IDS = LECTURE.map(({ id }) => id);

/** For speakers with their own plan. */
const WHOLE: SpeakerPlan = { id: 'all', title: t`All steps, no plan`, steps: [] };
const CHOICES = [...PLANS, WHOLE];

function neighbourOf(plan: SpeakerPlan, step: string, way: 1 | -1): string | null {
  if (plan !== WHOLE) return plannedFrom(plan, step, way, IDS);
  return IDS[IDS.indexOf(step) + way] ?? null;
}

function Left({ plan, step, elapsed }: { plan: SpeakerPlan; step: string; elapsed: number }) {
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

const MINUTE = 60_000;

/** Minutes, followed once a second. */
function useClock() {
  /** Minutes before the last start, and the moment of that start; null while it stands. */
  const [state, setState] = useState<{ before: number; since: number | null }>({ before: 0, since: null });
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const running = state.since !== null;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [running]);
  const elapsedOf = ({ before, since }: typeof state) =>
    before + (since === null ? 0 : (performance.now() - since) / MINUTE);
  return {
    elapsed: elapsedOf(state),
    running,
    startOrPause: () =>
      setState((now) => ({ before: elapsedOf(now), since: now.since === null ? performance.now() : null })),
    reset: () => setState({ before: 0, since: null }),
  };
}

function Time({ plan, step }: { plan: SpeakerPlan; step: string }) {
  const clock = useClock();
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
        <Button look="run" onClick={clock.startOrPause}>
          {clock.running ? t`Pause` : t`Start the clock`}
        </Button>
        <Button look="text" onClick={clock.reset}>{t`Back to 0:00`}</Button>
      </p>
    </section>
  );
}

function Audience({ state, step }: { state: ReturnType<typeof useAudience>['state']; step: Step }) {
  return (
    <p className={styles.answer} role="status">
      {state === 'there' && t`The window with the slides follows.`}
      {state === 'asked' && t`Looking for a window with the slides.`}
      {state === 'silent' && (
        <Trans>
          No window with the slides answers.{' '}
          <a href={lectureAddress(step)} target="adjacency-lab-slides">
            Open one
          </a>{' '}
          in this browser, and show it to your audience.
        </Trans>
      )}
    </p>
  );
}

/** For the speaker alone, computed here too, before the audience sees it. */
function VoteAnswer({ step, of, shown }: { step: Step; of: VoteOf; shown: AnswerShown }) {
  const scenario = lectureScenario(step);
  const asked = askedIn(of, scenario, useResults(scenario));
  if (asked.kind === 'number') return null;
  if (asked.kind !== 'choice') return <p className={styles.see}>{asked.words}</p>;
  const { question, choices, right } = asked;
  const at = choices.findIndex(({ id }) => id === right);
  const letter = letterOf(at);
  const text = symbols(choices[at].text);
  const why = symbols(choices[at].why);
  return (
    <>
      <p className={styles.see}>{symbols(question)}</p>
      <p className={styles.right}>
        <Trans>
          Answer: <b>{letter}</b>, {text}. {why}
        </Trans>
      </p>
      <p className={styles.see} role="status">
        {shown === 'hidden' &&
          t`The audience does not see it yet. Your next press, of a key or the remote, reveals it, and the press after that moves on.`}
        {shown === 'shown' && t`The audience sees it.`}
      </p>
    </>
  );
}

export function SpeakerPage({ first }: { first: string | null }) {
  const [planId, setPlanId] = useState(PLANS[0].id);
  const plan = CHOICES.find(({ id }) => id === planId) ?? WHOLE;
  const { step: id, state, answer, go, reveal } = useAudience(IDS.find((one) => one === first) ?? IDS[0]);
  const step = lectureStep(id) ?? LECTURE[0];
  const [back, next] = [neighbourOf(plan, step.id, -1), neighbourOf(plan, step.id, 1)];
  const number = IDS.indexOf(step.id) + 1;
  const see = symbols(step.see);
  const todo = step.hint && symbols(step.hint);
  const title = next !== null && symbols(lectureStep(next)?.title ?? next);

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
        <Audience state={state} step={step} />
        <ThemeToggle />
      </header>
      <div className={styles.halves}>
        <section aria-labelledby="speaker-step">
          <p className={styles.number}>
            <Trans>
              {number} of {IDS.length}
            </Trans>
          </p>
          <h1 id="speaker-step">{symbols(step.title)}</h1>
          {ASK[step.id] && <p className={styles.ask}>{symbols(ASK[step.id])}</p>}
          <p className={styles.say}>{symbols(SAY[step.id] ?? '')}</p>
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
          <Time plan={plan} step={step.id} />
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
              <Button look="run" aria-disabled={back === null} onClick={() => back !== null && go(back)}>
                <Trans>Back</Trans>
              </Button>
              {answer === 'hidden' ? (
                <Button look="run" onClick={reveal}>{t`Reveal the answer`}</Button>
              ) : (
                <Button look="run" aria-disabled={next === null} onClick={() => next !== null && go(next)}>
                  <Trans>Next step</Trans>
                </Button>
              )}
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
