// All exercises as a file in GIFT, the text format that Moodle and other learning platforms read questions from. Pure. What
// counts as right there is what counts as right on the sheet. The format: docs.moodle.org/en/GIFT_format.
import { t } from '@lingui/core/macro';
import { raised, splitSymbols } from '../notation/SymbolText';
import { answerText } from './course/exercises/answerText';
import { EXERCISE_LEVELS, type Exercise, exerciseLink } from './course/exercises/exercise';
import { acceptedRange } from './course/verdict';

export interface GiftChapter {
  /** The title with its number, such as '2 What an accountant promises'. */
  title: string;
  exercises: readonly { exercise: Exercise; number: number }[];
}

const escapeHtml = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A sign of the format that stands in a text has a backslash before it. */
const escapeGift = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&');

function symbolHtml(piece: string): string {
  if (piece.startsWith('^')) return `<sup>${html(raised(piece))}</sup>`;
  const [letter, adjacency] = piece.split('_');
  return adjacency === undefined
    ? `<i>${escapeHtml(letter)}</i>`
    : `<i>${escapeHtml(letter)}</i><sub>${escapeHtml(adjacency)}</sub>`;
}

/** A text whose symbols are set as symbols, as the sheet has them. */
const html = (text: string): string =>
  splitSymbols(text)
    .map((piece, i) => (i % 2 === 0 ? escapeHtml(piece) : symbolHtml(piece)))
    .join('');

const marked = (markup: string): string => `[html]${escapeGift(markup)}`;

/** A number in decimals, because the format has no exponents. */
function decimal(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : text;
}

type NumberAnswer = Extract<Exercise['answer'], { kind: 'number' }>;

/** The size up to which a wrong number is told that it is too large or too small. */
const FAR = 1_000_000;

/** The accepted answers: the stored number and the range around it, in percent and as shares if a share is asked for. */
function numberMarkup(answer: NumberAnswer): string {
  const { value, unit } = answer;
  const { low, high } = acceptedRange({ ...answer, right: value });
  const scale = unit === '%' ? 100 : 1;
  const right = [
    `=${decimal(scale * value)}:0`,
    `=%100%${decimal(scale * low)}..${decimal(scale * high)}`,
    ...(unit === '%' ? [`=%100%${decimal(low)}..${decimal(high)}`] : []),
  ];
  // If a share is asked for, a number below one may be the share itself, so no side is told.
  const least = unit === '%' ? 1 : -FAR;
  const small = scale * low;
  const large = Math.max(scale * high, least);
  const sides = [
    ...(small > least
      ? [`=%0%${decimal(least)}..${decimal(small)}#${escapeGift(t`That is too small.`)}`]
      : []),
    `=%0%${decimal(large)}..${decimal(FAR)}#${escapeGift(t`That is too large.`)}`,
  ];
  return `#\n${[...right, ...sides].map((line) => `  ${line}`).join('\n')}`;
}

function choiceMarkup({ choices, right }: Extract<Exercise['answer'], { kind: 'choice' }>): string {
  const lines = Object.entries(choices).map(
    ([name, text]) => `  ${name === right ? '=' : '~'}${marked(html(text))}`,
  );
  return `\n${lines.join('\n')}`;
}

/** The unit in which the number is wanted, since a platform's box stands alone. */
function unitNote({ answer }: Exercise): string {
  if (answer.kind === 'choice' || answer.unit === '') return '';
  const { unit } = answer;
  return unit === '%' ? t`Answer in percent, without the sign.` : t`Answer with a number only (${unit}).`;
}

function questionMarkup(exercise: Exercise, number: number, page: string): string {
  const { level, question, answer, explanation } = exercise;
  const address = new URL(exerciseLink(exercise), page).href;
  const title = t`Exercise ${number}`;
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(t`Open the scenario`)}</a>`;
  const stem = [
    `<p>${html(question)}</p>`,
    `<p>${[html(unitNote(exercise)), link].join(' ').trim()}</p>`,
  ].join('');
  const worked = `<p><b>${html(answerText(exercise))}.</b> ${html(explanation)}</p>`;
  const answers = answer.kind === 'number' ? numberMarkup(answer) : choiceMarkup(answer);
  return [
    `// ${exercise.id} [tag:${exercise.chapter}] [tag:${level}]`,
    `::${escapeGift(`${title} (${EXERCISE_LEVELS[level]})`)}::${marked(stem)}{${answers}`,
    `  ####${marked(worked)}`,
    '}',
  ].join('\n');
}

/**
 * The text of the file, which ends with a newline.
 * @param page The page's own address, from which the links to scenarios are made.
 */
export function giftFile(chapters: readonly GiftChapter[], page: string): string {
  const blocks = chapters.flatMap(({ title, exercises }) => [
    // a slash would open a category within the category
    `$CATEGORY: Adjacency Lab/${title.replaceAll('/', '//')}`,
    ...exercises.map(({ exercise, number }) => questionMarkup(exercise, number, page)),
  ]);
  return `${blocks.join('\n\n')}\n`;
}
