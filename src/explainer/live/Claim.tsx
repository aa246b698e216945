// The sentence at the top of the page: three numbers in the curves' colours, in whichever variant is true now.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { percentText, rateText, typesetBracket } from '../notation/formatNumber';
import { Delta, Epsilon, Num, Sym } from '../notation/Num';
import { QUANTITIES } from '../notation/quantities';
import { Term } from '../notation/Term';
import { QUANTITY_SYMBOLS } from '../notation/table';
import styles from './Claim.module.css';
import type { AccountantPart, AttackPart, ClaimParts, Shown } from './claimParts';

interface FigureNumberProps {
  of: 'addRemove' | 'substitute' | 'audit';
  wraps?: boolean;
  children: ReactNode;
}

function FigureNumber({ of, wraps = false, children }: FigureNumberProps) {
  const className = t`figure-number ${QUANTITIES[of].className}${wraps ? ` ${styles.wraps}` : ''}`;
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
        <Trans>
          an ε between <Num of={lower} /> and <Num of={upper} />
        </Trans>
      </FigureNumber>
    );
  }
  return <FigureNumber of={of}>ε = {part.state === 'failed' ? '?' : '…'}</FigureNumber>;
}

/** How the errors were read: a link to the chapter that explains it, where that chapter is on the page. */
const How = ({ words, linked }: { words: string; linked: boolean }) =>
  linked ? <a href="#worst-case">{words}</a> : words;

interface FoundProps {
  shown: Shown;
  linked: boolean;
}

/** What was measured, and what it is read as. */
function Found({ shown: { estimate, readAs, errorUpper }, linked }: FoundProps) {
  const confidence = percentText(estimate.confidence);
  const number = (
    <FigureNumber of="audit">
      ε ≥ {estimate.epsilon > 0 ? <Epsilon value={estimate.epsilon} rounding="down" /> : 0}
    </FigureNumber>
  );
  const sure = estimate.confidenceHolds ? t`with ${confidence} confidence` : t`at a nominal ${confidence}`;
  if (errorUpper === null) {
    return (
      <>
        , <How words={readAs} linked={linked} />, {estimate.confidenceHolds ? 'shows' : 'suggests'} {number}{' '}
        {sure}
      </>
    );
  }
  if (!(estimate.epsilon > 0)) {
    return (
      <Trans>
        {' '}
        may guess wrong half of the time, which shows nothing beyond {number} {sure}
      </Trans>
    );
  }
  return (
    <Trans>
      {' '}
      guesses wrong at most {rateText(errorUpper, 'up')} of the time: <How words={readAs} linked={linked} />,{' '}
      {number} {sure}
    </Trans>
  );
}

function Attack({ part, linked }: { part: AttackPart; linked: boolean }) {
  switch (part.state) {
    case 'done':
      return (
        <Trans>
          The attack that just ran in this tab
          <Found shown={part.shown} linked={linked} />.
        </Trans>
      );
    case 'recorded':
      return (
        <Trans>
          A recorded run of the attack
          <Found shown={part.shown} linked={linked} />.
        </Trans>
      );
    case 'running':
      return (
        <Trans>
          An attack is running in this tab to find a <span className="audit">lower bound</span>:{' '}
          <span className="number">{Math.floor(part.share * 100)} %</span> of its draws are made.
        </Trans>
      );
    case 'stopped':
      return part.shown ? (
        <Trans>
          The attack in this tab, stopped early
          {part.shown.errorUpper === null ? '' : ','}
          <Found shown={part.shown} linked={linked} />.
        </Trans>
      ) : (
        <Trans>The attack in this tab is stopped, so there is no lower bound.</Trans>
      );
    case 'failed':
      return <Trans>The attack could not run in this tab, so there is no lower bound.</Trans>;
    default:
      return (
        <Trans>
          An attack is about to run in this tab to find a <span className="audit">lower bound</span> with
          confidence.
        </Trans>
      );
  }
}

/** What is the matter with the third number, if anything is. */
function note({ estimate, partAccounting }: Shown): string {
  const part = partAccounting ? t`; part of it is accounting, so it is no evidence against the first` : '';
  return `${confidenceNote(estimate)}${part}`;
}

function confidenceNote(estimate: Shown['estimate']): string {
  if (estimate.moment === 'provisional') {
    return t`; it is provisional and carries no confidence until all draws are made`;
  }
  if (!estimate.confidenceHolds) return t`; its confidence does not hold, for the best threshold was picked`;
  if (estimate.moment === 'every') return t`, by a confidence sequence, which holds whenever one stops`;
  return '';
}

/** What kind of number each of the sentence is, and at which delta. */
function Kinds({
  parts: { attack, delta, addRemove, substitute, recorded },
  look = '',
}: {
  parts: ClaimParts;
  look: string | undefined;
}) {
  if (addRemove.state === 'failed' && substitute.state === 'failed') {
    return (
      <p className={`${styles.kinds} of-start ${look}`}>
        <Trans>The accountant did not answer; what to do is said in the notice.</Trans>
      </p>
    );
  }
  const shown = 'shown' in attack ? attack.shown : null;
  return (
    <p className={`${styles.kinds} of-start ${look}`}>
      <Trans>
        {shown ? 'All' : 'Both'} at <Sym>δ</Sym> = <Delta value={delta} />. The{' '}
        {shown ? t`first two` : t`two numbers`} are upper bounds from an <Term name="accountant" after="," />{' '}
        under two different notions of neighbouring data sets
        {shown ? t`; the third is a lower bound from an attack, under the second${note(shown)}` : ''}.
        {shown && shown.contradicts !== null && (
          <Trans>
            {' '}
            The errors alone, with no curve assumed, show with {percentText(shown.contradicts)} confidence
            that the add/remove curve does not cover this replacement.
          </Trans>
        )}
        {recorded && (
          <Trans>
            {' '}
            Recorded until this tab has its own: seed {recorded.seed}, {recorded.backend}, commit{' '}
            <code>{recorded.commit.slice(0, 7)}</code>, <code>npm run record -- {recorded.preset}</code>.
          </Trans>
        )}
      </Trans>
    </p>
  );
}

interface ClaimProps {
  parts: ClaimParts;
  /** What it is on its page: the first heading, or a paragraph under another. */
  as?: 'h1' | 'p';
  /** Chapter 3 is on the same page: the way its number was read links there. */
  linked?: boolean;
  /** Classes for sentence and kinds, where it does not open a page. */
  look?: { claim: string; kinds: string };
  /** Between the sentence and what is said of its numbers. */
  children?: ReactNode;
}

export function Claim({ parts, as: Tag = 'h1', linked = false, look, children }: ClaimProps) {
  return (
    <div className="claim-block">
      <Tag
        id={linked ? 'claim' : undefined}
        tabIndex={linked ? -1 : undefined}
        className={`${styles.claim} ${look?.claim ?? ''}`}
        aria-busy={parts.stale}
      >
        <Trans>
          Most libraries report <AccountantNumber of="addRemove" part={parts.addRemove} />{' '}
          <span className={styles.relation}>(add/remove)</span>. If the secret is an{' '}
          <em>attribute or a label</em>, the guarantee is{' '}
          <AccountantNumber of="substitute" part={parts.substitute} />{' '}
          <span className={styles.relation}>(substitute)</span>.{' '}
          {/* another sentence, not the same one moved */}
          <span key={parts.attack.state} className="of-start">
            <Attack part={parts.attack} linked={linked} />
          </span>
        </Trans>
      </Tag>
      {children}
      <Kinds parts={parts} look={look?.kinds} />
    </div>
  );
}
