// The page in the other languages it is offered in, with what is set taken along.
import type { MouseEvent } from 'react';
import { LANGUAGE } from '../../language/i18n';
import { LANGUAGE_FILES, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../language/languages';

/** public/boot.js reads it. */
const KEY = 'adjacency-lab-language';

/** With the address as it is at the click: following it does not ask the reader to set everything again. */
function follow({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, language: Language) {
  const query = new URLSearchParams(location.search);
  query.set('lang', language);
  link.href = `${LANGUAGE_FILES[language]}?${query}${location.hash}`;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // storage may be closed to us: the address says it
  }
}

export function LanguageLinks({ className }: { className: string }) {
  return LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      className={className}
      href={`${LANGUAGE_FILES[language]}?lang=${language}`}
      hrefLang={language}
      lang={language}
      onClick={(event) => follow(event, language)}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}
