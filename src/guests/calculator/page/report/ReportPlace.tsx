// The place for the report of the form's run. Its code is loaded once there is a run.
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Late } from '../../../../lab/ui/Late';
import { later } from '../../../../lab/ui/later';
import type { FormAnswer } from '../../engine/form/asked';
import type { Answer } from '../outcome/useAnswer';
import { FIRST_CHOICES, type ReportChoices } from './choices';
import { useReportRequest } from './useReportRequest';

const ReportRun = later(() => import('./ReportRun'), 'ReportRun');

interface ReportPlaceProps {
  asked: FormAnswer;
  answer: Answer;
  /** The link that opens the form again; null where no link holds it. */
  address: string | null;
  heading: 'h3' | 'h4' | 'h5';
}

/** The report of the form's run; nothing while there is no ε. Where nobody is sure how batches were drawn, it covers all ways. */
export function ReportPlace({ asked, answer, address, heading }: ReportPlaceProps) {
  const [choices, setChoices] = useState<ReportChoices>(FIRST_CHOICES);
  const request = useReportRequest(asked, answer);
  if (request === null || (answer.request !== null && answer.status !== 'done')) return null;
  return (
    // data-waiting makes a print wait for the report (printWhenDrawn.ts)
    <Late what={t`The report of this run`} wait={<span data-waiting />}>
      <ReportRun
        request={request}
        address={address}
        heading={heading}
        choices={choices}
        onChoices={(change) => setChoices({ ...choices, ...change })}
      />
    </Late>
  );
}
