// An experiment that the reader starts: hundreds of small audits, each claimed in several ways from the same draws. What
// is claimed how is its caller's business.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChoiceRequest, LatestRequest } from '../../../../jobs';
import { fromCore } from '../../../../language/core';
import type { Scenario } from '../../../../scenario';
import { rateText } from '../../../notation/formatNumber';
import { Epsilon } from '../../../notation/Num';
import { ClaimBars, type ClaimRow } from '../../frame/ClaimBars';
import { useRequest } from '../../frame/useRequest';
import styles from './ClaimExperiment.module.css';

/** Audits of an experiment. */
export const AUDITS = 400;

/** What all experiments report. */
interface Made {
  audits: number;
  limit: number;
}

interface ClaimExperimentProps<Reply extends Made> {
  id: string;
  title: string;
  scenario: Scenario;
  /** Draws per world of each audit. */
  runs: number;
  store: LatestRequest<ChoiceRequest, Reply>;
  rows: (reply: Reply | null) => readonly ClaimRow[];
  /** 'Run 400 small audits' */
  button: string;
  /** What is done, and what it shows. */
  children: ReactNode;
}

function choiceRequest(scenario: Scenario, runs: number): ChoiceRequest {
  const { samplingRate, noiseMultiplier, steps, delta, seed, confidence } = scenario;
  return {
    mechanism: { samplingRate, noiseMultiplier, steps },
    delta,
    seed,
    runs,
    audits: AUDITS,
    confidence,
  };
}

export function ClaimExperiment<Reply extends Made>({
  id,
  title,
  scenario,
  runs,
  store,
  rows,
  button,
  children,
}: ClaimExperimentProps<Reply>) {
  const { status, reply, request, error } = useRequest(store, null);
  const wanted = choiceRequest(scenario, runs);
  const stale = request !== null && JSON.stringify(request) !== JSON.stringify(wanted);
  const running = status === 'running';
  const finished = status === 'done' && !stale;
  const allowed = 1 - wanted.confidence;
  const allowance = rateText(allowed, 'nearest');
  const shown = rows(reply);
  const count = reply?.audits ?? 0;
  const falseClaims = shown
    .map(({ name, claims }) => {
      const wrong = claims?.count ?? 0;
      return t`${wrong} by ${name}`;
    })
    .join(', ');
  return (
    <section className={styles.experiment} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="part-caption">{children}</p>
      <ClaimBars rows={shown} audits={count} allowed={allowed} stale={stale} title={title} />
      <p className={`part-caption ${styles.note}`}>
        <Trans>The dotted line marks the {allowance} that the confidence allows.</Trans>{' '}
        {reply && !stale && (
          <>
            <Trans>
              With unlimited draws all these claims tend to <Epsilon value={reply.limit} />.
            </Trans>{' '}
          </>
        )}
        {stale && t`These bars belong to another setting: run them again for the one on the page.`}
        {error && t`The audits failed: ${fromCore(error.message)}`}
      </p>
      <div className={`run-line-work ${styles.work}`}>
        <button
          type="button"
          className="run-button"
          disabled={finished}
          onClick={() => (running ? store.stop() : store.want(wanted))}
        >
          {running ? t`Stop` : finished ? t`${AUDITS} audits made` : button}
        </button>
        <progress
          aria-label={t`Audits made`}
          max={AUDITS}
          value={stale ? 0 : count}
          className={running ? undefined : styles.resting}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {finished && reply ? t`Done. False claims of ${count}: ${falseClaims}.` : ''}
      </p>
    </section>
  );
}
