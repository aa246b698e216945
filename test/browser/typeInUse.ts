// The type that the browser has drawn a page in, as it says itself: every element that shows text, the insides of fields and
// buttons included.
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the page brings with it, by the names in the files themselves; katex's equations have faces of their own. */
const OURS = /^(?:Lector Serif 4|Inter|JetBrains Mono|KaTeX_\w+)\b/;

/** The letters of an equation for those who listen: one px of it is laid out, and none is drawn. */
const NOT_DRAWN = 'katex-mathml';
/** Have no text of their own to draw. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'HEAD', 'META', 'LINK', 'TITLE', 'DESC', 'NOSCRIPT']);

/** An element as the protocol describes it; what is not asked for is left out. */
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

/** Every element with text of its own, and every piece that a style sheet adds. */
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

/** Elements without those that show no other characters at such a place than one before them: the long tables ask once a digit. */
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
  /** Letters drawn in each font, by its name, where no element before has shown them. */
  letters: Record<string, number>;
  /** 'font: "text" in selector' for each element that is drawn, wholly or in part, in another type than the page's. */
  strangers: string[];
}

/** Message on a node that went between being described and being asked about: the page was still at work. */
const GONE = /Could not find node/;
const TRIES = 5;

/** What the page shows now, in the window or not. */
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

/** Text in the families that are everywhere, and in `others`; nothing in any type that is not the page's. */
export async function expectOwnType(page: Page, others: readonly string[] = []): Promise<void> {
  const { letters, strangers } = await typeInUse(page);
  expect(strangers).toEqual([]);
  for (const family of ['Inter Variable', 'Lector Serif 4', ...others])
    expect(letters[family], family).toBeGreaterThan(0);
}
