// Two experiments on confidence: what choosing the best threshold afterwards does to it, and what choosing the best moment
// to stop does. Each is started only while it is in the window.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { sayError } from '../../../../base/language/say';
import { mechanismOf, type Scenario } from '../../../../scenario';
import type { ChoiceRequest, LatestRequest } from '../../../../work';
import { settingText } from '../../../export/settingText';
import { percentText, rateText } from '../../../notation/formatNumber';
import { Epsilon } from '../../../notation/Num';
import { Term } from '../../../notation/Term';
import { useRested } from '../../../state/results';
import { useInWindow } from '../../../ui/window/visibility';
import { ClaimBars } from '../../frame/bars/ClaimBars';
import type { ClaimRow } from '../../frame/bars/claimRow';
import { useQueries, useWork } from '../../frame/useRequest';
import { WorkProgress } from '../../frame/WorkLine';
import styles from './Experiments.module.css';

/** Milliseconds without a change after which an experiment is run for another setting. */
const EXPERIMENT_DELAY = 600;

interface Made {
  audits: number;
  limit: number;
}

interface ClaimExperimentProps<Reply extends Made> {
  id: string;
  title: string;
  scenario: Scenario;
  /** Number of small audits. */
  audits: number;
  runs: number;
  store: LatestRequest<ChoiceRequest, Reply>;
  rows: (reply: Reply) => readonly ClaimRow[];
  children: ReactNode;
}

function ClaimExperiment<Reply extends Made>(props: ClaimExperimentProps<Reply>) {
  const { id, title, scenario, audits, runs, store, rows, children } = props;
  const [place, seen] = useInWindow();
  const rested = useRested(scenario, EXPERIMENT_DELAY);
  const { delta, seed, confidence } = rested;
  const wanted = { mechanism: mechanismOf(rested), delta, seed, runs, audits, confidence };
  const { reply, error, stale, work } = useWork(store, wanted, seen ? wanted : null);
  const { running, finished } = work;
  const allowed = 1 - confidence;
  const allowance = rateText(allowed, 'nearest');
  const shown = reply && rows(reply);
  const count = reply?.audits ?? 0;
  const falseClaims = shown?.map(({ name, claims: { count: wrong } }) => t`${wrong} by ${name}`).join(', ');
  return (
    <section ref={place} className={styles.experiment} aria-labelledby={id} aria-busy={running}>
      <h3 id={id}>{title}</h3>
      <p className="part-caption">{children}</p>
      {shown ? (
        <ClaimBars
          id={id.replace('-title', '-claims')}
          rows={shown}
          audits={count}
          allowed={allowed}
          stale={stale}
          title={title}
          setting={settingText(wanted.mechanism)}
          scenario={rested}
        />
      ) : (
        <p className={`part-caption ${styles.coming}`}>{running && t`The audits are being made.`}</p>
      )}
      <p className={`part-caption ${styles.note}`}>
        <Trans>The dotted line marks the {allowance} that the confidence allows.</Trans>{' '}
        {reply && !stale && (
          <>
            <Trans>
              With unlimited draws all these claims tend to <Epsilon value={reply.limit} rounding="up" />.
            </Trans>{' '}
          </>
        )}
        {error && t`The audits failed. ${sayError(error)}`}
      </p>
      <div className={`run-line-work ${styles.work}`}>
        <WorkProgress running={running} aria-label={t`Audits made`} max={audits} value={stale ? 0 : count} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {finished && falseClaims ? t`Done. Of ${count} audits, these made false claims. ${falseClaims}.` : ''}
      </p>
    </section>
  );
}

const [CHOICE, STOPPING] = [
  { audits: 400, runs: 250 },
  { audits: 200, runs: 500 },
];

export function Experiments({ scenario }: { scenario: Scenario }) {
  const { choice, stopping } = useQueries();
  const sure = percentText(scenario.confidence);
  return (
    <div className="chapter-figure">
      <ClaimExperiment
        id="choice-title"
        title={t`The best threshold, chosen afterwards`}
        scenario={scenario}
        {...CHOICE}
        store={choice}
        rows={(reply) => [
          { id: 'fixed', name: t`threshold 0, fixed`, claims: reply.fixed },
          { id: 'best', name: t`best of all`, claims: reply.best },
        ]}
      >
        <Trans>
          Each of {CHOICE.audits} audits makes {CHOICE.runs} simulated runs per world and claims twice at{' '}
          {sure}, once at threshold 0 and once at whichever threshold made the fewest mistakes. A claim is
          false when no threshold, with unlimited runs, could reach it.
        </Trans>
      </ClaimExperiment>
      <ClaimExperiment
        id="stopping-title"
        title={t`The best moment to stop, chosen on the way`}
        scenario={scenario}
        {...STOPPING}
        store={stopping}
        rows={(reply) => [
          { id: 'planned', name: t`at the planned end`, claims: reply.planned },
          { id: 'best', name: t`same bound, best moment`, claims: reply.best },
          { id: 'sequence', name: t`confidence sequence, best moment`, claims: reply.sequence },
        ]}
      >
        <Trans>
          Each of {STOPPING.audits} audits makes {STOPPING.runs} simulated runs per world and is looked at
          after every pair of runs, with threshold 0 all along. A bound for a planned number of runs holds at{' '}
          {sure} for that number alone. A <Term name="confidence sequence">confidence sequence</Term> holds at
          every moment at once and claims a little less for it. The headline uses this bound while the attack
          is running, or if you stop it early.
        </Trans>
      </ClaimExperiment>
    </div>
  );
}
