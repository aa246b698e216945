// The iframe that shows one figure of a scenario in someone else's page, as text to copy. Pure.
import { DEFAULT_VIEW, type Scenario, type Showable, type View } from '../../../scenario';
import { formatAddress } from '../../../scenario/address';
import type { EmbeddedFigure } from '../frame/chapter';

/** Height of a row of two controls, in px at 720 px of width. */
const ROW = 93;
/** Heights of other parts that can be shown around a figure, in px at 720 px of width. */
const HEIGHTS: Partial<Record<Showable, number>> = { claim: 285, b: 36, attack: 115, run: 3200 };
/** Space around the controls, in px. */
const FRAME = 24;
/**
 * The rights that the frame needs: to run its own scripts and workers, and to open its link to the page in a tab without the
 * frame's limits.
 */
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'];

export type EmbedView = Pick<View, 'show' | 'theme' | 'host' | 'lang'> & {
  embed: NonNullable<View['embed']>;
};

export function embedAddress(page: string, scenario: Scenario, view: EmbedView): string {
  const url = new URL(page);
  url.search = formatAddress(scenario, { ...DEFAULT_VIEW, ...view });
  url.hash = '';
  return url.href;
}

/** The height in px that shows everything at 720 px of width. The frame itself tells its true height by messages. */
export function embedHeight({ show }: EmbedView, { height, shows }: EmbeddedFigure): number {
  const shown = show.filter((name) => shows.includes(name));
  const numbers = shown.filter((name) => ['q', 's', 'T', 'd', 'C', 'n'].includes(name)).length;
  const chooses = shown.some((name) => ['x', 'm', 'y'].includes(name)) ? 50 : 0;
  const rest = shown.reduce((sum, name) => sum + (HEIGHTS[name] ?? 0), 0);
  const controls = shown.some((name) => name !== 'claim' && name !== 'run') ? FRAME : 0;
  return height + controls + ROW * Math.ceil(numbers / 2) + chooses + rest;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export function iframeCode(
  page: string,
  scenario: Scenario,
  view: EmbedView,
  figure: EmbeddedFigure,
): string {
  // The results of real training can be saved.
  const downloads = view.show.includes('run') && figure.shows.includes('run');
  const attributes: readonly [string, string][] = [
    ['src', embedAddress(page, scenario, view)],
    ['title', figure.title],
    ['width', '100%'],
    ['height', String(embedHeight(view, figure))],
    ['loading', 'lazy'],
    ['referrerpolicy', 'no-referrer'],
    ['sandbox', [...SANDBOX, ...(downloads ? ['allow-downloads'] : [])].join(' ')],
    ['style', 'border: 0'],
  ];
  const lines = attributes.map(([name, value]) => `  ${name}="${escaped(value)}"`);
  return `<iframe\n${lines.join('\n')}\n></iframe>\n`;
}
