// Reads a pasted configuration: which numbers of DP-SGD its lines claim, and which of its lines say something that was not
// understood. Draws no conclusion from them; agreement.ts and toMechanism.ts do.

import { commandClaims, limitedBatches, takenRecords } from './asides';
import { WHOLE } from './claimed';
import { decimalSignOf, decimalSignsOf } from './localised';
import { adjacenciesIn } from './names/adjacency';
import { otherMechanismsIn } from './names/mechanisms';
import {
  goesOnIn,
  learnsNormIn,
  mixesRecordsIn,
  noiseOfMeanIn,
  releasesMoreIn,
  severalRunsIn,
} from './names/mentions';
import {
  asQuantity,
  meaningOfCell,
  meaningOfEntry,
  meaningOfName,
  type QuantityMeaning,
  quantityOfName,
} from './names/name';
import { saysPoisson, tossed, tossesCoins } from './names/poisson';
import { noiseLaws } from './noiseLaw';
import { readValue } from './numbers';
import { Reader, shorten } from './reader';
import { doubledNoise } from './relativeNoise';
import { withSpokenParts } from './spokenParts';
import { placedArguments } from './text/calls';
import { commandsAside, type Line, spokenComments } from './text/comments';
import { countersIn, lengthsOf } from './text/counters';
import { withDefaults } from './text/defaults';
import { splitText } from './text/entries';
import { withFlagNames } from './text/flags';
import { historyIn } from './text/history';
import { linesOfCells, withPrinted } from './text/notebook';
import { phrasesOf } from './text/prose';
import { accountedLoops, RunParts } from './text/runParts';
import { statementIn } from './text/statement';
import type { ConfigurationReading, Place } from './types';
import { changedIn } from './unread/changed';
import { swept } from './unread/code';
import { OwnLoop } from './unread/ownLoop';
import { privacyOffIn } from './unread/privacyOff';
import { privateLoopsOtherwise } from './unread/privateLoops';
import { contestedIn } from './unread/sentences';
import { unreadOf } from './unread/unread';

