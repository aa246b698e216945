// "Report this run": the report in words, with buttons to copy it, to save its data and to print it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../base/language/languages';
import { Failed } from '../../../../lab/chapters/frame/Failed';
import { useRequest } from '../../../../lab/chapters/frame/useRequest';
import { useRisk } from '../../../../lab/chapters/frame/useRisk';
import { copyText } from '../../../../lab/export/copyText';
import { download } from '../../../../lab/export/download';
import { useRested } from '../../../../lab/state/results';
import { Choices } from '../../../../lab/ui/inputs/Choices';
import { NumberBox } from '../../../../lab/ui/inputs/NumberBox';
import { readNumber } from '../../../../lab/ui/inputs/readNumber';
import { printWhenDrawn } from '../../../../lab/ui/window/printWhenDrawn';
import { usePrinting } from '../../../../lab/ui/window/usePrinting';
import { VALUE_COUNT } from '../../../../report/request';
import type { ReportRequest, RunReport } from '../../../../report/types';
import type { ReportChoices } from './choices';
import { ReportedRun } from './ReportedRun';
import styles from './ReportRun.module.css';

interface ReportRunProps {
  request: ReportRequest;
  /** The link that opens the run again; null where no link holds it. */
  address: string | null;
  heading: 'h3' | 'h4' | 'h5';
  choices: ReportChoices;
  onChoices: (change: Partial<ReportChoices>) => void;
}

/** Milliseconds that the form rests before an open report is computed, since each takes a worker about a second. */
const REST = 600;

const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const FORMS = [
  ['plain', t`as text`],
  ['markdown', t`as Markdown`],
  ['latex', t`as LaTeX`],
] as const satisfies readonly (readonly [keyof RunReport, string])[];

const readCount = (text: string) =>
  readNumber(
    text,
    (value) => Number.isInteger(value) && value >= VALUE_COUNT.min && value <= VALUE_COUNT.max,
    (typed, reason) =>
      t`“${typed}” is no number of values, because ${reason}. Type a whole number from 2 on.`,
  );

/** Milliseconds after which a folded report is computed too, since a browser that prints from its menu does not wait for it. */
const REST_FOLDED = 4000;

/** Whether the value has stayed the same for `rest` milliseconds. */
function useHasRested(value: unknown, rest: number): boolean {
  const [rested, setRested] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested === value;
}

/** The report of a run. It is unfolded on paper even where it is folded on the screen. */
export function ReportRun({ request, address, heading: Heading, choices, onChoices }: ReportRunProps) {
  const { isOpen, language, count } = choices;
  const [said, setSaid] = useState('');
  const body = useId();
  const countLabel = useId();
  const asked = useMemo(
    () => ({
      ...request,
      ...{ language, values: [...new Set([2, 10, count])], date: today(), link: address ?? undefined },
    }),
    [request, language, count, address],
  );
  const isPrinted = usePrinting();
  const isAtRest = useHasRested(asked, REST_FOLDED);
  const isWanted = isOpen || isPrinted || isAtRest;
  const rested = useRested(asked, REST);
  const { reply, current, status, error } = useRequest(useRisk().report, isWanted ? rested : null);
  const report = isWanted && current && status === 'done' && rested === asked ? reply : null;
  const copy = async (form: (typeof FORMS)[number][0], name: string) => {
    const copied = report !== null && (await copyText(report[form]));
    setSaid(
      copied
        ? t`The report was copied ${name}.`
        : t`The browser did not allow copying. Select the text instead.`,
    );
  };
  const save = () => {
    if (report === null) return;
    download('adjacency-lab-report.json', `${JSON.stringify(report, null, 1)}\n`, 'application/json');
    setSaid(t`The data were saved.`);
  };
  return (
    <section className={styles.report} data-open={isOpen || isPrinted} data-testid="report">
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => onChoices({ isOpen: !isOpen })}
        >
          <Trans>Report this run</Trans>
        </button>
      </Heading>
      <div id={body} className={styles.body}>
        <div className={`${styles.settings} only-on-screen`}>
          <Choices
            legend={t`Language of the report`}
            look="words"
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChoice={(chosen) => onChoices({ language: chosen })}
          />
          <div className={styles.count}>
            <span id={countLabel}>
              <Trans>An attacker guesses among 2, 10 and as many values as this</Trans>
            </span>{' '}
            <span className={styles.number}>
              <NumberBox
                labelledBy={countLabel}
                value={count}
                read={readCount}
                write={String}
                onValue={(value) => onChoices({ count: value })}
              />
            </span>
          </div>
        </div>
        {status === 'failed' ? (
          <Failed error={error} />
        ) : report === null ? (
          <p className="soft" data-waiting>
            <Trans>The report is being computed.</Trans>{' '}
            <span className={styles.paper}>
              <Trans>Print again in a moment.</Trans>
            </span>
          </p>
        ) : (
          <>
            <p className={`${styles.take} only-on-screen`}>
              <Trans>Copy</Trans>{' '}
              {FORMS.map(([form, name]) => (
                <button
                  key={form}
                  type="button"
                  className="text-button"
                  aria-label={t`Copy ${name}`}
                  onClick={() => copy(form, name)}
                >
                  {name}
                </button>
              ))}{' '}
              <button type="button" className="text-button" onClick={save}>
                <Trans>save its data (JSON)</Trans>
              </button>{' '}
              <button type="button" className="text-button" onClick={() => void printWhenDrawn()}>
                <Trans>print</Trans>
              </button>
            </p>
            <ReportedRun report={report} />
          </>
        )}
        <p role="status" className={`${styles.said} only-on-screen`}>
          {said}
        </p>
      </div>
    </section>
  );
}
