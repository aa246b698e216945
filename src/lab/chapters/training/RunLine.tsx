// The line that runs real training: a button that starts and stops it, and words on its progress, its speed and the backend.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { say } from '../../../base/language/say';
import type { TrainingEntry } from '../../../work';
import { countText, durationText, roundCountText } from '../../notation/formatNumber';
import { useRested, useResultsStore } from '../../state/results';
import { Button } from '../../ui/Button';
import styles from './RunLine.module.css';

function progressText(
  { phase, done, total, rate, secondsLeft }: NonNullable<TrainingEntry['progress']>,
  steps: number,
): string {
  if (phase === 'loading') return t`loading the data`;
  if (phase === 'crafting') {
    const share = Math.round((100 * done) / Math.max(1, total));
    return t`preparing the canaries, ${share}%`;
  }
  const trained = countText(Math.round(done / steps));
  const all = countText(Math.round(total / steps));
  if (!(rate > 0)) return t`${trained} of ${all} models`;
  const pace = roundCountText(rate);
  const left = durationText(secondsLeft);
  return t`${trained} of ${all} models, ${pace} steps a second, ${left} left`;
}

function workText(entry: TrainingEntry): string {
  const { status, progress, reply, request, wanted } = entry;
  if (status === 'running') {
    return progress ? progressText(progress, request?.mechanism.steps ?? 1) : t`starting`;
  }
  if (entry.stale || status === 'idle') {
    if (!wanted) return t`nothing to train yet`;
    const models = countText(2 * wanted.modelsPerWorld * wanted.repeats * wanted.canaries.length);
    const steps = countText(wanted.mechanism.steps);
    return wanted.mechanism.steps === 1
      ? t`ready to train ${models} models of one step`
      : t`ready to train ${models} models of ${steps} steps`;
  }
  if (status === 'failed') return t`failed`;
  const attacked = reply?.audits.reduce((sum, audit) => sum + audit.models, 0) ?? 0;
  const rest = reply ? reply.modelsTrained - attacked : 0;
  const models = reply && countText(rest > 0 ? attacked : reply.modelsTrained);
  const others = countText(rest);
  if (status === 'stopped') {
    return models === null ? t`stopped at nothing trained yet` : t`stopped at ${models} models`;
  }
  const took = reply ? durationText(reply.elapsed / 1000) : '';
  if (models === null) return t`nothing trained yet`;
  return rest > 0
    ? t`${models} models, and ${others} to compare accuracy with, in ${took}`
    : t`${models} models in ${took}`;
}

const BACKENDS = {
  webgpu: t`on the graphics card`,
  wasm: t`on the processor (SIMD)`,
  reference: t`on the processor, in plain code (slow)`,
} as const;

const tooLargeText = (where: string): string => t`Too large to train ${where}:`;

export function Backend({ reply }: { reply: TrainingEntry['reply'] }) {
  if (!reply?.backend)
    return t`Models are trained in this tab, on the graphics card where the browser offers one and else on the processor.`;
  const { name, whyNotGpu } = reply.backend;
  const description = say(reply.backend.description);
  const where = BACKENDS[name];
  const pace = roundCountText(reply.rate);
  const reason = whyNotGpu && say(whyNotGpu).replace(/\.$/, '');
  return (
    <>
      {reply.rate > 0
        ? t`Trained ${where} (${description}), at ${pace} training steps a second.`
        : t`Trained ${where} (${description}).`}
      {reason && ` ${t`There is no graphics card (${reason}).`}`}
    </>
  );
}

/** The line. `shown` are words on the present picture, which stand before the words on the training. */
export function RunLine({ entry, shown }: { entry: TrainingEntry; shown: ReactNode }) {
  const store = useResultsStore();
  const { status, progress, reply, stale, wanted } = entry;
  const running = status === 'running';
  const text = workText(entry);
  const spoken = useRested(running ? t`Training is running.` : t`Training: ${text}.`, 1500);
  const share =
    running && progress?.phase === 'training' && progress.total > 0 ? progress.done / progress.total : 0;
  const action =
    stale || status === 'idle' ? t`Train and attack` : status === 'stopped' ? t`Go on` : t`Try again`;
  const finished = status === 'done' && !stale;
  return (
    <div className={`only-on-screen ${styles.line}`} data-testid="run-line">
      <div className="run-line-work">
        {running && !stale ? (
          <Button look="run" onClick={() => store.stopTraining()}>{t`Stop`}</Button>
        ) : (
          <Button
            look="run"
            className="primary"
            disabled={wanted === null}
            // The button is not `disabled` once the training is finished, because it would lose the focus of the reader who has pressed it.
            aria-disabled={finished}
            onClick={() => finished || store.startTraining()}
          >
            {finished ? t`Trained` : action}
          </Button>
        )}
        <p className={styles.text} data-testid="run-text">
          {shown}
          <span className="number">{text}</span>
          {running && stale && (
            <>
              {' '}
              <Button look="text" onClick={() => store.stopTraining()}>{t`stop the earlier training`}</Button>
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
      {reply?.faults.map(({ backend, code, message }) => (
        <p key={`${backend}${code}${say(message)}`} className="doubt">
          {code === 'too-large' && `${tooLargeText(BACKENDS[backend])} `}
          {say(message)}{' '}
          {code === 'replaced'
            ? t`Another took its place, and nothing finished was lost.`
            : t`The training went on with the next backend, and nothing finished was lost.`}
        </p>
      ))}
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </div>
  );
}
