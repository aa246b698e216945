// The tables of the page of bounds.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { attackOnResponse, rightOfMany } from '../../../risk/randomisedResponse';
import { countText, deltaText, parameterText, percentText, rateText } from '../../notation/formatNumber';
import { Sym } from '../../notation/Num';
import { TablePart, WordsTable } from '../items/TablePart';
import { CASES, CONSTANTS, isExceeded, type PrintedCase } from './printed/cases';

const STEPS: readonly (readonly [step: string, marginals: string, trained: string])[] = [
  [
    t`Each target’s secret is drawn from its prior. Everything else is fixed, and the attacker knows it.`,
    t`The unknown columns of 100 records, from a Chow-Liu tree that is learnt from other records.`,
    t`A word for each of 100 prompts, every word as likely as another.`,
  ],
  [
    t`A mechanism releases something about all secrets together.`,
    t`All 3-way counts of the table, with Gaussian noise.`,
    t`A language model that is trained by DP-SGD.`,
  ],
  [
    t`The attacker looks at it and makes an attempt at each target.`,
    t`Relaxed projection fits a law for each record to the counts, and its likeliest values are named.`,
    t`The word that the model loses least on is named.`,
  ],
  [
    t`The attempts that are right are counted. What “right” means may differ from target to target.`,
    t`All unknown columns are exact, or each is within one bin.`,
    t`The word is the one that was drawn.`,
  ],
];

export const Game = () => (
  <section aria-labelledby="game-title">
    <h3 id="game-title">{t`The game, step by step`}</h3>
    <p className="part-caption">
      <Trans>
        After Algorithm 1 and Definition 3.1 of “A Unified Framework for Adversary-Aware Differential Privacy
        Bounds”. A bound limits how often the count in the last step is large, on average over all steps.
      </Trans>
    </p>
    <details className="figure-words">
      <summary>{t`The four steps, and what stands for them below`}</summary>
      <WordsTable
        label={t`The steps of the game: table`}
        caption={<Trans>The game, and the two attacks that were run</Trans>}
        columns={[t`step`, t`noisy marginals`, t`a trained model`]}
        rows={STEPS}
      />
    </details>
  </section>
);

const VALUES = 10;
/** Weights by Zipf's law with exponent 1. */
const WEIGHTS = Array.from({ length: VALUES }, (_, i) => 1 / (i + 1));
const EPSILONS = [0.5, 1, 2, 4, 8];
const TARGETS = 100;
const FAILURE = 0.05;

export const Attempts = () => (
  <TablePart
    id="attempts-title"
    title={t`The likeliest value, or the value that is named`}
    wide
    caption={
      <Trans>
        How often one guess is right, and how many of {TARGETS} at most except with probability{' '}
        {percentText(FAILURE)}, at δ = 0 under substitute adjacency
      </Trans>
    }
    columns={[
      'ε',
      t`the attack`,
      t`by the named value`,
      t`by the likeliest value`,
      t`of ${TARGETS}, the attack`,
      t`of ${TARGETS}, by the named values`,
      t`of ${TARGETS}, by the likeliest value`,
    ]}
    rows={EPSILONS.map((epsilon) => {
      const { success, byAttempts, byLikeliest } = attackOnResponse(WEIGHTS, epsilon);
      return [
        parameterText(epsilon),
        rateText(success),
        rateText(byAttempts, 'up'),
        rateText(byLikeliest, 'up'),
        ...[success, byAttempts, byLikeliest].map((chance) =>
          countText(rightOfMany(TARGETS, chance, FAILURE)),
        ),
      ];
    })}
  >
    <Trans>
      Theorem 3.3 asks how likely the named value was beforehand, and averages over what is released. Theorem
      B.3 takes the likeliest value instead. Here a secret has {VALUES} values by Zipf’s law with exponent 1,
      and randomised response releases one of them. The attack attains the first bound from an ε on at which
      it always believes the release. The second bound stays above it, because the attack often names a value
      that was rare. The last columns have {TARGETS} secrets, each drawn and released by itself. Theorem 3.3
      then counts coins that fall with the mean posterior of the attempts.
    </Trans>
  </TablePart>
);

const guaranteeText = ({ guarantee }: PrintedCase): string =>
  'mu' in guarantee
    ? `μ = ${parameterText(guarantee.mu)}`
    : `ε = ${parameterText(guarantee.epsilon)}, δ = ${deltaText(guarantee.delta)}`;

export const Printed = () => (
  <TablePart
    id="printed-title"
    title={t`The term for δ, as printed and corrected`}
    caption={
      <Trans>How likely so many right attempts are at most, of substitute adjacency, by three bounds</Trans>
    }
    columns={[
      t`right`,
      t`guarantee`,
      ...CONSTANTS.map((constant) => t`printed, c = ${constant}`),
      t`corrected`,
    ]}
    rows={CASES.map((one) => [
      one.what,
      guaranteeText(one),
      ...one.printed
        .map(parameterText)
        .map((text, i) => (isExceeded(one, one.printed[i]) ? t`${text}, exceeded` : text)),
      parameterText(one.corrected),
    ])}
  >
    <Trans>
      Theorem B.1 adds an extra count to the pure one, for every output its own. The mean of the extra over
      all outputs is at most <Sym>c</Sym> <Sym>n</Sym> <Sym>δ</Sym>, and our copy has lost <Sym>c</Sym>. The
      worst law of such an extra gives the term of Theorem B.3 (derived here). Theorem C.3 is Theorem B.1 for
      a whole curve, and Theorem C.4 takes the best point of one. “Exceeded” means that some mechanism gets so
      many right more often, so neither constant is safe for every count. The page uses the corrected term,
      which such a mechanism attains where the guarantee is a pair.
    </Trans>
  </TablePart>
);
