// The fields of a `translate` request, each checked before it is used.
import { InputError } from '../../../base/numerics/errors';
import { nearestName } from '../../../base/numerics/nearest';
import type { Query } from '../../../cli/fields';
import { QUESTIONS, type QuestionId } from '../engine/form/questions';
import type { Answers, Overrides } from '../engine/form/resolve';
import { KINDS, type Kind, ROWS } from '../engine/reading';
import { LONGEST_CONFIGURATION } from '../engine/scan/scan';

export function textField({ text }: Query): string {
  if (text === undefined || text === null) return '';
  if (typeof text !== 'string') {
    const message = `text is ${JSON.stringify(text)}. Give the configuration as a string.`;
    throw new InputError('malformed', 'text', message);
  }
  if (text.length > LONGEST_CONFIGURATION) {
    const message = `text has ${text.length} characters. Give at most ${LONGEST_CONFIGURATION}.`;
    throw new InputError('out-of-range', 'text', message);
  }
  return text;
}

/** Whether the request confirms what the text proposes. */
export function confirmField({ confirm }: Query): boolean {
  if (confirm === undefined || confirm === null) return false;
  if (typeof confirm === 'boolean') return confirm;
  const message = `confirm is ${JSON.stringify(confirm)}. Give true once you have compared the proposal with the text, or leave it out.`;
  throw new InputError('malformed', 'confirm', message);
}

function objectField(query: Query, field: string, names: readonly string[]): [string, unknown][] {
  const given = query[field];
  if (given === undefined || given === null) return [];
  if (typeof given !== 'object' || Array.isArray(given)) {
    const message = `${field} is ${JSON.stringify(given)}. Give an object with names from ${names.join(', ')}.`;
    throw new InputError('malformed', field, message);
  }
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const meant = nearestName(name, names);
    const remedy = meant === null ? `Give one of ${names.join(', ')}.` : `Did you mean ${meant}?`;
    throw new InputError('unknown', `${field}.${name}`, `${field}.${name} is no name for it. ${remedy}`);
  }
  return Object.entries(given);
}

export function overridesField(query: Query): Overrides {
  const kinds = ROWS.flatMap((row): readonly Kind[] => KINDS[row]);
  const given = objectField(query, 'overrides', kinds);
  for (const [name, value] of given) {
    if (typeof value === 'number' || typeof value === 'string') continue;
    const message = `overrides.${name} is ${JSON.stringify(value)}. Give a number, or a text such as "15 epochs", "256/60000" or "1/n".`;
    throw new InputError('malformed', `overrides.${name}`, message);
  }
  for (const row of ROWS) {
    const [first, second] = given.filter(([name]) => (KINDS[row] as readonly string[]).includes(name));
    if (first && second) {
      const message = `overrides has ${first[0]} and ${second[0]}, of which one decides the other. Give one.`;
      throw new InputError('inconsistent', `overrides.${second[0]}`, message);
    }
  }
  return Object.fromEntries(given) as Overrides;
}

export function answersField(query: Query): Answers {
  const given = objectField(query, 'answers', Object.keys(QUESTIONS));
  for (const [name, value] of given) {
    const options = Object.keys(QUESTIONS[name as QuestionId].options);
    if (options.some((option) => option === value)) continue;
    const message = `answers.${name} is ${JSON.stringify(value)}. Give one of ${options.join(', ')}.`;
    throw new InputError('unknown', `answers.${name}`, message);
  }
  return Object.fromEntries(given) as Answers;
}
