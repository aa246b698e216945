// The files that save chapter 3's figure of scores, and their buttons.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import type { SampleReply, SampleRequest } from '../../../../work';
import { type Columns, csvBlock, jsonArrays, placesOf } from '../../../export/columns';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { settingText } from '../../../export/settingText';
import { articleAddress } from '../../../state/articleAddress';
import { type DrawnReading, readingBlock, readingFacts } from '../../frame/readingData';
import { useQueries, useRequest } from '../../frame/useRequest';
import { DRAWS_COLUMNS, drawsBins } from './drawsColumns';
import { binEdges, heapPath, heapsOf, type ScorePlot } from './scorePlot';

const ABOUT = t`Scores of the worst case in both worlds, in units of the clipping norm C, as exact densities and as draws counted by bin`;

/** `words` are those of the figure. `reading` is that of the drawn threshold; null while it is being counted. */
export function savedScores(
  { sample, request, plot }: { sample: SampleReply; request: SampleRequest; plot: ScorePlot },
  reading: DrawnReading | null,
  own: Scenario,
  words: string,
  page: string,
): SavedFigure {
  const { mechanism, seed, runs } = request;
  const scenario = { ...own, ...mechanism, seed };
  const { scores, originalDensity, substitutedDensity, spread } = sample;
  const heaps = [heapsOf(sample.original, plot), heapsOf(sample.substituted, plot)] as const;
  const densities: Columns<number> = [
    { csv: 'score', json: 'at', value: (i) => scores[i] },
    { csv: 'density_z', json: 'densityZ', value: (i) => originalDensity[i] },
    { csv: 'density_z_other', json: 'densityOther', value: (i) => substitutedDensity[i] },
  ];
  const places = placesOf(scores);
  const bins = drawsBins(sample, plot);
  const setting = settingText(mechanism);
  const { mean, totalVariation } = sample;
  return savedData({
    name: 'worst-case-scores',
    scenario,
    page,
    picture: t`the scores`,
    data: t`the data of the scores`,
    drawing: '.score-box > svg',
    under: () =>
      (['var(--edge)', 'var(--substitute)'] as const).map((colour, world) => ({
        d: heapPath(heaps[world], runs, plot, spread),
        colour,
        opacity: 0.32,
      })),
    legend: [
      { mark: 'box', colour: 'var(--edge)', opacity: 0.32, text: t`${runs} runs with z` },
      { mark: 'box', colour: 'var(--substitute)', opacity: 0.32, text: t`${runs} runs with z′` },
      { mark: 'line', colour: 'var(--soft)', text: t`exact density with z` },
      { mark: 'line', colour: 'var(--substitute)', text: t`exact density with z′` },
      { mark: 'line', colour: 'var(--ink)', strokeWidth: 1.5, text: t`threshold, with its mistakes tinted` },
    ],
    words: () => ({
      title: t`Scores of the worst case in both worlds`,
      description: [
        t`The picture shows the densities of the score with z and with z′, and ${runs} draws of each.`,
        words,
      ]
        .join(' ')
        .trim(),
      head: t`Worst-case scores at ${setting}`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes: [
        t`densities are times the standard deviation of the score, ${spread}, its means are ${mean} with z and ${-mean} with z′, and the total variation is ${totalVariation}`,
      ],
      blocks: [
        csvBlock(densities, places),
        csvBlock(
          DRAWS_COLUMNS,
          bins,
          t`draws by bin, ${runs} in each world, where those beyond the axis count in the outermost bins`,
        ),
        ...readingBlock(
          t`what the threshold says as lower bounds on epsilon, with an interval of that confidence for each rate, where wrong_guesses_rate_upper is one-sided`,
          reading,
        ),
      ],
      aboutJson: t`${ABOUT}. Densities are times the standard deviation of the score. Draws beyond the axis count in the outermost bins.`,
      content: {
        mean,
        standardDeviation: spread,
        totalVariation,
        ...jsonArrays(densities, places),
        binEdges: binEdges(plot),
        ...jsonArrays(DRAWS_COLUMNS, bins),
        reading: reading && readingFacts(reading),
      },
    }),
  });
}

interface SaveScoresProps {
  scenario: Scenario;
  plot: ScorePlot;
  words: string;
  explored: boolean;
}

export function SaveScores({ scenario, plot, words, explored }: SaveScoresProps) {
  const queries = useQueries();
  const drawn = useRequest(queries.sample, null);
  const read = useRequest(queries.threshold, null);
  if (!drawn.reply || !drawn.request) return null;
  const reading =
    drawn.current && read.current && read.reply && read.request
      ? { reading: read.reply, request: read.request, explored }
      : null;
  return (
    <SaveFigure
      name={t`The scores`}
      note={t`As they are drawn, or both densities, the draws by bin and what the threshold says at full precision.`}
      figure={savedScores(
        { sample: drawn.reply, request: drawn.request, plot },
        reading,
        scenario,
        reading ? words : '',
        articleAddress(),
      )}
    />
  );
}
