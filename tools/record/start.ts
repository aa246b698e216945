// Computes the page's start as its workers would: curves, certified point, attack, and the attacks along the axis. main.ts writes it to a
// file, and tests compute it again.
import { CURVE_NAMES } from '../../src/accounting/curves/registry';
import { createWorstCaseAudit } from '../../src/audit/canaries/S1/worstCaseAudit';
import type { WireReply } from '../../src/base/rpc/reply';
import { axisWindow, DEFAULT_SCENARIO } from '../../src/scenario';
import { finished } from '../../src/work/queries/query';
import { auditRequest, curvesRequest, pointRequest, rowAudits } from '../../src/work/requests';
import type { StartReply } from '../../src/work/store/snapshot';
import { auditQueries } from '../../src/work/worker/audit';
import { ACCOUNTANT } from '../../test/shared/accountantTable';
import { served } from '../../test/shared/served';

function unwrap<Value>(reply: WireReply<Value>): Value {
  if (reply.ok) return reply.value;
  throw new Error(`${reply.error.code}: ${reply.error.message}`);
}

export async function computeStart(): Promise<StartReply> {
  const request = curvesRequest(DEFAULT_SCENARIO, axisWindow(DEFAULT_SCENARIO));
  const curves = await finished(ACCOUNTANT.curves({ ...request, exact: [...request.values] }));
  // no value is interpolated here, and the format of a recording has no such field
  for (const id of CURVE_NAMES) delete curves[id].interpolated;
  const attack = served(auditQueries(createWorstCaseAudit));
  const row = [];
  for (const { axisValue, request } of rowAudits(DEFAULT_SCENARIO, axisWindow(DEFAULT_SCENARIO))) {
    const { runs, pooled } = unwrap(await attack.ask('audit', request));
    row.push({ axisValue, runs, estimate: pooled.valid });
  }
  return {
    curves,
    point: await finished(ACCOUNTANT.point(pointRequest(DEFAULT_SCENARIO))),
    audit: unwrap(await attack.ask('audit', auditRequest(DEFAULT_SCENARIO))),
    row,
  };
}
