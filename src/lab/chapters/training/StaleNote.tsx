// The note that a picture belongs to other settings than those of the controls. It names the differences, offers to go to those settings,
// and to switch between that picture and the present guarantees.
import { select, t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { say } from '../../../base/language/say';
import { FIELD_LIST, type FieldName, type Scenario, writeNumberField } from '../../../scenario';
import { ENTERS } from '../../../scenario/fields/enters';
import { fieldLabel, fieldTitleText } from '../../notation/fieldWords';
import { toText, typesetWritten } from '../../notation/formatNumber';
import { Button } from '../../ui/Button';
import styles from './StaleNote.module.css';

/** Whether a field decides what is trained or what is claimed of it. */
const isTrained = (name: FieldName): boolean => ENTERS[name].includes('training');

/** Words for every field in which the drawn scenario differs, such as 'Noise multiplier σ 1.403'. */
export const differences = (drawn: Scenario, own: Scenario): string[] =>
  FIELD_LIST.filter(({ name }) => isTrained(name) && String(drawn[name]) !== String(own[name])).map(
    (field) => {
      const value = drawn[field.name];
      if (field.kind === 'number') {
        const number = Number(value);
        // Whole numbers are not rounded, because a rounded seed or number of steps would be another one.
        const shown = Number.isInteger(number) ? number : Number(number.toPrecision(4));
        const written = writeNumberField(field, shown);
        return `${fieldTitleText(field.name)} ${toText(typesetWritten(written))}`;
      }
      const label = field.kind === 'choice' ? field.choices.find((c) => c.value === value)?.label : undefined;
      return `${fieldLabel(field.name)} ${label === undefined ? String(value) : say(label)}`;
    },
  );

interface StaleNoteProps {
  drawn: Scenario;
  own: Scenario;
  /** Whether the figure shows that result; otherwise it shows the present guarantees. */
  shown: boolean;
  onReturn: () => void;
  onShow: (shown: boolean) => void;
}

/** Greatest number of differences that are named. The others are only counted. */
const NAMED = 4;

export function StaleNote({ drawn, own, shown, onReturn, onShow }: StaleNoteProps) {
  const all = differences(drawn, own);
  const more = all.length - NAMED;
  const first = all.slice(0, NAMED).join(', ');
  const named = more > 0 ? t`${first} and ${more} more` : first;
  // If no field differs, only the file does.
  const what = named === '' ? 'file' : 'settings';
  return (
    <p className={`remark ${styles.note}`}>
      {shown ? (
        <Trans>
          <b>This picture belongs to other settings</b>
          <Select value={what} _file=", or to another file" other={`, namely ${named}`} />.
        </Trans>
      ) : (
        t`Nothing has been trained here yet. The last result belongs to other settings${select(what, {
          file: ', or to another file',
          other: `, namely ${named}`,
        })}.`
      )}{' '}
      <Button look="text" onClick={onReturn}>{t`go to them`}</Button>{' '}
      <Button look="text" onClick={() => onShow(!shown)}>
        {shown ? t`show the present guarantees` : t`show it in the figure`}
      </Button>
    </p>
  );
}

export function OtherSettingsNote({ drawn, own }: Pick<StaleNoteProps, 'drawn' | 'own'>) {
  const fields = differences(drawn, own).join(', ');
  const what = fields === '' ? 'file' : 'settings';
  return (
    <p className={`remark ${styles.note}`}>
      <Trans>
        <b>Of other settings</b>, <Select value={what} _file="with another file" other={`namely ${fields}`} />
        .
      </Trans>
    </p>
  );
}
