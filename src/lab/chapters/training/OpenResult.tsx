// Brings in a result that was trained elsewhere: a file, chosen or dropped. It stays in this tab.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { fromCore } from '../../../base/language/core';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { FilesButton } from '../../ui/FilesButton';
import styles from './OpenResult.module.css';

/** Bytes; the largest that `audit merge` has written here were a hundredth of it. */
const LARGEST = 64 * 2 ** 20;

export function OpenResult({ replace }: Pick<ScenarioState, 'replace'>) {
  const store = useResultsStore();
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');

  const open = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    try {
      if (file.size > LARGEST) throw new Error(t`It is too large to be such a result.`);
      replace(await store.openResult(await file.text()), 'push');
      setSaid(t`Opened ${name}.`);
    } catch (error) {
      const why = fromCore(error instanceof Error ? error.message : String(error));
      setSaid(t`${name} was not opened. ${why}`);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={`remark needs-scripts ${styles.open}${over ? ` ${styles.over}` : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Trans>Trained on other machines?</Trans>{' '}
      <FilesButton
        className="text-button"
        label={t`Result file to open`}
        accept=".json,application/json"
        onFiles={([file]) => void open(file)}
      >
        <Trans>open its result</Trans>
      </FilesButton>{' '}
      <span role="status">{said}</span>
    </div>
  );
}
