// The sentence with its footnote, where one figure or slide stands alone.
import { Sentence, type SentenceProps } from './Claim';
import { Footnote } from './Footnote';

interface ClaimProps extends Pick<SentenceProps, 'parts' | 'as'> {
  look: { claim: string | undefined; kinds: string | undefined };
}

/** Sentence and footnote, for somebody who sees one figure or slide and nothing else of the page. */
export function ClaimBlock({ parts, as = 'h1', look }: ClaimProps) {
  return (
    <div className="claim-block">
      <Sentence parts={parts} as={as} look={look.claim} />
      <Footnote parts={parts} look={look.kinds} />
    </div>
  );
}
