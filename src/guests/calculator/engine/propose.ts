// The proposal of a pasted text: the rows on which its numbers agree, choices, every other number, and the words that bear on the
// form's questions. A person decides on it. Pure.
import { type Claim, type Claimed, claimOf } from './claims';
import { withTargets } from './epsilons';
import { type SortedNumbers, sortNumbers, speaksOfClients } from './lists';
import { KNOWN_DATA } from './names/datasets';
import { namesIn } from './names/list';
import { plainName } from './names/recognise';
import { LIBRARIES, PARTS_OF_DATA, SHARES } from './names/signals';
import type { NamedNumber, Proposal, ProposedPhase, RowCandidate, SuggestedRecords } from './proposal';
import { ROWS, type RowId } from './reading';
import type { FoundNumber, Scanned } from './scan/found';
import { scan } from './scan/scan';
import type { ToolId } from './tools';
import { questionsOf } from './words';

const WORDS_OF_TOOLS = Object.entries(LIBRARIES).map(([tool, words]) => ({
  tool: tool as ToolId,
  words: namesIn(words),
}));

function toolOf(text: string): ToolId {
  const counts = WORDS_OF_TOOLS.map(({ tool, words }) => ({
    tool,
    count: words.filter((word) => text.includes(word)).length,
  }));
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count > 0 ? first.tool : 'other';
}

const ACCOUNTANTS = ['prv', 'rdp', 'pld', 'gdp'];
const GERMAN =
  /(?:^|[^\p{L}])(?:der|die|das|und|mit|bei|über|wurde|wir|auf|für|epochen|schritte|schritten|datensätze|einträge|rauschen|rauschmultiplikator|batchgröße|losgröße|wert|samplingrate)(?=[^\p{L}]|$)/iu;
/** A number such as 0,5, whose comma can only be a decimal one. */
const DECIMAL = /(?<![\d.,])0,\d+(?![\d,])/;

/** Whether commas in this text are decimal (1,1) and points part thousands. */
const isEuropean = (text: string): boolean =>
  (text.match(new RegExp(GERMAN, 'giu'))?.length ?? 0) >= 2 ||
  DECIMAL.test(text) ||
  /[=:]\s*\d{1,3}\.000\s*$/m.test(text) ||
  /\bRausch|größe\b/i.test(text);

/** The lines that make the records fewer, or the training shorter, than the number beside them says. */
function smallerIn({ numbers }: Scanned): Partial<Record<RowId, string>> {
  const smaller: Partial<Record<RowId, string>> = {};
  for (const { name, value, text, active, place } of numbers) {
    const words = plainName(name);
    for (const row of ['records', 'length'] as const)
      if (active && Number(value) > 0 && SHARES[row].has(words)) smaller[row] = text;
    const call = [...place.path, name].some((part) =>
      [...PARTS_OF_DATA].some((part_) => part.endsWith(`.${part_}`) || part === part_),
    );
    if (active && call) smaller.records = text;
    if (active && /\bstopped (?:early|after|at)\b|vorzeitig/i.test(text)) smaller.length = text;
    if (active && /^(?:stopped|ended)\b/.test(words)) smaller.length = text;
  }
  return smaller;
}

function suggestionsIn({ segments }: Scanned, lists: SortedNumbers): SuggestedRecords[] {
  const known = [...lists.rows, ...lists.choices].some(({ row }) => row === 'records');
  if (known) return [];
  const found: SuggestedRecords[] = [];
  for (const { text, line, active } of segments) {
    if (!active) continue;
    const words = new Set(
      [...text.toLowerCase().matchAll(/[\p{L}][\p{L}\p{N}]*(?:[-_ ]?\d+k?)?/gu)].map(([word]) =>
        word.replace(/[-_ ]/g, ''),
      ),
    );
    for (const { name, records, source, names } of KNOWN_DATA)
      if (names.some((one) => words.has(one)) && !found.some((one) => one.name === name))
        found.push({ name, records, source, line });
  }
  return found;
}

/** The phases that the text lists, each with the numbers that the text gives once for all; empty where there are fewer than two. */
function phasesIn(
  claimed: readonly (Claimed & { number: NamedNumber; found: FoundNumber })[],
  beside: Parameters<typeof sortNumbers>[2],
): ProposedPhase[] {
  const phases = [...new Set(claimed.map(({ found }) => found.phase).filter((phase) => phase !== null))];
  if (phases.length < 2) return [];
  return phases.map((phase) => {
    const own = claimed.filter(({ found }) => found.phase === null || found.phase === phase);
    const { rows } = sortNumbers('record', own, beside);
    return Object.fromEntries(
      ROWS.map((id) => [id, rows.filter(({ row }) => row === id).map(({ candidate }) => candidate)]),
    ) as unknown as ProposedPhase;
  });
}

