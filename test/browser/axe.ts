// What axe has against a page, as lines to compare with none. Asserts nothing.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Look {
  /** Selectors of the parts looked at; the whole page without. */
  parts?: readonly string[];
  /** Those that what is new here can break; all of them without. */
  rules?: readonly string[] | undefined;
}

/** Nearly all of axe's time, three milliseconds for each piece of text: one piece of each kind is looked at. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced'];
/** Marks them. */
const SAMPLE = 'data-contrast-sample';
export async function axeFinds(page: Page, { parts = [], rules }: Look = {}): Promise<string[]> {
  // by default the enhanced one is off
  const colours = rules ? rules.filter((rule) => COLOURS.includes(rule)) : ['color-contrast'];
  const others = rules?.filter((rule) => !COLOURS.includes(rule));
  const found: string[] = [];
  if (others?.length !== 0) {
    const axe = lookingAt(page, parts);
    found.push(...(await linesOf(others ? axe.withRules(others) : axe.disableRules(COLOURS))));
  }
  if (colours.length > 0) {
    await markSamples(page, parts);
    const samples = parts.length === 0 ? [`[${SAMPLE}]`] : parts.map((part) => `${part} [${SAMPLE}]`);
    found.push(...(await linesOf(lookingAt(page, samples).withRules(colours))));
  }
  return found;
}

/**
 * Marks two pieces of text of each kind in each of the parts. Of one kind are those that agree in all that contrast is made
 * of: their colour, size and weight, and the colours, pictures and opacities behind them up to the root.
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
          const kind = `${color} ${fill} ${fontSize} ${fontWeight} ${ground(element)}`;
          const times = seen.get(kind) ?? 0;
          seen.set(kind, times + 1);
          if (times < 2) element.setAttribute(mark, '');
          if (times < 2) count += 1;
        }
      }
      return count;
    },
    { mark: SAMPLE, roots: parts.length === 0 ? ['body'] : [...parts] },
  );
  if (marked === 0) throw new Error('no text to look at');
}

function lookingAt(page: Page, parts: readonly string[]): AxeBuilder {
  // in one piece, for a page without frames: the other way describes every element that passes too
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  for (const part of parts) axe.include(part);
  return axe;
}

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
