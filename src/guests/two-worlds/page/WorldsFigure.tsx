// The figure of two worlds: two data sets that differ in Ana's record alone, and the boundaries of hundreds of models trained on each.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, use, useMemo } from 'react';
import { sayError } from '../../../base/language/say';
import { useRequest } from '../../../lab/chapters/frame/useRequest';
import { FigureNumbers } from '../../../lab/chart/FigureNumbers';
import { pageTable } from '../../../lab/export/columns';
import { Below, BelowPlace } from '../../../lab/figure/below';
import { PlayBar } from '../../../lab/figure/PlayBar';
import { useFigureHeight, useTextScale } from '../../../lab/figure/useTextScale';
import { useWidth } from '../../../lab/figure/useWidth';
import { countText, percentText } from '../../../lab/notation/formatNumber';
import { symbols } from '../../../lab/notation/SymbolText';
import { knownValues } from '../../../lab/state/knownValues';
import { useRested } from '../../../lab/state/results';
import type { ScenarioState } from '../../../lab/state/useScenario';
import { Button } from '../../../lab/ui/Button';
import { DataTable } from '../../../lab/ui/DataTable';
import { namedChoices, Select } from '../../../lab/ui/inputs/Select';
import { later } from '../../../lab/ui/later';
import { ScrollRegion } from '../../../lab/ui/ScrollRegion';
import { Unfold } from '../../../lab/ui/Unfold';
import { useSeen } from '../../../lab/ui/window/visibility';
import { keyOfData, type ResultsSnapshot } from '../../../work';
import { PLANE_PRESETS, type PlanePreset } from '../engine/plane/plane';
import { AttackerGame, useAttacker } from './attacker/AttackerGame';
import { type Audits, ChangeChoice, useAudits } from './attacker/ChangeChoice';
import { TWO_WORLDS } from './firstStep';
import type { WorldsModel } from './jobs';
import { OneModelTools, useOneModel } from './oneModel/OneModelTools';
import { PlanePicture, sideOf } from './plane/PlanePicture';
import { anaAtTheEdge, anaInTheMiddle, changedBy } from './plane/planeEdits';
import { RecordTools } from './plane/RecordTools';
import { overlapAt } from './plane/shownMoment';
import { type PlaneDraft, usePlaneDraft } from './plane/usePlaneDraft';
import { usePlayedSteps } from './playedSteps';
import { RECORD_COLUMNS } from './recordColumns';
import { CHANGE_KINDS, planeOf, recordsOf } from './twoWorlds';
import { useWorldsQueries } from './useWorlds';
import styles from './WorldsFigure.module.css';
import { type Answered, isWhole, keyButChange, MOST_STEPS, trainingOf, worldsRequest } from './worldsRequest';
import { attackSentence, boundText, WORLD_NAMES, worldsSummary } from './worldsWords';

const PLANES: Readonly<Record<PlanePreset, string>> = {
  apart: t`two groups`,
  overlapping: t`overlapping`,
  outlier: t`one outlier`,
  xor: t`XOR`,
};

const MODELS: Readonly<Record<WorldsModel, string>> = {
  logistic: t`a straight line`,
  network: t`a small network`,
};

const PLANE_CHOICES = namedChoices(PLANE_PRESETS, PLANES);
const MODEL_CHOICES = namedChoices(['logistic', 'network'], MODELS);

function PlaneChoice({ draft: { worlds, put } }: { draft: PlaneDraft }) {
  const plane = planeOf(worlds);
  const [ana] = worlds.records;
  const out = Math.max(Math.abs(ana.x), Math.abs(ana.y)) === 1;
  return (
    <>
      <Select<PlanePreset | 'own'>
        className={`select ${styles.choose}`}
        aria-label={t`Records`}
        choices={plane === null ? [{ value: 'own', label: t`your own` }, ...PLANE_CHOICES] : PLANE_CHOICES}
        value={plane ?? 'own'}
        onChoice={(name) => name !== 'own' && put({ ...worlds, records: recordsOf(name) }, 0)}
      />
      <Select
        className={`select ${styles.choose}`}
        aria-label={t`Model`}
        choices={MODEL_CHOICES}
        value={worlds.model}
        onChoice={(model) => put({ ...worlds, model }, 0)}
      />
      <Button look="tool" onClick={() => put(out ? anaInTheMiddle(worlds) : anaAtTheEdge(worlds), 0)}>
        {out ? t`Ana to the middle` : t`Ana to the edge`}
      </Button>
    </>
  );
}

