// The ε that a text reports, compared with the ε of its run.
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import { say } from '../../../../base/language/say';
import { roundedNumber } from '../../../../scenario';
import { compareReported, type Ours } from '../../engine/compareReported';
import type { Proposal } from '../../engine/proposal';

export function Reported({ proposal: { reported, accountant }, ours }: { proposal: Proposal; ours: Ours }) {
  if (reported?.value == null) return null;
  const { words } = compareReported(reported.value, ours, accountant);
  const epsilon = withDecimalMark(roundedNumber(reported.value, 4));
  const { line } = reported;
  return (
    <p>
      <Trans>
        Line {line} reports <b>ε = {epsilon}</b>.
      </Trans>{' '}
      {words.map(say).join(' ')}
    </p>
  );
}
