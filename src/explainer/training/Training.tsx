// Real training (S2-S5), the interactive part: figure, controls, what is exchanged, what the attacker sees. Loaded when it
// comes near; the text around it is in TrainingSection.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { DATASETS } from '../../datasets/catalogue';
import type { LabSnapshot } from '../../jobs';
import { FIELDS, type Scenario, writeNumberField } from '../../scenario';
import { useWidth } from '../figure/useWidth';
import { percentText } from '../numbers/formatNumber';
import { Delta, Parameter, Sym } from '../numbers/Num';
import { ErrorBoundary } from '../page/ErrorBoundary';
import { useLab, useRested } from '../state/lab';
import type { ScenarioState } from '../state/useScenario';
import { Accuracies } from './Accuracies';
import { attackSeries, belongTo, epsilonTop, guaranteeRows } from './attackSeries';
import { Canaries } from './Canaries';
import { OwnFile } from './OwnFile';
import { type Picture, pictureOf, settingsOf } from './picture';
import { RecordedNote } from './RecordedNote';
import { RunLine } from './RunLine';
import { Scores } from './Scores';
import { differences, StaleNote } from './StaleNote';
import { StepsFigure } from './StepsFigure';
import { StepsTable } from './StepsTable';
import { stepsSummary } from './stepsSummary';
import { TrainingControls } from './TrainingControls';
import { Verdicts } from './Verdicts';

export interface TrainingProps extends ScenarioState {
  training: LabSnapshot['training'];
  recorded: LabSnapshot['recorded'];
  stepCurves: LabSnapshot['stepCurves'];
  ownFile: LabSnapshot['ownFile'];
}

