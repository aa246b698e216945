// What a text says beside the form's questions. It opens questions, and answers none but where a library or the
// text says Poisson. Pure.

import type { QuestionId } from './form/questions';
import { type Entry, entryNumber, quoted } from './formats/entry';
import type { Note } from './formats/python';
import { setOf } from './names/list';
import { plainName, recognise, wordsOf } from './names/recognise';
import {
  NOT_OF_TRAINING,
  OWN_NOISE,
  PRIVACY_GROUPS,
  PRIVACY_OFF,
  PRIVACY_SWITCHES,
  SIGNALS,
} from './names/signals';
import { type Evidence, speaks } from './reading';
import type { ToolId } from './tools';

/** In whatever group they stand. */
const GENERAL = setOf('enable|enabled|active');

const isOff = ({ value }: Entry): boolean =>
  value.kind === 'none' || (value.kind === 'flag' ? !value.value : entryNumber(value) === 0);
const isOn = ({ value }: Entry): boolean => (value.kind === 'flag' ? value.value : entryNumber(value) === 1);

const found = (question: QuestionId, answer: string, { line, text }: Note, opens?: boolean): Evidence =>
  speaks(question, answer, { line, text: quoted(text) }, opens);

function switched(entry: Entry): Evidence[] {
  const name = plainName(entry.path.at(-1) ?? '');
  const words = name.split(' ');
  const groups = entry.path.slice(0, -1).map(plainName);
  const all: Evidence[] = [];
  const isGeneral = GENERAL.has(name);
  const isPrivacy =
    PRIVACY_SWITCHES.has(name) && (!isGeneral || groups.some((group) => PRIVACY_GROUPS.has(group)));
  const isNegative = PRIVACY_OFF.has(name) || PRIVACY_OFF.has([...groups, name].join(' '));
  if ((isPrivacy && isOff(entry)) || (isNegative && isOn(entry))) all.push(found('privacy', 'off', entry));
  if (words.includes('poisson')) {
    const isNegated = words.includes('no') || words.includes('disable');
    if (isOff(entry) !== isNegated) all.push(found('sampling', 'shuffled', entry));
    else if (isOn(entry)) all.push(found('sampling', 'poisson', entry, false));
  }
  const { value } = entry;
  const bounds = value.kind === 'number' ? value.value > 0 && Number.isFinite(value.value) : !isOff(entry);
  const isInfinite = 'text' in value && value.text.toLowerCase().includes('inf');
  const isNorm = recognise(entry.path)?.quantity === 'clippingNorm';
  const isClipping = name === 'clipping' || name === 'clip';
  if ((isNorm && (!bounds || isInfinite)) || (isClipping && isOff(entry)))
    all.push(found('clipping', 'nothing', entry));
  return all;
}

/** But for lines that switch off what they name, and those of evaluation. */
function spoken(text: string, entries: readonly Entry[], isReplaced: boolean): Evidence[] {
  const silent = new Set(entries.filter(isOff).map(({ line }) => line));
  const oneBand = entries.some(
    ({ path, value }) => path.at(-1) === 'num_bands' && Number(entryNumber(value)) <= 1,
  );
  const lines = text.split('\n');
  return lines.flatMap((content, i) => {
    const words = wordsOf(content);
    const line = i + 1;
    if (words.length === 0 || (silent.has(line) && words.length < 8)) return [];
    const isOther = words.some((word) => NOT_OF_TRAINING.has(word));
    // a phrase may go over the end of a line
    const own = new Set(words);
    const all = ` ${[...words, ...wordsOf(lines[i + 1] ?? '').slice(0, 2)].join(' ')} `;
    return SIGNALS.flatMap(({ question, answer, phrases }) => {
      const hit = phrases.find(({ phrase, first }) => own.has(first) && all.includes(` ${phrase} `))?.phrase;
      if (hit === undefined) return [];
      // a loader's own order is replaced by the library's sampler
      const isOwnOrder = isOther || (isReplaced && /shuffl|sampler/.test(hit));
      if (answer === 'shuffled' && isOwnOrder) return [];
      if (answer === 'correlated' && oneBand) return [];
      return [found(question, answer, { line, text: content }, answer !== 'poisson')];
    });
  });
}

interface Seen {
  text: string;
  entries: readonly Entry[];
  calls: readonly Note[];
  tool: ToolId;
}

export function evidenceOf({ text, entries, calls, tool }: Seen): Evidence[] {
  const lines = text.split('\n');
  const named = (isMeant: (name: string) => boolean): Note[] =>
    calls.filter((call) => isMeant(call.text)).map(({ line }) => ({ line, text: lines[line - 1] ?? '' }));
  const switches = entries.flatMap(switched);
  const keepsLoader = switches.some(({ answer }) => answer === 'shuffled');
  const [made, again] = named((name) => name.startsWith('make_private'));
  const [stated] = named((name) => name === 'compute_dp_sgd_privacy_statement');
  const [, second] = named((name) => name === 'compose');
  // hand-written noise: what it is relative to, and what was clipped, is for its author to say
  const [own] = tool === 'opacus' ? [] : named((name) => OWN_NOISE.has(name));
  const isPlain = entries.some((entry) => entry.path.at(-1) === 'used_microbatching' && isOff(entry));
  const more = [
    made && !keepsLoader && found('sampling', 'poisson', made, false),
    again && found('phases', 'several', again),
    second && found('phases', 'several', second),
    stated && !isPlain && found('clipping', 'microbatches', stated),
    own && found('noiseScale', 'C', own),
    own && found('clipping', 'each', own),
    own && found('sampling', 'shuffled', own),
  ].filter((piece) => typeof piece === 'object');
  const said = spoken(text, entries, made !== undefined && !keepsLoader);
  return [...switches, ...more, ...said].toSorted((a, b) => a.line - b.line);
}
