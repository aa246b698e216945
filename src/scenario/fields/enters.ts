// The quantities that each field of a scenario enters. The compiler asks for what a new field enters, and guests state the
// fields of what they compute (`derived.ts`). src/lab/chapters/enters.test.ts computes each quantity from scenarios that
// differ in one field, so that a line says neither too much nor too little; a guest's own test does so for the guest's.
import { DERIVED } from '../../guests/faces/derived';
import type { OwnDerived } from './derivedNames';
import { FIELDS } from './fields';
import type { FieldName, NumberFieldName } from './fieldTypes';
import { GUEST_FIELDS, type GuestFieldName } from './guestFields';

/** Names of the quantities that guests compute, from their `derived.ts`; `never` if there are none. */
type GuestDerived = {
  [Guest in keyof typeof DERIVED]: keyof (typeof DERIVED)[Guest] & string;
}[keyof typeof DERIVED];

/** Name of a quantity that is computed from a scenario: a request to a worker, or a choice of how its reply is drawn. */
export type Derived = OwnDerived | GuestDerived;

/** The quantities that fields enter whose value is not a number. A number's entry in the table of fields has its own. */
const OTHERS: Readonly<Record<Exclude<FieldName, GuestFieldName | NumberFieldName>, readonly OwnDerived[]>> =
  {
    sampling: ['curves', 'mu', 'point', 'worstCase', 'lines', 'batchWords'],
    axis: ['curves', 'mu'],
    measure: ['mu', 'lines'],
    epsilonScale: ['epsilonAxis'],
    moreBounds: ['curves', 'mu', 'lines'],
    estimator: ['estimate'],
    auditPoints: ['curves', 'mu', 'worstCase'],
    dataset: ['training'],
    model: ['training'],
    optimizer: ['training'],
    canaries: ['training'],
    target: ['training'],
    oneRunCanary: ['oneRun'],
    oneRunComparison: ['oneRun'],
    oneRunReading: ['oneRun'],
    oneRunClaim: ['oneRun'],
    oneRunStart: ['oneRun'],
  };

const guests: readonly Readonly<Record<string, readonly FieldName[]>>[] = Object.values(DERIVED);
const ofGuests = guests.flatMap((derived) => Object.entries(derived));

const entry = (name: string, own: readonly OwnDerived[]): [string, readonly Derived[]] => {
  const brought = ofGuests.filter(([, fields]) => fields.some((field) => field === name));
  return [name, [...own, ...brought.map(([derived]) => derived as GuestDerived)]];
};

/** The quantities that each field enters, those of guests included. */
export const ENTERS = Object.fromEntries([
  ...Object.values(FIELDS).flatMap((field) =>
    field.kind === 'number' ? [entry(field.name, field.enters)] : [],
  ),
  ...Object.entries(OTHERS).map(([name, own]) => entry(name, own)),
  ...Object.keys(GUEST_FIELDS).map((name) => entry(name, [])),
]) as Readonly<Record<FieldName, readonly Derived[]>>;

/** The named fields that enter none of the drawn quantities, so that their controls would move nothing. */
export const idleFields = <Name extends FieldName>(
  names: readonly Name[],
  drawn: readonly Derived[],
): readonly Name[] => names.filter((name) => !ENTERS[name].some((derived) => drawn.includes(derived)));
