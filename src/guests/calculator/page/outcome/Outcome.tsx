// The results of the form: its ε, or what is still open, or why there is no ε.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AnyMechanism } from '../../../../accounting/types';
import { withDecimalMark } from '../../../../base/language/numbers';
import { say } from '../../../../base/language/say';
import { roundDigits } from '../../../../base/numerics/safeSide';
import type { Sentence } from '../../../../base/sentences/sentence';
import { Failed } from '../../../../lab/chapters/frame/Failed';
import { SettingValue, Sym } from '../../../../lab/notation/Num';
import { FIELDS, roundedNumber } from '../../../../scenario';
import type { FormAnswer } from '../../engine/form/asked';
import { checksBeside, repeatsOf } from '../../engine/form/checks';
import { type FormRun, isPlain, mechanismOfRun } from '../../engine/form/run';
import type { NamedNumber, Proposal } from '../../engine/proposal';
import type { RowId } from '../../engine/reading';
import { goTo, placeOfOpen } from '../goTo';
import { ROW_WORDS } from '../words';
import { Found, Search } from './Found';
import styles from './Outcome.module.css';
import { Reported } from './Reported';
import { SpokenBounds } from './SpokenBounds';
import { type Answer, mechanismsOf } from './useAnswer';
import { Ways } from './Ways';

interface OutcomeProps {
  asked: FormAnswer;
  proposal: Proposal;
  /** Trials, folds and seeds of the text that nobody has set aside. */
  repeats: readonly NamedNumber[];
  answer: Answer;
}

export function Outcome(props: OutcomeProps) {
  const { asked, answer } = props;
  const { form, open, refusals } = asked;
  const isSearching = answer.request?.wanted && !answer.reply?.solution && answer.status !== 'failed';
  return (
    <div className={styles.answer} data-testid="outcome">
      <div role="status">
        {(open.length > 0 || form.pending) && <StillOpen asked={asked} />}
        {open.length === 0 &&
          !form.pending &&
          refusals.map((text) => (
            <p className="doubt" key={text.code}>
              {say(text)}
            </p>
          ))}
        {answer.status === 'failed' && <Failed error={answer.error} again={answer.again} />}
      </div>
      {form.parts && asked.refusals.length === 0 && <Phases parts={form.parts} />}
      {answer.request && <Numbers {...props} />}
      {isSearching && asked.aim && <Search aim={asked.aim} answer={answer} />}
      <p className="visually-hidden" role="status">
        {answer.request && answer.reply && <SpokenBounds asked={asked} reply={answer.reply} />}
      </p>
    </div>
  );
}

/** The list of open rows, questions and targets. Each is a button that goes there. */
const StillOpen = ({ asked }: { asked: FormAnswer }) => (
  <p>
    <b>
      <Trans>There is no ε yet.</Trans>
    </b>{' '}
    {asked.form.pending && <Trans>What the text proposes counts once you have said that it is right.</Trans>}{' '}
    {asked.open.length > 0 && <Trans>The form still needs</Trans>}{' '}
    {asked.open.map((id, i) => {
      const question = asked.form.questions.find((one) => one.id === id);
      return (
        <span key={id}>
          {i > 0 && ', '}
          <button type="button" className="text-button" onClick={() => goTo(placeOfOpen(asked, id))}>
            {question ? (
              say(question.title)
            ) : id === 'target' ? (
              <Trans>Target</Trans>
            ) : (
              ROW_WORDS[asked.form.unit][id as RowId].name
            )}
          </button>
        </span>
      );
    })}
  </p>
);

function Numbers({ asked, proposal, repeats, answer }: OutcomeProps) {
  const { form, ways, aim } = asked;
  const { reply, status } = answer;
  if (status === 'failed') return null;
  const [first] = reply?.ways ?? [];
  if (!reply || !first) {
    return aim ? null : <p className="soft" data-waiting>{t`Its ε is being computed.`}</p>;
  }
  const { addRemove, substitute } = Object.fromEntries(
    first.points.map(({ adjacency, epsilon }) => [
      adjacency === 'substitute' ? adjacency : 'addRemove',
      epsilon,
    ]),
  );
  return (
    <>
      {aim && <Found aim={aim} reply={reply} />}
      <Ways
        ways={ways}
        replies={reply.ways}
        unit={form.unit}
        poisson={aim || form.parts || !form.run || !isPlain(form.run) ? null : mechanismOfRun(form.run)}
        delta={form.run?.delta ?? Number.NaN}
      />
      <Settings asked={asked} mechanisms={mechanismsOf(asked, reply)} />
      <Checks of={checksOf(asked, mechanismsOf(asked, reply)[0], repeats)} />
      {ways[0]?.id === 'poisson' && ways.length === 1 && addRemove && substitute && (
        <Reported proposal={proposal} ours={{ addRemove, substitute, printed: first.printed }} />
      )}
    </>
  );
}

