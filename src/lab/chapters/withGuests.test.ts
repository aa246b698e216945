// The figures and steps that guests (src/guests) bring to the chapters.
import { describe, expect, test } from 'vitest';
import type { Chapter, GuestFigure } from './frame/chapter';
import type { GuestStep, Step } from './frame/step';
import { withGuests } from './withGuests';

const step = (id: string): Step => ({ id, scenario: {}, focus: 'x', figure: null, title: id, see: id });
const chapter = (id: Chapter['id'], steps: readonly string[]): Chapter => ({
  ...{ id, name: id, short: id },
  figures: {},
  stage: ['own'],
  covers: [],
  steps: Object.fromEntries(steps.map((name) => [name, step(name)])),
});
const CHAPTERS = [chapter('which-neighbour', ['a']), chapter('training', ['a', 'b'])];
const figure = (...stages: GuestFigure['stages']): GuestFigure => ({
  stages,
  title: '',
  Draw: () => null,
  draws: [],
});
const guestStep = (id: string, after: string): GuestStep => ({ ...step(id), focus: 'training', after });

describe('a figure of a guest', () => {
  test('stands behind the chapter’s own figures on each stage that it names', () => {
    const brought = withGuests(CHAPTERS, [['clouds', figure('training', 'which-neighbour')]], []);
    expect(brought.map(({ stage }) => stage)).toEqual([
      ['own', 'clouds'],
      ['own', 'clouds'],
    ]);
  });

  test('belongs to the first chapter that it names', () => {
    const brought = withGuests(CHAPTERS, [['clouds', figure('training', 'which-neighbour')]], []);
    expect(brought.map(({ figures }) => Object.keys(figures))).toEqual([[], ['clouds']]);
  });

  test('is the second on the stage of a chapter that it names as such, with its own settings', () => {
    const opens = { samplingRate: 1, steps: 20 };
    const clouds = {
      ...figure('training', 'which-neighbour'),
      second: { chapter: 'which-neighbour', opens },
    } as const;
    const own = CHAPTERS.map((one) => ({ ...one, stage: ['own', 'another'] }));
    const [first, home] = withGuests(own, [['clouds', clouds]], []);
    expect(first?.stage).toEqual(['own', 'clouds', 'another']);
    expect(first?.opens).toEqual({ clouds: opens });
    expect(home?.stage).toEqual(['own', 'another', 'clouds']);
    expect(home?.opens).toBeUndefined();
  });
});

describe('a step of a guest', () => {
  const ids = (steps: readonly GuestStep[]) =>
    withGuests(CHAPTERS, [], steps).map((one) => Object.values(one.steps).map(({ id }) => id));

  test('follows the step that it names, even if that is another guest’s', () => {
    expect(ids([guestStep('c', 'a'), guestStep('d', 'c')])).toEqual([['a'], ['a', 'c', 'd', 'b']]);
  });

  test('comes last if the step that it names does not exist', () => {
    expect(ids([guestStep('c', 'gone')])[1]).toEqual(['a', 'b', 'c']);
  });
});

test('without guests the chapters stay as they are', () => {
  const [first, second] = withGuests(CHAPTERS, [], []);
  expect([first, second]).toEqual(CHAPTERS);
});
