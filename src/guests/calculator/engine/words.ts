// The words of a text that bear on the form's questions, and the answers that they propose. Only a plain statement answers a
// question; a negation, a switch whose value the text does not show, and a mere mention do not. Pure.
import type { Claim } from './claims';
import type { QuestionId } from './form/questions';
import { QUESTIONS } from './form/questions';
import { setOf } from './names/list';
import { plainName, wordsOf } from './names/recognise';
import {
  NOT_OF_TRAINING,
  OWN_NOISE,
  PRIVACY_GROUPS,
  PRIVACY_OFF,
  PRIVACY_SWITCHES,
  SIGNALS,
} from './names/signals';
import type { Bearing, ProposedQuestion, Words } from './proposal';
import type { Scanned, Setting } from './scan/found';
import { quoted } from './scan/quoted';
import type { ToolId } from './tools';

interface Seen extends Scanned {
  claims: readonly Claim[];
  tool: ToolId;
  /** Number of phases that the text lists. */
  phases: number;
  isOfClients: boolean;
  unit: 'record' | 'client';
}

const GENERAL = setOf('enable|enabled|active');
const OFF = /^(?:false|none|null|no|off|0|nein|aus)$/i;
const ON = /^(?:true|yes|on|1|ja|an)$/i;
const NEGATION =
  /\b(?:not|no|non|without|never|neither|nor|isn't|aren't|don't|doesn't|didn't|instead of|rather than|disabled?|replaced|kein|keine|keinen|nicht|ohne|niemals|statt|anstelle|unlike|cannot|can't|avoid|was\s*:|previously|formerly)\b|n’t\b/i;
/** A supposition or a question says neither that it is so nor that it is not. */
const SUPPOSED = /\b(?:assum\w*|believed|would|if|unless|whether|todo|could|should|may|might|falls|ob)\b|\?/i;
/** Words that make a mention of Poisson one of how batches are drawn. */
const DRAWN =
  /^(?:sampl\w*|subsampl\w*|batch\w*|minibatch\w*|lots?|draw\w*|drawn|stichprobe\w*|ziehung\w*|gezogen\w*|loader|rate|each|every)$/i;
