// Which record is attacked: the paper's choice, or a row of the training table.
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { fieldLabel } from '../../../notation/fieldWords';
import { FIELDS, type Scenario } from '../../../scenario';
import { Choices } from '../../../ui/Choices';
import { NumberBox } from '../../../ui/NumberBox';
import { readNumber } from '../../../ui/readNumber';

interface TargetRecordProps {
  target: Scenario['target'];
  /** Rows of the training table, null while unknown. */
  rows: number | null;
  onChange: (change: Partial<Scenario>) => void;
}

export function TargetRecord({ target, rows, onChange }: TargetRecordProps) {
  const id = useId();
  const last = (rows ?? FIELDS.target.range.max) - 1;
  return (
    <div className="control">
      <Choices
        legend={fieldLabel('target')}
        look="list"
        choices={[
          {
            value: 'paper',
            label: t`the least confident`,
            note: t`As in the paper, this is the record whose label a noise-free model believes least.`,
          },
          { value: 'row', label: t`one row of the training table` },
        ]}
        value={target === 'paper' ? 'paper' : 'row'}
        onChoice={(choice) => onChange({ target: choice === 'paper' ? 'paper' : 0 })}
      />
      {target !== 'paper' && (
        <div className="control-head">
          <span id={id} className="control-label">
            {rows === null ? t`Row` : t`Row, 0 to ${last}`}
          </span>
          <NumberBox
            labelledBy={id}
            value={target}
            read={(text) =>
              readNumber(
                text,
                (row) => Number.isInteger(row) && row >= 0 && row <= last,
                (given, reason) =>
                  t`Row cannot be "${given}", because ${reason}. Give a whole number from 0 to ${last}.`,
                t`there is no such row`,
              )
            }
            write={String}
            onValue={(value) => onChange({ target: value })}
            step={(direction, size) =>
              Math.min(last, Math.max(0, target + direction * (size === 'large' ? 10 : 1)))
            }
          />
        </div>
      )}
    </div>
  );
}
