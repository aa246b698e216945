// The live figure as files that a reader saves. They have only numbers that this tab has computed, no recorded ones.
import { t } from '@lingui/core/macro';
import { type Axis, FIELDS, type Scenario } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import { savedData } from '../export/savedData';
import type { SavedFigure } from '../export/savedFigure';
import { fieldNoun } from '../notation/fieldWords';
import { deltaText } from '../notation/formatNumber';
import { LETTERS } from '../notation/quantities';
import { SAMPLING_WORDS } from '../notation/samplingWords';
import { drawnHere, knownDrawn } from '../state/drawnResults';
import { drawAside } from './figure/drawAside';
import { figureSummary } from './figure/summary';
import { figureNumbers } from './figureNumbers';

const EPSILON_ALONG: Readonly<Record<Axis, string>> = {
  noiseMultiplier: t`ε of DP-SGD along the noise multiplier`,
  samplingRate: t`ε of DP-SGD along the sampling rate`,
  steps: t`ε of DP-SGD along the steps`,
  delta: t`ε of DP-SGD along the delta`,
};

const ALONG: Readonly<Record<Scenario['measure'], Readonly<Record<Axis, string>>>> = {
  epsilon: EPSILON_ALONG,
  mu: {
    ...EPSILON_ALONG,
    noiseMultiplier: t`μ of DP-SGD along the noise multiplier`,
    samplingRate: t`μ of DP-SGD along the sampling rate`,
    steps: t`μ of DP-SGD along the steps`,
  },
};

/** The live figure to be saved; `own` is the scenario on the page. */
export function liveFigure(snapshot: ResultsSnapshot, own: Scenario, page: string): SavedFigure {
  const { reply, request: drawn, audits, auditRow } = drawnHere(snapshot, own);
  const scenario = drawn ?? own;
  const audit = audits.find((entry) => entry.own) ?? null;
  return savedData({
    name: 'figure',
    scenario,
    page,
    picture: t`the figure`,
    data: t`the data`,
    drawing: '#lab .EpsilonFigure_surface > svg',
    aside: (read) => drawAside(snapshot, own, read),
    words: () => {
      const { axis, measure } = scenario;
      const along = fieldNoun(axis);
      const delta = deltaText(scenario.delta);
      const of = scenario.sampling === 'poisson' ? '' : `, ${SAMPLING_WORDS[scenario.sampling]}`;
      return {
        title: ALONG[measure][axis],
        description: figureSummary(reply, knownDrawn(snapshot, own), audit, scenario),
        head: `${axis === 'delta' || measure === 'mu' ? LETTERS[measure] : t`ε at δ = ${delta}`}${of}`,
        foot: `${along} ${FIELDS[axis].symbol}`,
      };
    },
    numbers: reply && (() => figureNumbers(reply, scenario, [...audits, ...auditRow], own.estimator)),
  });
}
