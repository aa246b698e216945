// A target epsilon, the adjacency it is meant in, and which parameter gives way; the answer follows by itself.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import type { CalibrationReply, CalibrationRequest, RequestState } from '../../../jobs';
import { withDecimalMark } from '../../../language/numbers';
import { exactNumber, FIELDS, roundedNumber, type Scenario, writeNumberField } from '../../../scenario';
import { EpsilonOf } from '../../calculator/EpsilonOf';
import { Failed } from '../../calculator/Failed';
import { countText } from '../../notation/formatNumber';
import { Delta, Sym } from '../../notation/Num';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { PARAMETERS_AND_UNITS, type SolveFor, SolveForChoice, UseOnPage } from './SolveFor';
import styles from './Target.module.css';
import { type Protects, WantedEpsilon } from './WantedEpsilon';

interface TargetProps {
  calibration: RequestState<CalibrationRequest, CalibrationReply>;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

export function Target({ calibration, scenario, replace }: TargetProps) {
  const store = useResultsStore();
  const [target, setTarget] = useState(4);
  const [protects, setProtects] = useState<Protects>('substitute');
  const [solveFor, setSolveFor] = useState<SolveFor>('noiseMultiplier');
  const [refused, setRefused] = useState(false);
  const { samplingRate, noiseMultiplier, steps, delta, recordCount } = scenario;
  useEffect(() => {
    // the value that is looked for may not start the search anew
    const unknown = solveFor === 'epochs' ? { steps: 1 } : solveFor === 'batchSize' ? {} : { [solveFor]: 1 };
    const mechanism = { samplingRate, noiseMultiplier, steps, ...unknown };
    const question = { solveFor, relation: protects, mechanism, delta, targetEpsilon: target };
    store.calibrate(solveFor === 'batchSize' ? { ...question, recordCount } : question);
  }, [store, solveFor, protects, samplingRate, noiseMultiplier, steps, delta, recordCount, target]);

  return (
    <div className={styles.parts}>
      <div className={styles.form}>
        <WantedEpsilon
          epsilon={target}
          protects={protects}
          onEpsilon={setTarget}
          onRefusal={setRefused}
          onProtects={setProtects}
        />
        <SolveForChoice
          value={solveFor}
          choices={PARAMETERS_AND_UNITS}
          onChoice={setSolveFor}
          scenario={scenario}
        >
          <Trans>
            <Sym>δ</Sym> = <Delta value={delta} /> as on this page
          </Trans>
        </SolveForChoice>
      </div>
      <Answer calibration={calibration} refused={refused} scenario={scenario} replace={replace} />
    </div>
  );
}

interface AnswerProps extends TargetProps {
  /** The box holds no target. */
  refused: boolean;
}

function Answer({ calibration, refused, scenario, replace }: AnswerProps) {
  const { status, reply, request, error, current } = calibration;
  if (status === 'failed') {
    return (
      <div className={styles.answer} role="status">
        <p className={`${styles.value} soft`}>–</p>
        <Failed error={error} />
        {error?.field === 'targetEpsilon' && (
          <p className="soft">
            <Trans>Change the target, or solve for another parameter.</Trans>
          </p>
        )}
      </div>
    );
  }
  if (!reply || !request)
    return (
      <p className={`${styles.answer} soft`}>
        <Trans>The answer is being computed.</Trans>
      </p>
    );
  const { relation, targetEpsilon } = request;
  const target = withDecimalMark(exactNumber(targetEpsilon));
  const { addRemove, substitute } = reply;
  const { value, what, change, rounded } = inItsUnits(request, reply);
  const stale = refused || !current;
  return (
    <div className={styles.answer} role="status" aria-busy={status === 'running'} data-stale={stale}>
      <p className={styles.asked}>
        {relation === 'substitute' ? (
          <Trans>
            For <Sym>ε</Sym> = {target}, substitute
          </Trans>
        ) : (
          <Trans>
            For <Sym>ε</Sym> = {target}, add/remove
          </Trans>
        )}
        {refused
          ? t`, which is not in the box, because that holds no target`
          : !current && t`, which was asked before, while the newest answer is being computed`}
      </p>
      <p className={styles.value}>{value}</p>
      <p>
        {relation === 'substitute' ? (
          <Trans>
            Then an attribute or a label has <EpsilonOf id="substitute" verified={substitute} rounding="up" />
            . A library whose accountant counts add/remove tightly (PRV or PLD) reports{' '}
            <EpsilonOf id="addRemove" verified={addRemove} rounding="up" />. One that counts by Rényi
            divergences, an older and looser way, reports more.
          </Trans>
        ) : (
          <Trans>
            Then taking part has <EpsilonOf id="addRemove" verified={addRemove} rounding="up" />. A library
            whose accountant counts tightly (PRV or PLD) reports this number. One that counts by Rényi
            divergences, an older and looser way, reports more. An attribute or a label of someone who did
            take part has <EpsilonOf id="substitute" verified={substitute} rounding="up" />.
          </Trans>
        )}{' '}
        {rounded}
      </p>
      {change && (
        <UseOnPage what={what} change={change} current={!stale} scenario={scenario} replace={replace} />
      )}
    </div>
  );
}

const ROUNDED: Readonly<Record<SolveFor, ReactNode>> = {
  noiseMultiplier: (
    <Trans>
      Both are upper bounds and rounded up. σ is rounded up too, so <Sym>ε</Sym> stays within the target.
    </Trans>
  ),
  samplingRate: (
    <Trans>
      Both are upper bounds and rounded up. q is rounded down, so <Sym>ε</Sym> stays within the target.
    </Trans>
  ),
  steps: (
    <Trans>
      Both are upper bounds and rounded up. T is a whole number, so <Sym>ε</Sym> stays within the target.
    </Trans>
  ),
  batchSize: (
    <Trans>
      Both are upper bounds and rounded up. The batch is a whole number, so <Sym>ε</Sym> stays within the
      target.
    </Trans>
  ),
  epochs: (
    <Trans>
      Both are upper bounds and rounded up. Epochs are a whole number, or rounded down below one, so{' '}
      <Sym>ε</Sym> stays within the target.
    </Trans>
  ),
};

interface InItsUnits {
  value: ReactNode;
  /** 'σ = 1.5' */
  what: string;
  /** Null where the page cannot be set to it. */
  change: Partial<Scenario> | null;
  /** How it was rounded, as a sentence. */
  rounded: ReactNode;
}

/** The answer in what was asked for. */
function inItsUnits({ solveFor }: CalibrationRequest, { chosen, mechanism }: CalibrationReply): InItsUnits {
  const rounded = ROUNDED[solveFor];
  const { samplingRate, steps } = mechanism;
  if (solveFor === 'batchSize') {
    const batch = countText(chosen);
    const total = countText(steps);
    const rate = withDecimalMark(roundedNumber(samplingRate, 5));
    const records = chosen === 1 ? t`${batch} record a step` : t`${batch} records a step`;
    return {
      value: (
        <Several first={records}>
          <Sym>q</Sym> {Number(samplingRate.toPrecision(5)) === samplingRate ? '=' : '≈'} {rate}, <Sym>T</Sym>{' '}
          = {total}
        </Several>
      ),
      what: t`${records} and T = ${total}`,
      change: { samplingRate, steps },
      rounded,
    };
  }
  if (solveFor === 'epochs') {
    const count = withDecimalMark(roundedNumber(chosen, 7));
    const all = chosen === 1 ? t`${count} epoch` : t`${count} epochs`;
    const total = countText(steps);
    return {
      value: (
        <Several first={all}>
          <Sym>T</Sym> = {steps === 1 ? t`${total} step` : t`${total} steps`}
        </Several>
      ),
      what: `${all}, T = ${total}`,
      change: { steps },
      rounded,
    };
  }
  const field = FIELDS[solveFor];
  const text = withDecimalMark(writeNumberField(field, chosen));
  return {
    value: (
      <>
        <Sym>{field.symbol}</Sym> = <span className="number">{text}</span>
      </>
    ),
    what: `${field.symbol} = ${text}`,
    change: chosen >= (field.range.min ?? 0) && chosen > 0 ? { [solveFor]: chosen } : null,
    rounded,
  };
}

/** What was asked for, and what of the mechanism follows. */
function Several({ first, children }: { first: string; children: ReactNode }) {
  return (
    <>
      <span className="number">{first}</span> <span className={styles.follows}>{children}</span>
    </>
  );
}
