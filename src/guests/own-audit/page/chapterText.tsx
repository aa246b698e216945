// The link from the chapters on audits to the page for a reader's own audit.
import { Trans } from '@lingui/react/macro';
import type { ChapterText, GuestTextProps } from '../../../lab/chapters/frame/guestTexts';
import { sidePageAddress } from '../../../lab/pages/sidePages';

const AfterAttack = ({ scenario }: GuestTextProps) => (
  <p>
    <Trans>
      <a href={sidePageAddress('audit', scenario)}>Another page</a> reads the scores, counts or guesses of
      your own attack.
    </Trans>
  </p>
);

export const CHAPTER_TEXT = { afterAttack: AfterAttack } as const satisfies ChapterText;
