// The calculator among the equations of chapter 7: it has no equation, but a source and tests. Data.
import { Trans } from '@lingui/react/macro';
import type { GuestEquations } from '../../../lab/chapters/frame/deeper/Deeper';

export const EQUATIONS: GuestEquations = {
  choose: {
    equations: [],
    source: (
      <Trans>The translation cites what each library counts, with the issue or page that says so.</Trans>
    ),
    tests: ['src/guests/calculator/engine/kept.test.ts', 'src/guests/calculator/engine/form/asked.test.ts'],
  },
};
