// A bound that a reader sees is rounded to its safe side by src/base/numerics/safeSide.ts. JavaScript's own functions round to nearest, so
// this list says of each file that calls one what it rounds. None of these kinds is a bound.
import { describe, expect, test } from 'vitest';
import { productionFiles } from './tree';

const NEAREST = /\.(?:toFixed|toPrecision|toLocaleString)\(|\bNumberFormat\b/;

/** Files that round to nearest, by what they round. */
const ROUNDS: Readonly<Record<string, readonly string[]>> = {
  'the rounding itself, and what it has already rounded': [
    'src/base/numerics/safeSide.ts',
    'src/base/language/numbers.ts',
    'src/lab/notation/formatNumber.ts',
    'src/report/quantities.ts',
    'src/scenario/numberText.ts',
    'src/cli/serve/linkPreview.ts',
  ],
  'places of a drawing': [
    'src/build/fonts/main.ts',
    'src/build/social/socialPicture.ts',
    'src/lab/chapters/frame/predictions/ExpectedValue.tsx',
    'src/lab/chapters/neighbour/OutputDensities.tsx',
    'src/lab/chapters/neighbour/clipping/StepPlane.tsx',
    'src/lab/chapters/oneRun/run/RunPicture.tsx',
    'src/lab/chapters/oneRun/run/shapes.ts',
    'src/lab/chapters/promise/map/mapField.ts',
    'src/lab/chapters/promise/mu/Bells.tsx',
    'src/lab/chapters/training/attackers/AttackerRow.tsx',
    'src/lab/chapters/worstCase/scores/scorePlot.ts',
    'src/lab/chart/Plot.tsx',
    'src/lab/export/figureSvg.ts',
    'src/lab/export/marks.ts',
    'src/lab/export/svgDocument.ts',
    'src/lab/figure/ticks.ts',
    'src/lab/ui/inputs/Slider.tsx',
  ],
  'settings, and places that a hand chooses': [
    'src/lab/lesson/course/checkpoints/chapters/choose.ts',
    'src/lab/lesson/gift.ts',
    'src/lab/chapters/frame/chanceText.ts',
    'src/lab/chapters/frame/predictions/DrawnRatio.tsx',
    'src/lab/chapters/meaning/posterior/Posterior.tsx',
    'src/lab/chapters/neighbour/GradientPlane.tsx',
    'src/lab/chapters/neighbour/NeighbourFigure.tsx',
    'src/lab/chapters/neighbour/clipping/ClippingFigure.tsx',
    'src/lab/chapters/neighbour/shownStep.ts',
    'src/lab/chapters/oneRun/run/plan.ts',
    'src/lab/chapters/promise/CurveTables.tsx',
    'src/lab/chapters/promise/map/MapPoint.tsx',
    'src/lab/chapters/promise/map/RatioMapFigure.tsx',
    'src/lab/chapters/training/StaleNote.tsx',
    'src/lab/chapters/training/records/Canaries.tsx',
    'src/lab/chapters/training/steps/FigureCaption.tsx',
    'src/lab/chapters/worstCase/ReadingTable.tsx',
    'src/lab/chapters/worstCase/WorstCaseFigure.tsx',
    'src/lab/chapters/worstCase/guessing/GuessBars.tsx',
    'src/lab/chapters/worstCase/scores/ScoreFigure.tsx',
    'src/lab/chart/Chart.tsx',
    'src/lab/chart/percentTick.ts',
    'src/lab/controls/SamplingControls.tsx',
    'src/accounting/solveGoal.ts',
    'src/work/worker/targetWords.ts',
    'src/lab/live/auditWords.ts',
    'src/lab/figure/PlainAxes.tsx',
    'src/lab/live/figure/CurrentPoint.tsx',
    'src/lab/notation/settingWords.ts',
    'src/lab/pages/paper/figures/audits.ts',
    'src/lab/pages/uniaud/beside/BestOfMany.tsx',
    'src/lab/pages/uniaud/beside/predictedRuns.ts',
    'src/lab/pages/uniaud/newer/Newer.tsx',
    'src/scenario/axisWindow.ts',
    'src/scenario/controls.ts',
    'src/scenario/migrations.ts',
    'src/lab/stage/changedWords.ts',
    'src/lab/notation/spokenNumber.ts',
    'src/lab/ui/inputs/NumberBox.tsx',
  ],
  'counts, means and other estimates': [
    'src/lab/lesson/course/predictions/drawnRatio.ts',
    'src/lab/lesson/course/predictions/chapters/choose.ts',
    'src/oneRun/canaries/triggers.ts',
    'src/lab/chapters/meaning/many/Many.tsx',
    'src/lab/chapters/oneRun/run/Certificate.tsx',
    'src/lab/chapters/oneRun/run/RunDetails.tsx',
    'src/lab/chapters/oneRun/run/runWords.ts',
    'src/lab/chapters/promise/parts.ts',
    'src/lab/chapters/training/scores/Scores.tsx',
    'src/lab/chapters/worstCase/guessing/GuessFigure.tsx',
    'src/lab/chapters/worstCase/guessing/StartRounds.tsx',
    'src/lab/pages/paper/figures/hyperparameters.ts',
    'src/lab/pages/uniaud/Toy.tsx',
    'src/lab/pages/uniaud/beside/OneRunPredictions.tsx',
    'src/lab/pages/uniaud/gallery/UtilityChart.tsx',
    'src/lab/pages/uniaud/gallery/tables.ts',
    'src/lab/pages/uniaud/gallery/utility.ts',
  ],
  'places and sizes of what is drawn': [
    'src/lab/chapters/frame/deeper/Equation.tsx',
    'src/lab/controls/ClippingScale.tsx',
  ],
  'sizes of files, seconds, and files that keep six digits': [
    'src/audit/datasets/tableFiles/rawTable.ts',
    'src/work/store/recording.ts',
  ],
};

/** Lists like ROUNDS that guests (src/guests) have of their own, with paths from the guest’s folder. */
const GUESTS = import.meta.glob<readonly string[]>('../../src/guests/*/testing/rounds.ts', {
  eager: true,
  import: 'ROUNDS',
});
const OF_GUESTS = Object.entries(GUESTS).flatMap(([path, files]) =>
  files.map((file) => path.replace('../../', '').replace('testing/rounds.ts', file)),
);

const LISTED = [...Object.values(ROUNDS).flat(), ...OF_GUESTS];

describe('only listed files round to nearest', () => {
  const found = [...productionFiles()].filter(([, text]) => NEAREST.test(text)).map(([path]) => path);

  test('no other file does', () =>
    expect(
      found.filter((path) => !LISTED.includes(path)),
      'Round a bound by roundTo, roundSignificant or roundDigits, or list here what else the file rounds.',
    ).toEqual([]));

  test('every listed file still does', () =>
    expect(LISTED.filter((path) => !found.includes(path))).toEqual([]));

  test('each file is listed once', () => {
    expect(new Set(LISTED).size).toBe(LISTED.length);
  });
});
