// The sentence at the top of the page, in the variant that is true now. Its parts are memoised one by one, because a move of a
// slider changes only aria-busy, and new curves change only two numbers.
import { Select, Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { typesetBracket } from '../../notation/formatNumber';
import { Between, Epsilon, Num } from '../../notation/Num';
import { QUANTITIES } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import { sameData } from '../../ui/sameData';
import styles from './Claim.module.css';
import type { AccountantPart, AttackPart, ClaimParts, Shown } from './claimParts';

interface FigureNumberProps {
  of: 'addRemove' | 'substitute' | 'audit';
  wraps?: boolean;
  look?: string | undefined;
  children: ReactNode;
}

function FigureNumber({ of, wraps = false, look = '', children }: FigureNumberProps) {
  const className =
    `figure-number ${QUANTITIES[of].className}${wraps ? ` ${styles.wraps}` : ''} ${look}`.trim();
  return (
    <b className={className} data-testid="figure-number" data-symbol={QUANTITY_SYMBOLS[of]}>
      {children}
    </b>
  );
}

interface AccountantNumberProps {
  of: 'addRemove' | 'substitute';
  part: AccountantPart;
  /** Whether “ε =” is left out, because the sentence has named ε already. */
  bare?: boolean;
}

function AccountantNumber({ of, part, bare = false }: AccountantNumberProps) {
  if (part.state === 'value') {
    return (
      <FigureNumber of={of}>
        {bare ? '' : 'ε = '}
        <Epsilon value={part.value} rounding="up" />
      </FigureNumber>
    );
  }
  if (part.state === 'bracket' && part.upper === Infinity) {
    return (
      <FigureNumber of={of} wraps>
        {bare ? '' : 'ε '}
        <Trans>
          at least <Epsilon value={part.lower} rounding="down" />, with no upper bound found
        </Trans>
      </FigureNumber>
    );
  }
  if (part.state === 'bracket') {
    const [lower, upper] = typesetBracket(part.lower, part.upper);
    return (
      <FigureNumber of={of} wraps>
        {bare ? (
          <Between {...part} />
        ) : (
          <Trans>
            an ε between <Num of={lower} /> and <Num of={upper} />
          </Trans>
        )}
      </FigureNumber>
    );
  }
  return (
    <FigureNumber of={of}>
      {bare ? '' : 'ε = '}
      {part.state === 'failed' ? '?' : '…'}
    </FigureNumber>
  );
}

interface FoundProps {
  /** Origin of the number: this tab's attack, finished or still running, a recorded one, or one that was stopped. */
  by: 'done' | 'few' | 'running' | 'recorded' | 'stopped';
  shown: Shown;
}

function Found({ by, shown: { estimate } }: FoundProps) {
  const nothing = !(estimate.epsilon > 0);
  const shows = nothing ? 'nothing' : String(estimate.confidenceHolds);
  const look = by === 'few' || by === 'running' ? styles.provisional : undefined;
  const number = (
    <FigureNumber of="audit" look={look}>
      {nothing ? 0 : <Epsilon value={estimate.epsilon} rounding="down" />}
    </FigureNumber>
  );
  return (
    <Trans>
      <Select
        value={by}
        _done="An attack that just ran in this tab"
        _recorded="A recorded run of the attack"
        _few="An attack in this tab, with few runs so far,"
        _running="An attack still running in this tab"
        other="An attack in this tab, stopped early,"
      />{' '}
      <Select value={shows} _nothing="shows no more than" _true="shows at least" other="suggests at least" />{' '}
      {number} for substitute.
    </Trans>
  );
}

/**
 * The clause on the attack. Its variants are about as long as each other, so that the figure below stays where it is
 * when another takes its place.
 */
const Attack = memo(function Attack({ part }: { part: AttackPart }) {
  switch (part.state) {
    case 'done':
    case 'recorded':
      return <Found by={part.state} shown={part.shown} />;
    case 'so-far':
      return <Found by={part.few ? 'few' : 'running'} shown={part.shown} />;
    case 'running': {
      const share = Math.floor(part.share * 100);
      return (
        <Trans>
          An attack is running in this tab, with <span className="number">{share}%</span> of its draws made.
        </Trans>
      );
    }
    case 'stopped':
      return part.shown ? (
        <Found by="stopped" shown={part.shown} />
      ) : (
        <Trans>The attack in this tab is stopped, so there is no lower bound.</Trans>
      );
    case 'failed':
      return <Trans>The attack could not run in this tab, so there is no lower bound.</Trans>;
    default:
      return <Trans>In this tab the attack is about to run at these settings.</Trans>;
  }
}, sameData);

const Guarantees = memo(function Guarantees({
  addRemove,
  substitute,
  sampling,
}: Pick<ClaimParts, 'addRemove' | 'substitute' | 'sampling'>) {
  if (sampling === 'fixed-size') {
    return (
      <Trans>
        With batches of a fixed size, <span className={styles.adjacency}>add/remove</span> has no ε, because
        one record more or less would change every batch. For <em>what</em> Ana’s record says{' '}
        <span className={styles.adjacency}>(substitute)</span>, this training run has{' '}
        <AccountantNumber of="substitute" part={substitute} />.
      </Trans>
    );
  }
  if (sampling === 'random-allocation') {
    return (
      <Trans>
        With random allocation this model has <AccountantNumber of="addRemove" part={addRemove} />{' '}
        <span className={styles.adjacency}>(add/remove)</span> for the question{' '}
        <em>was Ana’s record there?</em> For <em>what does it say?</em>{' '}
        <span className={styles.adjacency}>(substitute)</span> its ε is{' '}
        <AccountantNumber of="substitute" part={substitute} bare />. For each question, smaller is safer.
      </Trans>
    );
  }
  return (
    <Trans>
      A software library would print <AccountantNumber of="addRemove" part={addRemove} />{' '}
      <span className={styles.adjacency}>(add/remove)</span> for this model. That answers{' '}
      <em>was Ana’s record there?</em> For <em>what does it say?</em>{' '}
      <span className={styles.adjacency}>(substitute)</span> its ε is{' '}
      <AccountantNumber of="substitute" part={substitute} bare />. For each question, smaller is safer.
    </Trans>
  );
}, sameData);

export interface SentenceProps {
  parts: ClaimParts;
  /** Element of the sentence: 'p' if another heading stands above it. */
  as?: 'h1' | 'p';
  /** Whether chapter 3 is on the same page, so that the clause on how the attack's number was read links there. */
  linked?: boolean;
  look?: string | undefined;
}

export function ClaimSentence({ parts, as: Tag = 'h1', linked = false, look }: SentenceProps) {
  const { addRemove, substitute, sampling, attack } = parts;
  return (
    <Tag
      id={linked ? 'claim' : undefined}
      tabIndex={linked ? -1 : undefined}
      className={`${styles.claim} ${look ?? ''}`}
      data-testid="claim"
      aria-busy={parts.stale}
    >
      <Guarantees addRemove={addRemove} substitute={substitute} sampling={sampling} />{' '}
      {/* The key makes a new element for each state, because the clause is another one and not the same one changed. */}
      <span key={attack.state} className="of-start">
        <Attack part={attack} />
      </span>
    </Tag>
  );
}
