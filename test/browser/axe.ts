// What axe has against a page, as lines to compare with none. Asserts nothing.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Look {
  /** Selectors of the parts looked at; the whole page without. */
  parts?: readonly string[];
  /** Those that what is new here can break; all of them without. */
  rules?: readonly string[] | undefined;
}

export async function axeFinds(page: Page, { parts = [], rules }: Look = {}): Promise<string[]> {
  // in one piece, for a page without frames: the other way describes every element that passes too
  let axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  for (const part of parts) axe = axe.include(part);
  if (rules) axe = axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
