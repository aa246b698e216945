// What a step shows: the page's own figures, or the table of a chapter whose figure is still to come.

import type { StepFigure } from '../chapters/frame/steps';
import { LiveGuesses } from '../chapters/meaning/LiveGuesses';
import { Ceilings } from '../chapters/oneRun/Ceilings';
import { CrowdFigure } from '../chapters/training/crowd/CrowdFigure';
import { EmbedCaption } from '../embed/EmbedCaption';
import { type EmbedFigureProps, EmbedFigureView } from '../embed/EmbedFigureView';
import { readings } from '../state/readings';

interface StepFigureViewProps extends Omit<EmbedFigureProps, 'figure' | 'trains'> {
  figure: StepFigure;
}

export function StepFigureView({ figure, ...parts }: StepFigureViewProps) {
  if (figure === 'one-run') return <Ceilings scenario={parts.scenario} />;
  if (figure === 'crowd') return <CrowdFigure scenario={parts.scenario} />;
  if (figure === 'meaning') {
    return <LiveGuesses scenario={parts.scenario} known={readings(parts.snapshot)} />;
  }
  return (
    <>
      <EmbedFigureView {...parts} figure={figure} trains={false} />
      <EmbedCaption figure={figure} scenario={parts.scenario} />
    </>
  );
}
