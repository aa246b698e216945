// Takes the pieces of a text one by one, and keeps what they claim, what was not understood, and what is asked about.
import { claimedBy, WHOLE } from './claimed';
import { type DecimalSign, localised } from './localised';
import { adjacenciesIn } from './names/adjacency';
import { knownDataIn, sizeOfData } from './names/data';
import { toolOf } from './names/libraries';
import { otherMechanismsIn } from './names/mechanisms';
import { mentionsIn } from './names/mentions';
import {
  asQuantity,
  meaningOfCell,
  meaningOfEntry,
  type NameMeaning,
  type QuantityMeaning,
  subjectOf,
} from './names/name';
import { ofOtherData } from './names/qualifiers';
import { nameMeant } from './names/spelling';
import { isOfPart, unknownNumber } from './names/unknown';
import { readValue } from './numbers';
import type { Line } from './text/comments';
import type { Entry } from './text/entry';
import type { ConfigurationReading, Flag, Misread, Place, Quantity } from './types';
import { clipsNothing, clipsTheMean, type Unclipped, withoutClipping } from './unclipped';

const LONGEST_SHOWN = 60;
const MOST_PASSED_OVER = 30;

export const shorten = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;

const TRUE = /^(?:true|yes|on|1)$/i;
const FALSE = /^(?:false|no|off|0)$/i;
/** An optimizer's ε keeps it from dividing by 0. */
const NO_EPSILON_BELOW = 1e-4;

/** What the size of the data would be called. */
const SIZE = { key: 'dataset_size', scopes: [] };

export class Reader {
  readonly reading: ConfigurationReading;
  /** How each line of the text writes decimals. */
  signOf: (line: number) => DecimalSign = () => null;
  readonly #names = new Map<string, number>();
  readonly #unclipped: Unclipped[] = [];
  /** Numbers under names that nothing is known of. */
  readonly unknown: Place[] = [];
  readonly #comments: ReadonlyMap<number, string>;
  readonly #contents: ReadonlyMap<number, string>;

  constructor(text: string, lines: readonly Line[]) {
    const contents = lines.map(({ content }) => content);
    this.#contents = new Map(lines.map(({ number, content }) => [number, content]));
    this.#comments = new Map(lines.map(({ number, comment }) => [number, comment]));
    this.reading = {
      // code that is switched off is nobody's
      tool: toolOf(contents.join('\n')),
      claims: [],
      doubtful: [],
      flags: {},
      adjacencies: [],
      others: [],
      learnsNorm: null,
      goesOn: null,
      noiseOfMean: null,
      mixesRecords: null,
      releasesMore: null,
      attached: null,
      severalRuns: null,
      saysPoisson: false,
      accountant: null,
      misread: [],
      unread: [],
      misspelt: [],
      passedOver: [],
      mentions: mentionsIn(text),
      knownData: knownDataIn(text),
    };
  }

  take(entry: Entry, part?: number): void {
    const meaning = meaningOfCell(entry);
    this.#read(entry, meaning, part);
    // once it is read, for 'steps = 3 * steps' is worked out of what the name was before
    this.#remember(entry, meaning);
  }

  #read(entry: Entry, meaning: NameMeaning, part: number | undefined): void {
    // 'gradient_acumulation_steps' holds a known word, and means another
    const unsure =
      typeof meaning === 'object' && meaning && 'standing' in meaning && meaning.standing === 'doubtful';
    if (clipsTheMean(entry.key)) this.#clipOfTheMean(entry);
    const size = meaning === null ? sizeOfData(entry.key, entry.value) : null;
    if (size !== null) {
      this.claim({ ...entry, value: size, part }, meaningOfEntry(SIZE) as QuantityMeaning);
      return;
    }
    if ((meaning === null || unsure) && this.#misspelt(entry, part)) return;
    if (meaning === null) this.#leave(entry);
    else if (meaning === 'accountant') this.reading.accountant ??= accountantOf(entry.value);
    else if (meaning === 'adjacency') this.#adjacency(entry);
    else if ('flag' in meaning) this.#takeFlag(entry, meaning.flag);
    else this.claim({ ...entry, part }, meaning);
  }

