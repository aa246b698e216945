// What the way deeper of chapter 7 has of this guest: no equation, but a source and tests. Data.
import { Trans } from '@lingui/react/macro';
import type { GuestEquations } from '../../../lab/chapters/frame/deeper/Deeper';

export const EQUATIONS: GuestEquations = {
  choose: {
    equations: [],
    source: (
      <Trans>The translation cites what each library counts, with the issue or page that says so.</Trans>
    ),
    tests: ['src/guests/calculator/engine/paste.test.ts', 'src/guests/calculator/engine/form/asked.test.ts'],
  },
};
