// The equations of chapter 7. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/sharedEquations';

export const EQUATIONS = {
  calibration: {
    tex: '\\noise^\\star=\\min\\big\\{\\noise:\\ \\epsS(\\noise;\\rate,\\steps,\\slack)\\le\\varepsilon\\big\\}',
    speech: t`Sigma star is the smallest sigma for which epsilon S, at q, T and delta, is at most the epsilon that is asked for.`,
  },
} as const satisfies Record<string, EquationEntry>;