const row = (world: string, ...counts: number[]): string[] => [world, ...counts.map(countText)];

/** The tables of the figure. They are memoised, because the overlap of two clouds is computed from every cell of every step. */
const Numbers = memo(function Numbers({ audits, ...shown }: Answered & { audits: Audits }) {
  const { test, likelier } = shown.reply;
  const { change, keptSteps, plane } = shown.request;
  return (
    <>
      <p>{worldsSummary(shown)}</p>
      <ScrollRegion label={t`Tables of the two worlds`}>
        <DataTable
          caption={t`Models of each world that are taken for the other world’s, by whoever says the likelier world and by the threshold chosen for ε.`}
          columns={[t`World`, t`likelier world`, t`threshold`, t`of`]}
          rows={[
            row(WORLD_NAMES.own, likelier.falseNegatives, test.falseNegatives, test.positives),
            row(WORLD_NAMES[change.kind], likelier.falsePositives, test.falsePositives, test.negatives),
          ]}
        />
        <DataTable
          caption={t`The lower bound on ε that the attack shows for each change to Ana’s record.`}
          columns={[t`World`, 'ε ≥']}
          rows={CHANGE_KINDS.flatMap((kind) => {
            const audit = audits[kind];
            return audit ? [[WORLD_NAMES[kind], boundText(audit)]] : [];
          })}
        />
        <DataTable
          caption={t`How much the two clouds of boundaries have in common.`}
          columns={[t`Step`, t`in common`]}
          rows={keptSteps.map((step, k) => [countText(step), percentText(overlapAt(shown, k))])}
        />
        <DataTable
          caption={t`The records, right and up from the middle of the plane.`}
          {...pageTable(
            RECORD_COLUMNS,
            plane.points.map((point, record) => ({ record, ...point })),
          )}
        />
      </ScrollRegion>
    </>
  );
});

function opened({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open || 'beside' in target.dataset) return;
  target.scrollIntoView({ block: 'nearest' });
}

/** Listens for every part of the line that unfolds. It listens in the capture phase, because `toggle` does not bubble. */
const bringsIntoSight = (line: HTMLDivElement | null) =>
  line?.addEventListener('toggle', opened, { capture: true });

/** A part that unfolds and takes its room from the figure, so that both are in sight. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="unfolds" data-beside="">
    <summary>{title}</summary>
    {children}
  </details>
);

export interface WorldsFigureProps
  extends Pick<ScenarioState, 'scenario' | 'change'>,
    Pick<ResultsSnapshot, 'curves' | 'point'> {
  /** Whether the figure can be saved, which a frame without downloads does not allow. */
  saves: boolean;
}

/** Height of the picture in px, unless the stage gives another. */
const HEIGHT = 300;
/** Width in px from which the choice of the change stands in the picture's lower right, and the height in px that it takes there. */
const ROOMY = 470;
const CHOICE = 40;
/** Width in px under which the choice's three buttons stand in two lines, and the height in px that they take then. */
const TWO_LINES = { under: 310, height: 72 };

const SaveWorlds = later(() => import('./SaveWorlds'), 'SaveWorlds');
const WorldsPredictions = later(() => import('./WorldsPredictions'), 'WorldsPredictions');

