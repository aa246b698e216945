// The place of a chapter's predictions, directly below its title: the question to answer before the figure is seen, and further questions
// folded. The code of the questions is loaded when the first of them is drawn.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Late } from '../../../ui/Late';
import { later } from '../../../ui/later';
import { Unfold } from '../../../ui/Unfold';
import { useLayout } from '../layout';
import type { ChapterId } from '../names';
import type { PredictionsProps } from './lessonFacts';
import styles from './PredictPlace.module.css';
import type { QuestionPart } from './questionParts';
import { questionId, reveal } from './revealed';

const Predictions = later(() => import('./Predictions'), 'Predictions');

interface QuestionPlaceProps {
  chapter: ChapterId;
  /** Draws a part of the questions, which call `onShown` once an answer is asked for. */
  ask: (part: QuestionPart, onShown: () => void) => ReactNode;
  /** Whether there is more than one question. */
  more: boolean;
}

const nothing = () => {};

export function QuestionPlace({ chapter, ask, more }: QuestionPlaceProps) {
  const layout = useLayout();
  if (layout === 'scroll') {
    return (
      <Unfold
        className={styles.place}
        testId="predictions"
        summary={more ? t`Predict, then see. Two questions before you look` : t`Predict, then see`}
      >
        {ask('all', nothing)}
      </Unfold>
    );
  }
  return (
    <section
      id={questionId(chapter)}
      className={`only-on-screen needs-scripts ${styles.place}`}
      data-testid="predictions"
      aria-label={t`The chapter’s first question`}
      tabIndex={-1}
    >
      <div className={styles.first}>
        <Late what={t`The question`} wait={t`Loading the question.`}>
          {ask('first', () => reveal(chapter))}
        </Late>
      </div>
      {more && (
        <Unfold className={styles.more} summary={t`Another question before you look`}>
          {ask('others', nothing)}
        </Unfold>
      )}
    </section>
  );
}

export const PredictPlace = (props: PredictionsProps) => (
  <QuestionPlace
    chapter={props.chapter}
    ask={(part, onShown) => <Predictions {...props} part={part} onShown={onShown} />}
    more
  />
);
