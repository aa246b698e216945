// How much an audit would gain by choosing the number of guesses after the run, and why that gain may not be claimed.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../../scenario';
import type { GuessCountReply } from '../../../../work';
import { ClaimBars } from '../../../chapters/frame/bars/ClaimBars';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { useRecorded } from '../../../chapters/frame/useRecorded';
import { useRequest, useWork } from '../../../chapters/frame/useRequest';
import { WorkLine } from '../../../chapters/frame/WorkLine';
import { isDesignOf, isRecordedFor } from '../../../chapters/oneRun/run/recordedRun';
import { useOneRun } from '../../../chapters/oneRun/useOneRun';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import { Epsilon, Sym } from '../../../notation/Num';
import { useSeen } from '../../../ui/window/visibility';
import type { SidePageProps } from '../../sidePageProps';
import { madeBy } from '../gallery/madeBy';
import { useRunHere } from '../RunHere';
import styles from './beside.module.css';
import { MeansChart } from './MeansChart';
import { parseRun, RECORDED_RUN, type ReadFindings, type RunRecording } from './recordedRun';

const AUDITS = 400;
const CANARIES = 200;
/** ε of randomised response, an example in which audits can reach the true ε. */
const EPSILON = 1;

export const guessCountsRequest = ({ delta, confidence, seed }: Scenario) => ({
  m: CANARIES,
  epsilon: EPSILON,
  delta,
  confidence,
  audits: AUDITS,
  seed,
});

const rowsOf = ({ fixed, best, corrected }: GuessCountReply) => [
  { id: 'fixed', name: t`all guesses, fixed`, claims: fixed },
  { id: 'best', name: t`best of 20 numbers`, claims: best },
  { id: 'corrected', name: t`best of 20, corrected`, claims: corrected },
];

function ThreeReadings({ findings: { report, readings } }: { findings: ReadFindings }) {
  const planned = countText(report.r);
  const best = Math.max(0, ...readings.map(({ alone }) => alone));
  const corrected = Math.max(0, ...readings.map(({ shared }) => shared));
  return (
    <p className="figure-sentence">
      <Trans>
        With <Sym>r</Sym> = {planned} as planned, ε is at least{' '}
        <Epsilon value={report.epsilon} rounding="down" />. The best of all, chosen afterwards, is{' '}
        <Epsilon value={best} rounding="down" />, which no confidence backs. After the correction ε is at
        least <Epsilon value={corrected} rounding="down" />.
      </Trans>
    </p>
  );
}

function doneText(reply: GuessCountReply): string {
  const { audits } = reply;
  const falseClaims = rowsOf(reply)
    .map(({ name, claims: { count: wrong } }) => t`${wrong} by ${name}`)
    .join(', ');
  return t`Done, with ${falseClaims} false claims of ${audits}.`;
}

interface BestOfManyProps {
  scenario: Scenario;
  /** Whether the audits run once they are in the window. Otherwise they run when the reader asks for them. */
  runs?: boolean;
  /**
   * A recording of the run at these settings, which is read until the run has been trained; null if there is none. If given, a run at
   * other settings is never read.
   */
  recorded?: RunRecording | null;
}

export function BestOfMany({ scenario, runs = false, recorded }: BestOfManyProps) {
  const { run, guessCounts } = useOneRun();
  const watched = useRequest(run, null);
  const { confidence } = scenario;
  const wanted = guessCountsRequest(scenario);
  const [ref, seen] = useSeen();
  const { reply, error, stale, work } = useWork(guessCounts, wanted, runs && seen ? wanted : null);
  const { reply: watchedReply, request } = watched;
  const isWanted = recorded === undefined || (request !== null && isDesignOf(request, scenario));
  const trained = isWanted ? (watchedReply?.findings ?? null) : null;
  const findings: ReadFindings | null = trained ?? recorded?.findings ?? null;
  const readings = findings?.readings ?? [];
  const tried = readings.length;
  const adjacency = findings?.report.adjacency ?? 'substitute';
  const allowance = percentText(Number((1 - confidence).toPrecision(2)));
  return (
    <section className={styles.part} ref={ref} aria-labelledby="best-of-many-title" aria-busy={work.running}>
      <div>
        <h3 id="best-of-many-title">{t`The best of many numbers of guesses`}</h3>
        {findings && (
          <p className="part-caption not-on-slides">
            <Trans>
              The run’s guesses are read at {tried} numbers of them. Any one number would do if it was fixed
              beforehand. The best one, chosen afterwards, is partly luck. If each is read at its share of the
              level (Bonferroni), the best of them holds again.
            </Trans>
          </p>
        )}
        {findings === null && watched.status === 'running' && (
          <p className="still-to-come" data-testid="still-to-come">{t`The run is being trained.`}</p>
        )}
        {findings && (
          <MeansChart
            name="one-run-guess-counts"
            scenario={scenario}
            title={t`The run at many numbers of guesses`}
            yTitle={select(adjacency, {
              substitute: 'lower bound on ε, substitute',
              other: 'lower bound on ε, add/remove',
            })}
            xTitle={t`guesses that count, r`}
            series={[
              {
                name: t`if this number alone was planned`,
                mark: 'soft',
                dash: '7 5',
                points: readings.map(({ r, alone }) => ({ x: r, y: alone })),
              },
              {
                name: t`corrected for all that were tried`,
                mark: 'audit',
                points: readings.map(({ r, shared }) => ({ x: r, y: shared })),
              },
            ]}
            write={(bound) => epsilonText(bound, 'down')}
            {...(trained === null && recorded && { by: madeBy(recorded) })}
          >
            <ThreeReadings findings={findings} />
            {recorded && (
              <p className="part-caption">
                {trained === null
                  ? t`This run was recorded. This tab is training it once more.`
                  : t`This tab has trained the run.`}
              </p>
            )}
          </MeansChart>
        )}
      </div>
      <div>
        <p className="part-caption">
          <Trans>
            How often is a bound false if it is the best of many numbers of guesses? Here are {AUDITS} audits
            of {CANARIES} canaries each. The mechanism is randomised response with an ε of {EPSILON}, which
            answers each secret truthfully as often as ε allows. No model is trained.
          </Trans>
        </p>
        {reply && (
          <>
            <ClaimBars
              id="guess-count-claims"
              rows={rowsOf(reply)}
              audits={reply.audits}
              allowed={1 - confidence}
              stale={stale}
              title={t`Claims by the number of guesses`}
              setting={t`randomised response with ε = ${EPSILON}`}
              scenario={scenario}
            />
            <p className="part-caption">
              <Trans>The dotted line marks the {allowance} that the confidence allows.</Trans>
              {stale && (
                <>
                  {' '}
                  <Trans>
                    These bars belong to another setting. Run the audits again for the one on the page.
                  </Trans>
                </>
              )}
            </p>
          </>
        )}
        <NotComputed error={error} of={guessCounts} />
        <WorkLine {...work} start={t`Make ${AUDITS} small audits`} done={t`${AUDITS} audits made`} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {work.finished && reply ? doneText(reply) : ''}
      </p>
    </section>
  );
}

/** The slide of this part. It reads a recorded run at once, and also trains that run, unless this tab has trained it already. */
export function BestOfManySlide(props: SidePageProps) {
  const { error, store } = useRunHere(props, true);
  const { scenario } = props;
  const recording = useRecorded(RECORDED_RUN, parseRun, true);
  const isFitting = recording !== null && recording !== 'missing' && isRecordedFor(recording, scenario);
  return (
    <>
      <NotComputed error={error} of={store} />
      <BestOfMany scenario={scenario} recorded={isFitting ? recording : null} />
    </>
  );
}
