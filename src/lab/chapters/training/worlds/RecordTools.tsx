// Records by buttons, for whoever does not click on the plane: a new one, the other class, Ana's, none; and the reader's own by paste.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { readPastedPlane } from '../../../../audit/datasets/plane/paste';
import { fromCore } from '../../../../base/language/core';
import { countText } from '../../../notation/formatNumber';
import { Choices } from '../../../ui/Choices';
import { nameOf } from './PlaneRecords';
import { added, named, removed, turned } from './planeEdits';
import { anaFirst, LEAST_RECORDS, MOST_RECORDS, type TwoWorlds } from './twoWorlds';
import styles from './WorldsFigure.module.css';

interface RecordToolsProps {
  worlds: TwoWorlds;
  onWorlds: (worlds: TwoWorlds) => void;
  chosen: number;
  onChoose: (record: number) => void;
  puts: 0 | 1;
  onPuts: (label: 0 | 1) => void;
}

const KINDS = [
  { value: '0', label: t`a circle` },
  { value: '1', label: t`a square` },
] as const;

export function RecordTools({ worlds, onWorlds, chosen, onChoose, puts, onPuts }: RecordToolsProps) {
  const { records } = worlds;
  const one = Math.max(0, chosen);
  const name = nameOf(one);
  const button = (text: string, act: () => void, possible = true) => (
    <button type="button" className={styles.button} disabled={!possible} onClick={act}>
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
        onChoice={(value) => onPuts(value === '0' ? 0 : 1)}
      />
      <div className={styles.tools}>
        {button(
          t`Add a record`,
          () => {
            onChoose(records.length);
            onWorlds(added(worlds, { x: 0, y: 0 }, puts));
          },
          records.length < MOST_RECORDS,
        )}
        {button(t`Next record`, () => onChoose((one + 1) % records.length))}
        {button(t`${name} to the other class`, () => onWorlds(turned(worlds, one)))}
        {button(
          t`Call it Ana`,
          () => {
            onChoose(0);
            onWorlds(named(worlds, one));
          },
          one > 0,
        )}
        {button(
          t`Take ${name} away`,
          () => {
            onChoose(0);
            onWorlds(removed(worlds, one));
          },
          records.length > LEAST_RECORDS,
        )}
      </div>
      <p className="part-caption">
        <Trans>
          Drag a record, or choose it and use the arrow keys, with Shift for small steps. Page Down chooses
          the next one, Insert adds one, and Delete takes it away.
        </Trans>
      </p>
      <Paste worlds={worlds} onWorlds={onWorlds} />
    </>
  );
}

/** Every nth, so that the first and the last are among them. */
const thinned = <Item,>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]);

function Paste({ worlds, onWorlds }: Pick<RecordToolsProps, 'worlds' | 'onWorlds'>) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const take = () => {
    try {
      const { plane, classes } = readPastedPlane(text);
      const records = thinned(anaFirst(plane), MOST_RECORDS);
      onWorlds({ ...worlds, records });
      const [drawn, all] = [records.length, plane.points.length].map(countText);
      const [circles, squares] = classes;
      setSaid(
        t`${drawn} of ${all} rows are drawn, the first as Ana. Circles are “${circles}”, squares “${squares}”.`,
      );
    } catch (error) {
      setSaid(fromCore(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <>
      <label className={styles.paste}>
        <Trans>Your own records, with two numbers and a class on each line</Trans>
        <textarea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" className={styles.button} disabled={text.trim() === ''} onClick={take}>
        <Trans>Draw these rows</Trans>
      </button>
      <p className="take-said" role="status">
        {said}
      </p>
    </>
  );
}
