// The glossary: every term that the text explains, each with an address of its own.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { SYMBOL_IDS, SYMBOLS } from '../../notation/table';
import { GLOSSARY, TERMS, type TermName } from '../../notation/terms';
import styles from './Glossary.module.css';

/** Id of a term, which is also the hash of its link, such as 'term-clopper-pearson' or 'term-epsilon'. */
export const termId = (name: TermName): string => `term-${NAMES_OF_LETTERS[name] ?? plain(name)}`;

const NAMES_OF_LETTERS: Partial<Record<TermName, string>> = {
  ε: 'epsilon',
  δ: 'delta',
  μ: 'mu',
  ε_O: 'epsilon-o',
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const letter = (text: string) => {
  if (text === 'ε_AR') return <EpsilonSymbol adjacency="AR" />;
  if (text === 'ε_S') return <EpsilonSymbol adjacency="S" />;
  return <Sym>{text}</Sym>;
};

export function Glossary() {
  return (
    <>
      <p>
        <Trans>
          These are the words of this page, as the page means them. The number sign beside a word is its
          address.
        </Trans>
      </p>
      {GLOSSARY.map(({ title, names }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.list}>
            {(Object.keys(names) as TermName[]).map((term) => {
              const name = names[term] ?? term;
              return (
                <div key={term} id={termId(term)}>
                  <dt>
                    <dfn>
                      {term === 'ε_O' ? (
                        <i className="symbol">
                          {name.replace('_O', '')}
                          <sub>O</sub>
                        </i>
                      ) : (
                        name
                      )}
                    </dfn>{' '}
                    <a href={`#${termId(term)}`} aria-label={t`Address of ${name}`}>
                      #
                    </a>
                  </dt>
                  <dd>{TERMS[term]}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      <section aria-label={t`Letters`}>
        <h2 className={styles.title}>{t`Letters`}</h2>
        <dl className={styles.list}>
          {SYMBOL_IDS.map((id) => (
            <div key={id}>
              <dt>{letter(SYMBOLS[id].letter)}</dt>
              <dd>{SYMBOLS[id].name}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
