// A chapter's text as its frame needs it: the claim above it, and the parts before, between and after its figures.
import {
  attributeOf,
  type Content,
  type ContentNode,
  heldBy,
  isElement,
} from '../../../base/language/content';
import { type Components, contentDrawer } from '../../ui/content';

export interface ArticleText {
  draw: ReturnType<typeof contentDrawer>;
  claim: readonly ContentNode[];
  /** The names of the text's figures, in their order. */
  figures: readonly string[];
  /** The parts of the text between the figures, one more than there are figures. */
  parts: readonly (readonly ContentNode[])[];
}

/**
 * Divides a chapter's text.
 * @throws Error for a text that does not begin with a claim, `# …`.
 */
export function articleText(content: Content, components: Components): ArticleText {
  const [heading, ...rest] = content;
  if (!isElement(heading, 'h1')) throw new Error('The text of a chapter begins with its claim, after a #.');
  const figures: string[] = [];
  const parts: ContentNode[][] = [[]];
  for (const node of rest) {
    if (isElement(node, 'Figure')) {
      figures.push(attributeOf(node, 'name'));
      parts.push([]);
    } else parts.at(-1)?.push(node);
  }
  return { draw: contentDrawer(components), claim: heldBy(heading), figures, parts };
}
