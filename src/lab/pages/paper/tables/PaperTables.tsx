// Tables of the paper as printed.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { countText, parameterText, shareOfOneText } from '../../../notation/formatNumber';
import { TablePart } from '../../items/TablePart';
import {
  EXPERIMENTS,
  PAPER_SCENARIOS,
  type PaperExperiment,
  PRINTED_PRIORS,
  TABLE_A1,
} from './printedTables';

export const ScenarioTable = () => (
  <TablePart
    id="paper-table-1"
    wide
    title={t`Table 1: The five scenarios`}
    caption={<Trans>The scenarios S1 to S5, as the paper prints them</Trans>}
    columns={[t`scenario`, t`crafting space`, t`type of canary`, t`crafted by`, t`score`, t`threat model`]}
    rows={PAPER_SCENARIOS.map(({ id, space, canary, craftedBy, score, threat }) => [
      id,
      space,
      canary,
      craftedBy,
      score,
      threat,
    ])}
  >
    <Trans>
      A visible state means that gradients are seen, and a hidden state that only moved parameters or logits
      are. Section 3.1 nevertheless says of S1 that it sees the final sum of the gradients alone, and so does
      ours.
    </Trans>
  </TablePart>
);

export const PriorTable = () => (
  <TablePart
    id="paper-1"
    title={t`Figure 1: What the attackers know beforehand`}
    caption={<Trans>To how many of the five scenarios something is unknown</Trans>}
    columns={[t`knowledge`, t`unknown to`, t`which`]}
    rows={PRINTED_PRIORS.map(({ name, unknown, unknownTo }) => [
      name,
      t`${{ unknown }} of 5`,
      unknownTo ?? t`lost in our copy`,
    ])}
  >
    <Trans>
      Our copy shows how many cells of each row are dashes, but not which ones. Those that are named follow
      from what the algorithms take. No scenario needs σ. On OpenReview this is Table 2.
    </Trans>
  </TablePart>
);

const LINES: readonly (readonly [string, (experiment: PaperExperiment) => string])[] = [
  [t`optimizer`, ({ optimizer }) => optimizer],
  [t`trainable parameters`, ({ parameters }) => countText(parameters)],
  [t`initial weights`, ({ sameStart }) => (sameStart ? t`fixed` : t`random`)],
  [t`sampling rate q`, ({ samplingRates }) => samplingRates.map((rate) => shareOfOneText(rate)).join('; ')],
  [t`clipping norm C`, ({ clippingNorm }) => parameterText(clippingNorm)],
  [t`steps T`, ({ steps }) => countText(steps)],
  [t`learning rate η`, ({ learningRate }) => parameterText(learningRate)],
];

export const TableA1 = () => (
  <TablePart
    id="paper-table-a1"
    title={t`Table A1: The settings of the experiments`}
    caption={<Trans>The settings of the three experiments, as the paper prints them</Trans>}
    columns={[t`setting`, ...EXPERIMENTS]}
    rows={LINES.map(([name, write]) => [name, ...TABLE_A1.map(write)])}
  >
    <Trans>
      All three minimise the cross entropy, sample batches by Poisson coins, train 2,500 models, and are read
      at δ = 10⁻⁵. The data are 500 records of CIFAR10 and 50,000 of Purchase100. SST-2 has 5,000 records. For
      CIFAR10 and SST-2 the paper counts features as parameters.
    </Trans>
  </TablePart>
);
