// A scenario as a link's query string, and back. Pure text: the page carries it into the address bar
// (lab/state/address.ts).
//
// Canonical form: keys in the order of the field table, defaults left out, each number in its shortest exact form,
// `v=2` in front as soon as there is anything else. The empty string is the default scenario of the page that reads it.
import type { Sentence } from '../base/sentences/sentence';
import { DEFAULT_SCENARIO } from './defaults';
import { FIELD_LIST, type Field, fieldOfKey, fieldRange, fieldTitle } from './fields/fields';
import { show, shownGiven } from './fields/fieldValue';
import { FIELD_VALUE } from './fields/sentences';
import { LINK_VERSION, linkVersion, migrate, VERSION_KEY } from './migrations';
import { parseNumber, shortestNumber } from './numberText';
import { joinQuery, LONGEST_LINK, present, type QueryPair, splitQuery } from './query';
import { type ParsedScenario, problem, repairScenario, sameScenario, sameValue } from './schema';
import { LINK } from './sentences';
import type { Scenario, ScenarioProblem } from './types';

const LONGEST_VALUE = 400;
/** Number of unknown keys that are named before the rest is summed up. */
const UNKNOWN_NAMED = 5;

function writeField(field: Field, scenario: Scenario): string | null {
  if (sameValue(scenario[field.name], DEFAULT_SCENARIO[field.name])) return null;
  switch (field.kind) {
    case 'number':
      return shortestNumber(scenario[field.name]);
    case 'choice': {
      const value = scenario[field.name];
      return field.choices.find((choice) => choice.value === value)?.text ?? null;
    }
    case 'list':
      return scenario.auditPoints.map(shortestNumber).join(',');
    case 'subset':
      return scenario.canaries.join(',');
    case 'text':
      return scenario[field.name];
    case 'rule': {
      const value = scenario[field.name];
      return typeof value === 'number' ? shortestNumber(value) : value;
    }
  }
}

/** The text of every key in a scenario's link; null for a key that the link leaves out. */
export function linkParameters(scenario: Scenario): Record<string, string | null> {
  const fields = FIELD_LIST.map((field) => [field.key, writeField(field, scenario)] as const);
  const version = fields.some(([, text]) => text !== null) ? String(LINK_VERSION) : null;
  return { [VERSION_KEY]: version, ...Object.fromEntries(fields) };
}

/** The canonical link of a scenario, without '?'; '' for the default scenario. */
export const formatLink = (scenario: Scenario): string => joinQuery(present(linkParameters(scenario)));

export interface ParsedLink extends ParsedScenario {
  /** The version of the link's format; NaN if unreadable. */
  version: number;
  /** Whether the canonical link differs, because of another version, other forms of numbers or refused fields. */
  rewritten: boolean;
}

/** Reads a link. Every bad value is replaced by the default. `otherKeys` are ignored without a problem. Never throws. */
export function parseLink(search: string, otherKeys: readonly string[] = []): ParsedLink {
  const tooLong = search.length > LONGEST_LINK;
  const { pairs: all, broken } = splitQuery(tooLong ? '' : search);
  const problems = broken.map((piece) => ofLink(show(piece), LINK.brokenPiece({ piece: shownGiven(piece) })));
  if (tooLong) {
    problems.push(ofLink(show(search), LINK.tooLong({ length: search.length, most: LONGEST_LINK })));
  }
  const pairs = all.filter(({ key }) => !otherKeys.includes(key));
  const version = linkVersion(pairs);
  problems.push(...versionProblems(version, pairs));
  const read = readPairs(migrate(pairs, version).filter(({ key }) => key !== VERSION_KEY));
  const repaired = repairScenario(read.values, read.texts);
  const { scenario } = repaired;
  problems.push(...read.problems, ...repaired.problems);
  const rewritten = problems.length > 0 || formatLink(scenario) !== joinQuery(pairs);
  return { scenario, problems, version, rewritten };
}

const ofLink = (given: string, message: Sentence): ScenarioProblem => ({ field: 'link', given, message });

