// The labels of the live figure at many settings, with the curves that the accountants compute: no label touches a line, and no
// leader crosses one. The lines are read from their paths, as they are drawn.
import { describe, expect, it } from 'vitest';
import { uniforms } from '../../../../test/shared/uniforms';
import { size } from '../../../../test/statistics/size';
import { epsilonCurves } from '../../../accounting/curves/epsilonCurves';
import {
  type Axis,
  axisWindow,
  changeScenario,
  DEFAULT_SCENARIO,
  rowValues,
  type Scenario,
} from '../../../scenario';
import type { CurvesReply } from '../../../work';
import { curvesRequest } from '../../../work/requests';
import { boxesOverlap, type Placement } from '../../figure/freePlace';
import type { PathPoint, PlotBox } from '../../figure/lineProfile';
import { placeLabels } from '../../figure/placeLabels';
import { smoothLine } from '../../figure/smoothLine';
import type { DrawnAudit } from './drawn';
import { drawnCurves } from './drawn';
import { figureDomain, heightsOf } from './epsilonDomain';
import { frameOf } from './frame';
import { curveLabels, labelScene, ratioLabels } from './labelScene';
import { curveRows, nearestIndex } from './rows';

const SETTINGS = size(15, 200);
const AXES: readonly Axis[] = ['noiseMultiplier', 'samplingRate', 'steps', 'delta'];

const next = uniforms(20);
const between = (low: number, high: number) => low + (high - low) * next();
const power = (low: number, high: number) => 10 ** between(low, high);

function anySetting(i: number): { scenario: Scenario; width: number; height: number } {
  const scenario = changeScenario(DEFAULT_SCENARIO, {
    samplingRate: power(-3, 0),
    noiseMultiplier: power(-0.3, 1.6),
    steps: Math.round(power(0, 3.7)),
    delta: power(-9, -2),
    axis: AXES[i % AXES.length] as Axis,
    epsilonScale: next() < 0.5 ? 'linear' : 'log',
    moreBounds: next() < 0.5 ? 'off' : 'on',
  });
  return { scenario, width: Math.round(between(328, 1300)), height: Math.round(between(260, 720)) };
}

/** Audits of the worst-case attack: how far below the substitute epsilon they are, and the end of their intervals, as parts of it. */
const AUDITED = { epsilon: 0.9, upper: 1.1 };

/** An audit where that of the worst-case attack usually is: below the substitute epsilon, with an interval that contains it. */
function auditOf(reply: CurvesReply, scenario: Scenario, soFar: boolean, audited = AUDITED): DrawnAudit[] {
  const x = scenario[scenario.axis];
  const substitute = reply.substitute.value[nearestIndex(reply.values, x)] ?? Number.NaN;
  if (!(substitute > 0)) return [];
  const epsilon = audited.epsilon * substitute;
  const estimate = { epsilon, lower: epsilon, upper: audited.upper * substitute } as DrawnAudit['estimate'];
  return [{ key: 'own', x, estimate, soFar, own: true, elsewhere: false, row: false, visited: false }];
}

/** The row of audits along the axis, without those next to the own point. */
function rowOf(reply: CurvesReply, scenario: Scenario, audited = AUDITED): DrawnAudit[] {
  const window = axisWindow(scenario);
  const apart = Math.log(window.max / window.min) / 30;
  return rowValues(scenario, window).flatMap((x): DrawnAudit[] => {
    const substitute = reply.substitute.value[nearestIndex(reply.values, x)] ?? Number.NaN;
    if (!(substitute > 0) || Math.abs(Math.log(x / scenario[scenario.axis])) <= apart) return [];
    const epsilon = audited.epsilon * substitute;
    const estimate = { epsilon, lower: epsilon, upper: audited.upper * substitute } as DrawnAudit['estimate'];
    return [
      { key: `row ${x}`, x, estimate, soFar: false, own: false, elsewhere: false, row: true, visited: false },
    ];
  });
}

