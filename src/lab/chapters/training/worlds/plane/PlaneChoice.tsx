// Which plane to start from, which model is trained, and Ana in the middle of her class or at the edge.
import { t } from '@lingui/core/macro';
import { PLANE_PRESETS, type PlanePreset } from '../../../../../audit/datasets/plane/presets';
import type { WorldsModel } from '../../../../jobs/worlds';
import { planeOf, recordsOf } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { anaAtTheEdge, anaInTheMiddle } from './planeEdits';
import type { PlaneDraft } from './usePlaneDraft';

const PLANES: Readonly<Record<PlanePreset, string>> = {
  apart: t`two groups`,
  overlapping: t`overlapping`,
  outlier: t`one outlier`,
  xor: t`XOR`,
};

const MODELS: Readonly<Record<WorldsModel, string>> = {
  logistic: t`a straight line`,
  network: t`a small network`,
};

interface PickProps {
  label: string;
  names: Readonly<Record<string, string>>;
  value: string;
  onPick: (value: string) => void;
}

const Pick = ({ label, names, value, onPick }: PickProps) => (
  <select
    className={`select ${styles.choose}`}
    aria-label={label}
    value={value}
    onChange={({ target }) => onPick(target.value)}
  >
    {Object.entries(names).map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </select>
);

export function PlaneChoice({ draft: { worlds, put } }: { draft: PlaneDraft }) {
  const plane = planeOf(worlds);
  const [ana] = worlds.records;
  const out = Math.max(Math.abs(ana.x), Math.abs(ana.y)) === 1;
  return (
    <>
      <Pick
        label={t`Records`}
        names={plane === null ? { own: t`your own`, ...PLANES } : PLANES}
        value={plane ?? 'own'}
        onPick={(name) => {
          const preset = PLANE_PRESETS.find((known) => known === name);
          if (preset) put({ ...worlds, records: recordsOf(preset) }, 0);
        }}
      />
      <Pick
        label={t`Model`}
        names={MODELS}
        value={worlds.model}
        onPick={(model) => put({ ...worlds, model: model as WorldsModel }, 0)}
      />
      <button
        type="button"
        className="tool-button"
        onClick={() => put(out ? anaInTheMiddle(worlds) : anaAtTheEdge(worlds), 0)}
      >
        {out ? t`Ana to the middle` : t`Ana to the edge`}
      </button>
    </>
  );
}
