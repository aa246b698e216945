// What is proposed of the real configurations in testing/configurations, that every number of them is accounted for, and that no
// ε follows before somebody confirms.
import { describe, expect, it } from 'vitest';
import {
  blindConfigurations,
  configurations,
  proposeOnce,
  score,
  verdictsOn,
} from '../testing/configurations/yardstick';
import { type Answers, type Overrides, resolve } from './form/resolve';

const resolved = (text: string, overrides: Overrides = {}, answers: Answers = {}, confirmed = true) =>
  resolve(proposeOnce(text), { overrides, answers, phases: [], confirmed });

/** A name, '=' or ':' and a plain number, found by a rule that is independent of the scanner under test. */
const NAMED = /(?<![\w.$-])([A-Za-z_]\w{2,})"?\s*[=:]\s*"?(\d+(?:\.\d+)?(?:e-?\d+)?)(?=[\s,;)}\]"]|$)/gm;

describe('246 real configurations', () => {
  const all = configurations();

  it('are all there with at least one right answer each', () => {
    expect(all).toHaveLength(246);
    expect(all.every(({ said }) => Object.keys(said).length > 0)).toBe(true);
  });

  it.each(all)('$name proposes no number that the text does not give for the row', (configuration) => {
    const told = verdictsOn(configuration).filter(({ said }) => said !== 'nothing');
    expect(told.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  it.each(all)('$name has each number in one list, and at the place where it is written', ({ text }) => {
    const { numbers, rows, choices, unused } = proposeOnce(text);
    const inRows = rows.flatMap((row) => [
      ...new Set([...row.numbers, ...row.candidate.numbers].map(({ id }) => id)),
    ]);
    const inChoices = [
      ...new Set(
        choices.flatMap(({ candidates }) => candidates.flatMap((one) => one.numbers.map(({ id }) => id))),
      ),
    ];
    const listed = [...inRows, ...inChoices, ...unused.map(({ number }) => number.id)];
    expect(listed.toSorted((a, b) => a - b)).toEqual(numbers.map(({ id }) => id));
    for (const { written, start, end, line, name } of numbers) {
      expect(text.slice(start, end)).toBe(written);
      expect(text.slice(0, start).split('\n')).toHaveLength(line);
      expect(name).not.toBe('');
    }
  });

  it('leave no number with a name out', () => {
    let count = 0;
    for (const { text, name } of all) {
      const { numbers } = proposeOnce(text);
      for (const hit of text.matchAll(NAMED)) {
        const at = hit.index + hit[0].lastIndexOf(hit[2] as string);
        const covers = numbers.some(({ start, end }) => start <= at && at < end);
        expect(covers, `${name}: ${hit[0]}`).toBe(true);
        count++;
      }
    }
    expect(count).toBeGreaterThan(650);
  });

  it('have the right number offered in nine of ten rows that they leave open', () => {
    const { several, offered } = score();
    expect(offered / several).toBeGreaterThan(0.9);
  });

  it('have more than seven of eight rows proposed rightly and none wrongly', () => {
    const { rows, right, counts, besides } = score();
    expect(rows).toBe(1125);
    expect(right / rows).toBeGreaterThan(7 / 8);
    expect(counts.get('wrong')).toBeUndefined();
    expect(besides).toBeLessThanOrEqual(5);
  });

  it('have no run before somebody confirms', () => {
    for (const { text, name } of all) {
      for (const answers of [
        {},
        { sampling: 'poisson' },
        { sampling: 'poisson', phases: 'several' },
        { sampling: 'shuffled' },
      ]) {
        const { run, mechanism, parts, bounds } = resolved(text, {}, answers, false);
        expect([run, mechanism, parts, bounds], name).toEqual([null, null, null, []]);
      }
    }
  });

  it('have a run once confirmed only where the text or a person says how batches are drawn', () => {
    let withRun = 0;
    for (const { text, name } of all) {
      const { mechanism, questions } = resolved(text);
      const sampling = questions.find(({ id }) => id === 'sampling');
      if (mechanism) expect([sampling?.answer, sampling?.by], name).toEqual(['poisson', 'text']);
      if (resolved(text, {}, { sampling: 'poisson' }).mechanism) withRun++;
    }
    expect(withRun).toBeGreaterThan(100);
  });
});

/** Old names of answers in the file blind.txt, which was written before the form had its own names, by their present names. */
const ANSWER_IDS: Readonly<Record<string, string>> = { 'each-once': 'clients' };
const CHOOSABLE = ['records', 'batchSize', 'samplingRate', 'epochs', 'steps', 'noiseMultiplier', 'delta'];

describe('twenty configurations written before the reader', () => {
  const twenty = blindConfigurations();

  it('are all there', () => {
    expect(twenty).toHaveLength(20);
  });

  it.each(twenty)('$title: every proposed row is right', ({ text, answer }) => {
    for (const row of resolved(text).rows) {
      if (row.source?.kind !== 'read' || row.kind === null || row.value === null) continue;
      const kind = row.kind === 'targetEpsilon' ? 'target' : row.kind;
      // a standard deviation is not among the right answers, but the form has to ask what it is of
      if (kind === 'noiseDeviation') expect(resolved(text).open).toContain('noiseScale');
      // steps beside a right answer in epochs have to be as many as the epochs have
      else if (kind === 'steps' && answer.steps === undefined) {
        const { records, batchSize, epochs } = answer as Record<string, number>;
        expect(row.value).toBeCloseTo(((epochs as number) * (records as number)) / (batchSize as number), 0);
      } else expect([answer[kind]].flat(), kind).toContain(row.value);
    }
  });

  it.each(twenty)('$title: the form asks for what the text does not say', ({ text, ask }) => {
    const { questions, open } = resolved(text);
    const asked = questions.filter((one) => one.isAsked).map(({ id }) => id);
    expect([...open, ...asked]).toEqual(expect.arrayContaining([...ask]));
  });

  it.each(twenty)(
    '$title: the right answers, and no others, lead to the right run',
    ({ text, given, mechanism }) => {
      const overrides = Object.fromEntries(
        Object.entries(given).filter(([name]) => CHOOSABLE.includes(name)),
      );
      const answers = Object.fromEntries(
        Object.entries(given)
          .filter(([name]) => !CHOOSABLE.includes(name))
          .map(([name, answer]) => [name, ANSWER_IDS[answer] ?? String(answer)]),
      );
      const { run: first, mechanism: unasked } = resolved(text);
      // the form also asks about noise that is added by hand; the right answers are that each record is clipped, and σ relative to C
      const all = { noiseScale: 'C', clipping: 'each', ...answers };
      const { mechanism: found, open } = resolved(text, overrides, all);
      const near = (value: number) => ({
        asymmetricMatch: (other: number) => Math.abs(other / value - 1) < 0.01,
      });
      if (mechanism === null) {
        if (found !== null) expect(found.target).not.toBeNull();
        return;
      }
      const right = {
        samplingRate: near(mechanism.samplingRate),
        noiseMultiplier: near(mechanism.noiseMultiplier),
        steps: near(mechanism.steps),
      };
      expect(open).toEqual([]);
      expect(found).toMatchObject(right);
      if (unasked !== null) expect(first).toMatchObject(right);
    },
  );
});
