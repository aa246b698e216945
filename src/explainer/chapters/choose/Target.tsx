// A target epsilon, the adjacency it is meant in, and which parameter gives way; the answer follows by itself.
import { useEffect, useId, useState } from 'react';
import type { CalibrationReply, CalibrationRequest, RequestState } from '../../../jobs';
import {
  exactNumber,
  FIELDS,
  type FieldReading,
  parseNumber,
  type Scenario,
  writeNumberField,
} from '../../../scenario';
import { Delta, Sym } from '../../notation/Num';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { Choices } from '../../ui/Choices';
import { NumberBox } from '../../ui/NumberBox';
import { EpsilonOf } from './EpsilonOf';
import { Failed } from './Failed';
import { type SolveFor, SolveForChoice, UseOnPage } from './SolveFor';
import styles from './Target.module.css';

type Protects = 'substitute' | 'add-remove';

const PROTECTS = [
  { value: 'substitute', label: 'a label or an attribute', note: 'substitute adjacency' },
  { value: 'add-remove', label: 'taking part', note: 'add/remove adjacency' },
] as const;

const MOST = 1000;

function readTarget(text: string): FieldReading {
  const parsed = parseNumber(text);
  if (parsed.ok && parsed.value > 0 && parsed.value <= MOST) return parsed;
  const reason = parsed.ok ? 'it is out of range' : parsed.reason;
  const message = `ε cannot be "${text.slice(0, 40)}": ${reason}. Give a number above 0, at most ${MOST}.`;
  return { ok: false, message };
}

interface TargetProps {
  calibration: RequestState<CalibrationRequest, CalibrationReply>;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

export function Target({ calibration, scenario, replace }: TargetProps) {
  const store = useResultsStore();
  const id = useId();
  const [target, setTarget] = useState(4);
  const [protects, setProtects] = useState<Protects>('substitute');
  const [solveFor, setSolveFor] = useState<SolveFor>('noiseMultiplier');
  const { samplingRate, noiseMultiplier, steps, delta } = scenario;
  useEffect(() => {
    const mechanism = { samplingRate, noiseMultiplier, steps, [solveFor]: 1 };
    store.calibrate({ solveFor, relation: protects, mechanism, delta, targetEpsilon: target });
  }, [store, solveFor, protects, samplingRate, noiseMultiplier, steps, delta, target]);

  return (
    <div className={styles.parts}>
      <div className={styles.form}>
        <div className={styles.number}>
          <span id={id}>
            I want <Sym>ε</Sym> =
          </span>
          <NumberBox
            labelledBy={id}
            value={target}
            read={readTarget}
            write={(value) => exactNumber(value)}
            onValue={setTarget}
          />
        </div>
        <Choices
          legend="to protect"
          look="list"
          className={styles.protects}
          choices={PROTECTS}
          value={protects}
          onChoice={setProtects}
        />
        <SolveForChoice value={solveFor} onChoice={setSolveFor} scenario={scenario}>
          <Sym>δ</Sym> = <Delta value={delta} /> as on this page
        </SolveForChoice>
      </div>
      <Answer calibration={calibration} scenario={scenario} replace={replace} />
    </div>
  );
}

function Answer({ calibration, scenario, replace }: TargetProps) {
  const { status, reply, request, error, current } = calibration;
  if (status === 'failed') {
    return (
      <div className={styles.answer} role="status">
        <p className={`${styles.value} soft`}>–</p>
        <Failed error={error} />
        {error?.field === 'targetEpsilon' && (
          <p className="soft">Change the target, or let another parameter give way.</p>
        )}
      </div>
    );
  }
  if (!reply || !request) return <p className={`${styles.answer} soft`}>The answer is being computed.</p>;
  const { solveFor, relation } = request;
  const { chosen, addRemove, substitute } = reply;
  const field = FIELDS[solveFor];
  const text = writeNumberField(field, chosen);
  const usable = chosen >= (field.range.min ?? 0) && chosen > 0;
  return (
    <div className={styles.answer} role="status" aria-busy={status === 'running'}>
      <p className={styles.value}>
        <Sym>{field.symbol}</Sym> = <span className="number">{text}</span>
      </p>
      <p>
        {relation === 'substitute' ? (
          <>
            Then an attribute or a label has <EpsilonOf id="substitute" verified={substitute} />. A library
            that counts add/remove reports <EpsilonOf id="addRemove" verified={addRemove} />.
          </>
        ) : (
          <>
            Then taking part has <EpsilonOf id="addRemove" verified={addRemove} />, and that is what a library
            reports. An attribute or a label of somebody who did take part has{' '}
            <EpsilonOf id="substitute" verified={substitute} />.
          </>
        )}{' '}
        Both are upper bounds.
      </p>
      {usable && (
        <UseOnPage
          solveFor={solveFor}
          value={chosen}
          current={current}
          scenario={scenario}
          replace={replace}
        />
      )}
    </div>
  );
}
