// Chapter 6: what an ε means for a secret. This is its text. The code of its figures is loaded when they are first drawn.
import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import CHAPTER from '../../../content/en/meaning/chapter.mdx';
import { areComing, knownValues } from '../../state/knownValues';
import { Late } from '../../ui/Late';
import { Unfold } from '../../ui/Unfold';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { QuestionPlace } from '../frame/predictions/PredictPlace';
import { sidePageLink } from '../frame/sidePageLink';
import { DEEPER } from './deeper';
import { Guesses } from './Guesses';
import { LiveGuesses, LiveTwist, MeaningFigure, MeaningPredictions, PosteriorNotes } from './index';
import styles from './MeaningChapter.module.css';
import { STEPS } from './steps';
import { Twist } from './Twist';

const TEXT = articleText(CHAPTER, {
  ...CHAPTER_COMPONENTS,
  Step: stepsNamed(STEPS),
  Unfold: (props: { summary: string; children: ReactNode }) => (
    <Unfold className={styles.predict} {...props} />
  ),
});

const ROOM = { '--room': '24rem' };

export const MeaningChapter = memo(function MeaningChapter(props: ChapterProps) {
  const { chapter, scenario, snapshot } = props;
  const known = knownValues(snapshot);
  const figure = { scenario, snapshot, saves: true };
  return (
    <ChapterFrame
      chapter={chapter}
      text={TEXT}
      places={{
        Predictions: () => (
          <QuestionPlace
            chapter="meaning"
            ask={(part, onShown) => <MeaningPredictions scenario={scenario} part={part} onShown={onShown} />}
            more
          />
        ),
        BoundsOnAGuess: () => (
          <Late what={t`The bounds on a guess`} wait={<Twist exchange={null} removal={null} />}>
            <LiveTwist scenario={scenario} />
          </Late>
        ),
        TableOfGuesses: () => (
          <Late
            what={t`The table of guesses`}
            wait={<Guesses known={known} whole={null} removal={null} busy />}
          >
            <LiveGuesses scenario={scenario} known={known} coming={areComing(snapshot)} />
          </Late>
        ),
        PosteriorNotes: () => <PosteriorNotes scenario={scenario} snapshot={snapshot} />,
        SidePage: sidePageLink(scenario),
      }}
      figures={{
        posterior: { room: ROOM, figure: <MeaningFigure names={['posterior']} {...figure} /> },
        many: { room: ROOM, figure: <MeaningFigure names={['many']} {...figure} /> },
      }}
      deeper={DEEPER}
    />
  );
});
