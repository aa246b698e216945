// The picture beside Figure 3, as data: attacks by S2 along three different parameters.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { MarkShape } from '../../../chart/mark';
import { COMPARED_COORDINATES, COORDINATE_CELLS, RATE_NAMES } from '../cells';
import type { RecordedCell } from '../recorded';
import { everyCell, ofDigits, RATE_TITLES } from './common';
import { alike, falls, lastAudit, type PaperFigure, stepAxes, stepsPanel } from './paperFigure';

interface Look {
  name: string;
  shape: MarkShape;
  dash?: string;
}

const LOOKS: Readonly<Record<(typeof COMPARED_COORDINATES)[number], Look>> = {
  least: { name: t`S2, never moved by a record`, shape: 'circle' },
  moved: { name: t`S2, moved least by records`, shape: 'square', dash: '6 3' },
  most: { name: t`S2, moved most by records`, shape: 'triangle', dash: '2 3' },
};

const CHOICES = COMPARED_COORDINATES.length;

/** The cells of each rate, in the order of {@link COMPARED_COORDINATES}. */
const byRate = (cells: readonly RecordedCell[]): RecordedCell[][] =>
  RATE_NAMES.map((_, r) => cells.slice(r * CHOICES, (r + 1) * CHOICES));

export const COORDINATE_FIGURE: PaperFigure = {
  plan: COORDINATE_CELLS,
  name: t`Algorithm 2`,
  title: t`Where the crafted gradient lies`,
  words: t`S2 attacks the head of Figure 3 along three parameters. Algorithm 2 takes the one that moves least in a training without noise, on sampled batches. Beside it are the least of those that move at all, and the one that moves most.`,
  standsIn: t`On digits Algorithm 2 takes the weight of a pixel that is never lit. No record moves it, so S2 is the worst case there. The query auditTraining has the choice as its field coordinate.`,
  because: { ...ofDigits },
  found: t`Algorithm 2 takes the parameter that moves least.`,
  seen: [
    {
      holds: (cells) => byRate(cells).every(([least, , most]) => falls(least, most, 'S2')),
      words: (cells) => {
        const lost = byRate(cells).map(
          ([least, , most]) => lastAudit(least, 'S2').paper.mean - lastAudit(most, 'S2').paper.mean,
        );
        const [low, high] = [Math.min(...lost), Math.max(...lost)].map((fall) => decimalText(fall, 1));
        return t`From the parameter that no record moves to the one that they move most, the ε(Audit) of S2 falls by ${low} to ${high}.`;
      },
    },
    {
      holds: (cells) =>
        byRate(cells).every(
          ([least, moved]) => alike(least, moved, 'S2') && lastAudit(moved, 'S2').paper.mean > 0,
        ),
      words: () =>
        t`Along the least of those that records move, S2 stays within the errors of the worst case.`,
    },
  ],
  differs: t`Other records pull a parameter back that the canary has moved, and in small batches they add a noise of their own.`,
  axes: stepAxes,
  panels: (cells) =>
    byRate(cells).map((own, r) => {
      const rate = RATE_NAMES[r];
      const panels = own.map((cell) => stepsPanel(cell, RATE_TITLES[rate]));
      const attacks = panels.map(({ lines }, i) => ({
        ...lines[lines.length - 1],
        id: `S2_${COMPARED_COORDINATES[i]}`,
        ...LOOKS[COMPARED_COORDINATES[i]],
      }));
      return { ...panels[0], id: rate, lines: [...panels[0].lines.slice(0, -1), ...attacks] };
    }),
  // a link cannot hold the parameter, so only the cells of Algorithm 2, which is the default, have one
  links: everyCell(
    {
      ...COORDINATE_CELLS,
      cells: COORDINATE_CELLS.cells.filter(({ coordinate }) => coordinate === 'least'),
    },
    Object.values(RATE_TITLES),
  ),
};
