// Reads the page's prose from its built markup, chapter by chapter: paragraphs, definitions and list items, without the deeper texts,
// tables and controls.
export interface ProseSection {
  title: string;
  sentences: readonly string[];
}

/** Elements whose content is no prose of the section. */
const ASIDE = /<(script|style|svg|details|table|select|button|fieldset|nav|noscript)\b[\s\S]*?<\/\1>/g;
const BLOCK = /<(p|dd|li)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** Sections of a built page by their ids, in the order given. A section that the page lacks has no sentences. */
export function proseOf(html: string, parts: readonly { id: string; title: string }[]): ProseSection[] {
  const places = parts.map(({ id, title }) => ({ title, at: html.indexOf(` id="${id}"`) }));
  return places.map(({ title, at }, i) => {
    const end = places[i + 1]?.at ?? html.length;
    return { title, sentences: at < 0 ? [] : sentencesOf(html.slice(at, end < 0 ? undefined : end)) };
  });
}

function sentencesOf(html: string): string[] {
  // the button of a term is a word of the sentence, so its text is kept
  const words = html.replace(/<button\b[^>]*class="Hint[^>]*>([\s\S]*?)<\/button>/g, '$1').replace(ASIDE, '');
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...words.matchAll(BLOCK)].flatMap(([, , content]) => {
    const text = decoded(content.replace(/<[^>]+>/g, ''))
      .replaceAll(/\s+/g, ' ')
      .trim();
    return [...segments.segment(text)]
      .map(({ segment }) => segment.trim())
      .filter((one) => /\p{L}{2}/u.test(one));
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
