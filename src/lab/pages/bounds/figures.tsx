// Those of this page's figures that can stand alone, each loaded when it is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChapterFigure, LoneFigureProps } from '../../chapters/frame/chapter';
import { BoundsNote, OF_THE_PAGE } from '../../chapters/meaning';
import { Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import type { PartName } from './LonePart';

const LonePart = later(() => import('./LonePart'), 'LonePart');

const RecordedNote = () => (
  <Trans>
    These are recorded, and not of the page’s own training. They are upper bounds of substitute adjacency at
    the <Sym>δ</Sym> that is named, and what attacks reached.
  </Trans>
);

const partAlone =
  (part: PartName) =>
  ({ scenario, snapshot }: LoneFigureProps) => (
    <LonePart part={part} scenario={scenario} snapshot={snapshot} />
  );

export const BOUNDS_FIGURES = {
  secrets: {
    title: t`Secrets of different kinds`,
    Draw: partAlone('secrets'),
    shows: OF_THE_PAGE,
    height: 3700,
    caption: { quantities: [], Note: BoundsNote },
  },
  marginals: {
    title: t`What noisy marginals give away`,
    Draw: partAlone('marginals'),
    height: 1290,
    caption: { quantities: [], Note: RecordedNote },
  },
  trained: {
    title: t`What trained models gave away`,
    Draw: partAlone('trained'),
    height: 1390,
    caption: { quantities: [], Note: RecordedNote },
  },
} as const satisfies Record<string, ChapterFigure>;
