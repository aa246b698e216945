// What is taken of the model, how pictures are handed to it, where it computes. Only what matters for what has been chosen is shown.
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { EncodeOptions, ModelSummary, RecordsSummary } from '../../../../../addons/encoder/types';
import type { FieldReading } from '../../../../scenario';
import { NumberBox } from '../../../../ui/inputs/NumberBox';
import { SelectControl } from '../../../../ui/inputs/SelectControl';
import styles from './Encoder.module.css';
import { ENGINES, outputText, POOLINGS, SCALES } from './encoderWords';

interface EncoderOptionsProps {
  model: ModelSummary;
  records: RecordsSummary | null;
  options: EncodeOptions;
  onOptions: (change: Partial<EncodeOptions>) => void;
  onLabel: (label: number) => void;
}

export function EncoderOptions({ model, records, options, onOptions, onLabel }: EncoderOptionsProps) {
  const { input, outputs } = model;
  const chosen = outputs.find(({ name }) => name === options.output);
  const hasPositions = chosen?.shape === undefined || chosen.shape === null || chosen.shape.length > 1;
  const pictures = records?.kind === 'pictures';
  const open = input.picture !== null && (input.picture.height === null || input.picture.width === null);
  return (
    <div className={styles.options}>
      <SelectControl
        given
        label={t`Features are the values of`}
        choices={outputs.map((output) => ({ value: output.name, label: outputText(output) }))}
        value={options.output}
        onChoice={(output) => onOptions({ output })}
        hint={t`For a classifier, rather take a layer before its last, since the last one knows its own classes.`}
      />
      {hasPositions && (
        <SelectControl
          label={t`Of an output with positions, take`}
          choices={POOLINGS}
          value={options.pooling}
          onChoice={(pooling) => onOptions({ pooling })}
        />
      )}
      {pictures && (
        <SelectControl
          label={t`Grey and colour values become`}
          choices={SCALES}
          value={options.scale}
          onChoice={(scale) => onOptions({ scale })}
          hint={t`As in the model’s own training. Of each picture its middle is taken, in the model’s proportions.`}
        />
      )}
      {pictures && open && <Side value={options.side} onValue={(side) => onOptions({ side })} />}
      {records?.columns && (
        <SelectControl
          given
          label={t`The label is`}
          choices={records.columns.map(({ name }, j) => ({ value: String(j), label: name }))}
          value={String(records.label ?? 0)}
          onChoice={(label) => onLabel(Number(label))}
        />
      )}
      <SelectControl
        label={t`Compute on`}
        choices={ENGINES}
        value={options.engine}
        onChoice={(engine) => onOptions({ engine })}
      />
    </div>
  );
}

const LONGEST_SIDE = 1024;

function readSide(text: string): FieldReading {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= LONGEST_SIDE
    ? { ok: true, value }
    : { ok: false, message: t`Give a whole number from 1 to ${LONGEST_SIDE}.` };
}

function Side({ value, onValue }: { value: number; onValue: (side: number) => void }) {
  const id = useId();
  return (
    <div className="control">
      <span id={id}>{t`Height and width in pixels`}</span>
      <NumberBox labelledBy={id} value={value} read={readSide} write={String} onValue={onValue} />
      <p className="control-hint">{t`The model leaves them open.`}</p>
    </div>
  );
}