export function Training({
  training,
  recorded,
  stepCurves,
  ownFile,
  scenario,
  change,
  replace,
}: TrainingProps) {
  const lab = useLab();
  useEffect(() => lab.followSteps(), [lab]);
  const found = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  // a result of other settings is drawn for a reader who has just come; once they move something, the lines follow them
  const arrived = useRef(scenario);
  const [choice, setChoice] = useState<{ at: Scenario; earlier: boolean } | null>(null);
  const earlier = choice?.at === scenario ? choice.earlier : arrived.current === scenario;
  const picture = found?.stale && !earlier ? null : found;
  const failed = training.status === 'failed' && training.error !== null && !training.stale;
  const rows = trainRows(scenario, found, ownFile);

  return (
    <div className="lab training-lab">
      <div className="lab-figure">
        {scenario.dataset === 'own' && <OwnFile entry={ownFile} />}
        <Steps
          picture={picture}
          stepCurves={stepCurves}
          scenario={scenario}
          partial={training.status !== 'done'}
        />
        <div className="figure-note">
          {found?.stale ? (
            <StaleNote
              drawn={found.scenario}
              own={scenario}
              shown={earlier}
              onReturn={() => replace(found.scenario, 'push')}
              onShow={(show) => setChoice({ at: scenario, earlier: show })}
            />
          ) : (
            <FigureCaption picture={picture} estimator={scenario.estimator} />
          )}
        </div>
        {found?.recorded && <RecordedNote recorded={found.recorded} />}
        <RunLine entry={training} />
        {failed && training.error && (
          <div className="notice" role="alert">
            <p>
              <b>The training could not go on.</b> {training.error.message}
            </p>
            <p>Change the value that is named, or try again. Your settings and what was trained are kept.</p>
          </div>
        )}
        {training.wanted === null && scenario.dataset !== 'own' && (
          <p className="doubt">
            S3 needs the linear model, and no other attack is chosen. Choose another attack or the linear
            model.
          </p>
        )}
        {scenario.dataset === 'own' && training.wanted === null && ownFile.status !== 'ready' && (
          <p className="doubt">
            These settings are about a file of records, and a link cannot hold one. Choose the file above;
            everything else is as the link says.
          </p>
        )}
      </div>
      <TrainingControls scenario={scenario} onChange={change} rows={rows} />
      {found && (
        <div className="readout training-results">
          {found.stale && !earlier && (
            <p className="stale-note">
              <b>Of other settings</b>: {differences(found.scenario, scenario).join(', ') || 'another file'}.
            </p>
          )}
          <ErrorBoundary what="These results" remedy="Train again, or choose other settings.">
            <Results picture={found} estimator={scenario.estimator} />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}

/** What the marks are. */
export function FigureCaption({
  picture,
  estimator,
}: {
  picture: Picture | null;
  estimator: Scenario['estimator'];
}) {
  if (!picture) {
    return <p className="caption">The guarantees alone: no model has been trained at these settings yet.</p>;
  }
  if (estimator === 'paper') {
    return (
      <p className="caption">
        Each mark is the published estimate, the best over all thresholds; choosing the best breaks its stated
        confidence. With repeats it is their mean, within two standard errors.
      </p>
    );
  }
  return (
    <p className="caption">
      Each mark is what an attack proves with {percentText(picture.request.confidence)} confidence, at this
      step by itself; the whisker reaches to the other end of its interval. Hollow marks still wait for
      models.
    </p>
  );
}

/** Rows of the training table, where they are known before anything has been trained. */
function trainRows(
  { dataset }: Scenario,
  picture: Picture | null,
  ownFile: LabSnapshot['ownFile'],
): number | null {
  if (dataset === 'own') return ownFile.prepared?.trainRows ?? null;
  if (picture && picture.request.dataset === dataset) return picture.reply.data.trainRows;
  return DATASETS.find(({ id }) => id === dataset)?.trainRows ?? null;
}

/** What made a result, in the words of its exported data. */
function originOf({ recorded, request, reply: { backend } }: Picture): string {
  const made = `seed ${request.seed}, ${backend ? `${backend.name}: ${backend.description}` : 'no backend'}`;
  return recorded ? `recorded at commit ${recorded.recording.commit}, ${made}` : made;
}

function Results({ picture, estimator }: { picture: Picture; estimator: Scenario['estimator'] }) {
  const reply = useDeferredValue(picture.reply);
  const series = useMemo(() => attackSeries(reply, estimator), [reply, estimator]);
  return (
    <>
      <Verdicts
        reply={reply}
        series={series}
        estimator={estimator}
        scenario={picture.scenario}
        origin={originOf(picture)}
      />
      <Canaries reply={reply} />
      <Scores reply={reply} />
      <Accuracies reply={reply} />
    </>
  );
}

interface StepsProps {
  picture: Picture | null;
  stepCurves: LabSnapshot['stepCurves'];
  scenario: Scenario;
  partial: boolean;
}

/** The figure with its words and data. */
export function Steps({ picture, stepCurves, scenario, partial }: StepsProps) {
  const [box, width] = useWidth();
  const [open, setOpen] = useState(false);
  const { estimator } = scenario;
  const curves =
    stepCurves.result && stepCurves.scenario && (!picture || belongTo(stepCurves.scenario, picture.request))
      ? stepCurves.result
      : null;
  const reply = useDeferredValue(picture?.reply ?? null);
  const rows = useMemo(() => guaranteeRows(curves, reply), [curves, reply]);
  const series = useMemo(() => (reply ? attackSeries(reply, estimator) : []), [reply, estimator]);
  const top = useMemo(() => epsilonTop(rows, series), [rows, series]);
  const of = picture?.request ?? settingsOf(stepCurves.scenario ?? scenario);
  const summary = useMemo(() => stepsSummary(rows, series, estimator, of), [rows, series, estimator, of]);
  const spoken = useRested(summary, 1500);
  const height =
    width < 520 ? Math.max(290, Math.round(width * 0.9)) : Math.min(460, Math.round(width * 0.56));
  return (
    <figure className="figure" aria-labelledby="steps-title">
      <h3 id="steps-title" className="visually-hidden">
        ε after t steps of training
      </h3>
      <div ref={box} className="figure-box" aria-busy={stepCurves.status === 'running' && !picture}>
        <p className="axis-title axis-title-y" aria-hidden="true">
          <Sym>ε</Sym> at <Sym>δ</Sym> = <Delta value={of.delta} />, <Sym>q</Sym> ={' '}
          {writeNumberField(FIELDS.samplingRate, of.mechanism.samplingRate)}, <Sym>σ</Sym> ={' '}
          <Parameter value={of.mechanism.noiseMultiplier} />
        </p>
        {width > 0 && rows.length > 0 ? (
          <ErrorBoundary what="The figure" remedy="Its numbers are in the table below.">
            <StepsFigure
              width={width}
              height={height}
              rows={rows}
              series={series}
              steps={of.mechanism.steps}
              top={top}
              estimator={estimator}
              partial={partial && !picture?.recorded}
            />
          </ErrorBoundary>
        ) : (
          <div className="figure-wait" style={width > 0 ? { height } : undefined}>
            {stepCurves.status === 'failed' ? (
              'The curves could not be computed; change a value or start again.'
            ) : (
              <span className="late">The curves are being computed.</span>
            )}
          </div>
        )}
        <p className="axis-title axis-title-x" aria-hidden="true">
          steps <Sym>t</Sym> of training
        </p>
      </div>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {spoken}
      </p>
      <details className="figure-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>The figure of real training in words and numbers</summary>
        <p>{summary}</p>
        {open && <StepsTable rows={rows} series={series} estimator={estimator} delta={of.delta} />}
      </details>
    </figure>
  );
}
