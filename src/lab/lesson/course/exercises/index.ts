// All exercises, in the order of the chapters and, within one, of their levels: their settings and answers here, their words in
// src/content.
import {
  attributeOf,
  type ContentElement,
  elementsNamed,
  heldBy,
  onlyParagraph,
  plainWords,
} from '../../../../base/language/content';
import TEXT from '../../../../content/en/lesson/exercises.mdx';
import type { LessonChapter } from '../checkpoints';
import type { Exercise } from './exercise';

type Answer = Exercise['answer'];
type Number = Extract<Answer, { kind: 'number' }>;

/** An answer without its words: a unit that is a word, and the texts of choices, stand in src/content. */
type StoredAnswer =
  | (Omit<Number, 'unit'> & Partial<Pick<Number, 'unit'>>)
  | Omit<Extract<Answer, { kind: 'choice' }>, 'choices'>;

type OnSheet = Pick<Exercise, 'level'> & Partial<Pick<Exercise, 'scenario'>> & { answer: StoredAnswer };

const SHEET = {
  'which-neighbour': {
    'right-angle': {
      level: 'look',
      scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
      answer: {
        kind: 'number',
        value: Math.SQRT2,
        unit: 'C',
        tolerance: { relative: 0.02 },
        rounding: 'nearest',
      },
    },
    'one-step-guess': {
      level: 'work',
      answer: { kind: 'number', value: 0.51403, unit: '%', tolerance: { absolute: 0.002 }, rounding: 'up' },
    },
    'never-drawn': {
      level: 'think',
      scenario: { samplingRate: 1 / 1000 },
      answer: {
        kind: 'number',
        value: 0.60638,
        unit: '%',
        tolerance: { relative: 0.01 },
        rounding: 'nearest',
      },
    },
  },
  promise: {
    'ratio-full-batch': {
      level: 'look',
      scenario: { samplingRate: 1, noiseMultiplier: 26.89 },
      answer: {
        kind: 'number',
        value: 2.2551,
        tolerance: { relative: 0.01 },
        rounding: 'nearest',
      },
    },
    'where-twice-holds': {
      level: 'work',
      scenario: { axis: 'samplingRate' },
      answer: {
        kind: 'number',
        value: 0.10037,
        unit: 'q',
        tolerance: { relative: 0.03 },
        rounding: 'nearest',
      },
    },
    'unequal-halves': {
      level: 'think',
      answer: { kind: 'number', value: 9.5268, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'up' },
    },
    'nothing-lost': {
      level: 'think',
      scenario: { samplingRate: 1, noiseMultiplier: 26.89 },
      answer: {
        kind: 'choice',
        right: 'nothing',
      },
    },
  },
  'worst-case': {
    'no-mistake': {
      level: 'look',
      answer: { kind: 'number', value: 0.0014967, unit: '%', tolerance: { relative: 0.02 }, rounding: 'up' },
    },
    'fifth-wrong': {
      level: 'work',
      answer: { kind: 'number', value: 7.9775, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'down' },
    },
    'highest-of-ten': {
      level: 'think',
      scenario: { repeats: 10 },
      answer: {
        kind: 'number',
        value: 0.40126,
        unit: '%',
        tolerance: { relative: 0.02 },
        rounding: 'nearest',
      },
    },
  },
  training: {
    'limit-below': {
      level: 'look',
      scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.76, steps: 100, axis: 'steps' },
      answer: {
        kind: 'choice',
        right: 'below',
      },
    },
    'real-cosine': {
      level: 'work',
      answer: {
        kind: 'number',
        value: 1.88149,
        unit: 'C',
        tolerance: { relative: 0.01 },
        rounding: 'nearest',
      },
    },
    'few-models': {
      level: 'think',
      answer: {
        kind: 'number',
        value: 4,
        tolerance: { absolute: 0 },
        rounding: 'up',
      },
    },
  },
  'one-run': {
    'thousand-coins': {
      level: 'look',
      answer: { kind: 'number', value: 5.809, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'down' },
    },
    'coins-for-eight': {
      level: 'work',
      answer: { kind: 'number', value: 8933, tolerance: { relative: 0.01 }, rounding: 'up' },
    },
    'surer-costs': {
      level: 'think',
      scenario: { confidence: 0.999 },
      answer: { kind: 'number', value: 4.9702, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'down' },
    },
  },
  meaning: {
    'yes-or-no': {
      level: 'look',
      answer: { kind: 'number', value: 0.79673, unit: '%', tolerance: { relative: 0.01 }, rounding: 'up' },
    },
    'password-bare-pair': {
      level: 'work',
      answer: { kind: 'number', value: 0.0029727, unit: '%', tolerance: { relative: 0.02 }, rounding: 'up' },
    },
    'another-delta': {
      level: 'think',
      scenario: { delta: 0.01 },
      answer: { kind: 'number', value: 0.010102, unit: '%', tolerance: { relative: 0.02 }, rounding: 'up' },
    },
  },
  choose: {
    'steps-for-four': {
      level: 'look',
      scenario: { axis: 'steps' },
      answer: { kind: 'number', value: 152, tolerance: { relative: 0.02 }, rounding: 'down' },
    },
    'noise-for-four': {
      level: 'work',
      answer: { kind: 'number', value: 3.0161, unit: 'σ', tolerance: { relative: 0.01 }, rounding: 'up' },
    },
    'promised-in-add-remove': {
      level: 'work',
      scenario: { samplingRate: 1 / 4 },
      answer: { kind: 'number', value: 6.1309, unit: 'σ', tolerance: { relative: 0.01 }, rounding: 'up' },
    },
    'kept-for-labels': {
      level: 'think',
      scenario: { samplingRate: 1 / 4, noiseMultiplier: 6.131 },
      answer: { kind: 'number', value: 8.9013, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'up' },
    },
  },
} as const satisfies Record<LessonChapter, Record<string, OnSheet>>;

