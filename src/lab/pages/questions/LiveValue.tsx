// A number of the scenario within a sentence. Dots stand there until it is known.

import { Trans } from '@lingui/react/macro';
import type { CurveName } from '../../../work';
import { typesetBracket } from '../../notation/formatNumber';
import { Epsilon, Num } from '../../notation/Num';
import type { KnownValues } from '../../state/knownValues';

export function LiveEpsilon({ of, known }: { of: CurveName; known: KnownValues | null }) {
  const reading = known?.current ? known.at[of] : null;
  if (reading === null) return <b>…</b>;
  if (reading.value !== null) {
    return (
      <b>
        <Epsilon value={reading.upper} rounding="up" />
      </b>
    );
  }
  const [lower, upper] = typesetBracket(reading.lower, reading.upper);
  return (
    <b>
      <Trans>
        between <Num of={lower} /> and <Num of={upper} />
      </Trans>
    </b>
  );
}

export const LiveText = ({ text }: { text: string | null }) => <b>{text ?? '…'}</b>;
