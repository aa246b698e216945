// The same mechanism audited in two ways: by the one run of chapter 5, and by the worst-case attack in thousands of runs.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../../scenario';
import type { OneRunFindings } from '../../../../work';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { useRequest, useWork } from '../../../chapters/frame/useRequest';
import { RUN_STEPS } from '../../../chapters/oneRun/run/plan';
import { useOneRun } from '../../../chapters/oneRun/useOneRun';
import { countText, durationText, percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import styles from './beside.module.css';

const RUNS = [100, 1000, 10_000] as const;

function Assumed({ findings: { report, substitute } }: { findings: OneRunFindings }) {
  const sure = percentText(report.confidence);
  return (
    <>
      <Trans>
        Lower bounds at <Sym>δ</Sym> = <Delta value={report.delta} /> with {sure} confidence each. The
        guarantee is <EpsilonSymbol adjacency="S" /> = <Epsilon value={substitute} rounding="up" />.
      </Trans>{' '}
      {report.adjacency === 'add-remove' && (
        <Trans>The one run tests add/remove, so compare nothing with it but its own claim.</Trans>
      )}
    </>
  );
}

/** A duration. It depends on the machine, so comparisons of screenshots leave it out. */
const Took = ({ text }: { text: string }) => <span data-volatile>{text}</span>;

export function Thousands({ scenario }: { scenario: Scenario }) {
  const { run, thousands } = useOneRun();
  const watched = useRequest(run, null);
  const findings = watched.reply?.findings ?? null;
  const own = watched.current ? findings : null;
  const seconds = watched.reply?.seconds ?? 0;
  const wanted = own && {
    mechanism: { samplingRate: 1, noiseMultiplier: own.noiseMultiplier, steps: RUN_STEPS },
    delta: own.report.delta,
    confidence: scenario.confidence,
    seed: scenario.seed,
    runs: RUNS,
  };
  const { reply, error, stale, work } = useWork(thousands, wanted);
  const { running, finished } = work;
  const end = own ? 1.05 * Math.max(own.substitute, own.report.epsilon) : 1;
  const boundCells = (value: number | null) => [
    value === null ? '–' : <Epsilon key="bound" value={value} rounding="down" />,
    <span key="drawn" className={styles.bar} aria-hidden="true">
      <span className={styles.fill} style={{ width: `${(100 * Math.min(value ?? 0, end)) / end}%` }} />
    </span>,
  ];
  return (
    <section className={styles.part} aria-labelledby="thousands-title" aria-busy={running}>
      <h3 id="thousands-title">{t`One run against thousands`}</h3>
      <p className="part-caption">
        <Trans>
          The run’s mechanism, with full batches and the same noise, is audited in both ways for substitution.
          The thousands of runs are the worst case of chapter 3. Their scores are drawn by their exact law,
          and no model is trained for them. The time that as many training runs would take is estimated from
          the one run.
        </Trans>
      </p>
      <div className={`run-line-work ${styles.work}`}>
        <button
          type="button"
          className="run-button"
          aria-disabled={finished || wanted === null}
          onClick={() => {
            if (running) work.onStop();
            else if (!finished) work.onStart();
          }}
        >
          {running ? t`Stop` : finished ? t`Audited both ways` : t`Audit it both ways`}
        </button>
        {wanted === null && (
          <span className="part-caption">{t`This waits for the run, whose noise and time it takes.`}</span>
        )}
      </div>
      <NotComputed error={error} of={thousands} />
      {own && (
        <DataTable
          label={t`Both audits: table`}
          className={`table-scroll ${styles.table} ${stale ? styles.stale : ''}`}
          caption={<Assumed findings={own} />}
          columns={[t`audit`, t`runs`, t`trained one by one`, 'ε ≥', t`drawn`]}
          rows={[
            [
              t`one run, ${{ canaries: countText(own.report.m) }} canaries`,
              1,
              <Took key="took" text={t`${{ took: durationText(seconds) }}, measured`} />,
              ...boundCells(own.report.epsilon),
            ],
            ...RUNS.map((runs) => [
              t`worst case (S1)`,
              `2 × ${countText(runs)}`,
              <Took key="took" text={t`${{ took: durationText(2 * runs * seconds) }}, estimated`} />,
              ...boundCells(reply?.bounds.find((one) => one.runs === runs)?.epsilon ?? null),
            ]),
          ]}
        />
      )}
      <p className={`part-caption ${styles.note}`} role="status">
        {finished && own && reply?.bounds.some(({ epsilon }) => epsilon > own.substitute) && (
          <>
            <Trans>
              One of the bounds is above the guarantee. That is luck, which the confidence allows in a few
              audits.
            </Trans>{' '}
          </>
        )}
        {stale && (
          <>
            <Trans>The bounds of thousands belong to another run. Audit again.</Trans>{' '}
          </>
        )}
        {finished && reply && (
          <Took
            text={t`Drawing all these scores and reading them took ${{ took: durationText(reply.seconds) }}.`}
          />
        )}
      </p>
    </section>
  );
}
