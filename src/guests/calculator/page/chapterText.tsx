// The paragraph of chapter 7 on the form.
import { Trans } from '@lingui/react/macro';
import type { ChapterText } from '../../../lab/chapters/frame/guestTexts';
import { Sym } from '../../../lab/notation/Num';
import { Term } from '../../../lab/notation/Term';

const TheForm = () => (
  <p>
    <Trans>
      <a href="#calculator">The form</a> translates a configuration that you already have. If you have a
      target instead, this chapter turns it into a <Term name="noise multiplier">noise multiplier</Term>{' '}
      <Sym>σ</Sym>, a <Term name="sampling rate">sampling rate</Term> <Sym>q</Sym> or a number of steps{' '}
      <Sym>T</Sym>.
    </Trans>
  </p>
);

export const CHAPTER_TEXT = { chooseWays: TheForm } as const satisfies ChapterText;
