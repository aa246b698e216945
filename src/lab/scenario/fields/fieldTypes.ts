// The kinds of fields a scenario has, as types. The table of the fields themselves is in fields.ts.
import type { NumberRange } from '../../../base/numerics/errors';
import type { CanaryChoice, Scenario } from '../types';

/** The fields of a scenario whose value is any number. */
export type NumberFieldName = {
  [Name in keyof Scenario]: number extends Scenario[Name]
    ? Scenario[Name] extends number
      ? Name
      : never
    : never;
}[keyof Scenario];
/** Those whose value is one of a few words. */
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
  /** Label of the control, sentence case. */
  label: string;
  /** Values outside are refused. */
  range: NumberRange;
  /** What the slider spans; null for a field without one. A box may hold more than its slider. */
  slider: SliderRange | null;
  /** Where the page starts, as of every field. */
  initial: number;
  /** Arrow keys: a factor on log sliders, of the odds on odds sliders, an addend on linear ones. Page keys take `largeStep`. */
  step: number;
  largeStep: number;
  /** Write 1/k as a fraction. */
  fractions: boolean;
}

/** What a slider and its keys ask of a field. */
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
  /** Value, its text in a link, its label. */
  choices: readonly ChoiceOption<string>[];
}

interface ListField {
  kind: 'list';
  name: 'auditPoints';
  key: string;
  label: string;
  initial: readonly number[];
  /** Most values it holds. */
  limit: number;
}

/** Some of a few choices, always in the order of the table, at least one. */
export interface SubsetField {
  kind: 'subset';
  name: 'canaries';
  key: string;
  label: string;
  initial: readonly CanaryChoice[];
  /** Value, which is also its text in a link, and its label. */
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

/** What a part of the page writes and reads itself; here it is only held to what that part can read. */
export interface TextField {
  kind: 'text';
  name: 'worlds';
  key: string;
  label: string;
  initial: string;
  takes: (text: string) => boolean;
  /** One that fits. */
  example: string;
}

export type Field = NumberField | ChoiceField | ListField | SubsetField | RuleField | TextField;

/** What a number field's entry in the table says. */
export type NumberEntry = Omit<NumberField, 'kind' | 'name' | 'initial'>;
