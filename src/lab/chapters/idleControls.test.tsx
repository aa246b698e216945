// Controls beside figures: each changes something that is drawn, or has a remark that says that it does not.
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SCENARIO, type FieldName, fieldOfKey, SHOWABLE, type Showable } from '../../scenario';
import { type Derived, ENTERS, idleFields } from '../../scenario/fields/enters';
import type { ResultsSnapshot } from '../../work';
import { ControlRow } from '../controls/ControlRow';
import { IDLE_WORDS } from '../controls/idleWords';
import { MoreControls } from '../controls/MoreControls';
import { BATCH_CHOICE_DRAWS } from '../controls/SamplingChoice';
import { EmbedControls } from '../embed/EmbedControls';
import { CLAIM_DRAWS } from '../live/claim/claimParts';
import { ResultsContext } from '../state/results';
import { CHAPTERS, LECTURE } from './allChapters';
import { EMBEDDABLE, figureNamed } from './figures';
import type { Chapter } from './frame/chapter';
import type { Step } from './frame/step';
import { LAB } from './liveFigure';
import { ControlsNow } from './training/controls/TrainingControls';

const nothing = () => {};
const UNREAD = {} as ResultsSnapshot;

/** The fields of the sliders in drawn controls. */
const slidersIn = (markup: string): FieldName[] =>
  Array.from(markup.matchAll(/data-field="(\w+)"/g), ([, name]) => name as FieldName);

const words: Readonly<Partial<Record<FieldName, string>>> = IDLE_WORDS;

/** The sliders that change nothing that is drawn and have no remark that says so. */
const silent = (markup: string, drawn: readonly Derived[]): readonly FieldName[] =>
  idleFields(slidersIn(markup), drawn).filter((name) => !markup.includes(words[name] ?? '\0'));

/** Every figure that the stage can show: the live figure, those of each chapter's tabs, and those that its steps name. */
const STAGED: readonly string[] = [
  ...new Set([
    'lab',
    ...CHAPTERS.flatMap(({ stage, steps }: Chapter) => [
      ...stage,
      ...Object.values<Step>(steps).flatMap(({ figure }) => figure ?? []),
    ]),
  ]),
];

describe('on the stage', () => {
  const rowBeside = (name: string) => {
    const { draws } = figureNamed(name);
    return renderToStaticMarkup(
      <ControlRow
        early={false}
        drawn={draws}
        answering={name !== 'lab'}
        change={nothing}
        replace={nothing}
      />,
    );
  };
  const seenBeside = (name: string) => [...figureNamed(name).draws, ...(name === 'lab' ? CLAIM_DRAWS : [])];

  test.each(STAGED)('every slider of the row moves something, or says that it does not: %s', (name) => {
    expect(silent(rowBeside(name), seenBeside(name))).toEqual([]);
  });

  test.each(STAGED)(
    'the row has exactly those of its four sliders on which the figure depends: %s',
    (name) => {
      const four: FieldName[] = ['noiseMultiplier', 'samplingRate', 'steps', 'clippingNorm'];
      const idle = idleFields(four, figureNamed(name).draws);
      const expected = name === 'lab' ? four : four.filter((field) => !idle.includes(field));
      expect(slidersIn(rowBeside(name))).toEqual(expected);
    },
  );

  test('there is no row beside a form, on which no slider has an effect', () => {
    const forms = STAGED.filter((name) => figureNamed(name).draws.length === 0);
    for (const name of forms) expect(rowBeside(name)).toBe('');
  });

  test('beside the live figure C says that no ε depends on it', () => {
    expect(rowBeside('lab')).toContain(IDLE_WORDS.clippingNorm);
  });

  test('beside a figure that depends on C, C does not say that no ε depends on it', () => {
    const clips = STAGED.filter((name) => idleFields(['clippingNorm'], figureNamed(name).draws).length === 0);
    expect(clips).toEqual(expect.arrayContaining(['clipping', 'training-slide']));
    for (const name of clips) expect(rowBeside(name)).not.toContain(IDLE_WORDS.clippingNorm);
  });

  test('every further setting of the panel changes the live figure, or says that it does not', () => {
    const more = renderToStaticMarkup(
      <MoreControls scenario={DEFAULT_SCENARIO} change={nothing} replace={nothing} />,
    );
    expect(slidersIn(more)).toEqual(expect.arrayContaining(['delta', 'recordCount', 'seed']));
    expect(silent(more, [...CLAIM_DRAWS, ...LAB.draws, ...BATCH_CHOICE_DRAWS])).toEqual([]);
    const choices = ['axis', 'measure', 'epsilonScale', 'moreBounds', 'estimator'] as const;
    expect(idleFields(choices, LAB.draws)).toEqual([]);
  });
});

