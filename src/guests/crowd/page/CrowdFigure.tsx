// The figure of the attack among other records that are not silent, with three readings of the same runs.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sayError } from '../../../base/language/say';
import { BarRow } from '../../../lab/chapters/frame/bars/BarRow';
import { useWork } from '../../../lab/chapters/frame/useRequest';
import { WorkLine } from '../../../lab/chapters/frame/WorkLine';
import { FigureNumbers } from '../../../lab/chart/FigureNumbers';
import { Below } from '../../../lab/figure/below';
import { countText, percentText, toText, typesetSignificant } from '../../../lab/notation/formatNumber';
import { Delta, Epsilon, Parameter, SettingValue, Sym } from '../../../lab/notation/Num';
import { QuantityName, Swatch } from '../../../lab/notation/QuantityName';
import { QUANTITIES, type QuantityId } from '../../../lab/notation/quantities';
import { useRested } from '../../../lab/state/results';
import { DataTable } from '../../../lab/ui/DataTable';
import { later } from '../../../lab/ui/later';
import { useSeen } from '../../../lab/ui/window/visibility';
import { FIELDS, mechanismOf, type Scenario } from '../../../scenario';
import type { CrowdFindings, CrowdQuery } from '../engine/findings';
import styles from './CrowdFigure.module.css';
import { crowdSummary, errorsText, goesBeyond, READINGS } from './crowdWords';
import { useCrowd } from './useCrowd';

/** Training steps per world, over all runs, that take a few seconds. */
const STEPS = 1_000_000;
const MOST_RUNS = 100_000;
const FEWEST_RUNS = 2000;

export function crowdRequest(scenario: Scenario): CrowdQuery {
  const { steps, delta, seed, confidence } = scenario;
  return {
    mechanism: mechanismOf(scenario),
    delta,
    seed,
    runs: Math.max(FEWEST_RUNS, Math.min(MOST_RUNS, Math.round(STEPS / steps))),
    confidence,
  };
}

const SaveCrowd = later(() => import('./SaveCrowd'), 'SaveCrowd');

function CrowdTable({ findings, request }: { findings: CrowdFindings; request: CrowdQuery }) {
  const { readings, calibrationRuns, deviation, crowd } = findings;
  const others = countText(crowd.size);
  const expected = countText(Math.round(crowd.expectedBatch));
  const strayed = percentText(Number(deviation.toPrecision(2)));
  const confidence = percentText(request.confidence);
  const calibration = countText(calibrationRuns);
  const counted = countText(readings.lastIterate.originalRuns);
  return (
    <>
      <p>
        <Trans>
          There is one record, <Sym>z</Sym> or <Sym>z′</Sym>, and {others} others, of which about {expected}{' '}
          are in a batch. The score of the whole last model is the likelihood ratio as it can be read off its
          three parameters. It strays from that of all steps by {strayed} of a standard deviation. We assume
          that the runs are independent and that each threshold was fixed before the runs that are counted. We
          assume no shape of the trade-off curve.
        </Trans>
      </p>
      <DataTable
        label={t`Data of the crowd’s runs`}
        caption={
          <Trans>
            Lower bounds on the substitute ε at <Sym>δ</Sym> = <Delta value={request.delta} />, each with{' '}
            {confidence} confidence by itself. {calibration} runs per world set the thresholds, {counted} are
            counted.
          </Trans>
        }
        columns={[t`what is seen`, t`threshold`, t`misses`, t`false alarms`, 'ε ≥']}
        rows={READINGS.map(({ id, name }) => {
          const { threshold, originalErrors, substitutedErrors, epsilon } = readings[id];
          return [
            name,
            toText(typesetSignificant(threshold, 3)),
            countText(originalErrors),
            countText(substitutedErrors),
            <Epsilon key={id} value={epsilon} rounding="down" />,
          ];
        })}
      />
    </>
  );
}

/** Milliseconds for which the scenario must not change before runs are made. */
const REST = 800;