function versionProblems(version: number, pairs: readonly QueryPair[]): ScenarioProblem[] {
  const [given = '', ...others] = pairs.flatMap(({ key, value }) => (key === VERSION_KEY ? [value] : []));
  const twice = others.map((other) => {
    const message = LINK.keyGivenTwice({ key: VERSION_KEY, other: shownGiven(other) });
    return { field: 'version', given: show(other), message };
  });
  return [...unreadProblems(version, given), ...twice];
}

/** Problems of a link of a version that this page does not read. */
function unreadProblems(version: number, given: string): ScenarioProblem[] {
  if (Number.isNaN(version)) {
    const message = LINK.unreadVersion({ given: shownGiven(given), latest: LINK_VERSION });
    return [{ field: 'version', given, message }];
  }
  if (version > LINK_VERSION) {
    const message = LINK.newerVersion({ version, latest: LINK_VERSION });
    return [{ field: 'version', given, message }];
  }
  return [];
}

interface ReadPairs {
  values: Partial<Record<keyof Scenario, unknown>>;
  texts: Partial<Record<keyof Scenario, string>>;
  problems: ScenarioProblem[];
}

function readPairs(pairs: readonly QueryPair[]): ReadPairs {
  const read: ReadPairs = { values: {}, texts: {}, problems: [] };
  const seen = new Set<string>();
  const unknown: string[] = [];
  for (const { key, value } of pairs) {
    const field = fieldOfKey(key);
    if (field === undefined) {
      unknown.push(key);
    } else if (seen.has(key)) {
      const message = LINK.givenTwice({ field: fieldTitle(field), other: shownGiven(value) });
      read.problems.push({ field: field.name, given: show(value), message });
    } else {
      seen.add(key);
      readValue(field, value, read);
    }
  }
  read.problems.push(...unknownProblems(unknown));
  return read;
}

type LinkValue = { ok: true; value: unknown } | { ok: false; reason: Sentence };

function readText(field: Field, text: string): LinkValue {
  if (text.length > LONGEST_VALUE) {
    return { ok: false, reason: LINK.longValue({ most: LONGEST_VALUE }) };
  }
  if (field.kind === 'number') return parseNumber(text);
  if (field.kind === 'choice') {
    const choice = field.choices.find((candidate) => candidate.text === text);
    return choice ? { ok: true, value: choice.value } : { ok: false, reason: LINK.notOnOffer };
  }
  if (field.kind === 'subset') return { ok: true, value: text.split(',') };
  if (field.kind === 'text') return { ok: true, value: text };
  if (field.kind === 'rule') {
    return text === field.word ? { ok: true, value: field.word } : parseNumber(text);
  }
  const points: number[] = [];
  for (const part of text.split(',')) {
    const parsed = parseNumber(part);
    if (!parsed.ok) return { ok: false, reason: LINK.inPart({ part: shownGiven(part), why: parsed.reason }) };
    points.push(parsed.value);
  }
  return { ok: true, value: points };
}

function readValue(field: Field, text: string, read: ReadPairs): void {
  const reading = readText(field, text);
  if (reading.ok) {
    read.values[field.name] = reading.value;
    read.texts[field.name] = show(text);
  } else {
    const message = FIELD_VALUE.cannotBe({
      field: fieldTitle(field),
      given: shownGiven(text),
      why: reading.reason,
      range: fieldRange(field),
    });
    read.problems.push(problem(field, show(text), message));
  }
}

function unknownProblems(keys: readonly string[]): ScenarioProblem[] {
  const known = FIELD_LIST.map(({ key }) => key).join(', ');
  const problems = keys.slice(0, UNKNOWN_NAMED).map((key) => {
    return ofLink(show(key), LINK.unknownKey({ key: shownGiven(key), known }));
  });
  const more = keys.length - problems.length;
  if (more > 0) problems.push(ofLink(`${more} more`, LINK.moreUnknownKeys({ count: more })));
  return problems;
}

/**
 * Whether a link, in whatever form, leads to the scenario, apart from the measure and the bounds that the live figure
 * draws. The links of older recordings drew more bounds, but what was trained is the same.
 */
export function linksTo(link: string, scenario: Scenario): boolean {
  const { measure, moreBounds } = scenario;
  return sameScenario({ ...parseLink(link).scenario, measure, moreBounds }, scenario);
}
