// The game that all bounds of the page are about, step by step: what happens, and what stands for it here.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WordsTable } from '../../items/TablePart';

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

export function Game() {
  return (
    <section aria-labelledby="game-title">
      <h3 id="game-title">{t`The game, step by step`}</h3>
      <p className="part-caption">
        <Trans>
          After Algorithm 1 and Definition 3.1 of “A Unified Framework for Adversary-Aware Differential
          Privacy Bounds”. A bound limits how often the count in the last step is large, on average over all
          steps.
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
}
