// The error messages of each browser for something that could not be loaded, as sentences that can be translated.
import { sentences } from './family.ts';
import type { Sentence } from './sentence.ts';

export const BROWSER = sentences('browser', {
  fetchChromium: 'Failed to fetch',
  fetchFirefox: 'NetworkError when attempting to fetch resource.',
  fetchSafari: 'Load failed',
  moduleChromium: 'Failed to fetch dynamically imported module: {address:name}',
  moduleFirefox: 'error loading dynamically imported module: {address:name}',
  moduleSafari: 'Importing a module script failed',
  styles: 'Unable to preload CSS for {address:name}',
});

const PLAIN_ONES = [
  BROWSER.fetchChromium,
  BROWSER.fetchFirefox,
  BROWSER.fetchSafari,
  BROWSER.moduleSafari,
] as const;

const WITH_ADDRESS: readonly [RegExp, (params: { address: string }) => Sentence][] = [
  [/^Failed to fetch dynamically imported module: (\S+?)\.?$/, BROWSER.moduleChromium],
  [/^error loading dynamically imported module: (\S+?)\.?$/, BROWSER.moduleFirefox],
  [/^Unable to preload CSS for (\S+?)\.?$/, BROWSER.styles],
];

/** The sentence for a browser's message, with or without a full stop at its end; null for any other message. */
export function browserSentence(message: string): Sentence | null {
  const plain = PLAIN_ONES.find(({ english }) => english === message || `${english}.` === message);
  if (plain) return plain;
  for (const [form, sentence] of WITH_ADDRESS) {
    const [, address] = form.exec(message) ?? [];
    if (address !== undefined) return sentence({ address });
  }
  return null;
}
