// The kinds of fields a scenario has, as types.
import type { NumberRange } from '../../../base/numerics/errors';
import type { CanaryChoice, Scenario } from '../types';

export type NumberFieldName = {
  [Name in keyof Scenario]: number extends Scenario[Name]
    ? Scenario[Name] extends number
      ? Name
      : never
    : never;
}[keyof Scenario];
/** One of a few words. */
export type ChoiceFieldName = {
  [Name in keyof Scenario]: Scenario[Name] extends string
    ? string extends Scenario[Name]
      ? never
      : Name
    : never;
}[keyof Scenario];
export type FieldName = keyof Scenario;

interface SliderRange {
  min: number;
  max: number;
  /** 'odds': even steps of the odds' logarithm, for a probability. */
  scale: 'log' | 'linear' | 'odds';
}

export interface NumberField {
  kind: 'number';
  name: NumberFieldName;
  /** As in the paper: 'q', 'σ'. Empty where the paper has none. */
  symbol: string;
  /** Key in a link. */
  key: string;
  label: string;
  /** Values outside are refused. */
  range: NumberRange;
  /** Null for a field without one. A box may hold more than its slider. */
  slider: SliderRange | null;
  initial: number;
  /** Arrow keys: a factor on log sliders, of the odds on odds sliders, an addend on linear ones. Page keys take `largeStep`. */
  step: number;
  largeStep: number;
  /** Write 1/k as a fraction. */
  fractions: boolean;
}

export type SlidField = Pick<NumberField, 'range' | 'slider' | 'step' | 'largeStep'>;

export interface ChoiceOption<Value extends string> {
  value: Value;
  text: string;
  label: string;
}

export interface ChoiceField {
  kind: 'choice';
  name: ChoiceFieldName;
  key: string;
  label: string;
  initial: string;
  choices: readonly ChoiceOption<string>[];
}

interface ListField {
  kind: 'list';
  name: 'auditPoints';
  key: string;
  label: string;
  initial: readonly number[];
  limit: number;
}

/** Always in the order of the table, at least one. */
export interface SubsetField {
  kind: 'subset';
  name: 'canaries';
  key: string;
  label: string;
  initial: readonly CanaryChoice[];
  /** The value is also its text in a link. */
  choices: readonly { value: CanaryChoice; label: string }[];
}

/** A number, or one word that stands for a rule. */
export interface RuleField {
  kind: 'rule';
  name: 'target' | 'oneRunClaim';
  key: string;
  label: string;
  word: 'paper' | 'page';
  initial: number | RuleField['word'];
  range: NumberRange;
}

/** A part of the page writes and reads it itself; here it is only held to what that part can read. */
export interface TextField {
  kind: 'text';
  name: 'worlds';
  key: string;
  label: string;
  initial: string;
  takes: (text: string) => boolean;
  example: string;
}

export type Field = NumberField | ChoiceField | ListField | SubsetField | RuleField | TextField;

export type NumberEntry = Omit<NumberField, 'kind' | 'name' | 'initial'>;
