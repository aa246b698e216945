// The sampling rate and the number of training records: q given as a rate or as an expected batch size.
import { t } from '@lingui/core/macro';
import { memo, useCallback, useId, useState } from 'react';
import { withDecimalMark } from '../../base/language/numbers';
import {
  DEFAULT_SCENARIO,
  exactNumber,
  expectedBatchSize,
  FIELDS,
  parseNumber,
  type Scenario,
  samplingRateFromBatch,
  stepValue,
  writeNumberField,
} from '../../scenario';
import { fieldLabel } from '../notation/fieldWords';
import { batchText, epochsText } from '../notation/settingWords';
import { spokenNumber } from '../notation/spokenNumber';
import { Term } from '../notation/Term';
import { Choices } from '../ui/inputs/Choices';
import { NumberBox } from '../ui/inputs/NumberBox';
import { readField, readNumber } from '../ui/inputs/readNumber';
import { Slider } from '../ui/inputs/Slider';
import { ControlHead } from './ControlHead';
import { FieldControl } from './FieldControl';
import { IDLE_WORDS } from './idleWords';

interface SamplingControlsProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
}

/** Whether the reader gives q as a rate or as a batch size. With a batch size, changing n moves q. */
type Given = 'rate' | 'batch';

const GIVEN = [
  { value: 'rate', label: t`as a rate` },
  { value: 'batch', label: t`as a batch size` },
] as const;

/** The batch size to show: the one that was set, if q is its rounded quotient or is capped at 1, and otherwise the one that q implies. */
function batchSize({ recordCount, samplingRate }: Scenario, set: number): number {
  const implied = expectedBatchSize(recordCount, samplingRate);
  const same = Math.abs(implied - set) <= 1e-9 * set || (samplingRate === 1 && set >= recordCount);
  return same ? Math.min(set, recordCount) : Number(implied.toPrecision(12));
}

const readBatch = (text: string, recordCount: number) =>
  readNumber(
    text,
    (size) => size > 0 && size <= recordCount,
    (typed, reason) =>
      t`Batch size cannot be "${typed}", because ${reason}. Give a number above 0 and at most ${recordCount}, the training records.`,
  );

interface RateProps extends Pick<Scenario, 'samplingRate' | 'recordCount'> {
  asRate: boolean;
  size: number;
  setBatch: (size: number) => void;
  onChange: SamplingControlsProps['onChange'];
}

/** The control of the sampling rate. It is not redrawn when T changes, because only the epochs below it depend on T. */
const Rate = memo(function Rate({ samplingRate, recordCount, asRate, size, setBatch, onChange }: RateProps) {
  const id = useId();
  const field = FIELDS.samplingRate;
  const standard = DEFAULT_SCENARIO.samplingRate;
  const usual = withDecimalMark(exactNumber(standard, true));
  const batch = withDecimalMark(exactNumber(size));
  return (
    <>
      <ControlHead
        id={id}
        symbol={asRate ? 'q' : 'b'}
        label={asRate ? fieldLabel('samplingRate') : t`Batch size`}
        reset={samplingRate === standard ? null : () => onChange({ samplingRate: standard })}
        resetLabel={t`Reset sampling rate to ${usual}`}
      >
        {asRate ? (
          <NumberBox
            labelledBy={id}
            value={samplingRate}
            read={(written, typed) => {
              const text = written.trim();
              const parsed = parseNumber(text);
              return parsed.ok && parsed.value > 1 && parsed.value <= recordCount
                ? {
                    ok: false,
                    message: t`A rate is at most 1. For a batch of ${text}, choose "as a batch size" below.`,
                  }
                : readField(field, written, typed);
            }}
            write={(number) => writeNumberField(field, number)}
            onValue={(value) => onChange({ samplingRate: value })}
            step={(direction, step) => stepValue(field, samplingRate, direction, step)}
          />
        ) : (
          <NumberBox
            labelledBy={id}
            value={size}
            read={(text) => readBatch(text, recordCount)}
            write={(number) => exactNumber(number)}
            onValue={setBatch}
          />
        )}
      </ControlHead>
      <Slider
        field={field}
        labelledBy={id}
        value={samplingRate}
        valueText={asRate ? spokenNumber(field, samplingRate) : t`batch of ${batch}`}
        onValue={(value) => onChange({ samplingRate: value })}
      />
    </>
  );
});

const GivenChoice = memo(({ given, onGiven }: { given: Given; onGiven: (given: Given) => void }) => (
  <Choices legend={t`Give it`} hideLegend look="words" choices={GIVEN} value={given} onChoice={onGiven} />
));

export function SamplingControls({ scenario, onChange }: SamplingControlsProps) {
  const { samplingRate, recordCount } = scenario;
  const [given, setGiven] = useState<Given>('rate');
  const [set, setSize] = useState(() => expectedBatchSize(recordCount, samplingRate));
  const size = batchSize(scenario, set);
  const asRate = given === 'rate';

  const setBatch = useCallback(
    (next: number) => {
      setSize(next);
      onChange({ samplingRate: samplingRateFromBatch(next, recordCount) });
    },
    [recordCount, onChange],
  );
  // While q is given as a rate, a change of the number of records leaves q as it is.
  const keepsBatch = asRate ? null : Math.max(size, samplingRate === 1 ? set : 0);
  const setRecords = useCallback(
    ({ recordCount: next = recordCount }: Partial<Scenario>) => {
      if (keepsBatch === null) return onChange({ recordCount: next });
      setSize(keepsBatch);
      onChange({ recordCount: next, samplingRate: Math.min(1, keepsBatch / next) });
    },
    [keepsBatch, recordCount, onChange],
  );

  return (
    <>
      <div className="control" data-field="samplingRate" data-symbol="q" data-symbol-home="q">
        <Rate
          samplingRate={samplingRate}
          recordCount={recordCount}
          asRate={asRate}
          size={size}
          setBatch={setBatch}
          onChange={onChange}
        />
        <p className="control-hint">
          {batchText(scenario)}, <Term name="epoch">{epochsText(scenario)}</Term>
        </p>
        <GivenChoice given={given} onGiven={setGiven} />
      </div>
      <FieldControl
        name="recordCount"
        value={recordCount}
        change={setRecords}
        hint={asRate ? IDLE_WORDS.recordCount : t`the batch size stays, so q moves`}
      />
    </>
  );
}
