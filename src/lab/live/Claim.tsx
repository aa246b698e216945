// The sentence at the top of the page: three numbers in the curves' colours, in whichever variant is true now. Its parts are drawn
// each by itself: a move makes the sentence busy, and new curves change two numbers of it.
import { Select, Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { percentText, rateText, typesetBracket } from '../notation/formatNumber';
import { Delta, Epsilon, Num, Sym } from '../notation/Num';
import { QUANTITIES } from '../notation/quantities';
import { Term } from '../notation/Term';
import { QUANTITY_SYMBOLS } from '../notation/table';
import type { Sampling } from '../scenario';
import { sameData } from '../ui/sameData';
import styles from './Claim.module.css';
import type { AccountantPart, AttackPart, ClaimParts, Shown } from './claimParts';

interface FigureNumberProps {
  of: 'addRemove' | 'substitute' | 'audit';
  wraps?: boolean;
  /** Another class beside its own. */
  look?: string | undefined;
  children: ReactNode;
}

function FigureNumber({ of, wraps = false, look = '', children }: FigureNumberProps) {
  const className =
    `figure-number ${QUANTITIES[of].className}${wraps ? ` ${styles.wraps}` : ''} ${look}`.trim();
  return (
    <b className={className} data-symbol={QUANTITY_SYMBOLS[of]}>
      {children}
    </b>
  );
}

interface AccountantNumberProps {
  of: 'addRemove' | 'substitute';
  part: AccountantPart;
  /** The number stands without “ε =”, because the sentence has named ε already. */
  bare?: boolean;
}

function AccountantNumber({ of, part, bare = false }: AccountantNumberProps) {
  if (part.state === 'value') {
    return (
      <FigureNumber of={of}>
        {bare ? '' : 'ε = '}
        <Epsilon value={part.value} />
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
          <Trans>
            between <Num of={lower} /> and <Num of={upper} />
          </Trans>
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
  /** Which attack made the number: this tab's, finished or still running, a recorded one, or one that was stopped. */
  by: 'done' | 'few' | 'running' | 'recorded' | 'stopped';
  shown: Shown;
}

/** What was measured. */
function Found({ by, shown: { estimate, errorUpper, elsewhere } }: FoundProps) {
  const holds = String(estimate.confidenceHolds);
  const nothing = !(estimate.epsilon > 0);
  const look = elsewhere
    ? styles.elsewhere
    : by === 'few' || by === 'running'
      ? styles.provisional
      : undefined;
  const number = (
    <FigureNumber of="audit" look={look}>
      {nothing ? 0 : <Epsilon value={estimate.epsilon} rounding="down" />}
    </FigureNumber>
  );
  if (nothing && errorUpper !== null) {
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
        may guess wrong half of the time, which shows nothing beyond {number}.
      </Trans>
    );
  }
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
      <Select value={holds} _true="shows" other="suggests" /> at least {number}.
    </Trans>
  );
}

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
          An attack is running in this tab to find a <span className="audit">lower bound</span>:{' '}
          <span className="number">{share}%</span> of its draws are made.
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
      return (
        <Trans>
          An attack is about to run in this tab to find a <span className="audit">lower bound</span> with
          confidence.
        </Trans>
      );
  }
}, sameData);

/** Why the third number may not be taken at its word, where there is a reason. */
function Caveat({ shown: { estimate, partAccounting } }: { shown: Shown }) {
  if (estimate.moment === 'provisional') {
    return <Trans>It is provisional and carries no confidence until all draws are made.</Trans>;
  }
  if (!estimate.confidenceHolds) {
    return <Trans>Its confidence does not hold, because the best threshold was picked.</Trans>;
  }
  return (
    <>
      {estimate.moment === 'every' && (
        <Trans>Its confidence sequence holds whenever somebody stops the attack.</Trans>
      )}{' '}
      {partAccounting && (
        <Trans>Part of it is accounting, so it is no evidence against the first number.</Trans>
      )}
    </>
  );
}

/** How the errors were read: a link to the chapter that explains it, where that chapter is on the page. */
const How = ({ words, linked }: { words: string; linked: boolean }) =>
  linked ? <a href="#worst-case">{words}</a> : words;

/** What the third number is read from, and what that assumes. */
function Reading({ shown, linked }: { shown: Shown; linked: boolean }) {
  const { estimate, readAs, errorUpper, contradicts } = shown;
  const confidence = percentText(estimate.confidence);
  const how = <How words={readAs} linked={linked} />;
  const errors = errorUpper === null ? null : rateText(errorUpper, 'up');
  const floor = contradicts === null ? null : rateText(contradicts.errorFloor, 'down');
  return (
    <>
      {errors === null ? (
        <Trans>
          The last number is a lower bound from an attack on substitute, at {confidence} confidence, {how}.
        </Trans>
      ) : (
        <Trans>
          The last number is a lower bound from an attack on substitute, at {confidence} confidence. The
          attack guesses wrong at most {errors} of the time, which is {how}.
        </Trans>
      )}{' '}
      <Caveat shown={shown} />{' '}
      {floor !== null && (
        <Trans>
          If the add/remove guarantee covered a replaced record, every attack would be wrong at least {floor}{' '}
          of the time. That comparison needs no such reading.
        </Trans>
      )}
    </>
  );
}

interface KindsProps extends Pick<ClaimParts, 'delta' | 'recorded' | 'sampling'> {
  linked: boolean;
  /** The accountant gave neither number. */
  failed: boolean;
  /** What the attack has shown so far. */
  shown: Shown | null;
  look: string | undefined;
}

