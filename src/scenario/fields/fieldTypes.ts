// The kinds of fields a scenario has, as types.
import type { NumberRange } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import type { CanaryChoice, Scenario } from '../types';
import type { OwnDerived } from './derivedNames';
import type { GuestField, GuestFieldName } from './guestFields';

export type FieldName = keyof Scenario;
export type NumberFieldName = {
  [Name in FieldName]: [number, Scenario[Name]] extends [Scenario[Name], number] ? Name : never;
}[FieldName];
/** Names of the fields whose value is one of a few words. */
export type ChoiceFieldName = {
  [Name in FieldName]: Scenario[Name] extends string ? (string extends Scenario[Name] ? never : Name) : never;
}[FieldName];

/** Scales of sliders. 'odds': even steps of the odds' logarithm, for a probability. */
type SliderScale = 'log' | 'linear' | 'odds';

interface Base<Kind extends string, Name extends FieldName, Value = Scenario[Name]> {
  kind: Kind;
  name: Name;
  /** Key of the field in a link. */
  key: string;
  label: Sentence;
  initial: Value;
}

export interface NumberField extends Base<'number', NumberFieldName> {
  /** Symbol in the paper: 'q', 'σ'. Empty if the paper has none. */
  symbol: string;
  /** Range of the values; those outside are refused. */
  range: NumberRange;
  /** Ends and scale of the slider; null for a field without one. The number box also takes values beyond the slider's ends. */
  slider: { min: number; max: number; scale: SliderScale } | null;
  /**
   * Change by an arrow key: a factor on log sliders, a factor of the odds on odds sliders, an addend on linear ones. The
   * page keys take `largeStep`.
   */
  step: number;
  largeStep: number;
  /** Whether 1/k is written as a fraction. */
  fractions: boolean;
  /** The quantities that are computed from the field, besides those of guests. */
  enters: readonly OwnDerived[];
}

export type SlidField = Pick<NumberField, 'range' | 'slider' | 'step' | 'largeStep'>;

export interface ChoiceOption<Value extends string> {
  value: Value;
  text: string;
  label: Sentence;
}

export interface ChoiceField extends Base<'choice', ChoiceFieldName, string> {
  choices: readonly ChoiceOption<string>[];
}

interface ListField extends Base<'list', 'auditPoints'> {
  limit: number;
}

/** A field whose value is a subset: always in the order of the table, at least one. */
export interface SubsetField extends Base<'subset', 'canaries'> {
  /** The value is also its text in a link. */
  choices: readonly { value: CanaryChoice; label: Sentence }[];
}

/** A field whose value is a number, or one word that stands for a rule by which the number is found. */
export interface RuleField extends Base<'rule', 'target' | 'oneRunClaim'> {
  word: 'paper' | 'page';
  range: NumberRange;
}

/** A text that a guest writes and reads itself. The scenario only checks that the guest can read it. */
interface TextField extends Base<'text', GuestFieldName, string>, GuestField {}

export type Field = NumberField | ChoiceField | ListField | SubsetField | RuleField | TextField;

export type NumberEntry = Omit<NumberField, 'kind' | 'name' | 'label' | 'initial'>;
