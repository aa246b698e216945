// Brings in a result that was trained elsewhere: a file, chosen or dropped. It stays in this tab.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import styles from './OpenResult.module.css';

export function OpenResult({ replace }: Pick<ScenarioState, 'replace'>) {
  const store = useResultsStore();
  const input = useRef<HTMLInputElement>(null);
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
      <button type="button" className="text-button" onClick={() => input.current?.click()}>
        <Trans>open its result</Trans>
      </button>{' '}
      <span role="status">{said}</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t`Result file to open`}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
    </div>
  );
}
