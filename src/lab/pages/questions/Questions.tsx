// Questions that are asked again and again, each answered with a number of the scenario. Their text stands in src/content.
import type { ReactElement, ReactNode } from 'react';
import { attributeOf, elementsNamed, heldBy, isElement } from '../../../base/language/content';
import TEXT from '../../../content/en/pages/questions.mdx';
import { NOTATION } from '../../notation/inTexts';
import { knownValues } from '../../state/knownValues';
import { linkOf } from '../../state/useScenario';
import { contentDrawer } from '../../ui/content';
import type { SidePageProps } from '../sidePageProps';
import styles from './Questions.module.css';
import { valuesIn } from './values';

type Paragraph = ReactElement<{ children: ReactNode }>;

const draw = contentDrawer({
  ...NOTATION,
  Quote: ({ children }: { children: Paragraph }) => <blockquote>{children.props.children}</blockquote>,
});

/** The questions with their answers. An id is the hash of links, so never rename one. */
export const PAGE_QUESTIONS = elementsNamed(TEXT, 'Question').map((element) => ({
  id: attributeOf(element, 'id'),
  question: attributeOf(element, 'title'),
  answer: heldBy(element),
}));

const BEFORE = TEXT.filter((node) => !isElement(node, 'Question'));

export function Questions({ scenario, snapshot }: SidePageProps) {
  const article = linkOf(scenario);
  const values = valuesIn({ scenario, snapshot, known: knownValues(snapshot) });
  const places = {
    ...values,
    Article: (_: object, held: ReactNode) => <a href={article}>{held}</a>,
    Chapter: ({ id }: { id?: string | true }, held: ReactNode) => <a href={`${article}#${id}`}>{held}</a>,
  };
  return (
    <>
      {draw(BEFORE, places)}
      <ol className={styles.list}>
        {PAGE_QUESTIONS.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`}>{question}</a>
          </li>
        ))}
      </ol>
      {PAGE_QUESTIONS.map(({ id, question, answer }) => (
        <section key={id} id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
          <h2 id={`${id}-question`}>{question}</h2>
          {draw(answer, places)}
        </section>
      ))}
    </>
  );
}
