// Runs the questions of places.ts in a page that Playwright drives.
import type { Page } from 'playwright-core';
import type { Ask } from './places';

export const asking =
  (page: Page): Ask =>
  <Given, Answer>(question: (given: Given) => Answer, given: Given) =>
    page.evaluate(question as (given: unknown) => unknown, given) as Promise<Answer>;
