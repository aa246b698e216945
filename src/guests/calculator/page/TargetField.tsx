// The fields of a target: the measure with the number that it may not exceed, and the number of the run to be found for it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { namedChoices, Select } from '../../../lab/ui/inputs/Select';
import { TextBox } from '../../../lab/ui/inputs/TextBox';
import type { Aim } from '../engine/form/asked';
import type { Row } from '../engine/form/resolve';
import { type FormTarget, MEASURES, type Sought, type TargetMeasure } from '../engine/form/target';
import row from './RowField.module.css';
import styles from './TargetField.module.css';
import { ADJACENCY_WORDS, MEASURE_NAMES, SOUGHT_NAMES, TARGET_HINTS } from './words';

interface TargetFieldProps {
  aim: Aim | null;
  /** The target as typed, with the page's decimal mark; null where none was typed. */
  typed: FormTarget | null;
  /** The source of the noise's row, where the target of a text stands; null where the row is empty. */
  source: Row['source'];
  onTarget: (target: FormTarget | null) => void;
  onSought: (sought: Sought) => void;
}

/** The target that a first choice in an empty field changes. */
const FIRST: FormTarget = { measure: 'epsilon', adjacency: 'substitute', most: '', rate: '' };

export function TargetField({ aim, typed, source, onTarget, onSought }: TargetFieldProps) {
  const id = useId();
  const target = typed ?? aim?.target ?? null;
  const change = (part: Partial<FormTarget>) => onTarget({ ...(target ?? FIRST), ...part });
  const problem = aim?.problem ?? null;
  const line = source?.line;
  const boxOf = (name: 'most' | 'rate', label: string) => (
    <TextBox
      id={`${id}-${name}`}
      className={row.box}
      aria-label={label}
      placeholder={withDecimalMark(TARGET_HINTS[name === 'rate' ? 'rate' : (target ?? FIRST).measure])}
      value={typed ? typed[name] : withDecimalMark(target?.[name] ?? '')}
      aria-invalid={problem?.at === name && target?.[name] !== ''}
      aria-describedby={`${id}-says`}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <div className={row.row} data-open={problem !== null} id="row-target">
      <label htmlFor={`${id}-measure`} className={row.name}>{t`Target, at most`}</label>
      <Select<TargetMeasure | 'none'>
        id={`${id}-measure`}
        className={row.kind}
        choices={[{ value: 'none', label: t`no target` }, ...namedChoices(MEASURES, MEASURE_NAMES)]}
        value={target?.measure ?? 'none'}
        onChoice={(measure) => (measure === 'none' ? onTarget(null) : change({ measure }))}
      />
      {target && boxOf('most', t`Number of the target`)}
      {target?.measure === 'power' && (
        <div className={styles.rate}>
          <span className="soft">{t`at a false-positive rate of`}</span>
          {boxOf('rate', t`False-positive rate of the target`)}
        </div>
      )}
      {aim && target && (
        <div className={styles.choices}>
          <label htmlFor={`${id}-of`}>{t`for`}</label>
          <Select
            id={`${id}-of`}
            className={row.kind}
            choices={namedChoices(aim.adjacencies, ADJACENCY_WORDS)}
            value={aim.adjacency}
            onChoice={(adjacency) =>
              change({ adjacency: adjacency === 'substitute' ? adjacency : 'add-remove' })
            }
          />
          <label htmlFor={`${id}-find`}>{t`find`}</label>
          <Select
            id={`${id}-find`}
            className={row.kind}
            choices={namedChoices(aim.mayBeSought, SOUGHT_NAMES)}
            value={aim.sought}
            onChoice={onSought}
          />
        </div>
      )}
      <div className={row.source} id={`${id}-says`}>
        {aim?.fromText && source?.kind === 'read' && (
          <span>
            <Trans>line {line}:</Trans> <code>{source.text}</code>
          </span>
        )}
        {problem && <span className={row.problem}>{say(problem.text)}</span>}
      </div>
    </div>
  );
}
