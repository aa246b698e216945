// From what a configuration says to what it runs: one mechanism, or several of one model, one after another. Pure.
import type { Choices, Conflict } from './agreement';
import { oneMechanism, type Segment, type Translation } from './oneMechanism';
import { alignedParts, type Parts, writtenParts } from './parts';
import { ofRun, runsOf, whichRun } from './runs';
import type { ConfigurationReading, NamedAdjacency, ToolId } from './types';

export type { Translation };

/**
 * What the reading amounts to, with what the reader picked. Numbers under misspelt names change nothing but the certainty: where they
 * would make it another run, the answer waits for the reader. Never throws.
 */
export function toMechanism(
  reading: ConfigurationReading,
  tool: ToolId = reading.tool,
  choices: Choices = {},
): Translation {
  const runs = runsOf(reading);
  if (runs.length === 0) return ofOne(reading, tool, choices);
  const picked = runs[(choices.run ?? 0) - 1];
  if (picked !== undefined) return ofOne(ofRun(reading, picked), tool, choices);
  const each = runs.map((name) => ofOne(ofRun(reading, name), tool, choices));
  const [first] = each as [Translation];
  const clear = each.every(({ conflicts }) => conflicts.length === 0);
  if (clear && each.every((other) => runOf(other) === runOf(first))) return first;
  const shared = ofOne(ofRun(reading, undefined), tool, choices);
  return { ...shared, missing: [], conflicts: [whichRun(runs)] };
}

function ofOne(reading: ConfigurationReading, tool: ToolId, choices: Choices): Translation {
  const asWritten = asSpelt(reading, tool, choices);
  const { misspelt } = reading;
  if (misspelt.length === 0 || asWritten.missing.length > 0) return asWritten;
  const asMeant = asSpelt({ ...reading, claims: [...reading.claims, ...misspelt] }, tool, choices);
  if (asMeant.conflicts.length > asWritten.conflicts.length) return asMeant;
  if (runOf(asMeant) === runOf(asWritten)) return asWritten;
  // the reader has picked one of the claims that compete
  if (misspelt.some(({ quantity }) => choices[quantity] !== undefined)) return asMeant;
  const conflicts = misspelt.map(
    ({ quantity, text, line }): Conflict => ({
      name: quantity,
      what: `Line ${line}, ${text}: if that name is misspelt, the run is another one; write it right, or take it out.`,
      claims: [],
    }),
  );
  return { ...asWritten, conflicts: [...asWritten.conflicts, ...conflicts] };
}

/** All that decides an ε, or what it is held against. */
function runOf({
  segments,
  samplingRate,
  noiseMultiplier,
  steps,
  delta,
  targetEpsilon,
}: Translation): string {
  const values = [samplingRate, noiseMultiplier, steps, delta, targetEpsilon].map((each) => each?.value);
  const parts = segments?.map((part) => [
    part.samplingRate.value,
    part.noiseMultiplier?.value,
    part.steps.value,
  ]);
  return JSON.stringify([values, parts]);
}

/**
 * What the reading amounts to for `tool`, which the reader may have corrected, with what the reader picked. Where the text says
 * that a run has parts, or the reader says so of lines that compete, each part is read by itself.
 */
function asSpelt(reading: ConfigurationReading, tool: ToolId, choices: Choices): Translation {
  const written = writtenParts(reading);
  if (written) return ofParts(reading, written, tool, choices);
  const aligned = alignedParts(reading);
  if (aligned && choices.segments === aligned.claims.length) return ofParts(reading, aligned, tool, choices);
  const whole = oneMechanism(reading, tool, choices);
  return whole.conflicts.length > 0 && aligned && isWhole(ofParts(reading, aligned, tool, choices))
    ? { ...whole, couldBeSegments: aligned.claims.length }
    : whole;
}

const isWhole = ({ segments, conflicts }: Translation): boolean =>
  segments !== null && conflicts.length === 0;

