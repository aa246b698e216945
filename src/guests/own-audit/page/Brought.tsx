// The part of the form for what a reader brings: scores, four counts, or right guesses of one training run.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useId, useState } from 'react';
import { Sym } from '../../../lab/notation/Num';
import { FilesButton } from '../../../lab/ui/inputs/FilesButton';
import styles from './Audit.module.css';
import { AuditField, Choice, FormNow } from './FormPart';
import { filesOfWorlds } from './filesOfWorlds';
import type { TypedField } from './form';
import type { ScoreFile } from './request';

interface BroughtProps {
  scores: ScoreFile | null;
  onScores: (scores: ScoreFile | null) => void;
}

let files = 0;

const fields = (...names: readonly TypedField[]) =>
  names.map((name) => <AuditField key={name} name={name} />);

function HowScoresAreRead() {
  const { trainings, rule } = use(FormNow).form;
  return (
    <>
      <Choice name="trainings" />
      <Choice name="sign" />
      {(trainings === 'one' || rule !== 'split') && <Choice name="turned" />}
      {trainings === 'one' && (
        <>
          <Choice name="side" />
          <AuditField name="guesses" />
        </>
      )}
      {trainings === 'many' && <Choice name="rule" />}
      {trainings === 'many' && rule === 'fixed' && (
        <>
          <AuditField name="thresholds" />
          <Choice name="watched" />
        </>
      )}
    </>
  );
}

interface ScoresProps extends BroughtProps {
  pasted: string;
  onPasted: (text: string) => void;
}

function Scores({ scores, onScores, pasted, onPasted }: ScoresProps) {
  const id = useId();
  const name = scores?.name ?? '';
  const [unclear, setUnclear] = useState(false);
  const take = (from: string, file: Blob | null, outFile: Blob | null = null) => {
    setUnclear(false);
    onPasted('');
    onScores(file && { key: ++files, name: from, file, outFile });
  };
  const paste = (text: string) => {
    take('', text.trim() === '' ? null : new Blob([text]));
    onPasted(text);
  };
  const choose = (chosen: readonly File[]) => {
    const [file, ...others] = chosen;
    if (!file) return;
    const worlds = filesOfWorlds(chosen);
    if (others.length === 0) take(file.name, file);
    else if (worlds) take(`${worlds.in.name}, ${worlds.out.name}`, worlds.in, worlds.out);
    else {
      take('', null);
      setUnclear(true);
    }
  };
  return (
    <>
      <p className={styles.file}>
        <FilesButton
          label={t`File of scores`}
          accept=".csv,.tsv,.txt,.npy,.json,text/*,application/json"
          multiple
          onFiles={choose}
        >
          <Trans>Choose a file</Trans>
        </FilesButton>
        <span className="soft" role="status">
          {unclear ? (
            <Trans>
              The names of these files do not say which world each is of. Give two files, one with in and the
              other with out in its name, or one file.
            </Trans>
          ) : name !== '' && pasted === '' ? (
            <Trans>{name}. It stays on this machine.</Trans>
          ) : (
            <Trans>CSV, NPY or JSON. Two files, one called in and one out, hold one world each.</Trans>
          )}
        </span>
      </p>
      <div className={styles.paste}>
        <label htmlFor={id}>
          <Trans>
            Or paste rows of two columns, score and world. A world is 1, in or <Sym>z</Sym> for the one, and
            0, out or <Sym>z′</Sym> for the other. Two columns of scores under the names in and out are read
            too. Only the order of the scores counts, so inf and -inf are scores too.
          </Trans>
        </label>
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={pasted}
          onChange={({ target: { value } }) => paste(value)}
        />
      </div>
    </>
  );
}

export function Brought(props: BroughtProps) {
  const { brings, game } = use(FormNow).form;
  const [pasted, setPasted] = useState('');
  return (
    <>
      <Choice name="brings" />
      {brings === 'scores' && (
        <>
          <Scores {...props} pasted={pasted} onPasted={setPasted} />
          {props.scores !== null && fields('scoreColumn', 'worldColumn')}
          <HowScoresAreRead />
        </>
      )}
      {brings === 'counts' && (
        <>
          <p className="part-caption">
            <Trans>Counted at one threshold that was fixed before anyone saw the training runs.</Trans>
          </p>
          {fields('n', 'fp', 'p', 'fn')}
          <Choice name="watched" />
        </>
      )}
      {brings === 'guesses' && fields('m', 'r', 'v')}
      {brings === 'guesses' && game !== 'in-out' && <AuditField name="k" />}
    </>
  );
}
