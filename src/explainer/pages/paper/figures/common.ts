// What several figures of the gallery say alike.
import { t } from '@lingui/core/macro';
import { changeScenario } from '../../../../scenario';
import type { PaperRecordingPlan, RateName } from '../cells';
import type { PaperFigure } from './paperFigure';

export const RATE_TITLES: Readonly<Record<RateName, string>> = {
  full: t`q = 1`,
  quarter: t`q = 1/4`,
  sixteenth: t`q = 1/16`,
};

export const digitsStandIn = t`500 handwritten digits with η = 0.05 stand in for 500 features of photographs with η = 0.001, which cannot be shipped. 1,250 models in each world, three times, are as published.`;

/** The paper looks every k-th step: k = 25 of 500, k = 125 of 2,500. */
export const looksMore = t`We look 125 times, at even distances; the paper looks every 25th of 500 steps and every 125th of 2,500, which is 20 times.`;

/** What a tab trains in a few minutes. */
const MODELS_OF_A_LINK = 250;

/** A link to each cell of a plan, in order. */
export const everyCell = (plan: PaperRecordingPlan, titles: readonly string[]): PaperFigure['links'] =>
  plan.cells.map(({ scenario }, i) => ({
    title: titles[i],
    scenario: changeScenario(scenario, {
      modelsPerWorld: Math.min(MODELS_OF_A_LINK, scenario.modelsPerWorld),
    }),
  }));
