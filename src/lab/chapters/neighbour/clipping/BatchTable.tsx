// The drawn step in numbers.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { length, type Vector } from '../oneStep';
import type { DrawnStep } from './drawnStep';

const at = ({ x, y }: Vector): string => `${decimalText(x, 3)}; ${decimalText(y, 3)}`;
const long = (vector: Vector): string => decimalText(length(vector), 3);

export function BatchTable({ step }: { step: DrawnStep }) {
  return (
    <FigureNumbers title={t`The step in numbers`}>
      <ScrollRegion label={t`Table of the step`}>
        <DataTable
          caption={t`The gradients of the batch, right and up, with their lengths before and after clipping. Their sum and what is released stand below them.`}
          columns={[t`Record`, t`gradient`, t`length`, t`clipped`, t`length`]}
          rows={[
            ...step.records.map(({ id, gradient, clipped }) => [
              id === 0 ? t`Ana` : t`Record ${id}`,
              at(gradient),
              long(gradient),
              at(clipped),
              long(clipped),
            ]),
            [t`Sum`, '', '', at(step.sum), long(step.sum)],
            [t`Released`, '', '', at(step.released), long(step.released)],
          ]}
        />
      </ScrollRegion>
    </FigureNumbers>
  );
}
