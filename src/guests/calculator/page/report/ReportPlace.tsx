// Where the report of the form's run stands. Its code is loaded once there is a run.
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { Late } from '../../../../lab/ui/Late';
import { later } from '../../../../lab/ui/later';
import type { Asked } from '../../engine/form/asked';
import { reportRequest } from '../../engine/form/reportRequest';
import type { Answer } from '../outcome/useAnswer';

const ReportRun = later(() => import('./ReportRun'), 'ReportRun');

interface ReportPlaceProps {
  asked: Asked;
  answer: Answer;
  /** The link that opens the form again. */
  address: string;
  heading: 'h3' | 'h4' | 'h5';
}

/** Nothing while there is no ε. Where nobody is sure how batches were drawn, the report is of all ways of it. */
export function ReportPlace({ asked: { form }, answer, address, heading }: ReportPlaceProps) {
  const replies = answer.reply?.ways;
  const request = useMemo(
    () => reportRequest(form, replies?.map(({ mechanism }) => mechanism) ?? []),
    [form, replies],
  );
  if (request === null || (answer.request !== null && answer.status !== 'done')) return null;
  return (
    <Late what={t`The report of this run`}>
      <ReportRun request={request} address={address} heading={heading} />
    </Late>
  );
}
