// Chapter 2, on what an accountant promises: its text with its figures.
import { memo } from 'react';
import CHAPTER from '../../../content/en/promise/chapter.mdx';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { DEEPER } from './deeper';
import { PromiseFigure } from './index';
import { MuPart } from './mu/MuPart';
import { STEPS } from './steps';

const TEXT = articleText(CHAPTER, { ...CHAPTER_COMPONENTS, Step: stepsNamed(STEPS) });

const MAP = ['map'] as const;
const CURVES = ['profile', 'tradeoff'] as const;

export const PromiseChapter = memo(function PromiseChapter(props: ChapterProps) {
  const { chapter, scenario, snapshot, change } = props;
  const own = { scenario, snapshot, change };
  return (
    <ChapterFrame
      chapter={chapter}
      text={TEXT}
      places={{
        Predictions: () => <PredictPlace chapter="promise" scenario={scenario} results={snapshot} />,
        Mu: () => <MuPart scenario={scenario} snapshot={snapshot} />,
      }}
      figures={{
        map: {
          room: { '--room': '35rem', '--room-narrow': '37rem' },
          figure: <PromiseFigure parts={MAP} {...own} saves />,
        },
        curves: {
          room: { '--room': '33rem', '--room-narrow': '66rem' },
          figure: <PromiseFigure parts={CURVES} {...own} saves />,
        },
      }}
      deeper={DEEPER}
    />
  );
});
