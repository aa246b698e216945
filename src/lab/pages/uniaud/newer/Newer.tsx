// Two audits of one run that are newer than "UniAud", tested where the exact answer is known.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { codeCount, collisionChance } from '../../../../oneRun/canaries/triggers';
import { countText, epsilonText, parameterText, shareOfOneText } from '../../../notation/formatNumber';
import { Delta, Sym } from '../../../notation/Num';
import { TablePart } from '../../items/TablePart';
import { TRIED_CANARIES, TRIED_COUNTS, TRIED_SUMS } from './tried';

function Surest() {
  const canaries = countText(TRIED_CANARIES);
  return (
    <TablePart
      title={t`Estimators of the same counts`}
      caption={
        <Trans>
          Lower bounds on ε from the same counts, at 95% confidence and <Sym>δ</Sym> = <Delta value={1e-5} />
        </Trans>
      }
      columns={[
        t`guesses`,
        t`wrong`,
        t`exact, no shape`,
        t`recursion, Gaussian curve`,
        t`order of the scores`,
      ]}
      rows={TRIED_COUNTS.map(({ guesses, wrong, exact, recursion, ordered }) => [
        countText(guesses),
        countText(wrong),
        ...[exact, recursion, ordered].map((epsilon) => epsilonText(epsilon, 'down')),
      ])}
    >
      <Trans>
        “Tight Privacy Audit in One Run” (arXiv:2509.08704) counts the surest guesses and uses how scores fall
        in order. Its count has an exact law if canaries do not touch each other. The table has {canaries}{' '}
        canaries that follow a Gaussian curve with <Sym>ε</Sym> = 4.38, and the counts that are likeliest. It
        shows more than the other two, because it assumes more. The recursion of Mahloujifar and others
        assumes the curve alone, and the exact bound assumes neither.
      </Trans>
    </TablePart>
  );
}

const Summed = () => (
  <TablePart
    title={t`Normal laws against the exact law`}
    caption={
      <Trans>
        What one canary’s sum can show at most, in or out (add/remove), at <Sym>δ</Sym> ={' '}
        <Delta value={1e-5} />
      </Trans>
    }
    columns={['q', 'σ', 'T', t`exact law`, t`two normal laws`]}
    rows={TRIED_SUMS.map(({ samplingRate, noiseMultiplier, steps, exact, gaussian }) => [
      shareOfOneText(samplingRate),
      parameterText(noiseMultiplier),
      countText(steps),
      epsilonText(exact, 'up'),
      epsilonText(gaussian, 'up'),
    ])}
  >
    <Trans>
      “Let’s Ask Gauss” (arXiv:2606.12733) adds up each canary’s signals and reads the sums as normal laws,
      which they are in the limit. We have read its abstract and not its estimator, so we try the limit alone.
      With many steps the two normal laws show what the exact law shows. With few steps and small batches they
      show far less, and with few steps and large batches they claim more than there is.
    </Trans>
  </TablePart>
);

export const Newer = () => (
  <section aria-labelledby="newer-title">
    <h3 id="newer-title">{t`Two newer audits`}</h3>
    <Surest />
    <Summed />
  </section>
);

const TAGS = [10, 20, 40, 100];
const CROWDS = [250, 2000, 10_000];

const shortText = (value: number): string => parameterText(Number(value.toPrecision(3)));

const columns = CROWDS.map((m) => t`${{ canaries: countText(m) }} canaries`);

export const MultiBit = () => (
  <TablePart
    id="multi-bit-title"
    title={t`Tags of several bits`}
    caption={<Trans>How likely two canaries have the same code, by the number of canaries</Trans>}
    columns={[t`tags C`, t`of them H`, t`codes N`, ...columns]}
    rows={TAGS.map((tags) => {
      const each = tags / 2;
      const codes = codeCount({ tags, each });
      return [
        countText(tags),
        countText(each),
        shortText(codes),
        ...CROWDS.map((m) => shortText(collisionChance(m, codes))),
      ];
    })}
  >
    <Trans>
      UniAud++ can give each trigger a set of H tags out of C, so there are C! / (H! (C − H)!) codes. There
      are most of them when H is half of C. Two of m canaries have the same code with probability 1 − (1 −
      1/N)(1 − 2/N) … (1 − (m − 1)/N), where N is the number of codes. That is at most m² / 2N. A canary that
      shares its code cannot be told from the other one, and the audit loses power.
    </Trans>
  </TablePart>
);
