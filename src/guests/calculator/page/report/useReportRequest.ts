// The request for the report of the form's run, where there is a run to report.
import { useMemo } from 'react';
import type { ReportRequest } from '../../../../report/types';
import type { FormAnswer } from '../../engine/form/asked';
import { reportRequest } from '../../engine/form/reportRequest';
import { type Answer, mechanismsOf } from '../outcome/useAnswer';

export const useReportRequest = (asked: FormAnswer, { reply }: Answer): ReportRequest | null =>
  useMemo(
    () => (asked.ways.length === 0 ? null : reportRequest(asked.form, mechanismsOf(asked, reply))),
    [asked, reply],
  );
