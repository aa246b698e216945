// The sentence at the top of the page: three numbers in the curves' colours, in whichever variant is true now.
import type { ReactNode } from 'react';
import { QUANTITIES } from '../figure/quantities';
import { percentText, typesetBracket } from '../numbers/formatNumber';
import { Delta, Epsilon, Num, Sym } from '../numbers/Num';
import { QUANTITY_SYMBOLS } from '../symbols/table';
import type { AccountantPart, AttackPart, ClaimParts } from './claimParts';

interface FigureNumberProps {
  of: 'addRemove' | 'substitute' | 'audit';
  wraps?: boolean;
  children: ReactNode;
}

function FigureNumber({ of, wraps = false, children }: FigureNumberProps) {
  const className = `figure-number ${QUANTITIES[of].className}${wraps ? ' wraps' : ''}`;
  return (
    <b className={className} data-symbol={QUANTITY_SYMBOLS[of]}>
      {children}
    </b>
  );
}

function AccountantNumber({ of, part }: { of: 'addRemove' | 'substitute'; part: AccountantPart }) {
  if (part.state === 'value') {
    return (
      <FigureNumber of={of}>
        ε = <Epsilon value={part.value} />
      </FigureNumber>
    );
  }
  if (part.state === 'bracket') {
    const [lower, upper] = typesetBracket(part.lower, part.upper);
    return (
      <FigureNumber of={of} wraps>
        an ε between <Num of={lower} /> and <Num of={upper} />
      </FigureNumber>
    );
  }
  return <FigureNumber of={of}>ε = {part.state === 'failed' ? '?' : '…'}</FigureNumber>;
}

function Proof({ estimate }: { estimate: Extract<AttackPart, { state: 'done' }>['estimate'] }) {
  const confidence = percentText(estimate.confidence);
  if (!(estimate.epsilon > 0)) {
    return (
      <>
        proves nothing beyond <FigureNumber of="audit">ε ≥ 0</FigureNumber> at {confidence} confidence
      </>
    );
  }
  return (
    <>
      {estimate.confidenceHolds ? 'proves' : 'suggests'}{' '}
      <FigureNumber of="audit">
        ε ≥ <Epsilon value={estimate.epsilon} rounding="down" />
      </FigureNumber>{' '}
      {estimate.confidenceHolds ? `with ${confidence} confidence` : `at a nominal ${confidence}`}
    </>
  );
}

function Attack({ part }: { part: AttackPart }) {
  switch (part.state) {
    case 'done':
      return (
        <>
          The attack that just ran in this tab <Proof estimate={part.estimate} />.
        </>
      );
    case 'recorded':
      return (
        <>
          A recorded run of the attack <Proof estimate={part.estimate} />.
        </>
      );
    case 'running':
      return (
        <>
          An attack is running in this tab to <span className="audit">prove a lower bound</span>:{' '}
          <span className="number">{Math.floor(part.share * 100)} %</span> of its draws are made.
        </>
      );
    case 'stopped':
      return part.estimate ? (
        <>
          The attack in this tab was stopped early; what it had drawn <Proof estimate={part.estimate} />.
        </>
      ) : (
        <>The attack in this tab is stopped, so nothing is proved from below.</>
      );
    case 'failed':
      return <>The attack could not run in this tab, so nothing is proved from below.</>;
    default:
      return (
        <>
          An attack is about to run in this tab to <span className="audit">prove a lower bound</span> with
          confidence.
        </>
      );
  }
}

/** What kind of number each of the sentence is, and at which delta. */
function Kinds({ parts: { attack, delta, addRemove, substitute, recorded } }: { parts: ClaimParts }) {
  if (addRemove.state === 'failed' && substitute.state === 'failed') {
    return <p className="claim-kinds">The accountant did not answer; what to do is said in the notice.</p>;
  }
  const estimate = 'estimate' in attack ? attack.estimate : null;
  return (
    <p className="claim-kinds">
      {estimate ? 'All' : 'Both'} at <Sym>δ</Sym> = <Delta value={delta} />. The{' '}
      {estimate ? 'first two' : 'two numbers'} are upper bounds from an accountant, under two different
      notions of neighbouring data sets
      {estimate ? '; the third is a lower bound from an attack, under the second' : ''}
      {estimate && !estimate.confidenceHolds
        ? '; its confidence does not hold, as the published estimator picks the best threshold'
        : ''}
      {estimate && attack.state === 'stopped'
        ? '. Its confidence assumes that the stop was not chosen by the look of the number'
        : ''}
      .
      {recorded && (
        <>
          {' '}
          Recorded until this tab has its own: seed {recorded.seed}, {recorded.backend}, commit{' '}
          <code>{recorded.commit.slice(0, 7)}</code>, <code>npm run record -- {recorded.preset}</code>.
        </>
      )}
    </p>
  );
}

interface ClaimProps {
  parts: ClaimParts;
  /** What it is on its page: the first heading, or a paragraph under another. */
  as?: 'h1' | 'p';
  /** Between the sentence and what is said of its numbers. */
  children?: ReactNode;
}

export function Claim({ parts, as: Tag = 'h1', children }: ClaimProps) {
  return (
    <div className="claim-block">
      <Tag className="claim" aria-busy={parts.stale}>
        Most libraries report <AccountantNumber of="addRemove" part={parts.addRemove} />{' '}
        <span className="relation">(add/remove)</span>. If the secret is an <em>attribute or a label</em>, the
        guarantee is <AccountantNumber of="substitute" part={parts.substitute} />{' '}
        <span className="relation">(substitute)</span>. {/* another sentence, not the same one moved */}
        <span key={parts.attack.state} className="claim-attack">
          <Attack part={parts.attack} />
        </span>
      </Tag>
      {children}
      <Kinds parts={parts} />
    </div>
  );
}
