// Records by buttons, for whoever does not click on the plane: a new one, the other class, Ana's, none; and the reader's own by paste.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Choices } from '../../../../ui/Choices';
import { LEAST_RECORDS, MOST_RECORDS } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { PasteRecords } from './PasteRecords';
import { nameOf } from './PlaneRecords';
import { added, named, removed, turned } from './planeEdits';
import type { PlaneDraft } from './usePlaneDraft';

const KINDS = [
  { value: '0', label: t`a circle` },
  { value: '1', label: t`a square` },
] as const;

export function RecordTools({ draft }: { draft: PlaneDraft }) {
  const { worlds, chosen, choose, puts, setPuts, put } = draft;
  const { length } = worlds.records;
  const one = Math.max(0, chosen);
  const name = nameOf(one);
  const button = (text: string, act: () => void, possible = true) => (
    <button type="button" className="tool-button" disabled={!possible} onClick={act}>
      {text}
    </button>
  );
  return (
    <>
      <Choices
        legend={t`A click on the plane puts`}
        look="words"
        choices={KINDS}
        value={puts === 0 ? '0' : '1'}
        onChoice={(value) => setPuts(value === '0' ? 0 : 1)}
      />
      <div className={styles.tools}>
        {button(
          t`Add a record`,
          () => put(added(worlds, { x: 0, y: 0 }, puts), length),
          length < MOST_RECORDS,
        )}
        {button(t`Next record`, () => choose((one + 1) % length))}
        {button(t`${name} to the other class`, () => put(turned(worlds, one)))}
        {button(t`Call it Ana`, () => put(named(worlds, one), 0), one > 0)}
        {button(t`Take ${name} away`, () => put(removed(worlds, one), 0), length > LEAST_RECORDS)}
      </div>
      <p className="part-caption">
        <Trans>
          Drag a record, or choose it and use the arrow keys, with Shift for small steps. Page Down chooses
          the next one, Insert adds one, and Delete takes it away.
        </Trans>
      </p>
      <PasteRecords onRecords={(records) => put({ ...worlds, records }, 0)} />
    </>
  );
}
