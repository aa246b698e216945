// The page's metadata for search engines and link previews: lines of its head, and files beside it.

import { LANGUAGE_FILES, LANGUAGES, type Language } from '../base/language/languages.ts';
import type { PageHead } from '../lab/app/head.ts';

export interface AboutPage {
  /** Address that the page will be served at; ends with '/'. */
  home: string;
  version: string;
}

export interface RenderedPage {
  markup: string;
  scroll: string;
  head: PageHead;
  /** Picture for previews of links to the page, as SVG. */
  picture: string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const pictureFile = (language: Language): string => `social-${language}.png`;
const addressOf = (home: string, language: Language): string => new URL(LANGUAGE_FILES[language], home).href;

const PAPER = 'https://arxiv.org/abs/2511.21804';

function linkedData({ home, version }: AboutPage, language: Language, { description }: PageHead): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': ['LearningResource', 'SoftwareApplication'],
    name: 'Adjacency Lab',
    url: addressOf(home, language),
    description,
    inLanguage: language,
    learningResourceType: 'interactive explanation',
    educationalLevel: 'higher education',
    isAccessibleForFree: true,
    license: 'https://www.apache.org/licenses/LICENSE-2.0',
    isBasedOn: PAPER,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    softwareVersion: version,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  }).replaceAll('<', '\\u003c');
}

/** The lines of metadata in the page's head. The script element among them holds data, and no browser runs it. */
export function headLines(about: AboutPage, language: Language, head: PageHead): string {
  const { home } = about;
  const address = escaped(addressOf(home, language));
  const picture = escaped(new URL(pictureFile(language), home).href);
  return [
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${picture}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${escaped(head.picture.question)}" />`,
    // src/cli/serve/linkPreview.ts fills in the numbers of the scenario in the address
    `<meta name="adjacency-lab:numbers" content="${escaped(head.numbers)}" />`,
    `<script type="application/ld+json">${linkedData(about, language, head)}</script>`,
  ].join('\n    ');
}

export function siteMap(home: string): string {
  const others = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(addressOf(home, language))}"/>`,
  ).join('');
  const urls = LANGUAGES.map(
    (language) => `<url><loc>${escaped(addressOf(home, language))}</loc>${others}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

export const robots = (home: string): string => `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`;

/** The page 404.html, with its text in every language. A host may show it under any path, so its links are whole addresses. */
export function missingPage(home: string, policy: string, heads: ReadonlyMap<Language, PageHead>): string {
  const words = [...heads].map(
    ([language, { missing, home: link }]) =>
      `<p lang="${language}">${escaped(missing)} <a href="${escaped(addressOf(home, language))}">${escaped(link)}</a></p>\n`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="robots" content="noindex" />
<title>Adjacency Lab</title>
${words.join('')}</html>
`;
}