/** Characters read; a configuration is some hundred. */
export const LONGEST_CONFIGURATION = 20_000;
/** Reads any text, an empty one too. Never throws; every line that means something and was not understood is named. */
export function readConfiguration(text: string): ConfigurationReading {
  const given = withPrinted(
    withFlagNames(withDefaults(linesOfCells(text.slice(0, LONGEST_CONFIGURATION)))),
    (name) => quantityOfName(name) !== null,
  );
  const { entries, lines, clauses, strange } = splitText(
    given,
    (name, table) => asQuantity(meaningOfCell({ key: name, scopes: [], table })) !== null,
  );
  const reader = new Reader(given, lines);
  const { reading } = reader;
  const statement = statementIn(lines);
  const said = new Set(statement?.lines);
  const known = (name: string) => meaningOfName(name) as QuantityMeaning;

  const phrases = new Map(clauses.map((line) => [line, phrasesOf(line, tossed)] as const));
  const spokenOf = [...phrases.values()].flat().map(({ name, value }) => ({ key: name, value, scopes: [] }));
  const sign = decimalSignOf(
    given,
    [...entries, ...spokenOf].flatMap(({ key, value, scopes }) => {
      const meaning = /\d,\d/.test(value) ? asQuantity(meaningOfEntry({ key, scopes })) : null;
      return meaning ? [{ quantity: meaning.quantity, value, whole: WHOLE.has(meaning.quantity) }] : [];
    }),
  );
  reader.signOf = decimalSignsOf(given, sign);
  for (const { line, name, value } of statement?.entries ?? [])
    reader.claim({ line, key: name, value }, known(name));
  if (statement?.microbatching) {
    const { line, value } = statement.microbatching;
    reading.flags.microbatching = {
      line,
      text: value ? 'with microbatching' : 'without microbatching',
      value,
    };
  }
  const history = historyIn(lines);
  // one list is a run and its parts; the same accountant told of twice is no second run
  const once = history.every(({ telling }) => telling === history[0]?.telling);
  for (const [i, { line, noiseMultiplier, samplingRate, steps }] of history.entries()) {
    const part = once && history.length > 1 ? i : undefined;
    const say = (key: string, value: number) =>
      reader.claim({ line, key, value: String(value), part }, known(key));
    say('noise_multiplier', noiseMultiplier);
    say('sample_rate', samplingRate);
    say('steps', steps);
  }
  const parts = new RunParts(lines);
  for (const entry of entries) if (!said.has(entry.line)) reader.take(entry, parts.of(entry));
  microbatchesByDefault(reading, lines);
  if (history.length > 0) reading.passedOver = reading.passedOver.filter((name) => !/histor/i.test(name));
  for (const { line, name, value } of placedArguments(lines)) {
    if (!said.has(line))
      reader.claim({ line, key: name, value, part: parts.of({ line, scopes: [] }) }, known(name));
  }
  for (const { line, steps } of accountedLoops(lines)) {
    reader.claim({ line, key: 'steps', value: steps, part: parts.of({ line, scopes: [] }) }, known('steps'));
  }
  const spoken = new Set<number>();
  const counters = countersIn(lines);
  for (const { line } of counters) spoken.add(line);
  for (const { line, kind, value } of lengthsOf(counters))
    reader.claim({ line, key: kind, value }, known(kind === 'epoch' ? 'epochs' : 'steps'));
  for (const line of clauses) {
    if (said.has(line.number)) continue;
    const part = parts.of({ line: line.number, scopes: [], clause: line.clause });
    for (const phrase of phrases.get(line) ?? []) {
      const meaning = meaningOfName(phrase.name.replace(/-/g, '_'));
      if (meaning === null || typeof meaning === 'string' || 'flag' in meaning) continue;
      const read = readValue(phrase.value, WHOLE.has(meaning.quantity), new Map());
      // a line may say a number twice; two numbers of one name compete
      const repeated = reading.claims.some(
        (claim) =>
          claim.line === line.number &&
          claim.quantity === meaning.quantity &&
          claim.part === part &&
          (read.kind !== 'number' || read.value === claim.value),
      );
      spoken.add(line.number);
      if (!repeated)
        reader.claim({ line: line.number, key: phrase.name, value: phrase.value, part }, meaning);
    }
  }
  reading.claims = withSpokenParts(reading.claims, (part) => parts.isClause(part));
  const remarks = spokenComments(given, lines);
  for (const { line, text: said } of remarks) {
    for (const { id } of otherMechanismsIn(said)) reading.others.push({ line, id, text: shorten(said) });
    const ofMean = noiseOfMeanIn(said);
    if (ofMean) reading.noiseOfMean ??= { line, text: ofMean };
  }
  for (const { number: line, content } of lines) {
    for (const { value, text: sign } of adjacenciesIn(content))
      reading.adjacencies.push({ line, text: shorten(sign), value });
    for (const other of otherMechanismsIn(said.has(line) || isSplit(content, lines) ? '' : content)) {
      reading.others.push({ line, id: other.id, text: shorten(content) });
    }
    const [learns, several] = [learnsNormIn(content), severalRunsIn(content)];
    if (learns) reading.learnsNorm ??= { line, text: learns };
    const [mixes, more] = [mixesRecordsIn(content), releasesMoreIn(content)];
    const ofMean = noiseOfMeanIn(content);
    if (ofMean) reading.noiseOfMean ??= { line, text: ofMean };
    const goesOn = goesOnIn(content);
    if (goesOn) reading.goesOn ??= { line, text: goesOn };
    if (mixes) reading.mixesRecords ??= { line, text: mixes };
    if (more) reading.releasesMore ??= { line, text: more };
    if (several) reading.severalRuns ??= { line, text: several };
    if (/\.shuffle\(/.test(content) && !/test|val|eval/i.test(content))
      reader.flag('shuffle', { line, text: shorten(content), value: true });
  }
  reading.saysPoisson = poissonIn(
    reading,
    lines.filter(({ number }) => !said.has(number)),
    remarks,
  );
  reading.attached = attachedIn(lines);
  reader.refuseUnclipped();
  reader.takeSymbols();
  const laws = noiseLaws(reading.claims, lines);
  reading.noiseOfMean ??= laws.ofMean;
  reading.claims.push(...laws.claims);
  reading.claims.push(
    ...doubledNoise(reading.claims, lines),
    ...commandClaims(reading.claims, commandsAside(given, lines)),
    ...takenRecords(reading.claims, lines),
    ...limitedBatches(reading.claims, lines),
  );
  for (const { number: line, content } of lines) {
    for (const quantity of swept(content)) {
      const reason = 'a loop gives it several values; write the one that holds';
      reader.misread({ line, text: content, reason, quantity, ambiguous: true });
    }
  }
  for (const other of [
    ...new OwnLoop(lines, reading.claims).others(),
    ...privateLoopsOtherwise(lines),
    ...privacyOffIn(entries),
  ])
    reading.others.push({ ...other, text: shorten(other.text) });
  const rounds = reading.claims.find(({ quantity }) => quantity === 'rounds');
  if (rounds && reading.claims.some(({ quantity }) => quantity === 'epochs')) {
    const reason = 'epochs in each of several rounds; write the steps of the whole run';
    reader.misread({ line: rounds.line, text: rounds.text, reason, quantity: 'epochs', ambiguous: true });
  }
  const unsaid = lines.filter(({ number }) => !said.has(number));
  for (const piece of [...changedIn(lines, reading.claims), ...contestedIn(unsaid, reading.claims)])
    reader.misread(piece);
  const lost = strange.flatMap(({ line }) => (spoken.has(line) || said.has(line) ? [] : [line]));
  for (const { line, text: content, reason } of strange) {
    if (!spoken.has(line) && !said.has(line)) reader.misread({ line, text: content, reason });
  }
  if (text.length > LONGEST_CONFIGURATION) {
    const line = given.split(/\r\n|\r|\n/).length;
    reader.misread({
      line,
      text: `${text.length} characters`,
      reason: `only the first ${LONGEST_CONFIGURATION} were read`,
    });
  }
  const read = new Set(lines.map(({ number }) => number));
  reading.unread = unreadOf(reading, {
    lines: lines.filter(({ number }) => !said.has(number)),
    remarks: remarks.filter(({ line }) => !read.has(line)),
    numbers: reader.unknown,
    counters: counters.filter(({ line }) => !said.has(line)),
    lost,
  });
  const unfollowed = new Set(reading.unread.map(({ text: piece }) => piece.split(/\s*[=:]/, 1)[0]));
  reading.passedOver = reading.passedOver.filter((name) => !unfollowed.has(name));
  reading.misread.sort((left, right) => left.line - right.line);
  reading.accountant ??=
    statement?.accountant ??
    /\baccountant\w*\b.{0,40}?\b(rdp|prv|pld|gdp)\b/i.exec(given)?.[1]?.toLowerCase() ??
    /\b(rdp|prv|pld)(?:_|\s)?account/i.exec(given)?.[1]?.toLowerCase() ??
    null;
  return reading;
}

/** 'order = randperm(n)', of which another line cuts a part to test on: a split of the data, and no batch. */
function isSplit(content: string, lines: readonly Line[]): boolean {
  const name = /^(\w+)\s*=\s*[\w.]*(?:randperm|permutation)\(/.exec(content)?.[1];
  const uses =
    name === undefined ? [] : lines.filter((line) => new RegExp(`\\b${name}\\[`).test(line.content));
  return (
    uses.length > 0 &&
    uses.every((line) => /\b(?:va|val|valid|validation|test|te|dev|holdout)(?:_\w+)?\b/i.test(line.content))
  );
}

/** Whether a line, or what is remarked on it, says that the batches are Poisson batches; code that is switched off says nothing. */
function poissonIn(
  { claims }: ConfigurationReading,
  lines: readonly Line[],
  remarks: readonly { text: string }[],
): boolean {
  const rates = claims.filter(({ quantity }) => quantity === 'samplingRate').map(({ value }) => value);
  return (
    lines.some(
      ({ content, comment }) =>
        saysPoisson(content) ||
        (!/[=(]/.test(comment) && saysPoisson(comment)) ||
        tossesCoins(content, rates),
    ) || remarks.some(({ text }) => saysPoisson(text))
  );
}

/** Where Opacus before 1.0 is attached to an optimizer, which leaves the loader as it is. */
function attachedIn(lines: readonly Line[]): Place | null {
  if (lines.some(({ content }) => /\bmake_private/.test(content))) return null;
  const line = lines.find(({ content }) =>
    /\b(?:\w*engine\w*|pe)\.attach\(|PrivacyEngine\(.*\)\.attach\(/i.test(content),
  );
  return line ? { line: line.number, text: shorten(line.content) } : null;
}

/** compute_dp_sgd_privacy_statement takes microbatches for granted unless it is told otherwise. */
function microbatchesByDefault(reading: ConfigurationReading, lines: readonly Line[]): void {
  const call = lines.find(({ content }) => /compute_dp_sgd_privacy_statement\s*\(/.test(content));
  if (!call || reading.flags.microbatching) return;
  const text = 'used_microbatching, True unless it is said';
  reading.flags.microbatching = { line: call.number, text, value: true };
}
