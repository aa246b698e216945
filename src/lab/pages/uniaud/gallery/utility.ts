// The recorded curve of a model's utility and its audit's bound, at several weights of the loss on the canaries' tag, as data.
import { t } from '@lingui/core/macro';
import type { OneRunCellResult, OneRunDesign } from '../../../../work';
import { percentText } from '../../../notation/formatNumber';
import {
  BASE,
  clearlyAbove,
  pointsOf,
  type RecordedChartLine,
  type RecordedCurve,
  recordedBoundText,
} from './recordedFigure';

const TRIGGERS: OneRunDesign = {
  ...BASE,
  canary: 'trigger-tag',
  m: 250,
  dimension: 64,
  classes: 10,
  targetEpsilon: 8,
  steps: 60,
  logitStep: 0.01,
};

const WEIGHTS = [0.03, 0.1, 0.3, 1, 3, 10, 100];
const REPEATS = 20;

const line = (
  name: string,
  look: Pick<RecordedChartLine, 'mark' | 'dash'>,
  change: Partial<OneRunDesign>,
): RecordedChartLine => ({
  name,
  ...look,
  points: pointsOf(WEIGHTS, REPEATS, (lambda) => ({
    ...TRIGGERS,
    ...change,
    tag: { lambda, tags: 100, each: 1, triggerFeatures: 16 },
  })),
});

const share = ({ utility }: OneRunCellResult): string => percentText(Number((utility ?? 0).toFixed(3)));
const at = (line: readonly OneRunCellResult[], weight: number): OneRunCellResult =>
  line[WEIGHTS.indexOf(weight)];

/** Whether a utility is above another by more than two standard errors of the difference. */
const clearlyBetter = (one: OneRunCellResult, other: OneRunCellResult): boolean =>
  (one.utility ?? 0) - (other.utility ?? 0) > 2 * Math.hypot(one.utilityError ?? 0, other.utilityError ?? 0);

export const UTILITY: RecordedCurve = {
  kind: 'curve',
  id: 'one-run-utility',
  after: t`after Figures 9 and 10`,
  title: t`Utility against audit power`,
  xTitle: t`digits told right, mean of runs`,
  yTitle: t`lower bound on the substitute ε, mean of runs`,
  weight: 'λ',
  words: t`Half of 500 digits carry a trigger in a quarter of their features, and a second head learns a tag from each beside the digit itself. There are 100 tags. The tag’s loss counts λ times. The canaries are compared with themselves and all guessed, at a claimed ε of 8. A record’s gradient is clipped as a whole, so the digit loses what the tag takes. Digits told right are counted among those that were not trained on.`,
  found: t`With a patch of random pixels and 100 tags a vision transformer loses almost no utility, and a CNN keeps more than with in-distribution canaries. In language the bound rises with the number of canaries and then falls.`,
  seen: {
    words: (lines) => {
      const [light, lightRelu] = lines.map((one) => recordedBoundText(one[0]));
      const [heavy, heavyRelu] = lines.map((one) => recordedBoundText(at(one, 10)));
      const [before, beforeRelu] = lines.map((one) => share(one[0]));
      const [after, afterRelu] = lines.map((one) => share(at(one, 10)));
      return t`From λ = 0.03 to 10 the linear model’s bound rises from ${light} to ${heavy}, and digits told right go from ${before} to ${after}. With a hidden layer it is ${lightRelu} to ${heavyRelu}, and ${beforeRelu} to ${afterRelu}. Beyond 10 the errors show no gain.`;
    },
    holds: (lines) =>
      lines.every(
        (line) =>
          clearlyAbove(at(line, 10), line[0]) &&
          clearlyBetter(line[0], at(line, 10)) &&
          !clearlyAbove(at(line, 100), at(line, 10)),
      ),
  },
  lines: [
    line(t`linear`, { mark: 'audit' }, {}),
    // the network has a learning rate of its own, since at that of the linear model its accuracy on digits falls
    line(t`256 ReLU units`, { mark: 'ink', dash: '7 5' }, { model: 'relu', hidden: 256, logitStep: 0.002 }),
  ],
};
