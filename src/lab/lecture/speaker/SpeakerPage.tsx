// What a speaker sees while the audience sees the slides in another window of the same browser; nothing is sent
// anywhere.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { LecturePlanId } from '../../../scenario';
import { LECTURE, lectureStep } from '../../chapters/allChapters';
import { lectureAddress, lectureScenario } from '../../chapters/frame/lectureStep';
import type { Step } from '../../chapters/frame/step';
import { symbols } from '../../notation/SymbolText';
import { useHeldAudits, useResults } from '../../state/results';
import { Button } from '../../ui/Button';
import { SelectControl } from '../../ui/inputs/SelectControl';
import { ThemeToggle } from '../../ui/window/ThemeToggle';
import { fillScreen } from '../fillScreen';
import { KeyList } from '../KeyList';
import { stepNumberText } from '../LectureBar';
import { useMoves } from '../lectureKeys';
import {
  ALL_STEPS,
  clockText,
  PLANS,
  paceOf,
  placeIn,
  planNamed,
  plannedFrom,
  type SpeakerPlan,
  walkOf,
} from '../plans';
import { askedIn, letterOf, type VoteOf } from '../vote/askedIn';
import { type AnswerShown, useAudience } from './channel';
import { ASK, SAY } from './notes';
import styles from './SpeakerPage.module.css';

const IDS = LECTURE.map(({ id }) => id);

const CHOICES = [...PLANS, ALL_STEPS];
/** The choice's value for no plan. */
const NO_PLAN = 'all';

function Left({ plan, step, elapsed }: { plan: SpeakerPlan; step: string; elapsed: number }) {
  const place = placeIn(plan, step);
  const pace = paceOf(plan, step, elapsed);
  const left = clockText(pace.left);
  if (place === null) return <Trans>{left} left, and this step is not in the plan</Trans>;
  const { minutes } = place;
  // before the clock starts nobody is early or late
  if (pace.behind === 0 || elapsed === 0)
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

/** A stopwatch in minutes, which renders once a second. */
function useClock() {
  /** Minutes counted before the last start, and the moment of that start, which is null while the stopwatch is stopped. */
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
      {plan !== ALL_STEPS && (
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

function Audience({
  state,
  step,
  plan,
}: {
  state: ReturnType<typeof useAudience>['state'];
  step: Step;
  plan: LecturePlanId | null;
}) {
  return (
    <p className={styles.answer} role="status">
      {state === 'there' && t`The window with the slides follows.`}
      {state === 'asked' && t`Looking for a window with the slides.`}
      {state === 'silent' && (
        <Trans>
          No window with the slides answers.{' '}
          <a href={lectureAddress(step, plan)} target="adjacency-lab-slides">
            Open one
          </a>{' '}
          in this browser, and show it to your audience.
        </Trans>
      )}
    </p>
  );
}

/** The answer of a vote, which the speaker sees before the audience does. This window computes it too. */
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

interface SpeakerPageProps {
  /** The step and the plan of the address, until the window with the slides has said its own. */
  first: string | null;
  firstPlan: LecturePlanId | null;
}

export function SpeakerPage({ first, firstPlan }: SpeakerPageProps) {
  const audience = useAudience(IDS.find((one) => one === first) ?? IDS[0], firstPlan);
  const { step: id, state, answer, blank, go, reveal, choosePlan, showBlank } = audience;
  const plan = planNamed(audience.plan);
  const step = lectureStep(id) ?? LECTURE[0];
  const [back, next] = [plannedFrom(plan, step.id, -1, IDS), plannedFrom(plan, step.id, 1, IDS)];
  const walked = walkOf(plan, IDS);
  const pause = placeIn(plan, step.id)?.pause;
  const { words: pauseWords, minutes: pauseMinutes } = pause ?? {};
  const [keysListed, listKeys] = useState(false);
  const see = symbols(step.see);
  const todo = step.hint && symbols(step.hint);
  const title = next !== null && symbols(lectureStep(next)?.title ?? next);

  // the audience's window runs the attack, and running it here too would only slow that window down
  useHeldAudits(true);
  useMoves((move) => {
    const to = { on: next, back, first: walked[0], last: walked[walked.length - 1] }[move as string] ?? null;
    if (move === 'blank' || (blank && to !== null)) showBlank(!blank);
    else if (move === 'keys') listKeys(!keysListed);
    else if (move === 'screen') fillScreen();
    else if (move === 'leave' && keysListed) listKeys(false);
    else if (move === 'on' && answer === 'hidden') reveal();
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
          choices={CHOICES.map(({ id: value, title }) => ({ value: value ?? NO_PLAN, label: title }))}
          value={plan.id ?? NO_PLAN}
          onChoice={(chosen) => choosePlan(PLANS.find(({ id: value }) => value === chosen)?.id ?? null)}
        />
        <Audience state={state} step={step} plan={plan.id} />
        <ThemeToggle />
      </header>
      <div className={styles.halves}>
        <section aria-labelledby="speaker-step">
          <p className={styles.number}>{stepNumberText(walked, step.id)}</p>
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
          {keysListed && <KeyList onClose={() => listKeys(false)} />}
          <Time plan={plan} step={step.id} />
          {pause && (
            <p className={styles.see}>
              <Trans>
                After this step: <b>{pauseWords}</b>, {pauseMinutes} min
              </Trans>
            </p>
          )}
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
              <Button look="run" aria-pressed={blank} onClick={() => showBlank(!blank)}>
                <Trans>Black screen</Trans>
              </Button>
              <Button look="text" onClick={() => listKeys(!keysListed)}>
                <Trans>Keys</Trans>
              </Button>
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
