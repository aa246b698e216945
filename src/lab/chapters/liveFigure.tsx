// The live figure as one of the figures that can stand alone.
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { Figure } from '../live/figure/Figure';
import type { LoneFigureProps, PlacedFigure } from './frame/chapter';

function LiveFigure({ scenario, snapshot, change }: LoneFigureProps) {
  const { axis } = scenario;
  const move = useCallback((value: number) => change({ [axis]: value }), [change, axis]);
  return <Figure snapshot={snapshot} scenario={scenario} onMove={move} />;
}

export const LAB: PlacedFigure = {
  anchor: 'lab',
  title: t`ε of DP-SGD, add/remove and substitute`,
  Draw: LiveFigure,
  draws: ['curves', 'mu', 'point', 'worstCase', 'lines', 'estimate', 'epsilonAxis'],
  shows: ['claim', 'q', 'b', 's', 'T', 'd', 'C', 'n', 'x', 'm', 'y', 'attack'],
  height: 660,
  caption: {
    quantities: ['addRemove', 'substitute', 'implied', 'group', 'hiddenState', 'audit'],
    more: ['implied', 'hiddenState'],
    measures: true,
  },
};
