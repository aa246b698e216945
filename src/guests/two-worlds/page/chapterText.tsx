// Two worlds in the text of chapters: links to them, and the figure itself where figures stand in the text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChapterText, GuestTextProps } from '../../../lab/chapters/frame/guestTexts';
import { useLayout } from '../../../lab/chapters/frame/layout';
import { StepLink } from '../../../lab/chapters/frame/StepLink';
import { Late } from '../../../lab/ui/Late';
import { later } from '../../../lab/ui/later';
import { TWO_WORLDS } from './firstStep';

const WorldsFigure = later(() => import('./WorldsFigure'), 'WorldsFigure');

const NeighbourTries = () => (
  <p className="try">
    <Trans>
      <StepLink step={TWO_WORLDS}>See two worlds</StepLink> that differ in Ana’s record, with hundreds of
      models trained in each.
    </Trans>
  </p>
);

const TrainingFigure = ({ scenario, change, snapshot: { curves, point } }: GuestTextProps) =>
  useLayout() === 'scroll' && (
    <Late what={t`Two worlds`}>
      <WorldsFigure scenario={scenario} change={change} curves={curves} point={point} saves />
    </Late>
  );

const WhereARecordStands = () => (
  <p>
    <Trans>
      It also matters where a record stands. <StepLink step={TWO_WORLDS}>See two worlds</StepLink> and move
      Ana from the middle of her class to the edge, which raises the audit while the guarantee stays.
    </Trans>
  </p>
);

export const CHAPTER_TEXT = {
  neighbourTries: NeighbourTries,
  trainingFigures: TrainingFigure,
  lowAuditMore: WhereARecordStands,
} as const satisfies ChapterText;
