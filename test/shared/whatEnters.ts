// The fields of a scenario that enter what is computed from it, found by trying; for tests.
import fc from 'fast-check';
import { changeScenario, FIELDS, type FieldName, type Scenario } from '../../src/scenario';
import { keyOfData } from '../../src/work';
import { arbitraryScenario } from './arbitraryScenario';

/** The first scenario with one field of the second; null where the page would change another field with it. */
function oneChanged(name: FieldName, scenario: Scenario, other: Scenario): Scenario | null {
  // audit points belong to an axis
  if (name === 'auditPoints' && other.axis !== scenario.axis) return null;
  const changed = changeScenario(scenario, { [name]: other[name] });
  const others = (Object.keys(FIELDS) as FieldName[]).filter((field) => field !== name);
  return others.every((field) => keyOfData({ of: changed[field] }) === keyOfData({ of: scenario[field] }))
    ? changed
    : null;
}

/** What each field changed at least once of `computed`, in scenarios that differ in it alone. Tried with the first call. */
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
    const pairs = fc.sample(fc.tuple(arbitraryScenario, arbitraryScenario), { seed: 31, numRuns: 150 });
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

/** The fields that enter one thing, sorted. */
export function fieldsThatEnter(compute: (scenario: Scenario) => unknown): FieldName[] {
  const found = whatEnters({ it: compute })();
  return (Object.keys(found) as FieldName[]).filter((name) => found[name].has('it')).sort();
}
