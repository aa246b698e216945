// What is shown beside a link to the page where this server answers, as in a chat: both ε of the link's own
// scenario. A host of static files shows the picture of the start beside every link.
import { epsilon, type Verified } from '../../accounting';
import { roundSignificant } from '../../base/numerics/safeSide';
import { mechanismOf, parseLink, VIEW_KEYS } from '../../scenario';

/** The sentence with its holes, as the build writes it (src/build/aboutPage.ts). */
const SENTENCE = /<meta name="adjacency-lab:numbers" content="([^"]*)"/;
const LANGUAGE = /<html lang="([a-z]+)"/;
const DESCRIPTIONS = /(<meta (?:name="|property="og:)description" content=")[^"]*/g;
/** The preview's picture in the markup, which has the numbers of the start. */
const PICTURE = /\s*<meta property="og:image[^>]*>/g;

/**
 * The page with the numbers of the scenario in its address; as it is where the address names none, or where one of
 * the two ε is not known as a number.
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
