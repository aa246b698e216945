// What a reader can take away: the link, the scenario as a file, the figure's data; and a file to bring back.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import { computedHere, type ResultsSnapshot } from '../../jobs';
import { formatScenarioFile, parseScenarioFile, type Scenario, type ScenarioProblem } from '../../scenario';
import { download } from '../export/download';
import { provenanceOf } from '../export/provenance';
import type { ScenarioState } from '../state/useScenario';
import { FilesButton } from '../ui/FilesButton';
import { figureCsv } from './figureCsv';
import styles from './Share.module.css';

interface ShareProps {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
  replace: ScenarioState['replace'];
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

const address = (scenario: Scenario): string => provenanceOf(scenario, window.location.href).link;

export const Share = memo(function Share({ snapshot, scenario, replace, onProblems }: ShareProps) {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (text: string) => {
    clearTimeout(timer.current);
    setSaid(text);
    timer.current = setTimeout(() => setSaid(''), 4000);
  };
  const copy = async () => {
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
  const { reply, request: curvesScenario, audits } = computedHere(snapshot);

  return (
    <div className={`${styles.share} needs-scripts`}>
      <button type="button" className="text-button" onClick={copy}>
        <Trans>copy link</Trans>
      </button>
      <button
        type="button"
        className="text-button"
        disabled={!reply || !curvesScenario}
        onClick={() =>
          reply &&
          curvesScenario &&
          download(
            'adjacency-lab-figure.csv',
            figureCsv(
              reply,
              curvesScenario,
              audits,
              scenario.estimator,
              provenanceOf(curvesScenario, window.location.href),
            ),
            'text/csv',
          )
        }
      >
        <Trans>figure data</Trans>
      </button>
      <button
        type="button"
        className="text-button"
        onClick={() =>
          download('adjacency-lab-scenario.json', formatScenarioFile(scenario), 'application/json')
        }
      >
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
