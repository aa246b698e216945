// The part of chapter 7 with everything that can be saved or copied: picture, data, settings, Python code, a citation. All of it is made in
// the browser.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasAddRemove } from '../../../scenario';
import { formatScenarioFile } from '../../../scenario/file';
import type { ResultsSnapshot } from '../../../work';
import { download } from '../../export/download';
import { provenanceOf } from '../../export/provenance';
import { DataButtons, PictureButtons, Save } from '../../export/SaveButtons';
import { TakeRow } from '../../export/TakeRow';
import { articleAddress } from '../../state/articleAddress';
import { type KnownValue, knownValues } from '../../state/knownValues';
import { useSnapshot } from '../../state/results';
import { useScenarioNow } from '../../state/scenarioNow';
import { Choices } from '../../ui/inputs/Choices';
import { liveFigure } from '../liveFigure';
import { type CheckId, checkScript } from '../python/check';
import { Code } from './Code';
import { bibtex } from './citation';
import styles from './TakeAway.module.css';
import { TrainCode } from './TrainCode';

const CHECKS = [
  { value: 'dp-accounting', label: 'dp-accounting' },
  { value: 'prv-accountant', label: 'prv-accountant' },
] as const;

function numbersOf(snapshot: ResultsSnapshot) {
  const known = knownValues(snapshot);
  if (!known?.current) return { addRemove: null, substitute: null };
  const { sampling } = known.scenario;
  // If only a bracket is known, its upper end is used, because it holds for all data.
  const most = ({ value, upper }: KnownValue) =>
    value ?? (sampling !== 'poisson' && upper < Infinity ? upper : null);
  return {
    addRemove: hasAddRemove(sampling) ? most(known.at.addRemove) : null,
    substitute: most(known.at.substitute),
  };
}

/** The page's scenario is read here, because the chapter around this part is always given a scenario with Poisson batches. */
export function TakeAway() {
  const scenario = useScenarioNow();
  const snapshot = useSnapshot();
  const [check, setCheck] = useState<CheckId>('dp-accounting');
  const [said, setSaid] = useState('');
  const provenance = provenanceOf(scenario, articleAddress());
  const { version, seed } = provenance;
  const figure = liveFigure(snapshot, scenario, articleAddress());
  const settings = () => {
    download('adjacency-lab-scenario.json', formatScenarioFile(scenario), 'application/json');
    setSaid(t`Settings saved.`);
  };
  const ours = numbersOf(snapshot);
  const citation = bibtex(provenance, new Date().toISOString().slice(0, 10));
  return (
    <div className="take-away">
      <div className="take-rows">
        <TakeRow
          name={t`The live figure`}
          note={t`As the lab draws it, with the type it is set in, and without a request. Chapters 1 to 6 save their own.`}
        >
          <PictureButtons figure={figure} onSaid={setSaid} />
        </TakeRow>
        <TakeRow
          name={t`Its data`}
          note={t`Every value at full precision, with the bracket it was verified in.`}
        >
          <DataButtons figure={figure} onSaid={setSaid} />
        </TakeRow>
        <TakeRow
          name={t`These settings`}
          note={t`“open settings”, under “save or share”, reads the file back.`}
        >
          <Save label="JSON" of={t`the settings`} onSave={settings} />
        </TakeRow>
      </div>
      <p className="take-said" role="status">
        {said}
      </p>
      <TrainCode training={scenario} ours={ours} provenance={provenance} onSaid={setSaid} />
      <Code
        title={t`Check the numbers in Python`}
        fileName={`check_with_${check.replace('-', '_')}.py`}
        text={checkScript(check, scenario, ours, provenance)}
        onSaid={setSaid}
      >
        <Choices
          legend={t`Accountant`}
          hideLegend
          look="words"
          choices={CHECKS}
          value={check}
          onChoice={setCheck}
        />
      </Code>
      <Code
        title={t`Cite the paper, and this scenario`}
        fileName="adjacency-lab.bib"
        text={citation}
        onSaid={setSaid}
      />
      <p className={styles.note}>
        <Trans>
          Every file names version {version}, the link of its scenario, seed {seed} and what computed it.
        </Trans>
      </p>
    </div>
  );
}
