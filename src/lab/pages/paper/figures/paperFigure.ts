// A picture of one of the paper's figures, and the functions by which its sentences are checked against the recording.
import { t } from '@lingui/core/macro';
import type { CanaryChoice, Scenario } from '../../../../scenario';
import { ATTACKS, attackColour } from '../../../chapters/training/attacks';
import { epsilonText, parameterText } from '../../../notation/formatNumber';
import type { PaperRecordingPlan } from '../cells';
import type { Panel, PanelAxes, PanelLine } from '../panelCharts';
import type { AuditPoint, Ceilings, Mean, RecordedCell } from '../recorded';
import type { SettingName } from '../settings/setting';

/** A sentence about a recording. It is shown only if it holds of the recording. */
interface Seen {
  holds: (cells: readonly RecordedCell[]) => boolean;
  words: (cells: readonly RecordedCell[]) => string;
}

export interface PaperFigure {
  plan: PaperRecordingPlan;
  /** Name of the figure in the paper, such as 'Figure 3'. */
  name: string;
  title: string;
  words: string;
  /** Words on which data stand in for the paper's, and why. */
  standsIn: string;
  /** Reason for each setting that differs from the paper's, and for no other, as a test checks. */
  because: Partial<Record<SettingName, string>>;
  /** Words on what the paper says of the figure. */
  found: string;
  seen: readonly Seen[];
  differs?: string;
  axes: PanelAxes;
  panels: (cells: readonly RecordedCell[]) => readonly Panel[];
  /** The figure at the paper's own sizes, as far as that has been trained. */
  whole?: PaperRecordingPlan;
  /** Links to scenarios of the figure. Those that train models are small enough for a browser. */
  links: readonly { title: string; scenario: Scenario }[];
}

export const writeParameter = (x: number): string => parameterText(x);

export const EPSILON_AXES: Pick<PanelAxes, 'yTitle' | 'yColumn' | 'least' | 'most' | 'writeY' | 'writeTick'> =
  {
    yTitle: t`ε at δ = 10⁻⁵ of the accountants, and ε(Audit), mean and two standard errors over the repeats`,
    yColumn: 'epsilon',
    least: 0,
    most: null,
    writeY: (epsilon, rounding) => epsilonText(epsilon, rounding ?? 'nearest'),
    writeTick: writeParameter,
  };

export const stepAxes: PanelAxes = {
  ...EPSILON_AXES,
  xTitle: t`steps t`,
  xColumn: 'steps',
  logarithmic: false,
  writeX: writeParameter,
};

type Attack = CanaryChoice | 'S1';

interface CellPlace {
  x: number;
  ceilings: Ceilings;
  audits: Partial<Record<Attack, AuditPoint>>;
}

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

/** A panel of accountants' lines and attacks. The accountants' lines and the limit of S1 have no error; attacks use the paper's estimator. */
export function panelOf(id: string, title: string, places: readonly CellPlace[]): Panel {
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

export const stepsPanel = ({ id, steps, ceilings, audits }: RecordedCell, title: string): Panel =>
  panelOf(
    id,
    title,
    steps.map((x, i) => {
      const at = Object.entries(audits).map(([kind, points]) => [kind, points[i]]);
      return { x, ceilings: ceilings[i], audits: Object.fromEntries(at) };
    }),
  );

/** The audit after the last step. */
export const lastAudit = ({ audits }: RecordedCell, kind: Attack): AuditPoint => {
  const point = audits[kind]?.at(-1);
  if (!point) throw new RangeError(`The recording has no ${kind}.`);
  return point;
};

export const ceilingOf = ({ ceilings }: RecordedCell): Ceilings => ceilings[ceilings.length - 1];

/** The audit's ε after the last step, by the paper's estimator, as text. */
export const shown = (cell: RecordedCell, kind: Attack): string =>
  epsilonText(lastAudit(cell, kind).paper.mean, 'nearest');

/** Whether a mean is above a level by more than its error, which is two standard errors. */
export const meanClearlyAbove = ({ mean, error }: Mean, level: number): boolean =>
  mean - (error ?? 0) > level;

/** Whether a mean is above another by more than two standard errors of the difference. */
export const clearlyMore = (one: Mean, other: Mean): boolean =>
  one.mean - other.mean > Math.hypot(one.error ?? 0, other.error ?? 0);

/** Whether an attack shows less in the second cell, by more than the errors. */
export const falls = (first: RecordedCell, second: RecordedCell, kind: CanaryChoice): boolean =>
  clearlyMore(lastAudit(first, kind).paper, lastAudit(second, kind).paper);

/** Whether an attack's results in two cells differ by no more than the errors. */
export const alike = (first: RecordedCell, second: RecordedCell, kind: CanaryChoice): boolean =>
  !falls(first, second, kind) && !falls(second, first, kind);

export const unchanged = (cells: readonly RecordedCell[], kind: CanaryChoice): boolean =>
  cells.every((cell) => lastAudit(cell, kind).paper.mean === lastAudit(cells[0], kind).paper.mean);

/** Attacks whose audit after the last step exceeds the add/remove ε by more than its error. */
const beyond = (cell: RecordedCell): CanaryChoice[] =>
  attacksOf(cell).filter((kind) => meanClearlyAbove(lastAudit(cell, kind).paper, ceilingOf(cell).addRemove));

/** Names of the attacks that exceed the add/remove ε in a cell, as text. */
export const beyondIn = (cell: RecordedCell): string => beyond(cell).join(', ');

/** Whether S2 shows most after the last step of every cell, and no attack exceeds the substitute ε. */
export const gradientFirst = (cells: readonly RecordedCell[]): boolean =>
  cells.every((cell) => {
    const [first, ...others] = attacksOf(cell).map((kind) => lastAudit(cell, kind).paper.mean);
    return others.every((epsilon) => epsilon < first) && first < ceilingOf(cell).substitute;
  });

/** Whether in every cell S2 exceeds the add/remove ε by more than its error, and no other attack exceeds it. */
export const gradientAlone = (cells: readonly RecordedCell[]): boolean =>
  gradientFirst(cells) &&
  cells.every((cell) => {
    const { addRemove } = ceilingOf(cell);
    return attacksOf(cell).every((kind) => {
      const { paper } = lastAudit(cell, kind);
      return kind === 'S2' ? meanClearlyAbove(paper, addRemove) : paper.mean < addRemove;
    });
  });
