// What the accountant can be asked and what it answers, as types: queries/accounting.ts answers.
import type { Steps } from '../queries/query';
import type {
  CalibrationReply,
  CalibrationRequest,
  CurvesReply,
  CurvesRequest,
  MuReply,
  MuRequest,
  PointReply,
  PointRequest,
} from './pageMessages';

export type AccountingQueries = {
  curves(request: CurvesRequest): Steps<CurvesReply>;
  point(request: PointRequest): Steps<PointReply>;
  muCurves(request: MuRequest): Steps<MuReply>;
  calibrate(request: CalibrationRequest): Steps<CalibrationReply>;
};
