// A figure of the paper as the gallery has it: what it shows, what stands in for what, and what may be said of its recording.
import { t } from '@lingui/core/macro';
import { ATTACKS, attackColour } from '../../../chapters/training/attacks';
import { epsilonText, parameterText } from '../../../notation/formatNumber';
import type { CanaryChoice, Scenario } from '../../../scenario';
import type { PaperRecordingPlan } from '../cells';
import type { Panel, PanelAxes, PanelLine } from '../panelCharts';
import type { AuditPoint, Ceilings, Mean, RecordedCell } from '../recorded';
import type { SettingName } from '../settings/setting';

/** A sentence about a recording, and whether the recording bears it out. What does not hold is not said. */
interface Seen {
  holds: (cells: readonly RecordedCell[]) => boolean;
  words: (cells: readonly RecordedCell[]) => string;
}

export interface PaperFigure {
  plan: PaperRecordingPlan;
  /** 'Figure 3' */
  name: string;
  title: string;
  /** What is drawn. */
  words: string;
  /** Which data stand in for which, and why. */
  standsIn: string;
  /** Why each setting differs that does, and no other: a test compares them with the paper's. */
  because: Partial<Record<SettingName, string>>;
  /** What the paper says, as far as its statement is known here. */
  found?: string;
  seen: readonly Seen[];
  /** Why the two differ, where they do. */
  differs?: string;
  axes: PanelAxes;
  panels: (cells: readonly RecordedCell[]) => readonly Panel[];
  /** Scenarios that a reader can open, small enough to be trained in a browser where they train. */
  links: readonly { title: string; scenario: Scenario }[];
}

export const writePlain = (x: number): string => parameterText(x);

export const EPSILON_AXES: Pick<PanelAxes, 'yTitle' | 'yColumn' | 'least' | 'most' | 'writeY' | 'writeTick'> =
  {
    yTitle: t`ε at δ = 10⁻⁵ of the accountants, and ε(Audit), mean and two standard errors over the repeats`,
    yColumn: 'epsilon',
    least: 0,
    most: null,
    writeY: (epsilon) => epsilonText(epsilon),
    writeTick: writePlain,
  };

export const stepAxes: PanelAxes = {
  ...EPSILON_AXES,
  xTitle: t`steps t`,
  xColumn: 'steps',
  logarithmic: false,
  writeX: writePlain,
};

type Attack = CanaryChoice | 'S1';

/** What there is at one place along x. */
interface Place {
  x: number;
  ceilings: Ceilings;
  audits: Partial<Record<Attack, AuditPoint>>;
}

/** How the line of an attack looks, or that of the worst case. */
export function attackLook(kind: Attack): Omit<PanelLine, 'points'> {
  if (kind === 'S1') return { id: kind, name: t`S1 worst case`, colour: 'var(--audit)', shape: 'circle' };
  const { title, shape } = ATTACKS[kind];
  return { id: kind, name: `${kind} ${title}`, colour: attackColour(kind), shape };
}

const CEILINGS = [
  { of: 'group', id: 'group', name: t`group privacy`, colour: 'var(--group)', dash: '2 3' },
  { of: 'substitute', id: 'substitute', name: t`ε of substitute`, colour: 'var(--substitute)' },
  { of: 'addRemove', id: 'add_remove', name: t`ε of add/remove`, colour: 'var(--add-remove)', dash: '7 5' },
  { of: 'limit', id: 'limit', name: t`limit of S1`, colour: 'var(--soft)', dash: '1.5 4' },
] as const;

/**
 * The accountants' lines and the limit of S1, which are computed and have no error, and the line of every attack by the paper's
 * estimator.
 */
export function panelOf(id: string, title: string, places: readonly Place[]): Panel {
  const ceilings = CEILINGS.map(({ of, ...look }) => ({
    ...look,
    shape: null,
    points: places.flatMap(({ x, ceilings: { [of]: mean } }) =>
      mean === undefined ? [] : [{ x, mean, error: null }],
    ),
  }));
  const attacks = (Object.keys(places[0].audits) as Attack[]).map((kind) => ({
    ...attackLook(kind),
    points: places.flatMap(({ x, audits: { [kind]: point } }) =>
      point ? [{ x, ...point.paper, valid: point.valid.mean }] : [],
    ),
  }));
  return { id, title, lines: [...ceilings, ...attacks].filter(({ points }) => points.length > 0) };
}

