// What a reader brings: a file or a paste of scores and how they are to be read, four counts, or right guesses of one training.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Sym } from '../../notation/Num';
import { type ChoiceItem, Choices } from '../../ui/Choices';
import { FilesButton } from '../../ui/FilesButton';
import styles from './Audit.module.css';
import type { AuditForm, TypedField } from './form';
import type { ReadForm, ScoreFile } from './request';
import { TextField } from './TextField';

interface BroughtProps {
  form: AuditForm;
  problems: ReadForm['problems'];
  scores: ScoreFile | null;
  pasted: string;
  onForm: (change: Partial<AuditForm>) => void;
  onFile: (file: File) => void;
  onPaste: (text: string) => void;
}

type PartProps = Pick<BroughtProps, 'form' | 'problems' | 'onForm'>;

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

const Watched = ({ form, onForm }: Pick<PartProps, 'form' | 'onForm'>) => (
  <Choices
    legend={t`Was the number of training runs fixed beforehand?`}
    look="words"
    choices={YES_NO}
    value={form.watched}
    onChoice={(watched) => onForm({ watched })}
  />
);

function Fields({
  form,
  problems,
  onForm,
  names,
}: PartProps & { names: readonly (readonly [TypedField, string])[] }) {
  return names.map(([field, label]) => (
    <TextField
      key={field}
      label={label}
      value={form[field]}
      problem={problems[field]}
      onText={(text) => onForm({ [field]: text })}
    />
  ));
}

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

function HowScoresAreRead({ form, problems, onForm }: PartProps) {
  return (
    <>
      <Choices
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
        value={form.trainings}
        onChoice={(trainings) => onForm({ trainings })}
      />
      <Choices
        legend={t`Which scores speak for z?`}
        look="words"
        choices={[
          { value: 'larger', label: t`larger ones` },
          { value: 'smaller', label: t`smaller ones, as of a loss` },
        ]}
        value={form.sign}
        onChoice={(sign) => onForm({ sign })}
      />
      {form.trainings === 'many' ? (
        <>
          <Choices
            legend={t`Threshold`}
            look="list"
            choices={RULES}
            value={form.rule}
            onChoice={(rule) => onForm({ rule })}
          />
          {form.rule === 'fixed' && (
            <>
              <TextField
                long
                label={t`All thresholds that were fixed, with blanks between them`}
                value={form.thresholds}
                problem={problems.thresholds}
                onText={(thresholds) => onForm({ thresholds })}
              />
              <Watched form={form} onForm={onForm} />
            </>
          )}
        </>
      ) : (
        <TextField
          long
          label={t`All numbers of guesses that were planned, each even, with blanks between them`}
          value={form.guesses}
          problem={problems.guesses}
          hint={t`If this is left empty, it means a tenth of the canaries, half of them, and all, each at a third of the level.`}
          onText={(guesses) => onForm({ guesses })}
        />
      )}
    </>
  );
}

function Scores({ scores, pasted, onFile, onPaste, ...part }: Omit<BroughtProps, 'form'> & PartProps) {
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
      <HowScoresAreRead {...part} />
    </>
  );
}

export function Brought(props: BroughtProps) {
  const { form, problems, onForm } = props;
  const part = { form, problems, onForm };
  return (
    <>
      <Choices
        legend={t`What do you bring?`}
        look="chips"
        choices={[
          { value: 'scores', label: t`scores, row by row` },
          { value: 'counts', label: t`four counts` },
          { value: 'guesses', label: t`guesses in one training run` },
        ]}
        value={form.brings}
        onChoice={(brings) => onForm({ brings })}
      />
      {form.brings === 'scores' && <Scores {...props} />}
      {form.brings === 'counts' && (
        <>
          <p className="part-caption">
            <Trans>Counted at one threshold that was fixed before anyone saw the training runs.</Trans>
          </p>
          <Fields {...part} names={COUNTS} />
          <Watched form={form} onForm={onForm} />
        </>
      )}
      {form.brings === 'guesses' && (
        <>
          <Fields {...part} names={GUESSES} />
          {form.game !== 'in-out' && (
            <TextField
              label={t`values that a secret can have (k)`}
              value={form.k}
              problem={problems.k}
              hint={t`If this is left empty, it is 2.`}
              onText={(k) => onForm({ k })}
            />
          )}
        </>
      )}
    </>
  );
}
