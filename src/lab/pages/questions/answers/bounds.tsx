// Answers about the two adjacencies, and about what accountants print.
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import { say } from '../../../../base/language/say';
import { roundedNumber } from '../../../../scenario';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useRisk } from '../../../chapters/frame/useRisk';
import { Epsilon, EpsilonSymbol, Parameter, Sym } from '../../../notation/Num';
import { type AnswerProps, LiveEpsilon, LiveText } from '../LiveValue';

export const Broken = ({ known, article }: AnswerProps) => (
  <>
    <p>
      <Trans>
        No. Add/remove limits what training gives away about <em>whether</em> a record was there, and here its
        bound is <EpsilonSymbol adjacency="AR" /> = <LiveEpsilon of="addRemove" known={known} />. Whether a
        record says one thing or another is a different question, and there the bound is{' '}
        <EpsilonSymbol adjacency="S" /> = <LiveEpsilon of="substitute" known={known} />. So an attack that
        tells two values apart may exceed the first number.
      </Trans>
    </p>
    <p>
      <Trans>
        Add/remove does say something about values. From its whole curves alone, a substitute ε of{' '}
        <LiveEpsilon of="implied" known={known} /> follows (<a href={`${article}#promise`}>chapter 2</a>). For
        a guess at a rare value, the comparison with a missing record sometimes gives the better bound (
        <a href={`${article}#meaning`}>chapter 6</a>).
      </Trans>
    </p>
  </>
);

export function Twice({ known, article }: AnswerProps) {
  const [one, two] = known?.current ? [known.at.addRemove.value, known.at.substitute.value] : [null, null];
  const ratio = one !== null && two !== null && one > 0 ? withDecimalMark(roundedNumber(two / one, 3)) : null;
  return (
    <p>
      <Trans>
        No. Here it is <LiveText text={ratio} /> times as large. Twice is a guarantee only at <Sym>δ</Sym> =
        0. At any other <Sym>δ</Sym> the ratio can be above two (with large batches and many steps) or below
        it (with small batches and little noise). The add/remove ε alone implies only group privacy, and
        Theorem 4.1 gives <LiveEpsilon of="group" known={known} />.{' '}
        <a href={`${article}#promise`}>Chapter 2</a> has the map of ratios.
      </Trans>
    </p>
  );
}

export const COrTwoC = ({ scenario, known, article }: AnswerProps) => (
  <p>
    <Trans>
      This page measures it in <Sym>C</Sym>. The noise has standard deviation <Sym>σ</Sym>
      <Sym>C</Sym> for either neighbour, here with <Sym>σ</Sym> ={' '}
      <Parameter value={scenario.noiseMultiplier} />. An exchange moves the sum by up to 2<Sym>C</Sym> under
      that same noise, so its ε of <LiveEpsilon of="substitute" known={known} /> is the larger one. Some texts
      measure the noise in the largest move instead, and then the very same noise is called{' '}
      <Parameter value={scenario.noiseMultiplier / 2} /> for an exchange. So compare the noises, not their
      names (<a href={`${article}#which-neighbour`}>chapter 1</a>).
    </Trans>
  </p>
);

export function TwoLibraries({ scenario, known, article }: AnswerProps) {
  const { samplingRate, noiseMultiplier, steps, delta } = scenario;
  const request = { asked: [{ run: { samplingRate, noiseMultiplier, steps }, delta }] };
  const { reply, current } = useRequest(useRisk().points, request);
  const printed = (current && reply?.[0]?.printed) || [];
  return (
    <>
      <p>
        <Trans>
          They may answer different questions, or one may be more careful than the other. Look at the
          adjacency (most print add/remove), the unit of <Sym>σ</Sym>, the sampling that is assumed, and the
          accountant. Accounting by Rényi divergences is right but not tight. For this training run the tight
          add/remove ε is <LiveEpsilon of="addRemove" known={known} />, and such accountants at their default
          orders would print
        </Trans>
      </p>
      <ul>
        {printed.length === 0 && <li>…</li>}
        {printed.map(({ name, epsilon }) => (
          <li key={name.code}>
            {say(name)}: <Epsilon value={epsilon} rounding="up" />
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          <a href={`${article}#choose`}>Chapter 7</a> reads a configuration and names the accountant whose
          number it recognises.
        </Trans>
      </p>
    </>
  );
}
