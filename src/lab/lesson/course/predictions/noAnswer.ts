// Sentences that say why a prediction has no answer at these settings, and what to do.
import { t } from '@lingui/core/macro';

export const BRACKET = t`Here the accountant knows one of the numbers only up to a bracket. Move one of the sliders a little.`;
export const NO_EPSILON = t`Here ε is 0, as δ alone covers the change. Choose a smaller δ.`;
