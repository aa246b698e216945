// Says that the picture belongs to other settings than those of the controls, names what differs, and offers both ways on.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fromCore } from '../../../base/language/core';
import { fieldLabel, fieldTitle } from '../../notation/fieldWords';
import { toText, typesetWritten } from '../../notation/formatNumber';
import { FIELD_LIST, type FieldName, type Scenario, writeNumberField } from '../../scenario';
import { Button } from '../../ui/Button';
import styles from './StaleNote.module.css';

/** Fields that decide what is trained and what is claimed of it. */
const TRAINED: readonly FieldName[] = [
  'dataset',
  'model',
  'optimizer',
  'canaries',
  'samplingRate',
  'noiseMultiplier',
  'clippingNorm',
  'steps',
  'delta',
  'learningRate',
  'modelsPerWorld',
  'trainingRepeats',
  'checkpoints',
  'confidence',
  'target',
  'seed',
];

/** 'Noise multiplier σ 1.403' for every field in which the drawn scenario is another. */
export function differences(drawn: Scenario, own: Scenario): string[] {
  return FIELD_LIST.filter(
    ({ name }) => TRAINED.includes(name) && String(drawn[name]) !== String(own[name]),
  ).map((field) => {
    const value = drawn[field.name];
    if (field.kind === 'number') {
      const number = Number(value);
      // a seed or a number of steps is another one when it is rounded
      const shown = Number.isInteger(number) ? number : Number(number.toPrecision(4));
      const written = writeNumberField(field, shown);
      return `${fieldTitle(field.name)} ${toText(typesetWritten(written))}`;
    }
    const label = field.kind === 'choice' ? field.choices.find((c) => c.value === value)?.label : undefined;
    return `${fieldLabel(field.name)} ${label === undefined ? String(value) : fromCore(label)}`;
  });
}

interface StaleNoteProps {
  drawn: Scenario;
  own: Scenario;
  /** It is in the figure; otherwise the figure shows the present guarantees. */
  shown: boolean;
  onReturn: () => void;
  onShow: (shown: boolean) => void;
}

/** Differences that are named; more are counted. */
const NAMED = 4;

/** `named` are the differences, '' where the file alone is another. */
const DrawnElsewhere = ({ named }: { named: string }) =>
  named === '' ? (
    <Trans>
      <b>This picture belongs to other settings</b>, or to another file.
    </Trans>
  ) : (
    <Trans>
      <b>This picture belongs to other settings</b>, namely {named}.
    </Trans>
  );

const elsewhereText = (named: string): string =>
  named === ''
    ? t`Nothing has been trained here yet. The last result belongs to other settings, or to another file.`
    : t`Nothing has been trained here yet. The last result belongs to other settings, namely ${named}.`;

export function StaleNote({ drawn, own, shown, onReturn, onShow }: StaleNoteProps) {
  const all = differences(drawn, own);
  const more = all.length - NAMED;
  const first = all.slice(0, NAMED).join(', ');
  const named = more > 0 ? t`${first} and ${more} more` : first;
  return (
    <p className={`remark ${styles.note}`}>
      {shown ? <DrawnElsewhere named={named} /> : elsewhereText(named)}{' '}
      <Button look="text" onClick={onReturn}>{t`go to them`}</Button>{' '}
      <Button look="text" onClick={() => onShow(!shown)}>
        {shown ? t`show the present guarantees` : t`show it in the figure`}
      </Button>
    </p>
  );
}

/** The same of what is not the figure. */
export function OtherSettings({ drawn, own }: Pick<StaleNoteProps, 'drawn' | 'own'>) {
  const fields = differences(drawn, own).join(', ');
  return (
    <p className={`remark ${styles.note}`}>
      {fields === '' ? (
        <Trans>
          <b>Of other settings</b>, with another file.
        </Trans>
      ) : (
        <Trans>
          <b>Of other settings</b>, namely {fields}.
        </Trans>
      )}
    </p>
  );
}
