// What axe has against a page, as lines to compare with none. Asserts nothing.
//
// Axe's time goes with the elements of the whole document, whatever part of it and whichever rule it is asked for, and its
// rules of contrast take three milliseconds more for each piece of text. So contrast is looked at in two pieces of text of each
// kind, and what only repeats, or carries nothing that the rules at hand look at, stands aside meanwhile.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export interface Look {
  /** Selectors of the parts looked at; the whole page without. */
  parts?: readonly string[];
  /** Rules that what is new here can break; all of them without. */
  rules?: readonly string[] | undefined;
}

const COLOURS = ['color-contrast', 'color-contrast-enhanced'];
/** Marks the pieces of text whose contrast is looked at. */
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

/** The same in the light, and what colours it finds in the dark. The page is left in the light. */
export async function axeInBothThemes(page: Page, look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await axeFinds(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await axeFinds(page, { ...look, rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...inTheDark.map((line) => `dark: ${line}`)];
}

interface Aside {
  /** What stands aside returns to its place. */
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
 * Marks two pieces of text of each kind in each of the parts. Of one kind are those that agree in all that contrast is made
 * of: their colour, whether WCAG counts them as large, and the colours, pictures and opacities behind them up to the root.
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
        // what stands out of the flow may have something else behind it than what it is in
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
 * Runs in the page. Aside stand the letters that draw an equation, which are hidden from those who listen and said by its
 * MathML; where contrast alone is asked for, whatever has no sample in it either, but for what may lie behind one. A comment
 * keeps the place.
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
        // what stands out of the flow may lie behind something
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
