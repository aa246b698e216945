// Asks the browser in which fonts it has drawn a page. Every element that shows text counts, including the insides of fields and
// buttons.
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Names of the page's fonts, as the font files have them. Equations of katex have fonts of their own. */
const OURS = /^(?:Lector Serif 4|Inter|JetBrains Mono|KaTeX_\w+)\b/;

/** Class of the letters of an equation for screen readers, which are not drawn. */
const NOT_DRAWN = 'katex-mathml';
/** Elements that draw no text. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'HEAD', 'META', 'LINK', 'TITLE', 'DESC', 'NOSCRIPT']);

/** A node as the browser's protocol describes it, with the fields that are used here. */
interface Described {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  attributes?: string[];
  children?: Described[];
  shadowRoots?: Described[];
  pseudoElements?: Described[];
  pseudoType?: string;
}

interface Shown {
  nodeId: number;
  selector: string;
  text: string;
}

const TEXT_NODE = 3;

function attribute({ attributes = [] }: Described, name: string): string {
  const at = attributes.indexOf(name);
  return at < 0 ? '' : (attributes[at + 1] ?? '');
}

function nameOf(node: Described): string {
  if (node.pseudoType) return `::${node.pseudoType}`;
  const id = attribute(node, 'id');
  const [first = ''] = attribute(node, 'class').split(' ');
  return `${node.nodeName.toLowerCase()}${id ? `#${id}` : ''}${first ? `.${first}` : ''}`;
}

/** Every element with text of its own, and every piece of text that a style sheet adds. */
function shownIn(node: Described, path: readonly string[] = []): Shown[] {
  if (SILENT.has(node.nodeName.toUpperCase()) || attribute(node, 'class').split(' ').includes(NOT_DRAWN))
    return [];
  const here = node.nodeType === 1 ? [...path, nameOf(node)] : path;
  const { children = [], shadowRoots = [], pseudoElements = [] } = node;
  const text = children
    .filter(({ nodeType }) => nodeType === TEXT_NODE)
    .map(({ nodeValue }) => nodeValue)
    .join(' ')
    .trim();
  const own =
    text !== '' || node.pseudoType
      ? [{ nodeId: node.nodeId, selector: here.slice(-3).join(' > '), text }]
      : [];
  return [
    ...own,
    ...[...children, ...shadowRoots, ...pseudoElements].flatMap((child) => shownIn(child, here)),
  ];
}

/** The elements without those whose characters were all shown at the same kind of place before, so that long tables take little time. */
function distinct(all: readonly Shown[]): Shown[] {
  const seen = new Map<string, Set<string>>();
  return all.filter(({ selector, text }) => {
    const known = seen.get(selector);
    const characters = seen.get(selector) ?? new Set();
    seen.set(selector, characters);
    const fresh = known === undefined || [...text].some((c) => !known.has(c));
    for (const c of text) characters.add(c);
    return fresh;
  });
}

export interface TypeInUse {
  /** Number of letters drawn in each font, without those that an element before has shown. */
  letters: Record<string, number>;
  /** A text such as 'font: "text" in selector' for each element that is drawn, at least in part, in another font than the page's. */
  strangers: string[];
}

/** Error of the protocol for a node that was removed after it had been listed, because the page was still changing. */
const GONE = /Could not find node/;
const TRIES = 5;

/** The fonts in use on the whole page, in the window or not. */
export async function typeInUse(page: Page): Promise<TypeInUse> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    for (let tries = 1; ; tries++) {
      await page.evaluate(() => document.fonts.ready);
      try {
        return await asked(session);
      } catch (error) {
        if (tries === TRIES || !(error instanceof Error && GONE.test(error.message))) throw error;
      }
    }
  } finally {
    await session.detach();
  }
}

async function asked(session: CDPSession): Promise<TypeInUse> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const letters: Record<string, number> = {};
  const strangers = new Set<string>();
  await Promise.all(
    distinct(shownIn(root)).map(async ({ nodeId, selector, text }) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont, glyphCount } of fonts) {
        letters[familyName] = (letters[familyName] ?? 0) + glyphCount;
        if (isCustomFont && OURS.test(familyName)) continue;
        strangers.add(`${familyName}: "${text.slice(0, 60)}" in ${selector}`);
      }
    }),
  );
  return { letters, strangers: [...strangers].sort() };
}

/** Expects text in the two families that every page has and in `others`, and none in any font that is not the page's. */
export async function expectOwnType(page: Page, others: readonly string[] = []): Promise<void> {
  const { letters, strangers } = await typeInUse(page);
  expect(strangers).toEqual([]);
  for (const family of ['Inter Variable', 'Lector Serif 4', ...others])
    expect(letters[family], family).toBeGreaterThan(0);
}