test('the controls of real training change its figure, or say that they do not', () => {
  const around = {} as NonNullable<ComponentProps<typeof ResultsContext>['value']>;
  const controls = renderToStaticMarkup(
    <ResultsContext value={around}>
      <ControlsNow onChange={nothing} rows={null} />
    </ResultsContext>,
  );
  expect(slidersIn(controls)).toEqual(
    expect.arrayContaining(['learningRate', 'clippingNorm', 'checkpoints']),
  );
  const { draws } = figureNamed('training');
  expect(silent(controls, draws)).toEqual([]);
  expect(idleFields(['dataset', 'model', 'optimizer', 'canaries', 'target', 'estimator'], draws)).toEqual([]);
});

/**
 * Fields of controls around a lone figure that change nothing and do not say so. An address or a step of the lecture asks for
 * the controls `shown`.
 */
function silentAlone(draws: readonly Derived[], shown: readonly Showable[]): readonly FieldName[] {
  // The controls of the attack need results to be drawn. They are those of the panel, which is tested above.
  const plain = shown.filter((name) => name !== 'attack');
  const markup = renderToStaticMarkup(
    <EmbedControls
      draws={draws}
      shown={plain}
      scenario={DEFAULT_SCENARIO}
      snapshot={UNREAD}
      change={nothing}
    />,
  );
  const fields = plain.flatMap((key) => fieldOfKey(key)?.name ?? []);
  const sliders = slidersIn(markup);
  const seen = [
    ...draws,
    ...(shown.includes('claim') ? CLAIM_DRAWS : []),
    ...(shown.includes('b') ? BATCH_CHOICE_DRAWS : []),
  ];
  return [...silent(markup, seen), ...idleFields(fields, seen).filter((name) => !sliders.includes(name))];
}

describe('around a figure that stands alone, every control changes something or says that it does not', () => {
  const alone = Object.entries(EMBEDDABLE);
  test.each(alone)('for each control that an address can ask for: %s', (_, { draws, shows }) => {
    for (const one of shows) expect({ one, silent: silentAlone(draws, [one]) }).toEqual({ one, silent: [] });
    expect(silentAlone(draws, shows)).toEqual([]);
  });

  test.each(LECTURE.map((step) => [step.id, step] as const))('for step %s of the lecture', (_, step) => {
    const draws = step.figure === null ? [] : figureNamed(step.figure).draws;
    expect(silentAlone(draws, step.shows ?? [])).toEqual([]);
  });

  test('some figure shows each', () => {
    const offered = new Set(alone.flatMap(([, { shows }]) => shows));
    expect(SHOWABLE.filter((name) => !offered.has(name))).toEqual([]);
  });
});

test('every field moves something that a chapter, the sentence or the row draws', () => {
  const figures = CHAPTERS.flatMap(({ figures: own }: Chapter) => Object.values(own));
  const drawn = [...CLAIM_DRAWS, ...BATCH_CHOICE_DRAWS, ...[LAB, ...figures].flatMap(({ draws }) => draws)];
  expect(idleFields(Object.keys(ENTERS) as FieldName[], drawn)).toEqual([]);
});
