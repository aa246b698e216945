// Brings in a result that was trained elsewhere: a file, chosen or dropped. It stays in this tab.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { FilesButton } from '../../ui/FilesButton';
import styles from './OpenResult.module.css';

export function OpenResult({ replace }: Pick<ScenarioState, 'replace'>) {
  const store = useResultsStore();
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');

  const open = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    const scenario = store.openResult(await file.text());
    if (scenario) replace(scenario, 'push');
    setSaid(
      scenario
        ? t`Opened ${name}.`
        : t`${name} is no result of a training audit that this page can read; choose the merged.json of audit merge.`,
    );
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