type Sheet = typeof SHEET;
export type ExerciseId = { [Chapter in LessonChapter]: keyof Sheet[Chapter] }[LessonChapter];

const WRITTEN = new Map(
  elementsNamed(TEXT, 'Exercise').map((element) => [attributeOf(element, 'id'), element]),
);

/**
 * The words of the first element called `name` in `element`.
 * @throws Error if there is none.
 */
function wordsWithin(element: ContentElement, name: string): string {
  const [found] = elementsNamed(heldBy(element), name);
  if (found === undefined) throw new Error(`The text has no ${name} in ${attributeOf(element, 'id')}.`);
  return plainWords(onlyParagraph(heldBy(found)));
}

function withWords(id: string, { answer, ...own }: OnSheet) {
  const element = WRITTEN.get(id);
  if (element === undefined) throw new Error(`The text has no exercise ${id}.`);
  const choices = () =>
    elementsNamed(heldBy(element), 'Choice').map((choice) => [
      attributeOf(choice, 'name'),
      plainWords(onlyParagraph(heldBy(choice))),
    ]);
  const asked: Answer =
    answer.kind === 'choice'
      ? { ...answer, choices: Object.fromEntries(choices()) }
      : { ...answer, unit: answer.unit ?? attributeOf(element, 'unit') };
  return {
    ...own,
    question: wordsWithin(element, 'Question'),
    answer: asked,
    explanation: wordsWithin(element, 'Explanation'),
  };
}

export const EXERCISES: readonly (Exercise & { id: ExerciseId })[] = (
  Object.keys(SHEET) as LessonChapter[]
).flatMap((chapter) =>
  Object.entries<OnSheet>(SHEET[chapter]).map(([id, own]) => ({
    scenario: {},
    ...withWords(id, own),
    id: id as ExerciseId,
    chapter,
  })),
);
