// Chapter 4, on real training. The code of its figure, and of the parts that unfold in the text, is loaded when they are first drawn.
import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import CHAPTER from '../../../content/en/training/chapter.mdx';
import type { ResultsSnapshot } from '../../../work';
import { Late } from '../../ui/Late';
import { Unfold } from '../../ui/Unfold';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import { type ChapterProps, sameIn } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { guestsAt } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { DEEPER } from './deeper';
import { AttackersChart, TrainingFigure, TrainingMore } from './index';
import { PresetChooser } from './PresetChooser';
import { STEPS } from './steps';

const TEXT = articleText(CHAPTER, {
  ...CHAPTER_COMPONENTS,
  Step: stepsNamed(STEPS),
  Unfold: (props: { id?: string; summary: string; children: ReactNode }) => (
    <Unfold className="" {...props} />
  ),
});

/** The results that the chapter shows. A change of any other result does not redraw it. */
const SHOWN = [
  'training',
  'recorded',
  'recordedComing',
  'stepCurves',
  'records',
  'curves',
  'point',
] as const satisfies (keyof ResultsSnapshot)[];
const sameState = sameIn('chapter', 'scenario', 'change', 'replace');

export const TrainingChapter = memo(
  Chapter,
  (before, after) =>
    sameState(before, after) && SHOWN.every((name) => before.snapshot[name] === after.snapshot[name]),
);

function Chapter({ chapter, snapshot, scenario, change, replace }: ChapterProps) {
  const { curves, point, stepCurves } = snapshot;
  const props = { ...snapshot, scenario, change, replace };
  const known = { curves, point, stepCurves, audits: [] };
  return (
    <ChapterFrame
      chapter={chapter}
      text={TEXT}
      places={{
        Predictions: () => <PredictPlace chapter="training" scenario={scenario} results={known} />,
        Attackers: () => (
          <div className="needs-scripts">
            <Late what={t`The chart of attackers`}>
              <AttackersChart {...props} />
            </Late>
          </div>
        ),
        RealTraining: () => (
          <div className="needs-scripts">
            <Late what={t`Real training`}>
              <TrainingMore {...props} />
            </Late>
          </div>
        ),
        Presets: () => <PresetChooser scenario={scenario} replace={replace} />,
        Guests: guestsAt({ scenario, change, snapshot }),
      }}
      figures={{ attacks: { room: { '--room': '32rem' }, figure: <TrainingFigure {...props} /> } }}
      deeper={DEEPER}
    />
  );
}