/** What kind of number each of the sentence is, and at which delta. */
const Kinds = memo(function Kinds({
  failed,
  shown,
  delta,
  recorded,
  sampling,
  linked,
  look = '',
}: KindsProps) {
  if (failed) {
    return (
      <p className={`${styles.kinds} of-start ${look}`}>
        <Trans>The accountant did not answer. The notice says what to do.</Trans>
      </p>
    );
  }
  return (
    <p className={`${styles.kinds} of-start ${look}`}>
      {sampling === 'poisson' ? (
        <Trans>
          At <Sym>δ</Sym> = <Delta value={delta} />, the first two numbers are upper bounds from a privacy{' '}
          <Term name="accountant" after=",">
            accountant
          </Term>{' '}
          one for each kind of neighbour.
        </Trans>
      ) : (
        <Between sampling={sampling} delta={delta} />
      )}{' '}
      {shown && <Reading shown={shown} linked={linked} />}
      {recorded && <Recorded {...recorded} />}
    </p>
  );
}, sameData);

/** Why a replaced record has two numbers there. */
const Between = ({ sampling, delta }: { sampling: Exclude<Sampling, 'poisson'>; delta: number }) =>
  sampling === 'fixed-size' ? (
    <Trans>
      At <Sym>δ</Sym> = <Delta value={delta} />, the larger number of substitute holds for all data. The
      smaller one is attained by data whose other records all pull one way. Nothing tighter is known here.
    </Trans>
  ) : (
    <Trans>
      At <Sym>δ</Sym> = <Delta value={delta} />, the add/remove ε is certified. For a replaced record no tight
      number is known: the larger one is what add and remove imply together, and data attain the smaller one.
    </Trans>
  );

function Recorded({ seed, backend, commit, preset }: NonNullable<ClaimParts['recorded']>) {
  const short = commit.slice(0, 7);
  return (
    <>
      {' '}
      <Trans>
        Recorded until this tab has its own, with seed {seed} and {backend}, at commit <code>{short}</code>,
        by <code>npm run record -- {preset}</code>.
      </Trans>
    </>
  );
}

const Guarantees = memo(function Guarantees({
  addRemove,
  substitute,
  sampling,
}: Pick<ClaimParts, 'addRemove' | 'substitute' | 'sampling'>) {
  if (sampling === 'fixed-size') {
    return (
      <Trans>
        With batches of a fixed size, <span className={styles.relation}>add/remove</span> has no ε, because
        one record more or less would change every batch. For <em>what</em> Ana’s record says{' '}
        <span className={styles.relation}>(substitute)</span>, this training run has{' '}
        <AccountantNumber of="substitute" part={substitute} />.
      </Trans>
    );
  }
  if (sampling === 'random-allocation') {
    return (
      <Trans>
        Counted the usual way <span className={styles.relation}>(add/remove)</span>, this training run by
        random allocation has <AccountantNumber of="addRemove" part={addRemove} />, which limits what anyone
        learns about <em>whether</em> Ana took part. For <em>what</em> her record says{' '}
        <span className={styles.relation}>(substitute)</span>, ε is{' '}
        <AccountantNumber of="substitute" part={substitute} bare />.
      </Trans>
    );
  }
  return (
    <Trans>
      Counted the usual way <span className={styles.relation}>(add/remove)</span>, this training run has{' '}
      <AccountantNumber of="addRemove" part={addRemove} />, which limits what anyone learns about{' '}
      <em>whether</em> Ana took part. For <em>what</em> her record says{' '}
      <span className={styles.relation}>(substitute)</span>, ε is{' '}
      <AccountantNumber of="substitute" part={substitute} bare />.
    </Trans>
  );
}, sameData);

interface SentenceProps {
  parts: ClaimParts;
  /** The element it is: the page's first heading, or a paragraph where another heading stands above. */
  as?: 'h1' | 'p';
  /** Chapter 3 is on the same page: the way its number was read links there. */
  linked?: boolean;
  look?: string | undefined;
}

interface ClaimProps extends Pick<SentenceProps, 'parts' | 'as'> {
  look: { claim: string | undefined; kinds: string | undefined };
}

/** The sentence alone. */
export function Sentence({ parts, as: Tag = 'h1', linked = false, look }: SentenceProps) {
  const { addRemove, substitute, sampling, attack } = parts;
  return (
    <Tag
      id={linked ? 'claim' : undefined}
      tabIndex={linked ? -1 : undefined}
      className={`${styles.claim} ${look ?? ''}`}
      aria-busy={parts.stale}
    >
      <Guarantees addRemove={addRemove} substitute={substitute} sampling={sampling} />{' '}
      {/* another sentence, not the same one moved */}
      <span key={attack.state} className="of-start">
        <Attack part={attack} />
      </span>
    </Tag>
  );
}

/** The footnote: which kind each number is, how sure the third one is, and what that assumes. */
export function Footnote({ parts, linked = false, look }: Omit<SentenceProps, 'as'>) {
  const { addRemove, substitute, attack, delta, recorded, sampling } = parts;
  return (
    <Kinds
      failed={addRemove.state !== 'value' && substitute.state === 'failed'}
      shown={'shown' in attack ? attack.shown : null}
      delta={delta}
      recorded={recorded}
      sampling={sampling}
      look={look}
      linked={linked}
    />
  );
}

/** Sentence and footnote, for somebody who sees one figure or slide and nothing else of the page. */
export function Claim({ parts, as = 'h1', look }: ClaimProps) {
  return (
    <div className="claim-block">
      <Sentence parts={parts} as={as} look={look.claim} />
      <Footnote parts={parts} look={look.kinds} />
    </div>
  );
}
