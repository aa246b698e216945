// A word of the text with its meaning, as the glossary has it.
import { Hint, type HintProps } from './Hint';
import { TERM_NAMES, TERMS, type TermName } from './terms';

type TermProps = { name: TermName } & Partial<Omit<HintProps, 'note'>>;

/** The word as the sentence has it (`children`), or as the glossary has it where there are no children. */
export const Term = ({ name, children = TERM_NAMES[name], ...words }: TermProps) => (
  <Hint note={TERMS[name]} {...words}>
    {children}
  </Hint>
);
