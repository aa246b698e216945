// The file for learning platforms, read back by gift-pegjs, a grammar of the format that others maintain.
import fc from 'fast-check';
import gift from 'gift-pegjs';
import { describe, expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { splitSymbols } from '../notation/SymbolText';
import { EXERCISES } from './course/exercises';
import { checkAnswer, type Exercise } from './course/exercises/exercise';
import { giftFile } from './gift';

const PAGE = 'https://lab.example/de.html?page=exercises#promise';

interface Parsed {
  type: string;
  title: string;
  stem: { format: string; text: string };
  tags: string[] | null;
  globalFeedback: { format: string; text: string };
  choices: {
    isCorrect: boolean;
    weight: number | null;
    text: { text?: string; number?: number; range?: number; numberLow?: number; numberHigh?: number };
    feedback: { text: string } | null;
  }[];
}

const read = (exercises: readonly Exercise[], title = '2 Title'): Parsed[] =>
  gift.parse(
    giftFile([{ title, exercises: exercises.map((exercise, i) => ({ exercise, number: i + 1 })) }], PAGE),
  ) as unknown as Parsed[];

/** The grade that a platform gives a number: the first answer that it lies in decides. */
function graded({ choices }: Parsed, value: number): { credit: number; said: string | undefined } {
  const met = choices.find(({ text: { number, range = 0, numberLow, numberHigh } }) =>
    number !== undefined
      ? Math.abs(value - number) <= range
      : value >= (numberLow as number) && value <= (numberHigh as number),
  );
  return { credit: met ? (met.weight ?? 100) : 0, said: met?.feedback?.text };
}

/** The text of some markup, without tags and with its character references resolved. */
const plain = (markup: string): string =>
  markup.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
/** A text without the marks `_` and `^` that set its symbols. */
const withoutMarks = (text: string): string =>
  splitSymbols(text)
    .map((piece, i) => (i % 2 === 0 ? piece : piece.replace(/^\^\((.*)\)$/, '$1').replace(/^\^|_/, '')))
    .join('');

describe('every exercise', () => {
  const [category, ...questions] = read(EXERCISES);

  test('is in the file, below the category of its chapter', () => {
    expect(category).toMatchObject({ type: 'Category', title: 'Adjacency Lab/2 Title' });
    expect(questions).toHaveLength(EXERCISES.length);
  });

  test.each(EXERCISES.map((exercise, i) => ({ exercise, i, id: exercise.id })))(
    '$id has the question, the explanation and the link of the sheet',
    ({ exercise, i }) => {
      const { type, stem, globalFeedback, tags } = questions[i];
      expect(type).toBe(exercise.answer.kind === 'number' ? 'Numerical' : 'MC');
      expect(tags).toEqual([exercise.chapter, exercise.level]);
      expect(stem.format).toBe('html');
      expect(plain(stem.text)).toContain(withoutMarks(exercise.question));
      expect(stem.text).toMatch(/<a href="https:\/\/lab\.example\/de\.html\?[^"]*#[a-z-]+">/);
      expect(plain(globalFeedback.text)).toContain(withoutMarks(exercise.explanation));
    },
  );

  test.each(
    EXERCISES.flatMap((exercise, i) =>
      exercise.answer.kind === 'choice' ? [{ exercise, i, id: exercise.id, answer: exercise.answer }] : [],
    ),
  )('$id has the right choice of the sheet as its only right one', ({ i, answer }) => {
    const { choices } = questions[i];
    expect(choices).toHaveLength(Object.keys(answer.choices).length);
    expect(choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => plain(text.text ?? ''))).toEqual([
      withoutMarks(answer.choices[answer.right]),
    ]);
  });

  test.each(
    EXERCISES.flatMap((exercise, i) =>
      exercise.answer.kind === 'number' ? [{ exercise, i, id: exercise.id, answer: exercise.answer }] : [],
    ),
  )('$id is graded as on the sheet for numbers up to 10% off', ({ exercise, i, answer }) => {
    const scale = answer.unit === '%' ? 100 : 1;
    const right = scale * answer.value;
    expect(graded(questions[i], Number(right.toPrecision(12))).credit).toBe(100);
    fc.assert(
      fc.property(fc.double({ min: -0.1, max: 0.1, noNaN: true }), (off) => {
        const value = Number((right * (1 + off)).toPrecision(9));
        const onSheet = checkAnswer(exercise, String(value));
        const { credit, said } = graded(questions[i], value);
        expect(credit).toBe(onSheet.verdict === 'right' ? 100 : 0);
        if (onSheet.verdict !== 'wrong' || value < 1) return;
        expect(said).toBe(onSheet.side === 'above' ? 'That is too large.' : 'That is too small.');
      }),
      { seed: 78, numRuns: size(30, 100) },
    );
  });

  test('a share counts whether it is given as a share or in percent', () => {
    const at = EXERCISES.findIndex(({ id }) => id === 'never-drawn');
    expect(graded(questions[at], 0.606).credit).toBe(100);
    expect(graded(questions[at], 60.6).credit).toBe(100);
    expect(graded(questions[at], 50)).toEqual({ credit: 0, said: 'That is too small.' });
  });
});

test('the grammar reads back any text, whatever signs of the format it holds', () => {
  const text = fc
    .string({
      unit: fc.constantFrom(...'abc σ=~#{}:\\<>&"%^n/[]*', '->', '::', '####', '//', ' '),
      minLength: 1,
    })
    .map((inside) => `Is ${inside.replace(/\s+/g, ' ').trim()} so?`);
  fc.assert(
    fc.property(text, text, text, (question, explanation, choice) => {
      const exercise: Exercise = {
        id: 'any',
        chapter: 'promise',
        level: 'look',
        question,
        scenario: {},
        answer: { kind: 'choice', choices: { right: choice, wrong: 'Another' }, right: 'right' },
        explanation,
      };
      const [, parsed] = read([exercise]);
      expect(plain(parsed.stem.text)).toContain(withoutMarks(question));
      expect(plain(parsed.globalFeedback.text)).toContain(withoutMarks(explanation));
      expect(plain(parsed.choices[0].text.text ?? '')).toBe(withoutMarks(choice));
    }),
    { seed: 79, numRuns: size(70, 200) },
  );
});
