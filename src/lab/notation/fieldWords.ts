// What the fields of a scenario are called on the page, whose table has their names in English.
import { fromCore, withinSentence } from '../../base/language/core';
import { FIELDS } from '../../scenario/fields/fields';
import type { FieldName } from '../../scenario/fields/fieldTypes';

/** At the start of a line: 'Sampling rate'. */
export const fieldLabel = (name: FieldName): string => fromCore(FIELDS[name].label);

/** Within a sentence: 'sampling rate'. */
export const fieldNoun = (name: FieldName): string => withinSentence(FIELDS[name].label);

function withSymbol(words: string, name: FieldName): string {
  const field = FIELDS[name];
  return field.kind === 'number' && field.symbol !== '' ? `${words} ${field.symbol}` : words;
}

/** 'Sampling rate q', and 'sampling rate q' within a sentence. */
export const fieldTitleText = (name: FieldName): string => withSymbol(fieldLabel(name), name);
export const fieldTitleNoun = (name: FieldName): string => withSymbol(fieldNoun(name), name);
