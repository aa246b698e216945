// Names of a scenario's fields, in the language of the page.
import { say, sayWithin } from '../../base/language/say';
import { choicesOf, FIELDS } from '../../scenario/fields/fields';
import type { ChoiceFieldName, FieldName } from '../../scenario/fields/fieldTypes';

/** Name of a field at the start of a line: 'Sampling rate'. */
export const fieldLabel = (name: FieldName): string => say(FIELDS[name].label);

/** Name of a field within a sentence: 'sampling rate'. */
export const fieldNoun = (name: FieldName): string => sayWithin(FIELDS[name].label);

function withSymbol(words: string, name: FieldName): string {
  const field = FIELDS[name];
  return field.kind === 'number' && field.symbol !== '' ? `${words} ${field.symbol}` : words;
}

/** Title of a field: 'Sampling rate q', and 'sampling rate q' within a sentence. */
export const fieldTitleText = (name: FieldName): string => withSymbol(fieldLabel(name), name);
export const fieldTitleNoun = (name: FieldName): string => withSymbol(fieldNoun(name), name);

/** Values that a field of choices may have, each with its name. */
export const choicesSaid = <Name extends ChoiceFieldName>(name: Name) =>
  choicesOf(name).map(({ value, label }) => ({ value, label: say(label) }));
