// The types of a proposal: what a pasted text proposes, for a person to decide on. engine/propose.ts makes it, engine/form uses it
// once somebody has confirmed it, and the page draws it.
import type { Sentence } from '../../../base/sentences/sentence';
import type { QuestionId } from './form/questions';
import type { Kind, RowId } from './reading';
import type { ToolId } from './tools';

type PlaceKind = 'command' | 'section' | 'call' | 'table' | 'comment' | 'sentence' | 'line';

/** Place of a number in the text. */
export interface NumberPlace {
  kind: PlaceKind;
  /** The names of the groups around the number, outermost first: sections of YAML or TOML, keys of JSON, calls, a table's row. */
  path: readonly string[];
  /** The command or fenced block that the number belongs to, counted from 1; 0 for a number outside of all, which holds for each. */
  command: number;
}

/** A number of the text with the name that it stands under. */
export interface NamedNumber {
  /** The number's place in `Proposal.numbers`, counted from 0. */
  id: number;
  /** The name as written: 'noise_multiplier', 'batch size', 'epochs'. Never empty. */
  name: string;
  /** The value; null where the number is arithmetic over numbers that the text does not have: 1/n. */
  value: number | null;
  /** The number as written: '60{,}000', '1e-5', '1/n'. */
  written: string;
  /** Line of the text, counted from 1. */
  line: number;
  /** The beginning of `written`, in UTF-16 units from the beginning of the text as it was pasted; `end` is exclusive. */
  start: number;
  end: number;
  /** The whole line that the number stands in, shortened. */
  text: string;
  place: NumberPlace;
  /** Whether the number may fill a row. One in a comment, a struck line or a quotation is only offered. */
  active: boolean;
}

/** A number that may fill a row. */
export interface RowCandidate {
  kind: Kind;
  /** The value in the units of `kind`. Null while the row's arithmetic lacks another row. */
  value: number | null;
  /** Arithmetic over n, batch, epochs or q, to be worked out from the other rows ('1/n'); null for a plain number. */
  formula: string | null;
  /** The unit that the number counts: records, clients (people), or either. Only numbers of the unit in force fill a row. */
  of: 'record' | 'client' | 'either';
  /** The numbers that make the candidate: one, or a batch of a device with the devices and accumulated batches that multiply it. */
  numbers: readonly NamedNumber[];
  /** A reason to look at the number again; null where nothing speaks against it. */
  note: Sentence | null;
}

/** A row on which all active candidates of one command or section agree. */
export interface ProposedRow {
  row: RowId;
  /** The candidate that the form takes once the proposal is confirmed. */
  candidate: RowCandidate;
  /** All numbers that agree on the row, with those of `candidate`. */
  numbers: readonly NamedNumber[];
}

/** A row whose candidates do not agree or are only offered. The page shows them as buttons. */
export interface RowChoice {
  row: RowId;
  candidates: readonly RowCandidate[];
  /** Words on why no number is taken. */
  why: Sentence;
}

/** A number that fills no row. On the page, a click puts it into one of `may`. */
export interface UnusedNumber {
  number: NamedNumber;
  /** Words on why the number is not used. */
  why: Sentence;
  /** Rows that its name might mean, the likeliest first; empty where its name says nothing. */
  may: readonly Kind[];
}

/** How words bear on an answer: they say it, deny it, leave it to something that the text does not show, or only mention it. */
export type Bearing = 'yes' | 'no' | 'undecided' | 'mentioned';

/** Words of the text that bear on a question. */
export interface Words {
  question: QuestionId;
  /** Answer that the words speak of. */
  answer: string;
  bearing: Bearing;
  line: number;
  /** The line that the words stand in, shortened. */
  text: string;
  active: boolean;
}

/** A question with what the text says on it. */
export interface ProposedQuestion {
  question: QuestionId;
  /** The answer that the text plainly gives, with nothing against it; null where a person has to answer. */
  answer: string | null;
  /** Whether something in the text speaks against the answer that would be assumed, so that a person has to answer. */
  asks: boolean;
  words: readonly Words[];
}

/** A set of training data that the text names, with its number of records as published. */
export interface SuggestedRecords {
  name: string;
  records: number;
  /** The page on which the number is published. */
  source: { label: string; url: string };
  line: number;
}

/** One phase of several, as the text lists them: the candidates of each row, its own and those that the text gives once for all. */
export type ProposedPhase = Readonly<Record<RowId, readonly RowCandidate[]>>;

export interface Proposal {
  /** Every number of the text that has a name, in its order. Each stands in exactly one of `rows`, `choices` and `unused`. */
  numbers: readonly NamedNumber[];
  rows: readonly ProposedRow[];
  choices: readonly RowChoice[];
  unused: readonly UnusedNumber[];
  questions: readonly ProposedQuestion[];
  /** All rows and questions that the text leaves to a person. */
  open: readonly (RowId | QuestionId)[];
  /** Unit that takes part in a step, as far as the text's numbers say. */
  unit: 'record' | 'client';
  /** The known data sets that the text names; empty where the text gives the number of records itself. */
  suggestions: readonly SuggestedRecords[];
  /** The phases that the text lists; empty where there are none. */
  phases: readonly ProposedPhase[];
  /** The numbers of trials, folds or seeds, since each run that is released counts. They stand under `unused` too. */
  repeats: readonly NamedNumber[];
  /** The library that the text uses. */
  tool: ToolId;
  /** Whether no text is pasted. */
  isEmpty: boolean;
  /** How the library cuts an epoch into batches: rounded up, rounded down, or not at all. */
  wholeBatches: 'up' | 'down' | null;
  /** Updates of an epoch, where the text says how many. */
  stepsPerEpoch: number | null;
  /** The ε that the text reports, which stands under `unused` too; null where it reports none, or several that differ. */
  reported: NamedNumber | null;
  /** The accountant's name in small letters ('prv', 'rdp'); null where the text names none. */
  accountant: string | null;
}
