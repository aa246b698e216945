// What a reader brings: scores, four counts, or right guesses of one training.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useId, useState } from 'react';
import { Sym } from '../../../lab/notation/Num';
import { FilesButton } from '../../../lab/ui/inputs/FilesButton';
import styles from './Audit.module.css';
import { AuditField, Choice, FormNow } from './FormPart';
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
  const take = (from: string, file: Blob | null, text = '') => {
    onPasted(text);
    onScores(file && { key: ++files, name: from, file });
  };
  return (
    <>
      <p>
        <FilesButton
          label={t`File of scores`}
          accept=".csv,.tsv,.txt,text/*"
          onFiles={([file]) => file && take(file.name, file)}
        >
          <Trans>Choose a file</Trans>
        </FilesButton>{' '}
        <span className="soft">
          {name !== '' && pasted === '' ? <Trans>{name}. It stays on this machine.</Trans> : null}
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
          onChange={({ target: { value } }) =>
            take('', value.trim() === '' ? null : new Blob([value]), value)
          }
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
