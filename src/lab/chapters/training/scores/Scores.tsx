// The scores of both worlds and the ROC curve of one attack of chapter 4 at one checkpoint.
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { ScoreView } from '../../../../audit/estimation/trainingReport';
import { decimalText } from '../../../../base/language/numbers';
import type { CanaryChoice } from '../../../../scenario';
import type { TrainingAuditReply } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { HistogramFigure } from '../../../chart/HistogramFigure';
import { countText, edgeTexts, percentText } from '../../../notation/formatNumber';
import { Sym } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { Choices } from '../../../ui/inputs/Choices';
import { Select } from '../../../ui/inputs/Select';
import { later } from '../../../ui/later';
import { AttackMark } from '../AttackName';
import { ATTACKS, attackName } from '../attacks';
import type { Picture } from '../picture';
import { trainedBy } from '../steps/savedTraining';
import { RocFigure, ratesAt } from './RocFigure';
import styles from './Scores.module.css';

function ScoresTable({ view }: { view: ScoreView }) {
  const step = countText(view.step);
  const { edges, original, substituted } = view.histogram;
  const written = edgeTexts(edges);
  return (
    <DataTable
      label={t`Data of the histograms`}
      caption={t`Models whose score lies in each bin, after step ${step}.`}
      columns={[t`score from`, t`to`, t`trained on z`, t`trained on z′`]}
      rows={Array.from(original, (count, i) => [written[i], written[i + 1], count, substituted[i]])}
    />
  );
}

const share = (value: number): string => percentText(Number(value.toPrecision(3)));

const SaveTrainedScores = later(() => import('./SaveTrainedScores'), 'SaveTrainedScores');

interface ScoresProps {
  reply: TrainingAuditReply;
  /** The result that the reply is of. */
  picture: Picture;
}

export function Scores({ reply, picture }: ScoresProps) {
  const [wanted, setWanted] = useState<CanaryChoice>(CANARY_KINDS[0]);
  const id = useId();
  const [wantedStep, setWantedStep] = useState<number | null>(null);
  const audit = reply.audits.find(({ kind }) => kind === wanted) ?? reply.audits[0];
  const steps = reply.checkpoints;
  const index =
    wantedStep !== null && steps.includes(wantedStep) ? steps.indexOf(wantedStep) : steps.length - 1;
  const view = audit?.views?.[index];
  const checked = audit?.pooled?.checkpoints[index];
  if (!audit) return null;

  const test = checked?.test ?? null;
  const rates = view && test ? ratesAt(view, test.threshold) : null;
  const originalAbove = test?.originalAbove ?? true;
  const step = steps[index];
  const shownStep = countText(step);
  const { title, score } = ATTACKS[audit.kind];
  const attack = `${audit.kind} ${title}`;
  const { tpr, fpr } = rates ?? { tpr: Number.NaN, fpr: Number.NaN };
  const missShare = share(originalAbove ? 1 - tpr : tpr);
  const alarmShare = share(originalAbove ? fpr : 1 - fpr);
  const effect = checked ? decimalText(checked.effectSize.value, 2) : '–';
  const summary =
    rates === null
      ? t`No scores yet.`
      : t`${attack} after step ${shownStep}. The score is ${score}. A fifth of the models has set the threshold. There the attack makes ${missShare} misses (models trained on z, taken for z′) and ${alarmShare} false alarms (the other way round). The two means are d′ = ${effect} standard deviations apart.`;

  const none = <div className={`plain-figure ${styles.wait}`}>{t`no scores yet`}</div>;
  return (
    <section className="scores" aria-labelledby="scores-title">
      <h3 id="scores-title">{t`What the attacker sees`}</h3>
      <div className={styles.choice}>
        {reply.audits.length > 1 && (
          <Choices
            legend={t`Attack`}
            hideLegend
            look="chips"
            choices={reply.audits.map(({ kind }) => ({
              value: kind,
              label: (
                <>
                  <AttackMark kind={kind} /> {kind}
                </>
              ),
              name: attackName(kind),
            }))}
            value={audit.kind}
            onChoice={setWanted}
          />
        )}
        <label className={styles.stepChoice} htmlFor={id}>
          <span>
            <Trans>
              after <Sym>t</Sym> =
            </Trans>
          </span>{' '}
          <Select
            id={id}
            choices={steps.map((offered) => ({ value: String(offered), label: countText(offered) }))}
            value={String(step)}
            onChoice={(value) => setWantedStep(Number(value))}
          />{' '}
          <Plural value={step} one="step" other="steps" />
        </label>
      </div>
      <div className={styles.figures}>
        <figure>
          {view ? (
            <HistogramFigure
              view={view}
              threshold={test?.threshold ?? null}
              label={t`Histograms of the scores of both worlds. ${summary}`}
            />
          ) : (
            none
          )}
          <figcaption>
            <Trans>
              The models by their score, trained on z (filled) or on z′ instead (outline). The score is{' '}
              {score}.
            </Trans>
          </figcaption>
        </figure>
        <figure>
          {view ? (
            <RocFigure
              view={view}
              originalAbove={originalAbove}
              at={rates}
              label={t`ROC curve. ${summary}`}
            />
          ) : (
            none
          )}
          <figcaption>
            <Trans>
              For every threshold, the share of z found (1 less the misses) over the false alarms. The dot is
              the threshold, and the dotted line is mere guessing.
            </Trans>
          </figcaption>
        </figure>
      </div>
      <FigureNumbers
        title={t`These scores in words and numbers`}
        saves={
          view
            ? {
                of: t`the histograms and the ROC curve`,
                rows: (
                  <SaveTrainedScores
                    view={view}
                    what={t`${attack}, after step ${shownStep}`}
                    summary={summary}
                    scenario={picture.scenario}
                    trained={trainedBy(picture)}
                  />
                ),
              }
            : null
        }
      >
        <p>{summary}</p>
        {view && <ScoresTable view={view} />}
      </FigureNumbers>
    </section>
  );
}
