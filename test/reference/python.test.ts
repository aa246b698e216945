// The Python module, which runs the command `compute`, as a notebook would use it. Skipped with a warning where there is no python3.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const found = spawnSync('python3', ['--version']).status === 0;
if (!found) console.warn('No python3 here: the Python module is not tried.');

/** Python script for all tests of this file. It starts the command once, since the start takes longer than the answers. */
const SCRIPT = `
import datetime, sys
sys.path.insert(0, "python")
from adjacency_lab import Lab, LabError
class Array:
    def __init__(self, held):
        self.held = held
    def tolist(self):
        return self.held
class Lines:
    """Counts what is sent."""
    def __init__(self, to):
        self.to, self.sent, self.closed = to, 0, False
    def write(self, text):
        self.sent += text.count("\\n")
        self.to.write(text)
    def flush(self):
        self.to.flush()
    def close(self):
        self.closed = True
        self.to.close()
def refuse(lab):
    lab._process.stdin = lines = Lines(lab._process.stdin)
    def refused(**fields):
        try:
            print(lab.ask(**fields))
        except LabError as error:
            print(error.code, error.field, "|", error)
    refused(query="gdpEps", mu=float("nan"), delta=1e-6)
    refused(query="gdpEps", mu=1, delta=[1e-6, float("-inf")])
    refused(query="epsilon", segments=[dict(steps=1), dict(steps=float("inf"))])
    refused(query="gdpEps", mu=Array(float("nan")), delta=1e-6)
    refused(query="gdpEps", mu=1j, delta=1e-6)
    print(lines.sent)
    for reply in lab.ask_many([
        dict(query="gdpEps", mu=1, delta=1e-6, id="first"),
        dict(query="gdpEps", mu=float("inf"), delta=1e-6, id="second"),
        dict(query="gdpEps", mu=Array(2), delta=1e-6, id="third"),
        dict(query="gdpEps", mu=1, delta=1e-6, id=float("nan")),
    ]):
        print(reply["id"], "error" in reply)
    print(lines.sent)
mechanism = dict(adjacency="substitute", samplingRate=1, noiseMultiplier=20, steps=100)
with Lab() as lab:
    print(lab.ask("epsilon", delta=1e-5, **mechanism)["value"])
    print(lab.ask("epsilon", delta=1e-5, relation=mechanism["adjacency"],
                  **{name: mechanism[name] for name in mechanism if name != "adjacency"})["value"])
    print(len(lab.ask_many([dict(query="gdpEps", mu=1 + i / 1000, delta=1e-6) for i in range(100)])))
    try:
        lab.ask("epsilon", delta=2, **mechanism)
    except LabError as error:
        print(error.field, error)
    text = "sigma = 20\\nq = 1\\nsteps = 100\\ndelta = 1e-5"
    form = lab.translate(text)
    print(form["open"], form["epsilons"], form["fields"]["noise"]["line"])
    form = lab.translate(text, overrides={"steps": "10*20"}, answers={"sampling": "poisson"}, confirm=True)
    print(form["open"], form["mechanism"]["steps"])
    report = lab.report(samplingRate=1, noiseMultiplier=20, steps=100, delta=1e-5, values=[3], marks={"steps": [3, 4]}, language="de")
    print(report["guarantees"][1]["epsilon"]["value"], [guess["values"] for guess in report["guesses"]])
    print(report["date"] == datetime.date.today().isoformat(), "gelesen in den Zeilen 3 und 4" in report["plain"])
    try:
        lab.report(samplingRate=1, noiseMultiplier=20, steps=100, delta=1e-5, date="today")
    except LabError as error:
        print(error.field)
    print("REFUSED")
    refuse(lab)
`;

/** Lines before and after that word. */
let asked: string[];
let refused: string[];
beforeAll(() => {
  if (!found) return;
  const said = execFileSync('python3', ['-c', SCRIPT], { cwd: ROOT, encoding: 'utf8' });
  [asked = [], refused = []] = said.split('REFUSED').map((part) => part.trim().split('\n'));
});

test.skipIf(!found)('asks, asks many at once, and names what is refused', () => {
  // a Gaussian mechanism of mu = 1, whose epsilon has a closed form
  expect(Number(asked[0])).toBeCloseTo(4.377_178, 5);
  // the second query has the field's older name
  expect(asked[1]).toBe(asked[0]);
  expect(asked[2]).toBe('100');
  expect(asked[3]).toMatch(/^delta delta is 2\. Give a number in /);
  expect(asked.slice(4, 6)).toEqual(["['sampling', 'confirm'] None 1", '[] 200']);
  // the report has the same ε and today's date, and names the lines that were read
  expect(asked.slice(6)).toEqual([`${asked[0]} [3]`, 'True True', 'date']);
});

test.skipIf(!found)('refuses what JSON cannot write by its field, before anything is sent', () => {
  const remedy = 'Give a finite number, or leave the field out. JSON has no NaN and no Infinity.';
  expect(refused).toEqual([
    `not-a-number mu | mu is nan. ${remedy}`,
    `not-a-number delta[1] | delta[1] is -inf. ${remedy}`,
    `not-a-number segments[1].steps | segments[1].steps is inf. ${remedy}`,
    `not-a-number mu | mu is nan. ${remedy}`,
    'not-json mu | mu is a complex, which JSON cannot write. Give a number, a text, or a list or dict of these.',
    '0',
    // the other queries are answered, each in its place
    'first False',
    'second True',
    'third False',
    'None True',
    '2',
  ]);
});

test.skipIf(!found)('infinite scores of an audit are sent as texts', () => {
  const script = [
    'import json, sys',
    "sys.path.insert(0, 'python')",
    'from adjacency_lab.lab import _plain',
    "print(json.dumps(_plain({'inScores': [1.5, float('inf')], 'outScores': [float('-inf')]}, '')))",
  ].join('\n');
  const said = execFileSync('python3', ['-c', script], { cwd: ROOT, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ inScores: [1.5, 'inf'], outScores: ['-inf'] });
});
