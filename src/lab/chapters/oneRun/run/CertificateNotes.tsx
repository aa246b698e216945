// All that must be said of the bound of one run: what it tests and what it does not, how good the guesses were, the conditions.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fromCore } from '../../../../base/language/core';
import { countText, percentText } from '../../../notation/formatNumber';
import { Parameter, Sym } from '../../../notation/Num';
import { adjacencyName, type CertificateProps } from './Certificate';
import styles from './Certificate.module.css';
import { trainedText } from './placeText';
import { secretOf } from './plan';
import { batchText, modelText } from './runWords';

const shareText = (value: number): string => percentText(Number(value.toFixed(4)));

function accuracyText(guessed: number, accuracy: number): string {
  const guesses = countText(guessed);
  const share = shareText(accuracy);
  return t`Of all ${guesses} guesses ${share} are right.`;
}

function idealText(accuracy: number | null): string {
  if (accuracy === null) {
    return t`There is no idealised prediction for this design. It exists only for orthogonal canaries in full batches, and for no more canaries than features.`;
  }
  const share = shareText(accuracy);
  return t`The idealised prediction for such canaries (in Deeper) is ${share}. It is not a bound.`;
}

export function CertificateNotes({ findings, design }: Omit<CertificateProps, 'explored'>) {
  const { report, addRemove, substitute, accuracy, guessed, idealAccuracy, noiseMultiplier } = findings;
  const { adjacency, epsilon, alpha } = report;
  const of = adjacencyName[adjacency];
  const rejected = epsilon > (adjacency === 'substitute' ? substitute : addRemove);
  const { steps, seed } = design;
  const model = modelText(design);
  const batch = batchText(design.samplingRate);
  const trained = trainedText(findings);
  const secret = secretOf(design.canary);
  const level = percentText(alpha);
  return (
    <>
      <p className="part-caption">
        {rejected
          ? t`The bound lies above the ${of} guarantee. At this confidence, a true guarantee meets that in at most ${level} of audits.`
          : t`The audit does not reject the accountant’s ${of} ε at level ${level}. It does not verify it either.`}{' '}
        {adjacency === 'substitute'
          ? select(secret, {
              label:
                'The add/remove claim is not tested here. Which of two labels a canary has is a matter of substitute, so a bound above that claim would not contradict it.',
              tag: 'The add/remove claim is not tested here. Which of two tags a canary has is a matter of substitute, so a bound above that claim would not contradict it.',
              other:
                'The add/remove claim is not tested here. Which of two words a canary has is a matter of substitute, so a bound above that claim would not contradict it.',
            })
          : t`A canary that is in or out tests add/remove, so a claim for substitute is not tested.`}
      </p>
      <p className="part-caption">
        {accuracyText(guessed, accuracy)} {idealText(idealAccuracy)}
      </p>
      <details className="figure-words">
        <summary>{t`Under which conditions`}</summary>
        <ul className={styles.conditions}>
          {report.assumptions.map((assumption) => (
            <li key={assumption}>{fromCore(assumption)}</li>
          ))}
          <li>
            <Trans>
              The bound is the exact one-run bound at level {level}, derived here. One number of guesses was
              planned, so there is nothing to correct for.
            </Trans>
          </li>
          <li>
            <Trans>
              {model}, {batch}, <Sym>T</Sym> = {steps}, and <Sym>σ</Sym> ={' '}
              <Parameter value={noiseMultiplier} />, which the accountant calibrated to the claim. Gradients
              are clipped to 1. {trained}. Seed {seed}.
            </Trans>
          </li>
        </ul>
      </details>
    </>
  );
}
