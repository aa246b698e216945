// A word of the text with its meaning, as the glossary has it.
import type { ReactNode } from 'react';
import { Hint } from './Hint';
import { TERM_NAMES, TERMS, type TermName } from './terms';

interface TermProps {
  name: TermName;
  /** As the sentence has it; the name as the glossary has it without. */
  children?: ReactNode;
  /** The mark that follows, which a line must not begin with: beside a button a browser would break there. */
  after?: string;
}

export const Term = ({ name, children, after }: TermProps) => (
  <Hint note={TERMS[name]} {...(after !== undefined && { after })}>
    {children ?? TERM_NAMES[name]}
  </Hint>
);
