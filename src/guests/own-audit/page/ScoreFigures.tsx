// The figures of a reader's scores besides the bound: histograms, the area under the curve, detection rates, and the trade-off curve.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../base/language/numbers';
import { Chart } from '../../../lab/chart/Chart';
import { ChartNumbers } from '../../../lab/chart/ChartNumbers';
import { FigureNumbers } from '../../../lab/chart/FigureNumbers';
import { HistogramFigure } from '../../../lab/chart/HistogramFigure';
import { countText, edgeTexts, percentText, rateText, roundTo } from '../../../lab/notation/formatNumber';
import { DataTable } from '../../../lab/ui/DataTable';
import { later } from '../../../lab/ui/later';
import type { Scenario } from '../../../scenario';
import type { FoundAt } from '../../../scoreAudit/foundAt';
import type { OfScores, OwnAuditReport } from '../../../scoreAudit/report';
import type { OwnScoreView } from '../../../scoreAudit/scoreView';
import styles from './Audit.module.css';
import { reportNotes, scoreTradeoffData } from './tradeoffData';

const TITLE = t`The trade-off curve`;
const BOX = 'own-audit-box';
const HISTOGRAMS = 'own-audit-histograms';

/** The area under the curve. Canaries of one training run are not independent, so for them it is shown without an interval. */
function Area({ view, independent }: { view: OwnScoreView; independent: boolean }) {
  const { value, lower, upper } = view.auc;
  const area = decimalText(value, 3);
  const from = decimalText(roundTo(lower, 3, 'down'), 3);
  const to = decimalText(roundTo(upper, 3, 'up'), 3);
  const sure = percentText(view.confidence);
  const [ones, others] = [view.original, view.substituted].map(countText);
  return (
    <p className="part-caption">
      <Trans>
        There are {ones} scores of z and {others} of the other world. Their AUC, which is the share of all
        pairs in which the score of z is the larger one, is {area}.
      </Trans>{' '}
      {independent && (
        <Trans>
          The true AUC lies between {from} and {to} with {sure} confidence, by Hoeffding’s inequality.
        </Trans>
      )}
    </p>
  );
}

const foundRow = ({ fpr, fprUpper, tpr, tprLower, tprUpper }: FoundAt) => [
  percentText(fpr),
  rateText(fprUpper, 'up'),
  rateText(tpr),
  t`${{ from: rateText(tprLower, 'down') }} to ${{ to: rateText(tprUpper, 'up') }}`,
];

function Found({ view }: { view: OwnScoreView }) {
  const sure = percentText(view.confidence);
  if (view.found.length === 0) return null;
  return (
    <DataTable
      label={t`Share of z that is found: table`}
      caption={
        <Trans>
          The share of z that is found if few of the other world lie beyond the threshold. Each bound and each
          interval holds with {sure} confidence by itself.
        </Trans>
      }
      columns={[t`false alarms allowed`, t`their rate is at most`, t`z found`, t`interval`]}
      rows={view.found.map(foundRow)}
    />
  );
}

const SaveHistograms = later(() => import('./SaveHistograms'), 'SaveHistograms');

function Histograms({ view, report, scenario }: ScoreFiguresProps) {
  const { edges, original, substituted } = view.histogram;
  const written = edgeTexts(edges);
  const threshold = report.kind === 'rates' ? (report.at?.threshold ?? null) : null;
  return (
    <figure className={HISTOGRAMS}>
      <HistogramFigure
        view={view}
        threshold={threshold}
        label={t`Histograms of the scores of both worlds. The numbers stand below.`}
      />
      <figcaption>
        {t`Scores of z (filled) and of the other world (outline).`}{' '}
        {view.infinite > 0 &&
          t`The outermost bins also hold the ${{ infinite: countText(view.infinite) }} infinite scores.`}
      </figcaption>
      <FigureNumbers
        title={t`The histograms in numbers`}
        saves={{
          of: t`the histograms`,
          rows: <SaveHistograms view={view} report={report} scenario={scenario} box={HISTOGRAMS} />,
        }}
      >
        <DataTable
          label={t`Data of the histograms`}
          caption={<Trans>Scores that lie in each bin.</Trans>}
          columns={[t`score from`, t`to`, t`of z`, t`of the other world`]}
          rows={Array.from(original, (count, i) => [written[i], written[i + 1], count, substituted[i]])}
        />
      </FigureNumbers>
    </figure>
  );
}

interface ScoreFiguresProps {
  view: OwnScoreView;
  report: OwnAuditReport & Partial<OfScores>;
  scenario: Scenario;
}

export function ScoreFigures({ view, report, scenario }: ScoreFiguresProps) {
  const independent = report.kind === 'rates';
  const data = scoreTradeoffData(view, report);
  const words = t`Misses over false alarms of every threshold, the bound above the true curve, and the curve of the claim. The numbers stand below.`;
  return (
    <section className={styles.scores} aria-labelledby="own-scores">
      <h2 id="own-scores">{t`The scores`}</h2>
      <Area view={view} independent={independent} />
      {independent && <Found view={view} />}
      <div className={styles.figures}>
        <Histograms view={view} report={report} scenario={scenario} />
        <figure>
          <Chart data={data} label={words} className={BOX} height={250} />
          <ChartNumbers
            title={t`The trade-off curve in numbers`}
            scenario={scenario}
            saves
            charts={[
              {
                name: 'own-audit',
                title: TITLE,
                what: t`the audit`,
                box: BOX,
                words,
                notes: reportNotes(view, report),
                recorded: true,
                every: 5,
                data,
              },
            ]}
          />
        </figure>
      </div>
    </section>
  );
}
