// The trail: up to five attacks at settings that were visited before and belong to this figure, each with its own value.
import { describe, expect, it } from 'vitest';
import { foundAudit } from '../../../../test/shared/foundAudit';
import { axisWindow, changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../../scenario';
import type { AuditEntry, AuditReply, MeasuredAudit } from '../../../work';
import { auditRequest } from '../../../work/requests';
import { drawnAudits, drawnRow } from './drawn';
import { auditLabels } from './labelScene';
import { drawnTrail, withVisited } from './trail';

const along = { axis: 'noiseMultiplier', estimator: 'valid', measure: 'epsilon' } as const;
const at = (change: Partial<Scenario>): Scenario => changeScenario(DEFAULT_SCENARIO, change);

function audit(scenario: Scenario, reply: AuditReply | null): AuditEntry {
  const request = auditRequest(scenario);
  const { noiseMultiplier: axisValue } = scenario;
  const status = reply ? 'done' : 'running';
  return { key: `${axisValue}`, request, axisValue, own: true, status, reply, progress: null, error: null };
}

const visited = (scenarios: readonly Scenario[]): readonly MeasuredAudit[] =>
  scenarios.reduce<readonly MeasuredAudit[]>(
    (trail, scenario) => withVisited(trail, [audit(scenario, foundAudit(8 / scenario.noiseMultiplier))]),
    [],
  );

const SIGMAS = [1, 1.5, 2, 3, 4, 5, 6, 8];

describe('the trail', () => {
  it('has the last five settings before the present one, each at its place with its value', () => {
    const trail = visited(SIGMAS.map((noiseMultiplier) => at({ noiseMultiplier })));
    const drawn = drawnTrail(trail, [audit(at({ noiseMultiplier: 8 }), foundAudit(1))], along);
    expect(drawn.map(({ x }) => x)).toEqual([2, 3, 4, 5, 6].slice(-drawn.length));
    expect(drawn).toHaveLength(5);
    for (const { x, estimate } of drawn) expect(estimate.epsilon).toBe(8 / x);
  });

  it('has each setting once, with its latest value', () => {
    const scenario = at({ noiseMultiplier: 3 });
    const twice = withVisited(visited([scenario, at({ noiseMultiplier: 2 })]), [
      audit(scenario, foundAudit(9)),
    ]);
    const drawn = drawnTrail(twice, [audit(at({ noiseMultiplier: 7 }), null)], along);
    expect(drawn.map(({ x, estimate }) => [x, estimate.epsilon])).toEqual([
      [2, 4],
      [3, 9],
    ]);
  });

  it('has no attack that has not ended', () => {
    const scenario = at({ noiseMultiplier: 3 });
    const twice = withVisited(visited([scenario, at({ noiseMultiplier: 2 })]), [
      audit(scenario, foundAudit(9)),
    ]);
    const running = withVisited(twice, [audit(at({ noiseMultiplier: 7 }), null)]);
    expect(running).toBe(twice);
  });

  it('has no setting that differs from the present one in more than the axis', () => {
    const trail = visited([at({ noiseMultiplier: 2 }), at({ noiseMultiplier: 3, samplingRate: 0.5 })]);
    const now = [audit(at({ noiseMultiplier: 4 }), null)];
    expect(drawnTrail(trail, now, along).map(({ x }) => x)).toEqual([2]);
    const steps = { ...along, axis: 'steps' } as const;
    expect(drawnTrail(trail, now, steps)).toEqual([]);
  });

  it('gives the label no number while the attack at the present setting runs', () => {
    const trail = visited([at({ noiseMultiplier: 2 }), at({ noiseMultiplier: 3 })]);
    const now = [audit(at({ noiseMultiplier: 4 }), null)];
    const drawn = [...drawnTrail(trail, now, along), ...drawnAudits(now, along)];
    expect(drawn).toHaveLength(2);
    expect(auditLabels({ audits: drawn, coming: false }, along)).toEqual(['ε(Audit)']);
  });

  it('takes the place of points of the row that would overlap it', () => {
    const scenario = at({ noiseMultiplier: 4 });
    const trail = drawnTrail(visited([at({ noiseMultiplier: 2 })]), [audit(scenario, null)], along);
    const point = { ...audit(at({ noiseMultiplier: 2 }), foundAudit(3.5)), own: false, recorded: null };
    const row = drawnRow([point], trail, along, axisWindow(scenario));
    expect(row).toEqual([]);
  });
});
