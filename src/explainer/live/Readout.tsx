// The numbers at the current point, each with its adjacency, its kind and what certifies it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { type AuditEntry, isRecorded, ownAudit, type ResultsSnapshot } from '../../jobs';
import { fromCore } from '../../language/core';
import type { Scenario } from '../../scenario';
import { countText, typesetBracket, typesetDifference } from '../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Num, Sym } from '../notation/Num';
import { QuantityName, Swatch } from '../notation/QuantityName';
import type { QuantityId } from '../notation/quantities';
import { QUANTITY_SYMBOLS } from '../notation/table';
import { type KnownValue, type KnownValues, knownValues } from '../state/knownValues';
import {
  confidenceText,
  curveTestWords,
  implausible,
  readAs,
  repeatsText,
  shownEstimate,
} from './auditWords';
import styles from './Readout.module.css';

interface RowProps {
  id?: QuantityId;
  /** Without one, that of the quantity. */
  name?: ReactNode;
  value: ReactNode;
  children: ReactNode;
}

/** Sample and name: what no move changes is drawn once. */
const Name = memo(function Name({ id }: { id: QuantityId }) {
  return (
    <>
      <Swatch id={id} /> <QuantityName id={id} />
    </>
  );
});

function Row({ id, name, value, children }: RowProps) {
  const symbol = id && QUANTITY_SYMBOLS[id];
  return (
    <tr data-symbol={symbol} data-symbol-home={symbol} tabIndex={symbol && -1}>
      <th scope="row">{id ? <Name id={id} /> : name}</th>
      <td className="readout-value">{value}</td>
      <td className="readout-note">{children}</td>
    </tr>
  );
}

/** The verified number; where there is none, the bracket is in the note and no number stands here. */
const Value = ({ reading }: { reading: KnownValue | undefined }) =>
  !reading ? '…' : reading.value === null ? '–' : <Epsilon value={reading.value} />;

function Unverified({ reading }: { reading: KnownValue | undefined }) {
  if (!reading || reading.value !== null) return null;
  const [from, to] = typesetBracket(reading.lower, reading.upper);
  return (
    <Trans>
      ; not verified to a number, it lies between <Num of={from} /> and <Num of={to} />
    </Trans>
  );
}

function Certified({ bracket }: { bracket: { lower: number; upper: number } | undefined }) {
  if (!bracket) return <Trans>; being checked by a second method</Trans>;
  const [from, to] = typesetBracket(bracket.lower, bracket.upper);
  return (
    <Trans>
      ; certified between <Num of={from} /> and <Num of={to} /> by a second, independent method
    </Trans>
  );
}

function NaiveDouble({ known }: { known: KnownValues | null }) {
  const value = known?.at.addRemove.value;
  const substitute = known?.at.substitute;
  const exceeded = value != null && substitute && substitute.lower > 2 * value;
  const met = value != null && substitute && substitute.upper <= 2 * value;
  return (
    <Row
      name={
        <>
          2 × <EpsilonSymbol adjacency="AR" />
        </>
      }
      value={
        value == null ? (
          '–'
        ) : (
          <s>
            <Epsilon value={2 * value} />
          </s>
        )
      }
    >
      {exceeded ? (
        <Trans>
          not implied by <EpsilonSymbol adjacency="AR" /> at this δ, and not true:{' '}
          <EpsilonSymbol adjacency="S" /> is larger
        </Trans>
      ) : met ? (
        <Trans>
          not implied by <EpsilonSymbol adjacency="AR" /> at this δ; true here only because{' '}
          <EpsilonSymbol adjacency="S" /> is smaller
        </Trans>
      ) : (
        <Trans>
          not implied by <EpsilonSymbol adjacency="AR" /> at this δ
        </Trans>
      )}
    </Row>
  );
}

/** What the accountant of substitution gains over everything that add and remove can say. */
function Remains({ known }: { known: KnownValues | null }) {
  const implied = known?.at.implied.value;
  const substitute = known?.at.substitute.value;
  if (implied == null || substitute == null) return null;
  const gain = typesetDifference(implied, substitute);
  return gain === null ? (
    <Trans>
      ; <EpsilonSymbol adjacency="S" />, which knows the mechanism, is no lower here
    </Trans>
  ) : (
    <Trans>
      ; <EpsilonSymbol adjacency="S" /> knows the mechanism and is <Num of={gain} /> lower
    </Trans>
  );
}

interface AuditRowProps {
  entry: AuditEntry | null;
  scenario: Scenario;
  /** What is not the last word: recorded before, or of the draws so far; null of all draws. */
  soFar: SoFar;
}

type SoFar = 'recorded' | 'so-far' | null;

function drawnText(confidence: string, draws: string, soFar: SoFar): string {
  if (soFar === 'recorded') {
    return t`lower bound, substitute, ${confidence}, from ${draws} simulated runs per world, recorded`;
  }
  return soFar === null
    ? t`lower bound, substitute, ${confidence}, from ${draws} simulated runs per world`
    : t`lower bound, substitute, ${confidence}, from ${draws} simulated runs per world so far`;
}