export const attacksOf = ({ audits }: RecordedCell): CanaryChoice[] =>
  (Object.keys(audits) as Attack[]).filter((kind) => kind !== 'S1');

/** A cell over its steps. */
export const stepsPanel = ({ id, steps, ceilings, audits }: RecordedCell, title: string): Panel =>
  panelOf(
    id,
    title,
    steps.map((x, i) => {
      const at = Object.entries(audits).map(([kind, points]) => [kind, points[i]]);
      return { x, ceilings: ceilings[i], audits: Object.fromEntries(at) };
    }),
  );

/** After the last step. */
export const lastOf = ({ audits }: RecordedCell, kind: Attack): AuditPoint => {
  const point = audits[kind]?.at(-1);
  if (!point) throw new RangeError(`The recording has no ${kind}.`);
  return point;
};

export const ceilingOf = ({ ceilings }: RecordedCell): Ceilings => ceilings[ceilings.length - 1];

/** ε(Audit) after the last step, as a text. */
export const shown = (cell: RecordedCell, kind: Attack): string => epsilonText(lastOf(cell, kind).paper.mean);

/** Whether one mean lies above a number by more than its error. */
export const clearlyAbove = ({ mean, error }: Mean, level: number): boolean => mean - (error ?? 0) > level;

/** Whether two means differ by more than two standard errors of their difference. */
export const clearlyMore = (one: Mean, other: Mean): boolean =>
  one.mean - other.mean > Math.hypot(one.error ?? 0, other.error ?? 0);

/** Whether an attack shows less in the second cell, by more than the errors. */
export const falls = (first: RecordedCell, second: RecordedCell, kind: CanaryChoice): boolean =>
  clearlyMore(lastOf(first, kind).paper, lastOf(second, kind).paper);

/** Whether the errors do not tell an attack's two cells apart. */
export const alike = (first: RecordedCell, second: RecordedCell, kind: CanaryChoice): boolean =>
  !falls(first, second, kind) && !falls(second, first, kind);

/** Whether an attack shows the very same in all cells. */
export const unchanged = (cells: readonly RecordedCell[], kind: CanaryChoice): boolean =>
  cells.every((cell) => lastOf(cell, kind).paper.mean === lastOf(cells[0], kind).paper.mean);

/** The attacks that lie above the add/remove epsilon after the last step, by more than their errors. */
const beyond = (cell: RecordedCell): CanaryChoice[] =>
  attacksOf(cell).filter((kind) => clearlyAbove(lastOf(cell, kind).paper, ceilingOf(cell).addRemove));

/** What went beyond the add/remove epsilon in one panel; one sentence, written by the figure. */
export const beyondIn = (cell: RecordedCell): string => beyond(cell).join(', ');

/** Whether S2 shows more than every other attack after the last step of every cell, and each stays below the substitute epsilon. */
export const gradientFirst = (cells: readonly RecordedCell[]): boolean =>
  cells.every((cell) => {
    const [first, ...others] = attacksOf(cell).map((kind) => lastOf(cell, kind).paper.mean);
    return others.every((epsilon) => epsilon < first) && first < ceilingOf(cell).substitute;
  });

/** In every cell the crafted gradient alone exceeds the add/remove epsilon, and by more than its error. */
export const gradientAlone = (cells: readonly RecordedCell[]): boolean =>
  gradientFirst(cells) &&
  cells.every((cell) => {
    const { addRemove } = ceilingOf(cell);
    return attacksOf(cell).every((kind) => {
      const { paper } = lastOf(cell, kind);
      return kind === 'S2' ? clearlyAbove(paper, addRemove) : paper.mean < addRemove;
    });
  });
