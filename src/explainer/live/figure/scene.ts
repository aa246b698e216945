// What the layers of the live figure draw, handed past the chart: recharts lays its axes out again whenever it is given
// anything new, which costs several times what the curves themselves do.
import { createContext, use } from 'react';
import type { AuditEntry } from '../../../jobs';
import type { CurvesReply } from '../../../jobs/messages/pageMessages';
import type { AxisWindow, Scenario } from '../../../scenario';
import type { Domain } from './epsilonDomain';
import type { CurveRow } from './rows';

export interface FigureScene {
  /** The scenario the curves belong to. */
  scenario: Scenario;
  reply: CurvesReply;
  rows: readonly CurveRow[];
  window: AxisWindow;
  epsilonDomain: Domain;
  audits: readonly AuditEntry[];
  /** The page's own scenario. */
  own: Scenario;
  onMove: (value: number) => void;
}

export const SceneContext = createContext<FigureScene | null>(null);

export function useScene(): FigureScene {
  const scene = use(SceneContext);
  if (scene === null) throw new Error('useScene stands outside the live figure');
  return scene;
}