function AuditRow({ entry, scenario, soFar }: AuditRowProps) {
  const estimate = shownEstimate(entry, scenario.estimator);
  const draws = entry?.reply ? entry.reply.runs * entry.reply.repeats : 0;
  const repeats = entry ? repeatsText(entry, scenario.estimator) : null;
  return (
    <Row
      id="audit"
      value={
        estimate ? (
          <>
            ≥ <Epsilon value={estimate.epsilon} rounding="down" />
          </>
        ) : (
          '…'
        )
      }
    >
      {estimate ? drawnText(confidenceText(estimate), countText(draws), soFar) : t`lower bound, substitute`}
      {estimate && entry?.reply && <>; {readAs(scenario.estimator, entry.reply.atZero.rule)}</>}
      {repeats && <>; {repeats}</>}
      {estimate && (
        <details className={styles.assumptions}>
          <summary>
            <Trans>what it assumes</Trans>
          </summary>
          <ul>
            {estimate.assumptions.map((assumption) => (
              <li key={assumption}>{fromCore(assumption)}</li>
            ))}
          </ul>
        </details>
      )}
    </Row>
  );
}

function CurveTestRow({ entry, soFar }: Omit<AuditRowProps, 'scenario'>) {
  const test = entry?.reply?.curveTest;
  const words = test ? curveTestWords(test) : null;
  return (
    <Row name={t`Claim: the add/remove curve covers a replaced record`} value="">
      {words ? (
        <>
          <strong className={words.verdict === 'rejected' ? styles.rejected : undefined}>
            {words.headline}
          </strong>
          {soFar === 'recorded' ? t`, recorded.` : soFar === null ? '.' : ` ${t`so far.`}`} {words.detail}
        </>
      ) : (
        t`tested once the attack has run`
      )}
    </Row>
  );
}

const Title = memo(function Title({ delta }: { delta: number }) {
  return (
    <h2 id="readout-title" className={styles.title}>
      <Trans>
        At this point{' '}
        <span className="soft">
          <Sym>δ</Sym> = <Delta value={delta} />
        </span>
      </Trans>
    </h2>
  );
});

const Columns = memo(function Columns() {
  return (
    <thead className="visually-hidden">
      <tr>
        <th scope="col">
          <Trans>Quantity</Trans>
        </th>
        <th scope="col">ε</th>
        <th scope="col">
          <Trans>Kind</Trans>
        </th>
      </tr>
    </thead>
  );
});

export const Readout = memo(function Readout({
  snapshot,
  scenario,
}: {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
}) {
  const known = knownValues(snapshot);
  const entry = ownAudit(snapshot);
  const soFar = isRecorded(entry, snapshot) ? 'recorded' : entry?.status === 'done' ? null : 'so-far';
  const doubt = implausible(
    shownEstimate(entry, scenario.estimator),
    entry?.reply?.curveTest ?? null,
    known?.current ? known.at.substitute : null,
  );
  return (
    <section className="readout" aria-labelledby="readout-title">
      <Title delta={known?.scenario.delta ?? scenario.delta} />
      <table aria-busy={!known?.current}>
        <Columns />
        <tbody>
          <Row id="addRemove" value={<Value reading={known?.at.addRemove} />}>
            <Trans>upper bound, add/remove</Trans>
            <Unverified reading={known?.at.addRemove} />
            <Certified bracket={known?.certified?.certifiedAddRemove} />
          </Row>
          <Row id="substitute" value={<Value reading={known?.at.substitute} />}>
            <Trans>upper bound, substitute</Trans>
            <Unverified reading={known?.at.substitute} />
            <Certified bracket={known?.certified?.certifiedSubstitute} />
          </Row>
          <Row id="implied" value={<Value reading={known?.at.implied} />}>
            <Trans>upper bound, substitute, from the whole curves of add and remove alone</Trans>
            <Remains known={known} />
            <Unverified reading={known?.at.implied} />
          </Row>
          <Row id="group" value={<Value reading={known?.at.group} />}>
            <Trans>upper bound, substitute, from one point of the add/remove curve alone</Trans>
            <Unverified reading={known?.at.group} />
          </Row>
          <Row id="hiddenState" value={<Value reading={known?.at.hiddenState} />}>
            <Trans>
              substitute; no guarantee: the most that this attack can show with unlimited runs, other records
              silent and only the last iterate seen
            </Trans>
            <Unverified reading={known?.at.hiddenState} />
          </Row>
          <AuditRow entry={entry} scenario={scenario} soFar={soFar} />
          <NaiveDouble known={known} />
          <CurveTestRow entry={entry} soFar={soFar} />
        </tbody>
      </table>
      {doubt && <p className="doubt">{doubt}</p>}
    </section>
  );
});
