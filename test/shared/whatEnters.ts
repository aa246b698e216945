// Finds, by trying, the fields of a scenario on which a computed value depends. For tests.
import fc from 'fast-check';
import { changeScenario, FIELDS, type FieldName, type Scenario } from '../../src/scenario';
import { keyOfData } from '../../src/work';
import { size } from '../statistics/size';
import { arbitraryScenario } from './arbitraryScenario';

/** The first scenario with one field of the second; null where a change of this field changes another one too. */
function oneChanged(name: FieldName, scenario: Scenario, other: Scenario): Scenario | null {
  // audit points are values of an axis, so they cannot change without it
  if (name === 'auditPoints' && other.axis !== scenario.axis) return null;
  const changed = changeScenario(scenario, { [name]: other[name] });
  const others = (Object.keys(FIELDS) as FieldName[]).filter((field) => field !== name);
  return others.every((field) => keyOfData({ of: changed[field] }) === keyOfData({ of: scenario[field] }))
    ? changed
    : null;
}

/** The entries of `computed` that each field changes in some pair of scenarios that differ in it alone, computed at the first call. */
export function whatEnters<Derived extends string>(
  computed: Readonly<Record<Derived, (scenario: Scenario) => unknown>>,
): () => Readonly<Record<FieldName, ReadonlySet<Derived>>> {
  const derived = Object.keys(computed) as Derived[];
  const computedFrom = (scenario: Scenario) =>
    Object.fromEntries(derived.map((name) => [name, keyOfData({ of: computed[name](scenario) })])) as Record<
      Derived,
      string
    >;
  function tried() {
    const names = Object.keys(FIELDS) as FieldName[];
    const found = Object.fromEntries(names.map((name) => [name, new Set()])) as Record<
      FieldName,
      Set<Derived>
    >;
    const pairs = fc.sample(fc.tuple(arbitraryScenario, arbitraryScenario), {
      seed: 31,
      numRuns: size(60, 150),
    });
    for (const [scenario, other] of pairs) {
      const before = computedFrom(scenario);
      for (const name of names) {
        const changed = oneChanged(name, scenario, other);
        if (changed === null) continue;
        const after = computedFrom(changed);
        for (const one of derived) if (after[one] !== before[one]) found[name].add(one);
      }
    }
    return found;
  }
  let known: ReturnType<typeof tried> | null = null;
  return () => {
    known ??= tried();
    return known;
  };
}

/** The fields on which one computed value depends, sorted. */
export function fieldsThatEnter(compute: (scenario: Scenario) => unknown): FieldName[] {
  const found = whatEnters({ it: compute })();
  return (Object.keys(found) as FieldName[]).filter((name) => found[name].has('it')).sort();
}
