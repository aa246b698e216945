// The files that can be saved of the pictures of batches, which stand side by side in one picture.
import { t } from '@lingui/core/macro';
import type { Sampling, Scenario } from '../../../../scenario';
import { type Columns, csvBlock, jsonArrays } from '../../../export/columns';
import { provenanceOf } from '../../../export/provenance';
import { readAside } from '../../../export/readAside';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { SAMPLING_CHOICES } from '../../../notation/samplingWords';
import { articleAddress } from '../../../state/articleAddress';
import { BATCHED_RECORDS, DOTS_SIZE, Dots, DRAWN_BATCHES, LIKE } from './BatchDots';

/** Width of the picture in px where no other is asked for. */
const WIDTH = 560;
/** Space between the three pictures, as a share of the whole width. */
const SPACE = 0.08;
/** Height of the line of words above the pictures, in px. */
const LINE = 24;

const ABOUT = t`Records in the batch of each of four steps, drawn in three ways as an example, where record 1 is Ana’s`;

/** One of the steps of a way: the numbers of the records in its batch, of which 1 is Ana's. */
interface Drawn {
  way: Sampling;
  step: number;
  records: readonly number[];
}

const WAYS = SAMPLING_CHOICES.map(({ value }) => value);

const DRAWN: readonly Drawn[] = WAYS.flatMap((way) =>
  DRAWN_BATCHES[way].map((batch, i) => ({ way, step: i + 1, records: batch.map((record) => record + 1) })),
);

const COLUMNS: Columns<Drawn> = [
  { csv: 'drawn_by', json: 'drawnBy', value: ({ way }) => way },
  { csv: 'step', json: 'step', value: ({ step }) => step },
  { csv: 'records', json: 'records', value: ({ records }) => records.join(' ') },
];

function BatchesPicture({ width }: { width: number }) {
  const one = (width * (1 - 2 * SPACE)) / 3;
  const scale = one / DOTS_SIZE.width;
  return (
    <svg width={width} height={LINE + DOTS_SIZE.height * scale} aria-hidden="true">
      {WAYS.map((way, i) => (
        <g key={way} transform={`translate(${i * (one + SPACE * width)} 0)`}>
          <text y={14} style={{ fill: 'var(--ink)', fontFamily: 'var(--sans)', fontSize: '13px' }}>
            {LIKE[way]}
          </text>
          <g transform={`translate(0 ${LINE}) scale(${scale})`}>
            <Dots of={way} />
          </g>
        </g>
      ))}
    </svg>
  );
}

export const savedBatches = (scenario: Scenario, page: string): SavedFigure =>
  savedData({
    name: 'batches',
    scenario,
    page,
    provenance: provenanceOf(scenario, page, { backend: t`an example that is not drawn at random` }),
    picture: t`the batches`,
    data: t`the data of the batches`,
    // matches nothing on the page, which has three drawings
    drawing: '[data-batches-picture]',
    aside: (read, width = WIDTH) => readAside(<BatchesPicture width={width} />, read),
    legend: [
      { mark: 'dot', colour: 'var(--substitute)', text: t`Ana’s record, in the batch` },
      { mark: 'dot', colour: 'var(--ink)', text: t`another record, in the batch` },
      { mark: 'ring', colour: 'var(--soft)', text: t`not in the batch` },
    ],
    words: () => ({
      title: t`Three ways to draw batches`,
      description: DRAWN.map(({ way, step, records }) => `${way} ${step}: ${records.join(' ')}`).join('; '),
      head: t`Four steps, one below another, and ${BATCHED_RECORDS} records, Ana’s first`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes: [],
      blocks: [csvBlock(COLUMNS, DRAWN)],
      aboutJson: `${ABOUT}.`,
      content: jsonArrays(COLUMNS, DRAWN),
    }),
  });

export const SaveBatches = ({ scenario }: { scenario: Scenario }) => (
  <SaveFigure
    name={t`The batches`}
    note={t`The three pictures side by side, or who is in which batch.`}
    figure={savedBatches(scenario, articleAddress())}
  />
);