/** The figure makes its runs once it is seen and the scenario rests, if `runs` is set. Otherwise the reader starts them. */
export function CrowdFigure({ scenario, runs: makesRuns }: { scenario: Scenario; runs: boolean }) {
  const audit = useCrowd();
  const [seenRef, seen] = useSeen();
  const rested = useRested(scenario, REST);
  const wanted = crowdRequest(scenario);
  const { reply, request, error, stale, work } = useWork(
    audit,
    wanted,
    makesRuns && seen ? crowdRequest(rested) : null,
  );
  const { running, finished } = work;
  const findings = reply?.findings ?? null;
  const { mechanism, runs, delta, confidence } = request ?? wanted;
  const { silentLimit = null, substitute = null } = findings ?? {};
  const made = countText(runs);
  const steps = countText(mechanism.steps);
  const percent = percentText(confidence);
  const planned = countText(wanted.runs);
  const end =
    1.08 *
    Math.max(
      substitute ?? 0,
      silentLimit ?? 0,
      ...READINGS.map(({ id }) => findings?.readings[id].epsilon ?? 0),
      1e-3,
    );
  const line = (value: number | null, of: QuantityId) =>
    value !== null && (
      <span
        className={`${styles.line} ${QUANTITIES[of].className}`}
        style={{ left: `${(100 * value) / end}%` }}
      />
    );
  const lines = (
    <>
      {line(silentLimit, 'hiddenState')}
      {line(substitute, 'substitute')}
    </>
  );
  return (
    <figure
      data-testid="crowd"
      ref={seenRef}
      data-made={findings ? undefined : 'no'}
      aria-label={t`Other records that keep a record of training`}
    >
      <Below>
        <p className="part-caption">
          <Trans>
            The figure makes {made} simulated runs per world, with <Sym>q</Sym> ={' '}
            <SettingValue field={FIELDS.samplingRate} value={mechanism.samplingRate} />, <Sym>σ</Sym> ={' '}
            <Parameter value={mechanism.noiseMultiplier} /> and <Sym>T</Sym> = {steps}. A fifth of them sets
            the thresholds, and the rest is counted. A bar reaches as far as the counts rule ε out, with{' '}
            {percent} confidence at <Sym>δ</Sym> = <Delta value={delta} />. The bars appear when the last run
            is done.
          </Trans>
        </p>
      </Below>
      {findings === null && running && (
        <p className="part-caption figure-wait" data-testid="figure-wait">{t`The runs are being made.`}</p>
      )}
      {(findings || !running) && (
        <dl className={stale ? `${styles.rows} ${styles.stale}` : styles.rows}>
          {READINGS.map(({ id, name, sees }) => (
            <BarRow
              key={id}
              name={
                <>
                  {name} <span className="soft">{sees}</span>
                </>
              }
              share={findings ? findings.readings[id].epsilon / end : 0}
              marks={lines}
            >
              {findings ? (
                <>
                  <b className="audit">
                    ε ≥ <Epsilon value={findings.readings[id].epsilon} rounding="down" />
                  </b>
                  : {errorsText(findings.readings[id])}
                </>
              ) : (
                t`comes with the runs`
              )}
            </BarRow>
          ))}
        </dl>
      )}
      <Below>
        <ul className={styles.key}>
          <li>
            <Trans>
              <Swatch id="hiddenState" /> <QuantityName id="hiddenState" />
              {silentLimit !== null && (
                <>
                  {' '}
                  <Epsilon value={silentLimit} rounding="up" />{' '}
                </>
              )}
              , with the others silent
            </Trans>
          </li>
          <li>
            <Trans>
              <Swatch id="substitute" /> <QuantityName id="substitute" />
              {substitute !== null && (
                <>
                  {' '}
                  <Epsilon value={substitute} rounding="up" />{' '}
                </>
              )}
              , the guarantee
            </Trans>
          </li>
        </ul>
        <p className={`part-caption ${styles.note}`}>
          {stale && `${t`These bars belong to another setting, so run again for the one on the page.`} `}
          {findings &&
            !stale &&
            (goesBeyond(findings)
              ? t`The last model gives more away than this attack’s limit. That limit holds for an attack among silent records, not for the last model.`
              : t`Here the counts do not go beyond this attack’s limit, because it is close to the guarantee already or the runs are too few. That says nothing against a crowd.`)}
          {error && t`The runs failed. ${sayError(error)}`}
        </p>
        {!(makesRuns && finished) && (
          <WorkLine
            {...work}
            start={t`Make ${planned} runs per world`}
            done={t`All runs made`}
            progress={{ label: t`Runs made`, share: reply && !stale ? reply.done / reply.total : 0 }}
          />
        )}
        <p className="visually-hidden" aria-live="polite">
          {finished && request ? crowdSummary(findings, request) : running ? t`The runs are being made.` : ''}
        </p>
        {findings && request && (
          <FigureNumbers
            title={t`These runs in words and numbers`}
            saves={
              makesRuns
                ? {
                    of: t`the crowd’s runs`,
                    rows: <SaveCrowd findings={findings} request={request} scenario={scenario} />,
                  }
                : null
            }
          >
            <CrowdTable findings={findings} request={request} />
          </FigureNumbers>
        )}
      </Below>
    </figure>
  );
}
