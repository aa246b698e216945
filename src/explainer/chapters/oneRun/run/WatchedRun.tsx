// Chapter 5's figure: one training run in this tab, watched, and what its right guesses prove.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { OneRunFindings, RankedMoment, ResultsSnapshot } from '../../../../jobs';
import { decimalText } from '../../../../language/numbers';
import type { Scenario } from '../../../../scenario';
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
import { layoutOf } from './layout';
import { placeText } from './placeText';
import { designOf, runAfresh, STEPS, secretOf } from './plan';
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

interface ProgressProps {
  /** Steps done; null while what it starts from is made. */
  done: number | null;
  running: boolean;
  /** Of the finished run. */
  findings: OneRunFindings | null;
  seconds: number;
}

/** How far the run is, or what it took. */
function progressText({ done, running, findings, seconds }: ProgressProps): string {
  if (running) return done === null ? t`Getting ready to train` : t`Step ${done} of ${STEPS}`;
  if (findings === null) return '';
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
  const layout = useMemo(() => (width > 0 ? layoutOf(width, scale, slide) : null), [width, scale, slide]);
  const running = status === 'running';
  const { moment, findings, seconds } = reply ?? {};
  const stale = reply !== null && !current;
  const explored = scenario.oneRunReading === 'explored';
  const words = moment && findings && request ? boundWords(findings, explored) : '';
  const label = moment && request ? pictureWords(moment, request.m, words) : '';
  const chance = percentText(0.5);
  return (
    <figure
      className={`chapter-figure ${styles.figure}`}
      ref={seenRef}
      aria-label={t`One training run, watched`}
      aria-busy={running}
    >
      <RunControls scenario={scenario} epsilon={epsilon} change={change} slide={slide} />
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
        <progress
          aria-label={t`Steps done`}
          max={STEPS}
          // without a value while what it starts from is made, which takes some seconds for ten thousand canaries
          value={running ? (current ? moment?.done : undefined) : 0}
          className={running ? undefined : styles.resting}
        />
        <span className="part-caption" data-volatile>
          {progressText({
            running,
            done: current && moment ? moment.done : null,
            findings: current ? (findings ?? null) : null,
            seconds: seconds ?? 0,
          })}
        </span>
      </div>
      <div
        className={`plain-figure run-picture ${styles.box} ${stale ? styles.stale : ''}`}
        ref={box}
        style={layout ? { height: layout.height } : undefined}
      >
        {moment && request && layout && (
          <RunPicture
            moment={moment}
            r={request.guesses[0]}
            findings={findings ?? null}
            secret={request.selfComparison ? secretOf(request.canary) : null}
            layout={layout}
            label={label}
          />
        )}
        {!moment && error === null && (
          <p className="part-caption">
            <Trans>Getting ready to train.</Trans>
          </p>
        )}
      </div>
      <NotComputed error={error} of={store} />
      <p className="part-caption not-on-slides">
        <Trans>
          Green, filling its square: guessed right; grey, smaller: guessed wrong; the stronger, the surer.{' '}
          {chance} right is what a coin would reach.
        </Trans>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {status === 'done' ? words : ''}
      </p>
      <div className={styles.beside}>
        {findings && request && current ? (
          <Certificate findings={findings} design={request} explored={explored} />
        ) : (
          <p className={styles.wait}>
            <Trans>The bound is read when the last step is done, and not before.</Trans>
          </p>
        )}
      </div>
      {moment && (
        <FigureNumbers
          title={t`The run in numbers`}
          saves={saves ? <SaveRun scenario={scenario} words={words} explored={explored} /> : null}
        >
          <RunTable moment={moment} findings={findings ?? null} />
        </FigureNumbers>
      )}
    </figure>
  );
}
