// The figures of this page that can stand alone.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { ChapterFigure } from '../../chapters/frame/chapter';
import { BoundsNote, OF_THE_PAGE } from '../../chapters/meaning';
import type { PartProps } from '../../chapters/meaning/parts';
import { Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import { useSeen } from '../../ui/window/visibility';
import type { SidePageProps } from '../sidePageProps';

/** Makes a figure, to stand alone in someone else's page, of a part of this page. */
const alone = (Part: ComponentType<PartProps>) =>
  function Alone({ scenario, snapshot }: SidePageProps) {
    const [ref, seen] = useSeen();
    return (
      <figure className="chapter-figure" ref={ref} aria-label={t`What an attacker can reach`}>
        <Part scenario={scenario} snapshot={snapshot} seen={seen} saves={false} />
      </figure>
    );
  };

const RecordedNote = () => (
  <Trans>
    These are recorded, and not of the page’s own training. They are upper bounds of substitute adjacency at
    the <Sym>δ</Sym> that is named, and what attacks reached.
  </Trans>
);

export const BOUNDS_FIGURES = {
  secrets: {
    title: t`Secrets of different kinds`,
    Draw: alone(later(() => import('./secrets/Secrets'), 'Secrets')),
    draws: ['point', 'wholeCurves', 'family'],
    shows: OF_THE_PAGE,
    height: 4010,
    caption: { quantities: [], Note: BoundsNote },
  },
  marginals: {
    title: t`What noisy marginals give away`,
    Draw: alone(later(() => import('./marginals/Marginals'), 'Marginals')),
    draws: [],
    height: 1330,
    caption: { quantities: [], Note: RecordedNote },
  },
  trained: {
    title: t`What trained models gave away`,
    Draw: alone(later(() => import('./measured/Trained'), 'Trained')),
    draws: [],
    height: 1390,
    caption: { quantities: [], Note: RecordedNote },
  },
} as const satisfies Record<string, ChapterFigure>;
