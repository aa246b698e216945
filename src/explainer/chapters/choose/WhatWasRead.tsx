// What was read of a configuration and from where, what is missing, and which lines said something that was not understood.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Derived } from '../../../configuration/agreement';
import type { Translation } from '../../../configuration/toMechanism';
import type { ConfigurationReading } from '../../../configuration/types';
import { FIELDS, type NumberFieldName, roundedNumber, writeNumberField } from '../../../scenario';
import { Setting, Sym } from '../../notation/Num';
import styles from './WhatWasRead.module.css';

interface WhatWasReadProps {
  reading: ConfigurationReading;
  translated: Translation;
}

const ROWS: readonly NumberFieldName[] = [
  'samplingRate',
  'noiseMultiplier',
  'steps',
  'delta',
  'clippingNorm',
  'recordCount',
];

function Row({ name, derived }: { name: NumberFieldName; derived: Derived }) {
  const field = FIELDS[name];
  const exact = writeNumberField(field, derived.value);
  return (
    <tr>
      <th scope="row">
        <Sym>{field.symbol}</Sym> {field.label.toLowerCase()}
      </th>
      <td className="readout-value" title={exact}>
        {exact.length > 9 ? roundedNumber(derived.value, 5) : <Setting field={field} value={derived.value} />}
      </td>
      <td className="readout-note">{derived.from}</td>
    </tr>
  );
}

export function WhatWasRead({ reading, translated }: WhatWasReadProps) {
  const rows = ROWS.flatMap((name) => {
    const derived = translated[name as keyof Translation] as Derived | null;
    return derived ? [{ name, derived }] : [];
  });
  const { problems, refusals } = translated;
  // what another mechanism lacks of DP-SGD's numbers is not missing
  const missing = refusals.length > 0 ? [] : translated.missing;
  const { misread, passedOver, doubtful } = reading;
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
                <Trans>
                  {i > 0 && '; '}
                  {what} (add a line like <code>{remedy}</code>
                  {maybe !== null && (
                    <Trans>
                      ; <code>{maybe}</code> may mean it, and is not taken unasked
                    </Trans>
                  )}
                  )
                </Trans>
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
                  <Trans>
                    Line {line}, <code>{text}</code>: {reason}.
                  </Trans>
                </li>
              ))}
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {doubtful.length > 0 && (
        <p className="soft">
          <Trans>
            Not taken, since the name may mean something else:{' '}
            {doubtful.slice(0, 8).map(({ text, line }, i) => (
              <span key={`${line} ${text}`}>
                <Trans>
                  {i > 0 && '; '}
                  <code>{text}</code>, line {line}
                </Trans>
              </span>
            ))}
            .
          </Trans>
        </p>
      )}
      {passedOver.length > 0 && (
        <p className="soft">
          <Trans>
            Left alone, since no accountant needs it: {passedOver.slice(0, 8).join(', ')}
            {passedOver.length > 8 ? t` and more` : ''}.
          </Trans>
        </p>
      )}
    </div>
  );
}
