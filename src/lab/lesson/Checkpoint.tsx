// Three questions at the end of a chapter, computed from the scenario on the page. An answer is dropped when a change of the scenario
// changes its question.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LoneFigureProps } from '../chapters/frame/chapter';
import { epsilonsOf } from '../chapters/frame/predictions/lessonFacts';
import { symbols } from '../notation/SymbolText';
import { Button } from '../ui/Button';
import { type Feedback, LessonAnswer } from './Answer';
import styles from './Checkpoint.module.css';
import { CHECKPOINTS, type LessonChapter } from './course/checkpoints';
import { type LessonQuestion, slipOf } from './course/checkpoints/question';
import { numberFeedback } from './course/numberFeedback';
import { isAnswered } from './course/progress';
import { checkNumber } from './course/verdict';
import { eraseProgress, isKept, keepAnswered, useProgress } from './keptProgress';

type Asked = Extract<LessonQuestion, { question: string }>;

function feedbackTo(asked: Asked, given: string): Feedback {
  if (asked.kind === 'choice') {
    const choice = asked.choices.find(({ id }) => id === given);
    if (!choice) return { right: false, words: t`Choose one of the answers first.` };
    return { right: given === asked.right, words: choice.why };
  }
  const verdict = checkNumber(asked, given);
  if (verdict.verdict === 'right') return { right: true, words: asked.because };
  if (verdict.verdict === 'wrong' && verdict.given !== null)
    return { right: false, words: slipOf(asked, verdict.readings) };
  return { right: false, words: numberFeedback(verdict) };
}

interface CheckpointQuestionProps {
  chapter: LessonChapter;
  id: string;
  number: number;
  asked: LessonQuestion;
}

function CheckpointQuestion({ chapter, id, number, asked }: CheckpointQuestionProps) {
  const answered = isAnswered(useProgress(), chapter, id);
  const [given, setGiven] = useState<{ asked: string; text: string; feedback: Feedback | null } | null>(null);
  // While its numbers are being computed, the question counts as unchanged.
  const now = asked.kind === 'waiting' ? given?.asked : JSON.stringify(asked);
  const current = given?.asked === now ? given : null;
  const anew = given !== null && given.feedback !== null && current === null;
  return (
    <section aria-label={t`Question ${number}`}>
      <p className={styles.number}>
        <Trans>Question {number}</Trans>
        {answered && (
          <span className={styles.done}>
            {' '}
            <Trans>answered</Trans>
          </span>
        )}
      </p>
      {asked.kind !== 'choice' && asked.kind !== 'number' ? (
        <p className="still-to-come" data-testid="still-to-come" role="status">
          {symbols(asked.words)}
        </p>
      ) : (
        <LessonAnswer
          question={asked.question}
          choices={asked.kind === 'choice' ? asked.choices : null}
          unit={asked.kind === 'number' ? asked.unit : ''}
          given={current?.text ?? ''}
          onGiven={(text) => setGiven({ asked: JSON.stringify(asked), text, feedback: null })}
          onCheck={() => {
            const text = current?.text ?? '';
            const feedback = feedbackTo(asked, text);
            setGiven({ asked: JSON.stringify(asked), text, feedback });
            if (feedback.right) keepAnswered(chapter, id);
          }}
          feedback={current?.feedback ?? null}
          note={anew ? t`The settings have changed, and with them the answer, so please answer anew.` : ''}
        />
      )}
    </section>
  );
}

export type CheckpointProps = Pick<LoneFigureProps, 'scenario' | 'snapshot'> & { chapter: LessonChapter };

export function ChapterCheckpoint({ chapter, scenario, snapshot }: CheckpointProps) {
  const progress = useProgress();
  const [round, setRound] = useState(0);
  const [erased, setErased] = useState(false);
  const facts = { scenario, known: epsilonsOf(snapshot, scenario) };
  const erase = () => {
    eraseProgress();
    setRound(round + 1);
    setErased(true);
  };
  return (
    <div className={styles.checkpoint}>
      <p className={styles.lead}>
        <Trans>
          The page computes the right answers from its own settings. Look up whatever you like, also in the
          figures.
        </Trans>
      </p>
      {Object.entries(CHECKPOINTS[chapter]).map(([id, ask], i) => (
        <CheckpointQuestion
          key={`${id}-${round}`}
          chapter={chapter}
          id={id}
          number={i + 1}
          asked={ask(facts)}
        />
      ))}
      <div className={`wraps ${styles.kept}`}>
        <p role="status">
          {erased && progress.size === 0
            ? t`Your answers are erased.`
            : isKept()
              ? t`Your answers are kept in this browser alone.`
              : t`This browser keeps nothing for this page, so your answers are forgotten when you leave.`}
        </p>
        {progress.size > 0 && (
          <Button look="small" onClick={erase}>{t`Erase my answers, of all chapters`}</Button>
        )}
      </div>
    </div>
  );
}
