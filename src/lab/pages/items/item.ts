// A numbered item of a paper, such as a theorem or a figure: what it says in our words, where the page, the code and `compute` have it,
// and what of it is missing.
import { t } from '@lingui/core/macro';
import type { SidePageName } from '../../../scenario';
import type { ChapterId } from '../../chapters/frame/names';

const ITEM_NAMES = {
  definition: (number: string) => t`Definition ${number}`,
  theorem: (number: string) => t`Theorem ${number}`,
  proposition: (number: string) => t`Proposition ${number}`,
  algorithm: (number: string) => t`Algorithm ${number}`,
  equation: (number: string) => t`Equation ${number}`,
  table: (number: string) => t`Table ${number}`,
  figure: (number: string) => t`Figure ${number}`,
  property: (number: string) => t`Property ${number}`,
  section: (number: string) => t`Section ${number}`,
  appendix: (number: string) => t`Appendix ${number}`,
} as const;

export type ItemKind = keyof typeof ITEM_NAMES;

export const STATES = {
  whole: t`whole`,
  part: t`in part`,
  unknown: t`unknown`,
} as const;

export type ItemState = keyof typeof STATES;

/** Where the page shows an item: a chapter, or an element of a page beside the article. */
export type ItemPlace = ChapterId | `${SidePageName}#${string}`;

export interface PaperItem {
  kind: ItemKind;
  /** Number of the item in the paper; '' where our copy does not show it. */
  number: string;
  says: string;
  state: ItemState;
  /** Sentence on what is missing and why, or on what is not known of the item; '' only for an item that is here as a whole. */
  why: string;
  place: ItemPlace | null;
  /** Path, from the repository's root, of the file that computes the item. */
  code: string | null;
  /** Name of the query of `compute`. */
  query: string | null;
}

export const itemName = ({ kind, number }: PaperItem): string => ITEM_NAMES[kind](number).trim();

export const countStates = (items: readonly PaperItem[]): Record<ItemState, number> => {
  const counts = { whole: 0, part: 0, unknown: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
};

type Where = Partial<Pick<PaperItem, 'place' | 'code' | 'query'>>;

export const at = (place: ItemPlace, code: string | null = null, query: string | null = null): Where => ({
  place,
  code,
  query,
});

/** Makes an item from its kind and number in the paper, such as 'theorem#3.2'. */
const item =
  (state: ItemState) =>
  (item: ItemKind | `${ItemKind}#${string}`, says: string, where: Where = {}, why = ''): PaperItem => {
    const [kind] = item.split('#', 1) as [ItemKind];
    const number = item.slice(kind.length + 1);
    return { ...{ kind, number, says, state, why, place: null, code: null, query: null }, ...where };
  };

export const wholeItem = item('whole');
export const part = item('part');

/** An item of which our copy of the paper has lost so much that nothing of it can be shown. */
export const unknownItem = item('unknown');
