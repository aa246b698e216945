// The figure's numbers for every change at once.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { decimalText } from '../../../base/language/numbers';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { Parameter } from '../../notation/Num';
import { DataTable } from '../../ui/DataTable';
import { type Change, contributions, distance, largestDistance, stepVariation, type Vector } from './oneStep';

interface NeighbourTableProps {
  gradient: Vector;
  other: Vector;
  samplingRate: number;
  noiseMultiplier: number;
  saves: ReactNode;
}

/** Adding, removing and zeroing move the sum alike. */
const ROWS: readonly { change: Change; name: string }[] = [
  { change: 'remove', name: t`z added, removed or zeroed` },
  { change: 'substitute', name: t`z replaced by z′` },
];

const short = (value: number) => <Parameter value={Number(value.toPrecision(3))} />;

export function NeighbourTable(props: NeighbourTableProps) {
  const { gradient, other, samplingRate, noiseMultiplier, saves } = props;
  return (
    <FigureNumbers title={t`The changes in numbers`} saves={saves}>
      <DataTable
        label={t`Table of the changes`}
        caption={
          samplingRate === 1
            ? t`How far each change moves the sum of clipped gradients, and the total variation of the output of one step, which is twice what the best guess gains over a coin.`
            : t`How far each change moves the sum of clipped gradients, and the total variation of the output of a step whose batch may or may not contain z. That variation is twice what the best guess gains over a coin. For a step whose batch contains z it is 1/q times as large.`
        }
        columns={[t`Change`, t`moves by`, t`variation`, t`at most`, t`variation`]}
        rows={ROWS.map(({ change, name }) => {
          const moved = distance(...contributions(change, gradient, other));
          const most = largestDistance(change);
          return [
            name,
            `${decimalText(moved, 2)} C`,
            short(stepVariation(samplingRate, noiseMultiplier, moved)),
            most === 1 ? 'C' : '2C',
            short(stepVariation(samplingRate, noiseMultiplier, most)),
          ];
        })}
      />
    </FigureNumbers>
  );
}
