// A query string as a list of decoded pairs, and back. It is written here because the core, which compiles without the
// DOM, has no URLSearchParams.
import { wellFormed } from './wellFormed';

/** Length of the longest link that is read: a cut one could still look like a scenario, and be another. */
export const LONGEST_LINK = 4000;

/** Length of the longest form that a link holds, as the query writes it. A QR code still holds such a link. */
export const LONGEST_FORM = 2400;

export interface QueryPair {
  key: string;
  value: string;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return null;
  }
}

/** Splits a query into pairs; `broken` holds pieces whose percent-encoding cannot be decoded. Never throws. */
export function splitQuery(search: string): { pairs: QueryPair[]; broken: string[] } {
  const pairs: QueryPair[] = [];
  const broken: string[] = [];
  for (const piece of search.replace(/^[?#]/, '').split('&')) {
    if (piece === '') continue;
    const cut = piece.indexOf('=');
    const key = decode(cut < 0 ? piece : piece.slice(0, cut));
    const value = decode(cut < 0 ? '' : piece.slice(cut + 1));
    if (key === null || value === null) broken.push(piece);
    else pairs.push({ key, value });
  }
  return { pairs, broken };
}

const READABLE: Readonly<Record<string, string>> = { '%2F': '/', '%2C': ',', '%3A': ':' };

/**
 * A query of pairs, in which '/', ',' and ':' stay readable, which RFC 3986 allows in a query. Never throws, because half
 * a character (a lone surrogate) is written as U+FFFD, as browsers do.
 */
export function joinQuery(pairs: readonly QueryPair[]): string {
  const encode = (text: string) =>
    encodeURIComponent(wellFormed(text)).replace(/%2[FC]|%3A/g, (code) => READABLE[code]);
  return pairs.map(({ key, value }) => `${encode(key)}=${encode(value)}`).join('&');
}

export const present = (parameters: Readonly<Record<string, string | null>>): QueryPair[] =>
  Object.entries(parameters).flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
