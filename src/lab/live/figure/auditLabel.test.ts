// What the label of the attack says, and of which point: a number stands beside the point that has it.
import { describe, expect, it } from 'vitest';
import { foundAudit } from '../../../../test/shared/foundAudit';
import { epsilonCurves } from '../../../accounting/curves/epsilonCurves';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../../scenario';
import type { AuditEntry, AuditReply } from '../../../work';
import { auditRequest, curvesRequest } from '../../../work/requests';
import { placeLabels } from '../../figure/placeLabels';
import { drawnAudits, drawnCurves } from './drawn';
import { figureDomain, heightsOf } from './epsilonDomain';
import { frameOf } from './frame';
import { auditLabels, labelScene } from './labelScene';
import { curveRows } from './rows';

const along = { axis: 'noiseMultiplier', estimator: 'valid', measure: 'epsilon' } as const;

const FIVE = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 0.84, auditPoints: [1.68, 3, 5, 10.5] });

/** An audit at one value of the axis, with what it found there, if it has. */
function audit(scenario: Scenario, sigma: number, reply: AuditReply | null, own = false): AuditEntry {
  const request = auditRequest(scenario, sigma);
  const status = reply ? 'done' : 'waiting';
  return { key: `${sigma}`, request, axisValue: sigma, own, status, reply, progress: null, error: null };
}

function labelOf(scenario: Scenario, audits: readonly AuditEntry[]) {
  const window = axisWindow(scenario);
  const reply = { ...epsilonCurves(curvesRequest(scenario, window, 17, 'bounds')), elapsed: 0 };
  const heights = heightsOf(reply, drawnCurves(scenario), scenario.noiseMultiplier);
  const epsilonDomain = figureDomain(heights, 'linear');
  const frame = frameOf({ width: 868, height: 440, textScale: 1, window, epsilonDomain });
  const drawn = drawnAudits(audits, along);
  const source = { rows: curveRows(reply, epsilonDomain), reply, scenario, audits: drawn, own: scenario };
  const placement = placeLabels(labelScene(source, frame)).find(({ id }) => id === 'audit');
  if (!placement) return null;
  const text = auditLabels(drawn, along)[placement.wording];
  const { anchor, box } = placement;
  return { text, anchor, box, at: frame.xScale };
}

describe('the label of the attack', () => {
  it('has the value of the own point, and stands beside that point, however many there are', () => {
    const others = FIVE.auditPoints.map((sigma) => audit(FIVE, sigma, foundAudit(8 / sigma)));
    const label = labelOf(FIVE, [audit(FIVE, 0.84, foundAudit(19), true), ...others]);
    expect(label?.text).toBe('ε(Audit) ≥ 19.0');
    expect(label?.anchor.x).toBeCloseTo(label?.at(0.84) ?? 0);
  });

  it('has no value while the own point has none: those of the others are not its own', () => {
    const others = FIVE.auditPoints.map((sigma) => audit(FIVE, sigma, foundAudit(8 / sigma)));
    expect(labelOf(FIVE, [audit(FIVE, 0.84, null, true), ...others])?.text).toBe('ε(Audit)');
  });

  it('has no value during a drag, while the point of before stays where it was measured', () => {
    const before = { request: auditRequest(FIVE, 3), status: 'done' as const, reply: foundAudit(2.9) };
    const moved = { ...audit(FIVE, 0.84, null, true), before };
    const label = labelOf({ ...FIVE, auditPoints: [] }, [moved]);
    expect(label?.text).toBe('ε(Audit)');
    expect(label?.anchor.x).toBeCloseTo(label?.at(3) ?? 0);
  });

  it('stands near the handle during a drag, and not at the point of before', () => {
    const before = { request: auditRequest(FIVE, 10.5), status: 'done' as const, reply: foundAudit(0.9) };
    const moved = { ...audit(FIVE, 0.84, null, true), before };
    const others = [1.68, 3, 5].map((sigma) => audit(FIVE, sigma, foundAudit(8 / sigma)));
    const label = labelOf(FIVE, [moved, ...others]);
    expect(label?.anchor.x).toBeCloseTo(label?.at(1.68) ?? 0);
    const handle = label?.at(0.84) ?? Number.NaN;
    const { left, right } = label?.box ?? { left: Number.NaN, right: Number.NaN };
    expect(Math.max(left - handle, handle - right)).toBeLessThan(200);
  });
});

describe('a point of before', () => {
  it('is not drawn where something else than the axis was changed: its value is not on this figure', () => {
    const request = auditRequest(changeScenario(FIVE, { steps: 50 }));
    const before = { request, status: 'done' as const, reply: foundAudit(2.9) };
    const moved = { ...audit(FIVE, 0.84, null, true), before };
    expect(drawnAudits([moved], along)).toEqual([]);
    expect(drawnAudits([moved], { ...along, axis: 'steps' })).toHaveLength(1);
  });
});
