// The place for the report of the form's run. Its code is loaded once there is a run.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Late } from '../../../../lab/ui/Late';
import { later } from '../../../../lab/ui/later';
import type { FormAnswer } from '../../engine/form/asked';
import { reportRequest } from '../../engine/form/reportRequest';
import type { Answer } from '../outcome/useAnswer';

const ReportRun = later(() => import('./ReportRun'), 'ReportRun');

interface ReportPlaceProps {
  asked: FormAnswer;
  answer: Answer;
  /** The link that opens the form again. */
  address: string;
  heading: 'h3' | 'h4' | 'h5';
}

/** Nothing while there is no ε. Where several ways of drawing batches are possible, what is missing is said. */
export function ReportPlace({ asked: { form, ways }, answer, address, heading }: ReportPlaceProps) {
  const [way, ...others] = answer.reply?.ways ?? [];
  const mechanism = ways.length === 1 && others.length === 0 ? (way?.mechanism ?? null) : null;
  const request = useMemo(() => reportRequest(form, mechanism), [form, mechanism]);
  if (ways.length > 1)
    return (
      <p className="soft" data-testid="report-missing">
        <Trans>
          A report of this run has to say how its batches were drawn. Answer that question in the form, and
          the report stands here.
        </Trans>
      </p>
    );
  if (request === null || (answer.request !== null && answer.status !== 'done')) return null;
  return (
    <Late what={t`The report of this run`}>
      <ReportRun request={request} address={address} heading={heading} />
    </Late>
  );
}