const OF_LIBRARY =
  /\bmake_private(?:_with_epsilon)?\s*\(|\bPoissonSampledDpEvent\b|\bDPDataLoader\b|\bUniformWithReplacementSampler\b/;
const IMPORTED = /^\s*(?:from\s+\S+\s+)?import\b|^\s*#\s*include|^\s*(?:using|require|library)\b/;

const isOff = ({ word }: Setting): boolean => OFF.test(word);
const isOn = ({ word }: Setting): boolean => ON.test(word);

function spoken(
  question: QuestionId,
  answer: string,
  bearing: Bearing,
  { line, text, active }: Pick<Setting, 'line' | 'text' | 'active'>,
): Words {
  return { question, answer, bearing, line, text: quoted(text), active };
}

/** What a setting with 'poisson' in its name or its value says on how batches are drawn; null where neither has it. */
function poissonOf(setting: Setting): Words | null {
  const words = wordsOf(setting.name);
  const said = wordsOf(setting.word);
  if (words.includes('poisson')) {
    const isNegated = words.includes('no') || words.includes('disable') || words.includes('non');
    if (isOff(setting)) return spoken('sampling', isNegated ? 'poisson' : 'shuffled', 'undecided', setting);
    if (!isOn(setting)) return spoken('sampling', 'poisson', 'undecided', setting);
    return spoken('sampling', isNegated ? 'shuffled' : 'poisson', isNegated ? 'undecided' : 'yes', setting);
  }
  if (!said.includes('poisson')) return null;
  return spoken('sampling', 'poisson', words.some((word) => DRAWN.test(word)) ? 'yes' : 'mentioned', setting);
}

/** What a setting says on the form's questions: whether privacy is on, how batches are drawn, and whether anything is clipped. */
function switched(setting: Setting): Words[] {
  const name = plainName(setting.name);
  const groups = setting.path.map(plainName);
  const all: Words[] = [];
  const isGeneral =
    GENERAL.has(name.split(' ').at(-1) ?? '') &&
    (GENERAL.has(name) || PRIVACY_GROUPS.has(name.split(' ').slice(0, -1).join(' ')));
  const isOfPrivacy =
    groups.some((group) => PRIVACY_GROUPS.has(group)) ||
    PRIVACY_GROUPS.has(name.split(' ').slice(0, -1).join(' '));
  const isPrivacy = (PRIVACY_SWITCHES.has(name) && !GENERAL.has(name)) || (isGeneral && isOfPrivacy);
  const isNegative = PRIVACY_OFF.has(name) || PRIVACY_OFF.has([...groups, name].join(' '));
  if ((isPrivacy && isOff(setting)) || (isNegative && isOn(setting)))
    all.push(spoken('privacy', 'off', 'yes', setting));
  const poisson = poissonOf(setting);
  if (poisson) all.push(poisson);
  const isClip = /^(?:.* )?clip(?:ping)?(?: .*)?$|grad norm$/.test(name);
  if (
    (isClip && (isOff(setting) || /^(?:inf|infinity)$/i.test(setting.word))) ||
    (/^(?:clip|clipping)$/.test(name) && isOff(setting))
  )
    all.push(spoken('clipping', 'nothing', 'yes', setting));
  return all;
}

/** How a line with the word Poisson bears on the answer that batches are drawn by Poisson sampling. */
function bearingOfPoisson(content: string, words: readonly string[]): Bearing {
  if (NEGATION.test(content)) return 'no';
  if (SUPPOSED.test(content)) return 'undecided';
  if (IMPORTED.test(content) || /store_true|isinstance|add_argument|args\.|getattr|default\s*=/.test(content))
    return /import/.test(content) ? 'mentioned' : 'undecided';
  const at = words.findIndex((word) => word.startsWith('poisson'));
  const near = words.slice(Math.max(0, at - 3), at + 4);
  return near.some((word, i) => DRAWN.test(word) && !near[i + 1]?.startsWith('loss')) ? 'yes' : 'mentioned';
}

function saidIn({ segments, settings, claims }: Seen, isReplaced: boolean): Words[] {
  const silent = new Set(settings.filter(isOff).map(({ line }) => line));
  const oneBand =
    claims.every(({ number }) => plainName(number.name) !== 'num bands' || Number(number.value) <= 1) &&
    segments.some(({ text }) => /num_bands\s*=\s*1\b/.test(text));
  return segments.flatMap((segment, i): Words[] => {
    const { text, line, active } = segment;
    const words = wordsOf(text);
    if (words.length === 0 || (silent.has(line) && words.length < 8)) return [];
    const isOther = words.some((word) => NOT_OF_TRAINING.has(word));
    // a phrase may go on in the next line
    const own = new Set(words);
    const all = ` ${[...words, ...wordsOf(segments[i + 1]?.text ?? '').slice(0, 2)].join(' ')} `;
    const found = SIGNALS.flatMap(({ question, answer, phrases }): Words[] => {
      const hit = phrases.find(({ phrase, first }) => own.has(first) && all.includes(` ${phrase} `))?.phrase;
      if (hit === undefined) return [];
      if (answer === 'poisson') return [spoken(question, answer, bearingOfPoisson(text, words), segment)];
      const isOwnOrder = isOther || (isReplaced && /shuffl|sampler/.test(hit));
      if (answer === 'shuffled' && isOwnOrder) return [];
      if ((answer === 'correlated' || answer === 'banded') && oneBand) return [];
      return [spoken(question, answer, 'yes', segment)];
    });
    const german =
      /poisson-?(?:stichprobe|ziehung|sampl)/i.test(text) &&
      !found.some(({ answer }) => answer === 'poisson');
    if (german)
      found.push(spoken('sampling', 'poisson', bearingOfPoisson(text, [...words, 'sampling']), segment));
    if (!active) return found.map((one) => ({ ...one, active: false }));
    return found;
  });
}

export function questionsOf(seen: Seen): ProposedQuestion[] {
  const isEmpty = seen.lines.every((line) => line.trim() === '');
  const { segments, settings, claims, tool, phases, isOfClients } = seen;
  const active = segments.filter((segment) => segment.active);
  const lineWith = (pattern: RegExp) =>
    active.filter(({ text }) => pattern.test(text) && !IMPORTED.test(text));
  const switches = settings.filter((one) => one.active).flatMap(switched);
  const keepsLoader = switches.some(
    ({ question, answer, bearing }) => question === 'sampling' && (answer !== 'poisson' || bearing !== 'yes'),
  );
  const made = lineWith(OF_LIBRARY);
  const engines = lineWith(/\bmake_private(?:_with_epsilon)?\s*\(/);
  const composed = lineWith(/\.compose\s*\(/);
  const stated = lineWith(/\bcompute_dp_sgd_privacy_statement\s*\(/);
  const isPlain = settings.some(({ name, word }) => name === 'used_microbatching' && OFF.test(word));
  const own =
    tool === 'opacus' ? [] : active.filter(({ text }) => wordsIn(text).some((word) => OWN_NOISE.has(word)));
  const engine: Words[] = [];
  const add = (
    question: QuestionId,
    answer: string,
    at: { line: number; text: string; active: boolean } | undefined,
    bearing: Bearing = 'yes',
  ) => {
    if (at) engine.push(spoken(question, answer, bearing, at));
  };
  // a library's Poisson sampling may be that of one client's records, in a run that draws clients
  if (!keepsLoader)
    add(
      'sampling',
      'poisson',
      made[0],
      isOfClients || /^\s*(?:if|elif)/.test(made[0]?.text ?? '') ? 'undecided' : 'yes',
    );
  add('phases', 'several', engines[1]);
  add('phases', 'several', composed[1]);
  if (!isPlain) add('clipping', 'microbatches', stated[0]);
  add('noiseScale', 'C', own[0], 'undecided');
  add('clipping', 'each', own[0], 'undecided');
  add('sampling', 'shuffled', own[0], 'undecided');
  const of = (quantity: string) => claims.find((claim) => claim.quantity === quantity && claim.number.active);
  const perPerson = of('perPerson');
  if (perPerson && perPerson.value !== 1) add('participation', 'several', perPerson.number);
  if (isOfClients)
    add(
      'participation',
      'clients',
      claims.find(({ quantity, number }) => number.active && /^(?:client|rounds|local)/.test(quantity))
        ?.number,
    );
  const micro = of('microbatches');
  const batch = of('batchSize');
  if (micro && micro.value !== batch?.value) add('clipping', 'microbatches', micro.number);
  const bare = claims.find(
    ({ quantity, value, number }) => quantity === 'clippingNorm' && value === 0 && number.active,
  );
  const bounded = claims.some(
    ({ quantity, value, number }) => quantity === 'clippingNorm' && Number(value) > 0 && number.active,
  );
  if (bare && !bounded) add('clipping', 'nothing', bare.number);
  const deviation = of('noiseDeviation');
  if (deviation) add('noiseScale', 'sum', deviation.number, 'undecided');
  if (phases > 1) add('phases', 'several', claims.find(({ found }) => found.phase !== null)?.number);
  const said = saidIn(seen, made.length > 0 && !keepsLoader);
  const all = [...switches, ...engine, ...said]
    .toSorted((a, b) => a.line - b.line)
    .filter((one, i, every) => every.findIndex((other) => isSameSaying(one, other)) === i);
  return (Object.keys(QUESTIONS) as QuestionId[]).map((question) =>
    proposedFor(
      question,
      all.filter((one) => one.question === question),
      isEmpty,
    ),
  );
}

const isSameSaying = (a: Words, b: Words): boolean =>
  a.question === b.question && a.answer === b.answer && a.line === b.line && a.bearing === b.bearing;

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}_]+/u);

function proposedFor(question: QuestionId, words: readonly Words[], isEmpty: boolean): ProposedQuestion {
  const { assumed } = QUESTIONS[question] as { assumed: string | null };
  if (question === 'sampling') {
    const plain = words.filter(
      ({ active, answer, bearing }) => active && answer === 'poisson' && bearing === 'yes',
    );
    const against = words.filter(
      (one) =>
        !plain.includes(one) &&
        (one.bearing !== 'mentioned' || one.answer !== 'poisson') &&
        (one.active || one.answer !== 'poisson'),
    );
    const isPlain = plain.length > 0 && against.length === 0;
    return { question, answer: isPlain ? 'poisson' : null, asks: !isPlain && !isEmpty, words };
  }
  const speaks = words.filter(
    ({ bearing, answer }) => bearing !== 'mentioned' && (answer !== assumed || bearing === 'undecided'),
  );
  return { question, answer: null, asks: speaks.length > 0, words };
}
