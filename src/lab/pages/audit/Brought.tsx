// What a reader brings: a file or a paste of scores and how they are to be read, four counts, or right guesses of one training.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Sym } from '../../notation/Num';
import type { ChoiceItem } from '../../ui/inputs/Choices';
import { FilesButton } from '../../ui/inputs/FilesButton';
import styles from './Audit.module.css';
import { Choice, Field, type PartProps } from './FormPart';
import type { AuditForm } from './form';
import type { ScoreFile } from './request';

interface ScoresProps {
  scores: ScoreFile | null;
  pasted: string;
  onFile: (file: File) => void;
  onPaste: (text: string) => void;
}

const RULES: readonly ChoiceItem<AuditForm['rule']>[] = [
  {
    value: 'whole',
    label: t`The best of all thresholds`,
    note: t`The bounds on the error rates hold at all thresholds at once, so the choice costs nothing more. The scores only have to be independent.`,
  },
  {
    value: 'split',
    label: t`A threshold that a fifth of the scores sets`,
    note: t`A seeded draw decides which fifth. It is left out of the count.`,
  },
  {
    value: 'fixed',
    label: t`Thresholds that I fixed before I saw the scores`,
    note: t`Several share the confidence among them (Bonferroni).`,
  },
];

const YES_NO: readonly ChoiceItem<'no' | 'yes'>[] = [
  { value: 'no', label: t`yes` },
  { value: 'yes', label: t`no, I looked and then stopped` },
];

const Watched = (part: PartProps) => (
  <Choice
    {...part}
    name="watched"
    legend={t`Was the number of training runs fixed beforehand?`}
    look="words"
    choices={YES_NO}
  />
);

const COUNTS = [
  ['n', t`training runs in the other world`],
  ['fp', t`of these taken for z (false alarms)`],
  ['p', t`training runs in the world of z`],
  ['fn', t`of these taken for the other (misses)`],
] as const;

const GUESSES = [
  ['m', t`canaries (m)`],
  ['r', t`guesses made (r), fixed beforehand`],
  ['v', t`guesses that are right`],
] as const;

function HowScoresAreRead(part: PartProps) {
  const { trainings, rule } = part.form;
  return (
    <>
      <Choice
        {...part}
        name="trainings"
        legend={t`Each row is`}
        look="list"
        choices={[
          { value: 'many', label: t`a training run of its own` },
          {
            value: 'one',
            label: t`a canary of one training run`,
            note: t`Canaries of one training run are not independent, so only the exact bound for one run applies. A fair coin must have drawn each world.`,
          },
        ]}
      />
      <Choice
        {...part}
        name="sign"
        legend={t`Which scores speak for z?`}
        look="words"
        choices={[
          { value: 'larger', label: t`larger ones` },
          { value: 'smaller', label: t`smaller ones, as of a loss` },
        ]}
      />
      {trainings === 'many' && (
        <Choice {...part} name="rule" legend={t`Threshold`} look="list" choices={RULES} />
      )}
      {trainings === 'many' && rule === 'fixed' && (
        <>
          <Field
            {...part}
            long
            name="thresholds"
            label={t`All thresholds that were fixed, with blanks between them`}
          />
          <Watched {...part} />
        </>
      )}
      {trainings === 'one' && (
        <Field
          {...part}
          long
          name="guesses"
          label={t`All numbers of guesses that were planned, each even, with blanks between them`}
          hint={t`If this is left empty, it means a tenth of the canaries, half of them, and all, each at a third of the level.`}
        />
      )}
    </>
  );
}

function Scores({ scores, pasted, onFile, onPaste }: ScoresProps) {
  const id = useId();
  const name = scores?.name ?? '';
  return (
    <>
      <p>
        <FilesButton
          label={t`File of scores`}
          accept=".csv,.tsv,.txt,text/*"
          onFiles={([file]) => file && onFile(file)}
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
            0, out or <Sym>z′</Sym> for the other.
          </Trans>
        </label>
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={pasted}
          onChange={(event) => onPaste(event.target.value)}
        />
      </div>
    </>
  );
}

export function Brought(props: PartProps & ScoresProps) {
  const { form, problems, onForm } = props;
  const part = { form, problems, onForm };
  const fields = (names: typeof COUNTS | typeof GUESSES) =>
    names.map(([name, label]) => <Field key={name} {...part} name={name} label={label} />);
  return (
    <>
      <Choice
        {...part}
        name="brings"
        legend={t`What do you bring?`}
        look="chips"
        choices={[
          { value: 'scores', label: t`scores, row by row` },
          { value: 'counts', label: t`four counts` },
          { value: 'guesses', label: t`guesses in one training run` },
        ]}
      />
      {form.brings === 'scores' && (
        <>
          <Scores {...props} />
          <HowScoresAreRead {...part} />
        </>
      )}
      {form.brings === 'counts' && (
        <>
          <p className="part-caption">
            <Trans>Counted at one threshold that was fixed before anyone saw the training runs.</Trans>
          </p>
          {fields(COUNTS)}
          <Watched {...part} />
        </>
      )}
      {form.brings === 'guesses' && fields(GUESSES)}
      {form.brings === 'guesses' && form.game !== 'in-out' && (
        <Field
          {...part}
          name="k"
          label={t`values that a secret can have (k)`}
          hint={t`If this is left empty, it is 2.`}
        />
      )}
    </>
  );
}
