// Links to the page in other languages. public/boot.js adds the present settings to them, before React has started.
import { LANGUAGE } from '../../base/language/i18n';
import { LANGUAGE_FILES, LANGUAGE_NAMES, LANGUAGES } from '../../base/language/languages';

export function LanguageLinks({ className }: { className: string }) {
  return LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      className={className}
      href={`${LANGUAGE_FILES[language]}?lang=${language}`}
      hrefLang={language}
      lang={language}
      aria-label={LANGUAGE_NAMES[language]}
      title={LANGUAGE_NAMES[language]}
    >
      {language.toUpperCase()}
    </a>
  ));
}
