// Returns the violations that axe finds in a page, as lines to compare with an empty list. Asserts nothing.
//
// The time that axe takes grows with the number of elements in the whole document, whatever part and rule it is asked for, and its rules
// of contrast take three milliseconds more for each piece of text. So contrast is checked for two pieces of text of each kind, and elements
// that the rules do not need are removed from the page meanwhile.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export interface Look {
  /** Selectors of the parts to check, by default the whole page. */
  parts?: readonly string[];
  /** Rules to check, by default all of them. */
  rules?: readonly string[] | undefined;
}

const COLOURS = ['color-contrast', 'color-contrast-enhanced'];
/** Attribute of the pieces of text whose contrast is checked. */
const SAMPLE = 'data-contrast-sample';

export async function axeFinds(page: Page, { parts = [], rules }: Look = {}): Promise<string[]> {
  await bringAxe(page);
  const roots = parts.length === 0 ? ['body'] : parts;
  // the enhanced rule is off by default
  const asksColours = rules === undefined || rules.some((rule) => COLOURS.includes(rule));
  if (asksColours) await markSamples(page, roots);
  const coloursAlone = rules?.every((rule) => COLOURS.includes(rule)) ?? false;
  await page.evaluate(setAside, { sample: SAMPLE, coloursAlone });
  try {
    return await violations(page, roots, rules);
  } finally {
    await page.evaluate(() => (window as unknown as Aside).putBack());
  }
}

/** Checks all rules in the light theme, and contrast in the dark one too. The page is left in the light theme. */
export async function axeInBothThemes(page: Page, look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await axeFinds(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await axeFinds(page, { ...look, rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...inTheDark.map((line) => `dark: ${line}`)];
}

interface Aside {
  /** Puts the removed elements back in their places. */
  putBack(): void;
}

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(
    ({ ids, sample }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      here.configure({ rules: ids.map((id) => ({ id, selector: `[${sample}]` })) });
    },
    { ids: COLOURS, sample: SAMPLE },
  );
}

async function violations(
  page: Page,
  roots: readonly string[],
  rules: readonly string[] | undefined,
): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const found = await page.evaluate(
    async ({ include, given }): Promise<AxeResults['violations']> => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run({ include }, given)).violations;
    },
    { include: roots.map((root) => [root]), given: options },
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/**
 * Marks two pieces of text of each kind in each of the parts. Texts are of the same kind if they agree in everything that contrast depends
 * on: their colour, whether WCAG counts them as large, and the colours, pictures and opacities behind them up to the root.
 */
async function markSamples(page: Page, parts: readonly string[]): Promise<void> {
  const marked = await page.evaluate(
    ({ mark, roots }) => {
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      const behind = new Map<Element, string>();
      const ground = (element: Element): string => {
        const known = behind.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const above = element.parentElement ? ground(element.parentElement) : '';
        const plain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
        // an element that is out of the flow may have something else behind it than its parent
        const own =
          plain && position !== 'absolute' && position !== 'fixed' && position !== 'sticky'
            ? ''
            : `/${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
        behind.set(element, above + own);
        return above + own;
      };
      let count = 0;
      for (const root of roots) {
        const seen = new Map<string, number>();
        const all = [...document.querySelectorAll(root)].flatMap((part) => [
          part,
          ...part.querySelectorAll('*'),
        ]);
        for (const element of all) {
          const writes = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          if (!writes || element.getClientRects().length === 0) continue;
          const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
          const px = Number.parseFloat(fontSize);
          const large = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
          const kind = `${element instanceof SVGElement ? fill : color} ${large} ${ground(element)}`;
          const times = seen.get(kind) ?? 0;
          if (times === 2) continue;
          seen.set(kind, times + 1);
          element.setAttribute(mark, '');
          count += 1;
        }
      }
      return count;
    },
    { mark: SAMPLE, roots: [...parts] },
  );
  if (marked === 0) throw new Error('no text to look at');
}

/**
 * Removes elements that the rules do not need; runs in the page. They are the letters that draw an equation, which are hidden from screen
 * readers, since these read its MathML. Where only contrast is checked, they are also all elements without a marked text, except those that
 * may lie behind one. A comment keeps each element's place.
 */
function setAside({ sample, coloursAlone }: { sample: string; coloursAlone: boolean }): void {
  const apart: [Comment, Element][] = [];
  const keeps = new Set<Element>();
  for (const marked of document.querySelectorAll(`[${sample}]`))
    for (let at: Element | null = marked; at; at = at.parentElement) keeps.add(at);
  const put = (element: Element) => {
    if (keeps.has(element)) return;
    const place = document.createComment('');
    element.replaceWith(place);
    apart.push([place, element]);
  };
  for (const drawn of document.querySelectorAll('.katex-html')) put(drawn);
  if (coloursAlone) {
    const walk = (element: Element) => {
      for (const child of [...element.children]) {
        if (child instanceof SVGElement) continue;
        if (keeps.has(child)) walk(child);
        // an element that is out of the flow may lie behind a marked text
        else if (getComputedStyle(child).position === 'static') put(child);
      }
    };
    walk(document.body);
  }
  Object.assign(window, {
    putBack: () => {
      for (const [place, element] of apart.reverse()) place.replaceWith(element);
    },
  });
}
