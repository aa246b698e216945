// The sentences of the page's head, and those that the page says before any script has loaded, in the language of the page.
import { t } from '@lingui/core/macro';

const HOLES = { addRemove: '{addRemove}', substitute: '{substitute}', delta: '{delta}' };

export const PAGE_HEAD = {
  description: t`What does the epsilon of DP-SGD promise, and to whom? Add/remove and substitute adjacency, computed and attacked in your browser.`,
  /** Sentence for sites that show a preview of a link to the page. */
  social: t`Most libraries report the ε of add/remove adjacency, which limits what anyone learns about whether a record was there. Another ε limits how well anyone tells two values of the record apart. Computed and attacked in your browser.`,
  /** Sentence for one link, by a host that can fill in {addRemove}, {substitute} and {delta}. */
  numbers: t`ε = ${HOLES.addRemove} under add/remove adjacency and ε = ${HOLES.substitute} under substitute adjacency, at δ = ${HOLES.delta}. Computed and attacked in your browser.`,
  noScripts: t`Without scripts this page shows recorded numbers and the figure of its start. Allow scripts to drag, compute and attack. Nothing you enter leaves your browser.`,
  allText: t`The text of all chapters`,
  /** Words for a page whose scripts do not load (public/boot.js). */
  failed: t`The page could not be started, because its script has not come.`,
  reload: t`Reload the page`,
  /** Words in the picture that stands beside a link to the page (src/build/social). */
  picture: {
    question: t`What does the ε of DP-SGD promise, and to whom?`,
    addRemove: t`add/remove: was the record there?`,
    substitute: t`substitute: what does it say?`,
    axis: t`noise multiplier σ`,
  },
  /** Words for an address at which there is no page. */
  missing: t`There is no page at this address.`,
  home: t`Open Adjacency Lab`,
};

export type PageHead = typeof PAGE_HEAD;
