// Answers about the two adjacencies, and about what accountants print.
import { Trans } from '@lingui/react/macro';
import { fromCore } from '../../../../language/core';
import { withDecimalMark } from '../../../../language/numbers';
import { roundedNumber } from '../../../../scenario';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useRisk } from '../../../chapters/frame/useRisk';
import { Epsilon, EpsilonSymbol, Parameter, Sym } from '../../../notation/Num';
import { LiveEpsilon, LiveText } from '../LiveValue';
import type { AnswerProps } from './answer';

export const Broken = ({ known, article }: AnswerProps) => (
  <>
    <p>
      <Trans>
        No. It limits what training gives away about <em>whether</em> a record was there: here with{' '}
        <EpsilonSymbol adjacency="AR" /> = <LiveEpsilon of="addRemove" known={known} />. Whether a record says
        one thing or another is a different comparison, and for that the guarantee is{' '}
        <EpsilonSymbol adjacency="S" /> = <LiveEpsilon of="substitute" known={known} />. An attack beyond the
        first number that tells one value from another contradicts nothing.
      </Trans>
    </p>
    <p>
      <Trans>
        Nor is add/remove silent about values. From its whole curves alone a substitute ε of{' '}
        <LiveEpsilon of="implied" known={known} /> follows (<a href={`${article}#promise`}>chapter 2</a>), and
        a guess at a rare value is limited by comparison with a missing record too, sometimes better (
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
        No. Here it is <LiveText text={ratio} /> times as large. At <Sym>δ</Sym> = 0 twice is a guarantee; at
        any other <Sym>δ</Sym> the ratio can be above two (large batches, many steps) or below it (small
        batches, little noise). From the add/remove ε alone only group privacy follows, Theorem 4.1:{' '}
        <LiveEpsilon of="group" known={known} />. <a href={`${article}#promise`}>Chapter 2</a> has the map of
        ratios.
      </Trans>
    </p>
  );
}

export const COrTwoC = ({ scenario, known, article }: AnswerProps) => (
  <p>
    <Trans>
      In <Sym>C</Sym>, on this page: the noise has standard deviation <Sym>σ</Sym>
      <Sym>C</Sym> whichever neighbour is meant, here with <Sym>σ</Sym> ={' '}
      <Parameter value={scenario.noiseMultiplier} />. An exchange moves the sum by up to 2<Sym>C</Sym> under
      that same noise, which is why its ε, <LiveEpsilon of="substitute" known={known} />, is the larger one.
      Some texts measure the noise in the largest move instead. The very same noise is then called{' '}
      <Parameter value={scenario.noiseMultiplier / 2} /> for an exchange. So compare noises, not their names (
      <a href={`${article}#which-neighbour`}>chapter 1</a>).
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
          Because they answer different questions, or answer with different care. Look for four things: the
          adjacency (most print add/remove), the unit of <Sym>σ</Sym>, the sampling that is assumed, and the
          accountant. Accounting by Rényi divergences is right but not tight. For this training the tight
          add/remove ε is <LiveEpsilon of="addRemove" known={known} />, and such accountants at their default
          orders would print
        </Trans>
      </p>
      <ul>
        {printed.length === 0 && <li>…</li>}
        {printed.map(({ name, epsilon }) => (
          <li key={name}>
            {fromCore(name)}: <Epsilon value={epsilon} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          <a href={`${article}#choose`}>Chapter 7</a> reads a configuration, and names the accountant whose
          number it recognises.
        </Trans>
      </p>
    </>
  );
}
