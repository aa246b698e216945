// The address at which the built page will be served, for its links to itself.
import { readFileSync } from 'node:fs';

const { homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  homepage: string;
};

/** The address of the page, ending with '/': `homepage` of package.json, or ADJACENCY_LAB_HOMEPAGE for another host. */
export function homeAddress(given = process.env.ADJACENCY_LAB_HOMEPAGE || homepage): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error(`ADJACENCY_LAB_HOMEPAGE is ${given}. Give an address such as https://example.org/lab/.`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
