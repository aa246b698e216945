// Chapter 3, on the worst case and on how mistakes become a bound: its text with its figures.
import { memo } from 'react';
import CHAPTER from '../../../content/en/worstCase/chapter.mdx';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { guestsAt } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { DEEPER } from './deeper';
import { Experiments, GuessFigure, WorstCaseFigure } from './index';
import { STEPS } from './steps';

const TEXT = articleText(CHAPTER, { ...CHAPTER_COMPONENTS, Step: stepsNamed(STEPS) });

export const WorstCaseChapter = memo(function WorstCaseChapter(props: ChapterProps) {
  const { chapter, scenario, snapshot } = props;
  return (
    <ChapterFrame
      chapter={chapter}
      text={TEXT}
      places={{
        Predictions: () => <PredictPlace chapter="worst-case" scenario={scenario} results={snapshot} />,
        Experiments: () => <Experiments scenario={scenario} />,
        Guests: guestsAt(props),
      }}
      figures={{
        worlds: {
          room: { '--room': '108rem', '--room-small': '150rem' },
          figure: (
            <>
              <WorstCaseFigure scenario={scenario} snapshot={snapshot} saves />
              <GuessFigure scenario={scenario} saves />
            </>
          ),
        },
      }}
      deeper={DEEPER}
    />
  );
});
