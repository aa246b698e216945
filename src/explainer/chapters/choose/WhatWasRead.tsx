// What was read of a configuration and from where, what is missing, and which lines said something that was not understood.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Derived } from '../../../configuration/agreement';
import type { Translation } from '../../../configuration/toMechanism';
import type { ConfigurationReading } from '../../../configuration/types';
import { fromCore } from '../../../language/core';
import { withDecimalMark } from '../../../language/numbers';
import { FIELDS, type NumberFieldName, roundedNumber, writeNumberField } from '../../../scenario';
import { fieldNoun } from '../../notation/fieldWords';
import { Setting, Sym } from '../../notation/Num';
import styles from './WhatWasRead.module.css';

interface WhatWasReadProps {
  reading: ConfigurationReading;
  translated: Translation;
  /** Lines that are said not to have been followed. */
  unfollowed: ConfigurationReading['unread'];
}

const ROWS: readonly NumberFieldName[] = [
  'samplingRate',
  'noiseMultiplier',
  'steps',
  'delta',
  'clippingNorm',
  'recordCount',
];

/** Names that are listed; of more it is said that there are. */
const LISTED = 8;

function Row({ name, derived }: { name: NumberFieldName; derived: Derived }) {
  const field = FIELDS[name];
  const exact = writeNumberField(field, derived.value);
  return (
    <tr>
      <th scope="row">
        <Sym>{field.symbol}</Sym> {fieldNoun(name)}
      </th>
      <td className="readout-value" title={exact}>
        {exact.length > 9 ? (
          withDecimalMark(roundedNumber(derived.value, 5))
        ) : (
          <Setting field={field} value={derived.value} />
        )}
      </td>
      <td className="readout-note">{fromCore(derived.from)}</td>
    </tr>
  );
}

export function WhatWasRead({ reading, translated, unfollowed }: WhatWasReadProps) {
  const rows = ROWS.flatMap((name) => {
    const derived = translated[name as keyof Translation] as Derived | null;
    return derived ? [{ name, derived }] : [];
  });
  const { problems, refusals } = translated;
  // what another mechanism lacks of DP-SGD's numbers is not missing
  const missing = refusals.length > 0 ? [] : translated.missing;
  const { passedOver, doubtful } = reading;
  const misread = reading.misread.filter(
    ({ line, quantity }) => quantity !== undefined || !unfollowed.some((piece) => piece.line === line),
  );
  const left = passedOver.slice(0, LISTED).join(', ');
  return (
    <div className={`readout ${styles.read}`}>
      {rows.length > 0 && (
        <table>
          <caption className="visually-hidden">
            <Trans>Numbers read from the configuration</Trans>
          </caption>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      )}
      <div role="status">
        {missing.length > 0 && (
          <p className="doubt">
            <b>
              <Trans>Missing:</Trans>
            </b>{' '}
            {missing.map(({ name, what, remedy, maybe }, i) => (
              <span key={name}>
                {i > 0 && '; '}
                <Lacking
                  what={fromCore(what)}
                  remedy={fromCore(remedy)}
                  maybe={maybe === null ? null : fromCore(maybe)}
                />
              </span>
            ))}
            .
          </p>
        )}
        {(misread.length > 0 || problems.length > 0) && (
          <div className="doubt">
            <b>
              <Trans>Not understood, or not usable:</Trans>
            </b>
            <ul>
              {misread.map(({ line, text, reason }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same thing twice
                <li key={i}>
                  <Misread line={line} text={text} reason={fromCore(reason)} />
                </li>
              ))}
              {problems.map((problem) => (
                <li key={problem}>{fromCore(problem)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {doubtful.length > 0 && (
        <p className="soft">
          <Trans>Not taken, since the name may mean something else:</Trans>{' '}
          {doubtful.slice(0, LISTED).map(({ text, line }, i) => (
            <span key={`${line} ${text}`}>
              {i > 0 && '; '}
              <Trans>
                <code>{text}</code>, line {line}
              </Trans>
            </span>
          ))}
          .
        </p>
      )}
      {passedOver.length > 0 && (
        <p className="soft">
          {passedOver.length > LISTED
            ? t`Left alone, since no accountant needs it: ${left} and more.`
            : t`Left alone, since no accountant needs it: ${left}.`}
        </p>
      )}
    </div>
  );
}

function Lacking({ what, remedy, maybe }: Pick<Translation['missing'][number], 'what' | 'remedy' | 'maybe'>) {
  return maybe === null ? (
    <Trans>
      {what} (add a line like <code>{remedy}</code>)
    </Trans>
  ) : (
    <Trans>
      {what} (add a line like <code>{remedy}</code>; <code>{maybe}</code> may mean it, and is not taken
      unasked)
    </Trans>
  );
}

/** A sentence, as the beginning of one about it. */
const withoutStop = (text: string): string => text.replace(/(?<!\.)\.$/, '');

const Misread = ({ line, text, reason }: { line: number; text: string; reason: string }) => (
  <Trans>
    Line {line}, <code>{withoutStop(text)}</code>: {reason}.
  </Trans>
);