/** Each part with what is said once for all of them. */
function ofParts(
  reading: ConfigurationReading,
  { shared, claims }: Parts,
  tool: ToolId,
  choices: Choices,
): Translation {
  const each = claims.map((own) => oneMechanism({ ...reading, claims: [...shared, ...own] }, tool, choices));
  const [first] = each as [Translation];
  const segments = each.flatMap(({ samplingRate, noiseMultiplier, targetEpsilon, steps }): Segment[] =>
    samplingRate && (noiseMultiplier || targetEpsilon) && steps
      ? [{ samplingRate, noiseMultiplier, steps }]
      : [],
  );
  const named = <Item>(of: (translation: Translation) => readonly Item[], text: (item: Item) => string) =>
    each.flatMap((translation, i) => of(translation).map((item) => ({ item, at: i + 1, text: text(item) })));
  const conflicts = named(
    ({ conflicts: all }) => all,
    ({ what }) => what,
  )
    .filter(
      ({ item, text }, i, all) => all.findIndex((o) => o.item.name === item.name && o.text === text) === i,
    )
    .map(({ item }) => item);
  const deltas = new Set(each.map(({ delta }) => delta?.value));
  if (deltas.size > 1) {
    const what = 'The parts of the run give different values of δ: one δ holds for all of it.';
    conflicts.push({ name: 'delta', what, claims: each.flatMap(({ delta }) => delta ?? []) });
  }
  const missing = named(
    ({ missing: all }) => all,
    ({ name }) => name,
  )
    .map(({ item, at }) => (item.name === 'delta' ? item : { ...item, what: `${item.what} of part ${at}` }))
    .filter(({ name }, i, all) => name !== 'delta' || all.findIndex((other) => other.name === name) === i);
  // a target decides one number: the noise of the one part that has none, or one noise for all
  const silent = each.filter(({ noiseMultiplier, targetEpsilon }) => !noiseMultiplier && targetEpsilon);
  if (silent.length > 1 && silent.length < each.length) {
    for (const part of silent) {
      const what = `the noise multiplier of part ${each.indexOf(part) + 1}`;
      missing.push({ name: 'noiseMultiplier', what, remedy: 'noise_multiplier = 1.1', maybe: null });
    }
  }
  return {
    ...first,
    segments: segments.length === claims.length ? segments : null,
    samplingRate: null,
    noiseMultiplier: null,
    steps: null,
    batch: null,
    missing,
    conflicts,
    problems: [...new Set(each.flatMap(({ problems }) => problems))],
  };
}

/** Nothing is missing, in conflict or about another mechanism. */
const holds = ({ conflicts, refusals, missing }: Translation): boolean =>
  conflicts.length === 0 && refusals.length === 0 && missing.length === 0;

/** The parts of a run, as an accountant takes them. */
export interface TranslatedRun {
  /** What a target decides stands at 1. */
  segments: { samplingRate: number; noiseMultiplier: number; steps: number }[];
  delta: number;
  /** What the target decides: one noise for all parts, or that of the one part that has none; null where all noise is given. */
  solved: {
    unknown: { name: 'noiseFactor' } | { name: 'noiseMultiplier'; at: number };
    targetEpsilon: number;
    /** That the target is meant in. */
    adjacency: NamedAdjacency;
  } | null;
}

/** null for one mechanism, and while something is missing, out of range, in conflict, or about another mechanism. */
export function translatedRun(translation: Translation): TranslatedRun | null {
  const { segments, delta, targetEpsilon } = translation;
  if (!holds(translation) || !segments || !delta) return null;
  const at = segments.findIndex(({ noiseMultiplier }) => !noiseMultiplier);
  const all = segments.every(({ noiseMultiplier }) => !noiseMultiplier);
  return {
    segments: segments.map(({ samplingRate, noiseMultiplier, steps }) => ({
      samplingRate: samplingRate.value,
      noiseMultiplier: noiseMultiplier?.value ?? 1,
      steps: steps.value,
    })),
    delta: delta.value,
    solved:
      at >= 0 && targetEpsilon
        ? {
            unknown: all ? { name: 'noiseFactor' } : { name: 'noiseMultiplier', at },
            targetEpsilon: targetEpsilon.value,
            adjacency: translation.adjacency ?? 'add-remove',
          }
        : null,
  };
}

/** Everything an accountant needs; `noiseMultiplier` null where the target decides it. */
export interface TranslatedMechanism {
  samplingRate: number;
  steps: number;
  delta: number;
  noiseMultiplier: number | null;
  targetEpsilon: number | null;
  /** That the target is meant in. */
  adjacency: NamedAdjacency;
}

/** null for a run of segments, and while something is missing, out of range, in conflict, or about another mechanism. */
export function translatedMechanism(translation: Translation): TranslatedMechanism | null {
  const { samplingRate, steps, delta, noiseMultiplier, targetEpsilon } = translation;
  if (!holds(translation) || translation.segments) return null;
  if (!samplingRate || !steps || !delta || (!noiseMultiplier && !targetEpsilon)) return null;
  return {
    samplingRate: samplingRate.value,
    steps: steps.value,
    delta: delta.value,
    noiseMultiplier: noiseMultiplier?.value ?? null,
    targetEpsilon: noiseMultiplier ? null : (targetEpsilon?.value ?? null),
    adjacency: translation.adjacency ?? 'add-remove',
  };
}
