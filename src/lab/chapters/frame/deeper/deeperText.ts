// The deeper part of a chapter, read from its text in src/content, with the equations that the text names.
import {
  attributeOf,
  type Content,
  type ContentElement,
  elementsNamed,
  heldBy,
  isElement,
  onlyParagraph,
  plainWords,
} from '../../../../base/language/content';
import { NOTATION } from '../../../notation/inTexts';
import { contentDrawer } from '../../../ui/content';
import type { DeeperContent } from './Deeper';
import type { EquationEntry } from './sharedEquations';

/** An equation: its TeX, a function that makes the TeX if words of the text stand in it, or an equation that several chapters share. */
export type Typeset = string | ((words: Readonly<Record<string, string>>) => string) | EquationEntry;

const draw = contentDrawer(NOTATION);

/** The TeX of an equation, and the words in which it is read out. */
function entryOf(element: ContentElement, typeset: Typeset): EquationEntry {
  if (typeof typeset === 'object') return typeset;
  const spoken = elementsNamed(heldBy(element), 'Spoken')[0];
  if (spoken === undefined) throw new Error(`${attributeOf(element, 'name')} has no words to be spoken.`);
  const words = element[1] as Readonly<Record<string, string>>;
  return {
    tex: typeof typeset === 'string' ? typeset : typeset(words),
    speech: plainWords(onlyParagraph(heldBy(spoken))),
  };
}

/**
 * The equations and the source of a deeper part.
 * @param brought Equations of guests, which stand where the text says `<GuestEquations />`.
 */
export function deeperText(
  content: Content,
  typeset: Readonly<Record<string, Typeset>>,
  brought: DeeperContent['equations'] = [],
): Required<Pick<DeeperContent, 'equations' | 'source'>> {
  const [source] = elementsNamed(content, 'Source');
  return {
    equations: content.flatMap((node) => {
      if (isElement(node, 'GuestEquations')) return brought;
      if (!isElement(node, 'Equation')) return [];
      const name = attributeOf(node, 'name');
      const found = typeset[name];
      if (found === undefined) throw new Error(`Nothing sets the equation ${name}.`);
      return [{ ...entryOf(node, found), words: draw(onlyParagraph(heldBy(node))) }];
    }),
    source: source ? draw(onlyParagraph(heldBy(source))) : null,
  };
}
