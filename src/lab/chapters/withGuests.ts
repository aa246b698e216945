// The chapters with the figures and steps that guests (src/guests) bring to them.
import { FIGURES } from '../../guests/faces/figures';
import { STEPS } from '../../guests/faces/steps';
import type { Chapter, GuestFigure } from './frame/chapter';
import type { GuestStep, Step } from './frame/step';

const figuresOf: readonly Readonly<Record<string, GuestFigure>>[] = Object.values(FIGURES);
const stepsOf: readonly Readonly<Record<string, GuestStep>>[] = Object.values(STEPS);
const FIGURES_BROUGHT = figuresOf.flatMap((figures) => Object.entries(figures));
const STEPS_BROUGHT = stepsOf.flatMap((steps) => Object.values(steps));

/** A chapter's steps with each step of a guest behind the one that it follows, or last if that one does not exist. */
function inOrder(own: readonly Step[], brought: readonly GuestStep[]): Step[] {
  const steps = [...own];
  for (const { after, ...step } of brought) {
    const place = steps.findIndex(({ id }) => id === after);
    steps.splice(place < 0 ? steps.length : place + 1, 0, step);
  }
  return steps;
}

type Brought = readonly [string, GuestFigure];

/** The names of the chapter's own figures with the guests' behind them, except for those that are to be the second. */
function stageOf({ id, stage }: Chapter, staged: readonly Brought[]): string[] {
  const isSecond = ([, { second }]: Brought) => second?.chapter === id;
  const names = (some: readonly Brought[]) => some.map(([name]) => name);
  const last = names(staged.filter((figure) => !isSecond(figure)));
  return [...stage.slice(0, 1), ...names(staged.filter(isSecond)), ...stage.slice(1), ...last];
}

function opensOf({ id }: Chapter, staged: readonly Brought[]): Pick<Chapter, 'opens'> {
  const opens = staged.flatMap(([name, { second }]) =>
    second?.chapter === id ? [[name, second.opens] as const] : [],
  );
  return opens.length === 0 ? {} : { opens: Object.fromEntries(opens) };
}

/** The chapters, each with the guests' figures that belong to it, the names of those on its stage, and the guests' steps. */
export const withGuests = (
  chapters: readonly Chapter[],
  figures: readonly Brought[] = FIGURES_BROUGHT,
  steps: readonly GuestStep[] = STEPS_BROUGHT,
): readonly Chapter[] =>
  chapters.map((chapter) => {
    const { id } = chapter;
    const home = figures.filter(([, { stages }]) => stages[0] === id);
    const staged = figures.filter(([, { stages }]) => stages.some((stage) => stage === id));
    const brought = steps.filter(({ focus }) => focus === id);
    return {
      ...chapter,
      figures: { ...chapter.figures, ...Object.fromEntries(home) },
      stage: stageOf(chapter, staged),
      ...opensOf(chapter, staged),
      steps: Object.fromEntries(
        inOrder(Object.values(chapter.steps), brought).map((step) => [step.id, step]),
      ),
    };
  });
