// How sentences of the report, with their numbers and symbols, are written in plain text, Markdown and LaTeX, in each language.
import type { Language } from '../base/language/languages';
import { type Sentence, type Style, textOf } from '../base/sentences/sentence';
import { MARKS, type Marks, numberWritten, styleOf } from '../base/sentences/written';
import { REPORT_DE } from './sentences.de';

export type Form = 'plain' | 'markdown' | 'latex';

const TEMPLATES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, de: REPORT_DE };

/** Matches the numbers in a relation such as 'ε ≤ 4.14'. */
const NUMBER = /\d{1,3}(?:,\d{3})+|(\d+(?:\.\d+)?)(?:e([+-]?\d+))?%?/g;

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789-'].map((sign, i) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'[i] as string]),
);
const raised = (exponent: string): string => [...exponent].map((sign) => RAISED[sign]).join('');

/** Writes the numbers of a relation in a language; `power` writes those with a power of ten. */
function inLanguage(
  relation: string,
  marks: Marks,
  power: (mantissa: string | null, exponent: string) => string,
): string {
  return relation.replace(NUMBER, (whole, mantissa: string | undefined, exponent: string | undefined) =>
    mantissa === undefined || exponent === undefined
      ? numberWritten(whole, marks)
      : power(mantissa === '1' ? null : numberWritten(mantissa, marks), exponent),
  );
}

const inText = (relation: string, marks: Marks): string =>
  inLanguage(relation, marks, (mantissa, exponent) =>
    mantissa === null ? `10${raised(exponent)}` : `${mantissa} · 10${raised(exponent)}`,
  );

const SYMBOLS: Readonly<Record<string, string>> = {
  ε: '\\varepsilon',
  δ: '\\delta',
  μ: '\\mu',
  σ: '\\sigma',
  '≤': '\\le',
};
const SYMBOL = /[εδμσ≤]/g;
/** Marks between digits in LaTeX's formulas, where a bare comma would count as punctuation and get a space. */
const INSIDE = { ',': '{,}', '.': '.' } as const;

/** A text with the characters # $ % & _ escaped, which LaTeX reads as commands outside of formulas. */
const escaped = (text: string): string => text.replace(/[#$%&_]/g, '\\$&');

const latexMarks = (marks: Marks): Marks => ({
  ...marks,
  decimal: INSIDE[marks.decimal as ',' | '.'],
  thousands: marks.thousands === ',' ? '{,}' : '\\,',
  percent: marks.percent === '%' ? '\\%' : '\\,\\%',
});

function inLatex(relation: string, marks: Marks): string {
  const numbers = inLanguage(relation, latexMarks(marks), (mantissa, exponent) =>
    mantissa === null ? `10^{${exponent}}` : `${mantissa} \\cdot 10^{${exponent}}`,
  );
  return `$${numbers.replace(SYMBOL, (symbol) => SYMBOLS[symbol] as string)}$`;
}

const latexText = (template: string): string =>
  escaped(template).replace(SYMBOL, (symbol) => `$${SYMBOLS[symbol]}$`);

/** How each form writes a formula in t as it was typed; plain text has the quotation marks of the language. */
const FORMULA: Readonly<Partial<Record<Form, (formula: string) => string>>> = {
  markdown: (formula) => `\`${formula}\``,
  latex: (formula) => `\\texttt{${escaped(formula).replaceAll('^', '\\textasciicircum{}')}}`,
};

function styleIn(language: Language, form: Form): Style {
  const marks: Marks = MARKS[language];
  const template = ({ code, english }: Sentence) => TEMPLATES[language][code] ?? english;
  const style = styleOf(marks, template);
  const quote = FORMULA[form] ?? style.quote;
  if (form !== 'latex') return { ...style, quote, number: (written) => inText(written, marks) };
  return {
    ...style,
    quote,
    number: (written) => inLatex(written, marks),
    template: (sentence) => latexText(template(sentence)),
  };
}

/** A function that writes sentences of the report in one language and form. */
export const speaker = (language: Language, form: Form) => {
  const style = styleIn(language, form);
  return (sentence: Sentence): string => textOf(sentence, style);
};

/** An address with the characters encoded that would end it, or begin something else in it. */
const addressed = (link: string): string =>
  link.replace(/[\s<>{}\\^`|"]/g, (sign) => encodeURIComponent(sign));

/** An address as each form writes it. */
export const ADDRESS: Readonly<Record<Form, (link: string) => string>> = {
  plain: addressed,
  markdown: (link) => `<${addressed(link)}>`,
  latex: (link) => `\\url{${addressed(link)}}`,
};
