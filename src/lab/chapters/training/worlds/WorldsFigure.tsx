// Two worlds that one can see: the same records twice, but for Ana's, and hundreds of models trained in each. It stands in chapter 4,
// because that is where real models are trained; chapter 1 shows one step, and has a figure of its own.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useMemo, useState } from 'react';
import { fromCore } from '../../../../base/language/core';
import { Below, BelowPlace } from '../../../figure/below';
import { useFigureHeight, useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { keyOfData, type ResultsSnapshot } from '../../../jobs';
import { countText } from '../../../notation/formatNumber';
import { SymbolText } from '../../../notation/SymbolText';
import { knownValues } from '../../../state/knownValues';
import { useRested } from '../../../state/results';
import type { ScenarioState } from '../../../state/useScenario';
import { later } from '../../../ui/later';
import { Unfold } from '../../../ui/Unfold';
import { useSeen } from '../../../ui/visibility';
import { TWO_WORLDS } from '../../frame/twoWorlds';
import { useRequest } from '../../frame/useRequest';
import { AttackerGame } from './AttackerGame';
import { ChangeChoice } from './ChangeChoice';
import { Folds } from './Folds';
import { OneModelTools, type Shown } from './OneModelTools';
import { PlaneChoice } from './PlaneChoice';
import { PlanePicture, sideOf } from './PlanePicture';
import { PlayRow } from './PlayRow';
import { changedBy } from './planeEdits';
import { type Speed, usePlayedSteps } from './playedSteps';
import { RecordTools } from './RecordTools';
import { useAttacker } from './useAttacker';
import { keyOf, useAudits } from './useAudits';
import { useOneStep } from './useOneStep';
import { usePlaneDraft } from './usePlaneDraft';
import { useWorldsQueries } from './useWorlds';
import styles from './WorldsFigure.module.css';
import { WorldsTable } from './WorldsTable';
import { isWhole, MOST_STEPS, trainingOf, worldsRequest } from './worldsRequest';
import { attackSentence, worldsSummary } from './worldsWords';

export interface WorldsFigureProps
  extends Pick<ScenarioState, 'scenario' | 'change'>,
    Pick<ResultsSnapshot, 'curves' | 'point'> {
  /** A frame without downloads lets nothing be saved. */
  saves: boolean;
}

const HEIGHT = 300;
/** Px of width from which the choice of the change stands in the picture's lower right, and what it takes there. */
const ROOMY = 470;
const CHOICE = 40;
/** The same where its three do not stand in one line. */
const TWO_LINES = { under: 430, height: 72 };

const SaveWorlds = later(() => import('./SaveWorlds').then((module) => module.SaveWorlds));
const WorldsPredictions = later(() =>
  import('./WorldsPredictions').then((module) => module.WorldsPredictions),
);

export function WorldsFigure({ scenario, change, curves, point, saves }: WorldsFigureProps) {
  const [box, width] = useWidth();
  const [seenRef, seen] = useSeen();
  const height = useFigureHeight(HEIGHT, width);
  const textScale = useTextScale(width);
  const draft = usePlaneDraft({ scenario, change });
  const { worlds } = draft;
  const [record, choose] = useState(0);
  const chosen = Math.min(record, worlds.records.length - 1);
  const [puts, setPuts] = useState<0 | 1>(1);
  const [speed, setSpeed] = useState<Speed>('usual');
  const [view, setView] = useState<Shown>('clouds');
  const [number, setNumber] = useState(0);

  const wanted = worldsRequest(scenario, worlds);
  const attacker = useAttacker(keyOfData({ wanted }));
  const { reply, request, error, current } = useRequest(useWorldsQueries().worlds, seen ? wanted : null);
  const shown = wanted !== null && reply && request ? { reply, request } : null;
  const steps = shown?.request.keptSteps ?? [scenario.steps];
  const played = usePlayedSteps(steps.length, speed);
  const moment = Math.min(played.moment, steps.length - 1);
  const audits = useAudits(wanted, shown);
  const whole = shown !== null && current && isWhole(shown.reply, shown.request);
  const kind = worlds.change.kind;
  const suspect = whole ? attacker.suspect : null;
  const single = view === 'clouds' ? null : view === 'step' ? ([0] as const) : ([0, 1] as const);
  const models = shown?.reply.worlds[0].models ?? 1;
  const step = useOneStep(
    trainingOf(scenario, worlds),
    view === 'step' && seen ? { world: 0, number: number % models, step: steps[moment] } : null,
  );
  const at = knownValues({ curves, point })?.at;
  const guarantee =
    at?.[(shown?.request.change.kind ?? kind) === 'remove' ? 'addRemove' : 'substitute'] ?? null;
  const across = width - Math.min(height, sideOf(width)) - 18;
  const roomy = width >= ROOMY && use(BelowPlace) === null;
  const summary = useMemo(() => (reply && request ? worldsSummary(reply, request) : ''), [reply, request]);
  const spoken = useRested(whole ? summary : '', 1200);
  const choice = (
    <ChangeChoice
      kind={kind}
      audits={audits}
      onKind={(next) => draft.put(changedBy(worlds, next))}
      className={styles.choice ?? ''}
    />
  );
  return (
    <figure className={`chapter-figure ${styles.figure}`} aria-label={t`Two worlds`} ref={seenRef}>
      <div className={`plain-figure ${styles.box}`} ref={box} style={{ height }}>
        {width > 0 && (
          <PlanePicture
            draft={draft}
            chosen={chosen}
            onChoose={choose}
            puts={puts}
            shown={shown}
            moment={moment}
            guarantee={guarantee?.value ?? null}
            single={single?.map((world) => ({ world, number: number % models })) ?? null}
            suspect={suspect}
            step={view === 'step' ? step : null}
            width={width}
            height={height}
            taken={roomy ? (across < TWO_LINES.under ? TWO_LINES.height : CHOICE) : 0}
            textScale={textScale}
          />
        )}
        {roomy && (
          <div className={styles.inside} style={{ width: across }}>
            {choice}
          </div>
        )}
      </div>
      <Below>
        {!roomy && choice}
        <div className={styles.tools}>
          <PlayRow played={played} steps={steps} />
          <PlaneChoice
            worlds={worlds}
            onWorlds={(next) => {
              choose(0);
              draft.put(next);
            }}
          />
        </div>
        <p className={`figure-sentence ${styles.words}`}>
          {wanted === null && <TooLong />}
          {error && t`The training failed: ${fromCore(error.message)}`}
          {shown && !error && <SymbolText>{attackSentence(shown.reply, shown.request)}</SymbolText>}{' '}
          {shown && (
            <Trans>A low audit does not mean a loose guarantee, which must hold wherever Ana stands.</Trans>
          )}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
        <Folds>
          <details className="unfolds">
            <summary>
              <Trans>Records</Trans>
            </summary>
            <RecordTools
              worlds={worlds}
              onWorlds={draft.put}
              chosen={chosen}
              onChoose={choose}
              puts={puts}
              onPuts={setPuts}
            />
          </details>
          <details className="unfolds">
            <summary>
              <Trans>One model</Trans>
            </summary>
            <OneModelTools
              speed={speed}
              onSpeed={setSpeed}
              shown={view}
              onShown={setView}
              onNext={() => setNumber(number + 1)}
              step={step}
            />
          </details>
          <details className="unfolds">
            <summary>
              <Trans>Be the attacker</Trans>
            </summary>
            <AttackerGame attacker={attacker} reply={whole && shown ? shown.reply : null} kind={kind} />
          </details>
          {wanted && (
            <Unfold className="" plain summary={t`Predict first`}>
              <WorldsPredictions key={keyOf(wanted)} worlds={worlds} request={wanted} />
            </Unfold>
          )}
          {shown && (
            <WorldsTable
              {...shown}
              saves={saves ? <SaveWorlds {...shown} moment={moment} scenario={scenario} /> : null}
            />
          )}
          {whole && shown.reply.audit.epsilon === 0 && (
            <button
              type="button"
              className="text-button"
              onClick={() => change({ ...TWO_WORLDS.scenario, worlds: scenario.worlds })}
            >
              <Trans>Show a training run in which the worlds part</Trans>
            </button>
          )}
        </Folds>
      </Below>
    </figure>
  );
}

function TooLong() {
  const most = countText(MOST_STEPS);
  return <Trans>This figure trains at most {most} steps. Choose a smaller T.</Trans>;
}
