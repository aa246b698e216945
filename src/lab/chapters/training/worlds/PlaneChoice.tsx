// Which plane to start from, which model is trained, and Ana in the middle of her class or at the edge.
import { t } from '@lingui/core/macro';
import { PLANE_PRESETS, type PlanePreset } from '../../../../audit/datasets/plane/presets';
import type { WorldsModel } from '../../../jobs/worlds';
import { anaAtTheEdge, anaInTheMiddle } from './planeEdits';
import { planeOf, recordsOf, type TwoWorlds } from './twoWorlds';
import styles from './WorldsFigure.module.css';

interface PlaneChoiceProps {
  worlds: TwoWorlds;
  onWorlds: (worlds: TwoWorlds) => void;
}

const PLANE_NAMES: Readonly<Record<PlanePreset, string>> = {
  apart: t`two groups`,
  overlapping: t`overlapping`,
  outlier: t`one outlier`,
  xor: t`XOR`,
};

const MODEL_NAMES: Readonly<Record<WorldsModel, string>> = {
  logistic: t`a straight line`,
  network: t`a small network`,
};

export function PlaneChoice({ worlds, onWorlds }: PlaneChoiceProps) {
  const name = planeOf(worlds);
  const [ana] = worlds.records;
  const out = Math.max(Math.abs(ana.x), Math.abs(ana.y)) === 1;
  return (
    <>
      <select
        className={`select ${styles.choose}`}
        aria-label={t`Records`}
        value={name ?? 'own'}
        onChange={({ target: { value } }) =>
          onWorlds({ ...worlds, records: value === 'own' ? worlds.records : recordsOf(value as PlanePreset) })
        }
      >
        {name === null && <option value="own">{t`your own`}</option>}
        {PLANE_PRESETS.map((value) => (
          <option key={value} value={value}>
            {PLANE_NAMES[value]}
          </option>
        ))}
      </select>
      <select
        className={`select ${styles.choose}`}
        aria-label={t`Model`}
        value={worlds.model}
        onChange={({ target: { value } }) => onWorlds({ ...worlds, model: value as WorldsModel })}
      >
        {Object.entries(MODEL_NAMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.button}
        onClick={() => onWorlds(out ? anaInTheMiddle(worlds) : anaAtTheEdge(worlds))}
      >
        {out ? t`Ana to the middle` : t`Ana to the edge`}
      </button>
    </>
  );
}