function Settings({ asked, mechanisms }: { asked: FormAnswer; mechanisms: readonly AnyMechanism[] }) {
  const { ways, aim } = asked;
  const { run, parts } = asked.form;
  const [mechanism] = mechanisms;
  if (!run || !mechanism) return null;
  if (parts) {
    return (
      <p className="soft">
        <Trans>
          For all phases together, at <Sym>δ</Sym> = <AtDelta value={run.delta} />. Their order does not
          matter.
        </Trans>
      </p>
    );
  }
  const sampled = 'samplingRate' in mechanism && run.schedule === null ? mechanism : null;
  return (
    <p className="soft">
      {sampled && ways.length === 1 && ways[0]?.id === 'poisson' ? (
        <Trans>
          At <Sym>δ</Sym> = <AtDelta value={run.delta} />, with <Sym>q</Sym> ={' '}
          <span className="number">{withDecimalMark(roundedNumber(sampled.samplingRate, 4))}</span> and{' '}
          <Sym>T</Sym> = <SettingValue field={FIELDS.steps} value={sampled.steps} />, for Poisson batches.
        </Trans>
      ) : sampled ? (
        <Trans>
          At <Sym>δ</Sym> = <AtDelta value={run.delta} />, with <Sym>q</Sym> ={' '}
          <span className="number">{withDecimalMark(roundedNumber(sampled.samplingRate, 4))}</span> and{' '}
          <Sym>T</Sym> = <SettingValue field={FIELDS.steps} value={sampled.steps} />.
        </Trans>
      ) : (
        <Trans>
          At <Sym>δ</Sym> = <AtDelta value={run.delta} />.
        </Trans>
      )}{' '}
      {aim?.sought !== 'noiseMultiplier' && run.conversion}
    </p>
  );
}

/** δ to four digits, rounded up, so that what is said of it holds. */
const AtDelta = ({ value }: { value: number }) => (
  <SettingValue field={FIELDS.delta} value={roundDigits(value, 4, 'up')} />
);

/** The mean share of the records in a step, for the warning on a high rate; 0 for an arbitrary order, where no share is drawn. */
const rateOf = (mechanism: AnyMechanism): number =>
  'samplingRate' in mechanism
    ? mechanism.samplingRate
    : 'stepsPerEpoch' in mechanism
      ? 1 / mechanism.stepsPerEpoch
      : 0;

/** The warnings beside a result. */
const Checks = ({ of }: { of: readonly Sentence[] }) =>
  of.length > 0 && (
    <ul className={styles.checks} data-testid="checks">
      {of.map((check) => (
        <li key={check.code}>{say(check)}</li>
      ))}
    </ul>
  );

/** The warnings on all phases, each once. `first` is the mechanism of a run of one phase, which may have been searched for. */
function checksOf(
  { form, ways }: FormAnswer,
  first: AnyMechanism | undefined,
  repeats: readonly NamedNumber[],
) {
  const { run, parts, unit } = form;
  if (run === null || first === undefined || ways.length === 0) return [];
  const all = parts
    ? parts.flatMap((part) => checksBeside(part, part.noiseMultiplier, part.samplingRate, unit))
    : checksBeside(run, first.noiseMultiplier, rateOf(first), unit);
  const once = all.filter(({ code }, i) => all.findIndex((other) => other.code === code) === i);
  return [...once, ...repeatsOf(repeats, run.trainings)];
}

const COLUMNS = ['samplingRate', 'noiseMultiplier', 'steps'] as const;

/** The numbers of each phase. */
function Phases({ parts }: { parts: readonly FormRun[] }) {
  const segments = parts.map(mechanismOfRun).filter((segment) => segment !== null);
  return (
    <table className="readout-table">
      <thead>
        <tr>
          <th scope="col">{t`Phase`}</th>
          {COLUMNS.map((name) => (
            <th scope="col" key={name}>
              <Sym>{FIELDS[name].symbol}</Sym>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {segments.map((segment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase has no identity but its place in the list
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            {COLUMNS.map((name) => (
              <td key={name}>
                {name === 'steps' ? (
                  <SettingValue field={FIELDS.steps} value={segment.steps} />
                ) : (
                  <span className="number">{withDecimalMark(roundedNumber(segment[name], 4))}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
