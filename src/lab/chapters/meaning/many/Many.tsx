// The figure of guesses at a hundred records at once: the bound on right guesses, an idealised attack, and a measured attack.
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { decimalText, withDecimalMark } from '../../../../base/language/numbers';
import type { RecordsMember } from '../../../../work';
import { Chart } from '../../../chart/Chart';
import { ChartNumbers } from '../../../chart/ChartNumbers';
import { Below } from '../../../figure/below';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../../../notation/Num';
import { useRested } from '../../../state/results';
import { DataTable } from '../../../ui/DataTable';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest, useWork } from '../../frame/useRequest';
import { useRisk } from '../../frame/useRisk';
import { WorkLine } from '../../frame/WorkLine';
import { undrawnText } from '../drawnMembers';
import { meanAtMostText } from '../guessText';
import type { PartProps } from '../parts';
import { FailureChoice } from './FailureChoice';
import styles from './Many.module.css';
import {
  attackOnLabels,
  MANY_FAILURES,
  MANY_TARGETS,
  type MeasuredAttack,
  manyChart,
  medianOf,
  VALUES,
} from './manyChart';
import { ATTACKED_MODELS, measuredRequest, recordsRequest } from './requests';

/** Milliseconds without a change after which the whole family is computed again. */
const FAMILY_DELAY = 700;
const TITLE = t`How many of a hundred can be right`;

/** A number rounded to a tenth, without decimals if it is whole. */
const tenthText = (value: number): string => withDecimalMark(String(Number(value.toFixed(1))));

function Own({ own, measured, level }: { own: RecordsMember; measured: MeasuredAttack[]; level: number }) {
  const { whole, ideal, success, meanAtMost, bare } = own;
  const [attack] = measured;
  const most = whole[level];
  const pair = bare[level];
  const failure = percentText(MANY_FAILURES[level] ?? 0);
  const mean = meanAtMostText(meanAtMost);
  const all = most === MANY_TARGETS;
  return (
    <>
      {all ? (
        <Trans>
          At the page’s own <EpsilonSymbol adjacency="S" />, the bound allows an attack to have all{' '}
          <b className="substitute">{MANY_TARGETS} right</b> in more than {failure} of training runs. On
          average, no attack has more than {mean}.
        </Trans>
      ) : (
        <Trans>
          At the page’s own <EpsilonSymbol adjacency="S" />, an attack has more than{' '}
          <b className="substitute">{most} right</b> of {MANY_TARGETS} in at most {failure} of training runs.
          The bare pair says {pair}. On average, no attack has more than {mean}.
        </Trans>
      )}{' '}
      {ideal && success && (!all || (ideal[level] ?? MANY_TARGETS) < MANY_TARGETS) && (
        <>
          <Idealised most={ideal[level] ?? 0} {...success} />{' '}
        </>
      )}
      {attack && <Measured right={attack.right} />}
    </>
  );
}

function Idealised(props: { most: number; success: number; standardError: number }) {
  const { most, success, standardError } = props;
  const mean = tenthText(MANY_TARGETS * success);
  const spread = decimalText(MANY_TARGETS * standardError, 1);
  return standardError > 0 ? (
    <Trans>
      The idealised attack exceeds <b className="audit">{most}</b> as rarely, and has {mean} right on average
      (± {spread}, simulated). What lies between is slack of the bound, in this geometry.
    </Trans>
  ) : (
    <Trans>
      The idealised attack exceeds <b className="audit">{most}</b> as rarely, and has {mean} right on average.
      What lies between is slack of the bound, in this geometry.
    </Trans>
  );
}

function Measured({ right }: Pick<MeasuredAttack, 'right'>) {
  const median = medianOf(right);
  const least = Math.min(...right);
  const most = Math.max(...right);
  const models = right.length;
  return (
    <Trans>
      Over <Plural value={models} one="# model" other="# models" />, the measured attack had a median of{' '}
      {median} right, between {least} and {most}. Its distance to the idealised attack shows how weak it is.
    </Trans>
  );
}

function inWords({ epsilon, whole, ideal }: RecordsMember): string {
  const at = epsilonText(epsilon, 'up');
  const counts = whole.join(', ');
  const reached = ideal?.join(', ');
  return reached === undefined
    ? t`At substitute epsilon ${at}, attacks have more than ${counts} of ${MANY_TARGETS} right in at most 5, 50 and 95% of training runs. The idealised attack was not played out.`
    : t`At substitute epsilon ${at}, attacks have more than ${counts} of ${MANY_TARGETS} right in at most 5, 50 and 95% of training runs. For the idealised attack the counts are ${reached}.`;
}

