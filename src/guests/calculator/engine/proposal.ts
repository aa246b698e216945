// What a pasted text proposes, for a person to decide on. Data only: engine/propose.ts makes it, engine/form uses it once
// somebody has confirmed it, and the page draws it.
import type { Sentence } from '../../../base/sentences/sentence';
import type { QuestionId } from './form/questions';
import type { Kind, RowId } from './reading';
import type { ToolId } from './tools';

type PlaceKind = 'command' | 'section' | 'call' | 'table' | 'comment' | 'sentence' | 'line';

/** Place of a number in the text. */
export interface NumberPlace {
  kind: PlaceKind;
  /** The names of the groups around it, outermost first: sections of YAML or TOML, keys of JSON, calls, a table's row. */
  path: readonly string[];
  /** The command or fenced block that it belongs to, counted from 1. 0 is outside of all of them and holds for each. */
  command: number;
}

/** A number of the text with the name that it stands under. */
export interface NamedNumber {
  /** The number's place in `Proposal.numbers`, counted from 0. */
  id: number;
  /** The name as written: 'noise_multiplier', 'batch size', 'epochs'. Never empty. */
  name: string;
  /** Null where it is arithmetic over numbers that the text does not have: 1/n. */
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
  /** Whether the number may be taken. In a comment, a struck line or a quotation it is only offered. */
  active: boolean;
}

/** A number that may be a row's. */
export interface RowCandidate {
  kind: Kind;
  /** The value in the units of `kind`. Null while the row's arithmetic lacks another row. */
  value: number | null;
  /** Arithmetic over n, batch, epochs, q, to be worked out from the other rows: '1/n'. Null where it is a plain number. */
  formula: string | null;
  /** Records, clients (people), or whoever takes part. Only those of the unit in force fill a row. */
  of: 'record' | 'client' | 'either';
  /** The numbers that make the candidate: one, or a batch of a device with the devices and accumulated batches that multiply it. */
  numbers: readonly NamedNumber[];
  /** What should be looked at beside it; null where nothing speaks against it. */
  note: Sentence | null;
}

/** A row on which all active candidates of one command or section agree. */
export interface ProposedRow {
  row: RowId;
  /** The one that the form takes once it is confirmed. */
  candidate: RowCandidate;
  /** All numbers that say so, with those of `candidate`. */
  numbers: readonly NamedNumber[];
}

/** A row whose candidates do not agree, or are only offered: buttons, none of them pressed. */
export interface RowChoice {
  row: RowId;
  candidates: readonly RowCandidate[];
  /** Words on why no number is taken. */
  why: Sentence;
}

/** A number that fills no row. A click gives it to one, and another says that it is none of these. */
export interface UnusedNumber {
  number: NamedNumber;
  /** Words on why the number is not used. */
  why: Sentence;
  /** Rows that its name might mean, the likeliest first; empty where its name says nothing. */
  may: readonly Kind[];
}

/** How words bear on an answer: they say it, deny it, leave it to something that the text does not show, or mention it. */
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
  /** Answer that a plain yes proposes, with nothing against it; null where a person has to answer. */
  answer: string | null;
  /** Something in the text speaks against what is assumed otherwise, so the question must be answered. */
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

/** One phase of several, as the text lists them: on what it agrees for itself, with what is said once for all. */
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
  /** Known sets that the text names; empty where it gives the number itself. */
  suggestions: readonly SuggestedRecords[];
  /** Empty where the text does not list phases. */
  phases: readonly ProposedPhase[];
  /** Trials, folds, seeds: each run that is released counts. They stand under `unused` too. */
  repeats: readonly NamedNumber[];
  tool: ToolId;
  isEmpty: boolean;
  /** How the library cuts an epoch into batches: rounded up, rounded down, or not at all. */
  wholeBatches: 'up' | 'down' | null;
  /** Updates of an epoch, where the text says how many. */
  stepsPerEpoch: number | null;
  /** The ε that the text reports. It stands under `unused` too. */
  reported: NamedNumber | null;
  /** The accountant's name in small letters: 'prv', 'rdp'. */
  accountant: string | null;
}
