// Chapter 7: how to choose parameters for an epsilon, read a configuration, and save results. Its text is loaded at once, its forms late.
import { memo } from 'react';
import CHAPTER from '../../../content/en/choose/chapter.mdx';
import { later } from '../../ui/later';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { guestsAt } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { DEEPER } from './deeper';
import { STEPS } from './steps';

const Choose = later(() => import('./Choose'), 'Choose');

const TEXT = articleText(CHAPTER, { ...CHAPTER_COMPONENTS, Step: stepsNamed(STEPS) });

export const ChooseChapter = memo(function ChooseChapter({ chapter, ...props }: ChapterProps) {
  return (
    <ChapterFrame
      chapter={chapter}
      text={TEXT}
      places={{
        Predictions: () => (
          <PredictPlace chapter="choose" scenario={props.scenario} results={props.snapshot} />
        ),
        Guests: guestsAt(props),
      }}
      figures={{
        choices: {
          stays: true,
          figure: (
            <div className="only-on-screen">
              <Choose {...props} />
            </div>
          ),
        },
      }}
      deeper={DEEPER}
    />
  );
});
