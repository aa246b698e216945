// The caption under the figure of real training: what a mark is, and what is special about this result.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CANARIES } from '../../../../audit/canaries/registry';
import type { Estimate } from '../../../../audit/estimation/types';
import { isBound, reported } from '../../../../audit/estimators/lookup';
import type { Scenario } from '../../../../scenario';
import { levelText } from '../../../live/auditWords';
import { percentText, seenAbove } from '../../../notation/formatNumber';
import { Epsilon } from '../../../notation/Num';
import type { Picture } from '../picture';
import { momentWords } from '../verdictWords';
import { isRecordedBy, NOT_RECORDED_WORDS } from './attackSeries';

/** Confidence that both one-sided ends hold at once, as '90%' for two of 95%. */
export const bothEndsText = (confidence: number): string =>
  percentText(Math.max(0, Number((2 * confidence - 1).toPrecision(6))));

function whiskerWords(confidence: number): string {
  const bothEnds = bothEndsText(confidence);
  return t`The whisker ends at an upper end of the same confidence. Together they are a ${bothEnds} interval for what this test comes to with unlimited models. The upper end is no bound on the substitute ε.`;
}

function markWords({ request }: Picture, estimator: Scenario['estimator']): string {
  const { samplingRate } = request.mechanism;
  const confidence = percentText(request.confidence);
  if (estimator !== 'valid' || samplingRate === 1) {
    return t`Each mark is a lower bound on the substitute ε, with ${confidence} confidence at this step by itself.`;
  }
  return samplingRate <= 0.5
    ? t`Each mark is a lower bound on the substitute ε, with ${confidence} confidence at this step by itself. It is read along a Gaussian trade-off curve, which was checked numerically and is not proven.`
    : t`Each mark is a lower bound on the substitute ε, with ${confidence} confidence at this step by itself. Part of it is accounting.`;
}

/** A sentence on an S2 that sets a weight which no other record moves. `unlit`: the weight is that of a dark pixel. */
const stillWords = (unlit: boolean): string =>
  unlit
    ? t`S2 sets a weight here that no real record ever moves, that of a pixel which is never lit. That makes it S1, and no real record takes part in it.`
    : t`S2 sets a weight here that no real record ever moves. That makes it S1, and no real record takes part in it.`;

export function AtHand({ picture, estimator }: { picture: Picture; estimator: Scenario['estimator'] }) {
  const { reply, request, recorded } = picture;
  const still = reply.crafted.S2;
  const bound = reply.audits.find(({ kind }) => CANARIES[kind].worstCaseLaw);
  const last = bound?.pooled?.checkpoints.at(-1);
  const limit = reply.ceilings.at(-1)?.hiddenState.value ?? null;
  const { samplingRate } = request.mechanism;
  // whether the bound has its confidence and no part of it comes from the accountant
  const binds = reply.complete && isBound(estimator) && (samplingRate <= 0.5 || samplingRate === 1);
  const epsilon = (last && reported<Estimate>('trained', estimator, last)?.epsilon) ?? 0;
  const confidence = percentText(request.confidence);
  const level = levelText(request.confidence);
  return (
    <>
      {still?.movement === 0 && ` ${stillWords(reply.data.image !== null && still.input !== null)}`}
      {binds && bound && limit !== null && seenAbove(epsilon, limit) && (
        <>
          {' '}
          <Trans>
            At the last step {bound.kind}, <Epsilon value={epsilon} rounding="down" />, lies above the limit
            of S1, <Epsilon value={limit} rounding="up" />. This run was lucky, for a bound with {confidence}{' '}
            confidence is too high in up to {level} of runs.
          </Trans>
          {recorded &&
            ` ${t`The seed and the number of models were fixed before it was recorded, so it stands as it came.`}`}
        </>
      )}
    </>
  );
}

export function FigureCaption(props: { picture: Picture | null; estimator: Scenario['estimator'] }) {
  const { picture, estimator } = props;
  return (
    <p className="caption">
      {!picture ? (
        t`Only the guarantees are drawn, because no model has been trained at these settings yet.`
      ) : !isRecordedBy(picture.reply, estimator) ? (
        NOT_RECORDED_WORDS
      ) : !isBound(estimator) ? (
        <Trans>
          Each mark is the published estimate, the best over all thresholds. Choosing the best breaks its
          stated confidence. With repeats the mark is their mean, within two standard errors.
        </Trans>
      ) : (
        <>
          {markWords(picture, estimator)} {whiskerWords(picture.request.confidence)}
          {!picture.reply.complete && ` ${t`Hollow marks still wait for models.`}`}
          {momentWords(picture.reply)}
          <AtHand picture={picture} estimator={estimator} />
        </>
      )}
    </p>
  );
}
