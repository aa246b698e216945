// Run, stop, go on: what the training is doing, how fast, on what.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { TrainingEntry } from '../../../jobs';
import { durationText, groupThousands, roundCountText } from '../../notation/formatNumber';
import { useRested, useResultsStore } from '../../state/results';
import styles from './RunLine.module.css';

const PHASES = { loading: t`loading the data`, crafting: t`preparing the canaries`, training: '' } as const;

/** Models that the request trains for scores. */
function plannedModels({ wanted }: TrainingEntry): number {
  return wanted ? 2 * wanted.modelsPerWorld * wanted.repeats * wanted.canaries.length : 0;
}

function workText(entry: TrainingEntry): string {
  const { status, progress, reply, request, wanted } = entry;
  const fresh = t`${groupThousands(plannedModels(entry))} models of ${groupThousands(wanted?.mechanism.steps ?? 0)} steps`;
  if (status === 'running' && progress) {
    const { phase, done, total, rate, secondsLeft } = progress;
    if (phase !== 'training')
      return `${PHASES[phase]}${phase === 'crafting' ? `, ${Math.round((100 * done) / Math.max(1, total))} %` : ''}`;
    const steps = request?.mechanism.steps ?? 1;
    const pace =
      rate > 0 ? t`, ${roundCountText(rate)} steps a second, ${durationText(secondsLeft)} left` : '';
    return t`${groupThousands(Math.round(done / steps))} of ${groupThousands(Math.round(total / steps))} models${pace}`;
  }
  if (status === 'running') return 'starting';
  if (entry.stale || status === 'idle') return wanted ? t`to train: ${fresh}` : t`nothing to train yet`;
  const trained = reply ? `${groupThousands(reply.modelsTrained)} models` : t`nothing trained yet`;
  if (status === 'stopped') return t`stopped at ${trained}`;
  if (status === 'failed') return 'failed';
  const took = reply ? durationText(reply.elapsed / 1000) : '';
  return `${trained} in ${took}`;
}

const BACKENDS = {
  webgpu: t`on the graphics card`,
  wasm: t`on the processor (SIMD)`,
  reference: t`on the processor, in plain code (slow)`,
} as const;

/** Which backend trains, and why not a faster one. */
function Backend({ reply }: { reply: TrainingEntry['reply'] }) {
  if (!reply?.backend)
    return t`Models are trained in this tab: on the graphics card where the browser offers one, else on the processor.`;
  const { name, description, whyNotGpu } = reply.backend;
  const pace = reply.rate > 0 ? t`, ${roundCountText(reply.rate)} training steps a second` : '';
  return (
    <Trans>
      Trained {BACKENDS[name]}: {description}
      {pace}.{whyNotGpu ? t` No graphics card: ${whyNotGpu.replace(/\.$/, '')}.` : ''}
    </Trans>
  );
}

export function RunLine({ entry }: { entry: TrainingEntry }) {
  const store = useResultsStore();
  const { status, progress, reply, stale, wanted } = entry;
  const running = status === 'running';
  const text = workText(entry);
  const spoken = useRested(running ? t`Training is running.` : `Training: ${text}.`, 1500);
  const run = useCallback(() => store.startTraining(), [store]);
  const share =
    running && progress?.phase === 'training' && progress.total > 0 ? progress.done / progress.total : 0;
  const action =
    stale || status === 'idle' ? t`Train and attack` : status === 'stopped' ? t`Go on` : t`Try again`;
  const finished = status === 'done' && !stale;
  return (
    <div className={styles.line}>
      <div className="run-line-work">
        {running && !stale ? (
          <button type="button" className="run-button" onClick={() => store.stopTraining()}>
            <Trans>Stop</Trans>
          </button>
        ) : (
          <button
            type="button"
            className="run-button primary"
            disabled={wanted === null}
            // not disabled: the focus of whoever pressed it stays
            aria-disabled={finished}
            onClick={finished ? undefined : run}
          >
            {finished ? 'Trained' : action}
          </button>
        )}
        <p className={styles.text}>
          <span className="number">{text}</span>
          {running && stale && (
            <>
              {' '}
              <button type="button" className="text-button" onClick={() => store.stopTraining()}>
                <Trans>stop the earlier training</Trans>
              </button>
            </>
          )}
        </p>
        <progress
          className={styles.progress}
          max={1}
          value={share}
          aria-label={t`Progress of the training`}
          hidden={!running}
        />
      </div>
      <p className={`remark ${styles.backend}`}>
        <Backend reply={reply} />
      </p>
      {reply?.faults.map(({ backend, code, message }) => (
        <p key={`${backend}${code}${message}`} className="doubt">
          {code === 'too-large' && t`Too large to train ${BACKENDS[backend]}: `}
          {message}{' '}
          {code === 'replaced'
            ? t`Another took its place; nothing finished was lost.`
            : t`The training went on with the next backend; nothing finished was lost.`}
        </p>
      ))}
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </div>
  );
}
