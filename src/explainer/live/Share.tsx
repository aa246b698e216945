// What a reader can take away: the link, the scenario as a file, the figure's data; and a file to bring back.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import { computedHere } from '../../jobs';
import { formatScenarioFile, parseScenarioFile, type Scenario, type ScenarioProblem } from '../../scenario';
import { download } from '../export/download';
import { provenanceOf } from '../export/provenance';
import { useResultsStore } from '../state/results';
import type { ScenarioState } from '../state/useScenario';
import { FilesButton } from '../ui/FilesButton';
import { figureCsv } from './figureCsv';
import styles from './Share.module.css';

interface ShareProps {
  /** There is a figure whose data can be taken. */
  computed: boolean;
  replace: ScenarioState['replace'];
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

const address = (scenario: Scenario): string => provenanceOf(scenario, window.location.href).link;

/** What is taken is read when it is asked for: nothing here is drawn anew because a value moves. */
export const Share = memo(function Share({ computed, replace, onProblems }: ShareProps) {
  const store = useResultsStore();
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (text: string) => {
    clearTimeout(timer.current);
    setSaid(text);
    timer.current = setTimeout(() => setSaid(''), 4000);
  };
  const copy = async () => {
    const { scenario } = store.getSnapshot();
    if (scenario === null) return;
    try {
      await navigator.clipboard.writeText(address(scenario));
      say(t`Link copied.`);
    } catch {
      say(t`The browser did not allow copying; the link is in the address bar.`);
    }
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const parsed = parseScenarioFile(await chosen.text());
    replace(parsed.scenario, 'push');
    onProblems(parsed.problems);
    const { name } = chosen;
    say(parsed.problems.length === 0 ? t`Opened ${name}.` : t`Opened ${name}, with problems.`);
  };
  const takeFigure = () => {
    const snapshot = store.getSnapshot();
    const { reply, request, audits } = computedHere(snapshot);
    if (reply === null || request === null || snapshot.scenario === null) return;
    const provenance = provenanceOf(request, window.location.href);
    const table = figureCsv(reply, request, audits, snapshot.scenario.estimator, provenance);
    download('adjacency-lab-figure.csv', table, 'text/csv');
  };
  const takeSettings = () => {
    const { scenario } = store.getSnapshot();
    if (scenario === null) return;
    download('adjacency-lab-scenario.json', formatScenarioFile(scenario), 'application/json');
  };

  return (
    <div className={`${styles.share} needs-scripts`}>
      <button type="button" className="text-button" onClick={copy}>
        <Trans>copy link</Trans>
      </button>
      <button type="button" className="text-button" disabled={!computed} onClick={takeFigure}>
        <Trans>figure data</Trans>
      </button>
      <button type="button" className="text-button" onClick={takeSettings}>
        <Trans>save settings</Trans>
      </button>
      <FilesButton
        className="text-button"
        label={t`Settings file to open`}
        accept=".json,application/json"
        onFiles={([file]) => void open(file)}
      >
        <Trans>open settings</Trans>
      </FilesButton>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  );
});
