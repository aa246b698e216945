// A chapter's text as its frame needs it: the claim above it, and the parts before, between and behind its figures.
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
  /** The names of its figures, in their order. */
  figures: readonly string[];
  /** One more than there are figures. */
  parts: readonly (readonly ContentNode[])[];
}

/** @throws Error for a text that begins with no claim, `# …`. */
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
