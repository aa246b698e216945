// What a text says beside the form's questions: switches, calls, and words of its lines. It opens questions, and answers none but
// where a library or the text says Poisson. Pure.
import type { Entry } from './entry';
import { quoted } from './entry';
import { wordsOf } from './names/recognise';
import {
  NOT_OF_TRAINING,
  OWN_NOISE,
  PRIVACY_GROUPS,
  PRIVACY_OFF,
  PRIVACY_SWITCHES,
  SIGNALS,
} from './names/signals';
import type { Note } from './python';
import type { QuestionId } from './questions';
import type { Evidence } from './reading';
import type { ToolId } from './tools';

const isOff = ({ value }: Entry): boolean =>
  (value.kind === 'flag' && !value.value) ||
  value.kind === 'none' ||
  (value.kind === 'number' && value.value === 0);
const isOn = ({ value }: Entry): boolean =>
  (value.kind === 'flag' && value.value) || (value.kind === 'number' && value.value === 1);

const found = (question: QuestionId, answer: string, { line, text }: Note, opens = true): Evidence => ({
  question,
  answer,
  opens,
  line,
  text: quoted(text),
});

/** Switches of privacy, wherever they stand; 'enabled' in a group of privacy's. */
function privacySwitch(entry: Entry): Evidence[] {
  const words = wordsOf(entry.path.at(-1) ?? '').join(' ');
  const groups = entry.path.slice(0, -1).map((group) => wordsOf(group).join(' '));
  const flat = wordsOf(entry.path.join(' ')).join(' ');
  const general = /^(?:enabled?|active)$/.test(words);
  const isSwitch =
    PRIVACY_SWITCHES.has(words) && (!general || groups.some((group) => PRIVACY_GROUPS.has(group)));
  const off =
    (isSwitch && isOff(entry)) || ((PRIVACY_OFF.has(words) || PRIVACY_OFF.has(flat)) && isOn(entry));
  return off ? [found('privacy', 'off', entry)] : [];
}

function samplingSwitch(entry: Entry): Evidence[] {
  const words = wordsOf(entry.path.at(-1) ?? '');
  if (!words.includes('poisson')) return [];
  const negated = words.includes('no') || words.includes('disable');
  if (isOff(entry) !== negated) return [found('sampling', 'shuffled', entry)];
  return isOn(entry) ? [found('sampling', 'poisson', entry, false)] : [];
}

/** Clipping that bounds nothing. */
function clippingSwitch(entry: Entry, isNorm: boolean): Evidence[] {
  const words = wordsOf(entry.path.at(-1) ?? '').join(' ');
  const { value } = entry;
  const bare =
    isNorm &&
    (isOff(entry) || (value.kind === 'number' && !(value.value > 0 && Number.isFinite(value.value))));
  const infinite = isNorm && 'text' in value && /inf/i.test(value.text);
  const never = (words === 'clipping' || words === 'clip') && isOff(entry);
  return bare || infinite || never ? [found('clipping', 'nothing', entry)] : [];
}

/** Phrases of SIGNALS in the lines, but for lines that switch off what they name, and those of evaluation. */
function spoken(text: string, entries: readonly Entry[], isReplaced: boolean): Evidence[] {
  const silent = new Set(entries.filter(isOff).map(({ line }) => line));
  const oneBand = entries.some(
    ({ path, value }) => path.at(-1) === 'num_bands' && value.kind === 'number' && value.value <= 1,
  );
  const lines = text.split('\n');
  return lines.flatMap((content, i) => {
    const words = wordsOf(content);
    const line = i + 1;
    if (words.length === 0 || (silent.has(line) && words.length < 8)) return [];
    // a phrase may go over the end of a line
    const all = ` ${[...words, ...wordsOf(lines[i + 1] ?? '').slice(0, 2)].join(' ')} `;
    const own = words.join(' ');
    return SIGNALS.flatMap(({ question, answer, says, phrases }) => {
      const hit = phrases.find(
        (phrase) => all.includes(` ${phrase} `) && own.includes(phrase.slice(0, phrase.indexOf(' ') >>> 0)),
      );
      if (hit === undefined) return [];
      if (question === 'sampling' && words.some((word) => NOT_OF_TRAINING.has(word)) && answer === 'shuffled')
        return [];
      // a loader's own order is replaced by the library's sampler
      if (question === 'sampling' && answer === 'shuffled' && isReplaced && /shuffl|sampler/.test(hit))
        return [];
      if (question === 'noiseLaw' && answer === 'correlated' && oneBand) return [];
      return [found(question, answer, { line, text: content }, !says)];
    });
  });
}

interface Seen {
  text: string;
  entries: readonly Entry[];
  calls: readonly Note[];
  tool: ToolId;
  isNorm: (entry: Entry) => boolean;
}

/** In the order of the text, each question's. */
export function evidenceOf({ text, entries, calls, tool, isNorm }: Seen): Evidence[] {
  const switches = entries.flatMap((entry) => [
    ...privacySwitch(entry),
    ...samplingSwitch(entry),
    ...clippingSwitch(entry, isNorm(entry)),
  ]);
  const lineText = (line: number) => text.split('\n')[line - 1] ?? '';
  const named = (...names: string[]) =>
    calls.filter((call) => names.includes(call.text)).map(({ line }) => ({ line, text: lineText(line) }));
  const engines = named('make_private', 'make_private_with_epsilon');
  const keepsLoader = switches.some(
    ({ question, answer }) => question === 'sampling' && answer === 'shuffled',
  );
  const made = engines[0];
  const more: Evidence[] = [];
  if (made && !keepsLoader) more.push(found('sampling', 'poisson', made, false));
  if (engines[1]) more.push(found('phases', 'several', engines[1]));
  const stated = named('compute_dp_sgd_privacy_statement')[0];
  const isPlain = entries.some(
    ({ path, value }) => path.at(-1) === 'used_microbatching' && value.kind === 'flag' && !value.value,
  );
  if (stated && !isPlain) more.push(found('clipping', 'microbatches', stated));
  const [first, second] = named('compose');
  if (first && second) more.push(found('phases', 'several', second));
  // hand-written noise: what it is relative to, and what was clipped, is for its author to say
  const own = tool === 'opacus' ? undefined : calls.find((call) => OWN_NOISE.has(call.text));
  if (own) {
    const place = { line: own.line, text: lineText(own.line) };
    more.push(
      found('noiseScale', 'C', place),
      found('clipping', 'each', place),
      found('sampling', 'shuffled', place),
    );
  }
  const said = spoken(text, entries, made !== undefined && !keepsLoader);
  return [...switches, ...more, ...said].toSorted((a, b) => a.line - b.line);
}
