// The figure over the steps in words and numbers, in a part of the page that unfolds.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isBound } from '../../../../audit/estimators/lookup';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon } from '../../../notation/Num';
import { DataTable } from '../../../ui/DataTable';
import { AttackName } from '../AttackName';
import { type AttackPoint, NOT_RECORDED } from './attackSeries';
import { bothEndsText } from './FigureCaption';
import { READ } from './StepsTooltip';
import type { StepsData } from './useStepsData';

export const KnownEpsilon = ({ value }: { value: number | null | undefined }) =>
  value == null ? <span className="soft">{t`not verified`}</span> : <Epsilon value={value} rounding="up" />;

function Interval({ of, recorded }: { of: AttackPoint | undefined; recorded: boolean }) {
  if (!of) return recorded ? '–' : NOT_RECORDED;
  return (
    <>
      <Epsilon value={of.epsilon} rounding="down" />{' '}
      {of.upper > 0 ? (
        <span className="bracket">
          [<Epsilon value={of.lower} rounding="down" />, <Epsilon value={of.upper} rounding="up" />]
        </span>
      ) : (
        <span className="soft">{t`no better than guessing`}</span>
      )}
    </>
  );
}

function StepsTable({ rows, series, stops, estimator, of: { delta, confidence } }: StepsData) {
  const shown = stops ? rows.filter(({ step }) => stops.includes(step)) : rows;
  const percent = percentText(confidence);
  const bothEnds = bothEndsText(confidence);
  return (
    <DataTable
      label={t`Data of the figure of real training`}
      caption={
        <>
          <Trans>
            ε after t steps at δ = <Delta value={delta} />. ε<sub>AR</sub> and ε<sub>S</sub> are upper bounds,
            the limit of S1 is exact for constant gradients, silent other records and the last iterate alone.
            The
          </Trans>{' '}
          {!isBound(estimator)
            ? t`attacks are estimates with the interval that is drawn.`
            : t`attacks are lower bounds, each with ${percent} confidence, and in brackets with an upper end of the same confidence for what the test comes to with unlimited models. Both ends together have ${bothEnds}. The upper end is no bound on the substitute ε.`}
        </>
      }
      columns={[
        't',
        ...READ.map(({ short }) => short),
        ...series.map(({ kind }) => <AttackName key={kind} kind={kind} />),
      ]}
      rows={shown.map((row) => [
        row.step,
        ...READ.map(({ id }) => <KnownEpsilon key={id} value={row[id]} />),
        ...series.map(({ kind, points, recorded }) => (
          <Interval key={kind} recorded={recorded} of={points.find(({ step }) => step === row.step)} />
        )),
      ])}
    />
  );
}

export const StepsWords = (data: StepsData) => (
  <FigureNumbers title={t`The figure of real training in words and numbers`}>
    {() => (
      <>
        <p>{data.summary}</p>
        <StepsTable {...data} />
      </>
    )}
  </FigureNumbers>
);
