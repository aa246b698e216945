// What axe has against a page, as lines to compare with none. Asserts nothing.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Look {
  /** Selectors of the parts looked at; the whole page without. */
  parts?: readonly string[];
  /** Those that what is new here can break; all of them without. */
  rules?: readonly string[] | undefined;
}

/** Nearly all of axe's time, three milliseconds for each piece of text. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced'];
/** Rows of a long table that are drawn as the four before them and the two after. */
const REPEATED = 'tbody tr:nth-child(n + 5):not(:nth-last-child(-n + 2)):not([class])';

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
    found.push(...(await linesOf(lookingAt(page, parts).exclude(REPEATED).withRules(colours))));
  }
  return found;
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
