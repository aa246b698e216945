// The table of the attacks at the last step: the ε that each shows, and whether it is beyond ε_AR.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { choiceOf, isBound } from '../../../audit/estimators/lookup';
import { say } from '../../../base/language/say';
import type { EstimatorChoice } from '../../../scenario';
import type { TrainingAuditReply } from '../../../work';
import { countText, percentText } from '../../notation/formatNumber';
import { Epsilon } from '../../notation/Num';
import { AttackName } from './AttackName';
import { attackSeries, NOT_RECORDED } from './steps/attackSeries';
import styles from './Verdicts.module.css';
import { type AttackVerdict, beyondAddRemove, curveContradicted, doubtOf, momentWords } from './verdictWords';

const VerdictCell = ({ verdict, name }: { verdict: AttackVerdict; name: string }) => (
  <td data-name={name} className={verdict.shown ? styles.shown : 'soft'}>
    {verdict.text}
  </td>
);

export function Verdicts({ reply, estimator }: { reply: TrainingAuditReply; estimator: EstimatorChoice }) {
  const series = attackSeries(reply, estimator);
  const pooled = reply.audits.find((audit) => audit.pooled)?.pooled;
  const confidence = percentText(pooled?.confidence ?? Number.NaN);
  const count = reply.checkpoints.length;
  const shows = !isBound(estimator) ? 'ε(Audit)' : t`shows ε ≥`;
  const doubt = doubtOf(reply);
  return (
    <div className={styles.table} data-testid="verdicts">
      <table>
        <caption>
          {say(choiceOf(estimator).lastStep)}{' '}
          {pooled
            ? t`The two verdicts rest on the valid estimator. Each attack’s verdicts hold for all ${count} steps that were looked at together (${confidence}), but for that attack alone. They are not corrected for looking at several attacks.`
            : t`The two verdicts rest on the valid estimator. Each attack’s verdicts hold for all ${count} steps that were looked at together.`}
          {momentWords(reply)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Attack`}</th>
            <th scope="col">{shows}</th>
            <th scope="col">{t`models`}</th>
            <th scope="col">
              <Trans>
                beyond ε<sub>AR</sub>
              </Trans>
            </th>
            <th scope="col">{t`“the add/remove curve covers it”`}</th>
          </tr>
        </thead>
        <tbody>
          {reply.audits.map((audit, i) => {
            const last = series[i].points.at(-1);
            return (
              <tr key={audit.kind}>
                <th scope="row">
                  <AttackName kind={audit.kind} />
                </th>
                <td data-name={shows} className={styles.value}>
                  {last ? (
                    <Epsilon value={last.epsilon} rounding="down" />
                  ) : series[i].recorded ? (
                    '…'
                  ) : (
                    NOT_RECORDED
                  )}
                </td>
                <td data-name={t`models`}>{countText(audit.models)}</td>
                <VerdictCell name={t`beyond add/remove`} verdict={beyondAddRemove(audit)} />
                <VerdictCell name={t`add/remove covers it`} verdict={curveContradicted(audit)} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {doubt && <p className="doubt">{doubt}</p>}
    </div>
  );
}