  /** What is harmless is left alone, and what may not be is said. */
  #leave(entry: Entry): void {
    const name = unknownNumber(entry);
    if (name === null) this.#passOver(entry.key);
    else this.unknown.push({ line: entry.line, text: shorten(`${name} = ${entry.value}`) });
  }

  #clipOfTheMean({ line, key, value }: Entry): void {
    const read = readValue(value, false, this.#names);
    const none = clipsNothing(key, value, read.kind === 'number' ? read.value : null);
    if (none && !none.unset)
      this.#unclipped.push({ line, key, text: shorten(`${key} = ${value}`), unset: true });
  }

  /** Whether the name is a slip away from one that has a meaning: then it is asked about. */
  #misspelt(entry: Entry, part: number | undefined): boolean {
    const { line, key, value, scopes, run } = entry;
    const meant = nameMeant(subjectOf(entry) ?? key);
    const meaning = meant === null ? null : meaningOfEntry({ key: meant, scopes });
    if (meaning === null) return false;
    const text = shorten(`${key} = ${value}`);
    const asked = asQuantity(meaning);
    if (asked !== null) {
      const { quantity, whole, standing } = asked;
      if (standing !== 'taken') return false;
      const read = readValue(value, WHOLE.has(quantity), this.#names);
      const none =
        quantity === 'clippingNorm'
          ? clipsNothing(meant as string, value, read.kind === 'number' ? read.value : null)
          : null;
      if (none) this.#unclipped.push({ line, key: meant as string, text, ...none });
      else if (read.kind === 'none') return false;
      if (read.kind === 'number')
        this.reading.misspelt.push({ line, text, value: read.value, quantity, whole, part, run });
    }
    for (const { id } of otherMechanismsIn(`${meant} = ${value}`))
      this.reading.others.push({ line, id, text });
    this.misread({ line, text, reason: `did you mean “${meant}”? It is not taken unasked` });
    return true;
  }

  /** What later lines may refer to by name. */
  #remember({ line, key, value, scopes }: Entry, meaning: NameMeaning): void {
    const quantity = asQuantity(meaning)?.quantity ?? null;
    const local = quantity
      ? localised(quantity, value, WHOLE.has(quantity), this.signOf(line))
      : { text: value };
    // of a number that nobody claims nothing tells what its point or comma is
    const unsure = !quantity && this.signOf(line) === 'comma' && /\d[.,]\d/.test(value);
    const read = 'text' in local && !unsure ? readValue(local.text, false, this.#names) : null;
    if (read?.kind !== 'number') return;
    this.#names.set(
      (subjectOf({ key, scopes }) ?? key)
        .toLowerCase()
        .replace(/^.*[.]/, '')
        .replace(/[\s-]+/g, '_'),
      read.value,
    );
  }

  #passOver(key: string): void {
    const { passedOver } = this.reading;
    const shown = shorten(key.trim());
    if (!passedOver.includes(shown) && passedOver.length < MOST_PASSED_OVER) passedOver.push(shown);
  }

  #takeFlag({ line, key, value, scopes }: Entry, flag: Flag): void {
    const text = shorten(`${key} = ${value}`);
    // of 'dp.poisson=true dp.delta=1e-5' the value goes on
    const [said = ''] = value.split(/\s+/, 1);
    if (ofOtherData(key, scopes)) {
      this.#passOver(key);
    } else if (TRUE.test(said) || FALSE.test(said)) {
      this.flag(flag, { line, text, value: TRUE.test(said) });
    } else {
      this.misread({ line, text, reason: 'it is neither True nor False' });
    }
  }

  /** Of two lines that differ the one holds that Poisson sampling and its accountant do not allow for. */
  flag(flag: Flag, found: { line: number; text: string; value: boolean }): void {
    const worse = flag !== 'poissonSampling';
    const known = this.reading.flags[flag];
    if (known === undefined || (known.value !== worse && found.value === worse))
      this.reading.flags[flag] = found;
  }

  #adjacency({ line, key, value }: Entry): void {
    if (adjacenciesIn(value).length > 0 || value === '' || /^[\w.]*$/.test(value)) return;
    this.misread({
      line,
      text: `${key} = ${value}`,
      reason: 'no adjacency this page knows: write ADD_OR_REMOVE_ONE or REPLACE_ONE',
    });
  }

  claim(
    {
      line,
      key,
      value,
      part,
      run,
      remark,
    }: Pick<Entry, 'line' | 'key' | 'value' | 'run' | 'remark'> & {
      part?: number | undefined;
    },
    { quantity: named, standing, whole }: Extract<NameMeaning, { quantity: Quantity }>,
  ): void {
    const text = shorten(`${key} = ${value}`);
    if (standing === 'other') {
      if (isOfPart(key)) this.unknown.push({ line, text });
      else this.#passOver(key);
      return;
    }
    const comment = shorten(remark ?? this.#comments.get(line) ?? '');
    const claimed = claimedBy(
      { key, value, quantity: named, standing, comment },
      { sign: this.signOf(line), names: this.#names },
    );
    switch (claimed.kind) {
      case 'numbers':
        for (const each of claimed.values)
          this.#number(
            { line, text, value: each, quantity: claimed.quantity, whole, part, run },
            standing === 'doubtful',
          );
        break;
      case 'unclipped':
        this.#unclipped.push({ line, key, text, unset: claimed.unset });
        break;
      case 'misread':
      case 'worked-out': {
        const { quantity, reason } = claimed;
        const ambiguous = claimed.kind === 'misread' && claimed.ambiguous;
        this.misread({ line, text, reason, quantity, run, ...(ambiguous ? { ambiguous } : {}) });
        break;
      }
      case 'nothing':
        break;
    }
  }

  #number(claim: ConfigurationReading['claims'][number], doubtful: boolean): void {
    const { quantity, value } = claim;
    const sentinel = (quantity === 'steps' || quantity === 'epochs') && value < 0;
    const tiny = quantity === 'epsilon' && Math.abs(value) < NO_EPSILON_BELOW;
    // 16000 a second is a rate of sound
    const sound = quantity === 'samplingRate' && value >= 1000;
    if (sentinel || tiny || sound) this.#passOver(claim.text);
    else if (doubtful || isOtherQ(claim)) this.reading.doubtful.push(claim);
    else this.reading.claims.push(claim);
  }

  /** Once all lines are read: one 'B = 512' or 'batch = 512' beside 'N = 50000' is the batch, where no name says otherwise. */
  takeSymbols(): void {
    const { claims, doubtful } = this.reading;
    const symbols = doubtful.filter(
      ({ line, text, value }) =>
        (/^\|?B\|? =/.test(text) || this.#assignsBatch(line)) && Number.isInteger(value) && value >= 16,
    );
    const has = (quantity: Quantity) => claims.some((claim) => claim.quantity === quantity);
    if (!has('recordCount') || has('batchSize') || has('deviceBatchSize') || has('samplingRate')) return;
    claims.push(...symbols);
    this.reading.doubtful = doubtful.filter((each) => !symbols.includes(each));
  }

  /** 'BATCH = 512', and no column of a log. */
  #assignsBatch(line: number): boolean {
    return /^(?:const\s+)?(?:batch|BATCH|lot|LOT)\s*=\s*\d/.test(this.#contents.get(line) ?? '');
  }

  /** Once all lines are read. */
  refuseUnclipped(): void {
    const norms = this.reading.claims.filter(({ quantity }) => quantity === 'clippingNorm');
    for (const { line, text } of withoutClipping(this.#unclipped, norms))
      this.reading.others.push({ line, id: 'unclipped', text });
  }

  misread(piece: Misread): void {
    this.reading.misread.push({ ...piece, text: shorten(piece.text) });
  }
}

/** 'q = 0.9': of a loss or a quantile, for batches of most of the records are rare. */
const isOtherQ = ({ quantity, text, value }: ConfigurationReading['claims'][number]): boolean =>
  quantity === 'samplingRate' && /(?:^|[\s.-])q\)? =/i.test(text) && value > 0.5 && value < 1;

function accountantOf(value: string): string | null {
  return /\b(rdp|prv|pld|gdp)/i.exec(value)?.[1]?.toLowerCase() ?? null;
}