export function WorldsFigure({ scenario, change, curves, point, saves }: WorldsFigureProps) {
  const [box, width] = useWidth();
  const [seenRef, seen] = useSeen();
  const height = useFigureHeight(HEIGHT, width);
  const textScale = useTextScale(width);
  const draft = usePlaneDraft({ scenario, change });
  const { worlds } = draft;

  const wanted = useMemo(() => worldsRequest(scenario, worlds), [scenario, worlds]);
  const key = useMemo(() => keyButChange(wanted), [wanted]);
  const attacker = useAttacker(useMemo(() => keyOfData({ wanted }), [wanted]));
  const { reply, request, error, current } = useRequest(useWorldsQueries().worlds, seen ? wanted : null);
  const any = wanted !== null;
  const most = countText(MOST_STEPS);
  const shown = useMemo(() => (any && reply && request ? { reply, request } : null), [any, reply, request]);
  const steps = shown?.request.keptSteps ?? [scenario.steps];
  const last = steps.length - 1;
  const played = usePlayedSteps(steps.length);
  const { moment } = played;
  const audits = useAudits(key, wanted, shown);
  const whole = shown && current && isWhole(shown) ? shown : null;
  const { kind } = worlds.change;
  const models = shown?.reply.worlds[0].models ?? 1;
  const view = useOneModel(trainingOf(scenario, worlds), { models, at: steps[moment], seen });
  const [step, all] = [steps[moment], steps[last]].map(countText);
  const at = knownValues({ curves, point })?.at;
  const guarantees = {
    'add-remove': at?.addRemove.value ?? null,
    substitute: at?.substitute.value ?? null,
  };
  const across = width - Math.min(height, sideOf(width)) - 18;
  const roomy = width >= ROOMY && use(BelowPlace) === null;
  const summary = useMemo(() => (shown ? worldsSummary(shown) : ''), [shown]);
  const spoken = useRested(whole ? summary : '', 1200);
  const choice = <ChangeChoice kind={kind} onKind={(next) => draft.put(changedBy(worlds, next))} />;
  return (
    <figure
      className={`chapter-figure ${styles.figure}`}
      data-testid="worlds"
      aria-label={t`Two worlds`}
      ref={seenRef}
    >
      <div className={`plain-figure ${styles.box}`} data-testid="worlds-box" ref={box} style={{ height }}>
        {width > 0 && (
          <PlanePicture
            draft={draft}
            shown={shown}
            moment={moment}
            audits={audits}
            guarantees={guarantees}
            single={view.single}
            suspect={whole && attacker.suspect}
            step={view.step}
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
          <div className={styles.play}>
            <PlayBar
              played={played}
              at={moment}
              last={last}
              grain={1}
              onStep={() => played.put(moment >= last ? 0 : moment + 1)}
              label={t`Step of the training`}
              where={t`step ${step} of ${all}`}
            />
          </div>
          <PlaneChoice draft={draft} />
        </div>
        <p className={`figure-sentence ${styles.words}`}>
          {wanted === null && <Trans>This figure trains at most {most} steps. Choose a smaller T.</Trans>}
          {error && t`The training failed: ${sayError(error)}`}
          {shown && !error && symbols(attackSentence(shown))}{' '}
          {shown && t`However low the audit, the guarantee must hold wherever Ana stands.`}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
        <div className={styles.folds} ref={bringsIntoSight}>
          <Fold title={t`Records`}>
            <RecordTools draft={draft} />
          </Fold>
          <Fold title={t`One model`}>
            <OneModelTools view={view} played={played} />
          </Fold>
          <Fold title={t`Be the attacker`}>
            {whole && <AttackerGame attacker={attacker} reply={whole.reply} kind={kind} />}
          </Fold>
          {wanted && (
            <Unfold className="" plain summary={t`Predict first`}>
              <WorldsPredictions key={key} worlds={worlds} request={wanted} />
            </Unfold>
          )}
          {shown && (
            <FigureNumbers
              title={t`In words and numbers`}
              saves={
                saves
                  ? {
                      of: t`the two worlds`,
                      rows: <SaveWorlds {...shown} moment={moment} scenario={scenario} />,
                    }
                  : null
              }
            >
              <Numbers {...shown} audits={audits} />
            </FigureNumbers>
          )}
          {whole?.reply.audit.epsilon === 0 && (
            <Button look="text" onClick={() => change({ ...TWO_WORLDS.scenario, worlds: scenario.worlds })}>
              <Trans>Show a training run in which the worlds part</Trans>
            </Button>
          )}
        </div>
      </Below>
    </figure>
  );
}
