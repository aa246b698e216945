// Copies or saves the report on a reader's own audit, in words or as data.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { inEnglish } from '../../../base/sentences/inEnglish';
import { copyText } from '../../../lab/export/copyText';
import { download } from '../../../lab/export/download';
import { provenanceLines, provenanceOf } from '../../../lab/export/provenance';
import { articleAddress } from '../../../lab/state/articleAddress';
import type { Scenario } from '../../../scenario';
import type { OwnAuditReply } from './jobs';
import { reportNotes } from './tradeoffData';

interface SaveReportProps {
  reply: OwnAuditReply;
  scenario: Scenario;
}

export function SaveReport({ reply: { report, view }, scenario }: SaveReportProps) {
  const [said, setSaid] = useState('');
  const made = () => provenanceOf(scenario, articleAddress());
  const words = () =>
    [
      t`An audit of a training run`,
      '',
      ...reportNotes(view, report),
      '',
      ...provenanceLines(made()),
      '',
    ].join('\n');
  const save = () => {
    const content = { provenance: made(), report: inEnglish(report) };
    download('adjacency-lab-audit.json', `${JSON.stringify(content, jsonNumber, 1)}\n`, 'application/json');
    setSaid(t`The report was saved.`);
  };
  const saveText = () => {
    download('adjacency-lab-audit.txt', words(), 'text/plain');
    setSaid(t`The report was saved.`);
  };
  const copy = async () =>
    setSaid(
      (await copyText(words()))
        ? t`The report was copied.`
        : t`The browser did not allow copying. Save the text instead.`,
    );
  return (
    <p>
      <Trans>The whole report</Trans>{' '}
      <button type="button" className="text-button" onClick={copy} aria-label={t`Copy the report as text`}>
        <Trans>copy as text</Trans>
      </button>{' '}
      <button
        type="button"
        className="text-button"
        onClick={saveText}
        aria-label={t`Save the report as text`}
      >
        <Trans>save as text</Trans>
      </button>{' '}
      <button type="button" className="text-button" onClick={save} aria-label={t`Save the report as JSON`}>
        <Trans>save as JSON</Trans>
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}

/** Writes infinite numbers as texts, because JSON has none. */
const jsonNumber = (_: string, value: unknown): unknown =>
  value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value;
