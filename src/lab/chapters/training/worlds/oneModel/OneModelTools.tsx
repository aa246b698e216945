// One model of each world by itself, in place of the clouds: how far noise takes it from step to step. On demand a single step of it in
// parts: each record's clipped gradient, their sum, the noise.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../../base/language/numbers';
import { Choices } from '../../../../ui/Choices';
import { DataTable } from '../../../../ui/DataTable';
import { prefersStill } from '../../../../ui/prefersStill';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { nameOf } from '../plane/PlaneRecords';
import type { PlayedSteps } from '../playedSteps';
import styles from '../WorldsFigure.module.css';
import type { OneModelView, OneStep } from './useOneModel';

const SPEEDS = [
  { value: 'slow', label: t`slow` },
  { value: 'usual', label: t`medium` },
  { value: 'fast', label: t`fast` },
] as const;

const SHOWN = [
  { value: 'clouds', label: t`all models` },
  { value: 'model', label: t`one of each world` },
  { value: 'step', label: t`one step of one model` },
] as const;

const long = (vector: ArrayLike<number>): string => decimalText(Math.hypot(...Array.from(vector)), 3);

export function OneModelTools({ view, played }: { view: OneModelView; played: PlayedSteps }) {
  const { drawn, setDrawn, next, step } = view;
  const { speed, setSpeed } = played;
  return (
    <>
      <div className={styles.tools}>
        <Choices legend={t`Draw`} look="chips" choices={SHOWN} value={drawn} onChoice={setDrawn} />
        {!prefersStill() && (
          <Choices legend={t`Speed`} look="chips" choices={SPEEDS} value={speed} onChoice={setSpeed} />
        )}
        {drawn !== 'clouds' && (
          <button type="button" className="tool-button" onClick={next}>{t`Another model`}</button>
        )}
      </div>
      {step && <StepTable step={step} />}
    </>
  );
}

function StepTable({ step: { parts, step } }: { step: OneStep }) {
  return (
    <>
      <p className="part-caption">
        <Trans>
          In the plane, thin arrows show which way each record of the batch pulls the line, the solid arrow
          their sum and the dashed one the noise.
        </Trans>
      </p>
      <ScrollRegion label={t`Table of the step`}>
        <DataTable
          caption={t`Gradients of the batch in step ${step}, with their lengths before and after clipping. Sum and noise are given as they move the boundary.`}
          columns={[t`Record`, t`length`, t`clipped to`]}
          rows={[
            ...parts.batch.map(({ point, norm, clipping }) => [
              nameOf(point),
              decimalText(norm, 3),
              decimalText(norm * clipping, 3),
            ]),
            [t`Sum`, '', long(parts.sum)],
            [t`Noise`, '', long(parts.noise)],
          ]}
        />
      </ScrollRegion>
    </>
  );
}