/** A path of moves and cubic pieces as short straight pieces. */
function sampled(path: string): [PathPoint, PathPoint][] {
  const pieces: [PathPoint, PathPoint][] = [];
  let at: PathPoint = { x: 0, y: 0 };
  for (const [, command, text = ''] of path.matchAll(/([MC])([^MCZ]*)/g)) {
    const numbers = text.trim().split(/[ ,]+/).map(Number);
    const points: PathPoint[] = [];
    for (let i = 0; i < numbers.length; i += 2) points.push({ x: numbers[i]!, y: numbers[i + 1]! });
    if (command === 'M') {
      at = points[0]!;
      continue;
    }
    const [b, c, d] = points as [PathPoint, PathPoint, PathPoint];
    const a = at;
    let before = a;
    for (let k = 1; k <= 8; k++) {
      const t = k / 8;
      const mix = (p: 'x' | 'y') =>
        (1 - t) ** 3 * a[p] + 3 * t * (1 - t) ** 2 * b[p] + 3 * t * t * (1 - t) * c[p] + t ** 3 * d[p];
      const now = { x: mix('x'), y: mix('y') };
      pieces.push([before, now]);
      before = now;
    }
    at = d;
  }
  return pieces;
}

/** The part of a straight piece that is drawn, because the plot cuts off everything above `top`. */
function cutAt(top: number, [a, b]: [PathPoint, PathPoint]): [PathPoint, PathPoint][] {
  if (a.y < top && b.y < top) return [];
  if (a.y >= top && b.y >= top) return [[a, b]];
  const edge = { x: a.x + ((b.x - a.x) * (top - a.y)) / (b.y - a.y), y: top };
  return a.y < top ? [[edge, b]] : [[a, edge]];
}

const turn = (p: PathPoint, q: PathPoint, r: PathPoint) =>
  (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);

const cross = ([a, b]: readonly [PathPoint, PathPoint], [c, d]: readonly [PathPoint, PathPoint]): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

const edges = ({ left, right, top, bottom }: PlotBox): [PathPoint, PathPoint][] => {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4]!]);
};

const within = ({ x, y }: PathPoint, { left, right, top, bottom }: PlotBox) =>
  x > left && x < right && y > top && y < bottom;

const touches = (piece: readonly [PathPoint, PathPoint], box: PlotBox): boolean =>
  within(piece[0], box) || within(piece[1], box) || edges(box).some((edge) => cross(piece, edge));

interface Faults {
  /** A label on a line, on a mark, on another label, or out of the picture. */
  overlaps: string[];
  /** A leader over a line, a label, a mark or another leader. */
  crossings: string[];
}

function faultsOf(
  placements: readonly Placement[],
  lines: readonly { id: string; pieces: [PathPoint, PathPoint][] }[],
  { plot, obstacles, labels }: ReturnType<typeof labelScene>,
): Faults {
  const overlaps: string[] = [];
  const crossings: string[] = [];
  for (const [i, { id, box, leader, anchor }] of placements.entries()) {
    for (const line of lines) {
      if (line.pieces.some((piece) => touches(piece, box))) overlaps.push(`${id} on ${line.id}`);
      if (leader && line.pieces.some((piece) => cross(piece, leader)))
        crossings.push(`${id} over ${line.id}`);
    }
    for (const mark of obstacles) {
      if (boxesOverlap(box, mark)) overlaps.push(`${id} on a mark`);
      if (leader && !within(anchor, mark) && touches(leader, mark)) crossings.push(`${id} over a mark`);
    }
    // A label with a home has its place above the plot.
    const head = labels.find((label) => label.id === id)?.home === undefined ? plot.top : 0;
    if (box.left < plot.left || box.right > plot.right || box.top < head || box.bottom > plot.bottom) {
      overlaps.push(`${id} out of the picture`);
    }
    for (const [k, other] of placements.entries()) {
      if (k === i) continue;
      if (boxesOverlap(box, other.box)) overlaps.push(`${id} on ${other.id}`);
      if (!leader) continue;
      if (touches(leader, other.box)) crossings.push(`${id} over the words of ${other.id}`);
      if (other.leader && cross(leader, other.leader)) crossings.push(`${id} over the leader of ${other.id}`);
    }
  }
  return { overlaps, crossings };
}

