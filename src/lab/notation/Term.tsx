// A word of the text with its meaning, as the glossary has it.
import { Hint, type HintProps } from './Hint';
import { TERM_NAMES, TERMS, type TermName } from './terms';

type TermProps = { name: TermName } & Partial<Omit<HintProps, 'note'>>;

/** `children` as the sentence has it, and without them as the glossary has it. */
export const Term = ({ name, children = TERM_NAMES[name], ...words }: TermProps) => (
  <Hint note={TERMS[name]} {...words}>
    {children}
  </Hint>
);
