// Answers for somebody who sets up a training, or writes about one.
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import { FIELDS, roundedNumber } from '../../../../scenario';
import { countText, parameterText } from '../../../notation/formatNumber';
import { Delta, EpsilonSymbol, SettingValue, Sym } from '../../../notation/Num';
import { type AnswerProps, LiveEpsilon } from '../LiveValue';

export const WhichDelta = ({ scenario: { delta, recordCount }, article }: AnswerProps) => {
  const [records, shown] = [countText(recordCount), parameterText(recordCount * delta)];
  return (
    <p>
      <Trans>
        Take one far below 1/<i>n</i>. A release that shows each record outright with probability <Sym>δ</Sym>
        , and nothing else, satisfies (0, <Sym>δ</Sym>). With <i>n</i> = {records} records and <Sym>δ</Sym> ={' '}
        <Delta value={delta} />, it would show <b>{shown}</b> records on average, and that number should be
        small. DP-SGD does better, because its ε grows smoothly as <Sym>δ</Sym> shrinks. The whole curve
        therefore says more than one point (<a href={`${article}#promise`}>chapter 2</a>).
      </Trans>
    </p>
  );
};

export function FixedBatches({ scenario: { samplingRate, recordCount }, article }: AnswerProps) {
  const mean = withDecimalMark(roundedNumber(samplingRate * recordCount, 3));
  const deviation = Math.sqrt(recordCount * samplingRate * (1 - samplingRate));
  const spread = withDecimalMark(roundedNumber(deviation, 2));
  return (
    <p>
      <Trans>
        Not as they stand. They start with Poisson sampling, in which each record has a fresh coin in each
        step. Batches then differ in size, and here they have {mean} records on average with a standard
        deviation of <b>{spread}</b>. If all your batches have one size, or every record comes once per epoch,
        your training is another mechanism with another ε. You can choose both beside the sliders of the
        laboratory, and its lines, its sentence and its attack then belong to them. For a shuffled order the
        readout has the bound that holds in any order. <a href={`${article}#choose`}>Chapter 7</a> recognises
        such configurations.
      </Trans>
    </p>
  );
}

export const OtherSettings = ({ known, article }: AnswerProps) => (
  <p>
    <Trans>
      No. ε depends only on the sampling rate, the noise multiplier, the number of steps and <Sym>δ</Sym>.
      With this page’s settings, the substitute ε is <LiveEpsilon of="substitute" known={known} /> for any
      model. What happens to a released sum afterwards gives nothing more away, as long as nobody looks at a
      record again. What an <em>attack</em> reaches does depend on the optimizer and the model (
      <a href={`${article}#training`}>chapter 4</a>).
    </Trans>
  </p>
);

export const Report = ({ scenario, known, article }: AnswerProps) => (
  <>
    <p>
      <Trans>
        Report the mechanism, both adjacencies, and what you assume. For this page, that could read
      </Trans>
    </p>
    <blockquote>
      <Trans>
        DP-SGD with Poisson sampling at rate{' '}
        <SettingValue field={FIELDS.samplingRate} value={scenario.samplingRate} />,{' '}
        <SettingValue field={FIELDS.steps} value={scenario.steps} /> steps, per-record clipping and Gaussian
        noise of <SettingValue field={FIELDS.noiseMultiplier} value={scenario.noiseMultiplier} /> times the
        clipping norm. At <Sym>δ</Sym> = <Delta value={scenario.delta} /> and with all iterates released,{' '}
        <EpsilonSymbol adjacency="AR" /> = <LiveEpsilon of="addRemove" known={known} /> (a record added or
        removed) and <EpsilonSymbol adjacency="S" /> = <LiveEpsilon of="substitute" known={known} /> (a record
        replaced).
      </Trans>
    </blockquote>
    <p>
      <Trans>
        <a href={`${article}#choose`}>Chapter 7</a> has this statement ready to copy, with a link that
        restores everything.
      </Trans>
    </p>
  </>
);
