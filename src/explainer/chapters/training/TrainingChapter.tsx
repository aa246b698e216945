// Chapter 4 as the page places it: of all results its section takes those it shows, so that no other draws it anew.
import type { ChapterProps } from '../frame/chapterProps';
import { TrainingSection } from './TrainingSection';

export function TrainingChapter({ number, snapshot, scenario, change, replace }: ChapterProps) {
  const { training, recorded, recordedComing, stepCurves, ownFile } = snapshot;
  return (
    <TrainingSection
      number={number}
      training={training}
      recorded={recorded}
      recordedComing={recordedComing}
      stepCurves={stepCurves}
      ownFile={ownFile}
      scenario={scenario}
      change={change}
      replace={replace}
    />
  );
}
