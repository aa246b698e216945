// The page's opening sentence with its footnote, for an embedded figure or a slide.

import { Footnote } from './Footnote';
import { ClaimSentence, type SentenceProps } from './Sentence';

interface ClaimProps extends Pick<SentenceProps, 'parts' | 'as'> {
  look: { claim: string | undefined; kinds: string | undefined };
}

export const ClaimBlock = ({ parts, as = 'h1', look }: ClaimProps) => (
  <div className="claim-block">
    <ClaimSentence parts={parts} as={as} look={look.claim} />
    <Footnote parts={parts} look={look.kinds} />
  </div>
);