describe('the labels of the live figure', () => {
  it(`touch nothing and are hardly ever left out at ${SETTINGS} settings`, () => {
    const faults: string[] = [];
    const asked: Record<string, number> = {};
    const placed: Record<string, number> = {};
    for (let i = 0; i < SETTINGS; i++) {
      const { scenario, width, height } = anySetting(i);
      const window = axisWindow(scenario);
      const request = curvesRequest(scenario, window, 33, 'bounds');
      const reply = { ...epsilonCurves(request), elapsed: 0 };
      const ids = drawnCurves(scenario);
      const heights = heightsOf(reply, ids, scenario[scenario.axis]);
      const epsilonDomain = figureDomain(heights, scenario.epsilonScale);
      const frame = frameOf({ width, height, textScale: 1, window, epsilonDomain });
      const rows = curveRows(reply, epsilonDomain);
      const audits = [...rowOf(reply, scenario), ...auditOf(reply, scenario, i % 3 === 0)];
      const scene = labelScene({ rows, reply, scenario, audits, coming: false, own: scenario }, frame);
      const placements = placeLabels(scene);
      const lines = scene.lines.map(({ id, points }) => ({
        id,
        pieces: sampled(smoothLine(points)).flatMap((piece) => cutAt(scene.plot.top, piece)),
      }));
      const { overlaps, crossings } = faultsOf(placements, lines, scene);
      for (const fault of [...overlaps, ...crossings]) faults.push(`${i}: ${fault}`);
      for (const { id, anchors } of scene.labels) {
        const seen = anchors.filter((anchor) => within(anchor, scene.plot)).length;
        if (seen < (scene.lines.some((line) => line.id === id) ? 4 : 1)) continue;
        asked[id] = (asked[id] ?? 0) + 1;
        if (placements.some((placement) => placement.id === id)) placed[id] = (placed[id] ?? 0) + 1;
      }
    }
    expect(faults).toEqual([]);
    const share = (id: string) => (placed[id] ?? 0) / (asked[id] ?? Number.NaN);
    // A label is left out if no leader reaches a free place, as for two lines that run together, or a gap lower than a line of text.
    for (const [id, least] of Object.entries({
      // The curve of group privacy may leave the figure at its top edge a few px from the vertical axis.
      group: 0.92,
      addRemove: 0.98,
      substitute: 0.92,
      ratio: 0.92,
    })) {
      expect(share(id), id).toBeGreaterThan(least);
    }
    for (const id of ['implied', 'hiddenState']) expect(share(id), id).toBeGreaterThan(0.8);
    expect(share('audit')).toBe(1);
  }, 60_000);
});

describe('the words of the labels at the opening settings', () => {
  const request = curvesRequest(DEFAULT_SCENARIO, axisWindow(DEFAULT_SCENARIO), 33, 'bounds');
  const reply = { ...epsilonCurves(request), elapsed: 0 };

  it('say what the ratio is of', () => {
    expect(ratioLabels({ reply, scenario: DEFAULT_SCENARIO })[0]).toBe('substitute is 1.93 times add/remove');
  });

  it('name the curve of substitute by its word before its letter alone, and that of group privacy in plain words', () => {
    const words = (id: 'substitute' | 'group', narrow: boolean) =>
      curveLabels(id, narrow, DEFAULT_SCENARIO).map((label) => label.words);
    expect(words('substitute', false)).toEqual(['substitute', 'substitute', '']);
    for (const text of [...words('group', false), ...words('group', true)]) {
      expect(text).toContain('group privacy');
      expect(text).not.toContain('Theorem');
    }
  });

  it.each([
    ['1440', 899, 593],
    ['1280', 790, 436],
  ])('include “substitute” and what the ratio is of in a window of %s px', (_, width, height) => {
    const scenario = DEFAULT_SCENARIO;
    const window = axisWindow(scenario);
    const epsilonDomain = figureDomain(
      heightsOf(reply, drawnCurves(scenario), scenario[scenario.axis]),
      scenario.epsilonScale,
    );
    const frame = frameOf({ width, height, textScale: 1, window, epsilonDomain });
    // the attack comes as near to the guarantee as at the page's start
    const near = { epsilon: 0.978, upper: 1.01 };
    const audits = [...rowOf(reply, scenario, near), ...auditOf(reply, scenario, false, near)];
    const rows = curveRows(reply, epsilonDomain);
    const placements = placeLabels(
      labelScene({ rows, reply, scenario, audits, coming: false, own: scenario }, frame),
    );
    const wordingOf = (id: string) => placements.find((placement) => placement.id === id)?.wording ?? 9;
    expect(curveLabels('substitute', false, scenario)[wordingOf('substitute')]?.words).toBe('substitute');
    expect(ratioLabels({ reply, scenario })[wordingOf('ratio')]).toContain('times add/remove');
  });
});