/** The proposal of a text, of which at most LONGEST_CONFIGURATION characters are read. Never throws. */
export function propose(given: string): Proposal {
  const scanned = scan(given);
  const { lines, numbers: found } = scanned;
  const text = lines.join('\n');
  const tool = toolOf(text);
  const european = isEuropean(text);
  const numbers = found
    .toSorted((a, b) => a.start - b.start)
    .map((one, id) => ({ found: one, number: numberOf(one, id) }));
  const first = numbers.map((one): Claimed & { number: NamedNumber; found: FoundNumber } => ({
    ...claimOf(one.found, one.number, asideOf(text, one.number), european),
    ...one,
  }));
  const { claimed, reported } = withTargets(first, text);
  const claims = claimed.flatMap((one) => ('claim' in one ? [one.claim] : []));
  const dropsLast = scanned.settings.some(
    ({ name, word, active }) => active && name.endsWith('drop_last') && /^true$/i.test(word),
  );
  const isAttached = /\.attach\(/.test(text);
  const stepsPerEpoch = soleValue(
    claims.filter(({ quantity, number }) => quantity === 'stepsPerEpoch' && number.active),
  );
  const wholeBatches = tool === 'opacus' && !isAttached ? (dropsLast ? 'down' : 'up') : null;
  const beside = { cut: { wholeBatches, stepsPerEpoch }, smaller: smallerIn(scanned) } as const;
  const isOfClients = speaksOfClients(claims);
  const unit = isOfClients ? 'client' : 'record';
  const lists = isOfClients
    ? withRecords(sortNumbers('client', claimed, beside), sortNumbers('record', claimed, beside))
    : sortNumbers('record', claimed, beside);
  const phases = isOfClients ? [] : phasesIn(claimed, beside);
  const questions = questionsOf({ ...scanned, claims, tool, phases: phases.length, isOfClients, unit });
  const words = text
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}]+/u);
  const ofUnit = lists.rows.filter(({ candidate: { of } }) => of === 'either' || of === unit);
  const proposed = new Set(ofUnit.map(({ row }) => row));
  const isNeeded = (row: RowId): boolean =>
    !['clippingNorm', 'people', 'trainings'].includes(row) &&
    (row !== 'records' || !ofUnit.some(({ candidate }) => candidate.kind === 'samplingRate'));
  return {
    ...lists,
    numbers: numbers.map(({ number }) => number),
    questions,
    open: [
      ...ROWS.filter((row) => !proposed.has(row) && isNeeded(row)),
      ...questions.filter(({ asks, answer }) => asks && answer === null).map(({ question }) => question),
    ],
    unit,
    suggestions: suggestionsIn(scanned, lists),
    phases,
    repeats: claims.filter(({ quantity }) => quantity === 'repeats').map(({ number }) => number),
    tool,
    isEmpty: text.trim() === '',
    wholeBatches,
    stepsPerEpoch,
    reported,
    accountant: ACCOUNTANTS.find((name) => words.some((word) => word.startsWith(name))) ?? null,
  };
}

/** The rows of clients and those of records together, since a person may still decide who takes part; each number stays in one list. */
function withRecords(clients: SortedNumbers, records: SortedNumbers): SortedNumbers {
  const idsOf = (candidate: RowCandidate) => candidate.numbers.map(({ id }) => id);
  const taken = new Set([
    ...clients.rows.flatMap(({ numbers }) => numbers.map(({ id }) => id)),
    ...clients.choices.flatMap(({ candidates }) => candidates.flatMap(idsOf)),
  ]);
  const isFree = (candidate: RowCandidate) =>
    candidate.of === 'record' && idsOf(candidate).every((id) => !taken.has(id));
  const rows = records.rows.filter(
    ({ candidate, numbers }) => isFree(candidate) && numbers.every(({ id }) => !taken.has(id)),
  );
  const choices = records.choices.flatMap((choice) => {
    const candidates = choice.candidates.filter(isFree);
    return candidates.length === 0 ? [] : [{ ...choice, candidates }];
  });
  const more = new Set([
    ...rows.flatMap(({ numbers }) => numbers.map(({ id }) => id)),
    ...choices.flatMap(({ candidates }) => candidates.flatMap(idsOf)),
  ]);
  return {
    rows: [...clients.rows, ...rows],
    choices: [...clients.choices, ...choices],
    unused: clients.unused.filter(({ number }) => !more.has(number.id)),
  };
}

/** The text from a number to the end of its line, where a comment may follow it. */
function asideOf(text: string, { start }: NamedNumber): string {
  const [line = ''] = text.slice(start, start + LONGEST_ASIDE).split('\n', 1);
  return line;
}

/** Most UTF-16 units of the text after a number that are searched for a comment. */
const LONGEST_ASIDE = 300;

const numberOf = (
  { name, value, written, line, start, end, text, place, active }: FoundNumber,
  id: number,
): NamedNumber => ({
  ...{ id, name, value, written, line, start, end, text, place, active },
});

function soleValue(claims: readonly Claim[]): number | null {
  const [first] = claims;
  return first && claims.every(({ value }) => value === first.value) ? first.value : null;
}
