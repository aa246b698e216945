// Chapter 5's figure: one training run in this tab, watched, and what its right guesses prove.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useMemo } from 'react';
import type { OneRunFindings, OneRunReply, RankedMoment, ResultsSnapshot } from '../../../../jobs';
import { decimalText } from '../../../../language/numbers';
import type { Scenario } from '../../../../scenario';
import { SpareHeight } from '../../../figure/spareHeight';
import { useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import { knownValues } from '../../../state/knownValues';
import type { ScenarioState } from '../../../state/useScenario';
import { later } from '../../../ui/later';
import { useSeen } from '../../../ui/visibility';
import { FigureNumbers } from '../../frame/FigureNumbers';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest } from '../../frame/useRequest';
import { useOneRun } from '../useOneRun';
import { Certificate } from './Certificate';
import { secretText } from './canaryText';
import { useDrawnRun } from './drawnRun';
import { layoutOf } from './layout';
import { placeText } from './placeText';
import { designOf, runAfresh, STEPS, secretOf, settingsOf } from './plan';
import { RunControls } from './RunControls';
import { RunPicture } from './RunPicture';
import { RunTable } from './RunTable';
import styles from './WatchedRun.module.css';

const SaveRun = later(() => import('./SaveRun').then((module) => module.SaveRun));

/** What a reader of the screen hears of the bound. */
function boundWords({ report }: OneRunFindings, explored: boolean): string {
  const right = countText(report.v);
  const guesses = countText(report.r);
  const epsilon = epsilonText(report.epsilon, 'down');
  const { adjacency } = report;
  return explored
    ? t`${right} of ${guesses} guesses right. Epsilon at least ${epsilon} for ${select(adjacency, {
        substitute: 'substitute',
        other: 'add-remove',
      })} adjacency, explored, so without confidence.`
    : t`${right} of ${guesses} guesses right. Epsilon at least ${epsilon} for ${select(adjacency, {
        substitute: 'substitute',
        other: 'add-remove',
      })} adjacency.`;
}

/** The picture in words; `bound`: those of the bound, '' before it is read. */
function pictureWords({ done, total, guesses }: RankedMoment, m: number, bound: string): string {
  const canaries = countText(m);
  const right = countText(guesses.right.reduce((sum, one) => sum + one, 0));
  return t`${canaries} canaries of one run after step ${done} of ${total}: ${right} guessed right. ${bound}`;
}

/** How far the run is, or what it took; `reply` is the wanted run's own, null before the first of it. */
function progressText(running: boolean, reply: OneRunReply | null): string {
  if (running) {
    if (reply === null) return t`Getting ready to train`;
    if (reply.moment === null) {
      const share = percentText(Math.floor(100 * reply.prepared) / 100);
      return t`Getting ready to train: ${share}`;
    }
    const { done } = reply.moment;
    return t`Step ${done} of ${STEPS}`;
  }
  if (!reply?.findings) return '';
  const { findings, seconds } = reply;
  const took = seconds < 10 ? decimalText(seconds, 1) : Math.round(seconds);
  const place = placeText(findings);
  return t`${STEPS} steps in ${took} s in this tab, ${place}`;
}

export interface WatchedRunProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  change: ScenarioState['change'];
  /** With buttons that save the picture and its data. */
  saves?: boolean;
  /** On a slide: the panels in one row, and of the settings what a step asks about. */
  slide?: boolean;
}

export function WatchedRun({ scenario, snapshot, change, saves = false, slide = false }: WatchedRunProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const [seenRef, seen] = useSeen();
  const known = knownValues(snapshot);
  const epsilon = known?.current ? known.at.addRemove.value : null;
  const wanted = designOf(scenario, epsilon);
  const store = useOneRun().run;
  const { status, reply, request, current, error } = useRequest(store, seen ? wanted : null);
  const spare = use(SpareHeight);
  const layout = useMemo(
    () => (width > 0 ? layoutOf(width, scale, slide, spare) : null),
    [width, scale, slide, spare],
  );
  const running = status === 'running';
  const own = current ? reply : null;
  const drawn = useDrawnRun(reply, request);
  const stale = drawn !== null && drawn.moment !== own?.moment;
  const explored = scenario.oneRunReading === 'explored';
  const words = drawn?.findings ? boundWords(drawn.findings, explored) : '';
  const label = drawn ? pictureWords(drawn.moment, drawn.design.m, words) : '';
  const { canary, selfComparison } = settingsOf(scenario);
  const chance = percentText(0.5);
  const controls = <RunControls scenario={scenario} epsilon={epsilon} change={change} slide={slide} />;
  return (
    <figure
      className={`chapter-figure ${styles.figure}`}
      ref={seenRef}
      aria-label={t`One training run, watched`}
      aria-busy={running}
    >
      {slide && controls}
      <div className={`run-line-work ${styles.work}`}>
        <button
          type="button"
          className="run-button primary"
          onClick={() => {
            if (running) store.stop();
            else if (status === 'stopped' && wanted) store.want(wanted);
            else change(runAfresh(scenario));
          }}
        >
          {running ? t`Stop` : status === 'stopped' ? t`Train` : t`Train afresh`}
        </button>
        <span className="part-caption" data-volatile>
          {progressText(running, own)}
        </span>
        <progress
          aria-label={own && !own.moment ? t`Getting ready to train` : t`Steps done`}
          max={own && !own.moment ? 1 : STEPS}
          // without a value before anything is heard of the run
          value={running ? (own?.moment?.done ?? own?.prepared) : 0}
          className={running ? undefined : styles.resting}
        />
      </div>
      <div
        className={`plain-figure run-picture ${styles.box} ${stale ? styles.stale : ''}`}
        ref={box}
        style={layout ? { height: layout.height } : undefined}
      >
        {drawn && layout && (
          <RunPicture
            moment={drawn.moment}
            r={drawn.design.guesses[0]}
            findings={drawn.findings}
            secret={drawn.design.selfComparison ? secretOf(drawn.design.canary) : null}
            layout={layout}
            label={label}
          />
        )}
        {!drawn && error === null && (
          <p className="part-caption">
            <Trans>Getting ready to train.</Trans>
          </p>
        )}
      </div>
      <NotComputed error={error} of={store} />
      <p className="part-caption not-on-slides">
        <Trans>
          Each square is a canary. Green, filling its square: guessed right; grey, smaller: guessed wrong; the
          stronger, the surer. {chance} right is what a coin would reach.
        </Trans>{' '}
        {secretText(canary, selfComparison)}
      </p>
      {!slide && controls}
      <p className="visually-hidden" aria-live="polite">
        {status === 'done' ? words : ''}
      </p>
      <div className={styles.beside}>
        {drawn?.findings && !stale ? (
          <Certificate findings={drawn.findings} design={drawn.design} explored={explored} />
        ) : (
          <p className={styles.wait}>
            <Trans>The bound is read when the last step is done, and not before.</Trans>
          </p>
        )}
      </div>
      {drawn && (
        <FigureNumbers
          title={t`The run in numbers`}
          saves={saves ? <SaveRun run={drawn} scenario={scenario} words={words} explored={explored} /> : null}
        >
          <RunTable moment={drawn.moment} findings={drawn.findings} />
        </FigureNumbers>
      )}
    </figure>
  );
}
