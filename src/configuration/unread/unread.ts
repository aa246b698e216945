// What a text says, may change its ε, and was not followed. Said beside the number, never in place of it: what certainly speaks of a
// quantity and cannot be followed is a conflict (claimed.ts, rivals.ts).
//
// The ε stays even where a piece names noise, batches, records or steps. What sets one of them against its claim has taken the answer
// away before (changed.ts, workedOut.ts); what is left here only may, and every honest training loop has some of it: without an ε
// beside it the reader would learn to take such lines out, and with it he is told which lines decide whether it holds.

import { isNameOf } from '../names/name';
import { totalsOf } from '../spokenParts';
import type { Line } from '../text/comments';
import type { Counter } from '../text/counters';
import type { Claim, ConfigurationReading, Misread, Place } from '../types';
import { unreadCode } from './code';
import { unfinished, withoutProgress } from './progress';
import { unreadRemarks, unreadSentences } from './sentences';
import { DRAWS_NOISE } from './taken';

interface Left {
  lines: readonly Line[];
  /** Comments on lines of their own. */
  remarks: readonly Place[];
  /** Numbers under names that nothing is known of. */
  numbers: readonly Place[];
  counters: readonly Counter[];
  /** Lines that hold nothing that was taken. */
  lost: readonly number[];
}

/** Whether a number of the piece is the one that is claimed, digits in groups or not. */
const saysValue = (text: string, { value }: Claim): boolean =>
  (text.match(/\d[\d.,_]*(?:e[+-]?\d+)?/gi) ?? []).some(
    (number) => Number(number) === value || Number(number.replace(/[.,_](?=\d{3}(?!\d))/g, '')) === value,
  );

/** 'sample_rate = 256 / len(loader.dataset)' beside both: it is worked out of them here too. */
function isBatchOverRecords(text: string, claims: readonly Claim[]): boolean {
  const [, batch, records] = /=\s*((?:\w+\.)*\w+)\s*\/\s*(?:float\()?((?:len\()?[\w.]+)\)*$/.exec(text) ?? [];
  if (batch === undefined || records === undefined) return false;
  const given = (quantity: Claim['quantity']) => claims.filter((claim) => claim.quantity === quantity);
  const ofBatch =
    given('batchSize').some(({ value }) => Number(batch) === value) || isNameOf(batch, 'batchSize');
  const ofRecords = records.startsWith('len(')
    ? /data|train/i.test(records) && !/test|val/i.test(records)
    : isNameOf(records, 'recordCount');
  return given('batchSize').length > 0 && given('recordCount').length > 0 && ofBatch && ofRecords;
}

/** A line of which nothing was taken is looked at as a sentence. */
function mayMatter(
  { quantity, ambiguous, line, text }: Misread,
  claims: readonly Claim[],
  lost: readonly number[],
): boolean {
  if (ambiguous || (quantity === undefined && lost.includes(line))) return false;
  // the size of the data, and the noise that a target decides, are what they are said to be elsewhere
  if (quantity === 'recordCount' && /\blen\(|\.shape\b|\.size\b/.test(text)) return false;
  if (quantity === 'samplingRate' && isBatchOverRecords(text, claims)) return false;
  const has = (of: Claim['quantity']) => claims.some((claim) => claim.quantity === of);
  return !(quantity === 'noiseMultiplier' && !has('noiseMultiplier') && has('targetEpsilon'));
}

/** Lines that add noise first, for they are the mechanism; else in the order of the text, each line once. */
export function unreadOf(
  { claims, misread, misspelt }: ConfigurationReading,
  { lines, remarks, numbers, lost, counters }: Left,
): Place[] {
  const places = [
    ...numbers.filter(
      ({ line, text }) =>
        !claims.some(
          (claim) => (claim.line === line || !Number.isInteger(claim.value)) && saysValue(text, claim),
        ),
    ),
    ...unreadCode(lines, claims),
    ...unreadSentences(lines, [...claims, ...totalsOf(claims)], new Set(lost)),
    ...unreadRemarks(remarks, claims),
    ...unfinished(lines, counters),
    // a misspelt name is asked about where it would change anything
    ...misread.filter(
      (piece) => mayMatter(piece, claims, lost) && !misspelt.some(({ line }) => line === piece.line),
    ),
  ].toSorted((a, b) => a.line - b.line);
  // what takes the answer away is said there
  const seen = new Set(misread.flatMap(({ line, ambiguous }) => (ambiguous ? [line] : [])));
  const once = places.flatMap(({ line, text }) => {
    if (seen.has(line)) return [];
    seen.add(line);
    return [{ line, text }];
  });
  const adds = ({ text }: Place) => DRAWS_NOISE.test(text);
  const left = withoutProgress(once, lines, claims);
  return [...left.filter(adds), ...left.filter((piece) => !adds(piece))];
}
