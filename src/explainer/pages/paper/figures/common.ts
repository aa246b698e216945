// What several figures of the gallery say alike.
import { t } from '@lingui/core/macro';
import type { PaperRecordingPlan, RateName } from '../cells';
import type { PaperFigure } from './paperFigure';

export const RATE_TITLES: Readonly<Record<RateName, string>> = {
  full: t`q = 1`,
  quarter: t`q = 1/4`,
  sixteenth: t`q = 1/16`,
};

export const digitsStandIn = t`500 handwritten digits with η = 0.05 stand in for 500 features of photographs with η = 0.001, which cannot be shipped, and 250 models in each world for 1,250, three times: what two shared cores train in about an hour for all figures together.`;

/** A link to each cell of a plan, in order. */
export const everyCell = (plan: PaperRecordingPlan, titles: readonly string[]): PaperFigure['links'] =>
  plan.cells.map(({ scenario }, i) => ({ title: titles[i], scenario }));
