// Scenario files, written and read back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryScenario } from '../../test/shared/arbitraryScenario';
import { english } from '../base/sentences/sentence';
import { DEFAULT_SCENARIO } from './defaults';
import { formatScenarioFile, parseScenarioFile } from './file';

describe('scenario files', () => {
  test('give every valid scenario back exactly, over scenarios', () => {
    fc.assert(
      fc.property(arbitraryScenario, (scenario) => {
        expect(parseScenarioFile(formatScenarioFile(scenario))).toEqual({ scenario, problems: [] });
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  test('name their format and write every field', () => {
    const content = JSON.parse(formatScenarioFile(DEFAULT_SCENARIO));
    expect(content).toMatchObject({ format: 'adjacency-lab/scenario', version: 2 });
    expect(content.scenario).toEqual(DEFAULT_SCENARIO);
  });

  test('keep the other fields where one is bad, and name that one', () => {
    const { scenario, problems } = parseScenarioFile(
      '{"scenario": {"steps": 100, "delta": "small", "sigma": 3}}',
    );
    expect(scenario).toEqual({ ...DEFAULT_SCENARIO, steps: 100 });
    expect(problems.map(({ field, given }) => [field, given])).toEqual([
      ['file', '"sigma"'],
      ['delta', '"small"'],
    ]);
  });

  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['null', 'no "scenario"'],
    ['[1]', 'no "scenario"'],
    ['{"scenario": [1]}', 'no "scenario"'],
    ['{"scenario": null}', 'no "scenario"'],
    [`"${'x'.repeat(100_001)}"`, 'more than 100000'],
  ])('%#: a text that is no scenario file gives the defaults and one message', (text, message) => {
    const { scenario, problems } = parseScenarioFile(text);
    expect(scenario).toEqual(DEFAULT_SCENARIO);
    expect(problems).toHaveLength(1);
    expect(english(problems[0].message)).toContain(message);
  });

  test('a file from before the switch for more bounds shows all lines, as it did', () => {
    const { scenario, problems } = parseScenarioFile('{"version": 1, "scenario": {"steps": 7}}');
    expect(scenario).toEqual({ ...DEFAULT_SCENARIO, steps: 7, moreBounds: 'on' });
    expect(problems).toEqual([]);
  });

  test('a file of another format or version is read with a message', () => {
    const { scenario, problems } = parseScenarioFile(
      '{"format": "other", "version": 9, "scenario": {"steps": 7}}',
    );
    expect(scenario.steps).toBe(7);
    expect(problems.map(({ field }) => field)).toEqual(['format', 'version']);
  });

  test('any text or JSON gives a valid scenario', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"scenario":${json}}`),
        ),
        (text) => {
          const { scenario } = parseScenarioFile(text);
          expect(parseScenarioFile(formatScenarioFile(scenario)).problems).toEqual([]);
        },
      ),
      { seed: 13, numRuns: 300 },
    );
  });
});
