// Run, stop, go on: what the training is doing, how fast, on what.
import { useCallback } from 'react';
import type { TrainingEntry } from '../../../jobs';
import { durationText, groupThousands, roundCountText } from '../../notation/formatNumber';
import { useRested, useResultsStore } from '../../state/results';
import styles from './RunLine.module.css';

const PHASES = { loading: 'loading the data', crafting: 'preparing the canaries', training: '' } as const;

/** Models that the request trains for scores. */
function plannedModels({ wanted }: TrainingEntry): number {
  return wanted ? 2 * wanted.modelsPerWorld * wanted.repeats * wanted.canaries.length : 0;
}

function workText(entry: TrainingEntry): string {
  const { status, progress, reply, request, wanted } = entry;
  const fresh = `${groupThousands(plannedModels(entry))} models of ${groupThousands(wanted?.mechanism.steps ?? 0)} steps`;
  if (status === 'running' && progress) {
    const { phase, done, total, rate, secondsLeft } = progress;
    if (phase !== 'training')
      return `${PHASES[phase]}${phase === 'crafting' ? `, ${Math.round((100 * done) / Math.max(1, total))} %` : ''}`;
    const steps = request?.mechanism.steps ?? 1;
    const pace =
      rate > 0 ? `, ${roundCountText(rate)} steps a second, ${durationText(secondsLeft)} left` : '';
    return `${groupThousands(Math.round(done / steps))} of ${groupThousands(Math.round(total / steps))} models${pace}`;
  }
  if (status === 'running') return 'starting';
  if (entry.stale || status === 'idle') return wanted ? `to train: ${fresh}` : 'nothing to train yet';
  const trained = reply ? `${groupThousands(reply.modelsTrained)} models` : 'nothing trained yet';
  if (status === 'stopped') return `stopped at ${trained}`;
  if (status === 'failed') return 'failed';
  const took = reply ? durationText(reply.elapsed / 1000) : '';
  return `${trained} in ${took}`;
}

const BACKENDS = {
  webgpu: 'on the graphics card',
  wasm: 'on the processor (SIMD)',
  reference: 'on the processor, in plain code (slow)',
} as const;

/** Which backend trains, and why not a faster one. */
function Backend({ reply }: { reply: TrainingEntry['reply'] }) {
  if (!reply?.backend)
    return 'Models are trained in this tab: on the graphics card where the browser offers one, else on the processor.';
  const { name, description, whyNotGpu } = reply.backend;
  const pace = reply.rate > 0 ? `, ${roundCountText(reply.rate)} training steps a second` : '';
  return (
    <>
      Trained {BACKENDS[name]}: {description}
      {pace}.{whyNotGpu ? ` No graphics card: ${whyNotGpu.replace(/\.$/, '')}.` : ''}
    </>
  );
}

export function RunLine({ entry }: { entry: TrainingEntry }) {
  const store = useResultsStore();
  const { status, progress, reply, stale, wanted } = entry;
  const running = status === 'running';
  const text = workText(entry);
  const spoken = useRested(running ? 'Training is running.' : `Training: ${text}.`, 1500);
  const run = useCallback(() => store.startTraining(), [store]);
  const share =
    running && progress?.phase === 'training' && progress.total > 0 ? progress.done / progress.total : 0;
  const action =
    stale || status === 'idle' ? 'Train and attack' : status === 'stopped' ? 'Go on' : 'Try again';
  const finished = status === 'done' && !stale;
  return (
    <div className={styles.line}>
      <div className="run-line-work">
        {running && !stale ? (
          <button type="button" className="run-button" onClick={() => store.stopTraining()}>
            Stop
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
                stop the earlier training
              </button>
            </>
          )}
        </p>
        <progress
          className={styles.progress}
          max={1}
          value={share}
          aria-label="Progress of the training"
          hidden={!running}
        />
      </div>
      <p className={`remark ${styles.backend}`}>
        <Backend reply={reply} />
      </p>
      {reply?.faults.map(({ backend, code, message }) => (
        <p key={`${backend}${code}${message}`} className="doubt">
          {code === 'too-large' && `Too large to train ${BACKENDS[backend]}: `}
          {message}{' '}
          {code === 'replaced'
            ? 'Another took its place; nothing finished was lost.'
            : 'The training went on with the next backend; nothing finished was lost.'}
        </p>
      ))}
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </div>
  );
}
