// The tools that draw one model of each world in place of the clouds, or a single step of one model in parts.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReducer, useState } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { useRequest } from '../../../../lab/chapters/frame/useRequest';
import { Button } from '../../../../lab/ui/Button';
import { DataTable } from '../../../../lab/ui/DataTable';
import { Choices } from '../../../../lab/ui/inputs/Choices';
import { ScrollRegion } from '../../../../lab/ui/ScrollRegion';
import { prefersStill } from '../../../../lab/ui/window/prefersStill';
import type { OneModel, WorldsTraining } from '../jobs';
import { nameOf } from '../plane/PlaneRecords';
import type { PlaneView } from '../plane/planeView';
import type { OneOf } from '../plane/shownMoment';
import type { PlayedSteps } from '../playedSteps';
import { useWorldsQueries } from '../useWorlds';
import styles from '../WorldsFigure.module.css';

/** Drawn length of a gradient of the clipping norm, as a share of half of the plane. */
const LONG = 0.35;

export function GradientArrows({ step, view }: { step: StepOfModel; view: PlaneView }) {
  const { parts, training } = step;
  if (training.model !== 'logistic') return null;
  const scale = (LONG * view.scale) / training.clippingNorm;
  // arrows point against the gradient, as the step goes
  const arrow = (x: number, y: number, of: ArrayLike<number>, className: string | undefined, key: string) => {
    const from = view.place({ x, y });
    return (
      <line
        key={key}
        className={className}
        x1={from.left}
        y1={from.top}
        x2={from.left - scale * of[0]}
        y2={from.top + scale * of[1]}
      />
    );
  };
  return (
    <g className={styles.arrows} data-testid="worlds-arrows">
      {parts.batch.map(({ record, point, clipped }) =>
        arrow(record.x, record.y, clipped, point === 0 ? styles.anaArrow : undefined, `${point}`),
      )}
      {arrow(0, 0, parts.noise, styles.noiseArrow, 'noise')}
      {arrow(0, 0, parts.sum, styles.sumArrow, 'sum')}
    </g>
  );
}

type Drawn = 'clouds' | 'model' | 'step';

export interface StepOfModel {
  parts: OneModel;
  training: WorldsTraining;
  /** Number of the step, 1 to T. */
  step: number;
}

/** @param seen whether the figure is in the window, because otherwise nothing is asked for */
export function useOneModel(
  training: WorldsTraining,
  { models, at, seen }: { models: number; at: number; seen: boolean },
) {
  const [drawn, setDrawn] = useState<Drawn>('clouds');
  const [count, next] = useReducer((before: number) => before + 1, 0);
  const number = count % models;
  const own: OneOf = { world: 0, number };
  const wanted = drawn === 'step' && seen ? { training, ...own, draws: own.world, step: at } : null;
  const { reply, request, current } = useRequest(useWorldsQueries().model, wanted);
  const there = wanted && reply && request && current;
  return {
    drawn,
    setDrawn,
    next,
    /** The chosen model alone; null where all models are drawn. */
    single: { clouds: null, model: [own, { world: 1, number } as const], step: [own] }[drawn],
    step: there ? { parts: reply, training: request.training, step: request.step } : null,
  };
}

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

export function OneModelTools(props: { view: ReturnType<typeof useOneModel>; played: PlayedSteps }) {
  const { drawn, setDrawn, next, step } = props.view;
  const { speed, setSpeed } = props.played;
  return (
    <>
      <div className={styles.tools}>
        <Choices legend={t`Draw`} look="chips" choices={SHOWN} value={drawn} onChoice={setDrawn} />
        {!prefersStill() && (
          <Choices legend={t`Speed`} look="chips" choices={SPEEDS} value={speed} onChoice={setSpeed} />
        )}
        {drawn !== 'clouds' && <Button look="tool" onClick={next}>{t`Another model`}</Button>}
      </div>
      {step && <StepTable step={step} />}
    </>
  );
}

const StepTable = ({ step: { parts, step } }: { step: StepOfModel }) => (
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
