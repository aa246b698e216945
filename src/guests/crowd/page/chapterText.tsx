// What chapter 4 says of other records that are not silent, and the figure where figures stand in the text.
import { Trans } from '@lingui/react/macro';
import type { ChapterText, GuestTextProps } from '../../../lab/chapters/frame/guestTexts';
import { useLayout } from '../../../lab/chapters/frame/layout';
import { StepLink } from '../../../lab/chapters/frame/StepLink';
import { Sym } from '../../../lab/notation/Num';
import { later } from '../../../lab/ui/later';
import { STEPS } from './steps';

const CrowdFigure = later(() => import('./CrowdFigure'), 'CrowdFigure');

const TheOthersWrite = () => (
  <p>
    <Trans>
      What if the others have a loss of their own? It is not convex, their gradients are clipped to{' '}
      <Sym>C</Sym> like everyone’s, and the noise is the same in every parameter. But some ten thousand of
      them are in a batch. They write into two spare parameters what each step adds to the first, far above
      the noise. The last model then holds nearly all that every step would have shown.{' '}
      <StepLink step={STEPS.otherRecords}>
        Ten steps with <Sym>q</Sym> = 0.01 and <Sym>σ</Sym> = 0.4
      </StepLink>{' '}
      show it best.
    </Trans>
  </p>
);

const Figure = ({ scenario }: GuestTextProps) =>
  useLayout() === 'scroll' && <CrowdFigure scenario={scenario} runs />;

export const CHAPTER_TEXT = {
  lowAudit: TheOthersWrite,
  lowAuditFigure: Figure,
} as const satisfies ChapterText;
