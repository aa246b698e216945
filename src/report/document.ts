// A report as one text: the paragraph, the assumptions, and the address that opens the run.
import type { Language } from '../base/language/languages';
import type { Sentence } from '../base/sentences/sentence';
import type { Assumption } from './assumptions';
import { ADDRESS, type Form, speaker } from './forms';
import { REPORT } from './sentences';

export interface ReportWords {
  paragraph: readonly Sentence[];
  assumptions: readonly Assumption[];
  link: string | null;
}

export function markSentence({
  mark,
  lines,
  isWithStated,
}: Pick<Assumption, 'mark' | 'lines' | 'isWithStated'>): Sentence {
  if (mark === 'stated' || mark === 'assumed' || mark === 'unknown') return REPORT[mark];
  const [only, ...others] = lines;
  const listed = { lines: lines.map((value) => REPORT.number({ value })) };
  if (mark === 'derived' && isWithStated) {
    if (only === undefined) return REPORT.derivedFromStated;
    return others.length === 0
      ? REPORT.derivedFromLineAndStated({ line: only })
      : REPORT.derivedFromLinesAndStated(listed);
  }
  if (mark === 'derived')
    return only !== undefined && others.length === 0
      ? REPORT.derivedFromLine({ line: only })
      : REPORT.derivedFromLines(listed);
  return only !== undefined && others.length === 0
    ? REPORT.readInLine({ line: only })
    : REPORT.readInLines(listed);
}

interface Layout {
  title: (title: string) => string[];
  list: (items: readonly string[]) => readonly string[];
  item: (text: string, mark: string) => string;
}

const LAYOUTS: Readonly<Record<Form, Layout>> = {
  plain: {
    title: (title) => [title, ''],
    list: (items) => items,
    item: (text, mark) => `- ${text} [${mark}]`,
  },
  markdown: {
    title: (title) => [`## ${title}`, ''],
    list: (items) => items,
    item: (text, mark) => `- ${text} **${mark}**`,
  },
  latex: {
    title: (title) => [`\\paragraph{${title}.}`],
    list: (items) => ['\\begin{itemize}', ...items, '\\end{itemize}'],
    item: (text, mark) => `  \\item ${text} \\emph{(${mark})}`,
  },
};

/** The report in one form and one language. */
export function documentOf(
  { paragraph, assumptions, link }: ReportWords,
  language: Language,
  form: Form,
): string {
  const say = speaker(language, form);
  const { title, list, item } = LAYOUTS[form];
  const items = assumptions.map((one) => item(sayAll(one.sentences, say), say(markSentence(one))));
  const opens = link === null ? [] : ['', `${say(REPORT.opens)} ${ADDRESS[form](link)}`];
  return [...title(say(REPORT.title)), sayAll(paragraph, say), '', ...list(items), ...opens, ''].join('\n');
}

/** Several sentences as one text. */
export const sayAll = (sentences: readonly Sentence[], say: (sentence: Sentence) => string): string =>
  sentences.map(say).join(' ');
