// A line that says what a link has changed, such as 'Now σ = 2.322, T = 100.' Pure.
import { t } from '@lingui/core/macro';
import { withDecimalMark } from '../../base/language/numbers';
import { FIELDS, type NumberFieldName, type Scenario, sameScenario, writeNumberField } from '../../scenario';

/** Largest number of named changes; nobody would read a longer list. */
const MOST = 3;

const NUMBERS = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
  (name): name is NumberFieldName => FIELDS[name].kind === 'number',
);

/** The changes in words: up to three changed numbers are named, and all other changes are counted. */
export function changedWords(before: Scenario, after: Scenario): string | null {
  if (sameScenario(before, after)) return null;
  const changed = (Object.keys(after) as (keyof Scenario)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const named = NUMBERS.filter((name) => changed.includes(name) && FIELDS[name].symbol !== '').slice(0, MOST);
  const values = named.map(
    (name) =>
      `${FIELDS[name].symbol} = ${withDecimalMark(writeNumberField(FIELDS[name], shortened(after[name])))}`,
  );
  const rest = changed.length - named.length;
  if (values.length === 0) return rest === 1 ? t`One setting changed.` : t`${rest} settings changed.`;
  const list = values.join(', ');
  if (rest === 0) return t`Now ${list}.`;
  return rest === 1 ? t`Now ${list}, and one more setting.` : t`Now ${list}, and ${rest} more settings.`;
}

/** A value with four significant digits, since a σ that was solved for has seventeen. */
const shortened = (value: number): number => Number(value.toPrecision(4));