export function Many({ scenario, seen, saves }: PartProps) {
  const { records, attack } = useRisk();
  const [failure, setFailure] = useState(String(MANY_FAILURES[0]));
  const level = Math.max(0, MANY_FAILURES.map(String).indexOf(failure));
  const rested = useRested(scenario, FAMILY_DELAY);
  const { delta } = rested;
  const { reply, status, error } = useRequest(records, seen ? recordsRequest(rested) : null);
  const run = useWork(attack, measuredRequest(rested));
  const { stale } = run;
  const { running, finished } = run.work;
  const own = reply?.find((member) => member.noiseMultiplier === rested.noiseMultiplier) ?? null;
  const measured = useMemo(
    () => attackOnLabels(stale ? null : run.reply, own?.epsilon ?? null),
    [stale, run.reply, own],
  );
  const data = useMemo(() => manyChart(reply, measured, level), [reply, measured, level]);
  const undrawn = reply && status === 'done' ? undrawnText(reply) : null;
  const words = own ? inWords(own) : '';
  const right = measured[0]?.right.join(', ');
  const failures = MANY_FAILURES.map((each) => percentText(each)).join(', ');
  return (
    <section aria-labelledby="many-title" aria-busy={status === 'running' || running}>
      <Below>
        <h3 id="many-title" className="visually-hidden">
          {TITLE}
        </h3>
        <div className={`wraps ${styles.row}`}>
          <FailureChoice of="trainings" value={failure} onChoice={setFailure} />
          <WorkLine
            {...run.work}
            start={t`Train ${ATTACKED_MODELS} models and attack them`}
            done={t`${ATTACKED_MODELS} models attacked`}
            progress={{
              label: t`Steps of the attacked models`,
              share: run.reply ? run.reply.done / run.reply.total : 0,
            }}
          />
        </div>
        <p className={styles.text}>{own && <Own own={own} measured={measured} level={level} />}</p>
        <NotComputed error={error} of={records} />
      </Below>
      <div>
        {undrawn !== null && <p className="part-caption">{undrawn}</p>}
        {data && (
          <Chart
            data={data}
            label={t`The share of ${MANY_TARGETS} records that can be right, by the substitute epsilon of the training run. ${words}`}
            className="many-box"
            at={own?.epsilon ?? null}
            height={220}
          />
        )}
      </div>
      <Below>
        <NotComputed error={run.error} of={attack} />
        <p className="visually-hidden" aria-live="polite">
          {finished && right ? t`Done, with ${right} right of ${MANY_TARGETS}.` : ''}
        </p>
        <ChartNumbers
          title={t`Many records in words and numbers`}
          scenario={scenario}
          saves={saves}
          charts={[
            {
              name: 'many-records',
              title: TITLE,
              what: t`the chart of many records`,
              box: 'many-box',
              words,
              notes: [
                t`shares of ${MANY_TARGETS} records with ${VALUES} equally likely values each. bound_: upper bounds but for the failure level, substitute; idealised_: reached by the idealised attack, no bound; measured_: median of ${ATTACKED_MODELS} models`,
              ],
              data,
            },
          ]}
        >
          <p>
            <Trans>
              The bounds are for substitute adjacency and use the whole certified curve, corrected for every
              count (derived here). They assume that the secrets are independent beforehand, that the attacker
              knows everything else, and that the attacker sees every iterate. The dashed blue line limits the
              average through removal, so it belongs to add/remove.
            </Trans>
          </p>
          <p>
            <Trans>
              In the idealised attack, every record has directions of its own, all at right angles, and the
              attacker sees every step. A replaced record then shifts the sum by 1.41 <Sym>C</Sym>, while the
              bound allows for 2<Sym>C</Sym>. The measured attack is on linear models, which this tab trains
              at the page’s settings on {MANY_TARGETS} made-up records. The secret is a label among {VALUES}{' '}
              candidates, and the attacker sees only the last model. The bare pair is read at <Sym>δ</Sym> ={' '}
              <Delta value={delta} />. The chart is after Figure 3 of “A Unified Framework for Adversary-Aware
              Differential Privacy Bounds”, which trains other models.
            </Trans>
          </p>
          {reply && (
            <DataTable
              caption={
                <Trans>
                  The most that can be right of {MANY_TARGETS}, except in {failures} of training runs, by
                  three bounds for substitute adjacency
                </Trans>
              }
              columns={[
                'ε',
                t`whole curve, derived here`,
                t`published bound (Mahloujifar et al.)`,
                t`bare pair`,
              ]}
              rows={[...reply]
                .reverse()
                .map(({ epsilon, whole, recursion, bare }) => [
                  <Epsilon key="epsilon" value={epsilon} rounding="up" />,
                  whole.join(', '),
                  recursion.join(', '),
                  bare.join(', '),
                ])}
            />
          )}
        </ChartNumbers>
      </Below>
    </section>
  );
}
