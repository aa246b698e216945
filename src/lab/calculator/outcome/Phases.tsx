// A run of several phases, one after another: what each is, and what their composition has.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mechanismOf, type Run } from '../../../addons/configuration/form/run';
import type { Reading } from '../../../addons/configuration/reading';
import { useRequest } from '../../chapters/frame/useRequest';
import { useRisk } from '../../chapters/frame/useRisk';
import { Delta, Setting, Sym } from '../../notation/Num';
import { FIELDS } from '../../scenario';
import { EpsilonPair } from './EpsilonPair';
import { Failed } from './Failed';
import { Reported } from './Reported';

const COLUMNS = ['samplingRate', 'noiseMultiplier', 'steps'] as const;

export function Phases({ parts, reading }: { parts: readonly Run[]; reading: Reading }) {
  const segments = parts.map(mechanismOf).filter((segment) => segment !== null);
  const delta = parts[0]?.delta ?? Number.NaN;
  const { reply, status, error, current } = useRequest(useRisk().points, {
    asked: [{ run: segments, delta }],
  });
  const point = current ? reply?.[0] : undefined;
  return (
    <>
      <table className="readout-table">
        <thead>
          <tr>
            <th scope="col">{t`Phase`}</th>
            {COLUMNS.map((name) => (
              <th scope="col" key={name}>
                <Sym>{FIELDS[name].symbol}</Sym>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {COLUMNS.map((name) => (
                <td key={name}>
                  <Setting field={FIELDS[name]} value={segment[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'failed' ? (
        <Failed error={error} />
      ) : point ? (
        <>
          <EpsilonPair
            parts={[
              { relation: 'add-remove', epsilon: point.addRemove },
              { relation: 'substitute', epsilon: point.substitute },
            ]}
          />
          <Reported reading={reading} ours={point} />
        </>
      ) : (
        <p className="soft">{t`Its ε is being computed.`}</p>
      )}
      <p className="soft">
        <Trans>
          For all phases together, at <Sym>δ</Sym> = <Delta value={delta} />. Their order does not matter.
        </Trans>
      </p>
    </>
  );
}
