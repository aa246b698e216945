// The files that can be saved of chapter 1's figure in motion, and their row in the dialog.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { type Columns, csvBlock, jsonRecord } from '../../../export/columns';
import type { LegendEntry } from '../../../export/marks';
import { provenanceOf } from '../../../export/provenance';
import { SaveFigure } from '../../../export/SaveFigure';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { parameterText } from '../../../notation/formatNumber';
import { articleAddress } from '../../../state/articleAddress';
import { length } from '../oneStep';
import type { AnaRecord, DrawnStep } from './drawnStep';

const ABOUT = t`One step of DP-SGD on an invented study, with the gradients of the batch before and after clipping, in the units of the gradients`;

const ANA_NOTES: Readonly<Record<AnaRecord, string>> = {
  own: t`Ana’s record is her own`,
  'left-out': t`Ana’s record is left out`,
  other: t`Ana’s record has the other diagnosis`,
};

const COLUMNS: Columns<DrawnStep['records'][number]> = [
  { csv: 'record', json: 'record', value: ({ id }) => id },
  { csv: 'gradient_right', json: 'gradient.right', value: ({ gradient }) => gradient.x },
  { csv: 'gradient_up', json: 'gradient.up', value: ({ gradient }) => gradient.y },
  { csv: 'length', json: 'length', value: ({ gradient }) => length(gradient) },
  { csv: 'clipped_right', json: 'clipped.right', value: ({ clipped }) => clipped.x },
  { csv: 'clipped_up', json: 'clipped.up', value: ({ clipped }) => clipped.y },
  { csv: 'clipped_length', json: 'clippedLength', value: ({ clipped }) => length(clipped) },
];

const VECTORS: Columns<readonly [name: string, vector: DrawnStep['sum']]> = [
  { csv: 'vector', value: ([name]) => name },
  { csv: 'right', json: 'right', value: ([, { x }]) => x },
  { csv: 'up', json: 'up', value: ([, { y }]) => y },
];

/** `words` say what the drawing shows at the moment that is drawn. */
export function savedStep(step: DrawnStep, words: string, scenario: Scenario, page: string): SavedFigure {
  const { records, sum, sumWithOwn, released, moved, most, spread, ana, batch, clippingNorm } = step;
  const vectors = [
    ['sum', sum],
    ['sum_with_own_record', sumWithOwn],
    ['released', released],
  ] as const;
  const norm = parameterText(clippingNorm);
  const noise = parameterText(step.noiseMultiplier);
  const anas: readonly LegendEntry[] =
    ana === 'left-out'
      ? []
      : [
          {
            mark: 'line',
            colour: ana === 'own' ? 'var(--ink)' : 'var(--substitute)',
            strokeWidth: 3,
            text: t`gradient of Ana’s record`,
          },
        ];
  const cut = records.some(({ gradient }) => length(gradient) > clippingNorm);
  return savedData({
    name: 'clipped-step',
    scenario,
    page,
    provenance: provenanceOf(scenario, page, { backend: t`TypeScript, float64, in the page itself` }),
    picture: t`the step`,
    data: t`the data of the step`,
    drawing: '.step-box > svg',
    legend: [
      ...anas,
      { mark: 'line', colour: 'var(--soft)', text: t`gradients of other records` },
      ...(cut
        ? ([{ mark: 'line', colour: 'var(--soft)', dash: '2 4', text: t`cut off by clipping` }] as const)
        : []),
      { mark: 'dot', colour: 'var(--audit)', text: t`what the step releases` },
    ],
    words: () => ({
      title: t`One step: clipped, added up, covered with noise`,
      description: words,
      head: t`One step of DP-SGD at C\u00a0=\u00a0${norm} and σ\u00a0=\u00a0${noise}`,
    }),
    numbers: () => ({
      about: [ABOUT],
      notes: [
        ANA_NOTES[ana],
        t`record 0 is Ana’s, batch ${batch}, standard deviation of the noise ${spread}, the sum moves by ${moved} C, at most by ${most} C`,
      ],
      blocks: [
        csvBlock(COLUMNS, records),
        csvBlock(
          VECTORS,
          vectors,
          t`sum of the clipped gradients, the sum with Ana’s own record, and what the step releases`,
        ),
      ],
      aboutJson: `${ABOUT}.`,
      content: {
        anaRecord: ana,
        batch,
        clippingNorm,
        noiseStandardDeviation: spread,
        movedInC: moved,
        movedAtMostInC: most,
        records: records.map((record) => jsonRecord(COLUMNS, record)),
        vectors: Object.fromEntries(vectors.map((vector) => [vector[0], jsonRecord(VECTORS, vector)])),
      },
    }),
  });
}

export function SaveStep(props: { step: DrawnStep; words: string; scenario: Scenario }) {
  const { step, words, scenario } = props;
  return (
    <SaveFigure
      name={t`The step`}
      note={t`As it is drawn at this moment, or every gradient at full precision.`}
      figure={savedStep(step, words, scenario, articleAddress())}
    />
  );
}
