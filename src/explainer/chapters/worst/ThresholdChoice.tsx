// Why choosing the best threshold afterwards cheats, as an experiment the reader starts: hundreds of small audits, each
// claimed twice.

import type { ChoiceRequest, FalseClaims } from '../../../jobs/lessonProtocol';
import type { Scenario } from '../../../scenario';
import { percentText } from '../../numbers/formatNumber';
import { Epsilon } from '../../numbers/Num';
import { lessons, useFollowed } from '../useFollowed';

const AUDITS = 400;
const RUNS = 250;

export function choiceRequest(scenario: Scenario): ChoiceRequest {
  const { samplingRate, noiseMultiplier, steps, delta, seed, confidence } = scenario;
  return {
    mechanism: { samplingRate, noiseMultiplier, steps },
    delta,
    seed,
    runs: RUNS,
    audits: AUDITS,
    confidence,
  };
}

const share = (value: number): string => percentText(Number(value.toPrecision(2)));

interface BarProps {
  name: string;
  claims: FalseClaims | null;
  audits: number;
  /** What the confidence allows. */
  allowed: number;
  end: number;
}

function Bar({ name, claims, audits, allowed, end }: BarProps) {
  const percent = (value: number) => `${Math.min(100, (100 * value) / end)}%`;
  const rate = claims ? claims.count / audits : 0;
  return (
    <div className="claims-row">
      <dt>{name}</dt>
      <dd>
        <span className="claims-bar" aria-hidden="true">
          <span className="claims-fill" style={{ width: percent(rate) }} />
          {claims && (
            <span
              className="claims-interval"
              style={{ left: percent(claims.lower), right: `calc(100% - ${percent(claims.upper)})` }}
            />
          )}
          <span className="claims-allowed" style={{ left: percent(allowed) }} />
        </span>
        <span className="claims-words">
          {claims ? (
            <>
              <b>{share(rate)}</b> false ({claims.count} of {audits}; {share(claims.lower)} to{' '}
              {share(claims.upper)}), on average ε ≥ <Epsilon value={claims.meanEpsilon} rounding="down" />
            </>
          ) : (
            'not run yet'
          )}
        </span>
      </dd>
    </div>
  );
}

export function ThresholdChoice({ scenario }: { scenario: Scenario }) {
  const { status, reply, request, error } = useFollowed(lessons.choice, null);
  const wanted = choiceRequest(scenario);
  const stale = request !== null && JSON.stringify(request) !== JSON.stringify(wanted);
  const running = status === 'running';
  const finished = status === 'done' && !stale;
  const allowed = 1 - wanted.confidence;
  const end = Math.max(2 * allowed, reply?.best.upper ?? 0, reply?.fixed.upper ?? 0, 0.2);
  return (
    <section className="threshold-choice" aria-labelledby="choice-title">
      <h3 id="choice-title">The best threshold, chosen afterwards</h3>
      <p className="part-caption">
        {AUDITS} audits of {RUNS} draws in each world, every one claimed twice from the same draws at{' '}
        {percentText(wanted.confidence)}: at threshold 0, and at whichever threshold made the fewest errors. A
        claim is false when no threshold, with endless draws, could reach it.
      </p>
      <dl className={stale ? 'claims claims-stale' : 'claims'}>
        <Bar
          name="threshold 0, fixed"
          claims={reply?.fixed ?? null}
          audits={reply?.audits ?? 0}
          allowed={allowed}
          end={end}
        />
        <Bar
          name="best of all"
          claims={reply?.best ?? null}
          audits={reply?.audits ?? 0}
          allowed={allowed}
          end={end}
        />
      </dl>
      <p className="part-caption claims-note">
        The dotted line marks the {share(allowed)} that the confidence allows.{' '}
        {reply && !stale && (
          <>
            With endless draws both claims tend to <Epsilon value={reply.limit} />.{' '}
          </>
        )}
        {stale && 'These bars belong to another setting: run them again for the one on the page.'}
        {error && `The audits failed: ${error.message}`}
      </p>
      <div className="run-line-work">
        <button
          type="button"
          className="run-button"
          disabled={finished}
          onClick={() => (running ? lessons.choice.stop() : lessons.choice.want(wanted))}
        >
          {running ? 'Stop' : finished ? `${AUDITS} audits made` : `Run ${AUDITS} small audits`}
        </button>
        <progress
          aria-label="Audits made"
          max={AUDITS}
          value={stale ? 0 : (reply?.audits ?? 0)}
          className={running ? '' : 'resting'}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {status === 'done' && !stale && reply
          ? `Done. False claims: ${reply.fixed.count} of ${reply.audits} at the fixed threshold, ${reply.best.count} at the best of all.`
          : ''}
      </p>
    </section>
  );
}
