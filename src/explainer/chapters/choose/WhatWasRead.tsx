// What was read of a configuration and from where, what is missing, and which lines said something that was not understood.
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
          <caption className="visually-hidden">Numbers read from the configuration</caption>
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
            <b>Missing:</b>{' '}
            {missing.map(({ name, what, remedy, maybe }, i) => (
              <span key={name}>
                {i > 0 && '; '}
                {what} (add a line like <code>{remedy}</code>
                {maybe !== null && (
                  <>
                    ; <code>{maybe}</code> may mean it, and is not taken unasked
                  </>
                )}
                )
              </span>
            ))}
            .
          </p>
        )}
        {(misread.length > 0 || problems.length > 0) && (
          <div className="doubt">
            <b>Not understood, or not usable:</b>
            <ul>
              {misread.map(({ line, text, reason }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same thing twice
                <li key={i}>
                  Line {line}, <code>{text}</code>: {reason}.
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
          Not taken, since the name may mean something else:{' '}
          {doubtful.slice(0, 8).map(({ text, line }, i) => (
            <span key={`${line} ${text}`}>
              {i > 0 && '; '}
              <code>{text}</code>, line {line}
            </span>
          ))}
          .
        </p>
      )}
      {passedOver.length > 0 && (
        <p className="soft">
          Left alone, since no accountant needs it: {passedOver.slice(0, 8).join(', ')}
          {passedOver.length > 8 ? ' and more' : ''}.
        </p>
      )}
    </div>
  );
}
