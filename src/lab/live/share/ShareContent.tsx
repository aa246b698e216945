// The content of the share dialog, which is loaded when the dialog is first opened.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { drawsMu, type Scenario, type ScenarioProblem } from '../../../scenario';
import { formatScenarioFile, parseScenarioFile } from '../../../scenario/file';
import { CopyButton } from '../../export/CopyButton';
import { download } from '../../export/download';
import { copyWhole, shareBySheet, sheetTakesFiles } from '../../export/handOver';
import { DataButtons, PictureButtons, Save } from '../../export/SaveButtons';
import { type MadePicture, makePicture } from '../../export/savedFigure';
import { articleAddress } from '../../state/articleAddress';
import { knownMu } from '../../state/knownMu';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { FilesButton } from '../../ui/inputs/FilesButton';
import { claimParts } from '../claim/claimParts';
import { liveFigure } from '../liveFigure';
import styles from './Share.module.css';
import { shareText } from './shareText';

interface ShareContentProps extends Pick<ScenarioState, 'replace'> {
  onProblems: (problems: readonly ScenarioProblem[]) => void;
  onSaid: (text: string) => void;
}

export function ShareContent(props: ShareContentProps) {
  const store = useResultsStore();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { scenario } = snapshot;
  return scenario && <Contents snapshot={snapshot} scenario={scenario} {...props} />;
}

type Snapshot = Parameters<typeof liveFigure>[0];

interface ContentsProps extends ShareContentProps {
  snapshot: Snapshot;
  scenario: Scenario;
}

/** The picture to share, or null. It is made before any click, because a browser shares and copies only right after one. */
function usePicture(figure: ReturnType<typeof liveFigure>): MadePicture | null {
  const [picture, setPicture] = useState<MadePicture | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is made once, of the figure as it is when it can first be drawn
  useEffect(() => {
    let wanted = true;
    if (figure.ready) {
      void makePicture(figure, 'png', 'light').then(
        (made) => wanted && setPicture(made),
        () => {},
      );
    }
    return () => {
      wanted = false;
    };
  }, [figure.ready]);
  return picture;
}

function Contents({ snapshot, scenario, replace, onProblems, onSaid }: ContentsProps) {
  const figure = liveFigure(snapshot, scenario, articleAddress());
  const { title, provenance } = figure.words();
  const { link } = provenance;
  const sentence = shareText(
    claimParts(snapshot, scenario),
    scenario,
    drawsMu(scenario) ? knownMu(snapshot) : null,
  );
  const picture = usePicture(figure);
  const sheet = sheetTakesFiles();
  const handOver = () => {
    const whole = { title, text: sentence ?? title, link, picture };
    void (sheet ? shareBySheet(whole) : copyWhole(whole)).then(onSaid);
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const parsed = parseScenarioFile(await chosen.text());
    replace(parsed.scenario, 'push');
    onProblems(parsed.problems);
    const { name } = chosen;
    onSaid(parsed.problems.length === 0 ? t`Opened ${name}.` : t`Opened ${name}, with problems.`);
  };
  const saveSettings = () => {
    download('adjacency-lab-scenario.json', formatScenarioFile(scenario), 'application/json');
    onSaid(t`Settings saved.`);
  };
  return (
    <>
      <p className={styles.sentence}>{sentence ?? t`The numbers are being computed.`}</p>
      <p className={styles.link}>{link}</p>
      <button type="button" className="small-button" disabled={sentence === null} onClick={handOver}>
        {sheet ? (
          <Trans>Share picture, sentence and link</Trans>
        ) : (
          <Trans>Copy picture, sentence and link</Trans>
        )}
      </button>
      <dl className={styles.each}>
        <dt>{t`Sentence`}</dt>
        <dd>{sentence !== null && <CopyButton text={sentence} what={t`the sentence`} onSaid={onSaid} />}</dd>
        <dt>{t`Link`}</dt>
        <dd>
          <CopyButton text={link} what={t`the link`} onSaid={onSaid} />
        </dd>
        <dt>{t`Picture`}</dt>
        <dd>
          <PictureButtons figure={figure} onSaid={onSaid} />
        </dd>
        <dt>{t`Data`}</dt>
        <dd>
          <DataButtons figure={figure} onSaid={onSaid} />
        </dd>
        <dt>{t`Settings`}</dt>
        <dd>
          <Save label="JSON" of={t`the settings`} onSave={saveSettings} />
          <FilesButton
            className="text-button"
            label={t`Settings file to open`}
            accept=".json,application/json"
            onFiles={([file]) => void open(file)}
          >
            <Trans>open settings</Trans>
          </FilesButton>
        </dd>
      </dl>
    </>
  );
}
