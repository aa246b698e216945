// The line at the head of a lecture: which step this is, the ones beside it, all of them as links, and the way out.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LECTURE, lectureStep } from '../chapters/allChapters';
import { lectureAddress, speakerAddress } from '../chapters/frame/lectureStep';
import type { Step } from '../chapters/frame/step';
import { plainClick } from '../ui/plainClick';
import { ThemeToggle } from '../ui/window/ThemeToggle';
import styles from './LectureBar.module.css';
import { placeIn, plannedFrom, type SpeakerPlan } from './plans';

interface LectureBarProps {
  step: Step;
  plan: SpeakerPlan;
  /** Ids of the steps that the lecture goes through, in their order. */
  walked: readonly string[];
  article: string;
  onStep: (step: Step) => void;
  onLeave: () => void;
  onKeys: () => void;
}

/** The place of a step, such as '7 of 18'. A step that the plan leaves out has no number. */
export function stepNumberText(walked: readonly string[], step: string): string {
  const number = walked.indexOf(step) + 1;
  const all = walked.length;
  return number === 0 ? t`beside the plan’s ${all}` : t`${number} of ${all}`;
}

/** A step's title without the underscores that mark subscripts. */
const plain = (title: string): string => title.replaceAll('_', '');

const ARROWS = { back: 'M15 5l-7 7 7 7', on: 'M9 5l7 7-7 7' } as const;

interface TurnProps {
  way: keyof typeof ARROWS;
  to: Step | undefined;
  onStep: (step: Step) => void;
}

/** The button to the step before or after. At either end of the lecture it is disabled but stays, so that it keeps the focus. */
function Turn({ way, to, onStep }: TurnProps) {
  const name = way === 'on' ? t`Next step` : t`Previous step`;
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={name}
      title={to ? `${name}: ${plain(to.title)}` : undefined}
      aria-disabled={to === undefined}
      onClick={() => to && onStep(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[way]} />
      </svg>
    </button>
  );
}

const IDS = LECTURE.map(({ id }) => id);

export function LectureBar({ step, plan, walked, article, onStep, onLeave, onKeys }: LectureBarProps) {
  const turnTo = (way: 1 | -1) => lectureStep(plannedFrom(plan, step.id, way, IDS)) ?? undefined;
  const steps = walked.flatMap((id) => lectureStep(id) ?? []);
  const pause = placeIn(plan, step.id)?.pause;
  const { words: pauseWords, minutes: pauseMinutes } = pause ?? {};
  return (
    <header className={styles.bar}>
      <div className={styles.turns}>
        <Turn way="back" to={turnTo(-1)} onStep={onStep} />
        <p className={styles.progress}>{stepNumberText(walked, step.id)}</p>
        <Turn way="on" to={turnTo(1)} onStep={onStep} />
      </div>
      <nav aria-label={t`Steps`} className={styles.steps} data-testid="lecture-steps">
        <ol>
          {steps.map((other, i) => (
            <li key={other.id}>
              <a
                href={lectureAddress(other, plan.id)}
                aria-current={other === step ? 'step' : undefined}
                title={plain(other.title)}
                onClick={(event) => plainClick(event, () => onStep(other))}
              >
                <span className="visually-hidden">
                  {i + 1}: {plain(other.title)}
                </span>
                <span className={styles.dot} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`only-on-screen ${styles.tools}`}>
        {pause && (
          <span className={styles.pause}>
            <Trans>
              then {pauseWords}, {pauseMinutes} min
            </Trans>
          </span>
        )}
        <button type="button" className={`text-button ${styles.leave}`} onClick={onKeys}>
          <Trans>Keys</Trans>
        </button>
        <a
          className={`tall ${styles.leave} ${styles.speaker}`}
          href={speakerAddress(step, plan.id)}
          target="adjacency-lab-speaker"
          title={t`A window of your own, with notes, time and the next step`}
        >
          <Trans>Speaker’s view</Trans>
        </a>
        <a className={`tall ${styles.leave}`} href={article} onClick={(event) => plainClick(event, onLeave)}>
          <Trans>Leave</Trans>
        </a>
        <ThemeToggle />
      </div>
    </header>
  );
}
