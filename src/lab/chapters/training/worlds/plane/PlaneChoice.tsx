// Which plane to start from, which model is trained, and Ana in the middle of her class or at the edge.
import { t } from '@lingui/core/macro';
import { PLANE_PRESETS, type PlanePreset } from '../../../../../audit/datasets/plane/plane';
import type { WorldsModel } from '../../../../jobs/worlds';
import { namedChoices, Select } from '../../../../ui/inputs/Select';
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

const PLANE_CHOICES = namedChoices(PLANE_PRESETS, PLANES);
const MODEL_CHOICES = namedChoices(['logistic', 'network'], MODELS);

export function PlaneChoice({ draft: { worlds, put } }: { draft: PlaneDraft }) {
  const plane = planeOf(worlds);
  const [ana] = worlds.records;
  const out = Math.max(Math.abs(ana.x), Math.abs(ana.y)) === 1;
  return (
    <>
      <Select<PlanePreset | 'own'>
        className={`select ${styles.choose}`}
        aria-label={t`Records`}
        choices={plane === null ? [{ value: 'own', label: t`your own` }, ...PLANE_CHOICES] : PLANE_CHOICES}
        value={plane ?? 'own'}
        onChoice={(name) => name !== 'own' && put({ ...worlds, records: recordsOf(name) }, 0)}
      />
      <Select
        className={`select ${styles.choose}`}
        aria-label={t`Model`}
        choices={MODEL_CHOICES}
        value={worlds.model}
        onChoice={(model) => put({ ...worlds, model }, 0)}
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
