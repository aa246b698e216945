// Sentences, titles and axes that several pictures of the paper's figures share.
import { t } from '@lingui/core/macro';
import { changeScenario } from '../../../../scenario';
import type { PaperRecordingPlan, RateName } from '../cells';
import { type PaperFigure, stepAxes, stepsPanel } from './paperFigure';

export const RATE_TITLES: Readonly<Record<RateName, string>> = {
  full: t`q = 1`,
  quarter: t`q = 1/4`,
  sixteenth: t`q = 1/16`,
};

export const digitsStandIn = t`Handwritten digits stand in for features of photographs, which cannot be shipped.`;

export const digitsParameters = t`The paper’s number is that of its features. We count all weights and biases, and digits have 64 features.`;

const digitsRate = t`It was chosen for digits, whose features are other ones.`;

export const ofDigits = { learningRates: digitsRate, parameters: digitsParameters } as const;

export const moreLooks = t`The paper looks every 25th or every 125th step. We look at even distances too, and more often.`;

export const fewerModels = t`So many are what one core trains in half an hour.`;

/** Largest number of models per world in a link, since a browser trains them one after another while a reader waits. */
const MODELS_OF_A_LINK = 250;

export const everyCell = (plan: PaperRecordingPlan, titles: readonly string[]): PaperFigure['links'] =>
  plan.cells.map(({ scenario }, i) => ({
    title: titles[i],
    scenario: changeScenario(scenario, {
      modelsPerWorld: Math.min(MODELS_OF_A_LINK, scenario.modelsPerWorld),
    }),
  }));

/** The parts of a figure in which every cell is a panel over its steps. */
export const overSteps = (
  plan: PaperRecordingPlan,
  titles: readonly string[],
): Pick<PaperFigure, 'plan' | 'axes' | 'panels' | 'links'> => ({
  plan,
  axes: stepAxes,
  panels: (cells) => cells.map((cell, i) => stepsPanel(cell, titles[i])),
  links: everyCell(plan, titles),
});
