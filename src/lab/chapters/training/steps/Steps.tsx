// The figure of real training with its title, axis titles, words and table, in a box whose height is reserved.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FIELDS, type Scenario } from '../../../../scenario';
import type { ResultsSnapshot } from '../../../../work';
import { SaveButton } from '../../../export/SaveButton';
import { Below } from '../../../figure/below';
import { useFigureHeight } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { Delta, Parameter, SettingValue, Sym } from '../../../notation/Num';
import { useRested } from '../../../state/results';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { later } from '../../../ui/later';
import type { Picture } from '../picture';
import { StepsFigure } from './StepsFigure';
import { StepsWords } from './StepsWords';
import { useStepsData } from './useStepsData';

const SaveTraining = later(() => import('./SaveTraining'), 'SaveTraining');

interface StepsProps {
  picture: Picture | null;
  stepCurves: ResultsSnapshot['stepCurves'];
  scenario: Scenario;
  partial: boolean;
  /** Whether to leave out the figure's words and numbers, which then stand elsewhere. */
  bare?: boolean;
  /** Whether files can be saved, which the frame around an embedded figure may forbid. */
  saves?: boolean;
}

/** Width in px below which the figure is nearly as high as it is wide. */
const NARROW = 520;
/** Greatest height of a wider figure, in px. */
const HIGHEST = 460;

export function TrainingSteps(props: StepsProps) {
  const { picture, stepCurves, scenario, partial, bare = false, saves = false } = props;
  const [box, width] = useWidth();
  const usual =
    width < NARROW ? Math.max(290, Math.round(width * 0.9)) : Math.min(HIGHEST, Math.round(width * 0.56));
  const height = useFigureHeight(usual, width);
  const data = useStepsData(picture, stepCurves, scenario);
  const { rows, of, summary } = data;
  const spoken = useRested(summary, 1500);
  return (
    <figure className="figure" aria-labelledby="steps-title">
      <h3 id="steps-title" className="visually-hidden">{t`ε after t steps of training`}</h3>
      <div ref={box} className="figure-box" aria-busy={stepCurves.status === 'running' && !picture}>
        <p className="axis-title axis-title-y" aria-hidden="true">
          <Trans>
            <Sym>ε</Sym> at <Sym>δ</Sym> = <Delta value={of.delta} />, <Sym>q</Sym> ={' '}
            <SettingValue field={FIELDS.samplingRate} value={of.mechanism.samplingRate} />, <Sym>σ</Sym> ={' '}
            <Parameter value={of.mechanism.noiseMultiplier} />
          </Trans>
        </p>
        {width > 0 && rows.length > 0 ? (
          <ErrorBoundary what={t`The figure`} remedy={t`Its numbers are in the table below.`}>
            <StepsFigure data={data} width={width} height={height} partial={partial && !picture?.recorded} />
          </ErrorBoundary>
        ) : (
          <div className="figure-wait" data-testid="figure-wait" style={width > 0 ? { height } : undefined}>
            {stepCurves.status === 'failed' ? (
              t`The curves could not be computed. Change a value or start again.`
            ) : (
              <span className="late">{t`The curves are being computed.`}</span>
            )}
          </div>
        )}
        <p className="axis-title axis-title-x" aria-hidden="true">
          <Trans>
            steps <Sym>t</Sym> of training
          </Trans>
        </p>
      </div>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken}
      </p>
      {!bare && <StepsWords {...data} />}
      {saves && (
        <Below>
          <SaveButton of={t`the figure of real training`}>
            <SaveTraining
              picture={picture}
              scenario={stepCurves.request ?? scenario}
              summary={summary}
              ready={rows.length > 0}
            />
          </SaveButton>
        </Below>
      )}
    </figure>
  );
}
