// The choice of what a click on the plane puts, buttons that edit the records without a click, and a box to paste records of one's own.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { sayError } from '../../../../base/language/say';
import { countText, parameterText } from '../../../../lab/notation/formatNumber';
import { Button } from '../../../../lab/ui/Button';
import { Choices } from '../../../../lab/ui/inputs/Choices';
import { type PastedPlane, REACH, readPastedPlane } from '../../engine/plane/paste';
import type { PlanePoint } from '../../engine/plane/plane';
import { anaFirst, LEAST_RECORDS, MOST_RECORDS } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { nameOf } from './PlaneRecords';
import { added, named, removed, turned } from './planeEdits';
import type { PlaneDraft } from './usePlaneDraft';

/** Evenly spaced items, `most` or fewer, with the first and the last among them. */
const thinned = <Item,>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]);

function scalingText({ x, y }: PastedPlane): string {
  const scaled = [x, y].flatMap(({ name, least, most, scaled }, i) => {
    if (!scaled) return [];
    const column = name ?? [t`the first column`, t`the second column`][i];
    const [low, high] = [least, most].map(parameterText);
    return [t`${column} (${low} to ${high})`];
  });
  if (scaled.length === 0) return t`Their numbers lie within −1 and 1 and stay as they are.`;
  const columns = scaled.join(', ');
  const [low, high] = [-REACH, REACH].map(parameterText);
  return t`Each column with numbers beyond −1 and 1 is scaled by itself to go from ${low} to ${high}: ${columns}.`;
}

function PasteRecords({ onRecords }: { onRecords: (records: readonly PlanePoint[]) => void }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const take = () => {
    try {
      const pasted = readPastedPlane(text);
      const records = thinned(anaFirst(pasted.plane), MOST_RECORDS);
      onRecords(records);
      const [drawn, all] = [records, pasted.plane.points].map(({ length }) => countText(length));
      const [circles, squares] = pasted.classes;
      const rows = t`${drawn} of ${all} rows are drawn, the first as Ana. Circles are “${circles}”, squares “${squares}”.`;
      setSaid(`${rows} ${scalingText(pasted)}`);
    } catch (error) {
      setSaid(sayError(error));
    }
  };
  return (
    <>
      <label className={styles.paste}>
        <Trans>Your own records, with two numbers and a class on each line</Trans>
        <textarea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Button look="tool" disabled={text.trim() === ''} onClick={take}>{t`Draw these rows`}</Button>
      <p className="take-said" role="status">
        {said}
      </p>
    </>
  );
}

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
    <Button look="tool" disabled={!possible} onClick={act}>
      {text}
    </Button>
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
