// The text and the place of the attack's label: a number stands beside the point that has it.
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

/** An audit at σ = `sigma`; `reply` is null if it has found nothing yet. */
function audit(scenario: Scenario, sigma: number, reply: AuditReply | null, own = false): AuditEntry {
  const request = auditRequest(scenario, sigma);
  const status = reply ? 'done' : 'waiting';
  return { key: `${sigma}`, request, axisValue: sigma, own, status, reply, progress: null, error: null };
}

/** The attack's label as the figure places it, or null. `coming` says that the attack at the page's own point has still to run. */
function labelOf(scenario: Scenario, audits: readonly AuditEntry[], coming = false) {
  const window = axisWindow(scenario);
  const reply = { ...epsilonCurves(curvesRequest(scenario, window, 17, 'bounds')), elapsed: 0 };
  const heights = heightsOf(reply, drawnCurves(scenario), scenario.noiseMultiplier);
  const epsilonDomain = figureDomain(heights, 'linear');
  const frame = frameOf({ width: 868, height: 440, textScale: 1, window, epsilonDomain });
  const drawn = drawnAudits(audits, along);
  const source = {
    rows: curveRows(reply, epsilonDomain),
    reply,
    scenario,
    audits: drawn,
    coming,
    own: scenario,
  };
  const placement = placeLabels(labelScene(source, frame)).find(({ id }) => id === 'audit');
  if (!placement) return null;
  const text = auditLabels(source, along)[placement.wording];
  const { anchor, box } = placement;
  return { text, anchor, box, at: frame.xScale, top: frame.area.y };
}

describe('the label of the attack', () => {
  it('stands with its value beside the page’s own point, even among other points', () => {
    const others = FIVE.auditPoints.map((sigma) => audit(FIVE, sigma, foundAudit(8 / sigma)));
    const label = labelOf(FIVE, [audit(FIVE, 0.84, foundAudit(19), true), ...others]);
    expect(label?.text).toBe('ε(Audit) ≥ 19.0');
    expect(label?.anchor.x).toBeCloseTo(label?.at(0.84) ?? 0);
  });

  it('has no value while only other points have one', () => {
    const others = FIVE.auditPoints.map((sigma) => audit(FIVE, sigma, foundAudit(8 / sigma)));
    expect(labelOf(FIVE, [audit(FIVE, 0.84, null, true), ...others])?.text).toBe('ε(Audit)');
  });

  it.each([
    [0.84, []],
    [3, [1.68, 5, 10.5]],
    [10.5, [1.68, 3, 5]],
  ])('stands without a value above the handle at %f during a drag', (sigma, others) => {
    const scenario = changeScenario(FIVE, { noiseMultiplier: sigma, auditPoints: others });
    const before = { request: auditRequest(FIVE, 1.2), status: 'done' as const, reply: foundAudit(2.9) };
    const moved = { ...audit(scenario, sigma, null, true), before };
    const measured = others.map((value) => audit(scenario, value, foundAudit(8 / value)));
    const label = labelOf(scenario, [moved, ...measured], true);
    expect(label?.text).toBe('ε(Audit) to come');
    const handle = label?.at(sigma) ?? Number.NaN;
    const { left, right, bottom } = label?.box ?? {
      left: Number.NaN,
      right: Number.NaN,
      bottom: Number.NaN,
    };
    expect(Math.max(left - handle, handle - right)).toBeLessThan(200);
    expect(bottom).toBeLessThan(label?.top ?? Number.NaN);
  });

  it('is as long without its value as with it, to within one letter', () => {
    const [value = ''] = auditLabels(
      { audits: drawnAudits([audit(FIVE, 0.84, foundAudit(7.82), true)], along), coming: false },
      along,
    );
    const [words = ''] = auditLabels({ audits: [], coming: true }, along);
    expect(Math.abs(words.length - value.length)).toBeLessThanOrEqual(1);
  });
});

describe('an audit of the setting before', () => {
  it('is drawn only if no other field than that of the axis was changed', () => {
    const request = auditRequest(changeScenario(FIVE, { steps: 50 }));
    const before = { request, status: 'done' as const, reply: foundAudit(2.9) };
    const moved = { ...audit(FIVE, 0.84, null, true), before };
    expect(drawnAudits([moved], along)).toEqual([]);
    expect(drawnAudits([moved], { ...along, axis: 'steps' })).toHaveLength(1);
  });
});

describe('the mark of the page’s own audit', () => {
  it('is the same one at the next setting of a drag, and no other audit’s', () => {
    const keysAt = (sigma: number) =>
      drawnAudits([audit(FIVE, sigma, foundAudit(19), true), audit(FIVE, 3, foundAudit(3))], along).map(
        ({ key }) => key,
      );
    const [own, other] = keysAt(0.84);
    expect(keysAt(0.85)).toEqual([own, other]);
    expect(other).not.toBe(own);
  });
});
