// Makes the preview that chats show beside a link to the page, if this server serves it: both ε of the link's own
// scenario. A host of static files has the picture of the start for every link.
import { epsilon, type Verified } from '../../accounting';
import { roundSignificant } from '../../base/numerics/safeSide';
import { mechanismOf, parseLink, VIEW_KEYS } from '../../scenario';

/** Matches the sentence with its placeholders, which the build writes (src/build/aboutPage.ts). */
const SENTENCE = /<meta name="adjacency-lab:numbers" content="([^"]*)"/;
const LANGUAGE = /<html lang="([a-z]+)"/;
const DESCRIPTIONS = /(<meta (?:name="|property="og:)description" content=")[^"]*/g;
/** The preview's picture in the markup, which has the numbers of the start. */
const PICTURE = /\s*<meta property="og:image[^>]*>/g;

/**
 * The page with the numbers of the scenario in its address. It is unchanged if the address has no readable scenario, if the
 * scenario's batches are not Poisson's, or if one of the two ε is not verified.
 *
 * @param search of the address, with its question mark
 */
export function withNumbers(html: string, search: string): string {
  const [, sentence] = SENTENCE.exec(html) ?? [];
  const { scenario, problems } = parseLink(search.slice(1), VIEW_KEYS);
  if (sentence === undefined || problems.length > 0 || scenario.sampling !== 'poisson') return html;
  const { delta } = scenario;
  const [addRemove, substitute] = (['add-remove', 'substitute'] as const).map((adjacency) =>
    epsilon(adjacency, mechanismOf(scenario), delta),
  );
  if (!addRemove?.verified || !substitute?.verified) return html;
  const text = ({ upper }: Verified) =>
    roundSignificant(upper, 3, 'up').toLocaleString(LANGUAGE.exec(html)?.[1], {
      minimumSignificantDigits: 3,
      maximumSignificantDigits: 3,
    });
  const filled = sentence
    .replace('{addRemove}', text(addRemove))
    .replace('{substitute}', text(substitute))
    .replace('{delta}', delta.toExponential());
  return html.replace(PICTURE, '').replace(DESCRIPTIONS, (_, start: string) => start + filled);
}
