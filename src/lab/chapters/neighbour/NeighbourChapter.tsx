// Chapter 1, which asks which data sets count as neighbours: its text with its figures.
import { memo, type ReactNode } from 'react';
import CHAPTER from '../../../content/en/neighbour/chapter.mdx';
import { StoryPicture } from '../../live/StoryPicture';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import { type ChapterProps, sameIn } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { guestsAt } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { BatchesFigure } from './batches/BatchesFigure';
import { DEEPER } from './deeper';
import { ClippingFigure, NeighbourFigure } from './index';
import styles from './NeighbourChapter.module.css';
import { STEPS } from './steps';

const TEXT = articleText(CHAPTER, {
  ...CHAPTER_COMPONENTS,
  Step: stepsNamed(STEPS),
  StoryPicture,
  AddRemove: ({ children }: { children: ReactNode }) => <b className={styles.addRemove}>{children}</b>,
  Substitute: ({ children }: { children: ReactNode }) => <b className={styles.substitute}>{children}</b>,
});

export const NeighbourChapter = memo(
  function NeighbourChapter({ chapter, scenario, snapshot, change, replace }: ChapterProps) {
    return (
      <ChapterFrame
        chapter={chapter}
        text={TEXT}
        places={{
          Predictions: () => <PredictPlace chapter="which-neighbour" scenario={scenario} results={null} />,
          Batches: () => <BatchesFigure replace={replace} />,
          Guests: guestsAt({ scenario, change, snapshot }),
        }}
        figures={{
          step: {
            room: { '--room': '64rem', '--room-narrow': '92rem' },
            figure: (
              <>
                <ClippingFigure saves />
                <NeighbourFigure scenario={scenario} saves />
              </>
            ),
          },
        }}
        deeper={DEEPER}
      />
    );
  },
  sameIn('scenario', 'replace'),
);
